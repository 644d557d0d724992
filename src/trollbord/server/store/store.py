"""The store: every line of every table, written before a viewer is shown it.

SQLite by default (write-ahead log, fully synchronous). Every failure of the database raises Unavailable.
"""

from __future__ import annotations

import logging
import sqlite3
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final, TypeVar

from sqlalchemy import URL, Connection, Engine, create_engine, event, func, make_url, select, update
from sqlalchemy.exc import ArgumentError, DBAPIError, SQLAlchemyError

from trollbord.kernel.errors import TrollbordError
from trollbord.server.errors import NOT_KNOWN, NOT_READ, NOT_SAVED, Unavailable
from trollbord.server.store.backup import copy_database, free_name, make_private
from trollbord.server.store.changes import Change, Outcome, write_change, write_table
from trollbord.server.store.claim import Claimed, claim
from trollbord.server.store.migrate import Age, age_of, create, upgrade, version_of, whole
from trollbord.server.store.schema import (
    BESIDE,
    CHAIRS,
    PEOPLE,
    PICKS,
    SAID,
    SAVED,
    SECRETS,
    TABLES,
    ChairRow,
    NewTable,
    PickRow,
    SaidRow,
    StoredTable,
    TableRow,
)
from trollbord.server.store.writer import Writer

LOG: Final = logging.getLogger(__name__)
T = TypeVar("T")
POSTGRESQL: Final = "postgresql+psycopg"


class BadStore(TrollbordError):
    """A database that can't be used: its address, its driver or the file is wrong."""


class Store:
    """The database of a server."""

    def __init__(self, url: str, claims: bool = False, migrates: bool = True) -> None:
        """Open a database of this program's version, or an empty one.

        A server `claims` it: no other process may, and it `migrates` an SQLite database of an older version after a
        backup. Everything else that is not of this version raises BadStore.
        """
        self._release: Callable[[], None] = lambda: None
        with explained(url):
            self.engine: Final = engine_of(url)
            try:
                if claims:
                    self._release = claimed(self.engine)
                is_sqlite = self.engine.dialect.name == "sqlite"
                ready(self.engine, migrates=claims and migrates and is_sqlite)
            except BaseException:
                self._release()
                self.engine.dispose()
                raise
            self._writer: Final = Writer(self.engine)

    async def do(self, work: Callable[[Connection], T]) -> T:
        """Run a job in the writer's thread, all of it or nothing; it is on the disk when this returns."""
        try:
            return await self._writer.do(work)
        except (SQLAlchemyError, OSError) as error:
            LOG.warning("the database failed: %s", reason(error))
            raise Unavailable(NOT_READ) from error

    def close(self) -> None:
        """Finish the jobs that were given, and close the database."""
        self._writer.close()
        self._release()
        self.engine.dispose()

    def secret(self, name: str, fresh: bytes) -> bytes:
        """The secret of this name; the first time it is the fresh one."""

        def work(connection: Connection) -> bytes:
            row = connection.execute(select(SECRETS.c.value).where(SECRETS.c.name == name)).first()
            if row is None:
                connection.execute(SECRETS.insert(), {"name": name, "value": fresh})
            return fresh if row is None else bytes(row[0])

        return self._writer.do_now(work)

    # -- tables

    async def open_table(self, table: NewTable) -> None:
        """Write a new table; where the store failed, look whether it is there before saying so."""
        try:
            await self.do(lambda connection: write_table(connection, table))
        except Unavailable:
            if await self._is_missing(table.row.id):
                raise Unavailable(NOT_SAVED) from None

    async def _is_missing(self, id: str) -> bool:
        try:
            return bool(await self.missing([id]))
        except Unavailable:
            raise Unavailable(NOT_KNOWN) from None

    async def change(self, change: Change) -> Outcome:
        """Write one change of a table, or say why not; nothing is written then."""
        return await self.do(lambda connection: write_change(connection, change))

    async def table(self, id: str) -> StoredTable | None:
        """All rows of a table."""
        return await self.do(lambda connection: stored_table(connection, id))

    async def row(self, id: str) -> TableRow | None:
        """The row of a table alone."""
        wanted = select(TABLES).where(TABLES.c.id == id)
        found = await self.do(lambda connection: connection.execute(wanted).mappings().first())
        return None if found is None else TableRow(**found)

    async def missing(self, ids: Sequence[str]) -> list[str]:
        """Which of these tables are no longer there."""
        wanted = select(TABLES.c.id).where(TABLES.c.id.in_(ids))
        there = await self.do(lambda connection: {row[0] for row in connection.execute(wanted)})
        return [id for id in ids if id not in there]

    async def tables_of(self, person: str, most: int = 30) -> list[str]:
        """The tables at which a person sits, the latest first."""
        mine = select(CHAIRS.c.table).where(CHAIRS.c.person == person).distinct()
        wanted = select(TABLES.c.id).where(TABLES.c.id.in_(mine))
        latest = wanted.order_by(TABLES.c.over, TABLES.c.touched.desc()).limit(most)
        return await self.do(lambda connection: [row[0] for row in connection.execute(latest)])

    async def open_tables(self, most: int = 12) -> list[str]:
        """Tables with a free chair that everyone may join, the latest first."""
        free = select(CHAIRS.c.table).where(CHAIRS.c.kind == "open").distinct()
        wanted = select(TABLES.c.id).where(TABLES.c.join == "everyone", TABLES.c.id.in_(free))
        latest = wanted.order_by(TABLES.c.touched.desc()).limit(most)
        return await self.do(lambda connection: [row[0] for row in connection.execute(latest)])

    async def clocks(self, name: str) -> list[tuple[str, float | None]]:
        """The tables that are not over and have a clock saved under this name, and when it rings."""
        wanted = select(SAVED.c.table).where(SAVED.c.name == name)
        going = select(TABLES.c.id, TABLES.c.due).where(TABLES.c.over == 0)
        here = going.where(TABLES.c.id.in_(wanted))
        return await self.do(
            lambda connection: [(row[0], row[1]) for row in connection.execute(here)]
        )

    async def bots_asked(self) -> list[str]:
        """The tables where a bot is asked and a person waits for its answer."""
        asked = (CHAIRS.c.table == TABLES.c.id) & (CHAIRS.c.seat == TABLES.c.asked)
        bots = select(TABLES.c.id).join(CHAIRS, asked)
        waited = select(CHAIRS.c.table).where(CHAIRS.c.person != "")
        here = bots.where(
            TABLES.c.over == 0, CHAIRS.c.kind.in_(("bot", "standin")), TABLES.c.id.in_(waited)
        )
        return await self.do(lambda connection: [row[0] for row in connection.execute(here)])

    # -- people

    async def name_of(self, person: str) -> str:
        """The name of a person; empty if the person has none."""
        wanted = select(PEOPLE.c.name).where(PEOPLE.c.id == person)
        return await self.do(lambda connection: connection.execute(wanted).scalar() or "")

    async def rename(self, person: str, name: str) -> None:
        """Change the name of a person."""

        def work(connection: Connection) -> None:
            known = update(PEOPLE).where(PEOPLE.c.id == person).values(name=name)
            if connection.execute(known).rowcount == 0:
                connection.execute(PEOPLE.insert(), {"id": person, "name": name})

        await self.do(work)


def stored_table(connection: Connection, id: str) -> StoredTable | None:
    """All rows of a table, read in one transaction."""
    row = connection.execute(select(TABLES).where(TABLES.c.id == id)).mappings().first()
    if row is None:
        return None
    chairs = select(CHAIRS).where(CHAIRS.c.table == id).order_by(CHAIRS.c.seat)
    here = (BESIDE.c.table == PICKS.c.table) & (BESIDE.c.seq == PICKS.c.seq)
    beside = func.coalesce(BESIDE.c.data, b"").label("beside")
    lines = select(PICKS, beside).outerjoin(BESIDE, here)
    picks = lines.where(PICKS.c.table == id).order_by(PICKS.c.seq)
    saved = select(SAVED.c.name, SAVED.c.value).where(SAVED.c.table == id)
    said = select(SAID).where(SAID.c.table == id).order_by(SAID.c.number)
    found = StoredTable(
        TableRow(**row),
        [ChairRow(**each) for each in connection.execute(chairs).mappings()],
        {each[0]: each[1] for each in connection.execute(saved)},
        [PickRow(**each) for each in connection.execute(picks).mappings()],
        [SaidRow(**each) for each in connection.execute(said).mappings()],
    )
    people = {chair.person for chair in found.chairs} | {row.person for row in found.said}
    if people := people - {""}:
        named = select(PEOPLE).where(PEOPLE.c.id.in_(people))
        found.names.update({each[0]: each[1] for each in connection.execute(named)})
    return found


@contextmanager
def explained(url: str) -> Iterator[None]:
    """What goes wrong with a database at this address becomes a sentence."""
    try:
        yield
    except (SQLAlchemyError, ModuleNotFoundError, OSError, sqlite3.Error) as error:
        words = {"given": without_password(url), "why": reason(error)}
        raise BadStore("error-store", words) from error


def without_password(url: str) -> str:
    """An address as it may be shown."""
    try:
        return make_url(url).render_as_string(hide_password=True)
    except ArgumentError:
        return url


def reason(error: Exception) -> str:
    """Why a database does not answer, in its driver's own words where there are any."""
    told = error.orig if isinstance(error, DBAPIError) else error
    return str(told).partition("\n")[0]


def engine_of(url: str, makes: bool = True) -> Engine:
    """The engine of an address; an SQLite file that it `makes` is readable by its owner alone."""
    try:
        engine = create_engine(with_driver(url))
    except ModuleNotFoundError as error:
        words = {"given": without_password(url), "driver": str(error.name)}
        raise BadStore("error-store-driver", words) from error
    if engine.dialect.name == "sqlite":
        event.listen(engine, "connect", _careful)
        file = file_of(engine)
        if makes and file is not None and file.parent.is_dir():
            make_private(file)
    return engine


def with_driver(url: str) -> URL:
    """An address that names its driver: for a plain `postgresql://` SQLAlchemy would take psycopg2."""
    given = make_url(url)
    return given.set(drivername=POSTGRESQL) if given.drivername == "postgresql" else given


def file_of(engine: Engine) -> Path | None:
    """The file of an SQLite database."""
    name = engine.url.database if engine.dialect.name == "sqlite" else None
    return Path(name) if name and name != ":memory:" else None


def claimed(engine: Engine) -> Callable[[], None]:
    """Claim a database for this process; what is called to let go of it."""
    try:
        return claim(engine)
    except Claimed:
        raise BadStore("error-store-claimed", {"given": shown(engine)}) from None


@contextmanager
def released(engine: Engine) -> Iterator[None]:
    """Claim a database while the block runs."""
    release = claimed(engine)
    try:
        yield
    finally:
        release()


def ready(engine: Engine, migrates: bool) -> None:
    """See to it that a database is of this program's version, or raise BadStore."""
    with engine.begin() as connection:
        version = version_of(connection)
    age = age_of(version)
    if age is Age.EMPTY:
        with whole(engine) as connection:
            if version_of(connection) is None:  # another process may have been faster
                create(connection)
    if age is Age.NEWER:
        raise BadStore("error-store-newer", {"given": shown(engine), "version": str(version)})
    if age is Age.OLDER and not migrates:
        raise BadStore("error-store-older", {"given": shown(engine)})
    if age is Age.OLDER:
        saved = migrated(engine, str(version))
        LOG.warning("the database was migrated; as it was before, it is in %s", saved)


def migrated(engine: Engine, version: str) -> Path | None:
    """Migrate a database, an SQLite one after a backup; the file of the backup."""
    file = file_of(engine)
    saved = None
    if file is not None:
        saved = free_name(file, version)
        copy_database(file, saved)
    with whole(engine) as connection:
        upgrade(connection)
    return saved


def shown(engine: Engine) -> str:
    """The address of a database without its password."""
    return engine.url.render_as_string(hide_password=True)


def _careful(connection: Any, _: object) -> None:
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=5000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
