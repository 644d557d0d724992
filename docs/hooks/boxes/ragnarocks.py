"""What is in the box, in tables: pieces, characters with their powers, the board's rows and cells, for the docs site."""

from collections.abc import Iterable
from typing import Final

from docs.hooks.cells import heads, ruled_heads
from trollbord.games.ragnarocks.box import (
    CELL_COUNT,
    CELLS,
    CHARACTERS,
    EDGE,
    IVORY,
    NEIGHBOURS,
    RED,
    ROW_LENGTHS,
    ROW_LETTERS,
    START,
    STONES,
    VIKINGS_EACH,
    Character,
)
from trollbord.games.ragnarocks.catalogue import CATALOGUE
from trollbord.games.ragnarocks.look.describe import side_of
from trollbord.ink.sheet import RULE, Row, Sheet
from trollbord.words import Speaker

BEARS_ICON: Final = "◆"


def components(speaker: Speaker) -> list[tuple[str, Sheet]]:
    """The tables with their titles."""
    simple = [card for card in CHARACTERS if card.is_simple]
    advanced = [card for card in CHARACTERS if not card.is_simple]
    return [
        (speaker.text("components-pieces"), _pieces(speaker)),
        (speaker.text("components-simple"), _characters(simple, speaker)),
        (speaker.text("components-advanced"), _characters(advanced, speaker)),
        (speaker.text("screen-board"), _rows(speaker)),
        (speaker.text("components-cells"), _cells(speaker)),
    ]


def _labels(cells: Iterable[int]) -> str:
    return ", ".join([CELLS[cell] for cell in cells])


def _pieces(speaker: Speaker) -> Sheet:
    """Stones and Vikings, and where these start."""
    rows: list[Row] = [(speaker.text("table-limit"), str(STONES), "", CATALOGUE.cited("stones"))]
    for side in (IVORY, RED):
        start = START[side * VIKINGS_EACH :][:VIKINGS_EACH]
        head = speaker.text("sheet-vikings", look=side_of(side, speaker))
        rows.append(
            (head, str(VIKINGS_EACH), _labels(start), CATALOGUE.cited(f"viking-{side}", first=2))
        )
    columns = ("components-number", "components-start", RULE)
    return Sheet(("", *heads(columns, speaker)), rows)


def _characters(cards: Iterable[Character], speaker: Speaker) -> Sheet:
    known = heads(("components-character", "components-power", "components-vikings"), speaker)
    icon = ruled_heads(("icons",), CATALOGUE, speaker)
    columns = (*known, *icon, speaker.text(RULE))
    return Sheet(columns, [_character(card, speaker) for card in cards])


def _character(card: Character, speaker: Speaker) -> Row:
    """A card with what its power does, its Vikings, and whether it bears the icon."""
    return (
        speaker.name(card.name),
        speaker.text(f"power-{card.name}"),
        str(card.vikings),
        BEARS_ICON if card.icon else "",
        CATALOGUE.cited(card.name),
    )


def _rows(speaker: Speaker) -> Sheet:
    """The rows from Ivory's side to Red's; the rules stand above their columns."""
    rows: list[Row] = []
    first = 0
    for letter, length in zip(ROW_LETTERS, ROW_LENGTHS, strict=True):
        cells = range(first, first + length)
        edge = _labels([cell for cell in cells if cell in EDGE])
        rows.append((letter, str(length), _labels(cells), edge))
        first += length
    number, edge = ruled_heads(("cells", "edges"), CATALOGUE, speaker)
    row, listed = heads(("components-row", "components-row-cells"), speaker)
    return Sheet((row, number, listed, edge), rows)


def _cells(speaker: Speaker) -> Sheet:
    rows: list[Row] = [
        (CELLS[cell], _labels(sorted(NEIGHBOURS[cell]))) for cell in range(CELL_COUNT)
    ]
    beside = ruled_heads(("neighbours",), CATALOGUE, speaker)
    return Sheet((speaker.text("components-cell"), *beside), rows)
