"""The print of Ankh-Morpork: roofs, the Tower of Art, a bridge over something like a river."""

from __future__ import annotations

import math
from random import Random
from typing import Final

from art.prints.cuts import halo, sky, water
from trollbord.ink.markup import Attributes, Markup, el, join
from trollbord.ink.shapes import gouge, group, line, path

_TOWER: Final = (
    '<path d="M130 262L138 66H176L186 262Z" fill="var(--pr3-wall)" stroke="var(--pr-key)" stroke-width="3" stroke-linejoin="round"/>'
    '<path d="M160 66H176L186 262H160Z" fill="var(--pr3-wall-d)"/>'
    '<path d="M126 72L133 56H181L188 72Z" fill="var(--pr3-roof)" stroke="var(--pr-key)" stroke-width="3" stroke-linejoin="round"/>'
    '<path d="M133 56L163 10L181 56Z" fill="var(--pr3-roof)" stroke="var(--pr-key)" stroke-width="3" stroke-linejoin="round"/>'
    '<path d="M163 10L181 56H160Z" fill="var(--pr3-roof-d)"/>'
    '<path d="M150 92H160V112H150ZM146 146H157V168H146ZM144 204H156V228H144Z" fill="var(--pr1-sun)" stroke="var(--pr-key)" stroke-width="2"/>'
)
_PEOPLE: Final = (
    '<path d="M84 322L90 296L86 292L100 266L106 290L102 294L110 322Z"/>'
    '<path d="M80 288H112L110 294H82Z"/>'
    '<path d="M76 322L82 292" stroke="var(--pr-key)" stroke-width="3"/>'
    '<path d="M158 316V300Q158 290 168 290Q178 290 178 300V316Z"/>'
    '<circle cx="168" cy="286" r="7"/>'
    '<path d="M182 318L186 282M180 282L194 280L192 292Z" stroke="var(--pr-key)" stroke-width="3"/>'
    '<path d="M228 322L232 284Q240 276 248 284L254 322Z"/>'
    '<circle cx="240" cy="274" r="7.5"/>'
    '<path d="M226 292Q214 296 218 308Q230 312 234 300Z"/>'
)
_BIRDS: Final = '<path d="M46 60Q53 53 58 60Q63 53 70 60M236 42Q242 36 246 42Q250 36 256 42M262 78Q268 72 272 78Q276 72 282 78" fill="none" stroke="var(--pr-key)" stroke-width="2.6"/>'
_ARCH: Final = "M-6 352Q160 292 326 352V400H292Q286 352 232 350Q184 350 178 400H142Q136 350 88 350Q34 352 28 400H-6Z"
_HOUSES: Final = (
    *((-12, 40, 74), (30, 36, 54), (66, 40, 86), (104, 30, 46)),
    *((184, 36, 60), (220, 42, 88), (262, 34, 58), (292, 44, 78)),
)
_WALLS: Final = ("pr3-wall", "pr3-wall2", "pr3-wall3")
_ROOFS: Final = ("pr3-roof", "pr3-roof2")
_KEY: Final[Attributes] = {"stroke": "var(--pr-key)", "stroke_linejoin": "round"}


def draw() -> Markup:
    """All layers, back to front."""
    dice = Random("ankh4")
    return join(
        sky("pr3-sky"),
        path(halo((240, 96), 46, 20, 13, "ank"), fill="var(--pr3-ray)"),
        el("circle", cx=240, cy=96, r=34, fill="var(--pr3-moon)"),
        el("circle", cx=254, cy=88, r=29, fill="var(--pr3-sky)"),
        _back(dice),
        _river(dice),
        _tower(dice),
        [_house(number, place, dice) for number, place in enumerate(_HOUSES)],
        _quay(dice),
        _bridge(),
        Markup(_BIRDS),
    )


def _back(dice: Random) -> Markup:
    roofs = [(i * 23 - 8, dice.uniform(140, 205), dice.uniform(14, 24)) for i in range(15)]
    return join(
        [
            path(
                line([(x, 260), (x, y), (x + w / 2, y - w * 1.1), (x + w, y), (x + w, 260)]),
                fill="var(--pr3-far)",
            )
            for x, y, w in roofs
        ]
    )


def _tower(dice: Random) -> Markup:
    cuts = [
        gouge(dice.uniform(140, 180), dice.uniform(80, 250), 0, dice.uniform(6, 14), 1.3)
        for _ in range(34)
    ]
    return group(
        Markup(_TOWER),
        path("".join(cuts), fill="var(--pr-key)", opacity=".5"),
        transform="translate(0 18)",
    )


def _house(number: int, place: tuple[int, int, int], dice: Random) -> Markup:
    x, w, h = place
    y, lean, jut = 268 + number % 2 * 5, dice.uniform(-4, 4), dice.uniform(3, 6)
    top, half = y - h, lean * 0.5
    ridge = (x + w / 2 + lean, top - h * 0.5 - 10)
    left, right = (x + half - jut - 3, top + 1), (x + w + half + jut + 3, top + 1)
    wall = [(x, y), (x + half - jut, top), (x + w + half + jut, top), (x + w, y)]
    return join(
        path(line(wall), fill=f"var(--{_WALLS[number % 3]})", stroke_width=2.4, **_KEY),
        path(
            line([left, ridge, right]),
            fill=f"var(--{_ROOFS[number % 2]})",
            stroke_width=2.4,
            **_KEY,
        ),
        path(line([ridge, right, (x + w * 0.62, top + 1)]), fill="var(--pr3-roof-d)"),
        _wear(x, y, w, h, dice),
        _windows(x + lean * 0.3, top, w, h, dice),
    )


def _wear(x: float, y: float, w: float, h: float, dice: Random) -> Markup:
    wall = [
        gouge(x + dice.uniform(4, w - 4), y - dice.uniform(4, h - 6), 1.5, dice.uniform(6, 14), 1)
        for _ in range(int(w * h / 190))
    ]
    roof = [
        gouge(x + w * (0.2 + 0.12 * k), y - h - h * 0.5 * (0.22 + 0.1 * (k % 3)), 1.9, 10, 1.1)
        for k in range(4)
    ]
    return join(
        path("".join(wall), fill="var(--pr-key)", opacity=".38"),
        path("".join(roof), fill="var(--pr3-moon)", opacity=".5"),
    )


def _windows(x: float, top: float, w: float, h: float, dice: Random) -> Markup:
    panes: list[Markup] = []
    for row in range(int(h // 22)):
        for column in range(max(1, int(w // 17))):
            if dice.random() < 0.8:
                lit = "pr1-sun" if dice.random() < 0.5 else "pr-key"
                place: Attributes = {"x": x + 6 + column * 16, "y": top + 9 + row * 21}
                size: Attributes = {"width": 8, "height": 11, "stroke_width": 1.4}
                panes.append(
                    el("rect", **place, **size, fill=f"var(--{lit})", stroke="var(--pr-key)")
                )
    return join(panes)


def _quay(dice: Random) -> Markup:
    cuts = [
        gouge(dice.uniform(4, 316), dice.uniform(268, 283), 0, dice.uniform(10, 20), 1.2)
        for _ in range(40)
    ]
    return join(
        path(
            "M0 264H320V286H0Z", fill="var(--pr3-wall-d)", stroke="var(--pr-key)", stroke_width=2.6
        ),
        path("".join(cuts), fill="var(--pr-key)", opacity=".6"),
    )


def _river(dice: Random) -> Markup:
    glints = [
        gouge(x + dice.uniform(-5, 5), 292 + k * 6, 0, dice.uniform(8, 20), 1.8)
        for x in (22, 88, 152, 240, 300)
        for k in range(8)
    ]
    return join(
        el("rect", y=280, width=320, height=120, fill="var(--pr3-river)"),
        path(water(294, 398, "ankhriver"), fill="var(--pr3-river-l)"),
        path("".join(glints), fill="var(--pr1-sun)"),
    )


def _bridge() -> Markup:
    joints = [
        gouge(x, 348 - 26 * math.sin((x + 6) / 332 * math.pi) + down, 0, 16, 1.3)
        for x in range(8, 320, 21)
        for down in (8, 18)
    ]
    return join(
        path(_ARCH, fill="var(--pr3-bridge)", stroke_width=3.4, **_KEY),
        path("".join(joints), fill="var(--pr3-wall-d)"),
        group(Markup(_PEOPLE), fill="var(--pr-key)", transform="translate(0 5)"),
    )
