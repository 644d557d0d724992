"""The boards of Ragnarocks, lying and standing: slab, ground, rim; the marks on their cells and the shapes of the pieces."""

from __future__ import annotations

import math
from random import Random
from typing import Final

from trollbord.games.ragnarocks.box import AXIAL, ROW_LETTERS
from trollbord.games.ragnarocks.look.grid import RADIUS, Grid, grid
from trollbord.games.ragnarocks.look.scenery import HEAPS, STONES, form
from trollbord.ink.figures import RUNE_NAMES, rune, viking
from trollbord.ink.markup import Attributes, Markup, el, join
from trollbord.ink.seats import SEATS
from trollbord.ink.shapes import (
    Point,
    cut_polygon,
    gouge,
    group,
    line,
    path,
    symbol,
    use,
    wedge,
)

SHIELDS: Final = ("round", "kite", "round", "kite")
"""The shield of each look, in the order of SEATS: it tells the side without colour."""


_SHAPES: Final[tuple[tuple[list[Point], list[Point]], ...]] = (  # outline, shaded side
    (
        [(-25, 27), (-22, -14), (-9, -37), (9, -33), (22, -12), (27, 27)],
        [(9, -33), (22, -12), (27, 27), (13, 27), (10, -8)],
    ),
    (
        [(-26, 27), (-24, -22), (-4, -39), (13, -30), (23, -6), (26, 27)],
        [(13, -30), (23, -6), (26, 27), (14, 27), (11, -14)],
    ),
    (
        [(-24, 27), (-26, -8), (-14, -34), (6, -38), (21, -22), (25, 27)],
        [(6, -38), (21, -22), (25, 27), (12, 27), (9, -20)],
    ),
)


_KEY: Final[Attributes] = {"stroke": "var(--key)", "stroke_linejoin": "round"}


def stone(index: int) -> Markup:
    """A runestone: one of three blocks with one of the runes."""
    outline, shade = _SHAPES[index % 3]
    dice = Random(f"stone{index}")
    cuts = ""
    for _ in range(6):
        x, y, lean = dice.uniform(-17, 4), dice.uniform(-22, 22), 1.35 + dice.uniform(-0.2, 0.2)
        cuts += gouge(x, y, lean, dice.uniform(7, 13), 1.1)
    cut: Attributes = {"stroke": "var(--rs-cut)", "stroke_width": 3.6, "stroke_linejoin": "miter"}
    return join(
        path(line([(x + 9, y * 0.16 + 25) for x, y in outline]), fill="var(--shade)"),
        path(line(outline), fill="var(--rs-1)", stroke_width=3, **_KEY),
        path(line(shade), fill="var(--rs-3)"),
        path(cuts, fill="var(--rs-2)"),
        path("M-22 27L-15 20L-8 26L-1 21L5 27Z", fill="var(--moss)"),
        rune(RUNE_NAMES[index], -5.5, -4, 33, **cut),
    )


def _row(wide: int, scale: float, length: int) -> Markup:
    """A row of the heap of stones."""
    step = 25 * 7 / wide
    row = [
        use(f"rr-stone-{(number * 5 + length) % STONES}", 18 + number * step, 0, scale)
        for number in range(length)
    ]
    return symbol(f"rr-row-{wide}-{length}", row)


def _man(look: str, shield: str) -> Markup:
    return symbol(f"rr-man-{look}", group(viking(shield), transform="scale(1.3) translate(1 3)"))


OUTSIDE: Final = 0.8
"""From the middle of a row to the numbers on the rim, in rows."""


def _board(lay: Grid) -> Markup:
    """The board and the marks on its cells, as symbols."""
    end = form(lay.standing)
    ground = [_ground(lay, cell) for cell in range(len(AXIAL))]
    return join(
        symbol(f"rr-board-{end}", _slab(lay), ground, _rim(lay)),
        symbol(f"rr-cell-{end}", path(line(lay.hexagon(RADIUS - 2.6)))),
        symbol(f"rr-target-{end}", _target(line(lay.hexagon(RADIUS - 7)))),
        symbol(f"rr-held-{end}", _held(line(lay.hexagon(RADIUS - 6)))),
        symbol(f"rr-last-{end}", _cased(line(lay.hexagon(RADIUS - 8)), 10, ".75", 5.5)),
        symbol(f"rr-from-{end}", _cased(line(lay.hexagon(RADIUS - 8)), 8, ".6", 4, "9 9")),
        [_settled(lay, look) for look in SEATS],
    )


_ROUND: Final[Attributes] = {"stroke_linejoin": "round"}


def _target(mark: str) -> Markup:
    """A cell that can be picked."""
    fill: Attributes = {"fill": "var(--target)", "fill_opacity": ".3"}
    return path(mark, **fill, stroke="var(--target-case)", stroke_width=3, **_ROUND)


def _held(ring: str) -> Markup:
    """A cell whose piece is held."""
    case = "var(--target-case)"
    return join(
        path(ring, fill=case, stroke=case, stroke_width=13, **_ROUND),
        path(ring, fill="var(--held-ground)", stroke="var(--held)", stroke_width=6, **_ROUND),
    )


def _cased(ring: str, width: float, opacity: str, inner: float, dashes: str = "") -> Markup:
    """A ring in the colour of the last move, with a darker case around it; its dashes, if it has any."""
    dashed: Attributes = {"stroke_dasharray": dashes} if dashes else {}
    case: Attributes = {"stroke": "var(--last-case)", "stroke_width": width, "opacity": opacity}
    return join(
        path(ring, fill="none", **case, **_ROUND),
        path(ring, fill="none", stroke="var(--last)", stroke_width=inner, **dashed, **_ROUND),
    )


def _settled(lay: Grid, look: str) -> Markup:
    shape = line(lay.hexagon(RADIUS - 2.6))
    return symbol(
        f"rr-land-{look}-{form(lay.standing)}",
        path(shape, fill=f"var(--{look}-ground)"),
        path(shape, fill=f"url(#pat-{look})", opacity=".5"),
    )


def _slab(lay: Grid) -> Markup:
    wide = 28 if lay.standing else 38
    top = cut_polygon(lay.slab(wide), 60, 3 if lay.standing else 4, "slab")
    dice = Random("edge")
    marks = ""
    for x, y in cut_polygon(lay.slab(wide - 6), 15, 1, "ticks"):
        marks += gouge(x, y, dice.uniform(1.2, 1.9), dice.uniform(5, 12), 1.3)
    rim = line(cut_polygon(lay.slab(wide / 2), 70, 1.5, "rim"))
    lower = line([(x, y + 20) for x, y in top])
    return group(
        path(line([(x + 6, y + 40) for x, y in top]), fill="var(--shade)"),
        path(lower, fill="var(--slab-2)", stroke_width=5, **_KEY),
        path(line(top), fill="var(--slab)", stroke_width=4, **_KEY),
        path(marks, fill="var(--slab-cut)"),
        path(rim, fill="none", stroke="var(--slab-cut)", stroke_width=3, stroke_linejoin="round"),
    )


def _tone(q: int, r: int) -> int:
    """Slow noise: where the slab is lighter."""
    light = 0.5 + 0.5 * math.sin(q * 0.71 + r * 0.33 + 1.4) * math.cos(r * 0.57 - q * 0.23)
    return 1 if light > 0.66 else 2 if light > 0.33 else 3


def _ground(lay: Grid, cell: int) -> Markup:
    q, r = AXIAL[cell]
    dice = Random(f"cell({q}, {r})")
    corners = lay.corners(cell, RADIUS - 2.6)
    x, y = lay.centres[cell]
    return join(
        path(line(corners), fill=f"var(--g-{_tone(q, r)})"),
        path(_cuts(x, y, dice), fill="var(--g-cut)"),
        _grass(x, y, dice),
        path(_lit_edge(corners), stroke="var(--g-lit)", stroke_width=3, fill="none"),
    )


def _cuts(x: float, y: float, dice: Random) -> str:
    cuts = ""
    for _ in range(dice.choice((3, 4, 5))):
        place = (x + dice.uniform(-33, 33), y + dice.uniform(-30, 30))
        lean = dice.choice((-0.35, -0.3, -0.42)) + dice.uniform(-0.1, 0.1)
        cuts += gouge(*place, lean, dice.uniform(9, 22), 1.5)
    return cuts


def _grass(x: float, y: float, dice: Random) -> Markup | None:
    if dice.random() >= 0.34:
        return None
    foot = (x + dice.uniform(-22, 22), y + dice.uniform(-8, 26))
    blades = [
        wedge((foot[0] + k * 4, foot[1]), (foot[0] + k * 7, foot[1] - dice.uniform(9, 15)), 4)
        for k in (-1, 0, 1)
    ]
    return path("".join(blades), fill="var(--moss)")


def _lit_edge(corners: list[Point]) -> str:
    order = sorted(range(6), key=lambda corner: corners[corner][1] + corners[corner][0] * 0.35)
    top = set(order[:3])
    lit = [(k, (k + 1) % 6) for k in range(6) if k in top and (k + 1) % 6 in top]
    return "".join([line([corners[a], corners[b]], False) for a, b in lit])


def _rim(lay: Grid) -> Markup:
    """The letters of the rows, the number of the last cell of each, and the numbers of the first and the last row.

    Cells of one number stand in a line from either, which bends where the rows grow shorter.
    """
    far = 0.64 if lay.standing else 0.69
    labels: list[Markup] = []
    for r, letter in enumerate(ROW_LETTERS):
        row = [q for q, other in AXIAL if other == r]
        labels.append(_label(lay, letter, min(row) - far, r))
        labels.append(_label(lay, str(len(row)), max(row) + far, r))
    for r, beyond in ((0, -OUTSIDE), (len(ROW_LETTERS) - 1, OUTSIDE)):
        row = sorted([q for q, other in AXIAL if other == r])
        labels += [
            _label(lay, str(number), q - beyond / 2, r + beyond) for number, q in enumerate(row, 1)
        ]
    return join(labels)


def _label(lay: Grid, words: str, q: float, r: float) -> Markup:
    """Letters on the rim; on a phone, where the board is small, larger ones."""
    x, y = lay.at(q, r)
    size = 30 if lay.standing else 22
    font: Attributes = {"font_size": size, "font_weight": 700, "text_anchor": "middle"}
    return el("text", words, x=x, y=y + size * 0.36, fill="var(--rim-ink)", **font)


def shapes() -> Markup:
    """Every shape: pieces, and both boards."""
    return join(
        [symbol(f"rr-stone-{index}", stone(index)) for index in range(STONES)],
        [_row(wide, scale, length) for wide, scale in HEAPS for length in range(1, wide + 1)],
        [_man(look, shield) for look, shield in zip(SEATS, SHIELDS, strict=True)],
        [_board(grid(standing)) for standing in (False, True)],
    )
