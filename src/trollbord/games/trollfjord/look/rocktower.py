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
from trollbord.games.trollfjord.look.scenery import tower_wall
from trollbord.games.trollfjord.shaft import SHELVES, WIDTH, shelf
from trollbord.games.trollfjord.view import TrollfjordView
from trollbord.ink.cache import cached
from trollbord.ink.markup import NOTHING, Markup, el, join, keyed, num
from trollbord.ink.shapes import Point, at, group, path, use

SCALE: Final = 1.9  # units of the picture for a millimetre: a full tower reaches up to its edge
LEFT: Final = 3.5  # where the shaft's inside begins
FLOOR: Final = 300.0
SIZE: Final = 0.95  # of a boulder in the shaft
COLUMN: Final = 246.0  # where boulders are stacked on the table

RESTING: Final = (
    (68, 658, 94), (266, 805, 281), (70, 770, 2), (360, 1349, 140), (532, 702, 68), (624, 1164, 73),
    (166, 821, 67), (313, 724, 107), (540, 1402, 183), (625, 597, 255), (632, 1333, 38), (342, 1044, 129),
    (468, 783, 118), (489, 247, 151), (71, 1098, 253), (389, 597, 11), (248, 1054, 105), (324, 1443, 148),
    (476, 409, 172), (160, 625, 48), (632, 705, 153), (102, 1395, 157), (207, 715, 258), (458, 1311, 283),
    (575, 380, 111), (284, 622, 356), (294, 967, 267), (596, 483, 86), (467, 514, 85), (586, 274, 182),
    (412, 697, 79), (574, 790, 124), (433, 1446, 9), (451, 1101, 91), (429, 987, 76), (262, 1367, 84),
    (515, 606, 50), (533, 1018, 357), (153, 1037, 259), (631, 1050, 126), (348, 1128, 55), (549, 1253, 112),
    (66, 870, 104), (73, 980, 134),
)  # fmt: skip
"""A filled tower as the simulation leaves it: x and y in tenths of a millimetre, and the turn, by boulder."""

POINTER: Final = (
    '<path d="M-6 9H6L0 22Z" fill="var(--ink)"/><path d="M-16-6H13L18-1V9H-16Z" fill="var(--stone-2)" stroke="var(--key)" '
    'stroke-width="2.2" stroke-linejoin="round"/><path d="M-5-6H4V9H-5Z" fill="var(--gold)" stroke="var(--key)" stroke-width="1.6"/>'
)
"""The head of the hammer, with a point."""

LEANS: Final = (0, 14, -11, 28, 6, -18, 22, -6, 12, -24, 4)
"""How the boulders on the table lie, from below."""

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
        y = -stacked(view) * view.limit - 4
        mark = path(
            f"M-22 {num(y)}H98",
            stroke="var(--danger)",
            stroke_width=3,
            stroke_dasharray="8 4",
            fill="none",
        )
        label = text(words[0], -20, y - 7, 14, "var(--danger)", 700, "start")
        free = text(words[1], 137, -COLUMN - 5, 14, "var(--ink-3)", 600, "end")
        parts += [mark, group(label, class_="limit tf-word"), group(free, class_="tf-word")]
    return group(parts, class_="stacks")


def stacked(view: TrollfjordView) -> float:
    """From one boulder on the table to the next above it: room for nine, or for as many as there are."""
    return (COLUMN - 8) / max(MOST_HITS, *view.out)


def _stack(view: TrollfjordView, index: int, colour: str) -> Markup:
    x, count, step = 40.0 * index, view.out[index], stacked(view)
    ground, ink = _warned(view, index)
    column = el("rect", x=x - 18, y=-COLUMN, width=36, height=COLUMN + 2, rx=3, fill=ground)
    rocks = [
        keyed(
            f"out-{colour}-{k}",
            "g",
            use(f"tf-b-{colour}", 0, 0, step / 20),
            transform=at(x + 3 * (k % 2) - 1.5, -step * (k + 0.5), 1.0, LEANS[k]),
            data_enter="drop",
            data_order=k,
        )
        for k in range(count)
    ]
    number = keyed(f"count-{colour}", "g", text(str(count), x, 24, 21, ink, 800), class_="tf-word")
    return join(column, rocks, number)


def _warned(view: TrollfjordView, index: int) -> tuple[str, str]:
    """The ground and the number of a colour: amber at its limit, red beyond it; white has none."""
    over = view.out[index] - view.limit
    if index >= LIMITED or not view.limit or over < 0:
        return "var(--panel-2)", "var(--ink)"
    return (
        ("var(--danger-wash)", "var(--danger)") if over else ("var(--amber-wash)", "var(--amber)")
    )


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
        fill, ink = "var(--gold)", "var(--gold-ink)"
    elif 0 < hit < hits:
        fill, ink = "var(--act)", "var(--act-ink)"
    else:
        fill, ink = "var(--panel)", "var(--ink)" if hit <= most else "var(--ink-3)"
    edge = "var(--line-strong)" if hit <= most else "var(--line)"
    shape = path(
        f"M{num(x)} 4L{num(x + 14)} 18L{num(x)} 32L{num(x - 14)} 18Z",
        fill=fill,
        stroke="var(--gold-ink)" if hit == hits else edge,
        stroke_width=2.2,
    )
    return shape + text(str(hit), x, 23.4, 15, ink, 800)


def hammer() -> Markup:
    """The hammer beside the tower; the page's client swings it."""
    return keyed("hammer", "g", Markup(HAMMER), transform="translate(-44 262)", class_="hammer")


def aims(labels: Callable[[str, int], str]) -> Markup:
    """Where the walls can be struck, as signs that point there: two sides, four heights; the front and the back can't."""
    parts = []
    for side, x, tip in zip(SIDES, (-52.0, 192.0), (48.0, -48.0), strict=True):
        for height in range(1, HEIGHTS + 1):
            y, edge = FLOOR - 74 * height + 6, x + 0.66 * tip
            parts.append(
                keyed(
                    f"aim-{side}-{height}",
                    "path",
                    d=f"M{num(x)} {num(y)}H{num(edge)}L{num(x + tip)} {num(y + 31)}L{num(edge)} {num(y + 62)}H{num(x)}Z",
                    class_="spot aim",
                    data_label=labels(side, height),
                )
            )
    return keyed("aims", "g", parts, data_live=True)


def meter(ends: tuple[str, str], labels: Callable[[int], str]) -> Markup:
    """The strengths as a rising row of marks from soft to hearty, the middle of each where a swing is clean; the pointer above."""
    parts: list[Markup] = [
        text(ends[0], 12, 14, 14, "var(--ink-3)", 600, "start"),
        text(ends[1], 352, 14, 14, "var(--ink-3)", 600, "end"),
    ]
    for strength in range(1, STRENGTHS + 1):
        x = 12 + 34.2 * (strength - 1)
        parts.append(_mark(x, 6 + 1.9 * strength))
        parts.append(text(str(strength), x + 15.5, 67, 14, "var(--ink-2)", 700))
        key, label = f"strength-{strength}", labels(strength)
        parts.append(
            keyed(
                key,
                "rect",
                x=x - 1.6,
                y=27,
                width=34.2,
                height=44,
                class_="spot tick",
                data_label=label,
            )
        )
    parts.append(path("M9 52.5H355", stroke="var(--key)", stroke_width=2.6, fill="none"))
    parts.append(
        keyed("pointer", "g", Markup(POINTER), transform="translate(198.5 4)", class_="pointer")
    )
    parts.append(keyed("timing", "text", "", x=182, y=15, text_anchor="middle", class_="timing"))
    return keyed("strengths", "g", parts, data_live=True)


def _mark(x: float, tall: float) -> Markup:
    """One strength: poor at its edges, fair within, fine in the middle, as the page's client reckons it."""
    y = num(52 - tall)
    bands = ((0.0, 31.0, 0.1), (3.1, 24.8, 0.28), (9.3, 12.4, 1.0))
    return join(
        [
            el("rect", x=x + off, y=y, width=wide, height=tall, fill="var(--act)", fill_opacity=ink)
            for off, wide, ink in bands
        ]
    )


@cached
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
