"""The web application, put together: the pages, the API, the middleware, and what begins and ends with the server."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping, Sequence
from typing import Any

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.middleware.trustedhost import TrustedHostMiddleware
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Mount

from trollbord.server.accounts import sessions
from trollbord.server.api.app import api
from trollbord.server.errors import Refused
from trollbord.server.service.table_server import TableServer
from trollbord.server.service.upkeep import compiling, look_after
from trollbord.server.web import (
    app_files,
    book_pages,
    health,
    lesson_pages,
    pages,
    reload,
    reminder_pages,
    replay_pages,
    you_pages,
)
from trollbord.server.web.middleware import Identity, PolicyHeaders


def application(server: TableServer, hosts: Sequence[str]) -> Starlette:
    """All routes behind the middleware, and what begins and ends with the server."""
    middleware = [
        Middleware(PolicyHeaders),
        Middleware(TrustedHostMiddleware, allowed_hosts=list(hosts), www_redirect=False),
        Middleware(GZipMiddleware, minimum_size=500, compresslevel=6),
        Middleware(Identity, tokens=server.tokens, limits=server.limits),
    ]
    handlers: Mapping[Any, Callable[[Request, Exception], Awaitable[Response]]] = {
        404: pages.problem,
        403: pages.problem,
        Refused: pages.refusal,
        ClientDisconnect: pages.gone_away,
    }
    app = Starlette(
        routes=routes(server), middleware=middleware, lifespan=lifespan, exception_handlers=handlers
    )
    app.state.server = server
    app.state.outside = next(
        (host for host in hosts if host not in pages.LOOPBACK and "*" not in host), ""
    )
    return app


@contextlib.asynccontextmanager
async def lifespan(app: Starlette) -> AsyncIterator[None]:
    """Load sessions and start the bots' processes; at the end stop what runs beside the requests."""
    server = app.state.server
    await sessions.load(server.store, server.tokens)
    await server.bots.warm()
    looking = asyncio.create_task(look_after(server))
    async with compiling(server):
        yield
    looking.cancel()
    with contextlib.suppress(asyncio.CancelledError):
        await looking
    await server.close()


def routes(server: TableServer) -> list[BaseRoute]:
    """The API, and what each module of pages brings."""
    return [
        Mount("/api", app=api(server)),
        *pages.routes(),
        *app_files.routes(),
        *book_pages.routes(),
        *health.routes(),
        *reload.routes(),
        *reminder_pages.routes(),
        *replay_pages.routes(),
        *you_pages.routes(),
        *lesson_pages.routes(),
    ]
