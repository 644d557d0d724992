"""Calls to the world outside, which may never end: each in a thread of its own, with a deadline for the whole of it."""

from __future__ import annotations

import asyncio
import socket
import threading
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from typing import Final, TypeVar

from trollbord.server.reminders.delivery import NotNow

T = TypeVar("T")


class OutsideCall:
    """The connections that a call has opened, so that it can be cut while its thread waits for them."""

    def __init__(self) -> None:
        self._lock: Final = threading.Lock()
        self._opened: Final[list[socket.socket]] = []
        self._is_cut = False

    def opened(self, connection: socket.socket) -> None:
        """Note a connection, before TLS is spoken over it."""
        with self._lock:
            if self._is_cut:
                raise NotNow("the time was up before there was a connection")
            # A twin stays valid when TLS takes the connection over, and when its owner closes it.
            self._opened.append(connection.dup())

    def cut(self) -> None:
        """End all that was opened: a thread that reads there finds an end, and one that has yet to connect is refused."""
        with self._lock:
            self._is_cut = True
            for twin in self._opened:
                with suppress(OSError):
                    twin.shutdown(socket.SHUT_RDWR)
                twin.close()
            self._opened.clear()


class OutsideCalls:
    """At most so many calls at once, those that hang and can't be cut included: no system can end a lookup of a name.

    Their threads are none of the event loop's own, so that nobody else waits for one, and daemons, so that a process
    can end while one hangs.
    """

    def __init__(self, most: int) -> None:
        self._free: Final = threading.Semaphore(most)

    async def call(self, work: Callable[[OutsideCall], T], seconds: float) -> T:
        """What a call answers; NotNow if it has not ended after these seconds, or if too many hang."""
        if not self._free.acquire(blocking=False):
            raise NotNow("too many calls have not ended")
        loop = asyncio.get_running_loop()
        answer: asyncio.Future[T] = loop.create_future()
        call = OutsideCall()
        threading.Thread(
            target=self._run, args=(work, call, loop, answer), name="outside", daemon=True
        ).start()
        try:
            async with asyncio.timeout(seconds):
                return await answer
        except TimeoutError:
            raise NotNow(f"it has not ended after {seconds:g} seconds") from None
        finally:
            call.cut()

    def _run(
        self,
        work: Callable[[OutsideCall], T],
        call: OutsideCall,
        loop: asyncio.AbstractEventLoop,
        answer: asyncio.Future[T],
    ) -> None:
        try:
            tell = partial(answer.set_result, work(call))
        except Exception as error:
            tell = partial(answer.set_exception, error)
        finally:
            self._free.release()
        with suppress(RuntimeError):  # the loop may have ended meanwhile
            loop.call_soon_threadsafe(_tell, answer, tell)


def _tell(answer: asyncio.Future[T], tell: Callable[[], None]) -> None:
    if not answer.done():
        tell()
