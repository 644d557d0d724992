"""What can be picked along the lines of a cell, as far as they are free, in order of id.

Targets in rows above, in the row and in rows below follow each other. Compiled, six distances are walked with native
integers; interpreted, whole lists are looked up by two distances each, and none is built twice.
"""

from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from trollbord.games.ragnarocks.board import ALL, OFF, Board
from trollbord.games.ragnarocks.box import DIRECTIONS, MOVE, RAYS, SKIP, STONE, VIKINGS_EACH
from trollbord.games.ragnarocks.spots import (
    COMPILED,
    LONGEST,
    NEAR,
    NIBBLE,
    SPOTS,
    Spot,
    distances,
    total,
)
from trollbord.kernel.option import Option

_ORDER: Final = ("NW", "NE", "W", "E", "SW", "SE")


Lists = list[list[Option]]
Looks = tuple[int, int, int, list[int], list[int], list[int], list[Lists], Lists, list[Lists]]
"""Three lines of a cell, how far each is free by what blocks it, and what two distances allow: above, in the row, below."""

_NIBBLES: Final = 1 << NIBBLE
_BACK: Final = [free & NEAR for free in range(LONGEST * _NIBBLES)]
_AHEAD: Final = [free >> NIBBLE for free in range(LONGEST * _NIBBLES)]
"""The two distances on a line, by the number that they make."""


class Reach:
    """The options of one cell by target: what the free lines around the cell allow."""

    __slots__ = ("looks", "rays", "spot")

    def __init__(self, spot: Spot, rays: dict[str, list[int]], options: dict[int, Option]) -> None:
        self.spot: Final = spot
        self.rays: Final = [[options[target] for target in rays[name]] for name in _ORDER]
        self.looks: Final = None if COMPILED else _looks(spot, rays, options)

    def options(self, lines: vec[i64]) -> list[Option]:
        """What can be reached on these lines."""
        if COMPILED:
            free_lines: i64 = distances(self.spot, lines)
            found = [SKIP] * total(free_lines)
            self.fill(found, 0, free_lines)
            return found
        looks = self.looks
        assert looks is not None
        left, right, row, left_free, right_free, row_free, above, same, below = looks
        left_to_right = left_free[lines[left]]
        right_to_left = right_free[lines[right]]
        return [
            *above[left_to_right][_BACK[right_to_left]],
            *same[row_free[lines[row]]],
            *below[left_to_right][_AHEAD[right_to_left]],
        ]

    def fill(self, options: list[Option], at: i64, free: i64) -> i64:
        """Put what six distances allow into a list from a place on; the place behind it."""
        if free & 0xFF:
            at = self._above(options, at, free & 15, free >> 4 & 15)
        if free & 0xFF00:
            at = self._row(options, at, free >> 8 & 15, free >> 12 & 15)
        if free & 0xFF0000:
            at = self._below(options, at, free >> 16 & 15, free >> 20)
        return at

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


def _looks(spot: Spot, rays: dict[str, list[int]], options: dict[int, Option]) -> Looks:
    """What a cell looks up, interpreted; in one tuple, since taking it apart is quicker than asking for nine things."""
    above = _table(options, rays["NW"], rays["NE"])
    same = _table(options, rays["E"], rays["W"])
    below = _table(options, rays["SE"], rays["SW"])
    return (
        int(spot.left),
        int(spot.right),
        int(spot.row),
        cast(list[int], spot.left_free),
        cast(list[int], spot.right_free),
        cast(list[int], spot.row_free),
        above * LONGEST,
        [found for row in same for found in row],
        [row for row in below for _ in range(_NIBBLES)],
    )


def _table(options: dict[int, Option], first: list[int], second: list[int]) -> list[Lists]:
    """The options as far as two rays are free, by the one distance and the other; empty where a ray ends before."""
    table: list[Lists] = [[[]] * _NIBBLES] * _NIBBLES
    for far in range(len(first) + 1):
        row: Lists = [[]] * _NIBBLES
        for near in range(len(second) + 1):
            row[near] = [options[target] for target in sorted(first[:far] + second[:near])]
        table[far] = row
    return table


def _reach(cell: int, options: dict[int, Option]) -> Reach:
    return Reach(SPOTS[cell], dict(zip(DIRECTIONS, RAYS[cell])), options)


MOVES: Final[list[Reach]] = [_reach(cell, MOVE[cell]) for cell in range(len(SPOTS))]
PLACES: Final[list[Reach]] = [_reach(cell, dict(enumerate(STONE))) for cell in range(len(SPOTS))]


_OWN: Final = [slice(0, VIKINGS_EACH), slice(VIKINGS_EACH, 2 * VIKINGS_EACH)]
_LOOKS: Final = [reach.looks for reach in MOVES if reach.looks is not None]


def contested_moves(board: Board, seat: int) -> list[Option]:
    """RR-TURN.3 to 8: all moves of a seat's contested Vikings."""
    if COMPILED:
        return _contested_moves(board, seat)
    cells = board.vikings[_OWN[seat]]
    if board.contested != ALL:
        contested = board.contested >> seat * VIKINGS_EACH
        cells = [cell for viking, cell in enumerate(cells) if contested >> viking & 1]
    cells.sort()
    moves: list[Option] = []
    lines = board.lines
    for cell in cells:
        left, right, row, left_free, right_free, row_free, above, same, below = _LOOKS[cell]
        left_to_right = left_free[lines[left]]
        right_to_left = right_free[lines[right]]
        moves += above[left_to_right][_BACK[right_to_left]]
        moves += same[row_free[lines[row]]]
        moves += below[left_to_right][_AHEAD[right_to_left]]
    return moves


def _contested_moves(board: Board, seat: i64) -> list[Option]:
    """The same in one list of the right length; moves are listed by the cell that they start from."""
    vikings, lines = board.vikings, board.lines
    first: i64 = seat * VIKINGS_EACH
    contested: i64 = board.contested >> first
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
    moves = [SKIP] * (total(from_a) + total(from_b) + total(from_c))
    at: i64 = 0
    if from_a:
        at = MOVES[a].fill(moves, at, from_a)
    if from_b:
        at = MOVES[b].fill(moves, at, from_b)
    if from_c:
        MOVES[c].fill(moves, at, from_c)
    return moves
