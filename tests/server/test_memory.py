"""The store in memory keeps what the database keeps."""

from collections.abc import Sequence
from pathlib import Path

import msgspec
import pytest

from tests.server.running import run
from trollbord.server.errors import NOT_SAVED, Overtaken, Unavailable
from trollbord.server.rooms import chat, seating
from trollbord.server.rooms.new_table import open_table, rematch
from trollbord.server.rooms.room import Room
from trollbord.server.store.change import Change, ChangeOutcome, NotNext
from trollbord.server.store.memory import MemoryStore
from trollbord.server.store.rows import PickRow, StoredTable, TableRows
from trollbord.server.store.store import Store

FORM = {"seat-0": "me", "seat-1": "open", "clock": "game"}


class Both(Store):
    """A database beside a memory that is told the same."""

    def __init__(self, url: str) -> None:
        super().__init__(url)
        self.memory = MemoryStore(now=self.now)

    async def open_table(self, table: TableRows) -> None:
        await self.memory.open_table(table)
        await super().open_table(table)

    async def change(self, change: Change) -> ChangeOutcome:
        found = await self.memory.change(change)
        assert await super().change(change) is found
        assert await self.memory.table(change.table) == await self.table(change.table)
        return found

    async def rename(self, person: str, name: str) -> None:
        await self.memory.rename(person, name)
        await super().rename(person, name)


def test_memory_keeps_what_a_database_keeps(tmp_path: Path) -> None:
    async def scene() -> None:
        store = Both(f"sqlite:///{tmp_path / 'test.sqlite'}")
        room = await _opened(store)
        await store.rename("anna", "Anna")
        async with room.change(by="bela"):
            seating.sit(room, "bela", 1)
        for seat, option in ((0, "move A2 C2"), (0, "stone C4")):
            async with room.change():
                room.pick(seat, [option])
        async with room.change(by="anna"):
            chat.say(room, "anna", 0, chat.WORDS, "Well met!")
        async with room.change():
            room.row.name = "Tuesday"
        assert await store.memory.waiting_for("bela") == await store.waiting_for("bela")
        async with room.change():
            room.resign(1)
        async with room.change():
            again = rematch(room)
        assert await store.memory.versions([room.row.id, again]) == await store.versions(
            [room.row.id, again]
        )
        assert len(store.memory.results) == 2
        store.close()

    run(scene())


def test_what_could_not_be_kept_has_not_happened() -> None:
    fails: list[bool] = []

    async def keep(tables: Sequence[StoredTable]) -> None:
        if fails:
            raise Unavailable(NOT_SAVED)

    async def scene() -> tuple[int, int]:
        store = MemoryStore(keep=keep)
        room = await _opened(store)
        async with room.change(by="bela"):
            seating.sit(room, "bela", 1)
        fails.append(True)
        with pytest.raises(Unavailable, match=NOT_SAVED):
            async with room.change():
                room.pick(0, ["move A2 C2"])
        found = await store.table(room.row.id)
        assert found is not None
        return room.match.seq, len(found.lines)

    assert run(scene()) == (0, 0)


def test_the_second_of_two_changes_is_overtaken_and_no_line_is_left_out() -> None:
    async def scene() -> None:
        store = MemoryStore()
        one = await _opened(store)
        two = await Room.find(store, one.row.id)
        assert two is not None
        async with one.change(by="bela"):
            seating.sit(one, "bela", 1)
        with pytest.raises(Overtaken):
            async with two.change(by="cecil"):
                seating.sit(two, "cecil", 1)
        found = await store.table(one.row.id)
        assert found is not None and found.chairs[1].person == "bela"
        late = Change(one.row.id, found.row.version, [], [], {}, [], [], False, "", 0, None)
        line = msgspec.structs.replace(late, lines=[_line(one.row.id, 2)])
        with pytest.raises(NotNext, match="ends at line 0"):
            await store.change(line)
        store.forget(one.row.id)
        assert await store.change(late) is ChangeOutcome.GONE

    run(scene())


def _line(table: str, seq: int) -> PickRow:
    return PickRow(table, seq, 0, "move A2 C2", "")


async def _opened(store: Store | MemoryStore) -> Room:
    room = await Room.find(store, await open_table(store, "ragnarocks", "anna", FORM))
    assert room is not None
    return room
