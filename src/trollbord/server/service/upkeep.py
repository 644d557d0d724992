"""What runs beside the requests of a process: following others, clocks, bots, reminders, and compiling."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager, suppress
from typing import Any

from trollbord.server.reminders.sender import Sender
from trollbord.server.service.table_server import TableServer


async def look_after(server: TableServer) -> None:
    """Look after a server's rooms until cancelled; where the store is shared, workers may answer for bots and send reminders."""
    caretaker = server.caretaker()
    if server.store.is_shared and not server.answers:
        await caretaker.run()
        return
    work = [caretaker.run(), *reminding(server)]
    if server.store.is_shared:
        # procrastinate is needed for PostgreSQL alone
        from trollbord.server.jobs.worker import Worker

        work.append(Worker(caretaker, server.bots).run())
    await asyncio.gather(*work)


def reminding(server: TableServer) -> list[Coroutine[Any, Any, None]]:
    """The task that sends reminders, if the operator has set them up."""
    if server.operator is None:
        return []
    return [Sender(server.store, server.operator, server.links).run()]


@asynccontextmanager
async def compiling(server: TableServer) -> AsyncIterator[None]:
    """Compile beside what is done inside, if `./play` started without a compiled build."""
    task = asyncio.create_task(server.builder.run())
    try:
        yield
    finally:
        task.cancel()
        with suppress(asyncio.CancelledError):
            await task
