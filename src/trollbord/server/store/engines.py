"""Engines of databases: their addresses, how they are opened, claimed, brought to this program's version, and what is said when that fails."""

from __future__ import annotations

import logging
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

from sqlalchemy import URL, Engine, create_engine, event, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError, SQLAlchemyError

from trollbord.kernel.errors import TrollbordError
from trollbord.server.store.backup import copy_database, free_name, make_private
from trollbord.server.store.claim import Claimed, claim
from trollbord.server.store.migrate import Age, age_of, create, upgrade, version_of, whole

LOG: Final = logging.getLogger(__name__)
POSTGRESQL: Final = "postgresql+psycopg"
WAITS: Final = {
    "connect_timeout": "3",
    "keepalives_idle": "5",
    "keepalives_interval": "2",
    "keepalives_count": "3",
    "tcp_user_timeout": "10000",
}
"""Of every connection to PostgreSQL: a process must notice soon that the database, or the way to it, is gone."""
LIMITS: Final = (
    "-c lock_timeout=5000 -c idle_in_transaction_session_timeout=10000"
    " -c plan_cache_mode=force_generic_plan"
)
"""Of the engine's connections. A process that stands still in a transaction (milliseconds) must not stop the others.
Every statement of ours looks up keys: planned once, it costs half."""


class BadStore(TrollbordError):
    """A database that can't be used: its address, its driver or the file is wrong."""


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
        given = with_driver(url)
        engine = create_engine(given, **_options(given))
    except ModuleNotFoundError as error:
        words = {"given": without_password(url), "driver": str(error.name)}
        raise BadStore("error-store-driver", words) from error
    if engine.dialect.name == "sqlite":
        event.listen(engine, "connect", _careful)
        file = file_of(engine)
        if makes and file is not None and file.parent.is_dir():
            # Before SQLite makes it by the usual umask: it holds the secrets of the tables.
            make_private(file)
    return engine


def _options(url: URL) -> dict[str, Any]:
    """How connections of an engine behave."""
    if url.get_backend_name() != "postgresql":
        return {}
    waits = {name: value for name, value in WAITS.items() if name not in url.query}
    limits = {} if "options" in url.query else {"options": LIMITS}
    return {"pool_timeout": 3, "pool_size": 3, "connect_args": {**waits, **limits}}


def conninfo(url: URL) -> str:
    """The address of a PostgreSQL as libpq reads it, for connections beside the engine's."""
    plain = url.set(drivername="postgresql")
    waits = {name: value for name, value in WAITS.items() if name not in plain.query}
    return plain.update_query_dict(waits).render_as_string(hide_password=False)


def with_driver(url: str) -> URL:
    """An address that names its driver: for a plain `postgresql://` SQLAlchemy would take psycopg2."""
    given = make_url(url)
    return given.set(drivername=POSTGRESQL) if given.drivername == "postgresql" else given


def file_of(engine: Engine) -> Path | None:
    """The file of an SQLite database."""
    name = engine.url.database if engine.dialect.name == "sqlite" else None
    return Path(name) if name and name != ":memory:" else None


def claimed(engine: Engine, alone: bool = True) -> Callable[[], None]:
    """Claim a database for this process, `alone` or beside other servers; what is called to let go of it."""
    try:
        return claim(engine, alone)
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
    # Looked at without the lock first: nearly always there is nothing to do.
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
    # WAL lets commands read while the server writes; FULL waits for the disk, for what was acknowledged must survive a power cut.
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=5000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
