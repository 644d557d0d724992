"""Tables of text as wide as the terminal, and whole where there is none."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from rich.console import Console

IN_A_FILE: Final = 1000
"""Columns where there is no terminal: a line in a file may be as long as it needs."""


def console() -> Console:
    """Where a command shows a table: nothing is cut or folded on its way to a file or to another program."""
    from rich.console import Console

    return Console(width=None if sys.stdout.isatty() else IN_A_FILE)
