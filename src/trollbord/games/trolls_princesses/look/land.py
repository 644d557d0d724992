"""The villages on the page: side by side under one sky, each with what can be taken there and its price."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from trollbord.games.trolls_princesses.deck import CASTLE_TILES, CASTLES
from trollbord.games.trolls_princesses.goods import PRICES
from trollbord.games.trolls_princesses.look.faces import gain
from trollbord.games.trolls_princesses.look.outlook import Points, points_at
from trollbord.games.trolls_princesses.look.pentagon import gifts, signs
from trollbord.games.trolls_princesses.look.scenery import (
    aim,
    bell,
    camp,
    changeling,
    icon_at,
    label,
    mark,
    pot,
    walking_king,
    walking_troll,
)
from trollbord.games.trolls_princesses.look.valley import Say, Town, town_of
from trollbord.games.trolls_princesses.places import VILLAGE, VILLAGES
from trollbord.games.trolls_princesses.view import TrollsView
from trollbord.ink.baked import baked
from trollbord.ink.cache import cached
from trollbord.ink.markup import Attributes, Element, Markup, el, join, keyed
from trollbord.ink.seats import emblem
from trollbord.ink.shapes import at, group, path, use
from trollbord.words import Speaker

WIDTH: Final = 1076
HEIGHT: Final = 208
HORIZON: Final = 70
FEET: Final = 108
"""On this line stand castle, farmers, changelings and bells."""
_KEY: Final[Attributes] = {
    "stroke": "var(--key)",
    "stroke_width": 3.2,
    "stroke_linejoin": "round",
}
_CROWD: Final = 5
"""So many figures stand side by side where there is room; more are told by a number."""
_ROOMY: Final = 340
"""From this width on figures stand side by side; in a narrower village one stands for all, with their number."""


def valley(
    view: TrollsView, seat: int, speaker: Speaker, standing: bool, brief: bool = False
) -> Element:
    """All villages in play; on a phone two stand side by side. In brief they are told in numbers."""
    widths = _widths(view.seats, standing)
    return keyed(
        "villages",
        "div",
        [
            _village(view, village, seat, widths[village], speaker, brief)
            for village in range(view.seats)
        ],
        class_=f"tp-valley of-{view.seats}",
    )


def _widths(seats: int, standing: bool) -> tuple[int, ...]:
    """How wide each village is drawn."""
    if not standing:
        return (WIDTH // seats,) * seats
    return {2: (500, 500), 3: (250, 250, 500), 4: (250,) * 4}[seats]


def _village(
    view: TrollsView, village: int, seat: int, width: int, speaker: Speaker, brief: bool
) -> Element:
    name = VILLAGES[village]
    points = points_at(view, seat, VILLAGE + village)
    is_asked = view.ask is not None and view.ask.prompt == "push" and _is_overfull(view, village)
    return keyed(
        f"village-{name}",
        "section",
        _drawn(town_of(view, village), width, speaker.name),
        _plaque(name, view.castles[village], speaker),
        badge(f"points-{name}", points, speaker),
        _sum(town_of(view, village)) if brief else None,
        class_="tp-village now" if is_asked else "tp-village",
        data_label=speaker.name(name),
    )


def _is_overfull(view: TrollsView, village: int) -> bool:
    """Whether a troll must go, because more stand here than there are cauldrons."""
    there = sum([places.count(VILLAGE + village) for places in view.trolls])
    return there > int(view.settings["cauldrons_per_village"])


@lru_cache(maxsize=64)
def _plaque(name: str, castle: int, speaker: Speaker) -> Element:
    """Its number, and what its castle gives."""
    gives = gain(speaker, *CASTLE_TILES[castle].effects) if castle >= 0 else ""
    return keyed(f"numeral-{name}", "header", el("b", name), el("span", gives), class_="tp-plaque")


@lru_cache(maxsize=256)
def _sum(town: Town) -> Element:
    """What a village has in signs and numbers, while the view is underground."""
    counts = (
        ("princess", int(town.princess)),
        ("human", town.farmers),
        ("changeling", town.neutral),
        ("bell", town.bells),
        ("camp", len([look for look in town.camps if not look])),
    )
    told = [el("span", mark(name, 17), count) for name, count in counts if count]
    trolls = [emblem(look, 15) for _, look in town.trolls]
    return keyed(f"sum-{VILLAGES[town.village]}", "div", told, trolls, class_="tp-sum")


@lru_cache(maxsize=512)
def badge(key: str, points: Points, speaker: Speaker) -> Markup:
    """The points of a place, now, and with one troll more while one is in hand."""
    lent = el("i", "+", speaker.text("screen-lent", count=points.lent)) if points.lent else None
    numbers = join(el("b", points.own, class_="now"), el("b", points.own + 1, class_="then"), lent)
    return el("span", keyed(key, "span", numbers), mark("action", 15), class_="tp-ap")


# -- what is drawn


def _drawn(town: Town, width: int, say: Say) -> Element:
    name = VILLAGES[town.village]
    back = join(
        use("tp-sky", -town.village * 269, 0),
        use(f"tp-meadow-{town.village % 2}", 0, 0),
    )
    return keyed(
        f"bounds-{name}",
        "svg",
        back,
        _castle(town.village, town.castle, width, say),
        _tower(town.village, town.castle, town.princess, width, say),
        _farm(town.village, town.farmers, width, say),
        _hamlet(town.village, town.neutral, town.changelings, width, say),
        _churches(town.village, town.bells, width, say),
        keyed(f"court-{name}", "g", _king(town, width) if town.has_king else None),
        _camps(town, width),
        _trolls(town, width),
        viewBox=f"0 0 {width} {HEIGHT}",
        preserveAspectRatio="xMidYMax slice",
    )


@cached
def _tag(verb: str, x: float, y: float) -> Markup:
    """What it costs: the action points on black."""
    ink, ground = "var(--tag-ink)", "var(--tag)"
    return group(
        el("rect", x=x - 17, y=y - 9.5, width=34, height=19, rx=2, fill=ground),
        label(PRICES[verb][0].points, x - 7, y + 5.7, 16, ink),
        icon_at("action", x + 7.5, y, 13.5, ink, ground),
    )


def _keep(width: int) -> tuple[float, float]:
    """Where the castle stands, and its size: nearer to the middle and larger where there is room."""
    return (66 + (width - 269) * 0.12, 0.62) if width > _ROOMY else (59, 0.55)


def _column(number: int, width: int) -> float:
    """The middle of a column right of the castle: farmers, changelings, bells."""
    left = _keep(width)[0] + 46
    return left + (width - left - 8) * (2 * number + 1) / 6


_WALL: Final = "M-92 52V-28H-80V-40H-64V-28H-48V-40H-32V-28H-16V-40H0V-28H16V52Z"
_SIGN: Final = "M-84-14l9-9h78l9 9v50l-9 9h-78l-9-9z"
_TOWER: Final = "M10 52V-38H4V-62H20V-52H34V-62H50V-52H64V-62H80V-38H74V52Z"
_WINDOW: Final = "M20 46V-14Q42-44 64-14V46Z"


@cached
def _castle(village: int, tile: int, width: int, say: Say) -> Markup:
    """The wall with the castle tile."""
    if tile < 0:
        return join()
    x, size = _keep(width)
    return keyed(
        f"castle-{VILLAGES[village]}",
        "g",
        group(
            path(_WALL, fill="var(--stone-1)", **_KEY),
            path(_SIGN, fill="var(--parchment)", **_KEY),
            signs(gifts(*CASTLE_TILES[tile].effects), -36, 11, 40, "var(--parchment)"),
            transform=at(x, FEET - 52 * size, size),
        ),
        _tag("castle", x - 36 * size, FEET + 12),
        aim(f"M{x - 57 * size / 0.62:.0f} {FEET - 56}H{x + 4:.0f}v78H{x - 57 * size / 0.62:.0f}z"),
        data_label=say(CASTLES[tile]),
    )


@cached
def _tower(village: int, castle: int, has_princess: bool, width: int, say: Say) -> Markup:
    """The tower with its window, and the princess in it."""
    if castle < 0:
        return join()
    name, (x, size) = VILLAGES[village], _keep(width)
    inside = keyed(f"princess-{name}", "g", use("tp-princess", 42, 16, 1.22))
    return keyed(
        f"tower-{name}",
        "g",
        group(
            path(_TOWER, fill="var(--stone-1)", **_KEY),
            path("M56 52V-52H64V-62H80V-38H74V52Z", fill="var(--stone-2)"),
            path(_WINDOW, fill="var(--hole)", **_KEY),
            inside if has_princess else None,
            transform=at(x, FEET - 52 * size, size),
        ),
        _tag("capture-princess", x + 42 * size + 2, FEET + 12) if has_princess else None,
        aim(f"M{x + 5:.0f} {FEET - 64}h40v86h-40z"),
        data_label=say("princess"),
    )


def _row(count: int, middle: float, step: float) -> list[float]:
    return [middle + (number - (count - 1) / 2) * step for number in range(count)]


@cached
def _more(count: int, seen: int, x: float, y: float) -> Markup | None:
    """How many there are, where not all of them are drawn."""
    if count <= seen:
        return None
    disc = el(
        "circle", cx=x, cy=y, r=10.5, fill="var(--panel)", stroke="var(--key)", stroke_width=2
    )
    return join(disc, label(count, x, y + 5.6, 16))


@cached
def _farm(village: int, farmers: int, width: int, say: Say) -> Element:
    x, y = _column(0, width), FEET - 21
    few = min(farmers, _CROWD if width > _ROOMY else 1)
    return keyed(
        f"farm-{VILLAGES[village]}",
        "g",
        [use("tp-human", at_x, y, 0.92) for at_x in _row(few, x, 17)],
        _more(farmers, few, x + 14, y - 17),
        _tag("hire", x, FEET + 12) if farmers else None,
        _target(x, width) if farmers else None,
        data_label=say("human"),
    )


@cached
def _hamlet(village: int, neutral: int, owned: tuple[str, ...], width: int, say: Say) -> Element:
    x, y = _column(1, width), FEET - 18
    stack = [changeling(x - 2 + 4 * n, y - 4 * n, 16) for n in range(min(2, neutral) - 1, -1, -1)]
    left, top = (
        (x - 8.5 * (len(owned) - 1), y - 33 if neutral else y)
        if width < _ROOMY
        else (x + 34, y + 8)
    )
    return keyed(
        f"hamlet-{VILLAGES[village]}",
        "g",
        stack,
        _more(neutral, 1, x + 15, y - 15),
        [changeling(left + 18 * n, top, 9, look) for n, look in enumerate(owned)],
        _tag("swap", x, FEET + 12) if neutral else None,
        _target(x, width) if neutral else None,
        data_label=say("changeling"),
    )


@cached
def _churches(village: int, bells: int, width: int, say: Say) -> Element:
    x, y = _column(2, width), FEET - 17
    few = min(bells, _CROWD if width > _ROOMY else 1)
    hung = [bell(at_x, y, 30) for at_x in _row(few, x, 26)]
    return keyed(
        f"bells-{VILLAGES[village]}",
        "g",
        hung,
        _more(bells, few, x + 14, y - 15),
        _tag("tear-down-bell", x, FEET + 12) if bells else None,
        _target(x, width) if bells else None,
        data_label=say("bell"),
    )


def _target(x: float, width: int) -> Markup:
    """What is pressed of a column: from its figures to its price."""
    half = 22 if width < _ROOMY else 34
    return aim(f"M{x - half:.0f} {FEET - 50}h{2 * half}v72h-{2 * half}z")


_CAMP_STEP: Final = 27


def _camps(town: Town, width: int) -> list[Markup]:
    left = width - 18 - _CAMP_STEP * (len(town.camps) - 1)
    return [
        _camp(town.village, number, left + _CAMP_STEP * number, HEIGHT - 22, look)
        for number, look in enumerate(town.camps)
    ]


@cached
def _camp(village: int, number: int, x: float, y: float, look: str) -> Element:
    return keyed(f"camp-{VILLAGES[village]}-{number}", "g", camp(x, y, 12.5, look))


_FIRST: Final = 27
"""Where the first cauldron stands."""
_KING: Final = 30
"""How much room the king needs beside the cauldrons."""


def _step(town: Town, width: int) -> float:
    """How far the cauldrons stand apart."""
    taken = _FIRST - 16 + _CAMP_STEP * len(town.camps) + 8 + _KING
    return min(40.0, (width - taken) / town.cauldrons)


def _king(town: Town, width: int) -> Markup:
    """The king, between the last cauldron and the first camp: he hides neither."""
    x = _FIRST + _step(town, width) * (town.cauldrons - 0.5) + _KING / 2 - 2
    return walking_king(x, HEIGHT - 31, 0.6)


def _trolls(town: Town, width: int) -> list[Markup]:
    step = _step(town, width)
    places = [(_FIRST + step * number, HEIGHT - 22.0) for number in range(town.cauldrons)]
    size = min(0.76, step / 45)
    standing = [
        walking_troll(key, look, x - 1, y - 10, size)
        for (key, look), (x, y) in zip(town.trolls, places)
    ]
    name = VILLAGES[town.village]
    pots = keyed(f"pot-{name}", "g", [pot(x, y, min(33, step)) for x, y in places])
    return [pots, keyed(f"trolls-{name}", "g", standing)]


# -- scenery, drawn once


def land_shapes() -> Markup:
    """Sky, hills and meadows."""
    return baked("trollbord.games.trolls_princesses.look", "land")
