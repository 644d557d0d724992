"""The almanac of Ankh-Morpork: the catalogue with its pictures."""

from functools import cache
from typing import Final

from trollbord.games.ankh_morpork.box import AREAS, CARDS
from trollbord.games.ankh_morpork.catalogue import CATALOGUE
from trollbord.games.ankh_morpork.look.cardface import sign
from trollbord.games.ankh_morpork.look.emblems import emblem_name, picture
from trollbord.ink.almanac import Almanac, AlmanacEntry, entry_of
from trollbord.ink.catalogue import Thing
from trollbord.ink.markup import NOTHING, Markup, el
from trollbord.ink.shapes import use
from trollbord.words import speaker
from trollbord.words.library import ENGLISH
from trollbord.words.rulebook import rulings_about

GAME: Final = "ankh_morpork"
SHAPES: Final = {
    "minion": ("am-minion-ivory", 40, 2.3),
    "building": ("am-building", 40, 1.9),
    "trouble": ("am-trouble", 0, 2.2),
    "troll": ("am-troll", 40, 1.9),
    "demon": ("am-demon", 40, 1.9),
}
"""The shape of each piece, where it stands, its size."""


@cache
def almanac() -> Almanac:
    """All entries."""
    return Almanac([_entry(each) for each in CATALOGUE])


def _entry(thing: Thing) -> AlmanacEntry:
    """What has a name of its own stands with the rulings that say it, or cite its first rule."""
    if thing.kind in ("", "piece", "sign"):
        return entry_of(thing, _drawn(thing))
    name = speaker(GAME, ENGLISH).name(thing.picture)
    return entry_of(thing, _drawn(thing), rulings_about(GAME, [name], thing.rules[:1]))


# -- pictures


def _drawn(thing: Thing) -> Markup:
    name = thing.picture
    if thing.kind == "sign":
        return sign(name)
    if thing.kind == "piece":
        shape, y, size = SHAPES[name]
        return _box(use(shape, 0, y, size))
    if thing.kind == "area":
        return _box(use(f"am-landmark-{AREAS.index(name)}", 0, 22))
    if thing.kind in ("green", "brown"):
        return _woodcut(emblem_name(CARDS.index(name)))
    return _woodcut(f"am-{name}") if thing.kind else NOTHING


def _box(inside: Markup) -> Markup:
    return el("svg", inside, class_="art s-ivory", viewBox="-54 -54 108 108", aria_hidden="true")


def _woodcut(name: str) -> Markup:
    return el("svg", picture(name, 0, 0, 60), class_="art", viewBox="0 0 60 60", aria_hidden="true")
