"""The table of Ragnarocks in rows: the one source for terminals, `str(view)`, the API and the pictures' descriptions."""

from collections.abc import Sequence
from itertools import takewhile
from typing import Final

from trollbord.games.ragnarocks.box import (
    CELL,
    CELL_COUNT,
    CELLS,
    DIRECTIONS,
    IVORY,
    NAMES,
    NOBODY,
    RAYS,
    RED,
    ROW_LENGTHS,
    ROW_LETTERS,
    UNLIMITED,
)
from trollbord.games.ragnarocks.state import CONTESTED
from trollbord.games.ragnarocks.view import AdvancedView, RagnarocksView
from trollbord.ink.sheet import PLAYER, Row, Sheet, facts, laid_out
from trollbord.words import Speaker, notation
from trollbord.words.typed import letters

LOOKS: Final = ("ivory", "rowan")
"""The look of each side."""
WAYS: Final = {
    "W": "told-way-w",
    "E": "told-way-e",
    "NW": "told-way-nw",
    "NE": "told-way-ne",
    "SW": "told-way-sw",
    "SE": "told-way-se",
}
"""What the directions are called."""


def describe(view: RagnarocksView, speaker: Speaker, players: Sequence[str] = ()) -> list[Sheet]:
    """The board with a key to it, who stands where, the stones and the land; then the cards of the advanced game."""
    found = [
        Sheet((), [(line,) for line in grid(view)]),
        Sheet(("",), [(speaker.text("sheet-legend"),)]),
        facts("", [*_pieces(view, speaker), *_counts(view, speaker)]),
    ]
    return [*found, *_cards(view, speaker, players)] if isinstance(view, AdvancedView) else found


def text(view: RagnarocksView) -> str:
    """The table in the spelling of the options: what `str(view)` prints."""
    return laid_out(describe(view, notation(view.game.id)))


def side_of(side: int, speaker: Speaker) -> str:
    """What a colour is called."""
    return speaker.text(f"seat-{side}")


def viking_of(side: int, speaker: Speaker) -> str:
    """What a Viking of this colour is called."""
    return speaker.text("told-cell-viking", look=side_of(side, speaker))


# -- the board


def grid(view: RagnarocksView) -> list[str]:
    """The board in rows: I and R are Vikings, # is a stone, settled land is i or r, wild land a comma, the rest a dot."""
    marks = [_mark(view, cell) for cell in range(CELL_COUNT)]
    lines: list[str] = []
    at = 0
    for row, length in enumerate(ROW_LENGTHS):
        indent = " " * abs(6 - row)
        cells = " ".join(marks[at : at + length])
        lines.append(f"{ROW_LETTERS[row]} {indent}{cells}")
        at += length
    return lines


def _mark(view: RagnarocksView, cell: int) -> str:
    if view.stones >> cell & 1:
        return "#"
    if cell in view.vikings:
        return "I" if view.vikings.index(cell) < len(view.vikings) // 2 else "R"
    owner = next(status for region, status in view.regions if region >> cell & 1)
    return {0: "i", 1: "r", -1: ","}.get(owner, ".")


def _pieces(view: RagnarocksView, speaker: Speaker) -> list[tuple[str, str]]:
    """Who stands where, and where stones are: what the drawing shows, by names of cells."""
    stones = [label for cell, label in enumerate(CELLS) if view.stones >> cell & 1]
    return [
        *[_vikings(view, side, speaker) for side in (IVORY, RED)],
        (speaker.text("sheet-stones"), ", ".join(stones)),
    ]


def _vikings(view: RagnarocksView, side: int, speaker: Speaker) -> tuple[str, str]:
    half = len(view.vikings) // 2
    cells = sorted([cell for cell in view.vikings[side * half :][:half] if cell >= 0])
    said = [_viking(view, cell, speaker) for cell in cells]
    return speaker.text("sheet-vikings", look=side_of(side, speaker)), ", ".join(said)


def _viking(view: RagnarocksView, cell: int, speaker: Speaker) -> str:
    """A Viking by its cell; a settled one is told apart."""
    status = next(status for land, status in view.regions if land >> cell & 1)
    if status == CONTESTED:
        return CELLS[cell]
    return speaker.text("sheet-settled", cell=CELLS[cell])


def at(view: RagnarocksView, speaker: Speaker, place: str) -> list[str]:
    """What is on a cell, and what lies in each direction from it."""
    cell = CELL.get(place.strip().upper())
    if cell is None:
        return []
    return [f"{CELLS[cell]}: {_content(view, cell, speaker)}", *ray(view, speaker, place, "")]


def ray(view: RagnarocksView, speaker: Speaker, place: str, direction: str) -> list[str]:
    """The free cells on the way from a cell and the first thing on it; without a direction, in all six."""
    cell = CELL.get(place.strip().upper())
    if cell is None:
        return []
    names = [(number, speaker.text(WAYS[name])) for number, name in enumerate(DIRECTIONS)]
    meant = [way for way in names if not direction or is_called(direction, way[1])]
    return [f"{name}: {_along(view, RAYS[cell][number], speaker)}" for number, name in meant]


def is_called(typed: str, name: str) -> bool:
    """Whether somebody means this direction: by its first letters, or those of its words ("se")."""
    words, said = letters(name), "".join(letters(typed))
    return "".join(words).startswith(said) or said == "".join([word[0] for word in words])


def _along(view: RagnarocksView, cells: Sequence[int], speaker: Speaker) -> str:
    taken = view.stones | sum([1 << cell for cell in view.vikings if cell >= 0])
    free = list(takewhile(lambda cell: not taken >> cell & 1, cells))
    said = []
    if free:
        clear = ", ".join([CELLS[cell] for cell in free])
        said.append(speaker.text("told-way-free", cells=clear))
    if len(free) < len(cells):
        first = cells[len(free)]
        said.append(f"{CELLS[first]} {_content(view, first, speaker)}")
    else:
        said.append(speaker.text("told-way-edge"))
    return "; ".join(said)


def _content(view: RagnarocksView, cell: int, speaker: Speaker) -> str:
    """What lies on a cell: a stone, somebody's Viking, or whose land it is."""
    if view.stones >> cell & 1:
        return speaker.text("told-cell-stone")
    if cell in view.vikings:
        side = int(view.vikings.index(cell) >= len(view.vikings) // 2)
        return viking_of(side, speaker)
    owner = next(status for land, status in view.regions if land >> cell & 1)
    if owner in (IVORY, RED):
        return speaker.text("told-cell-land", look=side_of(owner, speaker))
    return speaker.text("told-cell-free")


def _counts(view: RagnarocksView, speaker: Speaker) -> list[tuple[str, str]]:
    ivory, red = view.land
    land = f"{side_of(IVORY, speaker)} {ivory}, {side_of(RED, speaker)} {red}"
    is_endless = view.settings["limit"] == UNLIMITED
    supply = speaker.text("sheet-no-limit") if is_endless else str(view.supply)
    return [(speaker.text("score-land"), land), (speaker.text("sheet-supply"), supply)]


# -- the cards


def _cards(view: AdvancedView, speaker: Speaker, players: Sequence[str]) -> list[Sheet]:
    """Whose the cards are, what they can do, which are in force, and what lies on them."""
    rows = [
        _card(view, speaker, card, speaker.seat(seat, players), int(seat >= view.ivory_players))
        for seat, card in enumerate(view.cards)
        if card != NOBODY
    ]
    rows += [
        _card(view, speaker, card, "", side)
        for side, card in enumerate(view.in_force)
        if card != NOBODY and card not in view.cards
    ]
    heads = (speaker.text(PLAYER), "", speaker.text("sheet-card"), "")
    found = [Sheet(heads, rows)] if rows else []
    left = [card for card in view.laid if card not in view.cards]
    for head, cards in (("sheet-laid", left), ("sheet-hand", view.hand)):
        if cards:
            found.append(Sheet((speaker.text(head), ""), [_power(speaker, card) for card in cards]))
    return found


def _card(view: AdvancedView, speaker: Speaker, card: int, holder: str, side: int) -> Row:
    now = f" ({speaker.text('screen-power-now')})" if view.in_force[side] == card else ""
    name, power = _power(speaker, card)
    tag = stones_on(view, card, side, speaker) if card in view.cards else ""
    return holder, side_of(side, speaker), name + now, f"{power} ({tag})" if tag else power


def stones_on(view: AdvancedView, card: int, side: int, speaker: Speaker) -> str:
    """RR-R.16: the stones on a side's card: those that Thor may throw, and penalties, which are points."""
    own = view.card_stones if NAMES[card] == "thor" else 0
    penalties = view.penalties[side]
    said = [speaker.text("screen-card-stones", stones=own)] if own else []
    if penalties:
        said.append(speaker.text("screen-penalties", stones=penalties))
    return ", ".join(said)


def _power(speaker: Speaker, card: int) -> tuple[str, str]:
    return speaker.name(NAMES[card]), speaker.text(f"power-{NAMES[card]}")
