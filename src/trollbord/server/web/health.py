"""Health for the server's operator: is the process alive, and can it serve."""

from __future__ import annotations

import asyncio
from typing import Final

from sqlalchemy import text as sql
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from trollbord.server.web.requests import server_of

PATHS: Final = ("/healthz", "/readyz")
PATIENCE: Final = 2.0
"""Seconds within which the store must answer."""


async def healthz(request: Request) -> Response:
    """The event loop answers: the process need not be restarted."""
    return PlainTextResponse("ok\n")


async def readyz(request: Request) -> Response:
    """The store answers and the server is not stopping: requests may be sent here."""
    if getattr(request.app.state, "is_stopping", False):
        return PlainTextResponse("stopping\n", 503)
    try:
        async with asyncio.timeout(PATIENCE):
            await server_of(request).store.do(lambda connection: connection.scalar(sql("SELECT 1")))
    except Exception:
        # Whatever keeps the store from answering, the one who asks wants to know only that it does.
        return PlainTextResponse("the store does not answer\n", 503)
    return PlainTextResponse("ready\n")


def routes() -> list[Route]:
    """Both."""
    return [Route("/healthz", healthz), Route("/readyz", readyz)]
