"""Plans: where everything on the board lies, flat as on a desk or standing up as on a phone."""

from functools import lru_cache
from typing import Final

from trollbord.games.trollfjord.box import LOOP, Board
from trollbord.games.trollfjord.chart import LOOP_POINTS, START_POINTS, charted

Point = tuple[float, float]
HEIGHT: Final = 700.0
"""Of the flat board: what is turned a quarter comes to lie within it."""


class Plan:
    """A map and its walkway; a standing one is turned a quarter, its pieces are not."""

    def __init__(self, text: str, standing: bool) -> None:
        chart = charted(text)
        self.standing: Final = standing
        self.board: Final[Board] = chart.board
        self.anchors: Final = tuple([self.turned(point) for point in chart.anchors])
        self.outlines: Final = tuple(
            [tuple([self.turned(point) for point in outline]) for outline in chart.outlines]
        )
        self.points: Final = tuple([self.turned(point) for point in chart.points])
        self.loop: Final = tuple([self.turned(LOOP_POINTS[space]) for space in range(LOOP)])
        self.start: Final = tuple([self.turned(point) for point in START_POINTS])

    def turned(self, point: Point) -> Point:
        """Where a point of the flat board lies."""
        x, y = point
        return (HEIGHT - y, x) if self.standing else (x, y)

    def box(self, x0: float, y0: float, x1: float, y1: float) -> tuple[float, float, float, float]:
        """A box of the flat board: left, top, right and low end of where it lies."""
        (xa, ya), (xb, yb) = self.turned((x0, y0)), self.turned((x1, y1))
        return min(xa, xb), min(ya, yb), max(xa, xb), max(ya, yb)


@lru_cache(maxsize=64)
def plan_of(text: str, standing: bool = False) -> Plan:
    """The plan of a map."""
    return Plan(text, standing)
