"""The almanac of Trollfjord: pieces, boulders, places, regions, fortresses, and what happens at the tower."""

from functools import cache
from typing import Final

from trollbord.games.trollfjord.box import (
    BOULDER_COLOURS,
    LANDSCAPE_OF,
    LANDSCAPES,
    LIMITED,
    NUMERALS,
    REGIONS,
    SITES,
    STANDARD_MAP,
)
from trollbord.games.trollfjord.chart import board_of
from trollbord.games.trollfjord.look.scenery import fortress, spirit, treasure
from trollbord.ink.almanac import Almanac, AlmanacEntry
from trollbord.ink.markup import Attributes, Markup, el, join
from trollbord.ink.shapes import path, use
from trollbord.kernel.message import Message
from trollbord.words.rulebook import rulings_about

GAME: Final = "trollfjord"
THINGS: Final[tuple[tuple[str, str, tuple[str, ...]], ...]] = (
    ("piece", "troll", ("TF-SETUP.21", "TF-A2.5", "TF-A2.11", "TF-B3.1", "TF-C3.1")),
    ("piece", "lord", ("TF-SETUP.22", "TF-ORDER.1", "TF-A1.1", "TF-A1.7", "TF-A1.9")),
    ("piece", "gift", ("TF-SETUP.27", "TF-B3.14", "TF-B3.18", "TF-B3.19", "TF-END.10")),
    ("piece", "treasure", ("TF-SETUP.16", "TF-C1.8", "TF-C1.9", "TF-C1.12", "TF-END.9")),
    ("piece", "crown", ("TF-SETUP.19", "TF-C2.1", "TF-C2.3", "TF-C2.8", "TF-END.11")),
    ("place", "tower", ("TF-SETUP.13", "TF-TOWER.2", "TF-B4.3", "TF-B4.5", "TF-C4.1")),
    ("place", "placement", ("TF-A1.4", "TF-A2.2", "TF-A2.3", "TF-A2.5", "TF-A2.6")),
    ("place", "wander", ("TF-A1.5", "TF-A2.10", "TF-A2.11", "TF-A2.13", "TF-A2.14")),
    ("place", "belt", ("TF-SETUP.24", "TF-B1.2", "TF-B1.3", "TF-B1.4", "TF-END.1")),
    ("place", "sack", ("TF-SETUP.26", "TF-C1.15", "TF-C1.16", "TF-B1.13")),
    ("idea", "spirit", ("TF-B3.4", "TF-B3.10", "TF-B3.12", "TF-B3.14", "TF-B3.26")),
    ("idea", "tailwind", ("TF-A3.1", "TF-A3.5", "TF-A3.7", "TF-A3.9", "TF-A3.12")),
    ("idea", "comrade", ("TF-B2.3", "TF-B2.4", "TF-B2.7", "TF-B4.24", "TF-B4.12")),
)
"""What has a message of its own: kind, id, rules."""
NAMED: Final[dict[str, tuple[str, ...]]] = {
    "gift": ("gift", "gifts"),
    "crown": ("Crowns",),
    "treasure": ("treasure", "treasures"),
    "placement": ("placement",),
    "tailwind": ("Tailwind", "tailwind"),
    "comrade": ("Comrade order", "comrade"),
    "spirit": ("spirit",),
    "sack": ("Patched sack",),
}
"""Words by which rulings speak of a thing."""
COLOURED: Final = ("TF-SETUP.13", "TF-B3.4", "TF-B3.8", "TF-B3.10")
HARMLESS: Final = ("TF-SETUP.13", "TF-B3.9", "TF-B4.10")
_TOWER: Final = "M-20 40V-30L-8 -42H8L20 -30V40ZM-8 40V24H8V40"
_ARROW: Final = "M-34 14H10V28L36 0L10 -28V-14H-34Z"


@cache
def almanac() -> Almanac:
    """All entries: pieces and boulders, places, what happens, the map."""
    things = [_thing(*thing) for thing in THINGS]
    boulders = [_boulder(place, colour) for place, colour in enumerate(BOULDER_COLOURS)]
    regions = [_region(region) for region in range(len(REGIONS))]
    fortresses = [_fortress(site) for site in range(len(SITES))]
    return Almanac([*things[:5], *boulders, *things[5:], *regions, *fortresses])


def _thing(kind: str, id: str, rules: tuple[str, ...]) -> AlmanacEntry:
    rulings = rulings_about(GAME, NAMED[id], ()) if id in NAMED else ()
    name, line = Message(f"almanac-{id}"), Message(f"almanac-{id}-is")
    return AlmanacEntry(kind, id, name, _picture(_drawn(id)), (line,), rules, rulings)


def _boulder(place: int, colour: str) -> AlmanacEntry:
    is_limited = place < LIMITED
    return AlmanacEntry(
        "boulder",
        f"boulder-{colour}",
        Message(f"screen-{colour}"),
        _picture(use(f"tf-b-{colour}", 0, 0, 2.2)),
        (Message("almanac-boulder-is" if is_limited else "almanac-white-is"),),
        COLOURED if is_limited else HARMLESS,
    )


def _region(region: int) -> AlmanacEntry:
    board, landscape = board_of(STANDARD_MAP), LANDSCAPES[LANDSCAPE_OF[region]]
    beside = [
        Message("almanac-neighbour", {"region": REGIONS[n]}) for n in board.neighbours[region]
    ]
    return AlmanacEntry(
        "region",
        REGIONS[region],
        Message(f"name-{REGIONS[region]}"),
        _picture(_disc(f"var(--{landscape})"), use(f"tf-g-{landscape}", 0, 0, 2.2)),
        (Message("almanac-region-facts", {"landscape": landscape}), *beside),
        ("TF-SETUP.3", "TF-SETUP.4", "TF-A2.4", "TF-A2.12"),
    )


def _fortress(site: int) -> AlmanacEntry:
    board = board_of(STANDARD_MAP)
    numeral = NUMERALS[board.numbers[site]]
    first, second, third = [REGIONS[region] for region in board.sites[site]]
    facts = {"first": first, "second": second, "third": third, "number": numeral}
    return AlmanacEntry(
        "fortress",
        SITES[site],
        Message(f"name-{SITES[site]}"),
        _picture(fortress(numeral, False)),
        (Message("almanac-fortress-facts", facts),),
        ("TF-SETUP.6", "TF-SETUP.7", "TF-B1.1", "TF-B1.3", "TF-B1.5"),
        rulings_about(GAME, ["Two fortresses of the same number"], ()),
    )


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


def _drawn(id: str) -> Markup:
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
