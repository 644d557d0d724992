"""A database knows its version: it is made new, migrated after a backup, or refused with a sentence."""

import sqlite3
import stat
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Engine

from tests.server.running import run
from trollbord.server.admin.tables import Admin
from trollbord.server.rooms.chat import note_of
from trollbord.server.rooms.room import Room
from trollbord.server.store.engines import BadStore, engine_of
from trollbord.server.store.migrate import FOLDER, HEAD, STEPS, upgrade, whole
from trollbord.server.store.schema import META
from trollbord.server.store.store import Store

OLD = Path(__file__).parent / "databases" / "before-migrations.sql"


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "trollbord.sqlite"


@pytest.fixture
def old(file: Path) -> Path:
    """A database of before versions: four games, a clock, an undo, talk and notes."""
    with closing(sqlite3.connect(file)) as connection:
        connection.executescript(OLD.read_text(encoding="utf-8"))
    return file


def url(file: Path) -> str:
    return f"sqlite:///{file}"


@pytest.fixture(params=["sqlite", "postgresql"])
def empty(request: pytest.FixtureRequest) -> Iterator[Engine]:
    """An empty database of each kind."""
    is_sqlite = request.param == "sqlite"
    address = "sqlite://" if is_sqlite else request.getfixturevalue("postgres").database()
    engine = engine_of(address)
    yield engine
    engine.dispose()


def is_ours(name: str | None, kind: str, _: object) -> bool:
    """Whether it is a table of ours: the queue in PostgreSQL belongs to procrastinate."""
    return kind != "table" or name in META.tables


def test_all_steps_together_make_what_a_new_database_is(empty: Engine) -> None:
    with whole(empty) as connection:
        upgrade(connection)
        options = {"compare_type": True, "include_name": is_ours}
        context = MigrationContext.configure(connection, opts=options)

        assert context.get_current_revision() == HEAD
        assert compare_metadata(context, META) == []


def test_the_steps_are_those_of_the_folder() -> None:
    config = Config()
    config.set_main_option("script_location", str(FOLDER))
    found = [step.revision for step in ScriptDirectory.from_config(config).walk_revisions()]

    assert tuple(reversed(found)) == STEPS


def test_a_new_database_is_current_and_private(file: Path) -> None:
    Store(url(file)).close()

    with closing(sqlite3.connect(file)) as connection:
        assert connection.execute("SELECT version_num FROM alembic_version").fetchall() == [(HEAD,)]
    assert stat.S_IMODE(file.stat().st_mode) == 0o600


def test_a_server_migrates_an_old_database_after_a_backup(old: Path) -> None:
    before = _rows(old, "picks")
    Store(url(old), claims=True).close()

    saved = old.with_name("trollbord.sqlite.0001")
    assert _rows(old, "picks") == before == _rows(saved, "picks")
    assert "version" not in _columns(saved) and "version" in _columns(old)
    assert stat.S_IMODE(saved.stat().st_mode) == 0o600


def test_an_old_database_plays_on(old: Path) -> None:
    plays_on(Store(url(old), claims=True))


def plays_on(store: Store) -> None:
    """Every table opens where it was, and takes a pick, with its clock, its talk and its notes."""
    admin = Admin(store)
    ids = [table.row.id for table in admin.tables()]
    assert [fault for _, fault in admin.check(ids)] == [None] * 4

    async def scene(id: str) -> Room:
        room = await Room.find(store, id)
        assert room is not None and room.match.ask is not None
        seq, ask = room.match.seq, room.match.ask
        async with room.change():
            room.pick(ask.seat, [ask.options[-1].text])
        again = await Room.find(store, id)
        assert again is not None
        assert again.match.seq > seq and again.row.version == 1
        return again

    rooms = [run(scene(id)) for id in ids]
    store.close()
    assert {room.row.game for room in rooms} == {
        "ragnarocks",
        "trollfjord",
        "ankh_morpork",
        "trolls_princesses",
    }
    assert {(room.said[0].text, note_of(room, "astrid")) for room in rooms} == {("hello", "a note")}
    assert [room.clock.rules.seconds for room in rooms if room.clock is not None] == [600.0]
    assert [room.lost for room in rooms] == [None] * 4


def test_whoever_is_no_server_names_the_command_that_migrates(old: Path) -> None:
    with pytest.raises(BadStore, match="trollbord db upgrade"):
        Store(url(old))

    assert "version" not in _columns(old)


def test_a_database_of_a_newer_program_is_refused_and_left_alone(file: Path) -> None:
    Store(url(file)).close()
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '0999'")
        connection.commit()

    for claims in (False, True):
        with pytest.raises(BadStore, match="newer"):
            Store(url(file), claims=claims)
    assert _rows(file, "alembic_version") == [("0999",)]
    assert sorted(each.name for each in file.parent.iterdir() if "sqlite.0" in each.name) == []


def test_a_step_that_fails_leaves_the_old_form(old: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with closing(sqlite3.connect(old)) as connection:
        connection.execute("CREATE TABLE saved (a INTEGER)")  # in the way of the renaming
    with pytest.raises(BadStore):
        Store(url(old), claims=True)

    assert "version" not in _columns(old)
    assert "kept" in {name for (name,) in _names(old)}


def test_a_second_server_on_one_database_is_refused(file: Path) -> None:
    first = Store(url(file), claims=True)
    with pytest.raises(BadStore, match="another server"):
        Store(url(file), claims=True)
    Store(url(file)).close()  # commands may look
    first.close()

    Store(url(file), claims=True).close()


def _rows(file: Path, table: str) -> list[tuple[object, ...]]:
    with closing(sqlite3.connect(file)) as connection:
        return connection.execute(f"SELECT * FROM {table}").fetchall()


def _columns(file: Path) -> list[str]:
    with closing(sqlite3.connect(file)) as connection:
        return [row[1] for row in connection.execute("PRAGMA table_info(tables)")]


def _names(file: Path) -> Iterator[tuple[str]]:
    with closing(sqlite3.connect(file)) as connection:
        yield from connection.execute("SELECT name FROM sqlite_master").fetchall()
