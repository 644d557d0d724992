"""What can be picked along the lines of one cell: whole lists by how far each line is free, none built twice."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from trollbord.games.ragnarocks.board import LINES, SPOTS, Spot
from trollbord.games.ragnarocks.box import MOVE, STONE
from trollbord.kernel.option import Option

_PLACES: Final = 11
_FARTHEST: Final = 16


def _free(place: int, back: int, ahead: int) -> list[int]:
    """By the blocked cells of a line: how far it is free from a place, both ways, shifted so."""
    backs = [(place - bits.bit_length()) << back for bits in range(1 << place)]
    beyond = _PLACES - 1 - place
    aheads = [
        ((bits & -bits).bit_length() - 1 if bits else beyond) << ahead
        for bits in range(1 << beyond)
    ]
    return [far | near for far in aheads for _ in range(2) for near in backs]


_ROW: Final[list[list[int]]] = [_free(place, 4, 0) for place in range(_PLACES)]
_LEFT: Final[list[list[int]]] = [_free(place, 12, 0) for place in range(_PLACES)]
_RIGHT: Final[list[list[int]]] = [_free(place, 8, 4) for place in range(_PLACES)]


class Reach:
    """The options of one cell by target: what the free lines around the cell allow, in order of id.

    Targets in rows above, in the row, and in rows below follow each other, so each of the three lists is looked up by
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

    def __init__(self, spot: Spot, options: dict[int, Option]) -> None:
        self.row: Final[i64] = spot.row
        self.left: Final[i64] = spot.left
        self.right: Final[i64] = spot.right
        self.row_free: Final = _ROW[spot.row_place]
        self.left_free: Final = _LEFT[spot.left_place]
        self.right_free: Final = _RIGHT[spot.right_place]
        west, east = _rays(spot.row, spot.row_place)
        north_west, south_east = _rays(spot.left, spot.left_place)
        north_east, south_west = _rays(spot.right, spot.right_place)
        self.above: Final = _table(options, north_west, north_east)
        self.same: Final = _table(options, west, east)
        self.below: Final = _table(options, south_west, south_east)

    def add_to(self, options: list[Option], lines: vec[i64]) -> None:
        """Add what can be reached on these lines."""
        free = self.left_free[lines[self.left]] | self.right_free[lines[self.right]]
        options += self.above[free >> 8]
        options += self.same[self.row_free[lines[self.row]]]
        options += self.below[free & 255]


def _rays(line: int, place: int) -> tuple[list[int], list[int]]:
    """The cells of a line before and behind a place, nearest first."""
    return LINES[line][:place][::-1], LINES[line][place + 1 :]


def _table(options: dict[int, Option], first: list[int], second: list[int]) -> list[list[Option]]:
    """The options as far as two rays are free, by 16 times the one distance plus the other."""
    table: list[list[Option]] = [[]] * (_FARTHEST * _PLACES)
    for far in range(len(first) + 1):
        for near in range(len(second) + 1):
            targets = sorted(first[:far] + second[:near])
            table[far * _FARTHEST + near] = [options[target] for target in targets]
    return table


MOVES: Final[list[Reach]] = [Reach(spot, MOVE[cell]) for cell, spot in enumerate(SPOTS)]
PLACES: Final[list[Reach]] = [Reach(spot, dict(enumerate(STONE))) for spot in SPOTS]
