"""The mountain without anything on it: the earth around, the rock, the ground of its caves."""

from __future__ import annotations

from functools import cache, lru_cache
from random import Random

from trollbord.games.trolls_princesses.look.layout import CANVAS, CAVE_BOXES, cave_cauldron, rim
from trollbord.games.trolls_princesses.look.scenery import pot
from trollbord.games.trolls_princesses.places import CAVES
from trollbord.ink.markup import Element, Markup, el, join, keyed
from trollbord.ink.shapes import at, cut_polygon, gouge, group, line, path


@lru_cache(maxsize=256)
def earth(seat: int, box: tuple[float, float, float, float]) -> Element:
    """The earth in which a network is dug."""
    left, top, _, height = box[0] + 10, box[1] + 4, box[2], box[3] - 8
    foot = top + height
    shape = cut_polygon(
        [(left + 60, top + 20), (left + 200, top), (520, top), (520, foot), (left + 190, foot),
         (left + 40, foot - 50), (left, foot - 220), (left + 6, top + 240)], 48, 8, "earth",
    )  # fmt: skip
    rounded = line([(round(x), round(y)) for x, y in shape])
    return keyed(f"earth-{seat}", "g", path(rounded, fill="url(#tp-earth)"))


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
