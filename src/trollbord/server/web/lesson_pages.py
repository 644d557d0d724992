"""The pages of lessons: the list, and one lesson with its connection."""

from __future__ import annotations

from collections.abc import Mapping

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.routing import BaseRoute, Route, WebSocketRoute
from starlette.websockets import WebSocket

from trollbord.page.learn_page import Taught, learn_page
from trollbord.page.table_shell import lesson_shell
from trollbord.server.api.call import address_of
from trollbord.server.live.lesson_viewer import LessonViewer
from trollbord.server.live.viewer import NO_TABLE
from trollbord.server.rooms.lesson_room import LessonRoom, found
from trollbord.server.rooms.offered import playable
from trollbord.server.service.table_server import TableServer
from trollbord.server.web.requests import (
    CROWDED,
    language_of,
    person_of,
    server_of,
)
from trollbord.server.web.sockets import SocketChannel, form_of, is_ours, within_limits
from trollbord.teach import Lesson, lessons


def taught() -> list[Taught]:
    """The games that have lessons, with all of them."""
    return [Taught(game, known) for game in playable() if (known := lessons(game))]


async def learn(request: Request) -> Response:
    """All lessons."""
    name = await server_of(request).name_of(person_of(request))
    return HTMLResponse(learn_page(language_of(request), name, taught()))


def _asked(connection: Request | WebSocket) -> Lesson | None:
    game, id = connection.path_params["game"], connection.path_params["lesson"]
    return found(game, id) if game in playable() else None


async def lesson(request: Request) -> Response:
    """The frame of a lesson; the rest comes over the connection."""
    wanted = _asked(request)
    if wanted is None:
        raise HTTPException(404)
    name = await server_of(request).name_of(person_of(request))
    return HTMLResponse(lesson_shell(wanted.game.id, wanted.id, language_of(request), name))


async def live(socket: WebSocket) -> None:
    """One browser at one lesson, until it goes."""
    if not await is_ours(socket):
        return
    await socket.accept()
    wanted = _asked(socket)
    if wanted is None:
        await socket.close(NO_TABLE)
        return
    who = (person_of(socket), address_of(socket))
    room = room_for(server_of(socket), *who, wanted, socket.query_params)
    if room is None:
        await socket.close(CROWDED)
        return
    await within_limits(socket, lambda: _watched(socket, room))


def room_for(
    server: TableServer, person: str, address: str, wanted: Lesson, asked: Mapping[str, str]
) -> LessonRoom | None:
    """The lesson as this person left it, or from the step that their device remembers; None if they open too many."""
    known = server.lessons.known(person, wanted.game.id, wanted.id)
    if known is not None and "open" in asked:
        known.tutor.open(wanted.place_of(asked["open"]))
    if known is not None:
        return known
    if server.limits.tables.take(person, address):
        return None
    return server.lessons.open(person, wanted, asked.get("open") or asked.get("step", ""))


async def _watched(socket: WebSocket, room: LessonRoom) -> None:
    name = await server_of(socket).name_of(room.person)
    channel = SocketChannel(socket)
    await LessonViewer(room, channel, name, form_of(socket), language_of(socket)).run()


def routes() -> list[BaseRoute]:
    """All of them."""
    return [
        Route("/learn", learn),
        Route("/learn/{game}/{lesson}", lesson),
        WebSocketRoute("/learn/{game}/{lesson}/live", live),
    ]
