"""What every WebSocket of a page begins with: its origin is checked, its connection is counted, and it is a viewer's channel."""

from __future__ import annotations

import contextlib
import time
from collections.abc import Awaitable, Callable
from typing import Final

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from trollbord.ink.screen import Form
from trollbord.server.live.channel import Channel, ChannelClosed
from trollbord.server.live.frame import Frame
from trollbord.server.live.viewer import COME_AGAIN
from trollbord.server.people.connections import TooMany
from trollbord.server.profile import timed
from trollbord.server.web.middleware import is_own_origin
from trollbord.server.web.requests import CROWDED, connection_of, server_of

BURST, RATE = 40.0, 20.0
"""Messages that a browser may send at once, and per second."""
PING, PONG = "ping", "pong"
"""A browser asks whether the server is still there: scripts never see the pings of the protocol itself."""
FOREIGN: Final = 4403
"""The close code of a connection that a page of another site opens."""


async def is_ours(socket: WebSocket) -> bool:
    """Whether a page of this server opens the connection; any other is closed."""
    if is_own_origin(socket):
        return True
    await socket.close(FOREIGN)
    return False


async def within_limits(socket: WebSocket, work: Callable[[], Awaitable[None]]) -> None:
    """Do the work of a connection while it counts as held; close it if there are too many already, or they come too fast."""
    limits, connection = server_of(socket).limits, connection_of(socket)
    if limits.openings.take(connection.person, connection.address):
        await socket.close(COME_AGAIN)
        return
    try:
        with limits.connections.held(connection):
            await work()
    except TooMany:
        await socket.close(CROWDED)


def form_of(socket: WebSocket) -> Form:
    """On what the page is shown."""
    return "phone" if socket.query_params.get("form") == "phone" else "desk"


class SocketChannel(Channel):
    """A browser's WebSocket: pings are answered, and whoever says too much is cut off."""

    def __init__(self, socket: WebSocket) -> None:
        self._socket: Final = socket
        self._left: float = BURST

    async def send(self, frame: Frame) -> None:
        with timed("diff"):
            data = msgspec.json.encode(frame).decode()
        with timed("compress"):
            await self._send(data)

    async def _send(self, text: str) -> None:
        try:
            await self._socket.send_text(text)
        except (WebSocketDisconnect, RuntimeError):
            raise ChannelClosed from None

    async def receive(self) -> str | None:
        while self._socket.application_state is WebSocketState.CONNECTED:
            text = await self._heard()
            if text != PING:
                return text
            await self._send(PONG)
        return None

    async def _heard(self) -> str | None:
        """The next message of any kind; None if there is none or one too many, which closes the socket (1008)."""
        listened = time.monotonic()
        message = await self._socket.receive()
        if message["type"] == "websocket.disconnect":
            return None
        # Only the time spent waiting for messages counts: a slow answer of ours allows nobody more of them.
        self._left = min(BURST, self._left + (time.monotonic() - listened) * RATE) - 1
        if self._left < 0:
            await self.close(1008)
            return None
        return message.get("text") or ""

    async def close(self, code: int) -> None:
        with contextlib.suppress(WebSocketDisconnect, RuntimeError):
            await self._socket.close(code)
