"""Ways of cutting that the prints share: light, water, mountains, trees."""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import pairwise
from random import Random
from typing import Final

from trollbord.ink.markup import Markup, el, join
from trollbord.ink.shapes import Point, cut_edge, gouge, line, path, wedge

WIDE: Final = 320
HIGH: Final = 400


def sky(ink: str) -> Markup:
    """The ground of a print."""
    return el("rect", width=WIDE, height=HIGH, fill=f"var(--{ink})")


def halo(centre: Point, start: float, rings: int, gap: float, seed: str, keep: float = 0.92) -> str:
    """Light around a sun or moon: short cuts lying on circles."""
    dice = Random(seed)
    cuts = ""
    for ring in range(rings):
        radius = start + ring * gap
        count = int(2 * math.pi * radius / (25 + ring * 0.8))
        for k in range(count):
            angle = 2 * math.pi * (k + (ring % 2) * 0.5) / count + dice.uniform(-0.04, 0.04)
            x, y = centre[0] + radius * math.cos(angle), centre[1] + radius * math.sin(angle)
            if dice.random() < keep and -9 < x < WIDE + 9 and -9 < y < HIGH:
                width = max(1.5, 4.6 - ring * 0.16)
                cuts += gouge(x, y, angle + math.pi / 2, dice.uniform(17, 27), width, 1.4)
    return cuts


def water(top: float, foot: float, seed: str, gap: float = 9) -> str:
    """Waves over the whole width."""
    dice = Random(seed)
    cuts, y = "", top
    while y < foot:
        x = dice.uniform(-20, 10)
        while x < WIDE:
            length = dice.uniform(12, 34)
            if dice.random() < 0.62:
                width = 1.5 + (y - top) / (foot - top)
                cuts += gouge(x + length / 2, y + dice.uniform(-2, 2), 0, length, width)
            x += length + dice.uniform(6, 24)
        y += gap
    return cuts


def ridge(
    points: Sequence[Point], seed: str, inks: tuple[str, str], snow: str = "", foot: float = HIGH
) -> Markup:
    """A chain of peaks: every other flank in shade, cuts run down from the crest."""
    dice = Random(seed)
    light, dark = inks
    crest: list[Point] = []
    for start, end in pairwise(points):
        crest += cut_edge(start, end, 13, 3.5, seed)
    crest.append(points[-1])
    outline = [(points[0][0], foot), *crest, (points[-1][0], foot)]
    parts = [path(line(outline), fill=f"var(--{light})")]
    for left, peak, right in zip(points, points[1:], points[2:], strict=False):
        if peak[1] < left[1] and peak[1] < right[1]:
            parts += _flank(peak, right, foot, seed, (light, dark), dice)
            parts += [_cap(peak, right, snow)] if snow else []
    return join(parts)


def _flank(
    peak: Point, right: Point, foot: float, seed: str, inks: tuple[str, str], dice: Random
) -> list[Markup]:
    (x, y), (far, low) = peak, right
    light, dark = inks
    side = [
        peak,
        *cut_edge(peak, right, 13, 3.5, seed)[1:],
        right,
        (far - (far - x) * 0.1, min(foot, low + 90)),
        (x + (far - x) * 0.28, min(foot, y + (low - y) * 1.7 + 40)),
        (x + (far - x) * 0.05, y + (low - y) * 0.5),
    ]
    shade = "".join(
        [
            wedge(
                (x - 4 - k * 6, y + 16 + k * 11),
                (x - 14 - k * 10 + dice.uniform(-3, 3), y + 54 + k * 17),
                3.4,
            )
            for k in range(5)
        ]
    )
    lit = "".join(
        [
            wedge((x + 8 + k * 7, y + 18 + k * 10), (x + 13 + k * 9, y + 56 + k * 15), 2.6)
            for k in range(4)
        ]
    )
    return [
        path(line(side), fill=f"var(--{dark})"),
        path(shade, fill=f"var(--{dark})"),
        path(lit, fill=f"var(--{light})"),
    ]


def _cap(peak: Point, right: Point, ink: str) -> Markup:
    (x, y), width = peak, min(26.0, (right[0] - peak[0]) * 0.5)
    shape = ((0, 0), (1, 1.1), (0.5, 0.8), (0.2, 1.35), (-0.2, 0.8), (-0.55, 1.5), (-0.9, 1.15))
    edge = [(x + width * across, y - 1 + width * down) for across, down in shape]
    return path(line(edge), fill=f"var(--{ink})")


def spruces(start: float, end: float, foot: float, high: float, seed: str) -> Markup:
    """A row of spruces."""
    dice = Random(seed)
    trees: list[Markup] = []
    x = start
    while x < end:
        trees.append(_spruce(x, foot, high * dice.uniform(0.7, 1.15)))
        x += 17 * dice.uniform(0.7, 1.3)
    return join(trees)


def _spruce(x: float, foot: float, high: float) -> Markup:
    width = high * 0.24
    steps = ((0.25, 0.74), (0.12, 0.72), (0.55, 0.46), (0.25, 0.45), (0.8, 0.2), (0.4, 0.2), (1, 0))
    left = [(x - width * across, foot - high * up) for across, up in steps]
    right = [(2 * x - across, up) for across, up in left][::-1]
    marks = ((0.62, 0.4), (0.4, 0.7), (0.22, 0.9), (0.1, 1.0))
    cuts = [gouge(x - width * q * 0.5, foot - high * p, 2.2, high * 0.14, 1.2) for p, q in marks]
    return join(
        path(line([(x, foot - high), *left, *right]), fill="var(--pr2-tree)"),
        path("".join(cuts), fill="var(--pr2-moss)"),
    )
