"""What every route asks of a request: who asks, in which language, and what they sent."""

from __future__ import annotations

from functools import partial
from typing import Final
from urllib.parse import parse_qsl

from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection, Request
from starlette.websockets import WebSocket

from trollbord.server.api.call import address_of
from trollbord.server.people.connections import Connection
from trollbord.server.people.tokens import Token
from trollbord.server.service.table_server import TableServer
from trollbord.words import LANGUAGES, negotiate

MOST_FIELDS: Final = 60
AGAIN: Final = 1012
"""The close code of a connection that may be opened again at once."""
CROWDED: Final = 4429
"""The close code where a person or an address holds too many connections."""


def server_of(request: Request | WebSocket) -> TableServer:
    """The table server of this process."""
    server = request.app.state.server
    assert isinstance(server, TableServer)
    return server


def language_of(request: HTTPConnection) -> str:
    """The language that was chosen, else the one that the browser likes best."""
    chosen = request.cookies.get("language", "")
    return chosen if chosen in LANGUAGES else negotiate(request.headers.get("accept-language", ""))


def person_of(request: Request | WebSocket) -> str:
    """Who asks."""
    return token_of(request).person


def token_of(request: Request | WebSocket) -> Token:
    """The token of the person who asks; the middleware gives everybody one."""
    token = request.scope["token"]
    assert isinstance(token, Token)
    return token


def connection_of(socket: WebSocket) -> Connection:
    """A browser's WebSocket, as it is counted."""
    token = token_of(socket)
    return Connection(token.person, address_of(socket), token.issued, partial(socket.close, AGAIN))


async def fields_of(request: Request) -> dict[str, str]:
    """The fields of a form; the middleware has checked its length."""
    try:
        pairs = parse_qsl((await request.body()).decode(), max_num_fields=MOST_FIELDS)
    except ValueError:
        raise HTTPException(400) from None
    return dict(pairs)


def number(text: str, otherwise: int) -> int:
    """The number that stands there, if one does."""
    return int(text) if text.isdecimal() and len(text) < 9 else otherwise
