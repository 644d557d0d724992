"""The record of a table, as far as a person may have it."""

from __future__ import annotations

import datetime
from typing import Final

from trollbord.kernel.seat import SPECTATOR, Seat
from trollbord.records.record import PRACTICE as PRACTICE_REMARK
from trollbord.records.record import CommentLine, Record, RecordEntry, hint_remark
from trollbord.records.writer import recorded
from trollbord.server.rooms.chat import language_of, said_lines
from trollbord.server.rooms.happenings import happenings
from trollbord.server.rooms.hints import asked
from trollbord.server.rooms.room import Room
from trollbord.server.rooms.table_state import PRACTICE
from trollbord.tables.happenings import ENDED, LATE

_REMARKS: Final = {LATE: "the time of this seat was up", ENDED: "all agreed to end the game"}


def record_for(room: Room, person: str) -> Record:
    """What this person's own seat may know of the game; everything after the end."""
    mine = room.seats_of(person)
    view = None if room.is_over else mine[0] if len(mine) == 1 else SPECTATOR
    return _record(room, view, room.is_over or None)


def whole_record(room: Room, reveal: bool | None = None) -> Record:
    """The full record, for the operator of the server; `reveal` also shows the secret of a game that goes on."""
    return _record(room, None, reveal)


def _record(room: Room, view: Seat | None, reveal: bool | None) -> Record:
    return recorded(
        room.match,
        view,
        players=players_of(room),
        languages=[language_of(room, chair.person) for chair in room.chairs],
        date=date_of(room),
        said=_remarks(room),
        reveal=reveal,
    )


def _remarks(room: Room) -> dict[int, list[RecordEntry]]:
    """What was said, where the table became a practice table or was ended, whose time was up, and who was shown a good move."""
    found: dict[int, list[RecordEntry]] = {
        seq: list(said) for seq, said in said_lines(room).items()
    }
    if room.is_practice:
        found.setdefault(int(room.saved[PRACTICE]), []).append(CommentLine(PRACTICE_REMARK))
    for seq, event in happenings(room):
        if event.id in (LATE, ENDED):
            found.setdefault(seq, []).append(CommentLine(_REMARKS[event.id]))
    for seq, seat in asked(room):
        found.setdefault(seq, []).append(CommentLine(hint_remark(seat)))
    return found


def players_of(room: Room) -> list[str]:
    """The names of the players by seat; empty for a free seat."""
    return [
        chair.name or room.called(chair.person) if chair.person else chair.bot
        for chair in room.chairs
    ]


def date_of(room: Room) -> str:
    """The day on which the table was opened."""
    opened = datetime.datetime.fromtimestamp(room.row.opened, datetime.UTC)
    return opened.date().isoformat()


def file_of(room: Room) -> str:
    """What the file is called."""
    return f"{room.row.game}-{room.row.id}.troll"
