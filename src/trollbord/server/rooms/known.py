"""What the store is known to have of a table, and what of it has changed since."""

from __future__ import annotations

from typing import Final

import msgspec

from trollbord.server.rooms.occupants import PERSON
from trollbord.server.rooms.replaying import stored_line
from trollbord.server.rooms.results import results_of
from trollbord.server.rooms.table_state import HINTS_ASKED, TableState
from trollbord.server.store.change import BotQuestion, Change
from trollbord.server.store.rows import ResultRow, StoredTable, TableRow


class Known:
    """The rows that the store has, without the lines: `written` says how many those are."""

    def __init__(self, stored: StoredTable, written: int, question: BotQuestion | None) -> None:
        # A long game has thousands of lines, and the match has them already.
        self.stored: Final = msgspec.structs.replace(stored, lines=[])
        self.written: Final = written
        self.question: Final = question
        """The question for a bot that came of this."""

    @property
    def row(self) -> TableRow:
        """The table's own row."""
        return self.stored.row

    def change(self, table: TableState, question: BotQuestion | None) -> Change:
        """What differs from it at a table where this question waits for a bot."""
        stored, clock = self.stored, table.clock
        return Change(
            table=table.row.id,
            known=stored.row.version,
            lines=[stored_line(table.row.id, line) for line in table.match.log[self.written :]],
            chairs=[new for new, old in zip(table.chairs, stored.chairs) if new != old],
            saved={
                name: text
                for name, text in table.saved.items()
                if text != stored.saved.get(name, "")
            },
            said=table.said[len(stored.said) :],
            opened=table.opening,
            over=table.is_over,
            next=table.row.next,
            asked=table.asked(),
            due=None if clock is None else clock.due,
            touched=table.row.touched,
            standing=table.row.standing,
            since=table.row.since,
            played=table.row.played,
            ended=table.row.ended,
            name=table.row.name if table.row.name != stored.row.name else None,
            results=results_at(table) if table.is_over and not stored.row.over else [],
            bot="" if question is None else question.bot,
            asks=question if question != self.question else None,
            reminds=reminded(table, stored.row),
        )

    def rings_differently(self, change: Change) -> bool:
        """Whether a clock was started or stopped."""
        known, new = self.row.due, change.due
        return (known is None) != (new is None) or abs((known or 0.0) - (new or 0.0)) > 0.001


def reminded(table: TableState, before: TableRow) -> list[str]:
    """Whose turn it has become, if a person's; everybody when the game has ended."""
    if table.is_over:
        return [] if before.over else sorted({chair.person for chair in table.chairs} - {""})
    seat = table.asked()
    if seat is None or seat == before.asked or table.chairs[seat].kind != PERSON:
        return []
    return [table.chairs[seat].person]


def results_at(table: TableState) -> list[ResultRow]:
    """How the game ended for its people."""
    counts = not table.is_practice and not table.match.forked and not table.saved.get(HINTS_ASKED)
    given_up = table.match.resigned
    return results_of(table.row, table.chairs, table.names, table.ranks, counts, given_up)
