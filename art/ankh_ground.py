"""The ground of Ankh-Morpork: fields, river, streets, wall, houses and bridges."""

from __future__ import annotations

import itertools
import math
from collections.abc import Iterator
from random import Random
from typing import Final

from trollbord.games.ankh_morpork.box import COST
from trollbord.games.ankh_morpork.look.chart import Chart, chart
from trollbord.games.ankh_morpork.look.scenery import form
from trollbord.ink.markup import Attributes, Markup, el, join, num
from trollbord.ink.shapes import (
    Point,
    around,
    at,
    cut_polygon,
    gouge,
    group,
    inside,
    is_near_edge,
    line,
    path,
    symbol,
    use,
)

_TINTS: Final = (1, 2, 3, 1, 3, 2, 4, 2, 4, 1, 3, 2)
"""The ground of each area; no two neighbours are alike."""


_RIGHT: Final = ("wall1", "wall3", "wall4", "wall6", "wall7")


_LEFT: Final = ("wall8", "wall9", "wall11", "wall12")


_PATCHES: Final[tuple[tuple[Point, ...], ...]] = (
    ((0, 0), (210, 0), (120, 90), (30, 180), (0, 190)),
    ((620, 0), (1000, 0), (1000, 250), (950, 180), (880, 90), (760, 30)),
    ((1000, 470), (1000, 760), (820, 760), (880, 680), (960, 580)),
    ((0, 520), (70, 580), (150, 690), (230, 760), (0, 760)),
)


_HOUSE_KINDS: Final = (0, 1, 2, 3, 4, 0, 1, 5)


_ISLE: Final = 9


HEM: Final = 400
"""Land around the standing map, for phones of any shape."""


Box = tuple[float, float, float, float]


def ground(lay: Chart) -> Markup:
    """The land, the river and the town; on a desk they lie on a slab."""
    inner = group(_fields(lay), _trees(lay), _water(lay), _areas(lay), _town(lay))
    if lay.standing:
        return inner  # it fills a phone from edge to edge
    clip = f"am-rim-{form(lay.standing)}"
    return join(
        group(path(_rim(lay, 17), fill="var(--shade)"), transform=at(5, 8)),
        path(_rim(lay, 17), fill="var(--slab-2)"),
        group(path(_rim(lay, 15), fill="var(--slab)"), transform=at(0, -4)),
        el("clipPath", path(_rim(lay, 0)), id=clip),
        group(inner, clip_path=f"url(#{clip})"),
    )


def _rim(lay: Chart, grow: float) -> str:
    """The edge of the board, its corners cut."""
    w, h, a, b = lay.width, lay.height, -grow, 26 - grow * 0.4
    corners: list[Point] = [(b, a), (w - b, a), (w - a, b), (w - a, h - b)]
    corners += [(w - b, h - a), (b, h - a), (a, h - b), (a, b)]
    return line(cut_polygon(corners, 60, 1.6, "rim"))


def _fields(lay: Chart) -> Markup:
    """Outside the wall: fields and furrows."""
    dice, hem = Random("fields"), HEM if lay.standing else 0
    cuts = []
    for _ in range(150):
        x, y = dice.uniform(0, lay.width), dice.uniform(0, lay.height)
        cuts.append(gouge(x, y, 0.25 if x < 500 else -0.35, dice.uniform(14, 34), 1.1))
    patches = [
        line(cut_polygon([lay.turn(point) for point in patch], 26, 5, f"p{number}"))
        for number, patch in enumerate(_PATCHES)
    ]
    return join(
        el(
            "rect",
            x=-hem,
            y=-hem,
            width=lay.width + 2 * hem,
            height=lay.height + 2 * hem,
            fill="var(--field)",
        ),
        [path(data, fill="var(--field-l)") for data in patches],
        path("".join(cuts), fill="var(--field-d)", opacity=0.5),
    )


def _trees(lay: Chart) -> Markup:
    dice = Random("trees 2")
    city = _city(lay)
    spots: list[Point] = []
    for _ in range(900):
        spot = (dice.uniform(8, lay.width - 8), dice.uniform(20, lay.height - 8))
        if _is_wild(spot, city, 20) and _is_wild(spot, lay.water, 14):
            if all(math.dist(spot, other) > 19 for other in spots):
                spots.append(spot)
    sizes = [round(dice.uniform(0.7, 1.15), 2) for _ in spots]
    planted = sorted(zip(spots[:120], sizes[:120], strict=True), key=lambda tree: tree[0][1])
    return join([use("am-tree", x, y, size) for (x, y), size in planted])


def _is_wild(spot: Point, corners: list[Point], gap: float) -> bool:
    return not inside(spot, corners) and not is_near_edge(spot, corners, gap)


def _city(lay: Chart) -> list[Point]:
    return [point for name in (*_RIGHT, *_LEFT) for point in lay.lines[name][1]]


def _water(lay: Chart) -> Markup:
    dice = Random("current")
    light: list[str] = []
    dark: list[str] = []
    for flow in lay.current:
        for (x1, y1), (x2, y2) in itertools.pairwise(flow):
            angle = math.atan2(y2 - y1, x2 - x1)
            for lane in (-1, 0, 1):
                off = lane * 11 + dice.uniform(-3, 3)
                x = (x1 + x2) / 2 - math.sin(angle) * off
                y = (y1 + y2) / 2 + math.cos(angle) * off
                cut = gouge(x, y, angle, dice.uniform(14, 30), 1.3, 1.5 * lane)
                (light if dice.random() < 0.62 else dark).append(cut)
    return join(
        _far_water(lay) if lay.standing else None,
        path(line(lay.water), fill="var(--water)", stroke="var(--key)", stroke_width=3),
        path("".join(dark), fill="var(--water-d)", opacity=0.7),
        path("".join(light), fill="var(--water-l)"),
        _river_name(lay),
    )


def _far_water(lay: Chart) -> Markup:
    """The river beyond the map on both sides, where a phone is wider than the map."""
    ends = [(x, y) for x, y in lay.water if x < 0 or x > lay.width]
    banks = [sorted([y for x, y in ends if (x < 0) is left]) for left in (True, False)]
    strips: list[list[Point]] = []
    for (top, *_, bottom), x in zip(banks, (-HEM, lay.width), strict=True):
        strips.append([(x, top), (x + HEM, top), (x + HEM, bottom), (x, bottom)])
    pen: Attributes = {"stroke": "var(--key)", "stroke_width": 3}
    return join([path(line(strip), fill="var(--water)", **pen) for strip in strips])


def _river_name(lay: Chart) -> Markup:
    place = at(66, 676) if lay.standing else at(479, 690, 1, -90)
    pen: Attributes = {"stroke": "var(--water)", "stroke_width": 6, "paint_order": "stroke"}
    font: Attributes = {
        "font_size": 24 if lay.standing else 20,
        "font_style": "italic",
        "font_weight": 700,
    }
    return el(
        "text", "Ankh", transform=place, fill="var(--water-l)", text_anchor="middle", **font, **pen
    )


def _areas(lay: Chart) -> Markup:
    pen: Attributes = {"stroke": "var(--key)", "stroke_width": 3, "stroke_linejoin": "round"}
    return join(
        [
            path(line(outline), fill=f"var(--t{_TINTS[area]})", **pen)
            for area, outline in enumerate(lay.outlines)
        ]
    )


def _town(lay: Chart) -> Markup:
    """Streets, quays, wall, houses and bridges: what stands on the ground."""
    streets = [_road(data, 9, 5.5, "var(--street)", 0.85) for data in _lines(lay, "street")]
    quays = [_road(data, 8, 4.4, "var(--wall)") for data in _lines(lay, "bank")]
    quays.append(_road(line(lay.outlines[_ISLE]), 8, 4.4, "var(--wall)"))
    blocks = [_block(lay, area) for area in range(12)]
    bridges = [_bridge(one, two, width) for one, two, width in lay.bridges]
    return join(streets, quays, _wall(lay, _RIGHT), _wall(lay, _LEFT), blocks, bridges)


def _lines(lay: Chart, wanted: str) -> list[str]:
    return [line(spots, closed=False) for kind, spots in lay.lines.values() if kind == wanted]


def _road(data: str, outer: float, inner: float, ink: str, opacity: float = 1) -> Markup:
    return join(
        path(data, fill="none", stroke="var(--key)", stroke_width=outer, opacity=opacity),
        path(data, fill="none", stroke=ink, stroke_width=inner),
    )


def _block(lay: Chart, area: int) -> Markup:
    """The houses of an area and its landmark; their roofs tell the cost."""
    dice = Random(f"houses {area + 1}")
    houses = [
        use(f"am-house-{dice.choice(_HOUSE_KINDS)}", x, y) for x, y in _house_spots(lay, area)
    ]
    landmark = use(f"am-landmark-{area}", *lay.places[area].landmark)
    return group(houses, landmark, class_=f"roof{COST[area]}")


def _house_spots(lay: Chart, area: int) -> list[Point]:
    """Places along the inside of an outline, in three rows, off everything that stands there in play."""
    outline, keep = lay.outlines[area], _kept_free(lay, area)
    spots: list[Point] = []
    for margin in (13, 31, 49):
        for spot in _along(outline, margin):
            if _fits(spot, outline, keep) and not any(_crowds(spot, other) for other in spots):
                spots.append(spot)
    return sorted(spots, key=lambda spot: spot[1])


def _along(outline: list[Point], margin: float) -> Iterator[Point]:
    for (x1, y1), (x2, y2) in around(outline):
        length = math.hypot(x2 - x1, y2 - y1) or 1
        count = max(1, int(length // 9))
        nx, ny = (y1 - y2) / length, (x2 - x1) / length
        for step in range(count):
            t = (step + 0.5) / count
            for side in (margin, -margin):
                yield (x1 + (x2 - x1) * t + nx * side, y1 + (y2 - y1) * t + ny * side + 6)


def _fits(spot: Point, outline: list[Point], keep: list[Box]) -> bool:
    ridge = (spot[0], spot[1] - 14)
    if not inside(spot, outline) or not inside(ridge, outline):
        return False
    if is_near_edge(spot, outline, 9) or is_near_edge(ridge, outline, 5):
        return False
    return not any(abs(spot[0] - x) < w and abs(spot[1] - 7 - y) < h for x, y, w, h in keep)


def _crowds(one: Point, other: Point) -> bool:
    return abs(one[0] - other[0]) < 21 and abs(one[1] - other[1]) < 15


def _kept_free(lay: Chart, area: int) -> list[Box]:
    """Boxes (middle, half width, half height) that stay clear of houses."""
    places = lay.places[area]
    x, y = places.label
    xs, ys = [p[0] for p in places.minions], [p[1] for p in places.minions]
    crowd = ((min(xs) + max(xs)) / 2, (min(ys) + max(ys)) / 2 - 12)
    boxes: list[Box] = [
        (x + 18, y, 52, 30) if lay.standing else (x, y, 92, 22),
        (*crowd, (max(xs) - min(xs)) / 2 + 20, (max(ys) - min(ys)) / 2 + 24),
        (places.building[0], places.building[1] - 6, 36, 34),
        (*places.trouble, 32, 26),
        (places.landmark[0], places.landmark[1] - 18, 52, 34),
    ]
    ends = [end for one, two, _ in lay.bridges for end in (one, two)]
    return boxes + [(*end, 20, 18) for end in ends]


def _wall(lay: Chart, names: tuple[str, ...]) -> Markup:
    spots: list[Point] = []
    for name in names:
        spots += lay.lines[name][1][1 if spots else 0 :]
    data = line(spots, closed=False)
    courses: list[tuple[str, float, str | None]] = [
        ("var(--key)", 15, None),
        ("var(--wall)", 10.5, None),
        ("var(--wall-d)", 10.5, "4 9"),
        ("var(--wall)", 4.5, None),
    ]
    return join(
        [
            path(data, fill="none", stroke=ink, stroke_width=width, stroke_dasharray=dash)
            for ink, width, dash in courses
        ],
        [_watchtower(x, y) for x, y in _tower_spots(spots)],
    )


def _tower_spots(spots: list[Point]) -> list[Point]:
    towers, walked = [spots[0], spots[-1]], 0.0
    for one, two in itertools.pairwise(spots):
        walked += math.dist(one, two)
        if walked > 92:
            towers.append(two)
            walked = 0
    return towers


def _watchtower(x: float, y: float) -> Markup:
    shade = "M0-10.5A10.5 10.5 0 0 1 0 10.5A13 13 0 0 0 0-10.5Z"
    return group(
        el("circle", r=10.5, fill="var(--wall)"),
        path(shade, fill="var(--wall-d)"),
        el("circle", r=4.2, fill="var(--wall-d)"),
        transform=at(x, y),
        stroke="var(--key)",
        stroke_width=1.8,
    )


def _bridge(one: Point, two: Point, width: float) -> Markup:
    turn = math.degrees(math.atan2(two[1] - one[1], two[0] - one[0]))
    half = math.dist(one, two) / 2
    planks = [
        f"M{num(-half + 4 + step * 7)} {-width / 2 + 3}V{width / 2 - 3}"
        for step in range(int(half * 2 // 7))
    ]
    return group(
        path(
            _deck(half, width / 2, 3), fill="var(--wall-d)", stroke="var(--key)", stroke_width=2.4
        ),
        path(_deck(half - 1, width / 2 - 4, 3), fill="var(--street)"),
        path("".join(planks), stroke="var(--wall-d)", stroke_width=1, opacity=0.6),
        transform=at((one[0] + two[0]) / 2, (one[1] + two[1]) / 2, 1, turn),
    )


def _deck(half: float, wide: float, bow: float) -> str:
    h, w, b = num(half), num(wide), num(wide + bow)
    return f"M-{h} -{w}Q0 -{b} {h} -{w}V{w}Q0 {b} -{h} {w}Z"


def ground_symbol(standing: bool) -> Markup:
    """The ground of one form as a symbol: `am-ground-desk` or `am-ground-phone`."""
    return symbol(f"am-ground-{form(standing)}", ground(chart(standing)))
