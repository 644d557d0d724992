"""The stored tables, as commands reach them: by the folder or the address that the server uses."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

import click

from trollbord.cli.translated import option, say

if TYPE_CHECKING:
    from trollbord.server.admin import Admin

F = TypeVar("F", bound=Callable[..., Any])


def stored(command: F) -> F:
    """Give a command the options that say where tables are kept."""
    data = option("--data", type=click.Path(file_okay=False, path_type=Path))
    return data(option("--store", default="")(command))


@contextmanager
def keeper(data: Path | None, store: str) -> Iterator[Admin]:
    """The administration of the tables there; a place without any is a mistake of the caller."""
    from platformdirs import user_data_path

    from trollbord.server.admin import Admin
    from trollbord.server.serve import FILE
    from trollbord.server.store.store import Store

    file = (data or user_data_path("trollbord", appauthor=False)) / FILE
    if not store and not file.is_file():
        raise click.ClickException(say("cli-storage-none", file=str(file)))
    kept = Store(store or f"sqlite:///{file}")
    try:
        yield Admin(kept)
    finally:
        kept.close()
