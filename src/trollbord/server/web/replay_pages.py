"""The pages of replays: a game of this server or a file, its record, and a table that goes on from there."""

from __future__ import annotations

from starlette.datastructures import QueryParams
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import (
    HTMLResponse,
    JSONResponse,
    PlainTextResponse,
    RedirectResponse,
    Response,
)
from starlette.routing import BaseRoute, Route, WebSocketRoute
from starlette.websockets import WebSocket

from trollbord.kernel.errors import TrollbordError
from trollbord.page.table_shell import replay_shell
from trollbord.server.api.call import address_of
from trollbord.server.api.uploads import take_in, taken_in
from trollbord.server.errors import Refused, Unavailable
from trollbord.server.live.replay_source import FileSource, ReplaySource, TableSource
from trollbord.server.live.replay_viewer import ReplayViewer
from trollbord.server.live.viewer import NO_TABLE
from trollbord.server.rooms.new_table import fork
from trollbord.server.rooms.seating import may_watch
from trollbord.server.web.middleware import too_many
from trollbord.server.web.requests import (
    fields_of,
    language_of,
    number,
    person_of,
    server_of,
)
from trollbord.server.web.sockets import SocketChannel, form_of, is_ours, within_limits
from trollbord.words import COMMON, speaker


async def source_of(request: Request | WebSocket) -> ReplaySource | None:
    """The game that the address names, if this person may see it."""
    server, id = server_of(request), request.path_params["id"]
    if request.url.path.startswith("/f/"):
        return await taken_in(server.store, id)
    room = await server.rooms.room(id)
    if room is None or not may_watch(room, person_of(request)):
        return None
    return TableSource(room, person_of(request))


async def _source(request: Request) -> ReplaySource:
    found = await source_of(request)
    if found is None:
        raise HTTPException(404)
    return found


async def replay(request: Request) -> Response:
    """The frame of a replay; the rest comes over the connection."""
    source = await _source(request)
    name = await server_of(request).name_of(person_of(request))
    return HTMLResponse(replay_shell(source.home, source.game, language_of(request), name))


async def record(request: Request) -> Response:
    """The game as a file: what one's own seat may know, and everything after the end."""
    source = await _source(request)
    name = f"{source.game}-{request.path_params['id']}.troll"
    return PlainTextResponse(
        source.record().text(), headers={"content-disposition": f'attachment; filename="{name}"'}
    )


async def fork_table(request: Request) -> Response:
    """A table of one's own that goes on from a position, against bots and with a new secret."""
    source, fields = await _source(request), await fields_of(request)
    at, seat = number(fields.get("at", ""), -1), number(fields.get("seat", ""), -1)
    server, person = server_of(request), person_of(request)
    seconds = await server.take_share(server.limits.tables, person, address_of(request))
    if seconds:
        return too_many(request, seconds)
    try:
        id = await fork(server.store, source.match, source.is_open, person, at, seat)
    except Unavailable:
        raise
    except Refused:
        raise HTTPException(403) from None
    return RedirectResponse(f"/t/{id}", 303)


async def bring(request: Request) -> Response:
    """Somebody brings a game as a file: its address, or what is wrong with it and where."""
    words = speaker(COMMON, language_of(request))
    try:
        server, body = server_of(request), await request.body()
        source = await take_in(server.store, person_of(request), body)
    except TrollbordError as error:
        return JSONResponse({"error": words.error(error)}, 400)
    return JSONResponse({"goto": source.home})


async def live(socket: WebSocket) -> None:
    """One browser at one replay, until it goes."""
    if not await is_ours(socket):
        return
    source = await source_of(socket)
    await socket.accept()
    if source is None:
        await socket.close(NO_TABLE)
        return
    bots, person = server_of(socket).bots, person_of(socket)
    channel, language = SocketChannel(socket), language_of(socket)
    viewer = ReplayViewer(source, channel, form_of(socket), language, bots, person)
    _settle(viewer, socket.query_params)
    if isinstance(source, FileSource) and source.problem is not None:
        viewer.check()  # it can't be replayed to its end: say why, unasked
    await within_limits(socket, viewer.run)


def _settle(viewer: ReplayViewer, asked: QueryParams) -> None:
    """Go where the address says, as far as that is allowed."""
    wanted = asked.get("eyes", "")
    if wanted in [id for id, _ in viewer.choices()]:
        viewer.choose_eyes(wanted)
    last = len(viewer.source.match.picks)
    viewer.go(str(min(number(asked.get("at", ""), 0), last)))
    if asked.get("review") and viewer.may_review():
        viewer.ask_review()


def routes() -> list[BaseRoute]:
    """All of them."""
    found: list[BaseRoute] = [Route("/files", bring, methods=["POST"])]
    for home in ("/t/{id}/replay", "/f/{id}"):
        found += [
            Route(home, replay),
            Route(f"{home}/record.troll", record),
            Route(f"{home}/fork", fork_table, methods=["POST"]),
            WebSocketRoute(f"{home}/live", live),
        ]
    return found
