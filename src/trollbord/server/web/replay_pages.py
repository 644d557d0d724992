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
from starlette.websockets import WebSocket, WebSocketDisconnect

from trollbord.ink.screen import Form
from trollbord.kernel.errors import TrollbordError
from trollbord.page.table_shell import replay_shell
from trollbord.server.api.call import address_of
from trollbord.server.api.uploads import take_in, taken_in
from trollbord.server.errors import Refused, Unavailable
from trollbord.server.live.replay_session import Replayer
from trollbord.server.live.replay_source import FileShowing, Showing, TableShowing
from trollbord.server.live.viewer import NO_TABLE
from trollbord.server.rooms.new_table import fork
from trollbord.server.rooms.seating import may_watch
from trollbord.server.web.middleware import too_many
from trollbord.server.web.requests import (
    fields_of,
    language_of,
    listen,
    number,
    person_of,
    server_of,
)
from trollbord.server.web.sockets import is_ours, within_limits
from trollbord.words import COMMON, speaker


async def showing_of(request: Request | WebSocket) -> Showing | None:
    """The game that the address names, if this person may see it."""
    server, id = server_of(request), request.path_params["id"]
    if request.url.path.startswith("/f/"):
        return await taken_in(server.store, id)
    room = await server.rooms.room(id)
    if room is None or not may_watch(room, person_of(request)):
        return None
    return TableShowing(room, person_of(request))


async def _showing(request: Request) -> Showing:
    found = await showing_of(request)
    if found is None:
        raise HTTPException(404)
    return found


async def replay(request: Request) -> Response:
    """The frame of a replay; the rest comes over the connection."""
    showing = await _showing(request)
    name = await server_of(request).name_of(person_of(request))
    return HTMLResponse(replay_shell(showing.home, showing.game, language_of(request), name))


async def record(request: Request) -> Response:
    """The game as a file: what one's own seat may know, and everything after the end."""
    showing = await _showing(request)
    name = f"{showing.game}-{request.path_params['id']}.troll"
    return PlainTextResponse(
        showing.record().text(), headers={"content-disposition": f'attachment; filename="{name}"'}
    )


async def fork_table(request: Request) -> Response:
    """A table of one's own that goes on from a position, against bots and with a new secret."""
    showing, fields = await _showing(request), await fields_of(request)
    at, seat = number(fields.get("at", ""), -1), number(fields.get("seat", ""), -1)
    server, person = server_of(request), person_of(request)
    seconds = await server.take_share(server.limits.tables, person, address_of(request))
    if seconds:
        return too_many(request, seconds)
    try:
        id = await fork(server.store, showing.match, showing.is_open, person, at, seat)
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
        showing = await take_in(server.store, person_of(request), body)
    except TrollbordError as error:
        return JSONResponse({"error": words.error(error)}, 400)
    return JSONResponse({"goto": showing.home})


async def live(socket: WebSocket) -> None:
    """One browser at one replay, until it goes."""
    if not await is_ours(socket):
        return
    showing = await showing_of(socket)
    await socket.accept()
    if showing is None:
        await socket.close(NO_TABLE)
        return
    form: Form = "phone" if socket.query_params.get("form") == "phone" else "desk"
    bots, person = server_of(socket).bots, person_of(socket)
    replayer = Replayer(showing, socket, form, language_of(socket), bots, person)
    _settle(replayer, socket.query_params)
    if isinstance(showing, FileShowing) and showing.problem is not None:
        replayer.check()  # it can't be replayed to its end: say why, unasked
    try:
        await within_limits(socket, lambda: _watched(socket, replayer))
    except WebSocketDisconnect:
        pass  # it went while we spoke
    finally:
        replayer.stop()


async def _watched(socket: WebSocket, replayer: Replayer) -> None:
    await replayer.refresh(whole=True)
    await listen(socket, replayer.hear)


def _settle(replayer: Replayer, asked: QueryParams) -> None:
    """Go where the address says, as far as that is allowed."""
    wanted = asked.get("eyes", "")
    if wanted in [id for id, _ in replayer.choices()]:
        replayer.choose_eyes(wanted)
    last = len(replayer.showing.match.picks)
    replayer.go(str(min(number(asked.get("at", ""), 0), last)))


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
