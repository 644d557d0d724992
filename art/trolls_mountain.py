"""The mountain of Trolls & Princesses without anything on it: soil, rock, the ground of its caves; and the ground of a dig."""

from __future__ import annotations

import math
from functools import cache
from random import Random

from trollbord.games.trolls_princesses.look.dig import GROUND
from trollbord.games.trolls_princesses.look.layout import (
    CANVAS,
    CAVE_BOXES,
    cave_cauldron,
    rim,
)
from trollbord.games.trolls_princesses.look.scenery import pot
from trollbord.games.trolls_princesses.places import CAVES
from trollbord.ink.markup import Markup, el, join
from trollbord.ink.shapes import Point, at, cut_polygon, gouge, group, line, path, symbol


@cache
def soil() -> Markup:
    """The cuts in the earth: a pattern, as nobody knows how far a network will reach."""
    dice, width, height = Random("earth"), 360, 300
    cuts = [
        gouge(
            dice.uniform(30, width - 30), dice.uniform(16, height - 16), dice.uniform(-0.35, 0.35),
            dice.uniform(14, 46), 2,
        )
        for _ in range(24)
    ]  # fmt: skip
    return el(
        "pattern",
        el("rect", width=width, height=height, fill="var(--earth)"),
        path("".join(cuts), fill="var(--earth-d)", opacity=0.7),
        id="tp-earth",
        width=width,
        height=height,
        patternUnits="userSpaceOnUse",
    )


@cache
def rock() -> Markup:
    """The board itself, without anything on it."""
    right, foot = CANVAS[0] - 8, CANVAS[1]
    outline = [
        *rim(),
        (right - 40, foot - 6.0),
        (right, foot - 40.0),
        (right, 46.0),
        (right - 40, 6.0),
    ]
    dice = Random("board")
    cuts = [
        gouge(
            dice.uniform(510, right - 20),
            dice.uniform(20, 800),
            dice.uniform(-0.5, 0.1),
            dice.uniform(16, 44),
            2,
        )
        for _ in range(70)
    ]
    light = (
        "M492 6H760L640 190L560 150L520 260L492 240ZM700 814L820 690L900 760L1000 640L1112 700V780L1072 814Z"
        "M1112 46V300L1040 180L1072 6Z"
    )
    return join(
        group(path(line(outline), fill="var(--shade)"), transform=at(5, 8)),
        path(
            line(outline),
            fill="var(--rock)",
            stroke="var(--key)",
            stroke_width=4,
            stroke_linejoin="round",
        ),
        path(light, fill="var(--rock-l)", opacity=0.5),
        path("".join(cuts), fill="var(--rock-d)", opacity=0.55),
        [_cave_ground(cave) for cave in range(len(CAVES))],
    )


def _cave_ground(cave: int) -> Markup:
    x, y, width, height = CAVE_BOXES[cave]
    shape = cut_polygon(
        [(x + 14, y), (x + width - 20, y), (x + width, y + 22), (x + width, y + height - 18),
         (x + width - 18, y + height), (x + 16, y + height), (x, y + height - 22), (x, y + 18)],
        34, 3.4, CAVES[cave],
    )  # fmt: skip
    dice = Random(CAVES[cave])
    cuts = [
        gouge(
            x + dice.uniform(30, width - 30), y + dice.uniform(10, 96), dice.uniform(-0.3, 0.3),
            dice.uniform(14, 40), 1.6,
        )
        for _ in range(16)
    ]  # fmt: skip
    floor = (
        f"M{x + 6} {y + 98}Q{x + width / 2} {y + 86} {x + width - 6} {y + 98}V{y + 104}H{x + 6}Z"
    )
    return join(
        path(
            line(shape),
            fill="var(--cave)",
            stroke="var(--key)",
            stroke_width=4,
            stroke_linejoin="round",
        ),
        path("".join(cuts), fill="var(--cave-l)"),
        path(floor, fill="var(--cave-l)"),
        [pot(x, y + 20, 50) for x, y in [cave_cauldron(cave, index) for index in range(5)]],
    )


@cache
def ground_shape() -> Markup:
    """Earth with layers, stones, roots and old bones: something to look at where nothing is dug yet."""
    width, height = GROUND
    dice = Random("ground")
    layers = "".join(
        [
            line([(x, round(y + dice.uniform(-9, 9))) for x in range(-10, width + 40, 46)], False)
            for y in (height * 0.3, height * 0.68)
        ]
    )
    stones = "".join([_stone(dice, width, height) for _ in range(44)])
    roots = "".join([_root(dice, width) for _ in range(9)])
    return symbol(
        "tp-ground",
        el("rect", width=width, height=height, fill="url(#tp-earth)"),
        path(layers, fill="none", stroke="var(--earth-d)", stroke_width=4, opacity=0.55),
        path(stones, fill="var(--earth-l)", stroke="var(--earth-d)", stroke_width=2.4),
        path(roots, fill="none", stroke="var(--earth-d)", stroke_width=3.4),
        _bones(170, 500),
    )


def _stone(dice: Random, width: int, height: int) -> str:
    x, y = dice.uniform(10, width - 10), dice.uniform(30, height - 10)
    size = dice.uniform(5, 13)
    corners = [
        (
            round(x + size * dice.uniform(0.75, 1.1) * math.cos(turn), 1),
            round(y + size * 0.7 * math.sin(turn), 1),
        )
        for turn in (0, 1, 2, 3, 4.2, 5.3)
    ]
    return line(corners)


def _root(dice: Random, width: int) -> str:
    x = dice.uniform(20, width - 20)
    bend, lean, end = dice.uniform(-8, 8), dice.uniform(-14, 14), dice.uniform(-10, 10)
    return f"M{x:.0f} -4q{bend:.0f} 16 {lean:.0f} 34q-4 12 {end:.0f} 24"


def _bones(x: float, y: float) -> Markup:
    """An old serpent in the stone."""
    spine: list[Point] = [
        (x + 24 * n, round(y + 34 * math.sin(n * 0.62) - n * 5)) for n in range(-7, 8)
    ]
    ribs = "".join(
        [
            gouge(at_x, at_y, 0.5 + 0.3 * math.sin(n), 30 - abs(n - 7) * 2.2, 4)
            + gouge(at_x + 2, at_y + 12, -0.5, 26 - abs(n - 7) * 2, 4)
            for n, (at_x, at_y) in enumerate(spine)
            if 1 < n < 13
        ]
    )
    head_x, head_y = spine[-1]
    skull = f"M{head_x:.0f} {head_y - 16:.0f}l34-6l26 14l6 12l-30 6l-8 8l-26-4l-8-14z"
    return join(
        path(line(spine, closed=False), fill="none", stroke="var(--earth-l)", stroke_width=9),
        path(ribs, fill="var(--earth-l)"),
        path(skull, fill="var(--earth-l)", stroke="var(--earth-d)", stroke_width=3),
        el("circle", cx=head_x + 22, cy=head_y - 6, r=5, fill="var(--earth-d)"),
    )
