"""A worker's process: bots, clocks of tables that nobody looks at, questions that were forgotten, reminders; no door."""

from __future__ import annotations

import asyncio
import signal
from collections.abc import Callable
from contextlib import suppress

from trollbord.server.jobs.builder import Build
from trollbord.server.jobs.worker import Worker
from trollbord.server.processes import logs
from trollbord.server.processes.ending import GRACE, end_within
from trollbord.server.processes.logs import LogFormat
from trollbord.server.processes.serve import calm, loop_factory
from trollbord.server.reminders.operator import Operator
from trollbord.server.service.table_server import TableServer
from trollbord.server.service.upkeep import compiling, reminding


def work(
    store: str,
    pause: float,
    at_once: int,
    log_format: LogFormat,
    ready: Callable[[], None],
    compiled: Callable[[Build, str], None],
    operator: Operator | None = None,
) -> None:
    """Work until stopped; `ready` is called when the worker begins, `compiled` with what came of compiling beside it."""
    logs.configure(log_format)
    server = TableServer(store, pause, operator=operator)
    server.builder.tell = compiled
    with suppress(KeyboardInterrupt), asyncio.Runner(loop_factory=loop_factory()) as runner:
        runner.run(_working(server, at_once, ready))


async def _working(server: TableServer, at_once: int, ready: Callable[[], None]) -> None:
    caretaker = server.caretaker()
    stopped = asyncio.Event()
    loop = asyncio.get_running_loop()

    def stop() -> None:
        end_within()
        stopped.set()

    for number in (signal.SIGTERM, signal.SIGINT):
        loop.add_signal_handler(number, stop)
    await server.bots.warm()
    calm()
    tasks = [
        asyncio.create_task(caretaker.run()),
        asyncio.create_task(Worker(caretaker, server.bots, at_once).run()),
        asyncio.create_task(stopped.wait()),
        *[asyncio.create_task(each) for each in reminding(server)],
    ]
    ready()
    async with compiling(server):
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    for task in tasks:
        task.cancel()
    await asyncio.wait(tasks, timeout=GRACE / 2)  # a database that is away must not hold it
    await server.close()
