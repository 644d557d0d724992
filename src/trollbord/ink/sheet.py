"""Sheets: parts of a table in rows and columns, for terminals and text."""

from collections.abc import Sequence
from typing import Final, NamedTuple
from unicodedata import combining, east_asian_width

Row = tuple[str, ...]

PLAYER: Final = "sheet-player"
"""The heading above players, in every game."""
RULE: Final = "components-rule"
"""The heading above rule numbers, in every game's lists of components."""
TURN: Final = "components-turn"
"""The title of a worked turn."""
EXAMPLE: Final = "components-example"
"""The title of the rulebook's example of a turn."""
WIDTH: Final = 78
"""Columns of a plain text: no terminal of 80 columns breaks it."""
BETWEEN: Final = "  "
LEAST: Final = 8
"""Columns that a part of a row keeps, however narrow the window is."""


class Sheet(NamedTuple):
    """Rows below headings, which may be empty. A sheet that has none is a drawing: its lines are never broken."""

    heads: Row
    rows: list[Row]


def facts(head: str, said: Sequence[tuple[str, str]]) -> Sheet:
    """What is to be known of one thing, each with its name; what is empty is left out."""
    return Sheet((head, ""), [(name, value) for name, value in said if value])


def laid_out(sheets: Sequence[Sheet], width: int = WIDTH) -> str:
    """The sheets as plain text no wider than this, an empty line between two; a sheet without rows is left out."""
    return "\n\n".join(["\n".join(_lines(sheet, width)) for sheet in sheets if sheet.rows])


def _lines(sheet: Sheet, width: int) -> list[str]:
    """The lines of one sheet: columns stand below each other, long parts go on below, numbers end together."""
    if not sheet.heads:
        return [BETWEEN.join(row).rstrip() for row in sheet.rows]
    rows = [sheet.heads, *sheet.rows] if any(sheet.heads) else sheet.rows
    columns = list(zip(*rows, strict=True))
    widths = _narrowed([max([wide(cell) for cell in column]) for column in columns], width)
    counts = [_counts([row[index] for row in sheet.rows]) for index in range(len(columns))]
    return [line for row in rows for line in _broken(row, widths, counts)]


def _counts(cells: Sequence[str]) -> bool:
    """Whether a column holds numbers or prices, and nothing else."""
    return any(cells) and all(cell.lstrip("$").isdecimal() for cell in cells if cell)


def _narrowed(widths: list[int], width: int) -> list[int]:
    """The columns' widths, taken from the widest until all fit."""
    widths = widths[:]
    over = sum(widths) + len(BETWEEN) * (len(widths) - 1) - width
    while over > 0 and max(widths) > LEAST:
        widths[widths.index(max(widths))] -= 1
        over -= 1
    return widths


def _broken(row: Row, widths: list[int], counts: list[bool]) -> list[str]:
    cells = [wrapped(cell, width) for cell, width in zip(row, widths, strict=True)]
    lines = []
    for index in range(max([len(cell) for cell in cells])):
        parts = [cell[index] if index < len(cell) else "" for cell in cells]
        lines.append(BETWEEN.join(map(_padded, parts, widths, counts)).rstrip())
    return lines


def _padded(text: str, width: int, is_number: bool) -> str:
    room = " " * (width - wide(text))
    return room + text if is_number else text + room


def wrapped(text: str, width: int) -> list[str]:
    """A text in lines no wider than this, broken at spaces that may break, or where a word is too long."""
    lines = [""]
    for word in text.split(" "):
        longer = f"{lines[-1]} {word}" if lines[-1] else word
        if wide(longer) <= width:
            lines[-1] = longer
            continue
        while wide(word) > width:
            cut = max(1, len(word) - (wide(word) - width))
            lines.append(word[:cut])
            word = word[cut:]
        lines.append(word)
    return lines[1:] if not lines[0] and len(lines) > 1 else lines


def wide(text: str) -> int:
    """The columns that a text takes in a terminal: some letters take two, accents of their own none."""
    if text.isascii():
        return len(text)
    return sum(
        [0 if combining(each) else 2 if east_asian_width(each) in "WF" else 1 for each in text]
    )
