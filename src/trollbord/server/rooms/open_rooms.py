"""The rooms that are open in this process."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import math
from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from typing import Final, TypeAlias

from trollbord.server.errors import Refused, Unavailable
from trollbord.server.rooms.occupants import PERSON
from trollbord.server.rooms.presence import Presence
from trollbord.server.rooms.room import Room
from trollbord.server.rooms.services import TableStore

LOG: Final = logging.getLogger(__name__)

MOST_ROOMS: Final = 200
"""Rooms without viewers that stay open."""
DISCARD: Final = 60.0
"""Seconds between two looks for tables that all their people have deleted."""
REGRET: Final = 60.0
"""Seconds for which a deleted table can be had back."""
Opener: TypeAlias = Callable[[str], Awaitable[Room | None]]
"""Reads a table of the store, with its clock and its bots; None if there is no such table."""


def _is_spare(room: Room) -> bool:
    """Whether a room can be put away: nobody looks, and no person waits for what a bot answers in this process."""
    seat = room.asked()
    is_answered = seat is None or room.chairs[seat].kind == PERSON or not room.is_needed()
    return not room.viewers and (is_answered or room.store.is_shared)


class OpenRooms:
    """Opens the rooms of tables when they are wanted, and puts those away that nobody looks at."""

    def __init__(self, store: TableStore, opens: Opener) -> None:
        self.store: Final = store
        self.held: Final[dict[str, Room]] = {}
        """The rooms by the ids of their tables."""
        self.presence: Final = Presence(store.now)
        self._opens: Final = opens
        self._opening: Final = asyncio.Lock()
        self._closed: Final[set[str]] = set()
        self._discarded = -math.inf
        self._telling: Final[set[asyncio.Task[None]]] = set()

    async def room(self, id: str) -> Room | None:
        """The room of a table, opened if need be; None if there is no such table.

        Raises Refused for a table that can't be opened at all, Unavailable if the store fails.
        """
        known = self.held.get(id)
        if known is not None and self.store.is_shared and not self.follows(known):
            await known.catch_up()
            if known.gone:
                self.held.pop(id, None)
        async with self._opening:
            known = self.held.get(id)
            if known is not None and not known.is_dropped:
                return known
            found = await self._found(id)
            if found is not None:
                self._make_place()
                self.held[id] = found
                found.viewers.elsewhere = partial(self.presence.at, id)
                found.viewers.tells = partial(self._tell_soon, found)
            return found

    async def _found(self, id: str) -> Room | None:
        try:
            room = await self._opens(id)
        except Unavailable:
            raise
        except Exception as error:
            self._log_closed(id, str(error))
            raise Refused("page-table-closed") from error
        if room is not None and room.fault is not None:
            self._log_closed(id, f"{room.fault.id} {room.fault.args}")
        return room

    def _log_closed(self, id: str, why: str) -> None:
        if id not in self._closed:
            self._closed.add(id)
            LOG.error("table %s is closed: %s", id, why)

    def is_closed(self, id: str) -> bool:
        """Whether a table was found that does not replay."""
        return id in self._closed

    async def opened(self, ids: Sequence[str]) -> list[Room]:
        """The rooms of those tables that can be opened."""
        found = []
        for id in ids:
            try:
                room = await self.room(id)
            except Unavailable:
                raise
            except Refused:
                continue
            if room is not None:
                found.append(room)
        return found

    def _make_place(self) -> None:
        """Put rooms away that nobody looks at, while there are too many; their clocks ring all the same."""
        spare = [room for room in self.held.values() if _is_spare(room)]
        for room in spare[: max(0, len(self.held) - MOST_ROOMS)]:
            room.stop()
            self.held.pop(room.row.id, None)

    def follows(self, room: Room) -> bool:
        """Whether a room must know at once what other processes change: a person looks, or a bot thinks about it."""
        return bool(room.viewers) or room.is_thought_about

    def _tell_soon(self, room: Room) -> None:
        """Tell other processes who is at a table here, without waiting."""
        if self.store.is_shared:
            task = asyncio.create_task(self.tell_people([room]))
            self._telling.add(task)
            task.add_done_callback(self._telling.discard)

    async def tell_people(self, rooms: Sequence[Room]) -> None:
        """Tell other processes who is at these tables here; what is lost is told again a little later."""
        with contextlib.suppress(Unavailable):
            await self.store.hint([self.presence.hint(room) for room in rooms])

    async def discard(self) -> None:
        """Delete for good what all people of a table have deleted and nobody wants back; now and then."""
        now = self.store.now()
        if now - self._discarded < DISCARD:
            return
        self._discarded = now
        await self.store.discard(now - REGRET)

    async def rename(self, person: str, name: str) -> None:
        """Change the name of a person, at every table at once."""
        await self.store.rename(person, name)
        for room in list(self.held.values()):
            if person in room.names or room.seats_of(person):
                room.names[person] = name
                async with room.lock:
                    await room.publish()

    async def waiting(self, person: str) -> list[str]:
        """The tables that wait for a person, the one that was touched last first."""
        return [id for id in await self.store.waiting_for(person) if not self.is_closed(id)]

    def stop(self) -> None:
        """Let no bot think and no clock ring any more."""
        for room in list(self.held.values()):
            room.stop()
