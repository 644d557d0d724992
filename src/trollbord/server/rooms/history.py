"""What has happened at a table, as a seat is told it."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence
from typing import Final

from trollbord.ink.screen import Entry
from trollbord.kernel.event import Event
from trollbord.kernel.log import Pick
from trollbord.kernel.match import Match
from trollbord.kernel.seat import Seat


class TableHistory:
    """Everyone's history; only what is new since the last time is told anew."""

    def __init__(self) -> None:
        self._told: Final[dict[Seat, tuple[list[tuple[Pick, int]], list[Entry]]]] = {}

    def seen(
        self, match: Match, eyes: Seat, beside: Sequence[tuple[int, Event]] = ()
    ) -> list[Entry]:
        """All picks that stand, through these eyes, and what happened `beside` the game after each of them."""
        told, entries = self._told.setdefault(eyes, ([], []))
        picks = match.picks
        until = _counted(picks, [seq for seq, _ in beside])
        while told and not _stands(told, picks, until):
            told.pop()
            entries.pop()
        for index in range(len(told), len(picks)):
            pick, first = picks[index], told[-1][1] if told else 0
            happened = [event for _, event in beside[first : until[index]]]
            events = [*[event.seen(eyes) for event in pick.events], *happened]
            before = entries[-1].before + len(entries[-1].events) if entries else 0
            file = pick.seq if pick.beside and pick.seen_by is None else 0
            told.append((pick, until[index]))
            entries.append(Entry(len(told), pick.seat, events, file, before))
        return entries


def _counted(picks: Sequence[Pick], seqs: Sequence[int]) -> list[int]:
    """For each pick, how many of the happenings came before the next one."""
    if not seqs:
        return [0] * len(picks)
    return [*[bisect_left(seqs, pick.seq) for pick in picks[1:]], len(seqs)]


def _stands(told: Sequence[tuple[Pick, int]], picks: Sequence[Pick], until: Sequence[int]) -> bool:
    """Whether the last of what was told is still so."""
    at = len(told) - 1
    return at < len(picks) and told[at][0] is picks[at] and told[at][1] == until[at]
