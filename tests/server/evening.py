"""An evening at a server whose store fails now and then: what was acknowledged, and whether it is all there."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

from lab.faults.store import FaultyStore, When
from tests.server.ready import Ready
from trollbord.server.errors import Unavailable
from trollbord.server.rooms import chat, seating
from trollbord.server.rooms.new_table import fork, open_table, rematch
from trollbord.server.rooms.room import Room
from trollbord.server.service.table_server import TableServer
from trollbord.server.service.upkeep import look_after
from trollbord.server.store.store import Store
from trollbord.server.web.lobby import lobby

TRIES = 6
"""A store that fails is asked again; a person would do the same."""


class Evening:
    """Open, sit, pick, undo, talk, a clock, a bot's turn, leave, play again, play on; each done until it is acknowledged."""

    def __init__(self, url: str, plan: Callable[[int], When | None]) -> None:
        self.url = url
        self.store = FaultyStore(url, plan)
        self.server = TableServer(self.store)
        self.server.bots = Ready(pause=0)  # type: ignore[misc]
        self.tables: list[str] = []
        self.lines: dict[str, list[str]] = {}
        """The log of each table when something at it was last acknowledged."""
        self.said: list[str] = []
        self.unsaved = 0

    async def spend(self) -> None:
        """Do all of it, with a worker where the store needs one."""
        working = asyncio.create_task(look_after(self.server)) if self.store.is_shared else None
        await self._spend()
        if working is not None:
            working.cancel()
            await asyncio.wait([working])

    async def _spend(self) -> None:
        one = await self._opened({"seat-0": "me", "seat-1": "open", "clock": "game"})
        await self._at(one, "two", _sit, lambda room: bool(room.seats_of("two")))
        await self._at(one, "one", _turn, lambda room: room.match.seq >= 2)
        await self._at(one, "two", _talk, lambda room: bool(room.said))
        self.said.append("hello")
        await self._at(one, "two", _move, lambda room: room.match.seq >= 3)
        await self._at(one, "two", lambda room: room.undo(1), lambda room: room.match.seq >= 4)
        await self._at(one, "one", _note, lambda room: bool(chat.note_of(room, "one")))
        await self._beat()
        two = await self._opened({"seat-0": "me", "seat-1": "bot tomte"})
        await self._at(two, "one", _turn, lambda room: room.match.seq >= 2)
        await self._bots_turn(two)
        await self._at(one, "two", _leave, lambda room: not room.seats_of("two"))
        following = await self._until(lambda: self._again(two))
        self.tables.append(following)
        self.tables.append(await self._until(lambda: self._forked(two)))
        for id in self.tables:
            await self._until(lambda id=id: self.server.rooms.room(id))  # type: ignore[misc]
        await self._until(lambda: lobby(self.server, "one", "en"))

    async def _until(self, attempt: Callable[[], Coroutine[Any, Any, Any]]) -> Any:
        """What an attempt gives, tried again while the store fails."""
        for _ in range(TRIES):
            try:
                return await attempt()
            except Unavailable:
                self.unsaved += 1
        raise AssertionError("the store fails too often")

    async def _opened(self, form: dict[str, str]) -> str:
        id: str = await self._until(lambda: open_table(self.store, "ragnarocks", "one", form))
        self.tables.append(id)
        return id

    async def _room(self, id: str) -> Room:
        room = await self.server.rooms.room(id)
        assert room is not None
        return room

    async def _at(
        self, id: str, person: str, deed: Callable[[Room], None], is_done: Callable[[Room], bool]
    ) -> None:
        """Do something at a table until it is done: who was not answered looks first whether it is there."""

        async def attempt() -> None:
            room = await self._room(id)
            if not is_done(room):
                async with room.change(by=person):
                    deed(room)
            self.lines[id] = [str(line) for line in room.match.log]

        await self._until(attempt)

    async def _beat(self) -> None:
        """The server notes that it is alive, and looks for changed tables and for clocks that ring."""
        await self._until(self.server.caretaker().sweep)

    async def _bots_turn(self, id: str) -> None:
        """Wait until the bot has answered both its questions, however often its pick could not be saved."""
        for _ in range(20_000):
            room = await self._until(lambda: self._room(id))
            # What a worker has picked and not saved yet was acknowledged to nobody.
            async with room.lock:
                if room.match.seq >= 4 and not room.is_dropped:
                    self.lines[id] = [str(line) for line in room.match.log]
                    return
            await self._until(room.wake)
            await asyncio.sleep(0.002)
        raise AssertionError("the bot does not answer")

    async def _again(self, id: str) -> str:
        room = await self._room(id)
        if not room.row.next:
            async with room.change():
                rematch(room)
        return room.row.next

    async def _forked(self, id: str) -> str:
        room = await self._room(id)
        return await fork(self.store, room.match, True, "one", 3, 0)

    # -- afterwards

    def compare(self) -> list[str]:
        """What differs between memory and store, or is lost."""
        clean = Store(self.url)
        try:
            return asyncio.run(self._compared(clean))
        finally:
            clean.close()

    async def _compared(self, clean: Store) -> list[str]:
        wrong = []
        for id in self.tables:
            stored = await Room.find(clean, id)
            if stored is None or stored.fault is not None:
                wrong.append(f"{id} does not open: {stored and stored.fault}")
                continue
            known = self.lines.get(id, [])
            if [str(line) for line in stored.match.log][: len(known)] != known:
                wrong.append(f"{id} has lost something of {known}")
            room = self.server.rooms.held.get(id)
            if room is not None and not room.is_dropped and _shape(room) != _shape(stored):
                wrong.append(f"{id} differs: {_shape(room)} is not {_shape(stored)}")
        found = await Room.find(clean, self.tables[0])
        assert found is not None
        said = [row.text for row in found.said if row.kind == chat.WORDS]
        if said != self.said:
            wrong.append(f"{said} was said")
        return wrong


def _sit(room: Room) -> None:
    seating.sit(room, "two", 1)


def _leave(room: Room) -> None:
    seating.leave(room, "two")


def _turn(room: Room) -> None:
    room.pick(0, ["move A2 C2", "stone C4"])


def _move(room: Room) -> None:
    room.pick(1, ["move J4 C7"])


def _talk(room: Room) -> None:
    chat.say(room, "two", 1, chat.WORDS, "hello")


def _note(room: Room) -> None:
    chat.write_note(room, "one", "a note")


def _shape(room: Room) -> tuple[object, ...]:
    """All of a room that the store has."""
    lines = [str(line) for line in room.match.log]
    saved = {name: text for name, text in room.saved.items() if text}
    return lines, room.chairs, saved, room.said, room.row.version, room.row.next


def stop(evening: Evening) -> None:
    """End what still thinks, and close the store."""
    for room in evening.server.rooms.held.values():
        room.stop()
    evening.store.close()
