"""The server under stress: the real one, in a process of its own, with one more page that says what it has used."""

from __future__ import annotations

import asyncio
import os
import sys
import time
from pathlib import Path

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from trollbord.page.assets import house_files
from trollbord.server.app import application
from trollbord.server.people.limits import Limits
from trollbord.server.processes.serve import LOCAL, listening, loop_factory, running
from trollbord.server.profile import SPENT
from trollbord.server.service.table_server import TableServer


class Figures(msgspec.Struct):
    """What the server has used so far."""

    cpu: float
    wall: float
    memory: int
    viewers: int
    parts: dict[str, float]


def memory() -> int:
    """Bytes of this process that lie in the machine's memory."""
    pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE")


def main(port: int, url: str) -> None:
    """Serve on the loopback only, until told to stop."""
    house_files()
    with asyncio.Runner(loop_factory=loop_factory()) as runner:
        runner.run(_serve(port, url))


async def _serve(port: int, url: str) -> None:
    # All of the crowd comes from one address; at its tables nobody waits for a bot.
    server = TableServer(url, limits=Limits(1e6), answers=False)
    app = application(server, [LOCAL])

    async def figures(request: Request) -> Response:
        viewers = sum([len(room.viewers) for room in server.rooms.held.values()])
        used = Figures(time.process_time(), time.monotonic(), memory(), viewers, dict(SPENT))
        return Response(msgspec.json.encode(used), media_type="application/json")

    app.router.routes.append(Route("/figures", figures))
    line = listening(LOCAL, port)
    assert line.getsockname()[1] == port, f"port {port} is taken"
    await running(app, line, lambda: None)


if __name__ == "__main__":
    main(int(sys.argv[1]), sys.argv[2])
