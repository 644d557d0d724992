"""The stream of a table: every line of its log as server-sent events, from any line on."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from typing import Final

import msgspec
from starlette.responses import Response, StreamingResponse

from trollbord.kernel.seat import Seat
from trollbord.server.api import shapes
from trollbord.server.api.call import Call, Caller
from trollbord.server.api.playing import line_shape
from trollbord.server.api.problems import Trouble
from trollbord.server.api.tables import table_shape
from trollbord.server.people.connections import Connection, TooMany
from trollbord.server.rooms.room import Room
from trollbord.server.rooms.watcher import Watcher

BREATH: Final = 15.0
"""Seconds of silence after which a stream says that it is still there."""


class StreamListener(Watcher):
    """The connection of a program that reads a stream: each change of the table wakes it."""

    def __init__(self, caller: Caller, room: Room) -> None:
        self.person = caller.person
        self.caller: Final = caller
        self.room: Final = room
        self.is_closed = False
        """Whether the caller's token has become void."""
        self._connection: Final = Connection(caller.key, caller.address, caller.issued, self._close)
        self._news: Final = asyncio.Event()

    async def refresh(self) -> None:
        """Something has changed."""
        self._news.set()

    async def depart(self) -> None:
        """Wake up; the room says that it is gone."""
        self._news.set()

    async def _close(self) -> None:
        self.is_closed = True
        self._news.set()

    async def reconnect(self) -> None:
        """Wake up; the room says that it must be opened anew."""
        self._news.set()

    async def wait(self, seconds: float) -> bool:
        """Whether something changed within this number of seconds."""
        try:
            async with asyncio.timeout(seconds):
                await self._news.wait()
        except TimeoutError:
            return False
        self._news.clear()
        return True

    async def __aenter__(self) -> StreamListener:
        """Take a place at the table, if the caller holds not too many already."""
        caller, connections = self.caller, self.caller.server.limits.connections
        try:
            connections.add(self._connection)
        except TooMany:
            detail = caller.words().text("api-too-many-lines", most=connections.per_person)
            raise Trouble("too-many", detail, headers={"retry-after": "60"}) from None
        self.room.viewers.come(self)
        await self._tell_others()
        self._news.clear()  # one's own coming is no news
        return self

    async def __aexit__(self, *_: object) -> None:
        """Go, and let the others know."""
        self.caller.server.limits.connections.remove(self._connection)
        self.room.viewers.go(self)
        await self._tell_others()

    async def _tell_others(self) -> None:
        """Somebody who plays has come or gone: the others see it."""
        if self.room.seats_of(self.person):
            async with self.room.lock:
                await self.room.publish()


async def stream(call: Call[shapes.Streaming]) -> Response:
    """Stream what happens, from a line on, as server-sent events `line` and `table`; a `problem` ends it if the table goes."""
    room, given = await call.table(), call.given
    eyes = call.eyes(room, given.seat)
    listener = StreamListener(call, room)
    await listener.__aenter__()  # a stream that is one too many is refused before it begins
    return StreamingResponse(_told(listener, eyes, given), media_type="text/event-stream")


async def _told(
    listener: StreamListener, eyes: Seat, given: shapes.Streaming
) -> AsyncIterator[str]:
    """All lines after the known one, then whatever comes, until time is over."""
    end, seq = time.monotonic() + given.seconds, given.since
    try:
        while True:
            for line in listener.room.match.log[seq:]:
                shape = line_shape(listener.caller, listener.room, line, eyes)
                yield _event("line", shape, line.seq)
            seq = max(seq, listener.room.match.seq)
            yield _event("table", table_shape(listener.caller, listener.room))
            while not await listener.wait(min(BREATH, max(0.0, end - time.monotonic()))):
                if time.monotonic() >= end:
                    return
                yield ": still here\n\n"
            if listener.is_closed:
                return
            if listener.room.is_dropped:
                return  # the client comes back with the number of the last line
            if listener.room.gone:
                yield _event(
                    "problem",
                    listener.caller.no_table(listener.room.row.id).shape(listener.caller.language),
                )
                return
    finally:
        await asyncio.shield(listener.__aexit__())


def _event(name: str, shape: msgspec.Struct, id: int | None = None) -> str:
    number = "" if id is None else f"id: {id}\n"
    return f"{number}event: {name}\ndata: {msgspec.json.encode(shape).decode()}\n\n"
