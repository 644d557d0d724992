"""Copies of a PostgreSQL database, by its own programs pg_dump and pg_restore."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path

from sqlalchemy import Engine

from trollbord.server.store.backup import PRIVATE
from trollbord.server.store.engines import BadStore, shown
from trollbord.server.store.migrate import version_of
from trollbord.server.store.postgres_programs import program


def dump(engine: Engine, file: Path) -> None:
    """Copy a database into a new file that only its owner may read, as it is at one moment, while servers run."""
    target = os.open(file, os.O_CREAT | os.O_EXCL | os.O_WRONLY, PRIVATE)
    try:
        with os.fdopen(target, "wb") as out:
            _run(
                engine, [str(program("pg_dump")), "--format=custom", "--no-owner", "--no-acl"], out
            )
    except BaseException:
        file.unlink()
        raise


def restore(engine: Engine, file: Path) -> None:
    """Put a copy into an empty database: all of it, or nothing."""
    with engine.connect() as connection:
        if version_of(connection) is not None:
            raise BadStore("error-store-full", {"given": shown(engine)})
    command = [
        str(program("pg_restore")),
        "--no-owner",
        "--no-acl",
        "--single-transaction",
        "--exit-on-error",
        f"--dbname={engine.url.database}",  # without it, it writes statements to its output
    ]
    _run(engine, [*command, str(file)])


def _run(engine: Engine, command: list[str], out: object = subprocess.DEVNULL) -> None:
    """Run a program on a database; its address goes by the environment, where other users of the machine can't read it."""
    address = {"PGSERVICEFILE": os.devnull, **_address(engine)}
    done = subprocess.run(
        command,
        env={**os.environ, **address},
        stdout=out,
        stderr=subprocess.PIPE,
        check=False,  # type: ignore[call-overload]
    )
    if done.returncode != 0:
        why = done.stderr.decode(errors="replace").strip().partition("\n")[0]
        raise BadStore("error-store", {"given": shown(engine), "why": why})


def _address(engine: Engine) -> dict[str, str]:
    """The parts of an address as libpq reads them from the environment."""
    url = engine.url
    parts = {
        "PGHOST": url.host or url.query.get("host"),
        "PGPORT": None if url.port is None else str(url.port),
        "PGUSER": url.username,
        "PGPASSWORD": None if url.password is None else str(url.password),
        "PGDATABASE": url.database,
        "PGSSLMODE": url.query.get("sslmode"),
    }
    return {name: str(value) for name, value in parts.items() if value}
