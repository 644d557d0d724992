"""Looks after the rooms of a process: follows other processes, lets clocks ring, and wakes the bots that are waited for."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Final

from trollbord.server.errors import Refused, Unavailable
from trollbord.server.rooms.clock_runner import STANDSTILL
from trollbord.server.rooms.open_rooms import OpenRooms
from trollbord.server.rooms.presence import AGAIN
from trollbord.server.store.hints import HERE, PEOPLE, TABLES, read_tables
from trollbord.server.store.store import Store

LOG: Final = logging.getLogger(__name__)

SWEEP: Final = 2.0
"""Seconds until a missed hint, or a table that was deleted from outside, is noticed."""
BEAT: Final = 5.0
"""Seconds after which a server notes that it is alive, and looks for clocks of tables that no process holds."""


class Caretaker:
    """Sweeps every 2 seconds; with a shared store it also listens to the hints of other processes."""

    def __init__(
        self, store: Store, rooms: OpenRooms, sign_out: Callable[[], Awaitable[None]]
    ) -> None:
        """`sign_out` closes the connections of devices that were signed out in another process."""
        self.store: Final = store
        self.rooms: Final = rooms
        self.sign_out: Final = sign_out
        self._hopeless: Final[set[str]] = set()
        """Tables that can't be opened."""
        self._beaten = self._told = -1e9
        self._is_begun = False

    async def run(self) -> None:
        """Look after everything until cancelled."""
        if not self.store.is_shared:
            await self._sweep_on()
            return
        await asyncio.gather(self._sweep_on(), self.store.listen(self._swept, self._heard))

    async def _sweep_on(self) -> None:
        while True:
            await self._swept()
            await asyncio.sleep(SWEEP)

    async def _swept(self) -> None:
        try:
            await self.sweep()
        except Unavailable:
            return  # the store has said why; there is a next time
        except Exception:
            LOG.exception("a sweep failed")

    # -- sweeping

    async def sweep(self) -> None:
        """Find what no hint has told: changed and deleted tables, signed-out devices, clocks, bots."""
        now = self.store.now()
        if now - self._beaten >= BEAT:
            await self._beat()
        await self._follow_all()
        await self.rooms.discard()
        if self.store.is_shared:
            await self.sign_out()
            await self._tell_everyone()
        elif not self._is_begun:
            await self._begin()

    async def _begin(self) -> None:
        """Wake the bots that were waited for when the last process ended."""
        bots = await self.store.bots_asked()
        self._is_begun = True
        for id in bots:
            await self.wake(id)

    async def _beat(self) -> None:
        """Note that a server is alive; then ring the clocks of tables that nobody holds."""
        store = self.store
        # Alone at a database, a process that begins knows that none ran before it.
        is_first = self._beaten < 0 and not store.is_shared
        given = await store.beat(0.0 if is_first else STANDSTILL)
        self._beaten = store.now()
        if given:
            LOG.warning("no server ran for %.0f seconds: every clock has got them back", given)
        for id in await store.ringing():
            if id not in self.rooms.held:
                await self.wake(id)

    async def wake(self, id: str) -> None:
        """Open a table and let it go on; one that fails stops no other."""
        if id in self._hopeless:
            return
        try:
            room = await self.rooms.room(id)
            if room is not None:
                await room.wake()
        except Unavailable:
            return  # tried again with the next sweep
        except Refused as refused:
            self._hopeless.add(id)
            LOG.warning("table %s does not go on: %s", id, refused)

    async def _follow_all(self) -> None:
        """Catch up with every room that another process has changed; close those of tables that were deleted."""
        rooms = dict(self.rooms.held)
        if not rooms:
            return
        versions = await self.store.versions(list(rooms))
        for id, room in rooms.items():
            if id not in versions:
                self.rooms.held.pop(id, None)
                async with room.lock:
                    await room.vanish()
            elif versions[id] > room.row.version:
                await room.catch_up()

    # -- other processes

    async def _heard(self, channel: str, payload: str) -> None:
        try:
            await self.hear(channel, payload)
        except Unavailable:
            return  # what could not be read now is found by the next sweep

    async def hear(self, channel: str, payload: str) -> None:
        """Take in a hint of another process, or of this one."""
        if channel == TABLES:
            for id, version in read_tables(payload):
                room = self.rooms.held.get(id)
                if room is not None and room.row.version < version and self.rooms.follows(room):
                    await room.catch_up()
        elif channel == HERE:
            for id, gone in self.rooms.presence.hear(payload):
                await self._show_people(id, gone)
        elif channel == PEOPLE:
            await self.sign_out()

    async def _show_people(self, id: str, gone: frozenset[str]) -> None:
        """Show who has come or gone elsewhere."""
        room = self.rooms.held.get(id)
        if room is None:
            return
        for person in gone:
            room.viewers.notice(person)
        async with room.lock:
            await room.publish()

    async def _tell_everyone(self) -> None:
        """Tell all again now and then, and forget processes of which nothing was heard."""
        now = self.store.now()
        if now - self._told < AGAIN:
            return
        self._told = now
        await self.rooms.tell_people([room for room in self.rooms.held.values() if room.viewers])
        for id in self.rooms.presence.forget():
            await self._show_people(id, frozenset())
