"""The table of any game as a terminal shows it: a game's sheets, or the plain text of a view."""

from collections.abc import Sequence
from io import StringIO
from typing import Final

from rich.console import Console
from rich.table import Table
from rich.text import Text

from trollbord.ink.sheet import Sheet
from trollbord.kernel.optional import part
from trollbord.kernel.view import View
from trollbord.words import Speaker
from trollbord.words.spaces import UNBREAKABLE

_GLUE: Final = "\ue000"
"""Stands for a space that must not break: rich would break it."""


def tabletop(view: View, speaker: Speaker, players: Sequence[str], width: int) -> str:
    """What a seat sees, in the speaker's language and no wider than this."""
    module = part(view.game.module, "sheets")
    if module is None:
        return str(view)
    paper = Console(file=StringIO(), width=width, color_system=None, highlight=False)
    for sheet in module.sheets(view, speaker, players):
        if sheet.rows:
            paper.print(_table(sheet))
            paper.print()
    assert isinstance(paper.file, StringIO)
    lines = [line.rstrip() for line in paper.file.getvalue().rstrip().splitlines()]
    return "\n".join(lines).replace(_GLUE, UNBREAKABLE)


def _table(sheet: Sheet) -> Table:
    """A sheet in columns; numbers stand below each other."""
    table = Table(box=None, pad_edge=False, show_header=any(sheet.heads), header_style="bold")
    for column in range(len(sheet.rows[0])):
        cells = [row[column] for row in sheet.rows]
        counts = all(cell.lstrip("$").isdecimal() for cell in cells if cell)
        head = sheet.heads[column] if sheet.heads else ""
        right = counts and any(cells)
        table.add_column(head, justify="right" if right else "left", no_wrap=not sheet.heads)
    for row in sheet.rows:
        table.add_row(*[Text(cell.replace(UNBREAKABLE, _GLUE)) for cell in row])
    return table
