"""Copies of an SQLite database: made while a server may write, readable by the owner alone."""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Final

PRIVATE: Final = 0o600
"""The database holds secrets: the keys of tokens, and what will be drawn at every table."""


def make_private(file: Path) -> None:
    """Create an empty file that only its owner may read; an existing file is left as it is."""
    if not file.exists():
        os.close(os.open(file, os.O_CREAT | os.O_RDWR, PRIVATE))


def copy_database(source: Path, target: Path) -> None:
    """Copy a database in one step, as it is at one moment; raise FileExistsError if the target is there.

    A copy in several steps begins anew whenever another connection writes.
    """
    os.close(os.open(target, os.O_CREAT | os.O_EXCL | os.O_RDWR, PRIVATE))
    try:
        with closing(_opened(source, "ro")) as old, closing(_opened(target, "rw")) as new:
            old.backup(new)
            new.execute("PRAGMA journal_mode=DELETE")  # one file, with nothing beside it
    except BaseException:
        target.unlink()
        raise


def damage_of(file: Path) -> str:
    """What SQLite finds wrong with a file, where a quick look shows it; empty if nothing."""
    try:
        with closing(_opened(file, "ro")) as connection:
            found = str(connection.execute("PRAGMA quick_check(1)").fetchone()[0])
    except sqlite3.DatabaseError as error:
        return str(error)
    return "" if found == "ok" else found.replace("\n", " ")


def _opened(file: Path, mode: str) -> sqlite3.Connection:
    return sqlite3.connect(f"{file.resolve().as_uri()}?mode={mode}", uri=True)


def free_name(file: Path, ending: str) -> Path:
    """A name beside a file that is not taken yet: `trollbord.sqlite.0001`, `trollbord.sqlite.0001-2`."""
    first = file.with_name(f"{file.name}.{ending}")
    number, wanted = 1, first
    while wanted.exists():
        number += 1
        wanted = first.with_name(f"{first.name}-{number}")
    return wanted
