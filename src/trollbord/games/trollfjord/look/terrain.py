"""What grows and lies in the six landscapes, so that they are known without reading."""

import math
from collections.abc import Callable, Sequence
from random import Random
from typing import Final

from trollbord.ink.markup import Markup, join
from trollbord.ink.shapes import Point, gouge, line, path, scatter, wedge

Circle = tuple[float, float, float]


def terrain(kind: str, outline: Sequence[Point], seed: str, clear: Sequence[Circle]) -> Markup:
    """Everything in a region; `clear` are circles left free for treasure and trolls."""
    return join(_GROWTH[kind](outline, seed, clear, Random(seed)))


def _less(clear: Sequence[Circle], share: float) -> list[Circle]:
    return [(x, y, radius * share) for x, y, radius in clear]


def _grain(
    outline: Sequence[Point], seed: str, gap: float, long: tuple[float, float], tilt: float
) -> str:
    dice = Random(seed + "g")
    cuts = [
        gouge(x, y, dice.uniform(-tilt, tilt), dice.uniform(*long), 1.7)
        for x, y in scatter(outline, gap, 7, seed + "g", (), 0.6)
    ]
    return "".join(cuts)


# -- forest and mountain


def _forest(
    outline: Sequence[Point], seed: str, clear: Sequence[Circle], dice: Random
) -> list[Markup]:
    places = scatter(outline, 17, 7, seed, clear, 0.62)
    return [_spruce(x, y + 9, dice.uniform(25, 34)) for x, y in places]


def _spruce(x: float, y: float, h: float) -> Markup:
    w = h * 0.46
    tiers = [(0.0, -h)]
    for part, low, waist in ((0.42, 0.38, 0.34), (0.68, 0.68, 0.62), (1.0, 0.96, 0.0)):
        tiers.append((w * part * 0.95, -h * (1 - low)))
        if waist:
            tiers.append((w * part * 0.42, -h * (1 - waist)))
    outline = [(x + a, y + b) for a, b in tiers + [(-a, b) for a, b in tiers[1:]][::-1]]
    lit = [
        (0.0, 1.0),
        (-0.36, 0.62),
        (-0.08, 0.6),
        (-0.6, 0.32),
        (-0.12, 0.34),
        (-0.86, 0.05),
        (-0.2, 0.08),
    ]
    light = [(x + a * w, y - b * h) for a, b in lit]
    return path(line(outline), fill="var(--forest-d)") + path(line(light), fill="var(--forest-l)")


def _mountain(
    outline: Sequence[Point], seed: str, clear: Sequence[Circle], dice: Random
) -> list[Markup]:
    grain = path(_grain(outline, seed, 13, (9, 20), 0.3), fill="var(--mountain-d)", opacity=".5")
    free = [(x, y - 2, radius - 3) for x, y, radius in clear]
    places = scatter(outline, 43, 20, seed, free, 0.5)
    peaks = [_peak(x, y + 14, dice.uniform(56, 72), dice.uniform(40, 56), dice) for x, y in places]
    return [grain, *peaks]


def _peak(x: float, y: float, w: float, h: float, dice: Random) -> Markup:
    top = (x + dice.uniform(-0.1, 0.1) * w, y - h)
    foot = (x + dice.uniform(-0.02, 0.16) * w, y)
    knee = (x + dice.uniform(0.0, 0.12) * w, y - h * 0.45)
    left = [
        (x - w / 2, y),
        (x - w * 0.3, y - h * 0.42),
        (x - w * 0.2, y - h * 0.5),
        top,
        knee,
        foot,
    ]
    right = [
        top,
        (x + w * 0.19, y - h * 0.6),
        (x + w * 0.27, y - h * 0.5),
        (x + w / 2, y),
        foot,
        knee,
    ]
    edge = [(0.17, 0.66), (0.08, 0.58), (0.03, 0.69), (-0.06, 0.55), (-0.12, 0.66), (-0.16, 0.6)]
    snow = [top, *[(x + a * w, y - b * h) for a, b in edge]]
    return join(
        path(line(left), fill="var(--mountain-m)"),
        path(line(right), fill="var(--mountain-d)"),
        path(line(snow), fill="var(--mountain-l)"),
    )


# -- water and ice


def _fjord(
    outline: Sequence[Point], seed: str, clear: Sequence[Circle], dice: Random
) -> list[Markup]:
    crests = scatter(outline, 14, 8, seed, (), 0.55)
    light = [
        gouge(x, y, dice.uniform(-0.08, 0.08), dice.uniform(14, 30), 2.2, -2.4) for x, y in crests
    ]
    troughs = scatter(outline, 22, 9, seed + "b", (), 0.5)
    deep = [gouge(x, y, 0, dice.uniform(16, 30), 2.4, -2) for x, y in troughs]
    return [
        path("".join(light), fill="var(--fjord-l)", opacity=".85"),
        path("".join(deep), fill="var(--fjord-d)"),
    ]


def _glacier(
    outline: Sequence[Point], seed: str, clear: Sequence[Circle], dice: Random
) -> list[Markup]:
    parts: list[Markup] = []
    for x, y in scatter(outline, 21, 10, seed, clear, 0.7):
        tilt = dice.uniform(-0.5, -0.15)
        parts.append(path(gouge(x, y, tilt, dice.uniform(20, 36), 2.8, 2), fill="var(--glacier-d)"))
        parts.append(
            path(gouge(x + 1, y + 3, tilt, dice.uniform(14, 24), 1.6, 2), fill="var(--glacier-l)")
        )
    for x, y in scatter(outline, 44, 20, seed + "ice", clear, 0.7):
        parts.append(_ice(x, y, dice.uniform(13, 18), dice.uniform(15, 24)))
    return parts


def _ice(x: float, y: float, w: float, h: float) -> Markup:
    front = [(x - w, y + 4), (x - w * 0.6, y - h), (x, y - h * 1.2), (x + w * 0.3, y + 6)]
    side = [(x, y - h * 1.2), (x + w * 0.9, y - h * 0.5), (x + w, y + 3), (x + w * 0.3, y + 6)]
    return join(
        path(line(front), fill="var(--glacier-l)", stroke="var(--glacier-d)", stroke_width=1.6),
        path(line(side), fill="var(--glacier-d)"),
    )


# -- swamp and tundra


def _swamp(
    outline: Sequence[Point], seed: str, clear: Sequence[Circle], dice: Random
) -> list[Markup]:
    parts = [path(_grain(outline, seed, 13, (8, 18), 0.0), fill="var(--swamp-l)", opacity=".55")]
    for x, y in scatter(outline, 34, 15, seed, _less(clear, 0.8), 0.6):
        parts.append(_pool(x, y, dice.uniform(15, 23), dice.uniform(6, 9), dice))
    return parts


def _pool(x: float, y: float, w: float, h: float, dice: Random) -> Markup:
    turns = [k * math.pi / 5 for k in range(10)]
    edge = [
        (
            x + w * math.cos(t) * dice.uniform(0.86, 1.1),
            y + h * math.sin(t) * dice.uniform(0.86, 1.1),
        )
        for t in turns
    ]
    reed = x + w * 0.7
    blades = [
        wedge((reed + k * 3.4, y + h), (reed + k * 6.4, y - dice.uniform(12, 19)), 2.6)
        for k in (-1, 0, 1)
    ]
    cob = [(reed - 1.6, y - 10), (reed + 1.6, y - 10), (reed + 1.6, y - 17), (reed - 1.6, y - 17)]
    return join(
        path(line(edge), fill="var(--swamp-d)"),
        path(
            gouge(x - 2, y - 1, 0, w * 1.1, 1.4) + gouge(x + 3, y + 3, 0, w * 0.7, 1.2),
            fill="var(--swamp-w)",
        ),
        path("".join(blades), fill="var(--swamp-l)"),
        path(line(cob), fill="var(--swamp-d)"),
    )


def _tundra(
    outline: Sequence[Point], seed: str, clear: Sequence[Circle], dice: Random
) -> list[Markup]:
    parts = [path(_grain(outline, seed, 14, (12, 26), 0.12), fill="var(--tundra-l)")]
    for x, y in scatter(outline, 25, 11, seed, _less(clear, 0.8), 0.65):
        parts.append(
            _tuft(x, y, dice) if dice.random() < 0.62 else _rock(x, y, dice.uniform(7, 11))
        )
    return parts


def _tuft(x: float, y: float, dice: Random) -> Markup:
    blades = [
        wedge((x + k * 2.4, y + 4), (x + k * 5.2, y - dice.uniform(7, 12)), 2.8)
        for k in range(-2, 3)
    ]
    return path("".join(blades), fill="var(--tundra-d)")


def _rock(x: float, y: float, w: float) -> Markup:
    whole = [(x - w, y + 5), (x - w * 0.7, y - 3), (x, y - 7), (x + w * 0.8, y - 2), (x + w, y + 5)]
    shade = [(x, y - 7), (x + w * 0.8, y - 2), (x + w, y + 5), (x + 2, y + 5)]
    return join(
        path(line(whole), fill="var(--stone-2)", stroke="var(--tundra-d)", stroke_width=1.6),
        path(line(shade), fill="var(--stone-4)"),
    )


Growth = Callable[[Sequence[Point], str, Sequence[Circle], Random], list[Markup]]

_GROWTH: Final[dict[str, Growth]] = {
    "forest": _forest,
    "mountain": _mountain,
    "fjord": _fjord,
    "glacier": _glacier,
    "swamp": _swamp,
    "tundra": _tundra,
}
