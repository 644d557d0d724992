"""What every route asks of a request: whose house, who asks, in which language, and what they sent."""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable
from typing import Final
from urllib.parse import parse_qsl

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.websockets import WebSocket, WebSocketState

from trollbord.server.rooms.rooms import House
from trollbord.words import LANGUAGES, negotiate

MOST_FIELDS: Final = 60
BURST, RATE = 40.0, 20.0
"""Messages that a browser may send at once, and per second."""


def house_of(request: Request | WebSocket) -> House:
    """The house that serves this request."""
    house = request.app.state.house
    assert isinstance(house, House)
    return house


def language_of(request: Request | WebSocket) -> str:
    """The language that was chosen, else the one that the browser likes best."""
    chosen = request.cookies.get("language", "")
    return chosen if chosen in LANGUAGES else negotiate(request.headers.get("accept-language", ""))


def person_of(request: Request | WebSocket) -> str:
    """Who asks; the guard has seen to it that everyone is somebody."""
    return str(request.scope["person"])


async def fields_of(request: Request) -> dict[str, str]:
    """The fields of a form; the guard has measured it."""
    try:
        pairs = parse_qsl((await request.body()).decode(), max_num_fields=MOST_FIELDS)
    except ValueError:
        raise HTTPException(400) from None
    return dict(pairs)


def number(text: str, otherwise: int) -> int:
    """The number that stands there, if one does."""
    return int(text) if text.isdecimal() and len(text) < 9 else otherwise


async def listen(socket: WebSocket, hear: Callable[[str], Awaitable[None]]) -> None:
    """Hear what the browser says, until it goes or shouts."""
    left = BURST
    while socket.application_state is WebSocketState.CONNECTED:
        listened = time.monotonic()
        message = await socket.receive()
        if message["type"] == "websocket.disconnect":
            return
        # Only silence counts: a house that is slow to answer is no excuse for shouting.
        left = min(BURST, left + (time.monotonic() - listened) * RATE) - 1
        if left < 0:
            await socket.close(1008)
            return
        await hear(message.get("text") or "")
