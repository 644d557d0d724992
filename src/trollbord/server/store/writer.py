"""One thread does all work on a connection of the database, never the event loop.

Jobs that come while it writes are done together, in one transaction and with one wait for the disk. If a job or the
commit fails, the transaction is rolled back and each job is done alone, so that no job fails by another's mistake.

A database may be there and say nothing: a frozen pooler, a paused machine. A job has a deadline; when it is over, its
caller is told so, and the connection on which it hangs is thrown away.
"""

from __future__ import annotations

import asyncio
import os
import socket
from collections import deque
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from time import monotonic
from typing import Any, Final, TypeVar

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import DBAPIError

from trollbord.server.profile import timed
from trollbord.server.store.hints import StoreHint

T = TypeVar("T")
DEADLOCK: Final = "40P01"
"""PostgreSQL has ended one of two transactions that waited for each other."""
SHARED_PATIENCE: Final = 8.0
"""Seconds that a job may take at a PostgreSQL, more than it may wait there for a lock."""
FILE_PATIENCE: Final = 30.0
"""Seconds that a job may take at a file."""
END_PATIENCE: Final = 4.0
"""Seconds that the jobs which were given have at the end."""
TOO_LATE: Final = 0.1
"""Seconds: what its caller waits for no longer than this is not begun any more."""
Work = Callable[[Connection], T]
Send = Callable[[Connection, Sequence[StoreHint]], None]
"""Sends hints to other processes, over a connection on which no transaction runs."""


class StoreSilent(Exception):
    """The database has not answered in time: nobody knows whether it did the work."""

    def __init__(self, seconds: float) -> None:
        super().__init__(f"no answer within {seconds:g} seconds")


class Job:
    """Some work, the table that it writes, the hints that tell of it, and the future of its caller."""

    __slots__ = ("answer", "error", "expires", "future", "has_begun", "hints", "table", "work")

    def __init__(
        self,
        work: Work[Any],
        future: asyncio.Future[Any],
        table: str,
        hints: Callable[[Any], Sequence[StoreHint]] | None,
        expires: float,
    ) -> None:
        self.work: Final = work
        self.future: Final = future
        self.table: Final = table
        self.hints: Final = hints
        self.answer: object = None
        self.error: Exception | None = None
        self.has_begun = False
        self.expires: Final = expires
        """When nobody waits for it any more: what has not begun then is not done."""

    @property
    def is_awaited(self) -> bool:
        """Whether its caller still waits."""
        return monotonic() < self.expires - TOO_LATE

    def tell(self) -> None:
        """Give the caller the answer or the error, if the caller still waits."""
        if self.future.done():
            return
        if self.error is not None:
            self.future.set_exception(self.error)
        else:
            self.future.set_result(self.answer)


class Writer:
    """Runs jobs in one thread, many to a transaction; if one fails, each is run alone."""

    def __init__(self, engine: Engine, send: Send | None = None) -> None:
        self.engine: Final = engine
        self._send: Final = send
        self._thread: Final = ThreadPoolExecutor(1, "store")
        self._waiting: Final[deque[Job]] = deque()
        self._connection: Connection | None = None
        self._driver: Any = None
        """The driver's own connection, as long as it is PostgreSQL's."""
        self._patience: Final = (
            SHARED_PATIENCE if engine.dialect.name == "postgresql" else FILE_PATIENCE
        )

    async def do(
        self,
        work: Work[T],
        table: str = "",
        hints: Callable[[T], Sequence[StoreHint]] | None = None,
    ) -> T:
        """Run a job; it is on the disk when this returns. `hints` says what other processes are told of the answer.

        Raises StoreSilent if that takes too long.
        """
        loop = asyncio.get_running_loop()
        job = Job(work, loop.create_future(), table, hints, monotonic() + self._patience)
        # Each job asks for a run of the thread; a run takes all jobs that wait, and a later one may find none.
        self._waiting.append(job)
        self._thread.submit(self._write)
        try:
            async with asyncio.timeout(self._patience):
                answer: T = await job.future
                return answer
        except TimeoutError:
            if job.has_begun:
                self._cut()
            raise StoreSilent(self._patience) from None

    def do_now(self, work: Work[T]) -> T:
        """Run a job while the calling thread waits."""
        return self._thread.submit(self._alone, work).result()

    def close(self) -> None:
        """Finish the jobs that were given, if the database answers in time, and close the connection."""
        try:
            self._thread.submit(self._hang_up).result(END_PATIENCE)
        except TimeoutError:
            self._cut()
        self._thread.shutdown(wait=False)

    def _cut(self) -> None:
        """End the connection on which the thread waits for PostgreSQL; the thread gets an error, and opens another."""
        driver = self._driver
        # The driver's own close() waits for the thread.
        with suppress(Exception), socket.socket(fileno=os.dup(driver.fileno())) as wire:
            wire.shutdown(socket.SHUT_RDWR)

    # -- in the thread

    def _write(self) -> None:
        taken = [self._waiting.popleft() for _ in range(len(self._waiting))]
        jobs = [job for job in taken if job.is_awaited]
        if not jobs:
            return  # done with an earlier one
        for job in jobs:
            job.has_begun = True
        # Two processes that lock the same tables in different orders would wait for each other.
        jobs.sort(key=lambda job: job.table)
        with timed("store"):
            self._together(jobs)
            self._hint(jobs)
        # Futures belong to the loop that made them, and one call wakes all callers of a loop together.
        for loop in {job.future.get_loop() for job in jobs}:
            mine = [job for job in jobs if job.future.get_loop() is loop]
            loop.call_soon_threadsafe(_tell, mine)

    def _together(self, jobs: Sequence[Job], is_second: bool = False) -> None:
        is_worked = False
        try:
            connection = self._connected()
            with connection.begin():
                for job in jobs:
                    job.answer = job.work(connection)
                # From here on it may be the commit that fails, and that may have gone through.
                is_worked = True
        except Exception as error:
            if _is_lost(error) and not is_worked and not is_second:
                waited_for = [job for job in jobs if job.is_awaited]
                self._together(waited_for, is_second=True)  # nothing was committed
            elif len(jobs) == 1:
                jobs[0].error = error
            else:
                for job in jobs:
                    if job.is_awaited:
                        self._together([job])

    def _hint(self, jobs: Sequence[Job]) -> None:
        """Tell other processes, before callers here are told: their work would hold this thread up."""
        if self._send is None or self._connection is None:
            return
        done = [job for job in jobs if job.error is None and job.hints is not None]
        hints = [hint for job in done if job.hints is not None for hint in job.hints(job.answer)]
        if hints:
            self._send(self._connection, hints)

    def _alone(self, work: Work[T]) -> T:
        connection = self._connected()
        with timed("store"), connection.begin():
            return work(connection)

    def _connected(self) -> Connection:
        """The one connection of this thread; a broken one is opened anew."""
        known = self._connection
        if known is None or known.closed or known.invalidated:
            self._driver = None
            known = self._connection = self.engine.connect()
            if self.engine.dialect.name == "postgresql":
                self._driver = known.connection.driver_connection
                # Not a setting of the engine: commands that copy or migrate may take their time.
                self._driver.execute(f"SET statement_timeout = {int(1000 * self._patience)}")
                if not self._driver.autocommit:
                    self._driver.commit()
        return known

    def _hang_up(self) -> None:
        if self._connection is not None:
            self._connection.close()


def _is_lost(error: Exception) -> bool:
    """Whether the transaction was lost, with its connection as when the database was restarted, or to a deadlock."""
    if not isinstance(error, DBAPIError):
        return False
    return error.connection_invalidated or getattr(error.orig, "sqlstate", "") == DEADLOCK


def _tell(jobs: Sequence[Job]) -> None:
    for job in jobs:
        job.tell()
