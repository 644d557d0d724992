"""The application for programs: who asks, what is given, and an answer or a problem."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any, Final

import msgspec
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, HTTPConnection, Request
from starlette.responses import HTMLResponse, Response
from starlette.routing import Route, WebSocketRoute
from starlette.websockets import WebSocket

from trollbord.kernel.errors import TrollbordError
from trollbord.server.api.call import GUEST, Call, Caller, address_of
from trollbord.server.api.docs import docs_page
from trollbord.server.api.line import sit_at
from trollbord.server.api.openapi import description
from trollbord.server.api.operations import OPERATIONS, Operation
from trollbord.server.api.problems import Trouble, mistaken, refused
from trollbord.server.errors import Refused
from trollbord.server.service.table_server import TableServer
from trollbord.words import COMMON, negotiate, speaker

LOG: Final = logging.getLogger(__name__)
JSON: Final = "application/json"
SUBPROTOCOL: Final = "trollbord"
BEARER: Final = "bearer."
"""Browsers can't send a header with a WebSocket: they offer `trollbord` and `bearer.TOKEN` as subprotocols."""
FIRST_WORD: Final = 10.0
"""Seconds in which a program without either has to say who it is."""


def language_of(connection: HTTPConnection) -> str:
    """The language that the caller likes best."""
    return negotiate(connection.headers.get("accept-language", ""))


def caller_of(server: TableServer, connection: HTTPConnection) -> Caller:
    """Who asks; without a token it is a guest, who may look on."""
    language = language_of(connection)
    address = address_of(connection)
    header = connection.headers.get("authorization", "")
    if not header:
        return Caller(server, GUEST, address, language)
    kind, _, token = header.partition(" ")
    return known(
        Caller(server, GUEST, address, language), token if kind.lower() == "bearer" else ""
    )


def known(guest: Caller, token: str) -> Caller:
    """The caller whose token this is."""
    read = guest.server.tokens.read(token.strip())
    if read is None:
        raise unsigned("api-bad-token", guest.language)
    return Caller(guest.server, read.person, guest.address, guest.language, read.issued)


async def signed(caller: Caller, socket: WebSocket) -> Caller:
    """Who a program is: the header or the subprotocol has said it, or else its first message does, soon."""
    if caller.person != GUEST:
        return caller
    try:
        async with asyncio.timeout(FIRST_WORD):
            said = msgspec.json.decode(await socket.receive_text(), type=Introduction)
    except (TimeoutError, msgspec.MsgspecError, UnicodeError, KeyError):
        raise unsigned("api-no-token", caller.language) from None
    return known(caller, said.token)


class Introduction(msgspec.Struct, tag="token"):
    """The first message of a program that could send no header: who it is."""

    token: str


def unsigned(id: str, language: str) -> Trouble:
    """The request has no token, or none of ours."""
    detail = speaker(COMMON, language).text(id)
    return Trouble("unsigned", detail, headers={"www-authenticate": "Bearer"})


# -- one request


def route(server: TableServer, operation: Operation[Any]) -> Route:
    """The route of an operation."""

    async def endpoint(request: Request) -> Response:
        language = language_of(request)
        request.scope["operation"] = operation.id
        try:
            return await _done(server, operation, request)
        except Trouble as trouble:
            return trouble.response(language)
        except ClientDisconnect:
            return Response(status_code=400)  # nobody reads this
        except Refused as refusal:
            return refused(refusal, language).response(language)
        except TrollbordError as error:
            return mistaken(error, COMMON, language).response(language)

    return Route(operation.path, endpoint, methods=[operation.method])


async def _done(server: TableServer, operation: Operation[Any], request: Request) -> Response:
    caller = caller_of(server, request)
    if operation.signed and caller.person == GUEST:
        raise unsigned("api-no-token", caller.language)
    caller.spend(server.limits.requests)
    given = await _given(operation, request, caller)
    answer = await operation.answer(Call(caller, request.path_params, given))
    if isinstance(answer, Response):
        return answer
    return Response(msgspec.json.encode(answer), operation.status, media_type=JSON)


async def _given(operation: Operation[Any], request: Request, caller: Caller) -> Any:
    try:
        if operation.method == "GET":
            query = _resumed(dict(request.query_params), request)
            return msgspec.convert(query, operation.given, strict=False)
        return msgspec.json.decode(
            await _body(request, caller, operation.largest) or b"{}", type=operation.given
        )
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        detail = caller.words().text("api-unreadable", why=str(error))
        raise Trouble("unreadable", detail, rule=operation.id) from None


def _resumed(query: dict[str, str], request: Request) -> dict[str, str]:
    """A browser's own stream says in a header how far it has heard."""
    heard = request.headers.get("last-event-id", "")
    is_stream = request.url.path.endswith("/stream")
    return {**query, "since": heard} if is_stream and heard.isdecimal() else query


async def _body(request: Request, caller: Caller, largest: int) -> bytes:
    """The body, if it is not too long and says that it is JSON."""
    body = bytearray()
    async for chunk in request.stream():
        body += chunk
        if len(body) > largest:
            detail = caller.words().text("api-too-long", most=largest)
            raise Trouble("too-long", detail, expected=[f"0-{largest}"])
    kind = request.headers.get("content-type", JSON).partition(";")[0].strip().lower()
    if body and kind != JSON:
        detail = caller.words().text("api-unreadable", why=f"expected {JSON}")
        raise Trouble("unreadable", detail, kind, [JSON])
    return bytes(body)


# -- the application


async def strange(request: Request, error: Exception) -> Response:
    """An address or a method that there is not."""
    assert isinstance(error, HTTPException)
    language = language_of(request)
    words = speaker(COMMON, language)
    kind = "method" if error.status_code == 405 else "missing"
    detail = words.text(f"api-no-{kind}", given=f"{request.method} {request.url.path}"[:200])
    headers = dict(error.headers or {})
    return Trouble(kind, detail, request.url.path, headers=headers).response(language)


async def _broken(request: Request, error: Exception) -> Response:
    """A mistake of ours: the log has it all, the caller an apology."""
    LOG.error("%s %s failed", request.method, request.url.path, exc_info=error)
    language = language_of(request)
    return Trouble("broken", speaker(COMMON, language).text("api-broken")).response(language)


def api(server: TableServer) -> Starlette:
    """All operations, their description, and the line for programs."""

    async def described(request: Request) -> Response:
        return Response(msgspec.json.encode(description()), media_type=JSON)

    async def docs(request: Request) -> Response:
        return HTMLResponse(docs_page(language_of(request), description()))

    async def line(socket: WebSocket) -> None:
        try:
            caller = caller_of(server, socket)
            offered = [each for each in socket.scope["subprotocols"] if each.startswith(BEARER)]
            if offered and caller.person == GUEST:
                caller = known(caller, offered[0].removeprefix(BEARER))
            caller.spend(server.limits.requests)
        except Trouble as trouble:
            await socket.send_denial_response(trouble.response(language_of(socket)))
            return
        await socket.accept(SUBPROTOCOL if SUBPROTOCOL in socket.scope["subprotocols"] else None)
        await sit_at(partial(signed, caller), socket)

    handlers: dict[Any, Callable[[Request, Exception], Awaitable[Response]]] = {
        404: strange,
        405: strange,
        Exception: _broken,
    }
    routes = [
        Route("/", docs),
        Route("/openapi.json", described),
        *[route(server, operation) for operation in OPERATIONS],
        WebSocketRoute("/tables/{id}/line", line),
    ]
    return Starlette(routes=routes, exception_handlers=handlers)
