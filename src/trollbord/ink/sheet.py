"""Sheets: parts of a table in rows and columns, for a terminal."""

from collections.abc import Sequence
from typing import Final, NamedTuple

Row = tuple[str, ...]

PLAYER: Final = "sheet-player"
"""The heading above players, in every game."""


class Sheet(NamedTuple):
    """Rows below headings, which may be empty. A sheet that has none is a drawing: its lines are never broken."""

    heads: Row
    rows: list[Row]


def facts(head: str, said: Sequence[tuple[str, str]]) -> Sheet:
    """What is to be known of one thing, each with its name; what is empty is left out."""
    return Sheet((head, ""), [(name, value) for name, value in said if value])
