"""The round of villages around the mountain, and the forest with the common supply."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, lru_cache
from typing import Final, NamedTuple

from trollbord.games.trolls_princesses.deck import CASTLE_TILES, CASTLES
from trollbord.games.trolls_princesses.look.layout import (
    BELL_SPOTS,
    CAMP_SPOTS,
    CASTLE_SPOT,
    FARM_SPOT,
    HAMLET_SPOT,
    KING_SPOT,
    NUMERAL_SPOT,
    SECTIONS,
    SUPPLY_SECTION,
    spot,
    village_cauldrons,
)
from trollbord.games.trolls_princesses.look.pentagon import gifts, signs
from trollbord.games.trolls_princesses.look.scenery import (
    LOOKS,
    aim,
    bell,
    camp,
    changeling,
    label,
    pot,
    ring,
    walking_king,
    walking_troll,
)
from trollbord.games.trolls_princesses.places import VILLAGE, VILLAGES
from trollbord.games.trolls_princesses.view import TrollsView
from trollbord.ink.baked import baked
from trollbord.ink.cache import cached
from trollbord.ink.markup import Attributes, Element, Markup, el, join, keyed
from trollbord.ink.shapes import at, path, use

Say = Callable[[str], str]
"""What a word of the game is called."""

_KEY: Final[Attributes] = {
    "stroke": "var(--key)",
    "stroke_width": 3.2,
    "stroke_linejoin": "round",
}


def valley(view: TrollsView, say: Say = str) -> Element:
    """The villages in play and what stands in them."""
    sections = SECTIONS[view.seats]
    return keyed(
        "villages",
        "svg",
        use(f"tp-ground-{view.seats}", 0, 0),
        [_village(town_of(view, village), sections[village], say) for village in range(view.seats)],
        _supply(tuple(view.supply), say),
        class_="trolls",
        viewBox="0 0 1010 1010",
    )


class Town(NamedTuple):
    """What stands in a village; the looks of pieces that belong to a clan, by seat."""

    village: int
    castle: int
    princess: bool
    neutral: int
    changelings: tuple[str, ...]
    farmers: int
    bells: int
    camps: tuple[str, ...]
    trolls: tuple[tuple[str, str], ...]
    """Key and look of each."""
    cauldrons: int
    has_king: bool


def town_of(view: TrollsView, village: int) -> Town:
    """What stands in a village of a view."""
    looks = [LOOKS[clan] for clan in view.clans]

    def of_seats(counts: list[int]) -> tuple[str, ...]:
        return tuple([look for look, count in zip(looks, counts) for _ in range(count)])

    trolls = [
        (f"troll-{seat}-{number}", looks[seat])
        for seat, places in enumerate(view.trolls)
        for number, place in enumerate(places)
        if place == VILLAGE + village
    ]
    return Town(
        village,
        view.castles[village],
        view.princesses[village] > 0,
        view.changelings[village],
        of_seats([out[village] for out in view.changelings_out]),
        view.farmers[village],
        view.bells[village],
        ("",) * view.camps[village] + of_seats([out[village] for out in view.camps_out]),
        tuple(trolls),
        max(int(view.settings["cauldrons_per_village"]), len(trolls)),
        view.king == VILLAGE + village,
    )


# -- the ground, drawn once for each number of players


def ground(seats: int) -> Markup:
    """Meadows, forest and the mountain in the middle."""
    return baked("trollbord.games.trolls_princesses.look", f"ground-{seats}")


def wedge(section: float, near: float, far: float) -> str:
    """The outline of a section of the round."""
    a, b = (spot(section, (-36, near)), spot(section, (-36, far)))
    c, d = (spot(section, (36, far)), spot(section, (36, near)))
    return (
        f"M{a[0]:.1f} {a[1]:.1f}L{b[0]:.1f} {b[1]:.1f}A{far} {far} 0 0 1 {c[0]:.1f} {c[1]:.1f}"
        f"L{d[0]:.1f} {d[1]:.1f}A{near} {near} 0 0 0 {a[0]:.1f} {a[1]:.1f}Z"
    )


# -- a village


@lru_cache(maxsize=512)
def _village(town: Town, section: float, say: Say) -> Element:
    name = VILLAGES[town.village]
    drawn = [
        *_castle(town, section, say),
        _hamlet(town.village, town.neutral, town.changelings, section, say),
        _farm(town.village, town.farmers, section, say),
        _churches(town.village, town.bells, section, say),
        *_camps(town, section),
        *_trolls(town, section),
    ]
    if town.has_king:
        x, y = spot(section, KING_SPOT)
        drawn.append((y + 110, walking_king(x, y, 1.4)))  # in front of the castle
    back_to_front = [picture for _, picture in sorted(drawn, key=lambda pair: pair[0])]
    return keyed(
        f"village-{name}",
        "g",
        _bounds(town.village, section),
        back_to_front,
        _numeral(town.village, section),
        data_label=say(name),
    )


@cache
def _bounds(village: int, section: float) -> Element:
    """Where a click means the village, and the line round it."""
    outline = wedge(section, 126, 474)
    hit = path(outline, fill="none", class_="hit", data_live=True)
    return keyed(f"bounds-{VILLAGES[village]}", "g", hit, aim(outline))


def _castle(town: Town, section: float, say: Say) -> list[tuple[float, Markup]]:
    """Left the wall with the castle tile, right the tower with its window."""
    if town.castle < 0:
        return []
    y = spot(section, CASTLE_SPOT)[1]
    wall = _wall(town.village, town.castle, section, say)
    return [(y + 44, wall), (y + 45, _tower(town.village, town.princess, section, say))]


@cached
def _wall(village: int, tile: int, section: float, say: Say) -> Element:
    wall = "M-82 52V-28H-70V-40H-56V-28H-44V-40H-28V-28H-16V-40H0V-28H16V52Z"
    castle = say(CASTLES[tile])
    return keyed(
        f"castle-{VILLAGES[village]}",
        "g",
        path(wall, fill="var(--stone-1)", **_KEY),
        path("M-72-8l9-9h62l9 9v42l-9 9h-62l-9-9z", fill="var(--parchment)", **_KEY),
        signs(gifts(*CASTLE_TILES[tile].effects), -32, 13, 34, "var(--parchment)"),
        aim("M-72-8l9-9h62l9 9v42l-9 9h-62l-9-9z"),
        el("title", castle),
        transform=at(*spot(section, CASTLE_SPOT)),
        data_label=castle,
    )


@cached
def _tower(village: int, has_princess: bool, section: float, say: Say) -> Element:
    tower = "M10 52V-52H4V-76H20V-66H34V-76H50V-66H64V-76H80V-52H74V52Z"
    name = VILLAGES[village]
    inside = keyed(f"princess-{name}", "g", use("tp-princess", 42, 16, 1.22))
    return keyed(
        f"tower-{name}",
        "g",
        path(tower, fill="var(--stone-1)", **_KEY),
        path("M56 52V-66H64V-76H80V-52H74V52Z", fill="var(--stone-2)"),
        path("M20 46V-14Q42-44 64-14V46Z", fill="var(--hole)", **_KEY),
        inside if has_princess else None,
        aim("M20 46V-14Q42-44 64-14V46Z"),
        transform=at(*spot(section, CASTLE_SPOT)),
        data_label=say("princess"),
    )


def _counted(pictures: list[Markup], x: float, y: float, count: int) -> Markup:
    """Up to three figures; more are told by a number."""
    more = count - len(pictures)
    if more <= 0:
        return join(pictures)
    badge = el(
        "circle",
        cx=x + 52,
        cy=y - 20,
        r=17,
        fill="var(--panel)",
        stroke="var(--key)",
        stroke_width=2.6,
    )
    return join(pictures, badge, label(count, x + 52, y - 13, 21))


@cached
def _hamlet(
    village: int, neutral: int, owned: tuple[str, ...], section: float, say: Say
) -> tuple[float, Markup]:
    x, y = spot(section, HAMLET_SPOT)
    drawn = [_counted([changeling(x - 22, y, 25)], x - 48, y, neutral)] if neutral else []
    for index, look in enumerate(owned):
        drawn.append(changeling(x + 24 + 12 * index, y, 20, look))
    hamlet = keyed(
        f"hamlet-{VILLAGES[village]}",
        "g",
        drawn,
        aim(ring(x - 22, y, 34)),
        data_label=say("changeling"),
    )
    return y, hamlet


@cached
def _farm(village: int, farmers: int, section: float, say: Say) -> tuple[float, Markup]:
    x, y = spot(section, FARM_SPOT)
    few = min(farmers, 3)
    figures = [use("tp-human", x + (i - (few - 1) / 2) * 40, y, 1.42) for i in range(few)]
    farm = keyed(
        f"farm-{VILLAGES[village]}",
        "g",
        _counted(figures, x, y, farmers),
        aim(ring(x, y - 2, 56)) if few else None,
        data_label=say("human"),
    )
    return y, farm


@cached
def _churches(village: int, bells: int, section: float, say: Say) -> tuple[float, Markup]:
    spots = [spot(section, where) for where in BELL_SPOTS[:bells]]
    drawn = [join(bell(x, y, 54), aim(ring(x, y, 32))) for x, y in spots]
    hung = keyed(f"bells-{VILLAGES[village]}", "g", drawn, data_label=say("bell"))
    return max([y for _, y in spots], default=0.0), hung


def _camps(town: Town, section: float) -> list[tuple[float, Markup]]:
    spots = [spot(section, where) for where in CAMP_SPOTS]
    return [
        (y, _camp(town.village, number, x, y, look))
        for number, ((x, y), look) in enumerate(zip(spots, town.camps))
    ]


@cached
def _camp(village: int, number: int, x: float, y: float, look: str) -> Element:
    return keyed(f"camp-{VILLAGES[village]}-{number}", "g", camp(x, y, 30, look))


def _trolls(town: Town, section: float) -> list[tuple[float, Markup]]:
    there = town.trolls
    drawn: list[tuple[float, Markup]] = []
    for index, (x, y) in enumerate(village_cauldrons(section, town.cauldrons)):
        standing = walking_troll(*there[index], x - 2, y - 12, 1.5) if index < len(there) else None
        drawn.append((y + 20, join(_kettle(town.village, index, x, y), standing)))
    return drawn


@cached
def _kettle(village: int, index: int, x: float, y: float) -> Element:
    return keyed(f"pot-{VILLAGES[village]}-{index}", "g", pot(x, y + 16, 60))


@cache
def _numeral(village: int, section: float) -> Element:
    x, y = spot(section, NUMERAL_SPOT)
    plate = path(
        "M-32-22h56l8 8v36h-56l-8-8z", fill="var(--panel)", stroke="var(--key)", stroke_width=3
    )
    name = VILLAGES[village]
    return keyed(f"numeral-{name}", "g", plate, label(name, 0, 11, 32), transform=at(x, y))


@lru_cache(maxsize=256)
def _supply(left: tuple[int, ...], say: Say) -> Element:
    """TP-SETUP.24: princesses, changelings, humans and cows that are left."""
    names = ("princess", "changeling", "human", "cow")
    stocks = [_stock(index, name, left[index], say) for index, name in enumerate(names)]
    return keyed("supply", "g", stocks)


@cached
def _stock(index: int, name: str, count: int, say: Say) -> Element:
    x, y = spot(SUPPLY_SECTION, ((index - 1.5) * -13.5, 350))
    field = f"M{x - 33:.1f} {y - 44:.1f}l8-7h58v88l-8 7h-58z"
    figure = changeling(x, y - 10, 24) if name == "changeling" else use(f"tp-{name}", x, y - 8, 1.1)
    return keyed(
        f"stock-{name}",
        "g",
        path(field, fill="var(--panel)", stroke="var(--key)", stroke_width=3),
        figure,
        keyed(f"left-{name}", "g", label(count, x, y + 38, 25)),
        aim(field),
        data_label=say(name),
    )
