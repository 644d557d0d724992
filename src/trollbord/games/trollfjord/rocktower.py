"""The Rock Tower as a picture: the shaft with its boulders, the spirit's face, the hammer, and what lies on the table."""

from collections.abc import Callable
from typing import Final

from trollbord.games.trollfjord.box import (
    BOULDER_COLOURS,
    BOULDERS_PER_COLOUR,
    HEIGHTS,
    LIMITED,
    MOST_HITS,
    SIDES,
    STRENGTHS,
)
from trollbord.games.trollfjord.scenery import tower_wall
from trollbord.games.trollfjord.shaft import SHELVES, WIDTH, shelf
from trollbord.games.trollfjord.view import TrollfjordView
from trollbord.ink.kept import kept
from trollbord.ink.markup import NOTHING, Markup, el, join, keyed, num
from trollbord.ink.shapes import Point, at, group, path, use

SCALE: Final = 1.45  # units of the picture for a millimetre
LEFT: Final = 20.0  # where the shaft's inside begins
FLOOR: Final = 300.0
SIZE: Final = 0.72  # of a boulder in the shaft

RESTING: Final = (
    (275, 969, 90), (59, 872, 97), (515, 485, 307), (178, 1397, 175), (508, 774, 86), (78, 767, 132),
    (516, 383, 267), (117, 1159, 143), (516, 672, 316), (624, 395, 81), (516, 1245, 291), (570, 1332, 239),
    (522, 1134, 176), (638, 1133, 115), (301, 1079, 308), (279, 1380, 61), (586, 1042, 50), (406, 1104, 119),
    (448, 576, 79), (615, 301, 48), (479, 1024, 106), (514, 269, 104), (403, 683, 288), (624, 1240, 315),
    (320, 756, 63), (136, 674, 333), (552, 575, 263), (254, 672, 154), (339, 602, 358), (225, 1162, 185),
    (379, 1351, 218), (58, 1076, 142), (170, 1065, 235), (605, 745, 56), (67, 972, 44), (351, 1445, 14),
    (633, 638, 167), (379, 997, 57), (170, 862, 337), (631, 508, 296), (475, 1336, 137), (412, 1209, 74),
    (168, 968, 271), (201, 763, 280),
)  # fmt: skip
"""A filled tower as the simulation leaves it: x and y in tenths of a millimetre, and the turn, by boulder."""

HAMMER: Final = (
    '<path d="M-4 96L-8 14H8L6 96Z" fill="var(--wood-1p)" stroke="var(--key)" stroke-width="2.6"/>'
    '<path d="M-30-14L22-20L27 12L-25 18Z" fill="var(--stone-2)" stroke="var(--key)" stroke-width="3" stroke-linejoin="round"/>'
    '<path d="M-30-14L22-20L21-12L-28-6Z" fill="var(--stone-1)"/>'
    '<path d="M-12-17L2-18.5L6 14L-7 16Z" fill="var(--gold)" stroke="var(--key)" stroke-width="2.2"/>'
)


def spot(x: float, y: float) -> Point:
    """Where a place in the shaft lies in the picture, which shows the tower from behind: the outlet is on the right."""
    return LEFT + (WIDTH - x) * SCALE, FLOOR - y * SCALE


def _shelf_line(k: int) -> tuple[Point, ...]:
    """A shelf as a board of some thickness."""
    (xa, ya), (xb, yb) = [spot(x, y) for x, y in shelf(k)]
    return (xa, ya), (xb, yb), (xb, yb + 5), (xa, ya + 5)


SHELF_LINES: Final = tuple([_shelf_line(k) for k in range(SHELVES)])


def mood(view: TrollfjordView) -> int:
    """How awake the spirit is: 0 asleep, 1 stirring, 2 a colour is at its limit, 3 angry."""
    if not view.limit:
        return 0
    most = max(view.out[:LIMITED])
    return 3 if most > view.limit and not view.appeased else 2 if most >= view.limit else 1


def shaft(view: TrollfjordView, fall: int = 0) -> Markup:
    """The tower with what is in it; `fall` is the line beside which the last fall is kept."""
    return keyed(
        "shaft",
        "g",
        tower_wall(mood(view), SHELF_LINES),
        keyed("inside", "g", inside(view), data_fall=fall or None, clip_path="url(#tf-shaft)"),
        class_=f"shaft mood-{mood(view)}",
    )


def inside(view: TrollfjordView) -> Markup:
    """The boulders in the tower: as many of each colour as are left, the lowest gone first."""
    rocks: list[Markup] = []
    for index, colour in enumerate(BOULDER_COLOURS):
        numbers = range(index * BOULDERS_PER_COLOUR, (index + 1) * BOULDERS_PER_COLOUR)
        for number in sorted(numbers, key=_height)[view.out[index] :]:
            x, y, turn = RESTING[number]
            place = at(*spot(x / 10, y / 10), SIZE, turn)
            rocks.append(el("use", href=f"#tf-b-{colour}", transform=place))
    return join(rocks)


def _height(number: int) -> int:
    return RESTING[number][1]


def stacks(view: TrollfjordView, words: tuple[str, str] = ("", "")) -> Markup:
    """What lies on the table, stacked by colour against the limit; white is free. `words`: for the limit, and for white."""
    parts: list[Markup] = []
    for index, colour in enumerate(BOULDER_COLOURS):
        parts.append(_stack(view, index, colour))
    if view.limit:
        y = num(-16.2 * view.limit - 4)
        parts.append(
            path(
                f"M-22 {y}H104",
                stroke="var(--danger)",
                stroke_width=3,
                stroke_dasharray="8 4",
                fill="none",
            )
        )
        if words[0]:
            parts.append(text(words[0], -20, float(y) - 7, 13, "var(--danger)", 700, "start"))
        if words[1]:
            parts.append(text(words[1], 126, -172, 13, "var(--ink-3)", 600))
    return group(parts, class_="stacks")


def _stack(view: TrollfjordView, index: int, colour: str) -> Markup:
    x, count = 42.0 * index, view.out[index]
    full = index < LIMITED and 0 < view.limit <= count
    ground = "var(--danger-wash)" if full else "var(--panel-2)"
    column = el("rect", x=x - 18, y=-186, width=36, height=188, fill=ground)
    rocks = [
        keyed(
            f"out-{colour}-{k}",
            "g",
            use(f"tf-b-{colour}", 0, 0, 0.95),
            transform=at(x + 3 * (k % 2) - 1.5, -10 - 16.2 * k),
            data_enter="drop",
            data_order=k,
        )
        for k in range(count)
    ]
    ink = "var(--danger)" if full else "var(--ink)"
    number = keyed(f"count-{colour}", "g", text(str(count), x, 24, 20, ink, 800))
    return join(column, rocks, number)


def counter(view: TrollfjordView) -> Markup:
    """The hammer-blow counter with its slider."""
    if view.hits < 0:
        return NOTHING
    step = 36.4
    most = view.limit or MOST_HITS
    done = f"M14 18H{num(14 + step * view.hits)}"
    parts = [
        path(f"M14 18H{num(14 + step * 9)}", stroke="var(--line)", stroke_width=5, fill="none"),
        path(done, stroke="var(--act)", stroke_width=5, fill="none"),
    ]
    for hit in range(MOST_HITS + 1):
        parts.append(_diamond(14 + step * hit, hit, view.hits, most))
    return group(parts, class_="counter")


def _diamond(x: float, hit: int, hits: int, most: int) -> Markup:
    if hit == hits:
        fill, ink = "var(--target)", "var(--target-case)"
    elif 0 < hit < hits:
        fill, ink = "var(--act)", "var(--act-ink)"
    else:
        fill, ink = "var(--panel)", "var(--ink)" if hit <= most else "var(--ink-3)"
    edge = "var(--line-strong)" if hit <= most else "var(--line)"
    shape = path(
        f"M{num(x)} 4L{num(x + 14)} 18L{num(x)} 32L{num(x - 14)} 18Z",
        fill=fill,
        stroke="var(--target-case)" if hit == hits else edge,
        stroke_width=2.2,
    )
    return shape + text(str(hit), x, 23.4, 15, ink, 800)


def hammer() -> Markup:
    """The hammer beside the tower; the page's client swings it."""
    return keyed("hammer", "g", Markup(HAMMER), transform="translate(-46 262)", class_="hammer")


def aims(labels: Callable[[str, int], str]) -> Markup:
    """Where the walls can be struck: two sides, four heights; the front and the back can't."""
    parts = []
    for side, x in zip(SIDES, (-30.0, 128.0), strict=True):
        for height in range(1, HEIGHTS + 1):
            y = FLOOR - 74 * height + 4
            parts.append(
                keyed(
                    f"aim-{side}-{height}",
                    "rect",
                    x=x,
                    y=y,
                    width=44,
                    height=66,
                    rx=6,
                    class_="spot aim",
                    data_label=labels(side, height),
                )
            )
    return keyed("aims", "g", parts, data_live=True)


def meter(ends: tuple[str, str], labels: Callable[[int], str]) -> Markup:
    """The strengths from soft to hearty, and the pointer that swings over them."""
    parts: list[Markup] = [
        text(ends[0], 12, 15, 14, "var(--ink-3)", 600, "start"),
        text(ends[1], 352, 15, 14, "var(--ink-3)", 600, "end"),
        path("M10 52H354", stroke="var(--line-strong)", stroke_width=5, fill="none"),
    ]
    for strength in range(1, STRENGTHS + 1):
        x = 12 + 34.2 * (strength - 1)
        parts.append(path(f"M{num(x + 15.5)} 23v7", stroke="var(--act)", stroke_width=3.4))
        key = f"strength-{strength}"
        parts.append(
            keyed(
                key,
                "rect",
                x=x,
                y=24,
                width=31,
                height=30,
                rx=3,
                class_="spot tick",
                data_label=labels(strength),
            )
        )
        parts.append(text(str(strength), x + 15.5, 45, 15, "var(--ink-2)", 700))
    sign = "M-13-2H13V10H5L0 19L-5 10H-13Z"
    arrow = path(sign, fill="var(--stone-2)", stroke="var(--key)", stroke_width=2)
    parts.append(keyed("pointer", "g", arrow, transform="translate(198.5 6)", class_="pointer"))
    parts.append(keyed("timing", "text", "", x=182, y=15, text_anchor="middle", class_="timing"))
    return keyed("strengths", "g", parts, data_live=True)


@kept
def text(
    words: str,
    x: float,
    y: float,
    size: float,
    fill: str,
    weight: int = 700,
    anchor: str = "middle",
) -> Markup:
    """Words in the picture."""
    return el(
        "text", words, x=x, y=y, font_size=size, font_weight=weight, text_anchor=anchor, fill=fill
    )
