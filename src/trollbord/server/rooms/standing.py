"""Where a table stands, as everyone may see it: what the first page shows of it without opening its room."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple, TypeAlias

import msgspec

from trollbord.kernel.match import Match
from trollbord.kernel.result import RESIGNED, Result
from trollbord.server.rooms.table_state import ENDED, TableState
from trollbord.server.store.rows import TableRow

LONGEST_SILENCE: Final = 300.0
"""Seconds that a silence counts at most: a game over days is not played for days."""


class TableStanding(msgspec.Struct, frozen=True):
    """The look and the number on each seat's plate; the ranks, and why it ended, if the game is over."""

    looks: tuple[str, ...] = ()
    numbers: tuple[str, ...] = ()
    ranks: tuple[int, ...] = ()
    reason: str = ""


class Plates(NamedTuple):
    """The look and the number on each seat's plate, as everyone sees them."""

    looks: tuple[str, ...] = ()
    numbers: tuple[str, ...] = ()


Drawer: TypeAlias = Callable[[Match], Plates]
"""Draws the plates of a table."""


def no_plates(match: Match) -> Plates:
    """Nothing: where no first page shows the table."""
    return Plates()


def standing_of(
    plates: Plates, result: Result | None, ranks: Sequence[int], is_ended: bool = False
) -> TableStanding:
    """Where a table stands; after an end that the rules count, the numbers are the scores."""
    reason = ENDED if is_ended else "" if result is None else result.reason
    if result is None or reason == RESIGNED:
        return TableStanding(plates.looks, plates.numbers, tuple(ranks), reason)
    scores = tuple([str(score) for score in result.scores])
    return TableStanding(plates.looks, scores, tuple(ranks), reason)


def describe(table: TableState, before: TableRow, now: float, plates: Drawer) -> None:
    """Write into a table's row what the first page shows; plates are drawn when the turn goes on, not at every pick."""
    row = table.row
    row.played = before.played + min(LONGEST_SILENCE, max(0.0, now - before.touched))
    row.touched = now
    turns = table.asked() != before.asked or table.is_over != bool(before.over)
    if turns or not before.since:
        row.since = now
    if turns or not before.standing:
        shown = standing_of(plates(table.match), table.result, table.ranks, table.is_ended)
        row.standing = written(shown)
    if table.is_over and not before.over:
        row.ended = now


def written(standing: TableStanding) -> str:
    """A standing as the store has it."""
    return msgspec.json.encode(standing).decode()


def read_standing(text: str) -> TableStanding:
    """What `written` wrote; a table that nobody has entered yet has none."""
    return msgspec.json.decode(text, type=TableStanding) if text else TableStanding()
