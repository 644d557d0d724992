"""The web application: pages, forms, files that browsers cache, and the connection of each viewer."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Final

import msgspec
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
from trollbord.page import assets
from trollbord.page.lobby_page import lobby_page
from trollbord.page.new_page import new_page
from trollbord.page.notices import claim_page, device_page, notice_page, qr, sign_out_page
from trollbord.page.table_shell import table_shell
from trollbord.server.accounts import sessions
from trollbord.server.api.app import strange
from trollbord.server.api.call import address_of
from trollbord.server.errors import Refused, Unavailable
from trollbord.server.live.table_commands import COMMANDS
from trollbord.server.live.table_viewer import TableViewer
from trollbord.server.live.viewer import COME_AGAIN, NO_TABLE
from trollbord.server.people.names import plain
from trollbord.server.people.tokens import now
from trollbord.server.rooms.export import file_of, record_for
from trollbord.server.rooms.new_table import next_table as following
from trollbord.server.rooms.new_table import open_table, own_name
from trollbord.server.rooms.offered import playable
from trollbord.server.rooms.room import Room
from trollbord.server.rooms.seating import may_watch
from trollbord.server.store.listing import ARCHIVED, DELETED
from trollbord.server.web import lobby as first_page
from trollbord.server.web.middleware import (
    API,
    too_many,
)
from trollbord.server.web.requests import (
    fields_of,
    language_of,
    number,
    person_of,
    server_of,
    token_of,
)
from trollbord.server.web.sockets import SocketChannel, form_of, is_ours, within_limits
from trollbord.tables.terms import LONGEST_TABLE_NAME
from trollbord.words import LANGUAGES, speaker

FOR_GOOD: Final = "public, max-age=31536000, immutable"
FOR_ONE: Final = "private, max-age=31536000, immutable"
"""What not everybody may see stays out of shared caches."""
LOOPBACK: Final = ("127.0.0.1", "localhost", "::1", "[::1]")
"""The names under which only this computer reaches a server."""
FRESH: Final = 10 * 60
"""Seconds for which a token counts as new when others are signed out."""
NO_WATCHING: Final = 4423
"""The connection is closed with this code where only those who play may look on."""


# -- pages


async def lobby(request: Request) -> Response:
    """The first page."""
    asked = request.query_params
    shown = await first_page.lobby(
        server_of(request),
        person_of(request),
        language_of(request),
        asked.get("show", ""),
        asked.get("with", ""),
    )
    return HTMLResponse(lobby_page(shown))


async def next_table(request: Request) -> Response:
    """To the next table that waits for this person, else to the first page."""
    here = request.query_params.get("from", "")
    waiting = await server_of(request).rooms.waiting(person_of(request))
    others = [id for id in waiting if id != here]
    return RedirectResponse(f"/t/{others[0]}" if others else "/", 303)


async def waiting(request: Request) -> Response:
    """The tables that wait for this person: browsers ask now and then, to remind them, and say whether they are looked at."""
    server, person = server_of(request), person_of(request)
    if request.query_params.get("seen"):
        await server.see(person)
    return JSONResponse({"tables": await server.rooms.waiting(person)})


async def new(request: Request) -> Response:
    """The form of a new table, and what comes of it."""
    game, person, language = request.path_params["game"], person_of(request), language_of(request)
    if game not in playable():
        raise HTTPException(404)
    server, error = server_of(request), ""
    if request.method == "POST":
        seconds = await server.take_share(server.limits.tables, person, address_of(request))
        if seconds:
            return too_many(request, seconds)
        try:
            fields = await fields_of(request)
            id = await open_table(server.store, game, person, fields)
            name = own_name(fields)
            if name and name != await server.name_of(person):
                await server.rooms.rename(person, name)
            return RedirectResponse(f"/t/{id}", 303)
        except TrollbordError as wrong:
            error = speaker(game, language).error(wrong)
        except Unavailable:
            raise
        except Refused as refused:
            error = speaker(game, language).text(str(refused))
    form = await first_page.new_table(server, game, person, language, error)
    form = msgspec.structs.replace(form, bot=request.query_params.get("bot", ""))
    return HTMLResponse(new_page(form), 400 if error else 200)


async def table(request: Request) -> Response:
    """The frame of a table; the rest comes over the connection."""
    server, id, language = server_of(request), request.path_params["id"], language_of(request)
    room = await server.rooms.room(id)
    if room is None:
        raise HTTPException(404)
    name = await server.name_of(person_of(request))
    return HTMLResponse(table_shell(id, room.row.game, language, name, _link(request, id)))


async def file_table(request: Request) -> Response:
    """Archive a table for oneself, delete it, or have it back."""
    how = (await fields_of(request)).get("how", "")
    if how not in ("", ARCHIVED, DELETED):
        raise HTTPException(400)
    await first_page.file_table(
        server_of(request).store, request.path_params["id"], person_of(request), how
    )
    return RedirectResponse("/", 303)


async def name_table(request: Request) -> Response:
    """The host gives a table a name."""
    room = await server_of(request).rooms.room(request.path_params["id"])
    if room is None:
        raise HTTPException(404)
    if room.row.host != person_of(request):
        raise HTTPException(403)
    name = plain((await fields_of(request)).get("name", ""), LONGEST_TABLE_NAME)
    async with room.change():
        room.row.name = name
    return RedirectResponse("/", 303)


async def rematch(request: Request) -> Response:
    """Open the table where the same people play again, or go there."""
    room = await server_of(request).rooms.room(request.path_params["id"])
    if room is None:
        raise HTTPException(404)
    async with room.change():
        again = following(room, person_of(request))
    return RedirectResponse(f"/t/{again}", 303)


async def record(request: Request) -> Response:
    """The game as a file: what one's own seat may know, and everything after the end."""
    room = await server_of(request).rooms.room(request.path_params["id"])
    if room is None:
        raise HTTPException(404)
    person = person_of(request)
    if not may_watch(room, person):
        raise HTTPException(403)
    name = f'attachment; filename="{file_of(room)}"'
    text = record_for(room, person).text()
    return PlainTextResponse(text, headers={"content-disposition": name})


async def beside(request: Request) -> Response:
    """The attachment of a line that everyone has seen, such as the fall of a tower."""
    room = await server_of(request).rooms.room(request.path_params["id"])
    if room is None or not may_watch(room, person_of(request)):
        raise HTTPException(404)
    wanted = number(request.path_params["seq"], 0)
    found = [pick for pick in room.match.picks if pick.seq == wanted and pick.seen_by is None]
    if not found or not found[0].beside:
        raise HTTPException(404)
    kind = "application/octet-stream"
    return Response(found[0].beside, media_type=kind, headers={"cache-control": FOR_ONE})


def _link(request: Request, table: str) -> str:
    """The whole address of a table, as others reach it: who sits at the server itself may have come another way."""
    base, outside = request.base_url, request.app.state.outside
    if base.hostname in LOOPBACK and outside:
        base = base.replace(hostname=outside)
    return f"{str(base).rstrip('/')}/t/{table}"


async def invite(request: Request) -> Response:
    """The address of a table as a QR code; it tells no more than the address of the page."""
    picture = str(qr(_link(request, request.path_params["id"]), is_file=True))
    headers = {"cache-control": "private, max-age=3600"}
    return Response(picture, media_type="image/svg+xml", headers=headers)


async def device(request: Request) -> Response:
    """A link that makes another device this person's too; the secret stands behind the '#'."""
    token = server_of(request).tokens.sign_move(person_of(request))
    link = f"{str(request.base_url).rstrip('/')}/claim#seat={token}"
    return HTMLResponse(device_page(language_of(request), link, f"/t/{request.path_params['id']}"))


async def claim(request: Request) -> Response:
    """Another device becomes a person's, once the button is pressed on it; a link is good once."""
    language, server = language_of(request), server_of(request)
    if request.method == "GET":
        mine = await server.store.tables_of(person_of(request))
        return HTMLResponse(
            claim_page(language, await server.name_of(person_of(request)), len(mine))
        )
    move = server.tokens.moved((await fields_of(request)).get("key", ""))
    if move is None or not await sessions.use(server.store, move):
        return HTMLResponse(notice_page(language, "page-device-late"), 403)
    request.scope["new_person"] = move.person
    return RedirectResponse("/", 303)


async def sign_out(request: Request) -> Response:
    """Sign out all other devices of this person.

    The page that asks gives this device a new token. Only its button makes the others void, so that nobody who loses an
    answer on the way is locked out.
    """
    server, token, language = server_of(request), token_of(request), language_of(request)
    if request.method == "GET":
        request.scope["new_person"] = token.person
        return HTMLResponse(sign_out_page(language))
    if now() - token.issued > FRESH:
        return RedirectResponse("/sign-out", 303)
    await sessions.sign_out_others(server.store, server.tokens, token)
    void = server.tokens.sign_outs[token.person].voids
    await server.limits.connections.close_all(token.person, void)
    return HTMLResponse(notice_page(language, "page-signed-out"))


async def rename(request: Request) -> Response:
    """Somebody says what they are called."""
    fields = await fields_of(request)
    name = plain(fields.get("name", ""))
    if name:
        await server_of(request).rooms.rename(person_of(request), name)
    return RedirectResponse(_back(fields), 303)


async def change_language(request: Request) -> Response:
    """Somebody chooses a language."""
    fields = await fields_of(request)
    answer = RedirectResponse(_back(fields), 303)
    if fields.get("language") in LANGUAGES:
        answer.set_cookie("language", fields["language"], max_age=31536000, samesite="lax")
    return answer


def _back(fields: dict[str, str]) -> str:
    """Where a form came from: a path of ours and nothing else."""
    back = fields.get("back", "/")
    return back if back.startswith("/") and not back.startswith(("//", "/\\")) else "/"


async def asset(request: Request) -> Response:
    """A file that browsers may cache for good."""
    name = request.path_params["name"]
    found = assets.asset(name)
    changes, edition = assets.reloads(), request.path_params["edition"]
    if found is None or (edition != assets.edition(name) and not changes):
        raise HTTPException(404)
    caching = {"cache-control": "no-store" if changes else FOR_GOOD}
    return Response(found.content, media_type=found.kind, headers=caching)


async def problem(request: Request, error: Exception) -> Response:
    """What people read when something is not there; programs have their own form."""
    if request.scope["path"].startswith(API):
        return await strange(request, error)
    code = error.status_code if isinstance(error, HTTPException) else 500
    is_table = request.scope["path"].startswith("/t/")
    missing = "page-not-found" if is_table else "page-nothing-here"
    id = "page-no-watching" if code == 403 else missing
    return HTMLResponse(notice_page(language_of(request), id), code)


async def gone_away(request: Request, error: Exception) -> Response:
    """The client that sent half a request has gone or was cut off: nobody reads this."""
    return PlainTextResponse("the request was not whole", 400)


async def refusal(request: Request, error: Exception) -> Response:
    """What people read when the store fails, or when a table is closed."""
    code = 503 if isinstance(error, Unavailable) else 409
    return HTMLResponse(notice_page(language_of(request), str(error)), code)


def noticed(id: str, code: int) -> Callable[[Request], Awaitable[Response]]:
    """A page with one sentence, where a closed connection has sent the browser."""

    async def notice(request: Request) -> Response:
        return HTMLResponse(notice_page(language_of(request), id), code)

    return notice


# -- the connection


async def live(socket: WebSocket) -> None:
    """One browser at one table, until it goes."""
    if not await is_ours(socket):
        return
    await socket.accept()
    try:
        room = await server_of(socket).rooms.room(socket.path_params["id"])
    except Refused as refused:
        await socket.close(COME_AGAIN if isinstance(refused, Unavailable) else NO_TABLE)
        return
    if room is None or not may_watch(room, person_of(socket)):
        await socket.close(NO_TABLE if room is None else NO_WATCHING)
        return
    await within_limits(socket, lambda: _watched(socket, room))


async def _watched(socket: WebSocket, room: Room) -> None:
    asked, person = socket.query_params, person_of(socket)
    viewer = TableViewer(
        COMMANDS,
        room,
        server_of(socket).bots,
        SocketChannel(socket),
        person,
        form_of(socket),
        language_of(socket),
        number(asked.get("since", ""), -1),
    )
    viewer.set_pace(asked.get("pace", ""))
    viewer.has_name = bool(await room.store.name_of(person))
    viewer.look_at(number(asked.get("at", ""), -1))
    await viewer.run()


# -- routes


def routes() -> list[BaseRoute]:
    """The pages of this module."""
    return [
        Route("/", lobby),
        Route("/next", next_table),
        Route("/waiting", waiting),
        Route("/new/{game}", new, methods=["GET", "POST"]),
        Route("/gone", noticed("page-table-gone", 410)),
        Route("/private", noticed("page-no-watching", 403)),
        Route("/crowded", noticed("page-too-many-pages", 429)),
        Route("/claim", claim, methods=["GET", "POST"]),
        Route("/sign-out", sign_out, methods=["GET", "POST"]),
        Route("/name", rename, methods=["POST"]),
        Route("/language", change_language, methods=["POST"]),
        Route("/a/{edition}/{name}", asset),
        *table_routes(),
    ]


def table_routes() -> list[BaseRoute]:
    """One table: its page, its connection, what is done with it, its files."""
    return [
        Route("/t/{id}", table),
        Route("/t/{id}/file", file_table, methods=["POST"]),
        Route("/t/{id}/name", name_table, methods=["POST"]),
        Route("/t/{id}/rematch", rematch, methods=["POST"]),
        Route("/t/{id}/record.troll", record),
        Route("/t/{id}/beside/{seq}", beside),
        Route("/t/{id}/device", device),
        Route("/t/{id}/invite.svg", invite),
        WebSocketRoute("/t/{id}/live", live),
    ]
