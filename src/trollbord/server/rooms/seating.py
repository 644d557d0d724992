"""Who may sit where. The functions that change a chair are called within `room.change()`."""

from __future__ import annotations

from trollbord.server.errors import Refused
from trollbord.server.rooms.happenings import note
from trollbord.server.rooms.left_chairs import (
    ask_for_seat,
    check_absence,
    check_left,
    check_second_seat,
    has_left,
    is_guarded,
    last_leaver,
    note_leaving,
    players,
)
from trollbord.server.rooms.occupants import BOT, OPEN, PERSON, STANDIN, bot_levels
from trollbord.server.rooms.room import Room
from trollbord.server.store.rows import ChairRow
from trollbord.tables.happenings import BACK, JOINED, STOOD_IN, TOOK_BACK
from trollbord.words import Speaker


def chair_at(room: Room, seat: int) -> ChairRow:
    """The chair at this place of the table."""
    if not 0 <= seat < len(room.chairs):
        raise Refused("page-bad-form")
    return room.chairs[seat]


def playing(room: Room, person: str) -> list[int]:
    """The seats that a person plays, without those that a bot holds for them."""
    return [seat for seat in room.seats_of(person) if room.chairs[seat].kind == PERSON]


def may_watch(room: Room, person: str) -> bool:
    """Whether a person may look at this table."""
    is_player = person == room.row.host or bool(room.seats_of(person)) or has_left(room, person)
    begins = room.is_waiting() and not room.match.picks
    return room.row.watch != "nobody" or is_player or begins


def called(room: Room, chair: ChairRow, words: Speaker) -> str:
    """What everyone reads on a chair; where several would be called alike, they are numbered."""
    name = _name(room, chair, words)
    alike = [each.seat for each in room.chairs if _name(room, each, words) == name]
    return (
        f"{name} {alike.index(chair.seat) + 1}" if len(alike) > 1 and chair.kind != OPEN else name
    )


def _name(room: Room, chair: ChairRow, words: Speaker) -> str:
    if chair.kind == OPEN:
        left = last_leaver(room, chair.seat)
        return room.called(left) if left else words.text("page-free-seat")
    if chair.kind in (PERSON, STANDIN):
        return chair.name or room.called(chair.person)
    return words.name(chair.bot)


async def rename_at(room: Room, person: str, name: str) -> None:
    """A guest says their name as they sit down; it is theirs at every table from now on."""
    await room.store.rename(person, name)
    room.names[person] = name


def sit(room: Room, person: str, seat: int, accepts: bool = False) -> bool:
    """Take a free chair, or ask the players for it where a hand comes with it; whether the person sits."""
    chair = chair_at(room, seat)
    if chair.kind != OPEN:
        raise Refused("page-seat-taken")
    if room.row.join == "nobody" and room.row.host != person:
        raise Refused("page-not-offered")
    # The hand of the player who left comes with the chair, so the others have a say.
    if is_guarded(room):
        check_second_seat(room, person, seat)
        if last_leaver(room, seat) != person and players(room):
            ask_for_seat(room, person, seat, accepts)
            return False
    id = BACK if last_leaver(room, seat) == person else JOINED
    note(room, id, seat, person, room.now())
    room.seat(chair, kind=PERSON, person=person, bot="", accepts=int(accepts))
    return True


def leave(room: Room, person: str) -> None:
    """Get up from every chair of this person; where they gave up, a bot plays on."""
    # A chair whose game was given up stays the person's: the result is theirs.
    for seat in leavable(room, person):
        note_leaving(room, person, seat)
        room.seat(room.chairs[seat], kind=OPEN, person="", bot="", accepts=0, name="")


def leavable(room: Room, person: str) -> list[int]:
    """The seats that a person can leave: not those of which they have given up the game."""
    return [seat for seat in room.seats_of(person) if seat not in room.match.resigned]


def seat_bot(room: Room, person: str, seat: int, bot: str) -> None:
    """Put a bot on a free chair; where a hand comes with it, as a stand-in for the person who left it."""
    chair = chair_at(room, seat)
    may = bool(room.seats_of(person)) or room.row.host == person
    if chair.kind != OPEN or not may or bot not in bot_levels():
        raise Refused("page-not-offered")
    left = last_leaver(room, seat)
    if left and is_guarded(room):
        check_left(room, left, seat)
        note(room, STOOD_IN, seat, left, room.now())
        room.seat(chair, kind=STANDIN, person=left, bot=bot)
    else:
        room.seat(chair, kind=BOT, bot=bot)


def stand_in(room: Room, person: str, seat: int, bot: str) -> None:
    """Let a bot hold the chair of a person who has been away for as long as the table agreed; it stays theirs."""
    chair = chair_at(room, seat)
    absent = chair.kind == PERSON and not room.viewers.is_here(chair.person)
    if not absent or bot not in bot_levels() or not room.seats_of(person):
        raise Refused("page-not-offered")
    check_absence(room, chair.person)
    note(room, STOOD_IN, seat, chair.person, room.now())
    room.seat(chair, kind=STANDIN, bot=bot)


def take_back(room: Room, person: str, seat: int) -> None:
    """Come back to one's own chair."""
    chair = chair_at(room, seat)
    if chair.kind != STANDIN or chair.person != person:
        raise Refused("page-not-offered")
    if seat in room.match.resigned:
        raise Refused("page-clock-too-late" if seat in room.out else "page-resigned-for-good")
    if room.clock is not None:
        room.clock.welcome_back(seat)
    note(room, TOOK_BACK, seat, person, room.now())
    room.seat(chair, kind=PERSON, bot="")


def switch_accepting(room: Room, person: str, seat: int) -> None:
    """Say, or no longer say, that what can only be accepted is accepted unseen."""
    chair = chair_at(room, seat)
    if chair.person != person:
        raise Refused("page-not-offered")
    room.seat(chair, accepts=int(not chair.accepts))
