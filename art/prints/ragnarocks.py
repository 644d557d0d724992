"""The print of Ragnarocks: a picture stone with its serpent, two Vikings, the low sun."""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import pairwise
from random import Random
from typing import Final

from art.prints.cuts import halo, ridge, sky
from trollbord.ink.figures import RUNE_NAMES, RUNES
from trollbord.ink.markup import Markup, el, join, num
from trollbord.ink.seats import SEAT_INKS
from trollbord.ink.shapes import (
    Point,
    cut_edge,
    cut_polygon,
    gouge,
    line,
    path,
    scatter,
    use,
    wedge,
)

_SUN: Final = (214.0, 128.0)
_SERPENT: Final = "M76 318C52 300 52 250 84 238C118 226 122 196 92 188C62 180 58 140 90 122C110 112 124 124 118 140"
_HEAD: Final = "M118 140L106 152L124 158L134 142L128 128L114 128Z"
_CURVES: Final = (
    ((76, 318), (52, 300), (52, 250), (84, 238)),
    ((84, 238), (118, 226), (122, 196), (92, 188)),
    ((92, 188), (62, 180), (58, 140), (90, 122)),
)


def draw() -> Markup:
    """All layers, back to front."""
    far = [(150, 262), (196, 214), (228, 240), (276, 196), (330, 250)]
    return join(
        sky("pr1-sky"),
        path(halo(_SUN, 52, 18, 13, "rag"), fill="var(--pr1-ray)"),
        el("circle", cx=_SUN[0], cy=_SUN[1], r=42, fill="var(--pr1-sun)"),
        ridge(far, "far", ("pr1-far", "pr1-far-d"), foot=290),
        _hill(),
        _stone(),
        _serpent(),
        use("pr-man-ivory", 208, 300, 1.24, style=_paint("ivory")),
        use("pr-man-rowan", 264, 316, 1.4, style=_paint("rowan")),
    )


def _paint(look: str) -> str:
    """A look's colours, written out: a page's classes don't reach into a file of its own."""
    return ";".join([f"--{name}:{value}" for name, value in SEAT_INKS.classes[f"s-{look}"].items()])


def _hill() -> Markup:
    left, right = (
        cut_edge((0, 268), (120, 246), 14, 2, "h1"),
        cut_edge((120, 246), (320, 276), 14, 2, "h2"),
    )
    ground = [*left, *right, (320, 276), (320, 400), (0, 400)]
    far = [
        [
            (x - 9 * s, 262),
            (x - 7 * s, 226 + 8 * (1 - s)),
            (x, 214 + 10 * (1 - s)),
            (x + 7 * s, 228),
            (x + 9 * s, 262),
        ]
        for x, s in ((196, 0.8), (226, 1.1), (300, 0.9))
    ]
    dice = Random("grass")
    places = [(dice.uniform(0, 320), dice.uniform(286, 400)) for _ in range(120)]
    grass = [
        wedge((x, y), (x + dice.uniform(-5, 7), y - dice.uniform(9, 18)), 3) for x, y in places
    ]
    return join(
        path(line(ground), fill="var(--pr1-hill)"),
        [path(line(stone), fill="var(--pr-key)") for stone in far],
        path("".join(grass), fill="var(--pr1-grass)"),
        path(
            line([(40, 346), (176, 346), (250, 372), (120, 380)]),
            fill="var(--pr-key)",
            opacity=".45",
        ),
    )


def _stone() -> Markup:
    corners = [(38, 346), (44, 150), (66, 74), (104, 44), (146, 66), (164, 140), (176, 346)]
    stone = cut_polygon(corners, 22, 2.4, "big")
    shade = [(104, 44), (146, 66), (164, 140), (176, 346), (136, 346), (132, 130)]
    dice = Random("cuts")
    places = [(x, y) for x, y in scatter(stone, 17, 7, "bigcuts") if not 58 < x < 130 or y > 300]
    cuts = [gouge(x, y, 1.45, dice.uniform(12, 24), 1.6) for x, y in places]
    return join(
        path(
            line(stone),
            fill="var(--pr1-stone)",
            stroke="var(--pr-key)",
            stroke_width=4,
            stroke_linejoin="round",
        ),
        path(line(shade), fill="var(--pr1-stone-d)"),
        path("".join(cuts), fill="var(--pr1-stone-l)"),
    )


def _serpent() -> Markup:
    return join(
        path(
            _SERPENT, fill="none", stroke="var(--pr-key)", stroke_width=26, stroke_linecap="round"
        ),
        path(
            _SERPENT, fill="none", stroke="var(--pr-red)", stroke_width=19, stroke_linecap="round"
        ),
        path(_HEAD, fill="var(--pr-red)", stroke="var(--pr-key)", stroke_width=3),
        el("circle", cx=121, cy=139, r=3, fill="var(--pr-key)"),
        [_rune(k, *place) for k, place in enumerate(_along(_spine(), 15))],
    )


def _rune(number: int, x: float, y: float, turn: float) -> Markup:
    place = f"translate({num(x)} {num(y)}) rotate({num(turn)}) scale(.56) translate(-8 -12)"
    data = RUNES[RUNE_NAMES[(number * 5 + 3) % 22]]
    return path(data, transform=place, fill="none", stroke="var(--pr-light)", stroke_width=4)


def _spine() -> list[Point]:
    """The middle of the serpent, from tail to neck."""
    return [_on(curve, step / 24) for curve in _CURVES for step in range(24)]


def _on(curve: Sequence[Point], s: float) -> Point:
    shares = ((1 - s) ** 3, 3 * (1 - s) ** 2 * s, 3 * (1 - s) * s * s, s**3)
    return (
        sum([share * x for share, (x, _) in zip(shares, curve, strict=True)]),
        sum([share * y for share, (_, y) in zip(shares, curve, strict=True)]),
    )


def _along(points: Sequence[Point], count: int) -> list[tuple[float, float, float]]:
    """Places at equal steps along a line, each with its direction in degrees."""
    lengths = [0.0]
    for start, end in pairwise(points):
        lengths.append(lengths[-1] + math.dist(start, end))
    found = []
    for k in range(count):
        want = lengths[-1] * (k + 0.3) / count
        i = next(j for j, total in enumerate(lengths) if total >= want)
        (x0, y0), (x1, y1) = points[max(0, i - 1)], points[min(len(points) - 1, i + 1)]
        found.append((*points[i], math.degrees(math.atan2(y1 - y0, x1 - x0))))
    return found
