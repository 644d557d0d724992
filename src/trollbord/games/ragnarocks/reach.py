"""What can be picked along the lines of one cell: whole lists by how far the lines are free, none built twice."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from trollbord.games.ragnarocks.box import DIRECTIONS, MOVE, RAYS, STONE
from trollbord.games.ragnarocks.spots import ABOVE, BELOW, LONGEST, SPOTS, Spot
from trollbord.kernel.option import Option


class Reach:
    """The options of one cell by target: what the free lines around the cell allow, in order of id.

    Targets in rows above, in the row and in rows below follow each other, so each of the three lists is looked up by
    two distances and the answer is their sum.
    """

    __slots__ = (
        "above",
        "below",
        "left",
        "left_free",
        "right",
        "right_free",
        "row",
        "row_free",
        "same",
    )

    def __init__(self, spot: Spot, rays: dict[str, list[int]], options: dict[int, Option]) -> None:
        self.row: Final[i64] = spot.row
        self.left: Final[i64] = spot.left
        self.right: Final[i64] = spot.right
        self.row_free: Final[vec[i16]] = spot.row_free
        self.left_free: Final[vec[i16]] = spot.left_free
        self.right_free: Final[vec[i16]] = spot.right_free
        self.above: Final = _table(options, rays["NW"], rays["NE"])
        self.same: Final = _table(options, rays["W"], rays["E"])
        self.below: Final = _table(options, rays["SW"], rays["SE"])

    def add_to(self, options: list[Option], lines: vec[i64]) -> None:
        """Add what can be reached on these lines."""
        free = self.left_free[lines[self.left]] + self.right_free[lines[self.right]]
        options += self.above[free >> ABOVE]
        options += self.same[self.row_free[lines[self.row]]]
        options += self.below[free & BELOW]


def _table(options: dict[int, Option], first: list[int], second: list[int]) -> list[list[Option]]:
    """The options as far as two rays are free, by 11 times the one distance plus the other."""
    table: list[list[Option]] = [[]] * (LONGEST * LONGEST)
    for far in range(len(first) + 1):
        for near in range(len(second) + 1):
            targets = sorted(first[:far] + second[:near])
            table[far * LONGEST + near] = [options[target] for target in targets]
    return table


def _reach(cell: int, options: dict[int, Option]) -> Reach:
    return Reach(SPOTS[cell], dict(zip(DIRECTIONS, RAYS[cell])), options)


MOVES: Final[list[Reach]] = [_reach(cell, MOVE[cell]) for cell in range(len(SPOTS))]
PLACES: Final[list[Reach]] = [_reach(cell, dict(enumerate(STONE))) for cell in range(len(SPOTS))]
