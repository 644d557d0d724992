"""The almanac of Ragnarocks: pieces, land, places of the board, and the 32 characters."""

from functools import cache
from typing import Final

from trollbord.games.ragnarocks.box import CHARACTERS, Character
from trollbord.games.ragnarocks.look.cards import card_picture
from trollbord.games.ragnarocks.look.components import power_rules
from trollbord.games.ragnarocks.look.describe import LOOKS
from trollbord.ink.almanac import Almanac, AlmanacEntry
from trollbord.ink.markup import Markup, el
from trollbord.ink.shapes import use
from trollbord.kernel.message import Message
from trollbord.words import speaker
from trollbord.words.library import ENGLISH
from trollbord.words.rulebook import rulings_about

GAME: Final = "ragnarocks"
VIKING_RULES: Final = (
    "RR-TURN.3",
    "RR-TURN.5",
    "RR-TURN.6",
    "RR-TURN.7",
    "RR-TURN.8",
    "RR-REGION.2",
)
START_RULES: Final = ("RR-SETUP.5", "RR-SETUP.6")
THINGS: Final[tuple[tuple[str, str, tuple[str, ...], tuple[str, ...]], ...]] = (
    (
        "piece",
        "stone",
        ("RR-COMP.1", "RR-TURN.9", "RR-TURN.10", "RR-TURN.11", "RR-SCORE.3"),
        ("RR-R.1", "RR-R.5"),
    ),
    ("land", "region", ("RR-REGION.1", "RR-REGION.2", "RR-REGION.3"), ("RR-R.4", "RR-R.28")),
    ("land", "contested", ("RR-REGION.5", "RR-REGION.10", "RR-SCORE.4"), ("RR-R.28",)),
    (
        "land",
        "settled",
        ("RR-REGION.4", "RR-REGION.8", "RR-REGION.9", "RR-SCORE.1", "RR-TURN.4"),
        ("RR-R.18", "RR-R.28"),
    ),
    ("land", "wild", ("RR-REGION.6", "RR-SCORE.5"), ("RR-R.28",)),
    ("place", "cell", ("RR-BOARD.1", "RR-BOARD.3", "RR-BOARD.5"), ("RR-R.31",)),
    ("place", "edge", ("RR-BOARD.2", "RR-BOARD.4", "RR-REGION.1"), ()),
    ("place", "supply", ("RR-SETUP.1", "RR-TURN.9"), ("RR-R.1", "RR-R.44")),
    ("place", "icon", ("RR-ADV.7", "RR-TEAM.5"), ("RR-R.3", "RR-R.27")),
)
"""What is no Viking and no card: kind, id, rules, rulings."""
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
    vikings = [_viking(side, look) for side, look in enumerate(LOOKS)]
    things = [_thing(*thing) for thing in THINGS]
    return Almanac([*vikings, *things, *[_character(card) for card in CHARACTERS]])


def _viking(side: int, look: str) -> AlmanacEntry:
    return AlmanacEntry(
        "piece",
        f"viking-{side}",
        Message("sheet-vikings", {"look": look}),
        _picture(((f"rr-man-{look}", 0, 8),)),
        (Message("almanac-viking-is"), Message("almanac-viking-free")),
        ("RR-COMP.2", START_RULES[side], *VIKING_RULES),
        ("RR-R.30",),
    )


def _thing(kind: str, id: str, rules: tuple[str, ...], rulings: tuple[str, ...]) -> AlmanacEntry:
    shapes = SHAPES.get(id)
    return AlmanacEntry(
        kind,
        id,
        Message(f"almanac-{id}"),
        _picture(shapes) if shapes else card_picture(0),
        (Message(f"almanac-{id}-is"),),
        rules,
        rulings,
    )


def _character(card: Character) -> AlmanacEntry:
    rules = tuple(power_rules(card))
    return AlmanacEntry(
        "character",
        card.name,
        Message(f"name-{card.name}"),
        card_picture(CHARACTERS.index(card)),
        (Message(f"power-{card.name}"),),
        rules,
        rulings_about(GAME, [speaker(GAME, ENGLISH).name(card.name)], rules),
    )


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
