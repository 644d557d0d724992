"""Hints at a table: freely against bots; among people if the table agreed to it, and then for all to see.

Functions that change a room run within `room.change()`.
"""

from __future__ import annotations

from typing import Final

import msgspec

from trollbord.kernel.seat import Seat
from trollbord.server.errors import Refused
from trollbord.server.rooms.occupants import PERSON, STANDIN
from trollbord.server.rooms.room import Room
from trollbord.server.rooms.table_state import HINTS_ASKED

HINTS: Final = "hints"
"""The name under which a table saves that all who sit down agree to hints."""
Asked = tuple[int, Seat]


def may_ask(room: Room, person: str) -> bool:
    """Whether this person may be shown a good move."""
    if not room.seats_of(person) or room.is_over:
        return False
    people = [chair for chair in room.chairs if chair.kind in (PERSON, STANDIN)]
    return len(people) < 2 or room.saved.get(HINTS) == "true"


def asked(room: Room) -> list[Asked]:
    """Every question for a hint: after which line, and by which seat."""
    text = room.saved.get(HINTS_ASKED, "")
    return msgspec.json.decode(text, type=list[Asked]) if text else []


def note_hint(room: Room, person: str, seat: Seat) -> None:
    """Write down that a seat asked for a hint; the same question twice is one."""
    if not may_ask(room, person):
        raise Refused("page-hint-not")
    found = asked(room)
    now = (room.match.seq, seat)
    if now not in found:
        room.saved[HINTS_ASKED] = msgspec.json.encode([*found, now]).decode()


def counted(room: Room) -> list[tuple[Seat, int]]:
    """How often each seat asked, for everyone to see; seats that never did are left out."""
    seats = [seat for _, seat in asked(room)]
    return [(seat, seats.count(seat)) for seat in sorted(set(seats))]
