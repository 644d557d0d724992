"""The shares of all seats over a game as a picture: lines that differ without colour, from < 1 to > 99."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from trollbord.ink.markup import Markup, el

WIDTH: Final = 380
HEIGHT: Final = 160
LEFT: Final = 44
ROW: Final = 26
"""The height of a row of names: two stand beside each other."""
DASHES: Final = ("", "9 5", "2 4", "12 4 2 4", "5 2", "1 6")
"""How the lines of the seats differ."""
RULES: Final = ((0.0, "< 1"), (0.5, "50"), (1.0, "> 99"))
"""Heights that are named; nothing is ever 0 or 100."""


def share_curve(shares: Sequence[Sequence[float]], names: Sequence[str], title: str) -> Markup:
    """A line for each seat; the same numbers stand in a table beside it."""
    rules = [
        (
            el("line", x1=LEFT, x2=WIDTH, y1=_height(share), y2=_height(share)),
            el("text", said, x=0, y=_height(share) + 4),
        )
        for share, said in RULES
    ]
    lines = [_line([row[seat] for row in shares], seat) for seat in range(len(names))]
    curve = el(
        "svg",
        el("title", title),
        rules,
        lines,
        [_named(name, seat) for seat, name in enumerate(names)],
        class_="curve",
        viewBox=f"0 0 {WIDTH} {HEIGHT + 28 + ROW * ((len(names) + 1) // 2)}",
        role="img",
    )
    return el("div", curve, class_="wide")


def _line(shares: Sequence[float], seat: int) -> Markup:
    step = (WIDTH - LEFT) / max(1, len(shares) - 1)
    points = [f"{LEFT + at * step:.1f},{_height(share)}" for at, share in enumerate(shares)]
    return el("polyline", points=" ".join(points), stroke_dasharray=DASHES[seat] or None)


def _named(name: str, seat: int) -> Markup:
    dash = DASHES[seat] or None
    x, y = LEFT + WIDTH // 2 * (seat % 2), HEIGHT + 44 + ROW * (seat // 2)
    return el(
        "g",
        el("polyline", points="0,-4 26,-4", stroke_dasharray=dash),
        el("text", name, x=32),
        transform=f"translate({x} {y})",
    )


def _height(share: float) -> float:
    return round(12 + (1 - share) * HEIGHT, 1)
