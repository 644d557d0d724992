"""Talk and time: what is said at a table, one's own note, the clock and its pauses."""

from __future__ import annotations

from trollbord.kernel.seat import SPECTATOR
from trollbord.server.api import shapes
from trollbord.server.api.call import Call, Caller
from trollbord.server.api.problems import Trouble
from trollbord.server.api.tables import table_shape
from trollbord.server.rooms import chat, clock_runner
from trollbord.server.rooms.room import Room
from trollbord.server.rooms.seating import playing
from trollbord.server.store.rows import SaidRow

# -- talk


async def list_talk(call: Call[shapes.Heard]) -> shapes.TalkShape:
    """List what was said after a number, without those whom you do not want to hear."""
    room = await call.table()
    muted = chat.muted_by(room, call.person)
    since = call.given.since
    said = [row for row in chat.spoken(room) if row.number > since and row.person not in muted]
    return shapes.TalkShape([_said(call, room, row) for row in said])


def _said(call: Caller, room: Room, row: SaidRow) -> shapes.SaidShape:
    is_phrase = row.kind == chat.PHRASE
    words = call.words(room.row.game).text(f"page-phrase-{row.text}") if is_phrase else row.text
    return shapes.SaidShape(
        row.number,
        row.seq,
        row.seat if row.seat >= 0 else None,
        room.called(row.person),
        words,
        row.text if is_phrase else "",
        row.at,
    )


async def say(call: Call[shapes.Saying]) -> shapes.TalkShape:
    """Say something to everyone at the table: words, or a phrase that each reads in their own language."""
    await call.spend_shared(call.server.limits.talk)
    room, given = await call.table(), call.given
    if bool(given.words) == bool(given.phrase):
        raise Trouble("unreadable", call.words().text("api-words-or-phrase"))
    kind = chat.PHRASE if given.phrase else chat.WORDS
    mine = room.seats_of(call.person)
    seat = mine[0] if mine else SPECTATOR
    async with room.change(by=call.person):
        chat.say(room, call.person, seat, kind, given.phrase or given.words)
    return shapes.TalkShape([_said(call, room, room.said[-1])])


async def mute(call: Call[shapes.Muting]) -> shapes.TalkShape:
    """Mute the person who said this, or hear them again."""
    room = await call.table()
    async with room.change(publishes=False):
        chat.switch_mute(room, call.person, call.given.number)
    return await list_talk(Call(call, call.path, shapes.Heard()))


async def show_note(call: Call[shapes.NothingShape]) -> shapes.NoteShape:
    """Show what you wrote down for yourself at this table."""
    return shapes.NoteShape(chat.note_of(await call.table(), call.person))


async def write_note(call: Call[shapes.NoteShape]) -> shapes.NoteShape:
    """Write something down for yourself; nobody else reads it."""
    room = await call.table()
    async with room.change(publishes=False):
        chat.write_note(room, call.person, call.given.text)
    return shapes.NoteShape(chat.note_of(room, call.person))


# -- time


async def pause(call: Call[shapes.NothingShape]) -> shapes.TableShape:
    """Ask to stop the clock; it stands when everybody has asked."""
    room = await call.table()
    call.hand(room, None)
    async with room.change():
        for seat in playing(room, call.person):
            clock_runner.pause(room, seat)
    return table_shape(call, room)


async def go_on(call: Call[shapes.NothingShape]) -> shapes.TableShape:
    """Let the clock run again, or take back the wish for a pause."""
    room = await call.table()
    call.hand(room, None)
    async with room.change():
        clock_runner.go_on(room)
    return table_shape(call, room)
