"""The pool of worker processes in which bots think; a cancelled thought ends with its process."""

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
from trollbord.server.jobs.bot_worker import LENGTH, Told, pack
from trollbord.server.jobs.fair_queue import FairQueue, Pace

PAUSE: Final = 0.7
"""Seconds that a bot takes, more or less, so that eyes can follow; also for what is accepted unseen."""


LONGEST_THOUGHT: Final = 60.0
"""Seconds that a bot of another package has for an answer, before its process is ended."""
QUICK: Final = frozenset({"random", "greedy", *LEVELS[:2]})
"""Bots that answer within a fraction of a second."""
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

    async def think(
        self, bot: str, view: View, table: str, turn: int | None, most: float = 0.0
    ) -> object:
        """What the worker says to this."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(pack((bot, view, fresh_seed(view), table, turn, most)))
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


def _pace(bot: str, most: float) -> Pace:
    """How urgent and how long a thought is: a veiled answer has a time by which it must be there."""
    if most:
        return Pace.URGENT
    return Pace.QUICK if bot in QUICK else Pace.LONG


def _path() -> dict[str, str]:
    """The worker imports what this process imports."""
    return {**os.environ, "PYTHONPATH": os.pathsep.join([each for each in sys.path if each])}


class Thinkers:
    """As many workers as there are cores to spare, and one more for quick bots; they start when they are needed."""

    def __init__(self, pause: float = PAUSE, most: int = 0) -> None:
        self.pause: Final = pause
        self.queue: Final = FairQueue(most or max(1, (os.cpu_count() or 2) - 1))
        self._idle: Final[list[Thinker]] = []

    async def warm(self) -> None:
        """Have one worker ready before it is needed."""
        self._idle.append(await Thinker.start())

    async def choose(
        self,
        bot: str,
        view: View,
        table: str = "",
        turn: int = 0,
        *,
        owner: str = "",
        most: float = 0.0,
    ) -> str:
        """The option that a bot picks in this turn of this table, within `most` seconds if that is not 0.

        `owner` is the person whose share of thinking it is. A bot of another package that fails or takes too long is
        answered for by the gentlest of ours.
        """
        if bot in BOTS:
            return str(await self._think(bot, view, table, turn, owner, most))
        try:
            async with asyncio.timeout(LONGEST_THOUGHT):
                return str(await self._think(bot, view, table, turn, owner, most))
        except Exception:  # it may fail in any way, and the others at the table wait
            LOG.exception("bot %s at table %s failed: %s answers for it", bot, table, LEVELS[0])
            return str(await self._think(LEVELS[0], view, table, turn, owner, most))

    async def reasons(self, bot: str, view: View, owner: str = "") -> Told | None:
        """Why a bot would pick what it would pick."""
        return cast(Told | None, await self._think(bot, view, "", None, owner))

    async def _think(
        self, bot: str, view: View, table: str, turn: int | None, owner: str, most: float = 0.0
    ) -> object:
        """Let a bot think; when this is cancelled, its process ends with it."""
        async with self.queue.place(owner, _pace(bot, most)):
            thinker = self._idle.pop() if self._idle else await Thinker.start()
            try:
                answer = await thinker.think(bot, view, table, turn, most)
            except BaseException:
                await asyncio.shield(thinker.stop())
                raise
            self._idle.append(thinker)
            return answer

    async def close(self) -> None:
        """End all workers."""
        while self._idle:
            await self._idle.pop().stop()
