"""The land of Trolls & Princesses: the round of villages for each number of players, and the villages side by side."""

from __future__ import annotations

import math
from functools import cache
from random import Random

from trollbord.games.trolls_princesses.look.land import HEIGHT, HORIZON, WIDTH
from trollbord.games.trolls_princesses.look.layout import (
    ALL_SECTIONS,
    SECTIONS,
    spot,
)
from trollbord.games.trolls_princesses.look.valley import wedge
from trollbord.ink.markup import Attributes, Markup, el, join
from trollbord.ink.shapes import Point, gouge, line, path, symbol


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


def pine(x: float, y: float, size: float) -> Markup:
    """A tree of the forest."""
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
    wood = path(wedge(section, 120, 480), fill="var(--forest)", stroke="var(--key)", stroke_width=5)
    return join(wood, [pine(x, y, 1) for x, y in sorted(found, key=lambda point: point[1])])


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
        path(wedge(section, 120, 480), fill=grass, stroke="var(--key)", stroke_width=5),
        path(cuts, fill="var(--meadow-d)", opacity=0.6),
        [pine(*spot(section, where), 0.86) for where in trees],
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


def _ridge(base: float, rough: float, seed: str, step: float) -> str:
    dice = Random(seed)
    points: list[Point] = []
    x, is_up = -20.0, True
    while x < WIDTH + 340:
        rise = dice.uniform(rough * 0.5, rough) if is_up else dice.uniform(0, rough * 0.3)
        points.append((round(x), round(base - rise)))
        x += dice.uniform(step * 0.6, step * 1.3)
        is_up = not is_up
    return line([(-20, HEIGHT), *points, (WIDTH + 340, HEIGHT)])


def _broad_meadow(number: int) -> Markup:
    """Grass, a lane and some trees, as wide as the widest village."""
    width, dice = 540, Random(f"meadow {number}")
    grass = "var(--meadow)" if number % 2 == 0 else "var(--meadow-2)"
    edge = f"M0 {HEIGHT}V{HORIZON + 8}Q68 {HORIZON - 8} 135 {HORIZON + 2}T269 {HORIZON + 6}T404 {HORIZON}T540 {HORIZON + 6}V{HEIGHT}Z"
    cuts = "".join(
        [
            gouge(
                dice.uniform(14, width - 14),
                dice.uniform(HORIZON + 24, HEIGHT - 8),
                dice.uniform(-0.2, 0.2),
                dice.uniform(10, 24),
                1.2,
            )
            for _ in range(44)
        ]
    )
    lane = f"M-4 {HEIGHT - 18}Q135 {HEIGHT - 28} 270 {HEIGHT - 18}T544 {HEIGHT - 18}"
    trees = [(0.46, 1), (0.63, 3), (0.8, 0), (1.02, 5), (1.22, 2), (1.42, 4), (1.66, 1), (1.9, 5)]
    return join(
        path(edge, fill=grass),
        path(cuts, fill="var(--meadow-d)", opacity=0.55),
        path(lane, fill="none", stroke="var(--lane)", stroke_width=18),
        [pine(269 * x, HORIZON + y, 0.4) for x, y in trees],
    )


@cache
def land_shapes() -> Markup:
    """Sky, hills and meadows."""
    sky = join(
        el("rect", x=-20, width=WIDTH + 360, height=HEIGHT, fill="var(--sky)"),
        el("circle", cx=667, cy=HORIZON - 6, r=34, fill="var(--sun)"),
        path(_ridge(HORIZON + 4, 44, "far", 60), fill="var(--hill-1)"),
        path(_ridge(HORIZON + 12, 22, "near", 40), fill="var(--hill-2)"),
    )
    return join(
        symbol("tp-sky", sky), [symbol(f"tp-meadow-{n}", _broad_meadow(n)) for n in range(2)]
    )
