"""The way to a database, in a thread of its own: a TCP proxy that can delay what passes, let it drip, hold it back, or cut every connection."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Sequence
from contextlib import suppress
from typing import Final

from trollbord.server.processes.serve import LOCAL

CHUNK: Final = 65536
LOOK: Final = 0.02
"""Seconds after which it is looked whether bytes may pass again."""


class Wire:
    """Passes bytes on between processes and a port of this machine."""

    def __init__(self, target: int) -> None:
        self.target: Final = target
        self.delay = 0.0
        """Seconds by which everything is delayed."""
        self.drip = 0.0
        """Seconds after each byte."""
        self.is_silent = False
        """Whether nothing passes: connections are taken and stand, as at a pooler that is frozen."""
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
        for each in passing:
            each.cancel()
        if passing:
            await asyncio.wait(passing, timeout=1)

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
                for part in self._parts(data):
                    while self.is_silent:
                        await asyncio.sleep(LOOK)
                    writer.write(part)
                    await writer.drain()
                    if self.drip:
                        await asyncio.sleep(self.drip)
        writer.close()

    def _parts(self, data: bytes) -> Sequence[bytes]:
        return [data[at : at + 1] for at in range(len(data))] if self.drip else [data]
