"""What of a room its page shows, part by part: each is asked of the room for one person."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from trollbord.bots.ladder import ratings
from trollbord.kernel.seat import Seat
from trollbord.page.chat_pane import ChatRow, Talk
from trollbord.page.clock_face import ClockFace
from trollbord.page.sitting import (
    Chair,
    CompanyPart,
    Ending,
    EndPart,
    GoingPart,
    NewcomerPart,
    UndoPart,
)
from trollbord.server.live.stories import story_at
from trollbord.server.people.names import is_program
from trollbord.server.rooms.chat import PHRASE, may_speak, muted_by, note_of, spoken
from trollbord.server.rooms.ending import agreed_to_end, awaited, may_end
from trollbord.server.rooms.left_chairs import is_guarded, newcomer_of, players
from trollbord.server.rooms.occupants import PERSON, STANDIN, bot_levels
from trollbord.server.rooms.room import Room
from trollbord.server.rooms.seating import called, leavable, playing
from trollbord.words import Speaker

HEARD: Final = 80
"""Rows of chat that are shown."""


def chairs_of(room: Room, person: str, words: Speaker) -> list[Chair]:
    """The chairs as this person sees them."""
    return [
        Chair(
            chair.seat,
            chair.kind,
            called(room, chair, words),
            chair.bot,
            chair.person == person,
            chair.kind not in (PERSON, STANDIN) or room.viewers.is_here(chair.person),
            bool(chair.accepts),
            is_program(chair.person),
        )
        for chair in room.chairs
    ]


# -- who may sit down, and who may go


def company_of(room: Room, person: str, asks_name: str, build: str) -> CompanyPart:
    """Who may sit down here, and the bots with their ratings on this build."""
    return CompanyPart(
        room.row.host == person,
        room.is_waiting(),
        _may_sit(room, person),
        asks_name,
        _newcomer(room, person),
        bot_levels(),
        ratings(room.row.game, build),
    )


def _may_sit(room: Room, person: str) -> bool:
    """Whether this person is offered a free chair: nobody who plays gets a second hidden hand."""
    is_let_in = room.row.join != "nobody" or room.row.host == person
    is_free = room.has_free_chair() and not room.is_over
    return is_let_in and is_free and not (room.seats_of(person) and is_guarded(room))


def _newcomer(room: Room, person: str) -> NewcomerPart | None:
    """Who asks for a left chair."""
    asking = newcomer_of(room)
    if asking is None:
        return None
    may_answer = person in players(room) and person not in asking.agreed
    return NewcomerPart(room.called(asking.person), asking.seat, may_answer)


def going_of(room: Room, person: str, eyes: Seat) -> GoingPart:
    """The ways to go that this person has, none in a game that is over; and who asks to end it."""
    if room.is_over or room.fault is not None:
        return GoingPart(ending=_ending(room, person))
    mine = playing(room, person)
    begun = bool(room.match.seq) or not room.is_waiting()
    return GoingPart(
        bool(leavable(room, person)),
        begun and (len(mine) == 1 or eyes in mine),
        may_end(room, person),
        _ending(room, person),
    )


def _ending(room: Room, person: str) -> Ending | None:
    """Who asks to end the game."""
    agreed, missing = agreed_to_end(room), awaited(room)
    if not agreed:
        return None
    may_agree = person in players(room) and person not in agreed
    return Ending(room.called(agreed[0]), [room.called(each) for each in missing], may_agree)


def end_of(room: Room, is_past: bool) -> EndPart:
    """How the game ended beside its rules; its story is told at the end, not before."""
    return EndPart(
        room.fault is not None,
        room.is_ended,
        room.match.resigned,
        room.lost,
        room.out,
        None if is_past else story_at(room),
        room.row.next,
    )


# -- what may be taken back


def undo_of(room: Room, person: str, seat: Seat | None) -> UndoPart:
    """The request to go back, and what a seat that plays may take back."""
    match, request = room.match, room.match.history.request
    is_own = seat is not None
    last = match.history.last_decision(seat) if seat is not None else None
    can_undo = seat is not None and match.can_undo(seat)
    return UndoPart(
        can_undo,
        seat is not None and match.can_redo(seat),
        can_ask=request is None and not can_undo and last is not None,
        asks_practice=last is not None and room.bots_mind(last),
        is_practice=room.is_practice,
        is_alone=players(room) <= {person},
        can_correct=is_own and match.history.can_correct(),
        asked_by=None if request is None else request.seat,
        way=(0, 0) if request is None else request.way,
        has_agreed=request is not None
        and any([each in request.agreed for each in room.seats_of(person)]),
    )


# -- clock and talk


def clock_of(room: Room, person: str, names: Sequence[str]) -> ClockFace | None:
    """The clock as this person sees it."""
    clock, mine = room.clock, room.seats_of(person)
    if clock is None:
        return None
    return ClockFace(
        [clock.left(seat) for seat in range(room.row.seats)],
        clock.running,
        clock.wait,
        clock.times.paused,
        [names[seat] for seat in clock.times.asking],
        any([seat in clock.times.asking for seat in mine]),
        bool(mine),
    )


def talk_of(room: Room, person: str, words: Speaker) -> Talk:
    """What this person hears, and may say."""
    muted, said = muted_by(room, person), spoken(room)
    silent = {row.person: row.number for row in said if row.person in muted}
    heard = [row for row in said if row.person not in muted]
    rows = [
        ChatRow(
            row.number,
            row.seat,
            room.called(row.person),
            words.text(f"page-phrase-{row.text}") if row.kind == PHRASE else row.text,
            row.person == person,
        )
        for row in heard[-HEARD:]
    ]
    hushed = [(number, room.called(each)) for each, number in silent.items()]
    return Talk(rows, may_speak(room, person), hushed, note_of(room, person))
