"""What a reminder says: which games, and where. No name of a person or a table, nothing that a player has written, nothing hidden."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256
from typing import Final, NamedTuple

from trollbord.server.store.outbox import CONFIRM, TURN, Parcel
from trollbord.words import COMMON, Speaker, speaker

LISTED: Final = 20
"""Tables that one message names."""


class ReminderLine(NamedTuple):
    """A table of which something is told."""

    what: str
    game: str
    table: str
    text: str
    url: str


class ReminderTelling(NamedTuple):
    """A message before it is written as mail, push or webhook."""

    id: str
    """The same for the same reminders: who gets them twice can tell."""
    title: str
    lines: Sequence[ReminderLine]
    more: int
    """Tables that are not named."""
    confirm: str
    """The link that confirms an address; empty if it was."""
    stop: str
    """The link that stops reminders by this channel."""
    next: str
    """Where the page leads to the next table."""
    words: Speaker


def told(parcel: Parcel, home: str, confirm: str, stop: str) -> ReminderTelling:
    """What a parcel tells; `home` is the address of this server."""
    channel = parcel.channel
    words = speaker(COMMON, channel.language)
    rows = [row for row in parcel.rows if row.what != CONFIRM]
    asks = any(row.what == CONFIRM for row in parcel.rows)
    lines = [
        _line(row.what, parcel.games[row.table], row.table, home, channel.language)
        for row in rows[:LISTED]
    ]
    about = "|".join([channel.id, *[f"{row.table} {row.at!r}" for row in parcel.rows]])
    return ReminderTelling(
        sha256(about.encode()).hexdigest()[:32],
        words.text("remind-confirm-title") if asks else _title(words, lines, len(rows)),
        lines,
        len(rows) - len(lines),
        confirm if asks else "",
        stop,
        lines[0].url if len(lines) == 1 else f"{home}/next",
        words,
    )


def _line(what: str, game: str, table: str, home: str, language: str) -> ReminderLine:
    words = speaker(game, language)
    text = words.text(f"remind-line-{what}", game=words.text("game-name"))
    return ReminderLine(what, game, table, text, f"{home}/t/{table}")


def _title(words: Speaker, lines: Sequence[ReminderLine], count: int) -> str:
    """One table is told by its line, several are counted."""
    if count == 1:
        return lines[0].text
    only_turns = all(line.what == TURN for line in lines)
    return words.text("remind-turns" if only_turns else "remind-news", count=count)
