"""The version of a database: made new, found current, migrated step by step, or refused with a sentence."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from enum import Enum
from pathlib import Path
from typing import Final

from sqlalchemy import Column, Connection, Engine, MetaData, String, Table, inspect, select
from sqlalchemy import text as sql

from trollbord.server.store import queue
from trollbord.server.store.schema import META

STEPS: Final = ("0001", "0002", "0003", "0004", "0005")
"""The names of all migrations, the first first; a test compares them with the modules."""
HEAD: Final = STEPS[-1]
FOLDER: Final = Path(__file__).parent / "migrations"
LOCK: Final = 0x7420_6F6C_6C62
"""The number of PostgreSQL's advisory lock during a migration."""

# Alembic's own table. It is read and, in a new database, written here: importing alembic takes longer than a start may.
VERSION: Final = Table(
    "alembic_version", MetaData(), Column("version_num", String(32), primary_key=True)
)


class Age(Enum):
    """How a database compares with this program."""

    EMPTY = "empty"
    OLDER = "older"
    CURRENT = "current"
    NEWER = "newer"


def version_of(connection: Connection) -> str | None:
    """The name of the last step that a database has taken; None if it is empty."""
    there = inspect(connection).get_table_names()
    if VERSION.name in there:
        found = connection.execute(select(VERSION.c.version_num)).scalar()
        if found is not None:
            return str(found)
    return STEPS[0] if "tables" in there else None


def age_of(version: str | None) -> Age:
    """How a database of this version compares with this program."""
    if version is None:
        return Age.EMPTY
    if version == HEAD:
        return Age.CURRENT
    return Age.OLDER if version in STEPS else Age.NEWER


@contextmanager
def whole(engine: Engine) -> Iterator[Connection]:
    """A transaction in which tables are made or changed: all of it happens, or nothing, also after a kill."""
    with engine.connect() as connection:
        if engine.dialect.name == "sqlite":
            # By default this driver begins no transaction for statements that change a table's form.
            raw = connection.connection.dbapi_connection
            assert raw is not None
            raw.isolation_level = None
            connection.exec_driver_sql("BEGIN IMMEDIATE")
        else:
            connection.execute(sql("SELECT pg_advisory_xact_lock(:number)"), {"number": LOCK})
        try:
            yield connection
        except BaseException:
            connection.rollback()
            connection.invalidate()
            raise
        connection.commit()
        connection.invalidate()  # the next connection has the driver's usual settings


def create(connection: Connection) -> None:
    """Make the tables of an empty database, as all steps together would."""
    META.create_all(connection)
    if connection.dialect.name == "postgresql":
        queue.install(connection)
    VERSION.create(connection)
    connection.execute(VERSION.insert(), {"version_num": HEAD})


def upgrade(connection: Connection) -> None:
    """Take all steps that are missing, in the transaction of `whole`."""
    from alembic import command
    from alembic.config import Config
    from alembic.migration import MigrationContext

    config = Config()
    config.set_main_option("script_location", str(FOLDER).replace("%", "%%"))
    config.attributes["connection"] = connection
    here = MigrationContext.configure(connection).get_current_revision()
    if here is None and inspect(connection).has_table("tables"):
        command.stamp(config, STEPS[0])
    command.upgrade(config, HEAD)
