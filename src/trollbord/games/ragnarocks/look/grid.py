"""Where the cells lie in the picture: the board lying on a desk, or standing on a phone."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from functools import cache
from typing import Final

from trollbord.games.ragnarocks.box import AXIAL
from trollbord.ink.shapes import Point, around, line

WIDTH: Final = 100
"""The width of a cell; everything else follows from it."""
RADIUS: Final = WIDTH / math.sqrt(3)


class Grid:
    """The geometry of one way to lay the board; pieces stay upright in both."""

    def __init__(self, standing: bool) -> None:
        self.standing: Final = standing
        self.first_corner: Final = 0 if standing else 30
        self.box: Final = "-508 -640 1016 1296" if standing else "-655 -478 1310 976"
        self.centres: Final = tuple([self.at(q, r) for q, r in AXIAL])

    def at(self, q: float, r: float) -> Point:
        """The middle of the cell (q, r), which need not be on the board."""
        x, y = (q + r / 2 - 8.25) * WIDTH, (r - 4.5) * WIDTH * math.sqrt(3) / 2
        return (y, -x) if self.standing else (x, y)

    def hexagon(self, radius: float, centre: Point = (0, 0)) -> list[Point]:
        """The corners of a cell of this size."""
        angles = [math.radians(self.first_corner + 60 * corner) for corner in range(6)]
        return [
            (centre[0] + radius * math.cos(a), centre[1] + radius * math.sin(a)) for a in angles
        ]

    def corners(self, cell: int, radius: float = RADIUS) -> list[Point]:
        """The corners of this cell."""
        return self.hexagon(radius, self.centres[cell])

    def border(self, cells: Iterable[int]) -> str:
        """Path data of the outline of some cells, as closed loops."""
        sides: set[tuple[Point, Point]] = set()
        for cell in cells:
            corners = [(round(x, 1), round(y, 1)) for x, y in self.corners(cell)]
            sides.update(around(corners))
        following = {start: end for start, end in sides if (end, start) not in sides}
        loops = ""
        while following:
            start = min(following)
            loop, here = [start], following.pop(start)
            while here != start:
                loop.append(here)
                here = following.pop(here)
            loops += line(loop)
        return loops

    def slab(self, wider: float) -> list[Point]:
        """The hull of the board, pushed outwards."""
        hull = _hull([corner for cell in range(len(AXIAL)) for corner in self.corners(cell)])
        return [_pushed(hull, corner, wider) for corner in range(len(hull))]


def _hull(points: Sequence[Point]) -> list[Point]:
    unique = sorted({(round(x, 2), round(y, 2)) for x, y in points})
    return _half(unique) + _half(unique[::-1])


def _half(ordered: Sequence[Point]) -> list[Point]:
    chain: list[Point] = []
    for point in ordered:
        while len(chain) > 1 and _turn(chain[-2], chain[-1], point) <= 0.5:
            chain.pop()
        chain.append(point)
    return chain[:-1]


def _turn(one: Point, two: Point, three: Point) -> float:
    return (two[0] - one[0]) * (three[1] - one[1]) - (two[1] - one[1]) * (three[0] - one[0])


def _pushed(hull: Sequence[Point], corner: int, wider: float) -> Point:
    here = hull[corner]
    one = _normal(hull[corner - 1], here)
    two = _normal(here, hull[(corner + 1) % len(hull)])
    reach = wider / (1 + one[0] * two[0] + one[1] * two[1])
    return (here[0] + (one[0] + two[0]) * reach, here[1] + (one[1] + two[1]) * reach)


def _normal(start: Point, end: Point) -> Point:
    dx, dy = end[0] - start[0], end[1] - start[1]
    length = math.hypot(dx, dy)
    return (dy / length, -dx / length)


@cache
def grid(standing: bool) -> Grid:
    """The board lying or standing."""
    return Grid(standing)
