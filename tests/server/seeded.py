"""`trollbord` with chance that repeats: the tables of a test are dealt as they were the last time.

The server knows no seeds and takes none from anybody; here, before it opens, its two sources of chance are replaced: the
secrets of new tables by ones that follow from the test's name, which its browsers tell, and the seeds of bots by ones
that follow from what they see.
"""

import os
from collections import Counter
from collections.abc import Sequence
from contextvars import ContextVar
from hashlib import sha256
from unittest.mock import patch
from zlib import crc32

from starlette.applications import Starlette
from starlette.types import ASGIApp, Receive, Scope, Send

from trollbord.cli import main
from trollbord.kernel.ask import Ask
from trollbord.kernel.view import View
from trollbord.server import app as whole
from trollbord.server.jobs.bot_driver import BotAnswer
from trollbord.server.service.table_server import TableServer

HEADER = "x-test"
_TEST: ContextVar[str] = ContextVar("test", default="")
_OPENED: Counter[str] = Counter()


def named() -> dict[str, str]:
    """What the browsers of the running test tell the server with every request."""
    return {HEADER: os.environ.get("PYTEST_CURRENT_TEST", "").rpartition(" ")[0]}


class Named:
    """Everything that happens in answer to a request happens in the name of a test."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        told = dict(scope.get("headers", ()))
        _TEST.set(told.get(HEADER.encode(), b"").decode())
        await self.app(scope, receive, send)


def secret() -> bytes:
    """The secret of the test's next table."""
    test = _TEST.get()
    _OPENED[test] += 1
    return sha256(f"{test} {_OPENED[test]}".encode()).digest()


def seed(view: View) -> int:
    """What a bot rolls with that sees this."""
    return crc32(str(view).encode())


async def unveiled(answer: BotAnswer, ask: Ask) -> str:
    """Veiled answers come as soon as they are thought of: what a bot picks must not hang on a busy machine."""
    return ask.options[0].text if len(ask.options) == 1 else await answer._thought()


def application(server: TableServer, hosts: Sequence[str]) -> Starlette:
    """The server with its tables dealt by name."""
    app = whole.application(server, hosts)
    app.add_middleware(Named)
    return app


if __name__ == "__main__":
    with (
        patch("trollbord.server.rooms.new_table.fresh_secret", secret),
        patch("trollbord.server.jobs.bot_pool.fresh_seed", seed),
        patch("trollbord.server.jobs.bot_driver.BotAnswer._veiled", unveiled),
        patch("trollbord.server.rooms.left_chairs.TWO_MINUTES", 0.0),
        patch("trollbord.server.processes.serve.application", application),
    ):
        main()
