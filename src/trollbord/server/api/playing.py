"""Playing: looking, asking why not, picking, taking back."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

import msgspec
from starlette.responses import PlainTextResponse, Response

from trollbord.adapters.plain import plain_view
from trollbord.kernel.errors import TrollbordError
from trollbord.kernel.log import Line as LogLine
from trollbord.kernel.log import Resignation, Undo
from trollbord.kernel.nature import kind_of, typist
from trollbord.kernel.seat import Seat
from trollbord.server.api import shapes
from trollbord.server.api.call import Call, Caller
from trollbord.server.api.problems import Trouble, mistaken, refused
from trollbord.server.api.tables import table_shape
from trollbord.server.errors import Refused
from trollbord.server.rooms.export import file_of, record_for
from trollbord.server.rooms.room import Room


async def show_view(call: Call[shapes.Eyes]) -> shapes.Viewed:
    """Show all that one of your seats may know, as data and as text."""
    room = await call.table()
    eyes = call.eyes(room, call.given.seat)
    view = call.view(room, eyes, call.given.at)
    shape = msgspec.convert(plain_view(view), shapes.ViewShape)
    return shapes.Viewed(room.match.seq, eyes, shape, str(view))


async def show_text(call: Call[shapes.Eyes]) -> Response:
    """Show the table as a terminal shows it."""
    room = await call.table()
    view = call.view(room, call.eyes(room, call.given.seat), call.given.at)
    return PlainTextResponse(str(view))


async def show_picture(call: Call[shapes.Eyes]) -> Response:
    """Draw the board as SVG."""
    room = await call.table()
    view = call.view(room, call.eyes(room, call.given.seat), call.given.at)
    picture = await asyncio.to_thread(view.game.picture, view)
    return Response(picture, media_type="image/svg+xml")


async def list_options(call: Call[shapes.ChoosingShape]) -> shapes.Options:
    """List what your seat can pick now."""
    room = await call.table()
    eyes, words, names = (
        call.eyes(room, call.given.seat),
        call.words(room.row.game),
        call.names(room),
    )
    ask = room.match.view(eyes).ask
    if ask is None or ask.seat < 0 or room.is_waiting():
        return shapes.Options(room.match.seq, eyes, None, "", "", [])
    own = ask.options if ask.seat == eyes else []
    choices = [shapes.ChoiceShape(option.text, words.option(option, names)) for option in own]
    asked = words.asked(ask, eyes, names)
    return shapes.Options(room.match.seq, eyes, ask.seat, ask.prompt, asked, choices)


async def explain_why_not(call: Call[shapes.Doubt]) -> shapes.Why:
    """Say which rule forbids an option now."""
    room = await call.table()
    given, eyes = call.given, call.hand(room, call.given.seat)
    view, words = room.match.view(eyes), call.words(room.row.game)
    with_names = call.names(room)
    try:
        option = room.game.find(given.option)
    except TrollbordError as error:
        raise mistaken(error, room.row.game, call.language, with_names) from None
    if room.is_waiting() or view.ask is None or view.ask.seat != eyes:
        id = room.why_waiting if room.is_waiting() else "page-why-not-you"
        return shapes.Why(option.text, False, id, words.text(id))
    if option in view.ask.options:
        return shapes.Why(option.text, True, "", "")
    why = room.game.why_not(view, option)
    if why is None:
        return shapes.Why(option.text, False, "page-not-offered", words.text("page-not-offered"))
    return shapes.Why(option.text, False, why.message.id, words.message(why.message, with_names))


async def pick(call: Call[shapes.Picks]) -> shapes.TableShape:
    """Answer for your seat: all of these options, or none if one is not offered."""
    room = await call.table()
    given = call.given
    seat = call.hand(room, given.seat)
    async with _changing(call, room, seat):
        if given.seq != room.match.seq:
            detail = call.words().text("api-stale", given=given.seq, seq=room.match.seq)
            raise Trouble(
                "stale", detail, str(given.seq), [str(room.match.seq)], seq=room.match.seq
            )
        room.pick(seat, given.options)
    return table_shape(call, room)


@asynccontextmanager
async def _changing(call: Caller, room: Room, seat: Seat) -> AsyncIterator[None]:
    """One change of a table at a time; what the rules forbid is explained."""
    try:
        async with room.change(by=call.person):
            yield
    except Refused as refusal:
        raise refused(refusal, call.language, room.match.seq) from None
    except TrollbordError as error:
        ask = room.match.view(seat).ask
        own = ask.options if ask is not None and ask.seat == seat else []
        raise mistaken(
            error,
            room.row.game,
            call.language,
            call.names(room),
            [option.text for option in own],
            room.match.seq,
        ) from None


async def _changed(
    call: Call[shapes.Whose] | Call[shapes.Back] | Call[shapes.Consent],
    deed: Callable[[Room, Seat], None],
) -> shapes.TableShape:
    """The table after a seat has done something to it."""
    room = await call.table()
    seat = call.hand(room, call.given.seat)
    async with _changing(call, room, seat):
        deed(room, seat)
    return table_shape(call, room)


async def undo(call: Call[shapes.Whose]) -> shapes.TableShape:
    """Take back your last decision, as far as nothing was learnt since."""
    return await _changed(call, Room.undo)


async def redo(call: Call[shapes.Whose]) -> shapes.TableShape:
    """Do again what you have just taken back."""
    return await _changed(call, Room.redo)


async def request_undo(call: Call[shapes.Back]) -> shapes.TableShape:
    """Ask everyone to go back before your last decision; past chance or anything learnt, bots agree at practice tables only."""
    practises = call.given.practice
    return await _changed(call, lambda room, seat: room.ask_undo(seat, practises))


async def agree(call: Call[shapes.Consent]) -> shapes.TableShape:
    """Agree to go back, if the request is still the one that you name."""
    way = call.given.seq, call.given.to
    return await _changed(call, lambda room, seat: room.agree(seat, way))


async def refuse(call: Call[shapes.Consent]) -> shapes.TableShape:
    """Refuse to go back, if the request is still the one that you name."""
    way = call.given.seq, call.given.to
    return await _changed(call, lambda room, seat: room.refuse(seat, way))


async def resign(call: Call[shapes.Whose]) -> shapes.TableShape:
    """Give up for your seat: with two sides the game is over; with more, a bot plays on and the seat comes last."""
    return await _changed(call, Room.resign)


# -- what has happened


async def list_log(call: Call[shapes.Since]) -> shapes.Log:
    """List what has happened since a line, as your seat may know it."""
    room, given = await call.table(), call.given
    eyes = call.eyes(room, given.seat)
    lines = room.match.log[given.since : given.since + given.most]
    return shapes.Log(room.match.seq, [line_shape(call, room, line, eyes) for line in lines])


def line_shape(call: Caller, room: Room, line: LogLine, eyes: Seat) -> shapes.LineShape:
    """A line of the log through these eyes."""
    if isinstance(line, Undo):
        return shapes.LineShape(line.seq, "undo", line.seat, None, "", "", "", None, line.to, [])
    if isinstance(line, Resignation):
        return shapes.LineShape(line.seq, "resign", line.seat, None, "", "", "", None, None, [])
    words, names = call.words(room.row.game), call.names(room)
    events = [event.seen(eyes) for event in line.events]
    told = [shapes.ToldShape(event.id, words.event(event, names)) for event in events]
    option = line.option.text if line.is_seen_by(eyes) else None
    origin, typed_by = kind_of(line.origin), typist(line.origin)
    return shapes.LineShape(
        line.seq, "pick", line.seat, option, line.prompt, line.source, origin, typed_by, None, told
    )


async def download_record(call: Call[shapes.NothingShape]) -> Response:
    """Download the game as a `.troll` file: what your seat may know, and everything after the end."""
    room = await call.table()
    name = f'attachment; filename="{file_of(room)}"'
    text = record_for(room, call.person).text()
    return PlainTextResponse(text, headers={"content-disposition": name})
