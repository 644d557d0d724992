"""Records: games that a program brings as a file, looked at like one that was played here."""

from __future__ import annotations

import asyncio
from typing import TypeVar

import msgspec
from starlette.responses import PlainTextResponse, Response

from trollbord.adapters.plain import plain_view
from trollbord.kernel.seat import SPECTATOR
from trollbord.kernel.view import View
from trollbord.records.verifying import Verdict
from trollbord.server.api import shapes
from trollbord.server.api.call import Call
from trollbord.server.api.problems import Trouble
from trollbord.server.api.tables import table_shape
from trollbord.server.api.uploads import take_in, taken_in
from trollbord.server.live.replay_source import FileSource, ReplaySource, TableSource
from trollbord.server.rooms.new_table import fork

G = TypeVar("G")


async def bring_record(call: Call[shapes.NewRecord]) -> shapes.RecordShape:
    """Bring a game as the text of a `.troll` file, to look at it, verify it, or play on from it."""
    await call.spend_share(call.server.limits.tables)
    text = call.given.text.encode(errors="surrogatepass")
    return _shape(call, await take_in(call.server.store, call.person, text))


async def show_record(call: Call[shapes.NothingShape]) -> shapes.RecordShape:
    """Show what game a record is of, who played, and how far it can be replayed."""
    return _shape(call, await _brought(call))


async def show_position(call: Call[shapes.Position]) -> shapes.Viewed:
    """Show a position of a record through a viewer's eyes, as data and as text."""
    view, at = _view(call, await _brought(call))
    shape = msgspec.convert(plain_view(view), shapes.ViewShape)
    return shapes.Viewed(at, view.seat, shape, str(view))


async def show_position_text(call: Call[shapes.Position]) -> Response:
    """Show a position of a record as a terminal shows it."""
    view, _ = _view(call, await _brought(call))
    return PlainTextResponse(str(view))


async def show_position_picture(call: Call[shapes.Position]) -> Response:
    """Draw a position of a record as SVG."""
    view, _ = _view(call, await _brought(call))
    picture = await asyncio.to_thread(view.game.picture, view)
    return Response(picture, media_type="image/svg+xml")


async def verify_record(call: Call[shapes.NothingShape]) -> shapes.VerdictShape:
    """Replay a record, draw its dice again, and name the first bad line."""
    return await _verdict(call, await _brought(call))


async def verify_table(call: Call[shapes.NothingShape]) -> shapes.VerdictShape:
    """Verify the record of a table, as far as you may know it."""
    return await _verdict(call, TableSource(await call.table(), call.person))


async def download_brought(call: Call[shapes.NothingShape]) -> Response:
    """Download a record as it was read."""
    source = await _brought(call)
    name = f'attachment; filename="{source.game}-{call.path["id"]}.troll"'
    return PlainTextResponse(source.record().text(), headers={"content-disposition": name})


async def play_on_record(call: Call[shapes.ForkShape]) -> shapes.TableShape:
    """Play on from a position of a record, against bots, at a new table with a new secret."""
    await call.spend_share(call.server.limits.tables)
    source, given = await _brought(call), call.given
    match, is_open = source.match, source.is_open
    id = await fork(call.server.store, match, is_open, call.person, given.at, given.seat)
    return table_shape(call, await call.room(id))


async def _brought(call: Call[G]) -> FileSource:
    found = await taken_in(call.server.store, call.path["id"])
    if found is None:
        raise Trouble("missing", call.words().text("page-not-found"), call.path["id"])
    return found


def _view(call: Call[shapes.Position], source: FileSource) -> tuple[View, int]:
    """The position that is wanted, and after how many picks it is."""
    eyes, picks = source.eyes(), source.match.picks
    seat = eyes[0] if call.given.seat is None else call.given.seat
    if seat not in eyes:
        raise call.not_yours(seat, [each for each in eyes if each != SPECTATOR])
    at = len(picks) if call.given.at is None else call.given.at
    if at > len(picks):
        raise call.no_such_moment(at, len(picks))
    return source.match.at(at).view(seat), at


async def _verdict(call: Call[shapes.NothingShape], source: ReplaySource) -> shapes.VerdictShape:
    found: Verdict = await asyncio.to_thread(source.check)
    words = call.words(source.game)
    sentences = [words.message(message) for message in found.messages()]
    line = int(found.error.message.args.get("line", 0)) if found.error is not None else 0
    return shapes.VerdictShape(found.is_good, found.is_complete, sentences, line or None)


def _shape(call: Call[G], source: FileSource) -> shapes.RecordShape:
    header, match, problem = source.record().header, source.match, source.problem
    return shapes.RecordShape(
        source.home.rpartition("/")[2],
        source.game,
        match.game.edition,
        header.seats,
        [chair.name for chair in source.chairs(call.words(source.game))],
        header.date or "",
        [eyes for eyes in source.eyes() if eyes != SPECTATOR],
        len(match.picks),
        source.turns(),
        match.result is not None,
        "" if problem is None else call.words(source.game).error(problem),
        source.home,
    )
