"""All rooms of this process, and what the first page needs of them."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Sequence
from typing import Final

from trollbord.page.lobby_page import Lobby, TableLine
from trollbord.page.new_page import NewTable
from trollbord.server.errors import Refused, Unavailable
from trollbord.server.jobs.bot_pool import PAUSE, Thinkers
from trollbord.server.offered import load
from trollbord.server.rooms.clock import CLOCK
from trollbord.server.rooms.lobby import LobbyLine, closed_line, posters, usual_looks
from trollbord.server.rooms.occupants import bot_levels
from trollbord.server.rooms.opening import open_room
from trollbord.server.rooms.room import Room
from trollbord.server.rooms.seating import playing
from trollbord.server.store.store import Store
from trollbord.server.web.ratelimit import Limits
from trollbord.server.web.tokens import Tokens, first_name

LOG: Final = logging.getLogger(__name__)

MOST_ROOMS: Final = 200
"""Rooms without viewers that stay open."""
SWEEP: Final = 2.0
"""Seconds until a table that was deleted from outside is noticed."""


class House:
    """The store, the rooms, the bots and the limits of a server: what every route needs."""

    def __init__(
        self, store: str | Store, pause: float = PAUSE, limits: Limits | None = None
    ) -> None:
        """`store` is the address of a database, or a store that was opened already."""
        self.store: Final = Store(store, claims=True) if isinstance(store, str) else store
        self.tokens: Final = Tokens(self.store.secret("tokens", secrets.token_bytes(32)))
        self.thinkers: Final = Thinkers(pause)
        self.rooms: Final[dict[str, Room]] = {}
        self.limits: Final = limits or Limits()
        self._opening: Final = asyncio.Lock()
        self._closed: Final[set[str]] = set()

    # -- rooms

    async def room(self, id: str) -> Room | None:
        """The room of a table, opened if need be; None if there is no such table.

        Raises Refused for a table that can't be opened at all, Unavailable if the store fails.
        """
        async with self._opening:
            known = self.rooms.get(id)
            if known is not None and not known.is_dropped:
                return known
            found = await self._found(id)
            if found is not None:
                self._make_place()
                self.rooms[id] = found
            return found

    async def _found(self, id: str) -> Room | None:
        try:
            room = await open_room(self.store, self.thinkers, id)
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
        empty = [id for id, room in self.rooms.items() if not room.viewers and room.clock is None]
        for id in empty[: max(0, len(self.rooms) - MOST_ROOMS)]:
            self.rooms.pop(id).stop()

    async def wake(self) -> None:
        """Let the clocks go on that ran when the last process ended; a table that fails stops no other."""
        for id in await self.store.running_with(CLOCK):
            try:
                room = await self.room(id)
                if room is not None:
                    await room.wake()
            except Refused as refused:
                LOG.warning("the clock of table %s does not go on: %s", id, refused)

    async def sweep(self) -> None:
        """Close the rooms of tables that were deleted from outside."""
        for id in await self.store.missing(list(self.rooms)):
            room = self.rooms.pop(id, None)
            if room is not None:
                async with room.lock:
                    await room.vanish()

    async def look_after(self) -> None:
        """Sweep every few seconds, until cancelled."""
        while True:
            await asyncio.sleep(SWEEP)
            try:
                await self.sweep()
            except Unavailable:
                continue  # the store has said why; there is a next time
            except Exception:
                LOG.exception("looking for deleted tables failed")

    async def close(self) -> None:
        """Stop bots and clocks, save what is left of running clocks, and close the store."""
        for room in list(self.rooms.values()):
            room.stop()
            await self._save_clock(room)
        await self.thinkers.close()
        self.store.close()

    async def _save_clock(self, room: Room) -> None:
        """Save what a running clock has left; a server that stands still costs no player time."""
        if room.clock is None or room.clock.running is None or room.gone or room.is_dropped:
            return
        try:
            async with room.change(publishes=False):
                pass
        except Refused as refused:
            LOG.warning("the clock of table %s was not saved: %s", room.row.id, refused)
        room.stop()

    # -- people

    async def name_of(self, person: str) -> str:
        """The name of a person."""
        return await self.store.name_of(person) or first_name(person)

    async def rename(self, person: str, name: str) -> None:
        """Change the name of a person, at every table at once."""
        await self.store.rename(person, name)
        for room in list(self.rooms.values()):
            if person in room.names or room.seats_of(person):
                room.names[person] = name
                async with room.lock:
                    await room.publish()

    async def waiting(self, person: str) -> list[str]:
        """The tables that wait for a person, the one that was touched last first."""
        rooms = await self.opened(await self.store.tables_of(person))
        return [room.row.id for room in rooms if room.asked() in playing(room, person)]

    # -- the first page

    async def lobby(self, person: str, language: str) -> Lobby:
        """What the first page shows this person."""
        mine = await self._lines(await self.store.tables_of(person), person, language)
        free = await self._lines(await self.store.open_tables(), person, language)
        own = sorted(mine, key=lambda line: not line.is_mine)
        others = [line for line in free if line.id not in {row.id for row in own}]
        return Lobby(language, await self.name_of(person), posters(language), own, others)

    async def _lines(self, ids: list[str], person: str, language: str) -> list[TableLine]:
        """Each of these tables in a line; one may have been deleted meanwhile."""
        lines = [await self._line(id, person, language) for id in ids]
        return [line for line in lines if line is not None]

    async def _line(self, id: str, person: str, language: str) -> TableLine | None:
        try:
            room = await self.room(id)
        except Unavailable:
            raise
        except Refused:
            row = await self.store.row(id)
            return None if row is None else closed_line(row, language)
        return None if room is None else LobbyLine(room, person, language).line()

    # -- a new table

    async def new_table(self, game: str, person: str, language: str, error: str = "") -> NewTable:
        """What the form of a new table shows."""
        box, name = load(game), await self.name_of(person)
        return NewTable(
            game,
            language,
            name,
            box.seats,
            usual_looks(game),
            box.table_options,
            bot_levels(),
            error,
        )
