"""Whatever fails, nothing acknowledged is lost, memory equals the store, and every table opens."""

import asyncio
import os
import sqlite3
import subprocess
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path

import pytest
from sqlalchemy import update

from lab.faults.store import FaultyStore, When
from tests.server.evening import Evening, stop
from tests.server.running import run
from trollbord.server.errors import NOT_KNOWN, NOT_SAVED, Refused, Unavailable
from trollbord.server.jobs import bot_driver
from trollbord.server.rooms import viewers
from trollbord.server.rooms.new_table import open_table
from trollbord.server.rooms.room import Room
from trollbord.server.rooms.watcher import Watcher
from trollbord.server.service.table_server import TableServer
from trollbord.server.store.change import ChangeOutcome
from trollbord.server.store.engines import BadStore
from trollbord.server.store.schema import PICKS
from trollbord.server.store.store import Store
from trollbord.server.web.lobby import lobby

SPREAD = 40
FORM = {"seat-0": "me", "seat-1": "me"}


def spent(url: str, plan: dict[int, When]) -> Evening:
    evening = Evening(url, plan.get)
    run(evening.spend())
    stop(evening)
    return evening


@pytest.fixture(autouse=True)
def _at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """A bot that could not save its pick thinks again without a pause."""
    monkeypatch.setattr(bot_driver, "AGAIN", 0.0)


@pytest.fixture(scope="module")
def operations(tmp_path_factory: pytest.TempPathFactory) -> int:
    """How many operations of the store an evening takes."""
    evening = spent(f"sqlite:///{tmp_path_factory.mktemp('evening') / 'test.sqlite'}", {})
    assert evening.compare() == [] and evening.unsaved == 0
    return evening.store.count


def held(file: Path, number: int, when: When, caplog: pytest.LogCaptureFixture) -> None:
    """An evening with one failure ends as if there had been none."""
    evening = spent(f"sqlite:///{file}", {number: when})

    assert evening.compare() == []
    assert evening.store.failed == 1
    assert [record for record in caplog.records if record.exc_info] == []


@pytest.mark.parametrize("part", range(SPREAD))
def test_an_evening_with_a_failure_loses_nothing(
    part: int, operations: int, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """Forty failures, spread over the evening and over the three ways to fail."""
    number = 1 + part * (operations - 1) // (SPREAD - 1)
    held(tmp_path / "test.sqlite", number, list(When)[part % 3], caplog)


@pytest.mark.long_run
def test_an_evening_with_any_failure_loses_nothing(
    operations: int, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    for number in range(1, operations + 1):
        for when in When:
            held(tmp_path / f"{number}-{when.name}.sqlite", number, when, caplog)


def test_an_evening_of_many_failures_loses_nothing(tmp_path: Path) -> None:
    """Every fourth operation fails: rooms are dropped and opened anew."""
    plan = {number: list(When)[number // 4 % 3] for number in range(4, 4000, 4)}
    evening = spent(f"sqlite:///{tmp_path / 'test.sqlite'}", plan)

    assert evening.compare() == []
    assert evening.unsaved > 5


# -- one change


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "test.sqlite"


async def opened(store: Store) -> Room:
    room = await Room.find(store, await open_table(store, "ragnarocks", "one", FORM))
    assert room is not None
    return room


async def picked(room: Room, *texts: str) -> None:
    async with room.change():
        room.pick(0, list(texts))


def test_what_was_not_saved_did_not_happen(file: Path) -> None:
    plan: dict[int, When] = {}
    store = FaultyStore(f"sqlite:///{file}", plan.get)

    async def scene() -> Room:
        room = await opened(store)
        plan[store.count + 1] = When.ROLLED_BACK
        with pytest.raises(Unavailable, match=NOT_SAVED):
            await picked(room, "move A2 C2")
        assert room.match.seq == 0
        await picked(room, "move A3 C3")
        again = await Room.find(store, room.row.id)
        assert again is not None
        return again

    assert [str(pick.option) for pick in run(scene()).match.picks] == ["move A3 C3"]
    store.close()


def test_what_was_saved_though_the_store_failed_is_acknowledged(file: Path) -> None:
    plan: dict[int, When] = {}
    store = FaultyStore(f"sqlite:///{file}", plan.get)

    async def scene() -> Room:
        room = await opened(store)
        plan[store.count + 1] = When.AFTER
        await picked(room, "move A2 C2")
        return room

    assert run(scene()).match.seq == 1
    store.close()


def test_what_nobody_can_know_is_said(file: Path) -> None:
    """The store fails after the commit, and can't be read: the room is dropped, and repeating is refused as stale."""
    plan: dict[int, When] = {}
    store = FaultyStore(f"sqlite:///{file}", plan.get)

    async def scene() -> tuple[Room, Room]:
        room = await opened(store)
        plan.update({store.count + 1: When.AFTER, store.count + 2: When.BEFORE})
        with pytest.raises(Unavailable, match=NOT_KNOWN):
            await picked(room, "move A2 C2")
        with pytest.raises(Unavailable):
            await picked(room, "move A2 C2")
        again = await Room.find(store, room.row.id)
        assert again is not None
        return room, again

    room, again = run(scene())
    assert room.is_dropped
    assert again.match.seq == 1, "it is there, once"
    store.close()


@pytest.mark.parametrize("moment", range(12))
def test_a_cancelled_handler_leaves_the_room_as_it_is_stored(file: Path, moment: int) -> None:
    store = Store(f"sqlite:///{file}")

    async def scene() -> tuple[int, int, bool]:
        room = await opened(store)
        change = asyncio.create_task(picked(room, "move A2 C2", "stone C4"))
        for _ in range(moment):
            await asyncio.sleep(0.0002)
        change.cancel()
        await asyncio.gather(change, return_exceptions=True)
        stored = await store.table(room.row.id)
        assert stored is not None
        return room.match.seq, len(stored.lines), room.lock.locked()

    memory, lines, is_locked = run(scene())
    assert memory == lines
    assert memory in (0, 2)
    assert not is_locked
    store.close()


def test_an_error_in_the_rules_leaves_the_room_as_it_is_stored(file: Path) -> None:
    """Whatever a handler did before it failed is forgotten."""
    store = Store(f"sqlite:///{file}")

    async def scene() -> Room:
        room = await opened(store)
        with pytest.raises(ZeroDivisionError):
            await broken(room)
        return room

    async def broken(room: Room) -> None:
        async with room.change():
            room.pick(0, ["move A2 C2"])
            room.seat(room.chairs[1], person="another")
            raise ZeroDivisionError

    room = run(scene())
    assert room.match.seq == 0
    assert room.chairs[1].person == "one"
    store.close()


class Broken(Watcher):
    """A viewer that can't be shown anything."""

    person = "broken"

    def __init__(self) -> None:
        self.told: list[str] = []

    async def refresh(self) -> None:
        raise RuntimeError("can't be drawn")

    async def depart(self) -> None:
        self.told.append("depart")

    async def reconnect(self) -> None:
        self.told.append("reconnect")


class Sound(Broken):
    async def refresh(self) -> None:
        self.told.append("refresh")


def test_a_viewer_that_fails_disturbs_neither_the_player_nor_others(file: Path) -> None:
    store = Store(f"sqlite:///{file}")
    broken, sound = Broken(), [Sound(), Sound()]

    async def scene() -> Room:
        room = await opened(store)
        room.viewers.update([sound[0], broken, sound[1]])
        await picked(room, "move A2 C2")
        return room

    room = run(scene())
    assert room.match.seq == 1
    assert [viewer.told for viewer in sound] == [["refresh"], ["refresh"]]
    assert broken.told == ["reconnect"] and broken not in room.viewers
    store.close()


class Deaf(Broken):
    """A viewer that reads nothing, not even that it is sent away."""

    async def refresh(self) -> None:
        await asyncio.Event().wait()

    async def reconnect(self) -> None:
        await super().reconnect()
        await asyncio.Event().wait()


def test_a_viewer_that_reads_nothing_is_cut_off_and_the_others_see_the_pick(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(viewers, "PATIENCE", 0.05)
    store = Store(f"sqlite:///{file}")
    deaf, sound = Deaf(), Sound()

    async def scene() -> Room:
        room = await opened(store)
        room.viewers.update([deaf, sound])
        await picked(room, "move A2 C2")
        return room

    room = run(scene())
    assert room.match.seq == 1 and sound.told == ["refresh"]
    assert deaf.told == ["reconnect"] and deaf not in room.viewers
    store.close()


# -- tables that do not replay


def test_a_table_that_does_not_replay_is_closed_alone(file: Path) -> None:
    """Start-up, the first page and the lists go on; what replays can be read."""

    async def scene() -> None:
        server = TableServer(f"sqlite:///{file}")
        form = {**FORM, "clock": "game"}
        ids = [await open_table(server.store, "ragnarocks", "one", form) for _ in range(3)]
        for id in ids:
            room = await server.rooms.room(id)
            assert room is not None
            await picked(room, "move A2 C2", "stone C4")
            room.stop()
        server.rooms.held.clear()
        bad = (PICKS.c.table == ids[1]) & (PICKS.c.seq == 2)
        with server.store.engine.begin() as connection:
            connection.execute(update(PICKS).where(bad).values(option="stone of another name"))
        await server.caretaker().sweep()
        closed = await server.rooms.room(ids[1])
        assert closed is not None and closed.fault is not None
        assert [str(pick.option) for pick in closed.match.picks] == ["move A2 C2"]
        with pytest.raises(Refused, match="page-table-closed"):
            await picked(closed, "stone C4")
        shown = await lobby(server, "one", "en")
        assert [line.state == "closed" for line in shown.mine].count(True) == 1
        assert len(shown.mine) == 3
        assert len(await server.rooms.waiting("one")) == 2
        await server.close()

    run(scene())


# -- real failures


@contextmanager
def write_lock(file: Path) -> Iterator[None]:
    """Another process writes and does not end."""
    with closing(sqlite3.connect(file, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        yield
        other.execute("ROLLBACK")


def test_a_held_lock_refuses_and_then_the_game_goes_on(file: Path) -> None:
    store = Store(f"sqlite:///{file}")

    async def scene() -> Room:
        room = await opened(store)
        await store.do(lambda connection: connection.exec_driver_sql("PRAGMA busy_timeout=50"))
        with write_lock(file), pytest.raises(Unavailable, match=NOT_SAVED):
            await picked(room, "move A2 C2")
        assert room.match.seq == 0
        await picked(room, "move A2 C2", "stone C4")
        again = await Room.find(store, room.row.id)
        assert again is not None
        return again

    again = run(scene())
    assert again.match.seq == 2 and again.fault is None
    store.close()


def test_a_file_that_can_only_be_read_refuses_and_then_the_game_goes_on(file: Path) -> None:
    store = Store(f"sqlite:///{file}")

    async def scene() -> Room:
        room = await opened(store)
        await store.do(lambda connection: connection.exec_driver_sql("PRAGMA query_only=ON"))
        with pytest.raises(Unavailable, match=NOT_SAVED):
            await picked(room, "move A2 C2")
        await store.do(lambda connection: connection.exec_driver_sql("PRAGMA query_only=OFF"))
        await picked(room, "move A2 C2")
        return room

    assert run(scene()).match.seq == 1
    store.close()


def test_a_full_disk_refuses_and_then_the_game_goes_on(tmp_path: Path) -> None:
    """On a file system of its own, where one may be mounted; else the database itself may not grow."""
    disk = tmp_path / "disk"
    disk.mkdir()
    mount = ["mount", "-t", "tmpfs", "-o", "size=2m", "tmpfs", str(disk)]
    is_mounted = os.getuid() == 0 and not subprocess.call(mount)
    store = Store(f"sqlite:///{disk / 'test.sqlite'}")
    filler = disk / "filler"

    async def full() -> None:
        if is_mounted:
            with filler.open("wb", buffering=0) as out, suppress(OSError):
                while out.write(bytes(4096)):
                    continue
            return
        pages = "SELECT page_count FROM pragma_page_count"
        count = await store.do(lambda connection: connection.exec_driver_sql(pages).scalar())
        limit = f"PRAGMA max_page_count={count}"
        await store.do(lambda connection: connection.exec_driver_sql(limit))

    async def room_again() -> None:
        filler.unlink(missing_ok=True)
        await store.do(lambda connection: connection.exec_driver_sql("PRAGMA max_page_count=9999"))

    async def scene() -> Room:
        room = await opened(store)
        await full()
        refused = 0
        for _ in range(30):
            try:
                async with room.change():
                    room.saved["note one"] = "x" * (2000 + refused) + str(room.row.version)
            except Unavailable:
                refused += 1
        assert refused, "the disk was not full"
        await room_again()
        await picked(room, "move A2 C2", "stone C4")
        again = await Room.find(store, room.row.id)
        assert again is not None
        assert again.saved == {name: text for name, text in room.saved.items() if text}
        return again

    try:
        again = run(scene())
        assert again.match.seq == 2 and again.fault is None
    finally:
        store.close()
        if is_mounted:
            subprocess.run(["umount", str(disk)], check=True)


def test_corrupted_pages_are_a_sentence(file: Path) -> None:
    store = Store(f"sqlite:///{file}")
    ids = [run(open_table(store, "ragnarocks", "one", FORM)) for _ in range(30)]
    store.close()
    with file.open("r+b") as raw:
        raw.seek(4096)
        raw.write(os.urandom(file.stat().st_size - 4096))

    with pytest.raises((BadStore, Unavailable)):
        run(Room.find(Store(f"sqlite:///{file}"), ids[0]))


def test_a_lost_race_is_stale(file: Path) -> None:
    """The table's version decides, not the process that writes."""
    store = Store(f"sqlite:///{file}")

    async def scene() -> tuple[Room, ChangeOutcome]:
        room = await opened(store)
        other = await Room.find(store, room.row.id)
        assert other is not None
        await picked(other, "move A2 C2")
        with pytest.raises(Refused, match="page-stale"):
            async with room.change():
                room.saved["note one"] = "late"
        assert room.match.seq == 1, "it has taken over what the other wrote"
        async with room.change():
            room.saved["note one"] = "in time"
        return room, ChangeOutcome.SAVED

    room, _ = run(scene())
    assert room.saved["note one"] == "in time"
    store.close()
