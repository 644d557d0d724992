"""The pool of worker processes in which bots think; a cancelled thought ends with its process."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import pickle
import sys
from typing import Final, cast
from weakref import WeakValueDictionary

from trollbord import game_ids, load
from trollbord.bots import BOTS, LEVELS
from trollbord.bots.ladder import COMPILED, running
from trollbord.kernel.match import Match
from trollbord.kernel.view import View
from trollbord.server.jobs.bot_worker import LENGTH, pack
from trollbord.server.jobs.fair_queue import FairQueue
from trollbord.server.jobs.thinking import fresh_seed
from trollbord.server.rooms.pace import PAUSE, Pace, pace_of
from trollbord.server.rooms.reviewed import ReviewAsked, ReviewsKept, ReviewTold
from trollbord.server.rooms.told import ToldReasons

AT_A_TIME: Final = 1.0
"""Seconds of a review, before others may think."""
LONGEST_THOUGHT: Final = 60.0
"""Seconds that a bot of another package has for an answer, before its process is ended."""
LOG: Final = logging.getLogger(__name__)


class BotProcess:
    """One worker process."""

    def __init__(self, process: asyncio.subprocess.Process, build: str = "") -> None:
        self.process: Final = process
        self.build: Final = build

    @classmethod
    async def start(cls, build: str = "") -> BotProcess:
        """A new worker, on a compiled build if one is named, else on what this process runs on."""
        command = [sys.executable, "-m", "trollbord.server.jobs.bot_worker"]
        pipe = asyncio.subprocess.PIPE
        started = await asyncio.create_subprocess_exec(
            *command,
            stdin=pipe,
            stdout=pipe,
            env=_path(build),
            # Ctrl-C is not for it: it ignores that itself, but not before its imports are done.
            start_new_session=sys.platform != "win32",
        )
        return cls(started, build)

    async def think(
        self,
        bot: str,
        view: View,
        table: str,
        turn: int | None,
        most: float = 0.0,
        about: str = "",
    ) -> object:
        """What a bot picks, or why."""
        return await self.answer((bot, view, fresh_seed(view), table, turn, most, about))

    async def answer(self, asked: object) -> object:
        """What the worker says to this."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(pack(asked))
        await self.process.stdin.drain()
        # A worker that died ends its stream: this raises, and the next thought gets another worker.
        head = await self.process.stdout.readexactly(LENGTH.size)
        body = await self.process.stdout.readexactly(LENGTH.unpack(head)[0])
        answer: object = pickle.loads(body)
        return answer

    async def stop(self) -> None:
        """End the process, whatever it thinks."""
        with contextlib.suppress(ProcessLookupError):
            self.process.kill()
        await self.process.communicate()


def _path(build: str) -> dict[str, str]:
    """The worker imports what this process imports, and first what was compiled of it."""
    path = [each for each in (build, *sys.path) if each]
    return {**os.environ, "PYTHONPATH": os.pathsep.join(path)}


async def _answers(worker: BotProcess) -> bool:
    """Whether a worker answers the first question of every game; one that does not is ended."""
    does = False
    try:
        async with asyncio.timeout(LONGEST_THOUGHT):
            for id in game_ids():
                await worker.think(LEVELS[0], _first_question(id), id, 0)
        does = True
    except Exception:  # whatever is wrong with it, bots go on as before
        LOG.exception("the compiled build %s does not answer", worker.build)
    finally:
        if not does:
            await asyncio.shield(worker.stop())
    return does


def _first_question(id: str) -> View:
    match = Match(load(id), min(load(id).seats), seed=0)
    assert match.ask is not None
    return match.view(match.ask.seat)


class BotPool:
    """As many workers as there are cores to spare, and one more for quick bots; they start when they are needed."""

    def __init__(self, pause: float = PAUSE, most: int = 0) -> None:
        self.pause: Final = pause
        self.queue: Final = FairQueue(most or max(1, (os.cpu_count() or 2) - 1))
        self._idle: Final[list[BotProcess]] = []
        self._build = ""
        self._reviewed: Final = ReviewsKept()
        self._reviews: Final[WeakValueDictionary[str, asyncio.Lock]] = WeakValueDictionary()

    @property
    def build(self) -> str:
        """On which build bots think: by that their ratings differ."""
        return COMPILED if self._build else running()

    async def warm(self) -> None:
        """Have one worker ready before it is needed."""
        self._idle.append(await BotProcess.start(self._build))

    async def adopt(self, build: str) -> bool:
        """Let new workers run on a compiled build, unless it fails at first questions; False if it does.

        A worker that thinks finishes its thought, and ends with it; what it remembered of a turn is thought anew.
        """
        # Tried before it is trusted: a build that crashes must not take all bots of the server with it.
        fresh = await BotProcess.start(build)
        if not await _answers(fresh):
            return False
        self._build = build
        await self.close()
        self._idle.append(fresh)
        return True

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

    async def reasons(
        self, bot: str, view: View, owner: str = "", about: str = ""
    ) -> ToldReasons | None:
        """Why a bot would pick what it would pick, and what speaks for the option `about`; the best, if none is named."""
        return cast(ToldReasons | None, await self._think(bot, view, "", None, owner, about=about))

    async def _think(
        self,
        bot: str,
        view: View,
        table: str,
        turn: int | None,
        owner: str,
        most: float = 0.0,
        about: str = "",
    ) -> object:
        """Let a bot think."""
        asked = (bot, view, fresh_seed(view), table, turn, most, about)
        return await self._answer(asked, owner, pace_of(bot, bool(most)))

    async def review(self, record: str, known: bytes, owner: str = "") -> ReviewTold:
        """The review of a finished game, a second further than it is known; what was reviewed before is there at once."""
        before = self._reviewed.further(record, known)
        if before is not None:
            return before
        # One at a time a person, and behind every bot that must answer.
        async with self._reviews.setdefault(owner, asyncio.Lock()):
            asked = ReviewAsked(record, known, AT_A_TIME)
            told = cast(ReviewTold, await self._answer(asked, owner, Pace.PATIENT))
        self._reviewed.keep(record, told)
        return told

    async def _answer(self, asked: object, owner: str, pace: Pace) -> object:
        """What a worker says to this; when this is cancelled, its process ends with it."""
        async with self.queue.place(owner, pace):
            process = self._idle.pop() if self._idle else await BotProcess.start(self._build)
            try:
                answer = await process.answer(asked)
            except BaseException:
                await asyncio.shield(process.stop())
                raise
            if process.build == self._build:
                self._idle.append(process)
            else:
                await asyncio.shield(process.stop())
            return answer

    async def close(self) -> None:
        """End all workers that do not think."""
        while self._idle:
            await self._idle.pop().stop()
