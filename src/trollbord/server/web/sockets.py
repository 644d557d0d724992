"""What every WebSocket of a page begins with: its origin is checked, and its connection is counted."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Final

from starlette.websockets import WebSocket

from trollbord.server.people.connections import TooMany
from trollbord.server.web.middleware import is_own_origin
from trollbord.server.web.requests import CROWDED, connection_of, server_of

FOREIGN: Final = 4403
"""The close code of a connection that a page of another site opens."""


async def is_ours(socket: WebSocket) -> bool:
    """Whether a page of this server opens the connection; any other is closed."""
    if is_own_origin(socket):
        return True
    await socket.close(FOREIGN)
    return False


async def within_limits(socket: WebSocket, work: Callable[[], Awaitable[None]]) -> None:
    """Do the work of a connection while it counts as held; close it if there are too many already."""
    try:
        with server_of(socket).limits.connections.held(connection_of(socket)):
            await work()
    except TooMany:
        await socket.close(CROWDED)
