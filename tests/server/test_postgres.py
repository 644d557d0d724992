"""What the guide promises of SQLite holds for a real PostgreSQL; test_store and test_migrations run on both too."""

import sqlite3
import sys
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from alembic import command
from alembic.config import Config
from click.testing import CliRunner
from sqlalchemy import MetaData

from tests.server.postgres import Postgres
from tests.server.running import run
from tests.server.server import Server
from tests.server.test_api import Program
from tests.server.test_faults import spent
from tests.server.test_migrations import OLD, plays_on
from trollbord.cli.app import app
from trollbord.server.faults.store import When
from trollbord.server.jobs import bot_driver
from trollbord.server.store.migrate import FOLDER, STEPS, VERSION, whole
from trollbord.server.store.store import BadStore, Store, engine_of


@pytest.fixture
def address(postgres: Postgres) -> str:
    return postgres.database()


@pytest.fixture
def old(address: str) -> str:
    """The database of before versions that test_migrations has, brought to PostgreSQL."""
    engine = engine_of(address)
    with whole(engine) as connection:
        config = Config()
        config.set_main_option("script_location", str(FOLDER))
        config.attributes["connection"] = connection
        command.upgrade(config, STEPS[0])
        VERSION.drop(connection)
        form = MetaData()
        form.reflect(connection)
        with closing(sqlite3.connect(":memory:")) as source:
            source.executescript(OLD.read_text(encoding="utf-8"))
            source.row_factory = sqlite3.Row
            for table in form.sorted_tables:
                rows = [dict(row) for row in source.execute(f'SELECT * FROM "{table.name}"')]
                if rows:
                    connection.execute(table.insert(), rows)
    engine.dispose()
    return address


def test_a_plain_address_takes_the_driver_that_trollbord_brings(address: str) -> None:
    assert address.startswith("postgresql://")
    assert engine_of(address).dialect.driver == "psycopg"


def test_without_the_driver_one_sentence_says_what_to_install(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(sys.modules, "psycopg", None)
    with pytest.raises(BadStore, match=r"pip install 'trollbord\[postgres\]'") as refused:
        Store("postgresql://ada:secret@127.0.0.1/trollbord")

    assert "secret" not in str(refused.value)


def test_an_old_database_is_refused_until_the_named_command_has_run(old: str) -> None:
    for claims in (False, True):
        with pytest.raises(BadStore, match="trollbord db upgrade"):
            Store(old, claims=claims)
    done = CliRunner().invoke(app, ["--language", "en", "db", "upgrade", "--store", old])

    assert done.exit_code == 0, done.output
    plays_on(Store(old, claims=True))


@pytest.mark.parametrize("every", [0, 4])
def test_an_evening_loses_nothing(
    address: str, every: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Open, sit, pick, undo, talk, leave, play again; then another store finds it all, also if every 4th write fails."""
    monkeypatch.setattr(bot_driver, "AGAIN", 0.0)
    numbers = range(every, 4000, every) if every else range(0)
    evening = spent(address, {number: list(When)[number // 4 % 3] for number in numbers})

    assert evening.compare() == []
    assert (evening.unsaved > 5) == bool(every)


def test_a_second_server_on_one_database_is_refused(address: str) -> None:
    first = Store(address, claims=True)
    with pytest.raises(BadStore, match="another server"):
        Store(address, claims=True)
    Store(address).close()  # commands may look
    first.close()

    Store(address, claims=True).close()


@pytest.fixture
def program(address: str, tmp_path: Path) -> Iterator[Program]:
    """A program at a server whose store is PostgreSQL."""
    server = Server(tmp_path, options=["--store", address])
    program = Program(server)
    yield program
    program.http.close()
    server.stop()


def test_a_server_outlives_a_restart_of_postgresql(
    postgres: Postgres, address: str, program: Program
) -> None:
    """One request is refused with 503; the next one, and whoever opens the database next, find everything."""
    table = program.open("me", "me")
    program.post(f"/tables/{table}/picks", seq=0, options=["move A2 C2"])
    postgres.restart()

    program.post(f"/tables/{table}/picks", 503, seq=1, options=["stone C4"])
    program.post(f"/tables/{table}/picks", seq=1, options=["stone C4"])
    program.server.stop()
    store = Store(address, claims=True)
    stored = run(store.table(table))
    store.close()
    assert stored is not None
    assert [line.option for line in stored.lines] == ["move A2 C2", "stone C4"]
