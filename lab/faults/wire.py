"""The way to a database, in a thread of its own: a TCP proxy that can delay what passes, or cut every connection."""

from __future__ import annotations

import asyncio
import threading
from contextlib import suppress
from typing import Final

from trollbord.server.processes.serve import LOCAL

CHUNK: Final = 65536


class Wire:
    """Passes bytes on between processes and a port of this machine."""

    def __init__(self, target: int) -> None:
        self.target: Final = target
        self.delay = 0.0
        """Seconds by which everything is delayed."""
        self.port = 0
        self._writers: Final[set[asyncio.StreamWriter]] = set()
        self._loop: Final = asyncio.new_event_loop()
        self._ready: Final = threading.Event()
        self._thread: Final = threading.Thread(target=self._run, daemon=True)
        self._thread.start()
        self._ready.wait()

    def cut(self) -> None:
        """Cut every connection."""
        self._loop.call_soon_threadsafe(self._abort)

    def close(self) -> None:
        """Cut everything, and pass nothing on any more."""
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()

    def _run(self) -> None:
        self._loop.run_until_complete(self._open())
        self._ready.set()
        self._loop.run_forever()
        self._loop.run_until_complete(self._shut())
        self._loop.close()

    async def _open(self) -> None:
        self._server = await asyncio.start_server(self._connect, LOCAL, 0)
        self.port = int(self._server.sockets[0].getsockname()[1])

    async def _shut(self) -> None:
        self._server.close()
        self._abort()
        passing = asyncio.all_tasks() - {asyncio.current_task()}
        if passing:
            await asyncio.wait(passing, timeout=1)  # they end as their sockets close

    def _abort(self) -> None:
        for writer in list(self._writers):
            writer.transport.abort()

    async def _connect(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            far_reader, far_writer = await asyncio.open_connection(LOCAL, self.target)
        except OSError:
            writer.transport.abort()
            return
        ends = {writer, far_writer}
        self._writers.update(ends)
        try:
            await asyncio.gather(self._pass(reader, far_writer), self._pass(far_reader, writer))
        finally:
            self._writers.difference_update(ends)

    async def _pass(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError):
            while data := await reader.read(CHUNK):
                if self.delay:
                    await asyncio.sleep(self.delay)
                writer.write(data)
                await writer.drain()
        writer.close()
