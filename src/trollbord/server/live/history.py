"""What has happened at a table, as a seat is told it."""

from __future__ import annotations

from typing import Final

from trollbord.ink.screen import Entry
from trollbord.kernel.log import Pick
from trollbord.kernel.match import Match
from trollbord.kernel.seat import Seat


class History:
    """Everyone's history; only what is new since the last time is told anew."""

    def __init__(self) -> None:
        self._told: Final[dict[Seat, tuple[list[Pick], list[Entry]]]] = {}

    def seen(self, match: Match, eyes: Seat) -> list[Entry]:
        """All picks that stand, through these eyes."""
        known, picks = self._told.setdefault(eyes, ([], [])), match.picks
        told, entries = known
        while told and (len(told) > len(picks) or told[-1] is not picks[len(told) - 1]):
            told.pop()
            entries.pop()
        for pick in picks[len(told) :]:
            told.append(pick)
            events = [event.seen(eyes) for event in pick.events]
            before = entries[-1].before + len(entries[-1].events) if entries else 0
            beside = pick.seq if pick.beside and pick.seen_by is None else 0
            entries.append(Entry(len(told), pick.seat, events, beside, before))
        return entries
