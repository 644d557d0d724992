"""The claim on a database: one server on SQLite, any number on PostgreSQL, or one command that wants none there."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path
from typing import Final

from sqlalchemy import Engine
from sqlalchemy import text as sql

NUMBER: Final = 0x7420_6F6C_6C61
"""The number of PostgreSQL's advisory lock of a running server."""


class Claimed(Exception):
    """Another process has the database."""


def claim(engine: Engine, alone: bool = True) -> Callable[[], None]:
    """Claim a database until the returned function is called or the process ends; raise Claimed if it is taken.

    Servers share a PostgreSQL; a command that needs it `alone` is refused while one runs, and they while it does.
    """
    if engine.dialect.name == "sqlite":
        file = engine.url.database
        return _claim_file(Path(file)) if file and file != ":memory:" else lambda: None
    return _claim_postgresql(engine, alone)


def _claim_file(database: Path) -> Callable[[], None]:
    """Lock a file beside the database. The system lets go of it when the process ends, however it ends."""
    descriptor = os.open(f"{database}.lock", os.O_CREAT | os.O_RDWR, 0o600)
    try:
        _lock(descriptor)
    except OSError:
        os.close(descriptor)
        raise Claimed from None
    return lambda: os.close(descriptor)


def _lock(descriptor: int) -> None:
    if os.name == "nt":
        import msvcrt

        msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)  # type: ignore[attr-defined,unused-ignore]
        return
    import fcntl

    fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)


def _claim_postgresql(engine: Engine, alone: bool) -> Callable[[], None]:
    """Hold an advisory lock in a session of its own; a server holds its share where it listens, and only looks here."""
    connection = engine.connect()
    kind = "pg_try_advisory_lock" if alone else "pg_try_advisory_lock_shared"
    got = connection.execute(sql(f"SELECT {kind}(:number)"), {"number": NUMBER})
    is_mine = bool(got.scalar())
    connection.commit()
    connection.detach()  # back in the pool, the session would hold the lock on
    if not is_mine or not alone:
        connection.close()
    if not is_mine:
        raise Claimed
    return connection.close if alone else lambda: None
