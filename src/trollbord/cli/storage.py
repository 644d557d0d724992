"""The stored tables, as commands reach them: by the folder or the address that the server uses."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

import click

from trollbord.cli.translated import option, say

if TYPE_CHECKING:
    from trollbord.server.admin.tables import Admin

F = TypeVar("F", bound=Callable[..., Any])


def stored(command: F) -> F:
    """Give a command the options that say where tables are stored."""
    data = option("--data", type=click.Path(file_okay=False, path_type=Path))
    return data(option("--store", default="", envvar="TROLLBORD_STORE")(command))


def place_of(data: Path | None, store: str, must_exist: bool = True) -> str:
    """The address of the database; a folder without one is a mistake of the caller."""
    from platformdirs import user_data_path

    from trollbord.server.processes.serve import FILE

    file = (data or user_data_path("trollbord", appauthor=False)) / FILE
    if must_exist and not store and not file.is_file():
        raise click.ClickException(say("cli-storage-none", file=str(file)))
    return store or f"sqlite:///{file}"


@contextmanager
def admin_of(data: Path | None, store: str, alone: bool = False) -> Iterator[Admin]:
    """The administration of the tables there; a command that needs a stopped server wants them `alone`."""
    from trollbord.server.admin.tables import Admin
    from trollbord.server.errors import Unavailable
    from trollbord.server.store.engines import explained
    from trollbord.server.store.store import Store

    url = place_of(data, store)
    opened = Store(url, migrates=False, alone=alone)
    try:
        with explained(url):
            yield Admin(opened)
    except Unavailable as error:
        raise click.ClickException(say(str(error))) from None
    finally:
        opened.close()
