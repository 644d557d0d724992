"""The worker: takes bots' questions out of PostgreSQL's queue, lets the bots think, and picks for them.

It holds rooms as a web process does and changes them in the same way, but nobody looks on. Procrastinate's own worker
ends when the database goes, and a job whose end could not be reported stays taken as long as its worker lives; so each
lost connection ends the worker, and another one begins.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Any, Final

from procrastinate import App, PsycopgConnector, RetryStrategy
from procrastinate.exceptions import ConnectorException, UniqueViolation
from psycopg import OperationalError
from psycopg.errors import RaiseException
from psycopg_pool import AsyncConnectionPool

from trollbord.server.errors import Refused, Unavailable
from trollbord.server.jobs.bot_driver import BotAnswer
from trollbord.server.jobs.caretaker import BEAT, Caretaker
from trollbord.server.rooms.attendant import Attendant
from trollbord.server.rooms.open_rooms import OpenRooms
from trollbord.server.rooms.services import BotService
from trollbord.server.store.change import BotQuestion
from trollbord.server.store.engines import conninfo
from trollbord.server.store.queue import QUEUE, TASK

LOG: Final = logging.getLogger(__name__)

AT_ONCE: Final = 16
"""Questions that a worker takes at once: most of their time bots only pause, so that eyes can follow."""
HEARTBEAT: Final = 1.0
"""Seconds after which a worker says that it is alive."""
STALLED: Final = 5.0
"""Seconds of silence after which the questions of a worker are taken up by others."""
FORGOTTEN: Final = 30.0
"""Seconds after which a bot that is asked is looked for, should its job be lost."""
POLL: Final = 1.0
"""Seconds until a job is found whose notification was lost."""
LONGEST_PAUSE: Final = 5.0
OPENING: Final = 5.0
"""Seconds in which a worker must reach the database, or begins anew."""


class ImpatientPool(AsyncConnectionPool[Any]):
    """Waits for its first connection a few seconds, not 30: its pauses between two tries double, a new pool begins anew."""

    async def open(self, wait: bool = False, timeout: float = OPENING) -> None:
        """Open it, and connect."""
        await super().open(wait, timeout)


class Connector(PsycopgConnector):
    """Notes when the database could not be reached."""

    def __init__(self, address: str) -> None:
        # The pool waits 30 seconds for a connection by default.
        super().__init__(
            conninfo=address, min_size=1, max_size=4, timeout=3.0, pool_factory=ImpatientPool
        )
        self.is_lost: Final = asyncio.Event()

    async def execute_query_async(self, query: Any, **arguments: Any) -> None:
        """Run a statement; a job whose end is reported too late was taken up by another worker, and is not ours any more."""
        try:
            with self._watched():
                await super().execute_query_async(query, **arguments)
        except ConnectorException as error:
            if not isinstance(error.__cause__, RaiseException):
                raise
            LOG.info("a job was taken up by another worker: this one was too slow")

    async def execute_query_one_async(self, query: Any, **arguments: Any) -> dict[str, Any]:
        """Run a statement that gives one row."""
        with self._watched():
            row: dict[str, Any] = await super().execute_query_one_async(query, **arguments)
            return row

    async def execute_query_all_async(self, query: Any, **arguments: Any) -> list[dict[str, Any]]:
        """Run a statement that gives rows."""
        with self._watched():
            rows: list[dict[str, Any]] = await super().execute_query_all_async(query, **arguments)
            return rows

    @contextmanager
    def _watched(self) -> Iterator[None]:
        try:
            yield
        except UniqueViolation:
            raise
        except ConnectorException as error:
            if not isinstance(error.__cause__, RaiseException):
                self.is_lost.set()
            raise


class ThoughtWatch(Attendant):
    """Ends a thought when its question no longer stands."""

    def __init__(self, answer: BotAnswer) -> None:
        self.answer: Final = answer
        self.task: Final = asyncio.ensure_future(answer.give())

    def wake(self) -> None:
        """Look whether the question still stands."""
        if self.answer.room.bot_question() != self.answer.question:
            self.stop()

    def stop(self) -> None:
        """End the thought, unless its pick is being saved."""
        if not self.answer.is_picking:
            self.task.cancel()


async def answer(rooms: OpenRooms, bots: BotService, table: str, question: BotQuestion) -> None:
    """Answer a question if it still stands."""
    try:
        room = await rooms.room(table)
    except Unavailable:
        raise
    except Refused:
        return  # a table that can't be opened waits for nobody
    if room is None:
        return
    await room.catch_up()
    asked = room.bot_question()
    if asked is None or _key(asked) != _key(question):
        return
    thought = ThoughtWatch(BotAnswer(room, bots, asked))
    room.attendants.append(thought)
    room.is_thought_about = True
    try:
        await asyncio.wait([thought.task])
    finally:
        room.attendants.remove(thought)
        room.is_thought_about = any(isinstance(each, ThoughtWatch) for each in room.attendants)
        thought.stop()
    if not thought.task.cancelled():
        thought.task.result()


def _key(question: BotQuestion) -> tuple[int, int, str]:
    return question.seq, question.seat, question.bot


class Worker:
    """Answers questions until it is cancelled, however often the database goes and comes."""

    def __init__(self, caretaker: Caretaker, bots: BotService, at_once: int = AT_ONCE) -> None:
        self.caretaker: Final = caretaker
        self.bots: Final = bots
        self.at_once: Final = at_once
        # It logs tracebacks where it loses the database; here that is told in a sentence.
        logging.getLogger("procrastinate").setLevel(logging.CRITICAL)

    async def run(self) -> None:
        """Work; after each loss of the database begin anew, with a growing pause."""
        asyncio.get_running_loop().set_exception_handler(_quiet)
        pause = HEARTBEAT
        while True:
            connector = Connector(conninfo(self.caretaker.store.engine.url))
            app = _application(connector, self.caretaker.rooms, self.bots)
            try:
                async with app.open_async():
                    await self._work(app, connector)
                    pause = HEARTBEAT
            except (ConnectorException, Unavailable, OperationalError) as error:
                LOG.warning("the worker has lost the database: %s", error)
            except Exception:
                LOG.exception("the worker failed, and begins anew")
            task = asyncio.current_task()
            if task is not None and task.cancelling():
                raise asyncio.CancelledError  # what failed while it ended has taken the cancellation's place
            await asyncio.sleep(pause)
            pause = min(2 * pause, LONGEST_PAUSE)

    async def _work(self, app: App, connector: Connector) -> None:
        """Work until a connection is lost."""
        work = app.run_worker_async(
            queues=[QUEUE],
            concurrency=self.at_once,
            fetch_job_polling_interval=POLL,
            update_heartbeat_interval=HEARTBEAT,
            stalled_worker_timeout=10 * STALLED,
            shutdown_graceful_timeout=2.0,
            delete_jobs="successful",
            install_signal_handlers=False,
        )
        tasks = [
            asyncio.ensure_future(work),
            asyncio.ensure_future(connector.is_lost.wait()),
            asyncio.ensure_future(self._revive(app)),
            asyncio.ensure_future(self._remind()),
        ]
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in tasks:
                task.cancel()
            done = await asyncio.gather(*tasks, return_exceptions=True)
        for error in done:
            if isinstance(error, Exception):
                raise error

    async def _revive(self, app: App) -> None:
        """Take up again what a killed worker had begun: procrastinate finds it for any worker that asks."""
        while True:
            await asyncio.sleep(HEARTBEAT)
            for job in await app.job_manager.get_stalled_jobs(seconds_since_heartbeat=STALLED):
                with suppress(UniqueViolation):  # its question waits already
                    await app.job_manager.retry_job(job)

    async def _remind(self) -> None:
        """Ask again where a bot is asked for long and no job waits."""
        while True:
            await asyncio.sleep(BEAT)
            with suppress(Unavailable):
                for id in await self.caretaker.store.bots_asked(FORGOTTEN):
                    await self.caretaker.wake(id)


def _quiet(loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
    """Jobs that could not report their end are taken up again: that needs no traceback."""
    if isinstance(context.get("exception"), ConnectorException):
        LOG.info("the end of a job could not be reported")
    else:
        loop.default_exception_handler(context)


def _application(connector: Connector, rooms: OpenRooms, bots: BotService) -> App:
    app = App(connector=connector)

    async def answered(table: str, seq: int, seat: int, bot: str) -> None:
        await answer(rooms, bots, table, BotQuestion(seq, seat, bot))

    # A failed thought is thought again, as long as the question stands.
    app.task(name=TASK, queue=QUEUE, retry=RetryStrategy(wait=1))(answered)
    return app
