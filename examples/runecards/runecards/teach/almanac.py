"""The almanac of Runecards: the catalogue with its pictures."""

from functools import cache

from runecards import HIDDEN
from runecards.catalogue import BACK, CATALOGUE
from runecards.look.draw import face
from trollbord.ink.almanac import Almanac, entry_of
from trollbord.ink.catalogue import Thing
from trollbord.ink.markup import NOTHING, Markup, el


@cache
def almanac() -> Almanac:
    """All entries: the cards by their numbers."""
    return Almanac([entry_of(each, picture(each)) for each in CATALOGUE])


def picture(thing: Thing) -> Markup:
    """A card alone."""
    if not thing.kind:
        return NOTHING
    drawn = face(HIDDEN if thing.id == BACK else int(thing.id))
    return el("svg", drawn, class_="art", viewBox="-8 -2 56 60", aria_hidden="true")
