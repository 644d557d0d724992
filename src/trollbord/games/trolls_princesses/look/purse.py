"""What players have: the purse under the board with every good's word, and the goods on the plates of the others."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from trollbord.games.trolls_princesses.clans import CHANGELING_SLOTS, COVERS_COW, COVERS_TRACK
from trollbord.games.trolls_princesses.goods import BARNS, COWS, RESOURCES, TROLL_POWER
from trollbord.games.trolls_princesses.look.bench import slot_piece
from trollbord.games.trolls_princesses.look.faces import capital
from trollbord.games.trolls_princesses.look.outlook import power_top
from trollbord.games.trolls_princesses.look.scenery import LOOKS, changeling, mark
from trollbord.games.trolls_princesses.spaces import BED, BELL, CAMP, CHANGELING
from trollbord.games.trolls_princesses.view import TrollsView
from trollbord.ink.cache import cached
from trollbord.ink.markup import Element, Markup, el, keyed
from trollbord.words import Speaker


class Cell(NamedTuple):
    """A good with its number; `key` is what is clicked where it is paid or stolen, `piece` what covers it."""

    good: str
    held: int
    of: int
    key: str
    slot: str


def purse(view: TrollsView, seat: int, speaker: Speaker) -> Element:
    """Five goods that one pays with, five things taken."""
    look = LOOKS[view.clans[seat]]
    return keyed(
        f"purse-{seat}",
        "div",
        [_cell(seat, each, look, speaker) for each in paid_with(view, seat)],
        [_cell(seat, each, look, speaker) for each in _taken(view, seat)],
        class_="tp-purse",
    )


def paid_with(view: TrollsView, seat: int) -> list[Cell]:
    """Obsidian, gold, diamonds, troll power and cows."""
    goods, squares = view.goods[seat], view.changeling_slots[seat]
    covered = [squares >> slot & 1 for slot in (COVERS_TRACK, COVERS_COW)]
    return [
        *[Cell(name, goods[n], -1, f"store-{seat}-{n}", "") for n, name in enumerate(RESOURCES)],
        Cell(
            "troll-power",
            goods[TROLL_POWER],
            power_top(view, seat),
            f"track-{seat}",
            CHANGELING_SLOTS[COVERS_TRACK] if covered[0] else "",
        ),
        Cell(
            "cow",
            goods[COWS],
            goods[BARNS],
            "stock-cow",
            CHANGELING_SLOTS[COVERS_COW] if covered[1] else "",
        ),
    ]


def _taken(view: TrollsView, seat: int) -> list[Cell]:
    pieces = view.pieces[seat]
    return [
        Cell("princess", pieces[BED], -1, "", ""),
        Cell("bell", pieces[BELL], -1, "", ""),
        Cell("changeling", pieces[CHANGELING], -1, "", ""),
        Cell("camp", pieces[CAMP], -1, "", ""),
        Cell("human", sum(view.humans[seat]), -1, "", ""),
    ]


_WORDS: Final = {
    "troll-power": "screen-power-short",
    "cow": "sheet-cows",
    "princess": "sheet-princesses",
    "bell": "sheet-bells",
    "changeling": "sheet-changelings",
    "camp": "sheet-camps",
    "human": "sheet-humans",
}


def word_of(good: str, speaker: Speaker) -> str:
    """What a good is called where many of it are counted."""
    return speaker.text(_WORDS[good]) if good in _WORDS else capital(speaker.name(good))


@lru_cache(maxsize=2048)
def _cell(seat: int, cell: Cell, look: str, speaker: Speaker) -> Element:
    of = el("small", f"/{cell.of}") if cell.of >= 0 else None
    piece = None
    if cell.slot:
        piece = slot_piece(seat, cell.slot, changeling(0, 0, 19, look), speaker.name)
    held = keyed(
        f"good-{seat}-{cell.good}",
        "span",
        mark(cell.good, 22),
        el("span", el("b", cell.held, of), el("i", word_of(cell.good, speaker))),
        data_purse=cell.held,
        data_kind=cell.good,
        data_bank=bank(seat, cell.good),
    )
    return keyed(
        cell.key or f"cell-{seat}-{cell.good}",
        "div",
        held,
        piece,
        class_="tp-cell" if cell.held else "tp-cell none",
        data_label=speaker.name("cow") if cell.good == "cow" else word_of(cell.good, speaker),
    )


_BANKS: Final = {
    "obsidian": "chip-{seat}-mining-0",
    "gold": "chip-{seat}-mining-1",
    "diamond": "chip-{seat}-mining-2",
    "troll-power": "chip-{seat}-power-1",
    "cards": "shelf-cards",
    "den": "shelf-dens",
}
"""What on the board goods come from, and go back to."""


def bank(seat: int, good: str) -> str:
    """The key of what a good comes from."""
    return _BANKS.get(good, "villages").format(seat=seat)


# -- the others' plates

PLATE: Final = (
    "obsidian", "gold", "diamond", "cow", "troll-power", "human",
    "princess", "bell", "changeling", "camp", "cards", "den",
)  # fmt: skip


def plate_goods(view: TrollsView, seat: int) -> Markup:
    """Everything that another player has, in signs and numbers."""
    goods, pieces = view.goods[seat], view.pieces[seat]
    counts = (
        goods[0], goods[1], goods[2], goods[COWS], goods[TROLL_POWER], sum(view.humans[seat]),
        pieces[BED], pieces[BELL], pieces[CHANGELING], pieces[CAMP], len(view.cards[seat]), len(view.tiles[seat]),
    )  # fmt: skip
    return _goods_line(seat, counts)


@lru_cache(maxsize=1024)
def _goods_line(seat: int, counts: tuple[int, ...]) -> Element:
    goods = [_good(seat, name, count) for name, count in zip(PLATE, counts)]
    return keyed(f"goods-{seat}", "div", goods, class_="tp-goods")


@cached
def _good(seat: int, name: str, count: int) -> Element:
    return keyed(
        f"good-{seat}-{name}",
        "span",
        mark(name, 15),
        count,
        class_=None if count else "none",
        data_purse=count,
        data_kind=name,
        data_bank=bank(seat, name),
    )


def strip(view: TrollsView, seat: int, speaker: Speaker) -> Element:
    """The same on a phone in one line."""
    look = LOOKS[view.clans[seat]]
    cells = [_cell(seat, each, look, speaker) for each in paid_with(view, seat)]
    return keyed("own-goods", "div", cells, class_="tp-strip")
