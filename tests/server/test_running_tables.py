"""A server's database of an earlier Trollbord is opened: its running tables go on.

`running.sqlite.xz` was written by commit 1051057: 200 tables of random matches, 50 of each game, with any table options.
"""

import asyncio
import lzma
from collections import Counter
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from trollbord.server.rooms.room import Room
from trollbord.server.store.schema import TABLES
from trollbord.server.store.store import Store

FILE = Path(__file__).with_name("running.sqlite.xz")


@pytest.fixture
def database(tmp_path: Path) -> str:
    file = tmp_path / "running.sqlite"
    file.write_bytes(lzma.decompress(FILE.read_bytes()))
    return f"sqlite:///{file}"


async def rooms(store: Store) -> AsyncIterator[Room]:
    """The room of every stored table."""
    ids = await store.read(lambda connection: list(connection.scalars(TABLES.select())))
    for id in ids:
        room = await Room.find(store, id)
        assert room is not None
        yield room


def test_tables_of_1051057_go_on(database: str) -> None:
    """None is stopped by a rule that was mended since."""

    async def opened() -> tuple[Counter[str], list[str]]:
        store = Store(database, claims=True)
        found: Counter[str] = Counter()
        stopped: list[str] = []
        async for room in rooms(store):
            found[room.game.id] += 1
            stopped += [f"{room.game.id}: {room.fault}"] if room.fault else []
            if not room.fault:
                assert room.match.ask is not None
        store.close()
        return found, stopped

    found, stopped = asyncio.run(opened())
    assert len(found) == 4 and set(found.values()) == {50}
    assert stopped == []
