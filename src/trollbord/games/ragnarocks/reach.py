"""What can be picked along the lines of a cell, as far as they are free, in order of id.

Targets in rows above, in the row and in rows below follow each other. Compiled, six distances are walked with native
integers; interpreted, whole lists are looked up by two distances each, and none is built twice.
"""

from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from trollbord.games.ragnarocks.board import ALL, OFF, Board
from trollbord.games.ragnarocks.box import (
    CELL_COUNT,
    DIRECTIONS,
    MOVE,
    RAYS,
    SKIP,
    STONE,
    VIKINGS_EACH,
)
from trollbord.games.ragnarocks.spots import (
    COMPILED,
    FREE,
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


class Reach:
    """The options of one cell by target, walked along its free lines with native integers."""

    __slots__ = ("rays", "spot")

    def __init__(self, spot: Spot, rays: dict[str, list[int]], options: dict[int, Option]) -> None:
        self.spot: Final = spot
        self.rays: Final = [[options[target] for target in rays[name]] for name in _ORDER]

    def options(self, lines: vec[i64]) -> list[Option]:
        """What can be reached on these lines."""
        free: i64 = distances(self.spot, lines)
        found = [SKIP] * total(free)
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


Rays = tuple[tuple[tuple[Option, ...], ...], ...]
"""What can be reached along two rays, by how far the one is free, and the other."""
Ends = list[tuple[int, int]]
"""How far a line is free before a place and behind it, by what blocks the line."""
Looks = tuple[int, int, int, Ends, Ends, Ends, Rays, Rays, Rays]
"""Three lines of a cell, leaning left, leaning right and the row; what ends each of them; and the rays above, in the
row and below. Many cells share the long tables of ends, and their own are small: what Python looks up again and again
should stay near the processor."""

_NIBBLES: Final = 1 << NIBBLE


def _looks(spot: Spot, rays: dict[str, list[int]], options: dict[int, Option]) -> Looks:
    """What a cell looks up, interpreted; in one tuple, since taking it apart is quicker than asking for nine things."""
    return (
        int(spot.left),
        int(spot.right),
        int(spot.row),
        _ENDS[_bit(spot.left_bit)],
        _ENDS[_bit(spot.right_bit)],
        _ENDS[_bit(spot.row_bit)],
        _along(options, rays["NW"], rays["NE"]),
        _along(options, rays["W"], rays["E"]),
        _along(options, rays["SE"], rays["SW"]),
    )


def _bit(line: int) -> int:
    """The place of a cell in its line."""
    return line.bit_length() - 1


def _along(options: dict[int, Option], first: list[int], second: list[int]) -> Rays:
    """The options along two rays, in order of id."""
    return tuple(
        [
            tuple([_sorted(options, first[:far], second[:near]) for near in range(len(second) + 1)])
            for far in range(len(first) + 1)
        ]
    )


def _sorted(options: dict[int, Option], first: list[int], second: list[int]) -> tuple[Option, ...]:
    return tuple([options[target] for target in sorted(first + second)])


def _ends(place: int) -> Ends:
    """By what blocks a line: how far it is free before a place, and behind it; each pair is made once."""
    ends = [(free & NEAR, free >> NIBBLE) for free in range(_NIBBLES * _NIBBLES)]
    return list(map(ends.__getitem__, cast(list[int], FREE[place])))


_RAYS: Final = [dict(zip(DIRECTIONS, RAYS[cell])) for cell in range(CELL_COUNT)]
_STONES: Final = dict(enumerate(STONE))
_MOVES: Final = [Reach(spot, _RAYS[at], MOVE[at]) for at, spot in enumerate(SPOTS)]
_PLACES: Final = [Reach(spot, _RAYS[at], _STONES) for at, spot in enumerate(SPOTS)]

# Only where Python runs: compiled, nothing is looked up.
_ENDS: Final = [] if COMPILED else [_ends(place) for place in range(LONGEST)]
_SEEN: Final = [] if COMPILED else SPOTS
_MOVE_LOOKS: Final = [_looks(spot, _RAYS[at], MOVE[at]) for at, spot in enumerate(_SEEN)]
_PLACE_LOOKS: Final = [_looks(spot, _RAYS[at], _STONES) for at, spot in enumerate(_SEEN)]
_OWN: Final = [slice(0, VIKINGS_EACH), slice(VIKINGS_EACH, 2 * VIKINGS_EACH)]


def places(board: Board, cell: int) -> list[Option]:
    """RR-TURN.9, 10: where the Viking on this cell could place a stone."""
    if COMPILED:
        return _PLACES[cell].options(board.lines)
    # Written out, as below: one call less is felt.
    lines = board.lines
    left, right, row, lefts, rights, rows, above, beside, below = _PLACE_LOOKS[cell]
    north_west, south_east = lefts[lines[left]]
    north_east, south_west = rights[lines[right]]
    west, east = rows[lines[row]]
    return [
        *above[north_west][north_east],
        *beside[west][east],
        *below[south_east][south_west],
    ]


def moves(board: Board, cell: int) -> list[Option]:
    """RR-TURN.5 to 8: where the Viking on this cell could move."""
    if COMPILED:
        return _MOVES[cell].options(board.lines)
    return _moves_from([cell], board.lines)


def contested_moves(board: Board, seat: int) -> list[Option]:
    """RR-TURN.3 to 8: all moves of a seat's contested Vikings."""
    if COMPILED:
        return _contested_moves(board, seat)
    cells = board.vikings[_OWN[seat]]
    if board.contested != ALL:
        contested = board.contested >> seat * VIKINGS_EACH
        cells = [cell for viking, cell in enumerate(cells) if contested >> viking & 1]
    cells.sort()
    if len(cells) == VIKINGS_EACH:
        return _moves_from_three(cells, board.lines)
    return _moves_from(cells, board.lines)


def _moves_from(cells: list[int], lines: vec[i64]) -> list[Option]:
    """The moves from these cells, interpreted."""
    found: list[Option] = []
    for cell in cells:
        left, right, row, lefts, rights, rows, above, beside, below = _MOVE_LOOKS[cell]
        north_west, south_east = lefts[lines[left]]
        north_east, south_west = rights[lines[right]]
        west, east = rows[lines[row]]
        found += above[north_west][north_east]
        found += beside[west][east]
        found += below[south_east][south_west]
    return found


def _moves_from_three(cells: list[int], lines: vec[i64]) -> list[Option]:
    """The same for three cells, as most often, in one list that never grows."""
    first, second, third = cells
    left, right, row, lefts, rights, rows, above_a, beside_a, below_a = _MOVE_LOOKS[first]
    nw_a, se_a = lefts[lines[left]]
    ne_a, sw_a = rights[lines[right]]
    w_a, e_a = rows[lines[row]]
    left, right, row, lefts, rights, rows, above_b, beside_b, below_b = _MOVE_LOOKS[second]
    nw_b, se_b = lefts[lines[left]]
    ne_b, sw_b = rights[lines[right]]
    w_b, e_b = rows[lines[row]]
    left, right, row, lefts, rights, rows, above_c, beside_c, below_c = _MOVE_LOOKS[third]
    nw_c, se_c = lefts[lines[left]]
    ne_c, sw_c = rights[lines[right]]
    w_c, e_c = rows[lines[row]]
    return [
        *above_a[nw_a][ne_a],
        *beside_a[w_a][e_a],
        *below_a[se_a][sw_a],
        *above_b[nw_b][ne_b],
        *beside_b[w_b][e_b],
        *below_b[se_b][sw_b],
        *above_c[nw_c][ne_c],
        *beside_c[w_c][e_c],
        *below_c[se_c][sw_c],
    ]


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
    found = [SKIP] * (total(from_a) + total(from_b) + total(from_c))
    at: i64 = _MOVES[a].fill(found, 0, from_a)
    at = _MOVES[b].fill(found, at, from_b)
    _MOVES[c].fill(found, at, from_c)
    return found
