"""What is in the box, in tables: pieces, characters with their powers, the board's rows and cells, for the docs."""

from collections.abc import Iterable
from typing import Final

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
from trollbord.games.ragnarocks.look.describe import side_of
from trollbord.ink.sheet import RULE, Row, Sheet
from trollbord.words import Speaker
from trollbord.words.library import ENGLISH
from trollbord.words.rulebook import rulebook

START_RULES: Final = ("RR-SETUP.5", "RR-SETUP.6")
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


def _heads(ids: tuple[str, ...], speaker: Speaker) -> Row:
    return tuple([speaker.text(id) for id in ids])


def _labels(cells: Iterable[int]) -> str:
    return ", ".join([CELLS[cell] for cell in cells])


def _pieces(speaker: Speaker) -> Sheet:
    """Stones and Vikings, and where these start."""
    rows: list[Row] = [(speaker.text("table-limit"), str(STONES), "", "RR-COMP.1, RR-SETUP.1")]
    for side in (IVORY, RED):
        start = START[side * VIKINGS_EACH :][:VIKINGS_EACH]
        head = speaker.text("sheet-vikings", look=side_of(side, speaker))
        rows.append((head, str(VIKINGS_EACH), _labels(start), f"RR-COMP.2, {START_RULES[side]}"))
    heads = ("components-number", "components-start", RULE)
    return Sheet(("", *_heads(heads, speaker)), rows)


def _characters(cards: Iterable[Character], speaker: Speaker) -> Sheet:
    icon = f"{speaker.text('components-icon')} (RR-ADV.7, RR-R.3)"
    known = _heads(("components-character", "components-power", "components-vikings"), speaker)
    heads = (*known, icon, speaker.text(RULE))
    return Sheet(heads, [_character(card, speaker) for card in cards])


def _character(card: Character, speaker: Speaker) -> Row:
    """A card with what its power does, its Vikings, and whether it bears the icon."""
    return (
        speaker.name(card.name),
        speaker.text(f"power-{card.name}"),
        str(card.vikings),
        BEARS_ICON if card.icon else "",
        ", ".join(power_rules(card)),
    )


def power_rules(card: Character) -> list[str]:
    """The numbers of all rules of one card."""
    known = rulebook("ragnarocks", ENGLISH).statements
    return [number for number in known if number.startswith(f"RR-POWER.{card.name}.")]


def _rows(speaker: Speaker) -> Sheet:
    """The rows from Ivory's side to Red's; the rules stand above their columns."""
    rows: list[Row] = []
    first = 0
    for letter, length in zip(ROW_LETTERS, ROW_LENGTHS, strict=True):
        cells = range(first, first + length)
        edge = _labels([cell for cell in cells if cell in EDGE])
        rows.append((letter, str(length), _labels(cells), edge))
        first += length
    return Sheet(
        (
            speaker.text("components-row"),
            f"{speaker.text('components-number')} (RR-BOARD.1)",
            speaker.text("components-row-cells"),
            f"{speaker.text('components-edge')} (RR-BOARD.4)",
        ),
        rows,
    )


def _cells(speaker: Speaker) -> Sheet:
    rows: list[Row] = [
        (CELLS[cell], _labels(sorted(NEIGHBOURS[cell]))) for cell in range(CELL_COUNT)
    ]
    beside = f"{speaker.text('components-neighbours')} (RR-BOARD.3)"
    return Sheet((speaker.text("components-cell"), beside), rows)
