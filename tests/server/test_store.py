"""The store keeps every line once, and all lines of a message or none."""

import asyncio
import time
from collections.abc import Callable, Iterator
from importlib import import_module
from pathlib import Path

import pytest
from sqlalchemy import Connection, event, update

from tests.server.running import run
from trollbord.kernel.undo import Request
from trollbord.page.lobby_page import Lobby
from trollbord.server.admin.tables import Admin
from trollbord.server.errors import Refused, Unavailable
from trollbord.server.rooms.new_table import open_table, rematch
from trollbord.server.rooms.room import Room
from trollbord.server.service.table_server import TableServer
from trollbord.server.store.change import Change, ChangeOutcome, NotNext
from trollbord.server.store.changes import save
from trollbord.server.store.rows import PickRow, StoredTable
from trollbord.server.store.schema import TABLES
from trollbord.server.store.store import Store
from trollbord.server.web.lobby import lobby

FORM = {"seat-0": "me", "seat-1": "me"}


@pytest.fixture(params=["sqlite", "postgresql"])
def store(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Store]:
    """One of each kind of database: what is true of one is true of the other."""
    if request.param == "sqlite":
        kept = Store(f"sqlite:///{tmp_path / 'test.sqlite'}")
    else:
        kept = Store(request.getfixturevalue("postgres").database())
    yield kept
    kept.close()


async def opened(store: Store) -> Room:
    id = await open_table(store, "ragnarocks", "somebody", FORM)
    room = await Room.find(store, id)
    assert room is not None
    return room


def change(id: str, known: int, *options: str, first: int = 1) -> Change:
    lines = [PickRow(id, first + index, 0, option, "") for index, option in enumerate(options)]
    return Change(id, known, lines, [], {}, [], [], False, "", 0, None)


def test_the_second_writer_of_a_version_loses(store: Store) -> None:
    async def scene() -> tuple[list[ChangeOutcome], StoredTable | None]:
        id = (await opened(store)).row.id
        both = [change(id, 0, "move A2 C2"), change(id, 0, "move A3 C3")]
        return [await store.change(each) for each in both], await store.table(id)

    outcomes, stored = run(scene())
    assert outcomes == [ChangeOutcome.SAVED, ChangeOutcome.TAKEN]
    assert stored is not None and [line.option for line in stored.lines] == ["move A2 C2"]
    assert stored.row.version == 1


def test_nobody_fails_by_what_is_written_together_with_theirs(store: Store) -> None:
    """What comes while the disk is busy is one transaction; a lost race spoils no other change."""

    async def scene() -> tuple[list[ChangeOutcome | BaseException], list[list[int]]]:
        ids = [(await opened(store)).row.id for _ in range(4)]
        await store.change(change(ids[2], 0, "move A2 C2"))
        changes = [change(id, 0, "move A2 C2", "stone C4") for id in ids]
        changes[3] = change(ids[3], 0, "move A2 C2", first=7)
        writing = [store.change(each) for each in changes]
        outcomes = await asyncio.gather(*writing, return_exceptions=True)
        found = [await store.table(id) for id in ids]
        return outcomes, [[line.seq for line in each.lines] for each in found if each is not None]

    outcomes, lines = run(scene())
    assert outcomes[:3] == [ChangeOutcome.SAVED, ChangeOutcome.SAVED, ChangeOutcome.TAKEN]
    assert isinstance(outcomes[3], NotNext)
    assert lines == [[1, 2], [1, 2], [1], []]


def test_what_waits_is_written_in_one_transaction(store: Store) -> None:
    begun: list[object] = []
    event.listen(store.engine, "begin", begun.append)

    async def scene() -> list[int]:
        return await asyncio.gather(*[store.do(_slowly(number)) for number in range(20)])

    assert run(scene()) == list(range(20))
    assert len(begun) < 10


def _slowly(number: int) -> Callable[[Connection], int]:
    def work(connection: Connection) -> int:
        time.sleep(0.002)
        return number

    return work


def test_a_line_that_does_not_follow_the_last_one_is_refused(store: Store) -> None:
    """A gap would be found when the table is opened the next time, and then it is too late."""

    async def scene() -> StoredTable | None:
        id = (await opened(store)).row.id
        await store.change(change(id, 0, "move A2 C2"))
        for first in (1, 3):
            with pytest.raises(NotNext):
                await store.change(change(id, 1, "stone C4", first=first))
        return await store.table(id)

    stored = run(scene())
    assert stored is not None
    assert [line.seq for line in stored.lines] == [1]
    assert stored.row.version == 1, "the version is written with the lines or not at all"


def test_nothing_is_written_at_a_table_that_was_deleted(store: Store) -> None:
    async def scene() -> Room:
        room = await opened(store)
        admin = Admin(store)
        assert await asyncio.to_thread(admin.delete, [room.row.id]) == 1
        assert await store.missing([room.row.id, "another"]) == [room.row.id, "another"]
        with pytest.raises(Refused, match="page-not-found"):
            async with room.change():
                room.pick(0, ["move A2 C2"])
        assert admin.strays() == []
        return room

    assert run(scene()).gone


def test_a_broken_connection_is_opened_anew(store: Store) -> None:
    """A database that was away for a moment is not away for good."""

    async def scene() -> str:
        await store.rename("somebody", "Ada")
        with pytest.raises(Unavailable):
            await store.do(lambda connection: connection.invalidate())
        return await store.name_of("somebody")

    assert run(scene()) == "Ada"


def test_two_processes_at_one_table_agree(store: Store) -> None:
    """The slower one takes over what the faster one wrote, and says so."""

    async def scene() -> tuple[str, str]:
        one = await opened(store)
        two = await Room.find(store, one.row.id)
        assert two is not None
        async with one.change():
            one.pick(0, ["move A2 C2"])
        with pytest.raises(Refused, match="page-stale"):
            async with two.change():
                two.pick(0, ["move A3 C3"])
        return one.match.state.position(), two.match.state.position()

    first, second = run(scene())
    assert first == second


def test_a_table_is_built_anew_with_its_undos(store: Store) -> None:
    async def scene() -> tuple[str, str, int]:
        room = await opened(store)
        async with room.change():
            room.pick(0, ["move A2 C2"])
        async with room.change():
            room.undo(0)
        async with room.change():
            room.pick(0, ["move A3 C3", "stone C4"])
        again = await Room.find(store, room.row.id)
        assert again is not None
        return room.match.state.position(), again.match.state.position(), again.match.seq

    before, after, seq = run(scene())
    assert before == after
    assert seq == 4


def test_a_rematch_moves_everyone_one_seat_on(store: Store) -> None:
    async def scene() -> list[tuple[str, str]]:
        id = await open_table(store, "ragnarocks", "me", {"seat-0": "me", "seat-1": "bot tomte"})
        room = await Room.find(store, id)
        assert room is not None
        async with room.change():
            following = rematch(room)
        found = await store.table(following)
        assert found is not None
        return [(chair.kind, chair.bot) for chair in found.chairs]

    assert run(scene()) == [("bot", "tomte"), ("person", "")]


def test_a_rematch_asks_those_anew_for_whom_a_bot_stood_in(store: Store) -> None:
    async def scene() -> list[tuple[str, str, str]]:
        room = await opened(store)
        async with room.change():
            room.seat(room.chairs[0], kind="standin", bot="tomte")
        async with room.change():
            following = rematch(room)
        found = await store.table(following)
        assert found is not None
        return [(chair.kind, chair.person, chair.bot) for chair in found.chairs]

    assert run(scene()) == [("person", "somebody", ""), ("person", "somebody", "")]


@pytest.mark.parametrize("store", ["sqlite"], indirect=True)
def test_sqlite_is_careful(store: Store) -> None:
    with store.engine.connect() as connection:
        assert connection.exec_driver_sql("PRAGMA journal_mode").scalar() == "wal"
        assert connection.exec_driver_sql("PRAGMA synchronous").scalar() == 2


async def asked_back(store: Store) -> Room:
    """A table of two people, the first of whom asks to take back a stone."""
    id = await open_table(store, "ragnarocks", "one", {"seat-0": "me", "seat-1": "open"})
    room = await Room.find(store, id)
    assert room is not None
    async with room.change():
        room.seat(room.chairs[1], kind="person", person="two")
    async with room.change():
        room.pick(0, ["move A2 C2", "stone C4"])
    async with room.change():
        room.ask_undo(0)
    return room


def test_a_request_to_go_back_outlives_the_process(store: Store) -> None:
    async def scene() -> tuple[Room, Room, Room]:
        room = await asked_back(store)
        again = await Room.find(store, room.row.id)
        assert again is not None
        async with again.change():
            again.agree(1, (2, 1))
        after = await Room.find(store, room.row.id)
        assert after is not None
        return room, again, after

    _, again, after = run(scene())
    assert [pick.option.text for pick in again.match.picks] == ["move A2 C2"]
    assert after.match.history.request is None
    assert len(after.match.picks) == 1


def test_a_broken_game_closes_its_own_tables_and_no_other(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """The first page and the list of games go on without it, and the log says once why."""
    shelf = import_module("trollbord.games")
    known = shelf.game_ids()
    (tmp_path / "lanterns" / "words").mkdir(parents=True)
    (tmp_path / "lanterns" / "__init__.py").write_text("import lampions")
    monkeypatch.setattr(shelf, "__path__", [*shelf.__path__, str(tmp_path)])
    monkeypatch.setattr(shelf, "own_ids", lambda: sorted([*known, "lanterns"]))

    async def scene() -> tuple[Lobby, Lobby]:
        server = TableServer(f"sqlite:///{tmp_path / 'server.sqlite'}")
        ids = [await open_table(server.store, "ragnarocks", "one", FORM) for _ in range(2)]
        with server.store.engine.begin() as connection:
            connection.execute(update(TABLES).where(TABLES.c.id == ids[0]).values(game="lanterns"))
        lobbies = await lobby(server, "one", "en"), await lobby(server, "one", "en")
        await server.close()
        return lobbies

    for page in run(scene()):
        assert {line.game: line.state for line in page.mine}["lanterns"] == "closed"
        assert len(page.mine) == 2
        assert {poster.game for poster in page.posters} == {*known}
    why = "No module named 'lampions' (lanterns/__init__.py, line 1)"
    assert len([each for each in caplog.messages if why in each]) == 1  # a list opens no table
    assert shelf.playable() == known


def test_a_request_that_others_have_picked_beside_is_forgotten(store: Store) -> None:
    async def scene(kept: dict[str, str]) -> Request | None:
        room = await opened(store)
        async with room.change():
            room.pick(0, ["move A2 C2", "stone C4"])
        await store.do(lambda connection: save(connection, room.row.id, kept))
        again = await Room.find(store, room.row.id)
        assert again is not None
        return again.match.history.request

    asked = '{"seat": 0, "to": 1, "agreed": [0]%s}'
    before = run(scene({"request": asked % ', "seq": 1'}))
    now = run(scene({"request": asked % ', "seq": 2'}))
    earlier = run(scene({"request": asked % ""}))  # kept before it was said when
    assert before is None and now is not None and earlier is not None
    assert now.way == earlier.way == (2, 1)


def test_a_refused_request_stays_refused(store: Store) -> None:
    async def scene() -> Room:
        room = await asked_back(store)
        async with room.change():
            room.refuse(1, (2, 1))
        again = await Room.find(store, room.row.id)
        assert again is not None
        return again

    again = run(scene())
    assert again.match.history.request is None
    assert len(again.match.picks) == 2
