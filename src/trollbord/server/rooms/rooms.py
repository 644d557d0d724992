"""All rooms of this process, and what the first page needs of them."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import math
import secrets
from collections.abc import Sequence
from functools import partial
from typing import Final

from trollbord.bots.ladder import ratings
from trollbord.page.lobby_page import Lobby
from trollbord.page.new_page import NewTable
from trollbord.server.errors import Refused, Unavailable
from trollbord.server.jobs.bot_pool import PAUSE, Thinkers
from trollbord.server.jobs.builder import Builder
from trollbord.server.offered import load
from trollbord.server.people.limits import Bucket, Limits, Share
from trollbord.server.people.names import first_name
from trollbord.server.people.tokens import Tokens
from trollbord.server.reminders.links import Links
from trollbord.server.reminders.operator import Operator
from trollbord.server.rooms.figures import advised_bot
from trollbord.server.rooms.lesson_room import LessonRooms
from trollbord.server.rooms.lobby import LobbyLine, filtered, posters, usual_looks
from trollbord.server.rooms.occupants import PERSON, bot_levels
from trollbord.server.rooms.opening import open_room
from trollbord.server.rooms.presence import Presence
from trollbord.server.rooms.room import Room
from trollbord.server.store import listing, outbox
from trollbord.server.store.listing import DELETED, REGRET, ListedTable
from trollbord.server.store.store import Store
from trollbord.words import ENGLISH

LOG: Final = logging.getLogger(__name__)

MOST_ROOMS: Final = 200
"""Rooms without viewers that stay open."""
SEEN: Final = 20.0
"""Seconds after which it is noted again that a person looks at a page."""
DISCARD: Final = 60.0
"""Seconds between two looks for tables that all their people have deleted."""


def _is_spare(room: Room) -> bool:
    """Whether a room can be put away: nobody looks, and no person waits for what a bot answers in this process."""
    seat = room.asked()
    is_answered = seat is None or room.chairs[seat].kind == PERSON or not room.is_needed()
    return not room.viewers and (is_answered or room.store.is_shared)


class TableServer:
    """The store, the rooms, the bots and the limits of this process: what every route needs."""

    def __init__(
        self,
        store: str | Store,
        pause: float = PAUSE,
        limits: Limits | None = None,
        answers: bool = True,
        operator: Operator | None = None,
    ) -> None:
        """`store` is the address of a database, or a store that was opened already.

        Whether this process `answers` for bots can be chosen where the store is shared: workers do so too. People are
        reminded if the `operator` has set that up.
        """
        self.store: Final = Store(store, claims=True) if isinstance(store, str) else store
        self.tokens: Final = Tokens(self.store.secret("tokens", secrets.token_bytes(32)))
        self.thinkers: Final = Thinkers(pause)
        self.builder: Final = Builder(self.thinkers)
        self.rooms: Final[dict[str, Room]] = {}
        self.lessons: Final = LessonRooms(self.thinkers)
        self.limits: Final = limits or Limits()
        self._opening: Final = asyncio.Lock()
        self._closed: Final[set[str]] = set()
        self._discarded = -math.inf
        self.answers: Final = answers
        self.operator: Final = operator
        self.links: Final = Links(
            self.store.secret("reminders", secrets.token_bytes(32)),
            "" if operator is None else operator.address,
        )
        self.store.reminds = operator is not None
        self.presence: Final = Presence(self.store.now)
        self._telling: Final[set[asyncio.Task[None]]] = set()

    # -- rooms

    async def room(self, id: str) -> Room | None:
        """The room of a table, opened if need be; None if there is no such table.

        Raises Refused for a table that can't be opened at all, Unavailable if the store fails.
        """
        known = self.rooms.get(id)
        if known is not None and self.store.is_shared and not self.follows(known):
            await known.catch_up()
            if known.gone:
                self.rooms.pop(id, None)
        async with self._opening:
            known = self.rooms.get(id)
            if known is not None and not known.is_dropped:
                return known
            found = await self._found(id)
            if found is not None:
                self._make_place()
                self.rooms[id] = found
                found.elsewhere = partial(self.presence.at, id)
                found.tells_people = partial(self._tell_soon, found)
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
        """Put rooms away that nobody looks at, while there are too many; their clocks ring all the same."""
        spare = [room for room in self.rooms.values() if _is_spare(room)]
        for room in spare[: max(0, len(self.rooms) - MOST_ROOMS)]:
            room.stop()
            self.rooms.pop(room.row.id, None)

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
        await self.store.do(lambda connection: listing.discard(connection, now - REGRET))

    async def close(self) -> None:
        """Stop bots and clocks, and close the store."""
        for room in list(self.rooms.values()):
            room.stop()
        with contextlib.suppress(Unavailable):
            await self.store.beat(math.inf)
        self.lessons.close()
        await self.thinkers.close()
        self.store.close()

    # -- limits

    async def take(self, bucket: Bucket, key: str) -> float:
        """Take one from a bucket that processes share; 0 if there was one, else the seconds until there is."""
        seconds = bucket.take(key)
        if seconds or not self.store.is_shared:
            return seconds
        return await self.store.take(f"{bucket.name} {key}", bucket.burst, bucket.rate)

    async def take_share(self, share: Share, person: str, address: str) -> float:
        """Take one for the person and for the address."""
        return await self.take(share.addresses, address) or await self.take(share.persons, person)

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
        found = await self.store.read(lambda connection: listing.waiting_for(connection, person))
        return [id for id in found if id not in self._closed]

    async def see(self, person: str) -> None:
        """A person looks at a page: what they can see there they need not be reminded of."""
        if self.operator is None:
            return
        now = self.store.now()
        known = await self.store.read(lambda connection: outbox.reminded(connection, person))
        if known.seen and now - known.seen > SEEN:
            await self.store.do(lambda connection: outbox.see(connection, person, now))

    # -- the first page

    async def lobby(self, person: str, language: str, show: str = "", company: str = "") -> Lobby:
        """What the first page shows this person, read from the store alone."""
        mine = await self.store.read(lambda connection: listing.tables_of(connection, person))
        free = await self.store.read(listing.open_tables)
        lines, chosen = filtered(
            [self._line(each, person, language) for each in mine], show, company
        )
        known = {each.row.id for each in mine}
        others = [
            self._line(each, person, language).line() for each in free if each.row.id not in known
        ]
        name = await self.name_of(person)
        return Lobby(language, name, posters(language), lines, others, chosen, self.store.now())

    def _line(self, table: ListedTable, person: str, language: str) -> LobbyLine:
        return LobbyLine(table, person, language, table.row.id in self._closed)

    async def file(self, table: str, person: str, how: str) -> None:
        """Archive a table for a person, delete it for them, or have it back (""); Refused if they may not."""
        mine = await self.store.read(lambda connection: listing.tables_of(connection, person))
        found = [each for each in mine if each.row.id == table]
        if how == DELETED and not (
            found and LobbyLine(found[0], person, ENGLISH).line().can_delete
        ):
            raise Refused("page-not-offered")
        await self.store.do(lambda connection: listing.file_table(connection, table, person, how))

    # -- a new table

    async def new_table(self, game: str, person: str, language: str, error: str = "") -> NewTable:
        """What the form of a new table shows."""
        box, name = load(game), await self.name_of(person)
        results = await self.store.read(lambda connection: listing.results_of(connection, person))
        return NewTable(
            game,
            language,
            name,
            box.seats,
            usual_looks(game),
            box.settings,
            bot_levels(),
            error,
            advised_bot(results, game, bot_levels()),
            build=self.builder.build,
            rates=box.advice.rates,
            ratings=ratings(game, self.thinkers.build),
        )
