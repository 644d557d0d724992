"""The board of Ragnarocks as a picture: one function per layer, from what lies on the table."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import cache, lru_cache
from typing import Final, NamedTuple

from trollbord.games.ragnarocks.box import AXIAL, CELL_COUNT, CELLS, NEIGHBOURS
from trollbord.games.ragnarocks.duel.territory import nearest
from trollbord.games.ragnarocks.look.describe import LOOKS
from trollbord.games.ragnarocks.look.grid import Grid, grid
from trollbord.games.ragnarocks.look.scenery import HEAPS, INKS, STONES, art, form
from trollbord.games.ragnarocks.native.board import laid
from trollbord.games.ragnarocks.view import RagnarocksView
from trollbord.ink.cache import cached
from trollbord.ink.inks import Theme
from trollbord.ink.markup import Attributes, Element, Markup, el, keyed, num
from trollbord.ink.shapes import Point, at, group, line, path, polygon, use
from trollbord.ink.static_svg import standalone

TABLES: Final = 64
"""Boards that are kept: everyone at a table sees the same one, one after the other."""


class Land(NamedTuple):
    """A part of the board that one side has settled; its cells in order."""

    side: int
    cells: tuple[int, ...]


class BoardScene(NamedTuple):
    """All that the picture shows."""

    stones: tuple[int, ...]
    vikings: tuple[tuple[int, ...], ...]
    lands: tuple[Land, ...] = ()
    last: tuple[int, ...] = ()
    left: tuple[int, ...] = ()


def key_of(cell: int) -> str:
    """The key of a cell on the page."""
    return f"c-{CELLS[cell]}"


def scene_of(
    view: RagnarocksView, last: Sequence[int] = (), left: Sequence[int] = ()
) -> BoardScene:
    """What lies on the table of a view; `last` are cells that the last turn came to, `left` those it came from."""
    sides = len(view.vikings) // len(LOOKS)
    vikings = [tuple(view.vikings[side * sides : (side + 1) * sides]) for side in range(len(LOOKS))]
    lands = [_land(owner, _cells_of(bits)) for bits, owner in view.regions if owner in (0, 1)]
    return BoardScene(
        tuple(_cells_of(view.stones)), tuple(vikings), tuple(lands), tuple(last), tuple(left)
    )


def _land(side: int, cells: Sequence[int]) -> Land:
    return Land(side, tuple(sorted(cells)))


def _cells_of(bits: int) -> list[int]:
    return [cell for cell in range(CELL_COUNT) if bits >> cell & 1]


def picture(view: RagnarocksView, theme: Theme = "light") -> str:
    """The board as a file of its own."""
    return _alone(view, scene_of(view), theme)


def _alone(view: RagnarocksView, scene: BoardScene, theme: Theme) -> str:
    live = board(scene)
    head, body = str(live).split(">", 1)
    alone = Markup(f"{head}>", *el("defs", art()).parts, body)
    return standalone(alone, INKS, theme, str(view))


def forecast(view: RagnarocksView, theme: Theme = "light") -> str:
    """The board with the land that each colour has or reaches first, by moves."""
    seen = scene_of(view)
    owners = nearest(laid(view.vikings, view.stones))
    lands = [
        _land(side, cells)
        for side in range(len(LOOKS))
        if (cells := [cell for cell, owner in enumerate(owners) if owner == side])
    ]
    return _alone(view, BoardScene(seen.stones, seen.vikings, tuple(lands)), theme)


@lru_cache(TABLES)
def board(
    scene: BoardScene, standing: bool = False, label: str = "", vikings: tuple[str, ...] = ("", "")
) -> Element:
    """The whole board; shapes come from `scenery.art`. A Viking is called by the words of its side."""
    lay = grid(standing)
    return keyed(
        "board",
        "svg",
        use(f"rr-board-{form(standing)}", 0, 0),
        _lands(lay, scene),
        _last(lay, scene),
        _cells(standing),
        _pieces(lay, scene, vikings),
        _counts(lay, scene),
        class_="board ragnarocks",
        viewBox=lay.box,
        role="group",
        aria_label=label,
    )


def _lands(lay: Grid, scene: BoardScene) -> Element:
    grounds = [_ground(lay, land, cell) for land in scene.lands for cell in land.cells]
    borders = [_border(lay, land) for land in scene.lands]
    return keyed("lands", "g", grounds, borders)


def _ground(lay: Grid, land: Land, cell: int) -> Element:
    shape = f"rr-land-{LOOKS[land.side]}-{form(lay.standing)}"
    near = min([_distance(cell, other) for other in land.cells[:1]])
    body = use(shape, *lay.centres[cell])
    return keyed(f"land-{CELLS[cell]}", "g", body, data_enter="tint", data_order=near)


def _distance(one: int, two: int) -> int:
    (q, r), (u, v) = AXIAL[one], AXIAL[two]
    return max(abs(q - u), abs(r - v), abs(q + r - u - v))


def _border(lay: Grid, land: Land) -> Element:
    look, data = LOOKS[land.side], lay.border(land.cells)
    clip = f"in-{CELLS[land.cells[0]]}-{form(lay.standing)}"
    pen: Attributes = {"fill": "none", "stroke_linejoin": "miter"}
    return keyed(
        f"border-{CELLS[land.cells[0]]}",
        "g",
        el("clipPath", path(data, clip_rule="evenodd"), id=clip),
        group(
            path(data, stroke=f"var(--{look}-edge)", stroke_width=25, **pen),
            path(data, stroke=f"var(--{look})", stroke_width=18, **pen),
            path(data, stroke=f"var(--{look}-edge)", stroke_width=5, **pen),
            clip_path=f"url(#{clip})",
        ),
        data_enter="tint",
    )


def _last(lay: Grid, scene: BoardScene) -> Element:
    end = form(lay.standing)
    came = [use(f"rr-last-{end}", *lay.centres[cell]) for cell in scene.last]
    left = [use(f"rr-from-{end}", *lay.centres[cell]) for cell in scene.left]
    return keyed("last", "g", left, came)


@cache
def _cells(standing: bool) -> Element:
    lay, end = grid(standing), form(standing)
    dot = el("circle", r=15, class_="dot")
    cells = [
        keyed(
            key_of(cell),
            "g",
            use(f"rr-cell-{end}", 0, 0, class_="hit"),
            use(f"rr-target-{end}", 0, 0, class_="wash"),
            use(f"rr-held-{end}", 0, 0, class_="ring"),
            dot,
            class_="spot",
            transform=at(*lay.centres[cell]),
            data_label=CELLS[cell],
        )
        for cell in range(CELL_COUNT)
    ]
    return keyed("cells", "g", cells, data_live=True)


def _pieces(lay: Grid, scene: BoardScene, called: Sequence[str]) -> Element:
    """Stones and vikings, the farther ones first; each row is a unit of change."""
    rows: dict[float, list[Element]] = {}
    for cell in scene.stones:
        rows.setdefault(round(lay.centres[cell][1]), []).append(_stone(lay, cell))
    for side, cells in enumerate(scene.vikings):
        for index, cell in enumerate(cells):
            if cell >= 0:  # one may stand on a card
                row = rows.setdefault(round(lay.centres[cell][1]), [])
                row.append(_viking(lay, side, index, cell, called[side]))
    drawn = [keyed(f"row-{n}", "g", rows.get(y)) for n, y in enumerate(_rows(lay))]
    return keyed("pieces", "g", drawn)


@cache
def _rows(lay: Grid) -> list[int]:
    return sorted({round(y) for _, y in lay.centres})


@cached
def _stone(lay: Grid, cell: int) -> Element:
    x, y = lay.centres[cell]
    shape = use(f"rr-stone-{cell * 7 % STONES}", 0, 0, 1.02)
    return keyed(
        f"stone-{CELLS[cell]}",
        "g",
        shape,
        class_="piece",
        transform=at(x, y + 4),
        data_on=key_of(cell),
        data_enter="drop",
    )


@cached
def _viking(lay: Grid, side: int, index: int, cell: int, called: str) -> Element:
    look = LOOKS[side]
    figure = group(use(f"rr-man-{look}", 0, 0), class_="figure")
    return keyed(
        f"viking-{side}-{index}",
        "g",
        el("ellipse", cx=5, cy=40, rx=30, ry=8, fill="var(--shade)"),
        figure,
        class_=f"piece mover s-{look}",
        transform=at(*lay.centres[cell]),
        data_on=key_of(cell),
        data_label=called or None,
    )


def _counts(lay: Grid, scene: BoardScene) -> Element:
    taken = {cell for cells in scene.vikings for cell in cells}
    return keyed("counts", "g", [_count(lay, land, taken) for land in scene.lands])


def _count(lay: Grid, land: Land, taken: set[int]) -> Element:
    """How many cells the land has, in the free cell with most of its land around it."""
    free = [cell for cell in land.cells if cell not in taken]
    if free:
        (x, y), size = lay.centres[_middle(lay, land, free)], 30
    else:
        (x, y), size = lay.centres[land.cells[0]], 21
        x, y = x + 33, y - 33
    badge = line(polygon(6, size, (x, y), 30 if lay.standing else 0))
    font: Attributes = {"font_weight": 800, "text_anchor": "middle", "font_size": size * 1.06}
    return keyed(
        f"count-{CELLS[land.cells[0]]}",
        "g",
        path(badge, fill="var(--p)", stroke="var(--pe)", stroke_width=4, stroke_linejoin="round"),
        el("text", len(land.cells), x=x, y=y + size * 0.37, fill="var(--po)", **font),
        class_=f"s-{LOOKS[land.side]}",
        data_enter="tint",
    )


def _middle(lay: Grid, land: Land, free: Sequence[int]) -> int:
    inside = set(land.cells)
    places = [lay.centres[cell] for cell in land.cells]
    centre: Point = (
        sum([x for x, _ in places]) / len(places),
        sum([y for _, y in places]) / len(places),
    )

    def rank(cell: int) -> tuple[int, float]:
        near = [other in inside for other in NEIGHBOURS[cell]]
        return (-sum(near), math.dist(lay.centres[cell], centre))

    return min(free, key=rank)


def heap(left: int) -> Markup:
    """What is left of the stones: rows on top of each other; many stones are drawn smaller."""
    wide, scale = HEAPS[left > 2 * HEAPS[0][0]]
    high = 77 * scale
    rows = math.ceil(left / wide)
    lengths = [min(wide, left - row * wide) for row in range(rows)]
    drawn = [
        use(f"rr-row-{wide}-{length}", 12 * (row % 2), (rows - row) * high - 27 * scale)
        for row, length in enumerate(lengths)
    ]
    box = f"0 -8 196 {num(rows * high + 16)}"
    return el("svg", drawn[::-1], class_="heap", viewBox=box, aria_hidden="true")
