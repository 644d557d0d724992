"""One request: who asks, in which language, for what; and the table as this person may see it."""

from __future__ import annotations

import math
from typing import Final, Generic, TypeVar

from starlette.requests import HTTPConnection

from trollbord.kernel.seat import SPECTATOR, Seat
from trollbord.kernel.view import View
from trollbord.server.api.problems import Trouble
from trollbord.server.api.shapes import Named
from trollbord.server.people.limits import Bucket, BucketPair
from trollbord.server.people.names import is_program
from trollbord.server.rooms.room import Room
from trollbord.server.rooms.seating import called, may_watch, playing
from trollbord.server.service.table_server import TableServer
from trollbord.words import COMMON, Speaker, speaker

G = TypeVar("G")

GUEST: Final = "?"
"""Who asks without a token; nobody's id has this letter."""


def address_of(connection: HTTPConnection) -> str:
    """The network address from which a person asks; what a proxy forwards counts only if the operator named it."""
    return connection.client.host if connection.client is not None else ""


class Caller:
    """The person who asks."""

    def __init__(
        self, server: TableServer, person: str, address: str, language: str, issued: float = 0.0
    ) -> None:
        self.server: Final = server
        self.person: Final = person
        self.issued: Final = issued
        """When the caller's token was issued."""
        self.address: Final = address
        self.language: Final = language

    @property
    def key(self) -> str:
        """What limits go by: the person, or the address of a guest."""
        return self.address if self.person == GUEST else self.person

    @property
    def is_program(self) -> bool:
        """Whether a program asks, as its token says."""
        return is_program(self.person)

    def words(self, game: str = COMMON) -> Speaker:
        """Who speaks to the caller."""
        return speaker(game, self.language)

    def spend(self, bucket: Bucket, key: str = "") -> None:
        """Count this request, or say when there may be another."""
        self._wait(bucket.take(key or self.key))

    async def spend_shared(self, bucket: Bucket, key: str = "") -> None:
        """Count this request in all processes, or say when there may be another."""
        self._wait(await self.server.take(bucket, key or self.key))

    async def spend_share(self, share: BucketPair) -> None:
        """Count this request for the person and for the address, in all processes."""
        self._wait(await self.server.take_share(share, self.person, self.address))

    def _wait(self, seconds: float) -> None:
        if seconds:
            later = math.ceil(seconds)
            detail = self.words().text("api-too-many", seconds=later)
            raise Trouble("too-many", detail, headers={"retry-after": str(later)})

    async def room(self, id: str) -> Room:
        """The table of this id, if the caller may see it."""
        room = await self.server.rooms.room(id)
        if room is None:
            raise self.no_table(id)
        if not may_watch(room, self.person):
            raise Trouble("not-yours", self.words().text("page-no-watching"), id)
        room.viewers.notice(self.person)
        await room.wake()
        return room

    def eyes(self, room: Room, seat: int | None) -> Seat:
        """Through whose eyes the caller looks: a seat of theirs, the asked one first, or those of a spectator.

        After the end nothing is hidden, and anybody's will do.
        """
        mine = room.seats_of(self.person)
        if seat is None:
            ask = room.match.ask
            asked = ask.seat if ask is not None else SPECTATOR
            return asked if asked in mine else mine[0] if mine else SPECTATOR
        if seat not in (range(room.row.seats) if room.is_over else mine):
            raise self.not_yours(seat, mine)
        return seat

    def hand(self, room: Room, seat: int | None) -> Seat:
        """The seat that the caller plays: the one that is named, or the one that is asked."""
        mine = playing(room, self.person)
        if seat is None and mine:
            chosen = self.eyes(room, None)
            return chosen if chosen in mine else mine[0]
        if seat is None or seat not in mine:
            raise self.not_yours(seat, mine)
        return seat

    def no_table(self, id: str) -> Trouble:
        """There is no such table, or none any more."""
        return Trouble("missing", self.words().text("page-not-found"), id)

    def not_yours(self, seat: int | None, mine: list[Seat]) -> Trouble:
        """Somebody speaks for a seat that is not theirs."""
        given = "" if seat is None else str(seat)
        detail = self.words().text("api-not-your-seat", given=given or "-")
        return Trouble("not-yours", detail, given, [str(each) for each in mine])

    def names(self, room: Room) -> list[str]:
        """What everyone is called."""
        words = self.words(room.row.game)
        return [called(room, chair, words) for chair in room.chairs]

    def view(self, room: Room, eyes: Seat, at: int | None = None) -> View:
        """The table through these eyes, now or after the given number of picks."""
        standing = len(room.match.picks)
        if at is None or at == standing:
            return room.match.view(eyes)
        if at > standing:
            raise self.no_such_moment(at, standing)
        return room.match.at(at).view(eyes)

    def no_such_moment(self, at: int, last: int) -> Trouble:
        """Somebody asks for what comes after the last pick."""
        detail = self.words().text("api-no-such-moment", given=at, last=last)
        return Trouble("missing", detail, str(at), [f"0-{last}"])


class Call(Caller, Generic[G]):
    """A caller with a request: what stands in its path, and what is given."""

    def __init__(self, caller: Caller, path: dict[str, str], given: G) -> None:
        super().__init__(
            caller.server, caller.person, caller.address, caller.language, caller.issued
        )
        self.path: Final = path
        self.given: Final = given

    def names(self, room: Room) -> list[str]:
        """What everyone is called, unless the request wants nobody's name."""
        is_nameless = isinstance(self.given, Named) and not self.given.names
        return [] if is_nameless else super().names(room)

    async def table(self) -> Room:
        """The table that the path names."""
        return await self.room(self.path["id"])
