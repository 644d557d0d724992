"""Figures, runes, the wordmark and the far fjord, drawn once for every game.

A figure is painted by the seat's class around it (`s-rowan`): --p body, --pd shade, --pe edge, --pl face.
"""

from __future__ import annotations

from itertools import pairwise
from random import Random
from typing import Final

from trollbord.ink.markup import Attributes, Markup, Value, el, join, num
from trollbord.ink.shapes import Point, cut_edge, gouge, group, line, path, wedge

RUNES: Final = {  # straight cuts only, box 16 x 24
    "fe": "M4 24V0M4 9L13 2M4 16L13 9",
    "ur": "M3 24V1L13 8V24",
    "thurs": "M4 24V0M4 5L12 12L4 19",
    "as": "M4 24V0M4 1L13 8M4 9L13 16",
    "reid": "M3 24V0L12 6L3 12L13 24",
    "kaun": "M12 2L4 12L12 22",
    "gebo": "M2 2L14 22M14 2L2 22",
    "wynn": "M4 24V0L12 6L4 13",
    "hagal": "M3 0V24M13 0V24M3 9L13 15",
    "naud": "M8 0V24M3 8L13 15",
    "is": "M8 0V24",
    "jera": "M8 1L3 6L8 11M8 13L13 18L8 23",
    "eihwaz": "M8 0V24M8 0L13 5M8 24L3 19",
    "sol": "M11 0V10L5 14V24",
    "tyr": "M8 24V0M2 7L8 0L14 7",
    "bjarkan": "M4 24V0L12 6L4 12L12 18L4 24",
    "ehwaz": "M3 24V0L8 6L13 0V24",
    "mannaz": "M3 24V0L13 9M13 24V0L3 9",
    "lagu": "M4 24V0L12 8",
    "ingwaz": "M8 2L14 12L8 22L2 12Z",
    "dagaz": "M2 2V22L14 2V22Z",
    "othala": "M3 24L12 10L8 3L4 10L13 24",
}
RUNE_NAMES: Final = tuple(RUNES)


def rune(name: str, x: float, y: float, height: float, **attributes: Value) -> Markup:
    """A rune centred on (x, y)."""
    scale = height / 24
    place = f"translate({num(x - 8 * scale)} {num(y - height / 2)}) scale({scale:.3g})"
    return path(RUNES[name], transform=place, fill="none", **attributes)


def _key(data: str, fill: str, width: float) -> Markup:
    return path(data, fill=fill, stroke="var(--pe)", stroke_width=width, stroke_linejoin="round")


def _eye(x: float, y: float, radius: float, fill: str, width: float = 0) -> Markup:
    stroke: Attributes = {"stroke": "var(--pe)", "stroke_width": width} if width else {}
    return el("circle", cx=x, cy=y, r=radius, fill=fill, **stroke)


def _round_shield() -> Markup:
    edge: Attributes = {"stroke": "var(--pe)", "stroke_width": 2.5}
    return join(
        el("circle", cx=-7, cy=15, r=15.5, fill="var(--p)", **edge),
        el("circle", cx=-7, cy=15, r=9.6, fill="none", stroke="var(--pd)", stroke_width=3),
        el("circle", cx=-7, cy=15, r=4.2, fill="var(--pe)"),
    )


def _kite_shield() -> Markup:
    return join(
        _key("M-23-1Q-7.5-7 8-1Q9 18-7.5 33Q-24 18-23-1Z", "var(--pl)", 2.5),
        path("M-7.5-3V31Q-23 17-22 0Q-15-2.5-7.5-3Z", fill="var(--p)"),
        path("M-7.5 6L-.5 14L-7.5 22L-14.5 14Z", fill="var(--pe)"),
    )


def viking(shield: str) -> Markup:
    """A walrus-ivory warrior; the shield, "round" or "kite", tells the seat without colour."""
    return join(
        path("M20 32V-26", stroke="var(--pe)", stroke_width=5),
        _key("M20-42L25-32L20-23L15-32Z", "var(--pl)", 2.5),
        _key("M-20 32L-21 12Q-20-2-9-5H9Q20-2 21 12L20 32Z", "var(--p)", 2.5),
        path("M8 6Q12 18 11 31H19L20 12Q19 1 12-3Z", fill="var(--pd)"),
        _key("M-11.5-19H11.5V-6Q10 4 0 6Q-10 4-11.5-6Z", "var(--pl)", 2.5),
        _key(
            "M-11.5-8Q-5-4 0-6Q5-4 11.5-8L10.5 3L6 11L3 7L0 14L-3 7L-6 11L-10.5 3Z",
            "var(--pd)",
            2.5,
        ),
        _key("M-14.5-17Q-13-32 0-41Q13-32 14.5-17Q0-12-14.5-17Z", "var(--p)", 2.5),
        path("M1.5-37Q10-30 11.5-18Q7-16.5 4-16Z", fill="var(--pd)"),
        path("M-2.3-17H2.3L1.8-7H-1.8Z", fill="var(--pe)"),
        path("M-13-17.5Q0-13 13-17.5", fill="none", stroke="var(--pe)", stroke_width=3),
        _eye(-6, -11, 2.3, "var(--pe)"),
        _eye(6, -11, 2.3, "var(--pe)"),
        _round_shield() if shield == "round" else _kite_shield(),
    )


_TROLL_HAIR: Final = (
    "M-13-16L-19-27L-11-26L-11-37L-3-30L3-40L7-30L15-36L14-26L20-24L15-16Q9-24 1-24Q-8-24-13-16Z"
)


def troll() -> Markup:
    """All head, nose and hair, arms down to the ground; the seat's emblem may sit on the belly."""
    return join(
        path("M-13 12Q-23 14-24 5", fill="none", stroke="var(--pe)", stroke_width=3.6),
        _key("M-24 7L-29 2L-25-5L-20 1Z", "var(--pd)", 2.3),
        _key("M-15 22L-17 4Q-16-8-6-9H8Q17-6 17 4L16 22H6L5 17H-4L-5 22Z", "var(--p)", 2.3),
        _key("M-12-5Q-21 2-20 16Q-17 19-13 16Q-14 8-9 3Z", "var(--pd)", 2.3),
        _key("M12-5Q22 2 21 16Q17 19 13 16Q15 8 9 3Z", "var(--p)", 2.3),
        _key("M-11-17L-23-22L-13-8ZM14-18L25-24L16-9Z", "var(--p)", 2.3),
        _key("M-13-13Q-14-28 1-30Q16-29 16-14Q15-2 3-1Q-11-2-13-13Z", "var(--pl)", 2.3),
        _key(_TROLL_HAIR, "var(--p)", 2.3),
        path(
            "M-12-18L-16-25L-9-24ZM-9-27L-9-33L-4-27ZM2-28L3-35L6-28ZM11-27L13-31L13-25Z",
            fill="var(--pd)",
        ),
        path("M-8-6Q2 2 12-5", fill="none", stroke="var(--pe)", stroke_width=2.4),
        path("M-6-4.5L-4.5-10L-2-2.5Z", fill="#FFF8E2", stroke="var(--pe)", stroke_width=1.2),
        [_eye(x, y, 3.9, "#FFF8E2", 1.6) for x, y in ((-6, -16), (9, -17))],
        [_eye(x, y, 1.9, "#14100A") for x, y in ((-5, -15.5), (9.5, -16.5))],
        _key("M0-18Q6-19 9-11Q11-4 4-4.5Q-3-5-1-11Z", "var(--p)", 2.3),
    )


def lord() -> Markup:
    """A troll lord: more bulk, a staff, a crown of gold."""
    return join(
        path("M-24 27V-28", stroke="var(--pe)", stroke_width=6.4),
        path("M-24 26V-26", stroke="var(--wood-1)", stroke_width=2.8),
        _key("M-24-42L-17-34L-24-25L-31-34Z", "#8FD3E8", 2.6),
        group(troll(), transform="translate(2 2) scale(1.16)"),
        _key("M-11-30L-15-49L-5-41L4-53L12-41L21-48L18-30Q4-35-11-30Z", "var(--gold)", 2.6),
        path("M-9-33Q4-38 16-33", stroke="var(--gold-deep)", stroke_width=3, fill="none"),
    )


_LEFT: Final = ((-20, 330), (70, 190), (150, 300), (240, 160), (330, 320), (430, 420))
_RIGHT: Final = (
    *((630, 420), (740, 250), (800, 320), (900, 140), (960, 260)),
    *((1060, 200), (1160, 310), (1290, 180), (1380, 300), (1460, 240)),
)


def _far_chain(points: tuple[Point, ...], seed: str) -> Markup:
    crest: list[Point] = []
    for start, end in pairwise(points):
        crest += cut_edge(start, end, 22, 6, seed)
    cuts = ""
    for x, y in points[1:-1:2]:
        for k in range(4):
            cuts += wedge((x - 2 - k * 7, y + 18 + k * 15), (x - 4 - k * 9, y + 58 + k * 21), 5)
            cuts += wedge((x + 10 + k * 8, y + 30 + k * 16), (x + 15 + k * 12, y + 80 + k * 20), 7)
    outline = line([(points[0][0], 420), *crest, points[-1], (points[-1][0], 420)])
    return path(outline, fill="var(--far-1)") + path(cuts, fill="var(--far-2)")


def backdrop() -> Markup:
    """A fjord, far away, in almost the colour of the page: where the board lies."""
    dice = Random("backdrop")
    sea = ""
    for _ in range(200):
        x, y = dice.uniform(0, 1440), 430 + 420 * dice.random()
        sea += gouge(x, y, 0, dice.uniform(30, 90), 2.4)
    return el(
        "svg",
        _far_chain(_LEFT, "far1"),
        _far_chain(_RIGHT, "far2"),
        el("rect", y=420, width=1440, height=424, fill="var(--far-1)"),
        path(sea, fill="var(--far-2)"),
        class_="backdrop",
        viewBox="0 0 1440 844",
        preserveAspectRatio="xMidYMid slice",
        aria_hidden="true",
    )


_LETTERS: Final = {
    "T": (22, "M11 2V32M1 7L11 2L21 7"),
    "R": (20, "M4 32V2L16 10L4 17L17 32"),
    "O": (24, "M12 2L22 17L12 32L2 17Z"),
    "L": (16, "M4 2V32L15 26"),
    "B": (20, "M4 32V2L16 9.5L4 17L17 24.5Z"),
    "D": (22, "M4 32V2L19 17Z"),
}


def wordmark(height: int) -> Markup:
    """The name of the house: nine cut letters, strokes only."""
    x, letters = 3, []
    for letter in "TROLLBORD":
        width, data = _LETTERS[letter]
        letters.append(path(data, transform=f"translate({x} 0)"))
        x += width + 4
    pen: Attributes = {
        "fill": "none",
        "stroke": "currentColor",
        "stroke_width": 4.4,
        "stroke_linejoin": "miter",
    }
    box: Attributes = {
        "viewBox": f"0 -1 {x} 36",
        "height": height,
        "role": "img",
        "aria_label": "Trollbord",
    }
    return el("svg", letters, class_="wordmark", stroke_linecap="square", **pen, **box)
