"""Chairs that were left in a begun game, and players who are away. Functions that change a room run within `room.change()`.

Where hands are hidden, a left chair goes back to the person who left it, to a bot after an absence that the table agreed to,
or to a newcomer if everyone who plays consents: never to another player of the same game, who would see two hands.
"""

from __future__ import annotations

from typing import Final

import msgspec

from trollbord.kernel.seat import SPECTATOR, Seat
from trollbord.server.errors import Refused
from trollbord.server.rooms.happenings import left_at, note
from trollbord.server.rooms.occupants import OPEN, PERSON
from trollbord.server.rooms.room import Room
from trollbord.tables.happenings import JOINED
from trollbord.tables.happenings import LEFT as LEFT_CHAIR

LEFT: Final = "left"
"""The name under which a table saves who has left which chair."""
NEWCOMER: Final = "newcomer"
"""The name under which a table saves who asks for a left chair."""
ABSENCE: Final = "absence"
"""The name under which a table saves after how many seconds a bot may stand in."""
TWO_MINUTES: Final = 120.0


class Newcomer(msgspec.Struct):
    """A person who asks for a left chair, and the persons who have agreed."""

    person: str
    seat: Seat
    accepts: bool = False
    agreed: list[str] = []


def is_guarded(room: Room) -> bool:
    """Whether a chair of this table comes with a hand that others must not see: begun, not over, with secrets."""
    if not room.match.picks or room.is_over:
        return False
    views = [room.match.view(seat) for seat in range(room.row.seats)]
    known = room.match.view(SPECTATOR)
    return any(
        getattr(view, name) != getattr(known, name) for view in views for name in view.FIELDS
    )


# -- who has left


def leavers(room: Room) -> dict[str, list[str]]:
    """The persons who have left each chair, by the seat as text, the last one last."""
    text = room.saved.get(LEFT, "")
    return msgspec.json.decode(text, type=dict[str, list[str]]) if text else {}


def note_leaving(room: Room, person: str, seat: Seat) -> None:
    """Remember that a person got up from a chair of a begun game."""
    if not room.match.seq:
        return
    note(room, LEFT_CHAIR, seat, person, room.now())
    found = leavers(room)
    before = [each for each in found.get(str(seat), []) if each != person]
    found[str(seat)] = [*before, person]
    room.saved[LEFT] = msgspec.json.encode(found).decode()


def last_leaver(room: Room, seat: Seat) -> str:
    """The person who left this chair last, or nothing."""
    found = leavers(room).get(str(seat), [])
    return found[-1] if found else ""


def has_left(room: Room, person: str) -> bool:
    """Whether a person has played here and got up."""
    return any(person in persons for persons in leavers(room).values())


def check_second_seat(room: Room, person: str, seat: Seat) -> None:
    """Refuse a person who knows another hand of this game."""
    others = [persons for each, persons in leavers(room).items() if each != str(seat)]
    if room.seats_of(person) or any(person in persons for persons in others):
        raise Refused("page-second-seat")


# -- newcomers


def newcomer_of(room: Room) -> Newcomer | None:
    """Who asks for a left chair, if it is still free."""
    text = room.saved.get(NEWCOMER, "")
    asking = msgspec.json.decode(text, type=Newcomer) if text else None
    return asking if asking is not None and room.chairs[asking.seat].kind == OPEN else None


def players(room: Room) -> set[str]:
    """The persons who play with their own hands."""
    return {chair.person for chair in room.chairs if chair.kind == PERSON}


def ask_for_seat(room: Room, person: str, seat: Seat, accepts: bool) -> None:
    """Ask everyone who plays for a left chair."""
    room.saved[NEWCOMER] = msgspec.json.encode(Newcomer(person, seat, accepts)).decode()


def answer_newcomer(room: Room, person: str, seat: Seat, agrees: bool) -> None:
    """Let a newcomer sit down when all have agreed; one who does not agree turns them away."""
    asking = newcomer_of(room)
    if asking is None or asking.seat != seat or person not in players(room):
        raise Refused("page-stale")
    asking.agreed = sorted({*asking.agreed, person})
    is_settled = not agrees or players(room) <= {*asking.agreed}
    room.saved[NEWCOMER] = "" if is_settled else msgspec.json.encode(asking).decode()
    if agrees and is_settled:
        chair = room.chairs[seat]
        note(room, JOINED, seat, asking.person, room.now())
        room.seat(chair, kind=PERSON, person=asking.person, bot="", accepts=int(asking.accepts))


# -- absence


def agreed_absence(room: Room) -> float:
    """Seconds after which a bot may stand in for a person who is away."""
    return float(room.saved.get(ABSENCE) or TWO_MINUTES)


def check_absence(room: Room, person: str) -> None:
    """Refuse to replace a person who is here, or was a moment ago."""
    if room.viewers.absence(person) < agreed_absence(room):
        raise Refused("page-not-away-yet")


def check_left(room: Room, person: str, seat: Seat) -> None:
    """Refuse to fill a chair that was left a moment ago; the person who left it may look on."""
    left = left_at(room, seat)
    away = room.viewers.absence(person) if left is None else room.now() - left
    if away < agreed_absence(room):
        raise Refused("page-not-away-yet")
