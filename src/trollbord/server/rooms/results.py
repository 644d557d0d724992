"""How a game ended for each of its people: written once, when it ends, and read by the page about oneself."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec

from trollbord.kernel.seat import Seat
from trollbord.server.people.names import is_program
from trollbord.server.rooms.occupants import PERSON, STANDIN
from trollbord.server.store.rows import ChairRow, ResultRow, TableRow

NOT_COUNTED: Final = 0
"""The rank of a game that says nothing of how well a person plays: only its time counts."""


class Opponent(msgspec.Struct, frozen=True):
    """Whom a person has played against: a bot's level, or a person under the name they had."""

    bot: str
    person: str
    name: str
    rank: int


def results_of(
    row: TableRow,
    chairs: Sequence[ChairRow],
    names: dict[str, str],
    ranks: Sequence[int],
    counts: bool,
    resigned: Sequence[Seat] = (),
) -> list[ResultRow]:
    """A row for each person at the table; it `counts` unless a game was practice or a person played two seats.

    A seat that `resigned` has lost for its person, even if a bot played on.
    """
    chairs = [_own(chair) if chair.seat in resigned else chair for chair in chairs]
    people = dict.fromkeys([chair.person for chair in chairs if chair.person])
    return [
        _row(row, chairs, names, ranks, person, counts and bool(ranks))
        for person in people
        if not is_program(person)
    ]


def _own(chair: ChairRow) -> ChairRow:
    """The chair as it was before a bot played on for the person who gave up."""
    return msgspec.structs.replace(chair, kind=PERSON, bot="") if chair.person else chair


def _row(
    row: TableRow,
    chairs: Sequence[ChairRow],
    names: dict[str, str],
    ranks: Sequence[int],
    person: str,
    counts: bool,
) -> ResultRow:
    seats = [chair.seat for chair in chairs if chair.person == person]
    is_alone = len(seats) == 1 and chairs[seats[0]].kind == PERSON
    counts = counts and is_alone
    others = [
        _opponent(chair, names, ranks[chair.seat] if counts else NOT_COUNTED)
        for chair in chairs
        if chair.seat not in seats
    ]
    rank = ranks[seats[0]] if counts else NOT_COUNTED
    return ResultRow(
        row.id,
        person,
        row.game,
        row.seats,
        rank,
        sum([1 for each in ranks if each == rank]),
        msgspec.json.encode(others).decode(),
        row.played,
        row.ended,
    )


def _opponent(chair: ChairRow, names: dict[str, str], rank: int) -> Opponent:
    if chair.kind == PERSON:
        return Opponent("", chair.person, chair.name or names.get(chair.person, ""), rank)
    return Opponent(chair.bot, chair.person if chair.kind == STANDIN else "", "", rank)
