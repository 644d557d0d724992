"""What every route needs of this process: the store, the rooms, the bots, who people are and how much they may ask."""

from __future__ import annotations

import contextlib
import math
import secrets
from functools import partial
from typing import Final

from trollbord.server.accounts import sessions
from trollbord.server.errors import Unavailable
from trollbord.server.jobs.bot_pool import BotPool
from trollbord.server.jobs.builder import Builder
from trollbord.server.jobs.caretaker import Caretaker
from trollbord.server.jobs.opening import open_room
from trollbord.server.live.plates import plates_of
from trollbord.server.people.limits import Bucket, BucketPair, Limits
from trollbord.server.people.names import first_name
from trollbord.server.people.tokens import SignedTokens
from trollbord.server.reminders.links import Links
from trollbord.server.reminders.operator import Operator
from trollbord.server.reminders.outside import OutsideCalls
from trollbord.server.rooms.lesson_room import LessonRooms
from trollbord.server.rooms.open_rooms import OpenRooms
from trollbord.server.rooms.pace import PAUSE
from trollbord.server.store import outbox
from trollbord.server.store.store import Store

SEEN: Final = 20.0
"""Seconds after which it is noted again that a person looks at a page."""

LOOKUPS: Final = 8
"""Names of other machines that are looked up at the same time."""


class TableServer:
    """The store, the rooms, the bots and the limits of this process."""

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
        self.tokens: Final = SignedTokens(self.store.secret("tokens", secrets.token_bytes(32)))
        self.bots: Final = BotPool(pause)
        self.builder: Final = Builder(self.bots)
        self.rooms: Final = OpenRooms(
            self.store, partial(open_room, self.store, self.bots, plates_of)
        )
        self.lessons: Final = LessonRooms(self.bots)
        self.limits: Final = limits or Limits()
        self.answers: Final = answers
        self.operator: Final = operator
        self.links: Final = Links(
            self.store.secret("reminders", secrets.token_bytes(32)),
            "" if operator is None else operator.address,
        )
        self.lookups: Final = OutsideCalls(LOOKUPS)
        """Of names that strangers give."""
        self.store.reminds = operator is not None

    def caretaker(self) -> Caretaker:
        """Who looks after the rooms."""
        return Caretaker(self.store, self.rooms, self.sign_out)

    async def close(self) -> None:
        """Stop bots and clocks, and close the store."""
        self.rooms.stop()
        with contextlib.suppress(Unavailable):
            await self.store.beat(math.inf)
        self.lessons.close()
        await self.bots.close()
        self.store.close()

    # -- limits

    async def take(self, bucket: Bucket, key: str) -> float:
        """Take one from a bucket that processes share; 0 if there was one, else the seconds until there is."""
        seconds = bucket.take(key)
        if seconds or not self.store.is_shared:
            return seconds
        return await self.store.take(f"{bucket.name} {key}", bucket.burst, bucket.rate)

    async def take_share(self, share: BucketPair, person: str, address: str) -> float:
        """Take one for the person and for the address."""
        return await self.take(share.addresses, address) or await self.take(share.persons, person)

    # -- people

    async def name_of(self, person: str) -> str:
        """The name of a person."""
        return await self.store.name_of(person) or first_name(person)

    async def see(self, person: str) -> None:
        """A person looks at a page: what they can see there they need not be reminded of."""
        if self.operator is None:
            return
        now = self.store.now()
        known = await self.store.read(lambda connection: outbox.reminded(connection, person))
        if known.seen and now - known.seen > SEEN:
            await self.store.do(lambda connection: outbox.see(connection, person, now))

    async def sign_out(self) -> None:
        """Close the connections of devices that were signed out in another process."""
        for person in await sessions.follow(self.store, self.tokens):
            void = self.tokens.sign_outs[person].voids
            await self.limits.connections.close_all(person, void)
