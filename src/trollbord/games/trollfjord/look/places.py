"""Where the pieces of a region lie: its treasure above, its trolls below, clear of the fortresses and of other regions."""

from functools import cache
from typing import Final

from trollbord.games.trollfjord.box import SITE_COUNT
from trollbord.games.trollfjord.look.plan import Plan
from trollbord.ink.shapes import Point, cut_polygon, inside

Box = tuple[float, float, float, float]

ROWS: Final[dict[int, tuple[tuple[Point, ...], ...]]] = {
    0: ((),),
    1: (((0, 27),),),
    2: (((-25, 27), (25, 27)),),
    3: (((-47, 27), (1, 27), (49, 27)), ((-23, 4), (23, 4), (0, 53))),
    4: (((-60, 27), (-20, 27), (20, 27), (60, 27)), ((-23, 6), (23, 6), (-23, 46), (23, 46))),
}
"""The ways in which the trolls of so many players stand, seen from the region's middle: in a row, or in two."""
USUAL: Final = 0.98
SMALL: Final = 0.84
TALL: Final = {USUAL: 60.0, SMALL: 53.0}  # from the first row of trolls up to the treasure
REACH: Final = 64
STEP: Final = 8


class Places:
    """The treasure's place, the trolls' and their size."""

    def __init__(self, treasure: Point, trolls: tuple[Point, ...], size: float) -> None:
        self.treasure: Final = treasure
        self.trolls: Final = trolls
        self.size: Final = size

    def boxes(self) -> list[Box]:
        """What the pieces cover."""
        return [disc_box(self.treasure), *[troll_box(spot, self.size) for spot in self.trolls]]


def disc_box(spot: Point) -> Box:
    """What a treasure covers."""
    return spot[0] - 23, spot[1] - 23, spot[0] + 23, spot[1] + 23


def troll_box(spot: Point, size: float) -> Box:
    """What a troll covers, its hair and its badge left out."""
    return spot[0] - 20 * size, spot[1] - 24 * size, spot[0] + 22 * size, spot[1] + 23 * size


def fortress_boxes(point: Point) -> tuple[Box, Box]:
    """What a fortress covers: its walls, and its roof, which is narrow."""
    x, y = point
    return (x - 36, y - 14, x + 36, y + 27), (x - 17, y - 50, x + 17, y - 14)


@cache
def border(plan: Plan, region: int) -> tuple[Point, ...]:
    """The edge of a region as it is cut into the board."""
    return tuple(cut_polygon(plan.outlines[region], 15, 4.2, "map"))


def site_point(plan: Plan, site: int) -> Point:
    """Where a fortress stands: at its point, or in the middle of its regions."""
    if plan.points:
        return plan.points[site]
    corners = [plan.anchors[region] for region in plan.board.sites[site]]
    return sum([x for x, _ in corners]) / 3, sum([y for _, y in corners]) / 3


def overlap(a: Box, b: Box) -> float:
    """How much two boxes share."""
    wide = min(a[2], b[2]) - max(a[0], b[0])
    high = min(a[3], b[3]) - max(a[1], b[1])
    return wide * high if wide > 0 and high > 0 else 0.0


@cache
def places(plan: Plan, region: int, players: int) -> Places:
    """The nearest places to the region's middle where nothing is covered; a row is liked better than two."""
    best, least = None, 1e9
    for far, dx, dy in _SHIFTS:
        if far >= least:
            break
        for number, rows in enumerate(ROWS[players]):
            tried = _shifted(plan, region, rows, dx, dy)
            cost = far + 14 * number + _trouble(plan, region, tried)
            if cost < least:
                best, least = tried, cost
    assert best is not None
    return best


_SHIFTS: Final = sorted(
    [
        (abs(dx) + 1.2 * abs(dy), dx, dy)
        for dx in range(-REACH, REACH + 1, STEP)
        for dy in range(-REACH // 2, REACH // 2 + 1, STEP)
    ]
)


def _shifted(plan: Plan, region: int, rows: tuple[Point, ...], dx: int, dy: int) -> Places:
    x, y = plan.anchors[region][0] + dx, plan.anchors[region][1] + dy
    size = SMALL if len(rows) > 3 or len({b for _, b in rows}) > 1 else USUAL
    top = y + rows[0][1] - TALL[size] if rows else y
    return Places((x, top), tuple([(x + a, y + b) for a, b in rows]), size)


def _trouble(plan: Plan, region: int, tried: Places) -> float:
    """What these places cover, and how far they reach out of the region."""
    trouble = 0.0
    boxes = tried.boxes()
    for site in range(SITE_COUNT):
        for wall in fortress_boxes(site_point(plan, site)):
            trouble += sum([overlap(box, wall) for box in boxes])
    left, top, right, low = plan.box(100, 125, 820, 575)
    for box in boxes:
        trouble += 40 * max(0.0, left - box[0], top - box[1], box[2] - right, box[3] - low)
    return trouble + _strayed(plan, region, boxes)


def _strayed(plan: Plan, region: int, boxes: list[Box]) -> float:
    """Corners that lie in another region: its trolls may stand there."""
    if not plan.outlines:
        return 0.0
    corners = [(x, y) for box in boxes for x in (box[0], box[2]) for y in (box[1], box[3])]
    return 30.0 * len([corner for corner in corners if not inside(corner, plan.outlines[region])])
