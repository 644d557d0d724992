"""The round of villages around the mountain, and the forest with the common supply."""

from __future__ import annotations

import math
from functools import cache
from random import Random

from trollbord.games.trolls_princesses.box import VILLAGE, VILLAGES
from trollbord.games.trolls_princesses.deck import CASTLE_TILES
from trollbord.games.trolls_princesses.layout import (
    ALL_SECTIONS,
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
from trollbord.games.trolls_princesses.pentagon import GIFT, signs
from trollbord.games.trolls_princesses.scenery import (
    LOOKS,
    bell,
    camp,
    changeling,
    king_at,
    label,
    pot,
    troll_at,
)
from trollbord.games.trolls_princesses.view import TrollsView
from trollbord.ink.markup import Attributes, Element, Markup, el, join, keyed
from trollbord.ink.shapes import Point, at, gouge, group, line, path, use


def valley(view: TrollsView) -> Element:
    """The villages in play and what stands in them."""
    sections = SECTIONS[view.seats]
    return keyed(
        "villages",
        "svg",
        use(f"tp-ground-{view.seats}", 0, 0),
        [_village(view, village, sections[village]) for village in range(view.seats)],
        _supply(view),
        class_="trolls",
        viewBox="0 0 1010 1010",
    )


# -- the ground, drawn once for each number of players


@cache
def ground(seats: int) -> Markup:
    """Meadows, forest and the mountain in the middle."""
    sections = SECTIONS[seats]
    forest = [section for section in ALL_SECTIONS if section not in sections]
    return join(
        el("circle", cx=505, cy=509, r=490, fill="var(--shade)"),
        el(
            "circle", cx=500, cy=500, r=491, fill="var(--slab)", stroke="var(--key)", stroke_width=4
        ),
        [_pines(section) for section in forest],
        [_meadow(number, section) for number, section in enumerate(sections)],
        _peak(sections),
    )


def _wedge(section: float, near: float, far: float) -> str:
    a, b = (spot(section, (-36, near)), spot(section, (-36, far)))
    c, d = (spot(section, (36, far)), spot(section, (36, near)))
    return (
        f"M{a[0]:.1f} {a[1]:.1f}L{b[0]:.1f} {b[1]:.1f}A{far} {far} 0 0 1 {c[0]:.1f} {c[1]:.1f}"
        f"L{d[0]:.1f} {d[1]:.1f}A{near} {near} 0 0 0 {a[0]:.1f} {a[1]:.1f}Z"
    )


def _pine(x: float, y: float, size: float) -> Markup:
    tip, foot, half = y - 34 * size, y + 12 * size, 17 * size
    return join(
        path(
            line([(x, tip), (x + half, foot), (x - half, foot)]), fill="var(--forest-l)", stroke="var(--pine-d)",
            stroke_width=2.4,
        ),
        path(line([(x, tip), (x + half, foot), (x + 2, foot)]), fill="var(--pine)"),
    )  # fmt: skip


def _pines(section: float) -> Markup:
    dice = Random(f"pines{section}")
    found: list[Point] = []
    for _ in range(400):
        point = spot(section, (dice.uniform(-31, 31), dice.uniform(170, 455)))
        if all(math.dist(point, other) > 40 for other in found):
            found.append(point)
    wood = path(
        _wedge(section, 120, 480), fill="var(--forest)", stroke="var(--key)", stroke_width=5
    )
    return join(wood, [_pine(x, y, 1) for x, y in sorted(found, key=lambda point: point[1])])


def _meadow(number: int, section: float) -> Markup:
    grass = "var(--meadow)" if number % 2 == 0 else "var(--meadow-2)"
    dice = Random(f"meadow{number}")
    cuts = ""
    for _ in range(44):
        x, y = spot(section, (dice.uniform(-33, 33), dice.uniform(170, 468)))
        cuts += gouge(x, y, dice.uniform(-0.3, 0.3), dice.uniform(12, 30), 1.4)
    trees = ((-33, 440), (-15, 462), (14, 452), (33, 300), (-33.5, 286), (33, 462), (12, 300))
    lane: Attributes = {"fill": "none", "stroke": "var(--parchment)", "stroke_linejoin": "round"}
    road = [spot(section, (0, 130)), spot(section, (0, 330))]
    arc = [spot(section, (turn, 262)) for turn in (-31, -20, -9, 0, 9, 20, 31)]
    return join(
        path(_wedge(section, 120, 480), fill=grass, stroke="var(--key)", stroke_width=5),
        path(cuts, fill="var(--meadow-d)", opacity=0.6),
        [_pine(*spot(section, where), 0.86) for where in trees],
        path(line(road, closed=False), stroke_width=22, **lane),
        path(line(arc, closed=False), stroke_width=26, **lane),
    )


def _peak(sections: tuple[float, ...]) -> Markup:
    dice = Random("ridge 3")
    ridge = [spot(i * 15, (0, dice.uniform(118, 142))) for i in range(24)]
    exits = []
    for section in sections:
        x, y = spot(section, (0, 112))
        mouth = f"M{x - 22:.1f} {y + 20:.1f}v-22a22 22 0 0 1 44 0v22z"
        exits.append(path(mouth, fill="var(--hole)", stroke="var(--key)", stroke_width=4))
    edge: Attributes = {"stroke": "var(--key)", "stroke_linejoin": "round"}
    crest = "M430 548L464 470L482 492L508 432L530 478L544 462L576 548Q500 572 430 548Z"
    snow = (
        "M508 432L530 478L520 486L510 472L498 488L490 474ZM464 470L482 492L470 500L456 490Z"
        "M544 462L556 494L542 488Z"
    )
    return join(
        path(line(ridge), fill="var(--rock)", stroke_width=5, **edge),
        exits,
        path(crest, fill="var(--rock-l)", stroke_width=4, **edge),
        path(snow, fill="var(--snow)"),
        path(
            "M508 432L530 478L544 462L576 548Q550 560 520 562Q540 520 508 432Z",
            fill="var(--rock-d)",
            opacity=0.45,
        ),
    )


# -- a village


def _village(view: TrollsView, village: int, section: float) -> Element:
    drawn = [
        *_castle(view, village, section),
        *_hamlet(view, village, section),
        *_farm(view, village, section),
        *_churches(view, village, section),
        *_camps(view, village, section),
        *_trolls(view, village, section),
    ]
    if view.king == VILLAGE + village:
        x, y = spot(section, KING_SPOT)
        drawn.append((y + 30, king_at(x, y, 1.5)))
    back_to_front = [picture for _, picture in sorted(drawn, key=lambda pair: pair[0])]
    hit = path(_wedge(section, 120, 480), fill="none", class_="hit", data_live=True)
    return keyed(
        f"village-{VILLAGES[village]}", "g", hit, back_to_front, _numeral(village, section)
    )


def _castle(view: TrollsView, village: int, section: float) -> list[tuple[float, Markup]]:
    """Left the wall with the castle tile, right the tower with its window."""
    if view.castles[village] < 0:
        return []
    x, y = spot(section, CASTLE_SPOT)
    key: Attributes = {"stroke": "var(--key)", "stroke_width": 3.2, "stroke_linejoin": "round"}
    wall = "M-82 52V-28H-70V-40H-56V-28H-44V-40H-28V-28H-16V-40H0V-28H16V52Z"
    tower = "M10 52V-52H4V-76H20V-66H34V-76H50V-66H64V-76H80V-52H74V52Z"
    picture = group(
        path(wall, fill="var(--stone-1)", **key),
        path(tower, fill="var(--stone-1)", **key),
        path("M56 52V-66H64V-76H80V-52H74V52Z", fill="var(--stone-2)"),
        path("M-72-8l9-9h62l9 9v42l-9 9h-62l-9-9z", fill="var(--parchment)", **key),
        signs(GIFT[CASTLE_TILES[view.castles[village]].effect], -32, 13, 34, "var(--parchment)"),
        path("M20 46V-14Q42-44 64-14V46Z", fill="var(--hole)", **key),
        use("tp-princess", 42, 16, 1.22) if view.princesses[village] else None,
        transform=at(x, y),
    )
    return [(y + 44, picture)]


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


def _hamlet(view: TrollsView, village: int, section: float) -> list[tuple[float, Markup]]:
    x, y = spot(section, HAMLET_SPOT)
    neutral = view.changelings[village]
    drawn = [_counted([changeling(x - 22, y, 25)], x - 48, y, neutral)] if neutral else []
    own = [seat for seat in range(view.seats) for _ in range(view.changelings_out[seat][village])]
    for index, seat in enumerate(own):
        drawn.append(changeling(x + 24 + 12 * index, y, 20, LOOKS[view.clans[seat]]))
    return [(y, join(drawn))]


def _farm(view: TrollsView, village: int, section: float) -> list[tuple[float, Markup]]:
    x, y = spot(section, FARM_SPOT)
    count = view.farmers[village]
    few = min(count, 3)
    figures = [use("tp-human", x + (i - (few - 1) / 2) * 40, y, 1.42) for i in range(few)]
    return [(y, _counted(figures, x, y, count))]


def _churches(view: TrollsView, village: int, section: float) -> list[tuple[float, Markup]]:
    spots = [spot(section, where) for where in BELL_SPOTS[: view.bells[village]]]
    return [(y, bell(x, y, 54)) for x, y in spots]


def _camps(view: TrollsView, village: int, section: float) -> list[tuple[float, Markup]]:
    looks = [""] * view.camps[village]
    for seat in range(view.seats):
        looks += [LOOKS[view.clans[seat]]] * view.camps_out[seat][village]
    spots = [spot(section, where) for where in CAMP_SPOTS]
    return [(y, camp(x, y, 30, look)) for (x, y), look in zip(spots, looks)]


def _trolls(view: TrollsView, village: int, section: float) -> list[tuple[float, Markup]]:
    looks: list[str] = []
    for seat in range(view.seats):
        looks += [LOOKS[view.clans[seat]]] * view.trolls[seat].count(VILLAGE + village)
    count = max(int(view.table["cauldrons_per_village"]), len(looks))
    drawn: list[tuple[float, Markup]] = []
    for index, (x, y) in enumerate(village_cauldrons(section, count)):
        standing = troll_at(looks[index], x - 2, y - 12, 1.5) if index < len(looks) else None
        drawn.append((y + 20, join(pot(x, y + 16, 60), standing)))
    return drawn


def _numeral(village: int, section: float) -> Markup:
    x, y = spot(section, NUMERAL_SPOT)
    plate = path(
        "M-32-22h56l8 8v36h-56l-8-8z", fill="var(--panel)", stroke="var(--key)", stroke_width=3
    )
    return group(plate, label(VILLAGES[village], 0, 11, 32), transform=at(x, y))


def _supply(view: TrollsView) -> Element:
    """TP-SETUP.24: princesses, changelings, humans and cows that are left."""
    names = ("princess", "changeling", "human", "cow")
    return keyed(
        "supply", "g", [_stock(index, name, view.supply[index]) for index, name in enumerate(names)]
    )


def _stock(index: int, name: str, count: int) -> Markup:
    x, y = spot(SUPPLY_SECTION, ((index - 1.5) * -13.5, 350))
    card = path(
        f"M{x - 33:.1f} {y - 44:.1f}l8-7h58v88l-8 7h-58z",
        fill="var(--panel)",
        stroke="var(--key)",
        stroke_width=3,
    )
    figure = changeling(x, y - 10, 24) if name == "changeling" else use(f"tp-{name}", x, y - 8, 1.1)
    return join(card, figure, label(count, x, y + 38, 25))
