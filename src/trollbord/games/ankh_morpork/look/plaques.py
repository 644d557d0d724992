"""The plaque of an area: its number in the colour of who controls it, its price, its name.

On a desk the three stand in one cut plaque. On a phone the name stands below in one or two lines, with a rim, so that the
map fills the screen and can still be read.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from trollbord.games.ankh_morpork.box import AREAS, COST, NOBODY
from trollbord.games.ankh_morpork.look.chart import chart
from trollbord.games.ankh_morpork.look.figures import LOOKS
from trollbord.ink.hyphens import SOFT, hyphenated
from trollbord.ink.markup import Attributes, Element, Markup, el, join, keyed
from trollbord.ink.shapes import Point, at, group, path
from trollbord.kernel.seat import Seat
from trollbord.words import Speaker

PIXEL: Final = 2.1
"""Units of the standing map in one pixel of a phone of 390 x 844."""
LINE: Final = 12 * PIXEL
"""The height of a line of a name."""
_ROOM: Final = (9, 14, 16, 12, 12, 11, 10, 9, 9, 12, 9, 9)
"""Letters of an area's name that have room in one line on a phone."""
_MOVED: Final[tuple[Point, ...]] = (
    (18, -4), (32, 14), (16, 0), (18, 0), (22, 0), (18, 10), (22, 4), (16, 0), (16, 0), (22, 8), (24, 0), (26, 0),
)  # fmt: skip
"""How far a plaque with its name below stands from where one without would stand."""
_ABOVE: Final = 6
"""The Shades: the name stands above its number, which touches the wall."""
_SQUEEZED: Final = 4
"""The Scours: the next plaque is close to its right end, so a long name makes it move left."""
_BESIDE: Final = 74
_FONT: Final[Attributes] = {"font_weight": 700, "text_anchor": "middle"}


@lru_cache(2048)
def plaque(standing: bool, area: int, holder: Seat, words: Speaker) -> Element:
    """What tells an area from the others; nobody can click it."""
    x, y = chart(standing).places[area].label
    drawn = _standing(area, holder, words) if standing else _lying(area, holder, words)
    if standing:
        x, y = x + _MOVED[area][0], y + _MOVED[area][1]
    elif area == _SQUEEZED:
        x -= max(0.0, _half(words.name(AREAS[area])) - _BESIDE)
    key = f"plaque-{area + 1}"
    return keyed(key, "g", drawn, transform=at(x, y), pointer_events="none")


def _lying(area: int, holder: Seat, words: Speaker) -> Markup:
    name = words.name(AREAS[area])
    half = _half(name)
    return join(_framed(name, half), _badge(holder, area, 1 - half, 1), _price(area, half - 1))


def _half(name: str) -> float:
    return len(name) * 4.35 + 31


def _framed(name: str, half: float) -> Markup:
    sides = f"M{-half:.1f} -12H{half - 7:.1f}L{half:.1f} -5V12H{7 - half:.1f}L{-half:.1f} 5Z"
    return join(
        path(sides, fill="var(--panel)", stroke="var(--key)", stroke_width=2),
        el("text", name, x=1.5, y=5, fill="var(--ink)", font_size=16, **_FONT),
    )


def _standing(area: int, holder: Seat, words: Speaker) -> Markup:
    rows = name_lines(area, words)
    top = -16 * PIXEL - LINE * (len(rows) - 1) if area == _ABOVE else 26 * PIXEL
    return join(
        _badge(holder, area, -12 * PIXEL, 1.6),
        _price(area, 11 * PIXEL, 1.75, 14),
        [
            el("text", row, y=round(top + LINE * number, 1), class_="am-area", **_FONT)
            for number, row in enumerate(rows)
        ],
    )


@lru_cache(128)
def name_lines(area: int, words: Speaker) -> tuple[str, ...]:
    """The name of an area on a phone: one line, or two that are as short as can be."""
    name = words.name(AREAS[area])
    if len(name) <= _ROOM[area]:
        return (name,)
    parted = hyphenated(name, _ROOM[area])
    cuts = [place for place, letter in enumerate(parted) if letter in (" ", SOFT)]
    halves = [_halves(parted, cut) for cut in cuts]
    return min(halves, key=lambda two: max(map(len, two)), default=(name,))


def _halves(parted: str, cut: int) -> tuple[str, ...]:
    """Both sides of a cut; a word that was cut ends in a hyphen."""
    hyphen = "-" if parted[cut] == SOFT else ""
    return (parted[:cut].replace(SOFT, "") + hyphen, parted[cut + 1 :].replace(SOFT, ""))


def beside(area: int) -> Point:
    """Where trouble is marked on a phone: right of the coin; in The Shades below it, at the wall."""
    places = chart(True).places[area]
    if area == _ABOVE:
        return places.trouble
    return places.label[0] + _MOVED[area][0] + 33 * PIXEL, places.label[1] + _MOVED[area][1]


def drop(area: int, owner: int, words: Speaker) -> int:
    """How much lower a piece stands on a phone, below the lines of the name; trolls and demons stand low already."""
    lines = 0 if area == _ABOVE else len(name_lines(area, words))
    return (0, 16, 40 if owner < len(LOOKS) else 16)[lines]


def _badge(seat: Seat, area: int, x: float, scale: float) -> Markup:
    fill = "var(--panel-2)" if seat == NOBODY else "var(--p)"
    edge = "var(--key)" if seat == NOBODY else "var(--pe)"
    ink = "var(--ink)" if seat == NOBODY else "var(--po)"
    shape = "M-15-9L-9-15H9L15-9V9L9 15H-9L-15 9Z"
    return group(
        keyed(
            f"badge-{area + 1}-{'nobody' if seat == NOBODY else seat}",
            "g",
            path(shape, fill=fill, stroke=edge, stroke_width=2.2),
            el("text", area + 1, y=6, fill=ink, font_size=17, **_FONT),
            class_=None if seat == NOBODY else f"s-{LOOKS[seat]}",
            data_enter="turn",
        ),
        transform=at(x, 0, scale),
    )


def _price(area: int, x: float, scale: float = 1, size: float = 12.5) -> Markup:
    return group(
        el("circle", r=12, fill="var(--gold)", stroke="var(--key)", stroke_width=2),
        el("text", COST[area], y=4.6, fill="var(--gold-ink)", font_size=size, **_FONT),
        transform=at(x, 0, scale),
    )
