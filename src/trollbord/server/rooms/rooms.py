"""All rooms of this process, and what the first page needs of them."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import math
import secrets
import time
from collections.abc import Sequence
from typing import Final, NamedTuple

from trollbord.page.lobby_page import Lobby, TableLine
from trollbord.page.new_page import NewTable
from trollbord.server.errors import Refused, Unavailable
from trollbord.server.jobs.bot_pool import PAUSE, Thinkers
from trollbord.server.offered import load
from trollbord.server.rooms.clock import CLOCK
from trollbord.server.rooms.lobby import LobbyLine, closed_line, posters, usual_looks
from trollbord.server.rooms.occupants import PERSON, bot_levels
from trollbord.server.rooms.opening import open_room
from trollbord.server.rooms.room import Room
from trollbord.server.rooms.seating import playing
from trollbord.server.store.store import Store
from trollbord.server.web.ratelimit import Limits
from trollbord.server.web.tokens import Tokens, first_name

LOG: Final = logging.getLogger(__name__)

MOST_ROOMS: Final = 200
"""Rooms without viewers that stay open."""
SLEEP: Final = 600.0
"""Seconds after which a table that was put away with a running clock is opened to save what is left."""
SWEEP: Final = 2.0
"""Seconds until a table that was deleted from outside is noticed."""


class Asleep(NamedTuple):
    """Since when a table is put away, and until when."""

    since: float
    until: float


def _is_spare(room: Room) -> bool:
    """Whether a room can be put away: nobody looks, no person waits for a bot's answer, no clock rings soon."""
    clock, seat = room.clock, room.asked()
    is_answered = seat is None or room.chairs[seat].kind == PERSON or not room.is_needed()
    rings = math.inf if clock is None or clock.running is None else clock.left(clock.running)
    return not room.viewers and is_answered and rings > 10 * SWEEP


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
        self.now: Final = time.monotonic
        self._asleep: Final[dict[str, Asleep]] = {}
        """Tables that were put away with a running clock."""
        self._is_awake = False
        """Whether it is known which clocks and bots have to go on."""

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
            asleep = self._asleep.pop(id, None)
            if found is not None:
                await self._make_place()
                self.rooms[id] = found
                if asleep is not None:
                    found.charge(self.now() - asleep.since)
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

    async def _make_place(self) -> None:
        """Put rooms away that nobody looks at, while there are too many."""
        spare = [room for room in self.rooms.values() if _is_spare(room)]
        for room in spare[: max(0, len(self.rooms) - MOST_ROOMS)]:
            await self._put_away(room)

    async def _put_away(self, room: Room) -> None:
        """Close a room that nobody looks at; one whose clock runs is opened again before it rings."""
        await self._save_clock(room)
        room.stop()
        self.rooms.pop(room.row.id, None)
        clock = room.clock
        if clock is not None and clock.running is not None:
            wait = min(SLEEP, clock.left(clock.running) - SWEEP)
            self._asleep[room.row.id] = Asleep(self.now(), self.now() + wait)

    async def wake(self) -> None:
        """Let the clocks go on that ran when the last process ended, and the bots that are waited for.

        A store that does not answer is asked again with the next sweep.
        """
        now, soon = self.now(), time.time() + SLEEP
        try:
            clocks, bots = await self.store.clocks(CLOCK), await self.store.bots_asked()
        except Unavailable:
            return
        self._is_awake = True
        for id, due in clocks:
            rings_soon = due is None or due < soon
            self._asleep[id] = Asleep(now, now if rings_soon else now + SLEEP)
        for id in bots:
            self._asleep.setdefault(id, Asleep(now, now))
        await self.wake_due()

    async def wake_due(self) -> None:
        """Open the rooms whose clock rings soon; a table that fails stops no other."""
        for id in [id for id, asleep in self._asleep.items() if asleep.until <= self.now()]:
            try:
                room = await self.room(id)
                if room is not None:
                    await room.wake()
            except Unavailable:
                continue  # tried again with the next sweep
            except Refused as refused:
                self._asleep.pop(id, None)
                LOG.warning("table %s does not go on: %s", id, refused)

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
                if not self._is_awake:
                    await self.wake()
                await self.sweep()
                await self.wake_due()
            except Unavailable:
                continue  # the store has said why; there is a next time
            except Exception:
                LOG.exception("looking for deleted tables failed")

    async def close(self) -> None:
        """Stop bots and clocks, save what is left of running clocks, and close the store."""
        for id in list(self._asleep):
            with contextlib.suppress(Refused):
                room = await self.room(id)
                if room is not None:
                    await room.wake()
        for each in list(self.rooms.values()):
            each.stop()
            await self._save_clock(each)
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
            box.settings,
            bot_levels(),
            error,
        )
