"""What happens at a table beside the game: who left, who came back, who gave up. It stands in the log.

The rows lie between those of the chat, so that they are stored and reach other processes in the order in which they came.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from trollbord.kernel.event import Event
from trollbord.kernel.log import Resignation
from trollbord.kernel.match import Match
from trollbord.kernel.seat import Seat
from trollbord.server.rooms.table_state import TableState
from trollbord.server.store.rows import SaidRow
from trollbord.tables.happenings import LATE, LEFT, RESIGNED

HAPPENED: Final = "happened"
"""The kind of such a row; its text is the id of the event."""
MOST: Final = 2000
"""Rows of chat and happenings at one table; what comes later is not noted."""


def note(room: TableState, id: str, seat: Seat, person: str, at: float) -> None:
    """Write down, within `room.change()`, what a person did at a begun game."""
    if room.match.seq and len(room.said) < MOST:
        number, seq = len(room.said) + 1, room.match.seq
        room.said.append(SaidRow(room.row.id, number, seq, seat, person, HAPPENED, id, at))


def left_at(room: TableState, seat: Seat) -> float | None:
    """When a chair was left last; None if nobody has left it."""
    found = [
        row.at for row in room.said if (row.kind, row.text, row.seat) == (HAPPENED, LEFT, seat)
    ]
    return found[-1] if found else None


def resignations(match: Match, late: Sequence[Seat] = ()) -> list[tuple[int, Event]]:
    """Who gave up after which line, as events; those who are `late` because their time was up."""
    return [
        (line.seq, Event(LATE if line.seat in late else RESIGNED, {"seat": line.seat}))
        for line in match.log
        if isinstance(line, Resignation)
    ]


def happenings(room: TableState) -> list[tuple[int, Event]]:
    """What has happened after which line, as events, in order."""
    lost = [] if room.lost is None else [room.lost]
    found = resignations(room.match, [*room.out, *lost]) if room.match.resigned else []
    noted = [
        (row.seq, Event(row.text, {"seat": row.seat, "name": room.called(row.person)}))
        for row in room.said
        if row.kind == HAPPENED
    ]
    return sorted([*found, *noted], key=lambda each: each[0])
