"""What the guide promises of SQLite holds for a real PostgreSQL; test_store and test_migrations run on both too."""

import asyncio
import sqlite3
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

import pytest
from alembic import command
from alembic.config import Config
from click.testing import CliRunner
from sqlalchemy import MetaData, make_url

from lab.faults.postgres import Postgres
from lab.faults.store import When
from lab.faults.wire import Wire
from tests.server.running import run
from tests.server.server import PATIENCE, ROOT, Server
from tests.server.test_api import Program
from tests.server.test_faults import spent
from tests.server.test_migrations import OLD, plays_on
from trollbord.cli.app import app
from trollbord.server.jobs import bot_driver
from trollbord.server.service.table_server import TableServer
from trollbord.server.service.upkeep import look_after
from trollbord.server.store.engines import BadStore, engine_of
from trollbord.server.store.migrate import FOLDER, STEPS, VERSION, whole
from trollbord.server.store.store import Store


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


@pytest.mark.parametrize("every", [0, 8])
def test_an_evening_loses_nothing(
    address: str, every: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Open, sit, pick, undo, talk, leave, play again; then another store finds it all, also if every 8th operation fails.

    A sweep of a shared store takes more than four operations in a row: if every 4th failed, none would ever be whole.
    """
    monkeypatch.setattr(bot_driver, "AGAIN", 0.0)
    numbers = range(every, 4000, every) if every else range(0)
    evening = spent(address, {number: list(When)[number // 8 % 3] for number in numbers})

    assert evening.compare() == []
    assert (evening.store.failed > 2) == bool(every)


def test_servers_share_a_database_and_a_command_may_want_it_alone(address: str) -> None:
    """A server holds its share where it listens, also after PostgreSQL was restarted."""

    async def scene() -> None:
        servers = [TableServer(address), TableServer(address)]
        tasks = [asyncio.create_task(look_after(each)) for each in servers]
        await _until(lambda: _is_refused(address))
        for server, task in zip(servers, tasks):
            task.cancel()
            await asyncio.wait([task])
            await server.close()

    run(scene())
    alone = Store(address, alone=True)
    with pytest.raises(BadStore, match="another server"):
        Store(address, claims=True)
    Store(address).close()  # commands may look
    alone.close()
    Store(address, claims=True).close()


def _is_refused(address: str) -> bool:
    try:
        Store(address, alone=True).close()
    except BadStore:
        return True
    return False


async def _until(is_so: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not is_so():
            await asyncio.sleep(0.05)


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
    """Connections are opened anew by themselves, and the next process that opens the database finds everything."""
    table = program.open("me", "me")
    program.post(f"/tables/{table}/picks", seq=0, options=["move A2 C2"])
    postgres.restart()

    program.post(f"/tables/{table}/picks", seq=1, options=["stone C4"])
    program.server.stop()
    store = Store(address, claims=True)
    stored = run(store.table(table))
    store.close()
    assert stored is not None
    assert [line.option for line in stored.lines] == ["move A2 C2", "stone C4"]


# -- commands


def trollbord(*words: str) -> tuple[int, str]:
    done = CliRunner().invoke(app, ["--language", "en", *words])
    assert done.exception is None or isinstance(done.exception, SystemExit), done.exception
    return done.exit_code, " ".join(done.output.split())


def lines_in(address: str, table: str) -> list[str]:
    store = Store(address)
    stored = run(store.table(table))
    store.close()
    return [] if stored is None else [line.option for line in stored.lines]


def test_a_backup_is_made_while_a_server_plays_and_restored_into_an_empty_database(
    postgres: Postgres, address: str, program: Program, tmp_path: Path
) -> None:
    table = program.open("me", "me")
    program.post(f"/tables/{table}/picks", seq=0, options=["move A2 C2"])
    file, elsewhere = tmp_path / "evening.dump", postgres.database()

    assert trollbord("db", "backup", str(file), "--store", address)[0] == 0
    program.post(f"/tables/{table}/picks", seq=1, options=["stone C4"])  # it plays on
    assert file.stat().st_mode & 0o777 == 0o600
    code, said = trollbord("db", "backup", str(file), "--store", address)
    assert code != 0 and "new file" in said
    code, said = trollbord("db", "restore", str(file), "--store", elsewhere)
    assert code == 0 and "restored" in said, said
    assert lines_in(elsewhere, table) == ["move A2 C2"]
    code, said = trollbord("db", "restore", str(file), "--store", elsewhere)
    assert code != 0 and "already" in said
    assert lines_in(elsewhere, table) == ["move A2 C2"]


def test_what_is_no_backup_changes_nothing(address: str, tmp_path: Path) -> None:
    strange = tmp_path / "strange.dump"
    strange.write_bytes(b"no dump of any database")

    code, said = trollbord("db", "restore", str(strange), "--store", address)

    assert code != 0 and "pg_restore" in said
    Store(address).close()  # it is still empty


def test_a_command_moves_a_club_and_checks_it(address: str, tmp_path: Path) -> None:
    file = tmp_path / "club.sqlite"
    with closing(sqlite3.connect(file)) as connection:
        connection.executescript(OLD.read_text(encoding="utf-8"))
    code, said = trollbord("db", "copy", str(file), address)
    assert code != 0 and "db upgrade" in said  # of an older version
    Store(f"sqlite:///{file}", claims=True).close()

    code, said = trollbord("db", "copy", str(file), address)

    assert code == 0 and "4 tables looked at, 0 bad" in said
    code, said = trollbord("db", "copy", str(file), address)
    assert code != 0 and "already" in said
    plays_on(Store(address, claims=True))


def test_a_worker_ends_within_seconds_also_while_the_database_is_away(
    postgres: Postgres, address: str
) -> None:
    Store(address).close()
    wire = Wire(postgres.port)
    far = make_url(address).set(host="127.0.0.1", port=wire.port).render_as_string(False)
    workers = [_worker(address), _worker(far)]
    said = []
    for worker in workers:
        assert worker.stdout is not None
        said.append(worker.stdout.readline())
    assert all("waits for questions" in each for each in said), said
    wire.close()
    began = time.monotonic()
    for worker in workers:
        worker.terminate()
    for worker in workers:
        worker.communicate(timeout=PATIENCE)
    took = time.monotonic() - began

    assert [worker.returncode for worker in workers] == [0, 0]
    assert took < 30  # ten seconds for a database that does not answer, and a busy machine


def _worker(address: str) -> subprocess.Popen[str]:
    words = ["--language", "en", "worker", "--store", address, "--pause", "0"]
    return subprocess.Popen(
        [sys.executable, "-m", "trollbord", *words], stdout=subprocess.PIPE, text=True, cwd=ROOT
    )
