"""What can be picked along the lines of a cell, as far as they are free, in order of id.

Targets in rows above, in the row and in rows below follow each other: six distances are walked with native integers.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from trollbord.games.ragnarocks.box import (
    CELL_COUNT,
    DIRECTIONS,
    MOVE,
    RAYS,
    SKIP,
    STONE,
    VIKINGS_EACH,
)
from trollbord.games.ragnarocks.native.board import OFF, Board
from trollbord.games.ragnarocks.native.spots import SPOTS, Spot, distances, total
from trollbord.kernel.option import Option

_ORDER: Final = ("NW", "NE", "W", "E", "SW", "SE")


class Reach:
    """The options of one cell by target, walked along its free lines with native integers."""

    __slots__ = ("rays", "spot")

    def __init__(self, spot: Spot, rays: dict[str, list[int]], options: dict[int, Option]) -> None:
        self.spot: Final = spot
        self.rays: Final = [[options[target] for target in rays[name]] for name in _ORDER]

    def options(self, lines: vec[i64]) -> list[Option]:
        """What can be reached on these lines."""
        free: i64 = distances(self.spot, lines)
        found = [SKIP] * total(free)  # its length is known: filling is cheaper than appending
        self.fill(found, 0, free)
        return found

    def fill(self, options: list[Option], at: i64, free: i64) -> i64:
        """Put what six distances allow into a list from a place on; the place behind it."""
        at = self._above(options, at, free & 15, free >> 4 & 15)
        at = self._row(options, at, free >> 8 & 15, free >> 12 & 15)
        return self._below(options, at, free >> 16 & 15, free >> 20)

    def _above(self, options: list[Option], at: i64, left: i64, right: i64) -> i64:
        """Rows above, the farthest first."""
        lefts, rights = self.rays[0], self.rays[1]
        far: i64 = left if left > right else right
        while far > 0:
            far -= 1
            if far < left:
                options[at] = lefts[far]
                at += 1
            if far < right:
                options[at] = rights[far]
                at += 1
        return at

    def _row(self, options: list[Option], at: i64, left: i64, right: i64) -> i64:
        """The row from left to right."""
        lefts, rights = self.rays[2], self.rays[3]
        while left > 0:
            left -= 1
            options[at] = lefts[left]
            at += 1
        near: i64 = 0
        while near < right:
            options[at] = rights[near]
            at += 1
            near += 1
        return at

    def _below(self, options: list[Option], at: i64, left: i64, right: i64) -> i64:
        """Rows below, the nearest first."""
        lefts, rights = self.rays[4], self.rays[5]
        far: i64 = left if left > right else right
        near: i64 = 0
        while near < far:
            if near < left:
                options[at] = lefts[near]
                at += 1
            if near < right:
                options[at] = rights[near]
                at += 1
            near += 1
        return at


_RAYS: Final = [dict(zip(DIRECTIONS, RAYS[cell])) for cell in range(CELL_COUNT)]
_STONES: Final = dict(enumerate(STONE))
_MOVES: Final = [Reach(spot, _RAYS[at], MOVE[at]) for at, spot in enumerate(SPOTS)]
_PLACES: Final = [Reach(spot, _RAYS[at], _STONES) for at, spot in enumerate(SPOTS)]


def places(board: Board, cell: int) -> list[Option]:
    """RR-TURN.9, 10: where the Viking on this cell could place a stone."""
    return _PLACES[cell].options(board.lines)


def moves(board: Board, cell: int) -> list[Option]:
    """RR-TURN.5 to 8: where the Viking on this cell could move."""
    return _MOVES[cell].options(board.lines)


def contested_moves(board: Board, seat: i64) -> list[Option]:
    """RR-TURN.3 to 8: all moves of a seat's contested Vikings, in order of the cells that they start from."""
    vikings, lines = board.vikings, board.lines
    first: i64 = seat * VIKINGS_EACH
    contested: i64 = board.contested >> first
    # Three compare-and-swaps sort three cells; OFF sorts before them all and has no moves.
    a: i64 = vikings[first] if contested & 1 else OFF
    b: i64 = vikings[first + 1] if contested & 2 else OFF
    c: i64 = vikings[first + 2] if contested & 4 else OFF
    if a > b:
        a, b = b, a
    if b > c:
        b, c = c, b
    if a > b:
        a, b = b, a
    from_a: i64 = distances(SPOTS[a], lines) if a != OFF else 0
    from_b: i64 = distances(SPOTS[b], lines) if b != OFF else 0
    from_c: i64 = distances(SPOTS[c], lines) if c != OFF else 0
    found = [SKIP] * (total(from_a) + total(from_b) + total(from_c))
    at: i64 = _MOVES[a].fill(found, 0, from_a)
    at = _MOVES[b].fill(found, at, from_b)
    _MOVES[c].fill(found, at, from_c)
    return found
