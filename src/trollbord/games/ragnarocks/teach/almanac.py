"""The almanac of Ragnarocks: the catalogue with its pictures."""

from functools import cache
from typing import Final

from trollbord.games.ragnarocks.box import NAMES
from trollbord.games.ragnarocks.catalogue import CATALOGUE
from trollbord.games.ragnarocks.look.cards import card_picture
from trollbord.games.ragnarocks.look.describe import LOOKS
from trollbord.ink.almanac import Almanac, AlmanacEntry, entry_of
from trollbord.ink.catalogue import Thing
from trollbord.ink.markup import NOTHING, Markup, el
from trollbord.ink.shapes import use
from trollbord.words import speaker
from trollbord.words.library import ENGLISH
from trollbord.words.rulebook import rulings_about

GAME: Final = "ragnarocks"
SHAPES: Final[dict[str, tuple[tuple[str, float, float], ...]]] = {
    "stone": (("rr-stone-2", 0, 0),),
    "region": (("rr-stone-1", -24, 0), ("rr-stone-3", 24, 0)),
    "contested": (("rr-man-ivory", -22, 8), ("rr-man-rowan", 22, 8)),
    "settled": (("rr-land-ivory-wide", 0, 0), ("rr-man-ivory", 0, 8)),
    "wild": (("rr-stone-5", -26, 4), ("rr-stone-6", 26, 4)),
    "cell": (("rr-cell-wide", 0, 0),),
    "edge": (("rr-cell-wide", 0, 0), ("rr-last-wide", 0, 0)),
    "supply": (("rr-stone-0", -26, 8), ("rr-stone-4", 0, -2), ("rr-stone-7", 26, 8)),
}
"""The shapes of each picture with their places; the icon is drawn by a card that bears it."""


@cache
def almanac() -> Almanac:
    """All entries, characters last."""
    return Almanac([_entry(each) for each in CATALOGUE])


def _entry(thing: Thing) -> AlmanacEntry:
    if thing.kind == "character":
        named = rulings_about(GAME, [speaker(GAME, ENGLISH).name(thing.id)], thing.rules)
        return entry_of(thing, card_picture(NAMES.index(thing.id)), named)
    return entry_of(thing, _drawn(thing) if thing.kind else NOTHING)


def _drawn(thing: Thing) -> Markup:
    """A Viking, a stone, land; the icon stands on a card that bears it."""
    if thing.picture:
        return _picture(((f"rr-man-{thing.picture}", 0, 8),))
    return _picture(SHAPES[thing.id]) if thing.id in SHAPES else card_picture(0)


def land_picture(side: int | None = None) -> Markup:
    """An empty cell; of a side, if it is settled by one."""
    return _picture(
        ((f"rr-land-{LOOKS[side]}-wide" if side is not None else "rr-cell-wide", 0, 0),)
    )


def _picture(shapes: tuple[tuple[str, float, float], ...]) -> Markup:
    inside = [
        use(name, x, y, class_=_ink(name), fill="var(--g-2,var(--stone-2))")
        for name, x, y in shapes
    ]
    return el("svg", inside, class_="art", viewBox="-54 -54 108 108", aria_hidden="true")


def _ink(shape: str) -> str | None:
    """The class with the colours of a Viking."""
    return shape.replace("rr-man", "s") if shape.startswith("rr-man") else None
