"""Bots think in worker processes; a thought that nobody needs any more is ended with its process."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import pickle
import secrets
import sys
from typing import Final, cast

from trollbord.bots import BOTS, LEVELS
from trollbord.kernel.view import View
from trollbord.server.jobs.bot_worker import LENGTH, WHY, Told, pack

PAUSE: Final = 0.7
"""Seconds that a bot takes, more or less, so that eyes can follow; also for what is accepted unseen."""


LONGEST_THOUGHT: Final = 60.0
"""Seconds that a bot of another package has for an answer, before its process is ended."""
LOG: Final = logging.getLogger(__name__)


def fresh_seed(_: View) -> int:
    """What a bot rolls its dice with for one answer; nobody can guess it."""
    return secrets.randbits(64)


class Thinker:
    """One worker process."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self.process: Final = process

    @classmethod
    async def start(cls) -> Thinker:
        """A new worker; it thinks a little less urgently than the table answers."""
        command = [sys.executable, "-m", "trollbord.server.jobs.bot_worker"]
        pipe = asyncio.subprocess.PIPE
        return cls(
            await asyncio.create_subprocess_exec(*command, stdin=pipe, stdout=pipe, env=_path())
        )

    async def think(self, bot: str, view: View, table: str, turn: int) -> object:
        """What the worker says to this."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(pack((bot, view, fresh_seed(view), table, turn)))
        await self.process.stdin.drain()
        head = await self.process.stdout.readexactly(LENGTH.size)
        body = await self.process.stdout.readexactly(LENGTH.unpack(head)[0])
        answer: object = pickle.loads(body)
        return answer

    async def stop(self) -> None:
        """End the process, whatever it thinks."""
        with contextlib.suppress(ProcessLookupError):
            self.process.kill()
        await self.process.communicate()


def _path() -> dict[str, str]:
    """The worker imports what this process imports."""
    return {**os.environ, "PYTHONPATH": os.pathsep.join([each for each in sys.path if each])}


class Thinkers:
    """As many workers as there are cores to spare; they start when the first bot is asked."""

    def __init__(self, pause: float = PAUSE, most: int = 0) -> None:
        self.pause: Final = pause
        self._places: Final = asyncio.Semaphore(most or max(1, (os.cpu_count() or 2) - 1))
        self._idle: Final[list[Thinker]] = []

    async def warm(self) -> None:
        """Have one worker ready before it is needed."""
        self._idle.append(await Thinker.start())

    async def choose(self, bot: str, view: View, table: str = "", turn: int = 0) -> str:
        """The option that a bot picks in this turn of this table.

        A bot of another package that fails or takes too long is answered for by the gentlest of ours.
        """
        if bot in BOTS:
            return str(await self._think(bot, view, table, turn))
        try:
            async with asyncio.timeout(LONGEST_THOUGHT):
                return str(await self._think(bot, view, table, turn))
        except Exception:  # it may fail in any way, and the others at the table wait
            LOG.exception("bot %s at table %s failed: %s answers for it", bot, table, LEVELS[0])
            return str(await self._think(LEVELS[0], view, table, turn))

    async def reasons(self, bot: str, view: View) -> Told | None:
        """Why a bot would pick what it would pick."""
        return cast(Told | None, await self._think(bot, view, "", WHY))

    async def _think(self, bot: str, view: View, table: str, turn: int) -> object:
        """Let a bot think; when this is cancelled, its process ends with it."""
        async with self._places:
            thinker = self._idle.pop() if self._idle else await Thinker.start()
            try:
                answer = await thinker.think(bot, view, table, turn)
            except BaseException:
                await asyncio.shield(thinker.stop())
                raise
            self._idle.append(thinker)
            return answer

    async def close(self) -> None:
        """End all workers."""
        while self._idle:
            await self._idle.pop().stop()
