"""Where PostgreSQL's own programs are: the server, pg_dump and the like."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import Final

from trollbord.server.store.engines import BadStore

PLACES: Final = "/usr/lib/postgresql"
"""Where Debian and Ubuntu have a folder for each version."""


def found(name: str) -> Path | None:
    """A program of PostgreSQL, the newest where there are several, else the one on the path; None where there is none."""
    there = sorted(Path(PLACES).glob(f"*/bin/{name}"), key=lambda file: float(file.parts[-3]))
    if there:
        return there[-1]
    here = shutil.which(name)
    return Path(here) if here else None


def program(name: str) -> Path:
    """A program of PostgreSQL; BadStore says that it is not installed."""
    file = found(name)
    if file is None:
        raise BadStore("error-store-program", {"program": name})
    return file
