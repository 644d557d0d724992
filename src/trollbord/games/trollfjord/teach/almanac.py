"""The almanac of Trollfjord: the catalogue with its pictures."""

from functools import cache
from typing import Final

from trollbord.games.trollfjord.catalogue import CATALOGUE
from trollbord.games.trollfjord.look.scenery import fortress, spirit, treasure
from trollbord.ink.almanac import Almanac, AlmanacEntry, entry_of
from trollbord.ink.catalogue import Thing
from trollbord.ink.markup import NOTHING, Attributes, Markup, el, join
from trollbord.ink.shapes import path, use
from trollbord.words.rulebook import rulings_about

GAME: Final = "trollfjord"
NAMED: Final[dict[str, tuple[str, ...]]] = {
    "gift": ("gift", "gifts"),
    "crown": ("Crowns",),
    "treasure": ("treasure", "treasures"),
    "placement": ("placement",),
    "tailwind": ("Tailwind", "tailwind"),
    "comrade": ("Comrade order", "comrade"),
    "spirit": ("spirit",),
    "sack": ("Patched sack",),
    "fortress": ("Two fortresses of the same number",),
}
"""Words by which rulings speak of a thing, or of all of a kind."""
_TOWER: Final = "M-20 40V-30L-8 -42H8L20 -30V40ZM-8 40V24H8V40"
_ARROW: Final = "M-34 14H10V28L36 0L10 -28V-14H-34Z"


@cache
def almanac() -> Almanac:
    """All entries: pieces and boulders, places, what happens, the map."""
    return Almanac([_entry(each) for each in CATALOGUE])


def _entry(thing: Thing) -> AlmanacEntry:
    drawn = _picture(_drawn(thing)) if thing.kind else NOTHING
    names = NAMED.get(thing.id) or NAMED.get(thing.kind, ())
    return entry_of(thing, drawn, rulings_about(GAME, names, ()))


# -- pictures


def _picture(*shapes: Markup) -> Markup:
    return el("svg", shapes, class_="art s-ivory", viewBox="-54 -54 108 108", aria_hidden="true")


def treasure_picture(value: int) -> Markup:
    """A treasure with its value."""
    return _picture(_treasure(value))


def _treasure(value: int) -> Markup:
    return el("g", treasure(value), transform="scale(1.9)")


def _disc(fill: str) -> Markup:
    return el("circle", r=44, fill=fill, stroke="var(--key)", stroke_width=3)


def _drawn(thing: Thing) -> Markup:
    if thing.kind == "boulder":
        return use(f"tf-b-{thing.picture}", 0, 0, 2.2)
    if thing.kind == "region":
        ground = _disc(f"var(--{thing.picture})")
        return join(ground, use(f"tf-g-{thing.picture}", 0, 0, 2.2))
    return fortress(thing.picture, False) if thing.kind == "fortress" else _symbol(thing.id)


def _symbol(id: str) -> Markup:
    stone: Attributes = {"fill": "var(--stone-2)", "stroke": "var(--key)", "stroke_width": 3}
    drawings = {
        "troll": use("tf-troll", 0, 22, 1.9),
        "lord": use("tf-lord", 0, 26, 1.5),
        "gift": join(_disc("var(--wood-1)"), _number(16)),
        "treasure": _treasure(21),
        "crown": use("tf-crown", 0, 0, 2.2),
        "tower": path(_TOWER, **stone),
        "placement": join(_disc("var(--forest)"), use("tf-g-forest", 0, 0, 2.2)),
        "wander": join(_disc("var(--wood-1)"), use("tf-foot", 0, 0, 2.4)),
        "belt": join(_disc("var(--wood-2)"), _number("I")),
        "sack": join(_disc("var(--wood-3)"), el("g", treasure(0), transform="scale(1.3)")),
        "spirit": el("g", spirit(3), transform="translate(-50 24) scale(.72)"),
        "tailwind": path(_ARROW, **stone),
        "comrade": join(
            use("tf-troll", -18, 22, 1.4), el("g", use("tf-troll", 20, 22, 1.4), class_="s-rowan")
        ),
    }
    return drawings[id]


def _number(text: str | int) -> Markup:
    return el(
        "text", text, y=14, font_size=40, font_weight=800, text_anchor="middle", fill="#FFF8E2"
    )
