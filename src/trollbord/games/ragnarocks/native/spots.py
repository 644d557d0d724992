"""The cells of the board as native integers: three lines, two words of land, and the circle of neighbours.

A cell lies on a row, on a line that leans left (from north-west) and on one that leans right (from north-east).
Blocked cells of a line are bits, so that one look into a table tells how far it is free from a place, both ways.
Land is kept in two words of five rows each, with a gap between rows: shifting a word by 1, 11 or 12 is a step.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from trollbord.games.ragnarocks.box import AXIAL, CELL_COUNT, DIRECTIONS, RAYS, ROW_LENGTHS

BEYOND: Final = CELL_COUNT
"""What lies beyond the edge, as a neighbour."""
NIBBLE: Final = 4
"""The bits of a distance, where several of them make one number."""
NEAR: Final = (1 << NIBBLE) - 1
LONGEST: Final = max(ROW_LENGTHS)
WORD: Final = 60
CIRCLES: Final = 261
"""The smallest number by which all that can be open around any cell leaves different remainders."""

_STRIDE: Final = 12
_E, _W, _NE, _NW, _SE, _SW = range(6)
assert list(DIRECTIONS) == ["E", "W", "NE", "NW", "SE", "SW"]
_AXES: Final = ((_W, _E), (_NW, _SE), (_NE, _SW))
_CIRCLE: Final = (_E, _SE, _SW, _W, _NW, _NE)

LINES: Final[list[list[int]]] = [
    [cell, *RAYS[cell][ahead]]
    for back, ahead in _AXES
    for cell in range(CELL_COUNT)
    if not RAYS[cell][back]
]
"""The cells of each line: rows, then those that lean left, then those that lean right."""


def numbers(values: list[int]) -> vec[i64]:
    """These numbers as native ones."""
    return vec[i64](values)


def padded(cell: int) -> int:
    """The bit of a cell in the two words together."""
    q, row = AXIAL[cell]
    return _STRIDE * row + q


def _free(place: int) -> vec[i16]:
    """By the blocked cells of a line: how many are free before a place, and 16 times those behind it."""
    beyond = LONGEST - 1 - place
    backs = [place - cells.bit_length() for cells in range(1 << place)]
    aheads = [
        beyond if cells == 0 else (cells & -cells).bit_length() - 1 for cells in range(1 << beyond)
    ]
    both = [far << NIBBLE | near for far in aheads for _ in range(2) for near in backs]
    return vec[i16](both)


FREE: Final = [_free(place) for place in range(LONGEST)]


class Spot:
    """One cell as the board needs it."""

    __slots__ = (
        "around_high",
        "around_low",
        "circle",
        "high",
        "left",
        "left_bit",
        "left_free",
        "low",
        "meets",
        "right",
        "right_bit",
        "right_free",
        "row",
        "row_bit",
        "row_free",
    )

    def __init__(self, cell: int) -> None:
        row, left, right = [line for line, cells in enumerate(LINES) if cell in cells]
        self.row: Final[i64] = row
        self.left: Final[i64] = left
        self.right: Final[i64] = right
        self.row_bit: Final[i64] = 1 << LINES[row].index(cell)
        self.left_bit: Final[i64] = 1 << LINES[left].index(cell)
        self.right_bit: Final[i64] = 1 << LINES[right].index(cell)
        self.row_free: Final = FREE[LINES[row].index(cell)]
        self.left_free: Final = FREE[LINES[left].index(cell)]
        self.right_free: Final = FREE[LINES[right].index(cell)]
        self.low: Final[i64] = _word(padded(cell))
        self.high: Final[i64] = _word(padded(cell) - WORD)
        self.circle: Final = _circle(cell)
        near = [padded(each) for each in self.circle if each != BEYOND]
        self.around_low: Final[i64] = sum([_word(bit) for bit in near])
        self.around_high: Final[i64] = sum([_word(bit - WORD) for bit in near])
        self.meets: Final = _meets(self.circle)


def _word(bit: int) -> int:
    """This bit alone, if it lies in the word."""
    return 1 << bit if 0 <= bit < WORD else 0


def _circle(cell: int) -> list[int]:
    """The six neighbours of a cell in a circle."""
    rays = [RAYS[cell][direction] for direction in _CIRCLE]
    return [ray[0] if ray else BEYOND for ray in rays]


def _meets(circle: list[int]) -> list[list[int]]:
    """By what is open around a cell: one blocked neighbour of each stretch that a stone would meet."""
    # A pattern's remainder by CIRCLES is its place: 64 patterns for any of the 86 cells fall on different places.
    table: list[list[int]] = [[]] * CIRCLES
    for pattern in range(1 << 6):
        blocked = [near == BEYOND or not pattern >> at & 1 for at, near in enumerate(circle)]
        bits = [padded(near) % WORD for near, shut in zip(circle, blocked) if not shut]
        begins = [at for at in range(6) if blocked[at] and not blocked[at - 1]]
        table[sum([1 << bit for bit in bits]) % CIRCLES] = [circle[at] for at in begins]
    return table


SPOTS: Final[list[Spot]] = [Spot(cell) for cell in range(CELL_COUNT)]
LOW: Final = vec[i64]([spot.low for spot in SPOTS])
HIGH: Final = vec[i64]([spot.high for spot in SPOTS])
"""Each cell in the two words of land."""


def distances(spot: Spot, lines: vec[i64]) -> i64:
    """How far the lines of a cell are free: six distances of four bits, in the order in which targets are listed."""
    # A table holds both ways along a line in one byte: the way back in the low four bits, the way ahead above.
    row: i64 = int(spot.row_free[lines[spot.row]])
    left: i64 = int(spot.left_free[lines[spot.left]])
    right: i64 = int(spot.right_free[lines[spot.right]])
    return (
        left & NEAR | (right & NEAR) << 4 | row << 8 | right >> NIBBLE << 16 | left >> NIBBLE << 20
    )


def total(free: i64) -> i64:
    """The sum of six distances."""
    # Six fields of four bits become three sums of eight, and those one: at most 6 * 15, so nothing overflows.
    pairs: i64 = (free & 0x0F0F0F) + (free >> 4 & 0x0F0F0F)
    return (pairs + (pairs >> 8) + (pairs >> 16)) & 0xFF


def count(low: i64, high: i64) -> i64:
    """How many cells these words hold: the bits of two words of at most 55 cells, added up side by side."""
    # A word has 60 bits, and a literal of 2^62 or more would not be a native number.
    low = low - (low >> 1 & 0x0555555555555555)
    high = high - (high >> 1 & 0x0555555555555555)
    low = (low & 0x3333333333333333) + (low >> 2 & 0x3333333333333333)
    high = (high & 0x3333333333333333) + (high >> 2 & 0x3333333333333333)
    low = (low + (low >> 4) & 0x0F0F0F0F0F0F0F0F) + (high + (high >> 4) & 0x0F0F0F0F0F0F0F0F)
    low += low >> 8
    low += low >> 16
    low += low >> 32
    return low & 0x7F
