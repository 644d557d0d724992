"""The board of Ragnarocks in native integers: who stands where, which lines are free, what hangs together.

A cell lies on three lines (its row, and the ones that lean left and right). Each line keeps its blocked cells as
bits, so that one look into a table tells how far a Viking can go both ways. Land without stones is kept in two
words, five rows each, with a gap between rows: a region grows in all six directions by shifting them. Stones that
touch belong to one wall, and the edge of the board is a wall too: a stone cuts the land exactly where it closes a
ring, that is, where it meets the same wall twice.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from trollbord.games.ragnarocks.box import (
    AXIAL,
    CELL_COUNT,
    DIRECTIONS,
    RAYS,
    ROW_LENGTHS,
    START,
    VIKINGS_EACH,
)
from trollbord.kernel.errors import BadPosition

OFF: Final = -1
"""The cell of a Viking that is not on the board."""

_LONGEST: Final = max(ROW_LENGTHS)
_WORD_ROWS: Final = 5
_STRIDE: Final = 12
_WORD: Final = _WORD_ROWS * _STRIDE
_LAND: Final = -1
_EDGE: Final = CELL_COUNT
_E, _W, _NE, _NW, _SE, _SW = range(6)
assert list(DIRECTIONS) == ["E", "W", "NE", "NW", "SE", "SW"]
_AXES: Final = ((_W, _E), (_NW, _SE), (_NE, _SW))
_CIRCLE: Final = (_E, _SE, _SW, _W, _NW, _NE)
_IVORY: Final = (1 << VIKINGS_EACH) - 1
_RED: Final = _IVORY << VIKINGS_EACH
_ALL: Final = _IVORY | _RED


# -- what never changes


def _lines() -> list[list[int]]:
    """All lines of the board: rows, then those that lean left, then those that lean right."""
    return [
        [cell, *RAYS[cell][ahead]]
        for back, ahead in _AXES
        for cell in range(CELL_COUNT)
        if not RAYS[cell][back]
    ]


LINES: Final[list[list[int]]] = _lines()


class Spot:
    """One cell as the board needs it: its lines, its bits, and the circle of its neighbours."""

    __slots__ = (
        "circle",
        "high",
        "left",
        "left_bit",
        "left_place",
        "low",
        "right",
        "right_bit",
        "right_place",
        "row",
        "row_bit",
        "row_place",
    )

    def __init__(self, cell: int) -> None:
        row, left, right = [line for line, cells in enumerate(LINES) if cell in cells]
        self.row: Final[i64] = row
        self.left: Final[i64] = left
        self.right: Final[i64] = right
        self.row_place: Final[i64] = LINES[row].index(cell)
        self.left_place: Final[i64] = LINES[left].index(cell)
        self.right_place: Final[i64] = LINES[right].index(cell)
        self.row_bit: Final[i64] = 1 << LINES[row].index(cell)
        self.left_bit: Final[i64] = 1 << LINES[left].index(cell)
        self.right_bit: Final[i64] = 1 << LINES[right].index(cell)
        at = _padded(cell)
        self.low: Final[i64] = 1 << at if at < _WORD else 0
        self.high: Final[i64] = 1 << (at - _WORD) if at >= _WORD else 0
        self.circle: Final[list[int]] = [
            RAYS[cell][direction][0] if RAYS[cell][direction] else _EDGE for direction in _CIRCLE
        ]


def _padded(cell: int) -> int:
    """The bit of a cell in the two words together."""
    q, row = AXIAL[cell]
    return _STRIDE * row + q


SPOTS: Final[list[Spot]] = [Spot(cell) for cell in range(CELL_COUNT)]

_OPEN_LINES: Final = vec[i64]([(1 << _LONGEST) - (1 << len(cells)) for cells in LINES])
_OPEN_LOW: Final[i64] = sum([spot.low for spot in SPOTS])
_OPEN_HIGH: Final[i64] = sum([spot.high for spot in SPOTS])
_OPEN_WALLS: Final = vec[i64]([*[_LAND] * CELL_COUNT, _EDGE])


# -- what changes


class Board:
    """Where everything stands; its verbs keep lines, walls and land in step with it."""

    __slots__ = ("contested", "high", "lines", "low", "vikings", "walls")

    def __init__(
        self,
        vikings: list[int],
        lines: vec[i64],
        walls: vec[i64],
        low: i64,
        high: i64,
        contested: i64,
    ) -> None:
        self.vikings = vikings
        self.lines = lines
        self.walls = walls
        self.low: i64 = low
        self.high: i64 = high
        self.contested: i64 = contested

    def copy(self) -> "Board":
        """An exact copy that shares nothing that can change."""
        return Board(
            self.vikings[:],
            self.lines[:],
            self.walls[:],
            self.low,
            self.high,
            self.contested,
        )

    # -- verbs

    def move(self, viking: i64, target: i64) -> None:
        """A Viking goes to a cell of its own region."""
        lines = self.lines
        spot = SPOTS[self.vikings[viking]]
        lines[spot.row] ^= spot.row_bit
        lines[spot.left] ^= spot.left_bit
        lines[spot.right] ^= spot.right_bit
        spot = SPOTS[target]
        lines[spot.row] ^= spot.row_bit
        lines[spot.left] ^= spot.left_bit
        lines[spot.right] ^= spot.right_bit
        self.vikings[viking] = target

    def relocate(self, viking: i64, target: i64) -> None:
        """A Viking is set on any free cell, or OFF the board, or comes from there."""
        source: i64 = self.vikings[viking]
        if source == target:
            return
        if source != OFF:
            self._turn(source)
        if target != OFF:
            self._turn(target)
        self.vikings[viking] = target
        self.settle(_ALL)

    def exchange(self, viking: i64, other: i64) -> None:
        """Two Vikings change places."""
        self.vikings[viking], self.vikings[other] = self.vikings[other], self.vikings[viking]
        self.settle(_ALL)

    def place(self, cell: i64) -> None:
        """A stone goes onto a free cell."""
        spot = SPOTS[cell]
        lines = self.lines
        lines[spot.row] ^= spot.row_bit
        lines[spot.left] ^= spot.left_bit
        lines[spot.right] ^= spot.right_bit
        self.low ^= spot.low
        self.high ^= spot.high
        if self._wall_up(cell, spot):
            self.settle(self.contested)

    def lift(self, cell: i64) -> None:
        """A stone goes off the board again."""
        self._turn(cell)
        self.low ^= SPOTS[cell].low
        self.high ^= SPOTS[cell].high
        self.walls[cell] = _LAND
        stones = [each for each in range(CELL_COUNT) if self.walls[each] != _LAND]
        self.walls = _OPEN_WALLS[:]
        for stone in stones:
            self._wall_up(stone, SPOTS[stone])
        self.settle(_ALL)

    def settle(self, among: i64) -> None:
        """RR-REGION.3 to 5: find out which of these Vikings share a region with one of the other colour."""
        vikings = self.vikings
        contested: i64 = self.contested & ~among
        low: i64 = 0
        high: i64 = 0
        for viking, cell in enumerate(vikings):
            if cell == OFF:
                among &= ~(1 << viking)
            elif among >> viking & 1:
                low |= SPOTS[cell].low
                high |= SPOTS[cell].high
        for viking, cell in enumerate(vikings):
            if among >> viking & 1 == 0:
                continue
            land_low, land_high = self.spread(SPOTS[cell].low, SPOTS[cell].high, low, high)
            together = self._within(land_low, land_high) & among
            if together & _IVORY != 0 and together & _RED != 0:
                contested |= together
            among &= ~together
            low &= ~land_low
            high &= ~land_high
        self.contested = contested

    def _turn(self, cell: i64) -> None:
        """A cell is blocked, or free again."""
        spot = SPOTS[cell]
        lines = self.lines
        lines[spot.row] ^= spot.row_bit
        lines[spot.left] ^= spot.left_bit
        lines[spot.right] ^= spot.right_bit

    def _wall_up(self, cell: i64, spot: Spot) -> bool:
        """Join a new stone with the walls around it; whether that closes a ring."""
        walls = self.walls
        walls[cell] = cell
        root: i64 = cell
        closed = False
        before: i64 = walls[spot.circle[5]]
        for near in spot.circle:
            wall: i64 = walls[near]
            if wall != _LAND and before == _LAND:
                while walls[wall] != wall:
                    wall = walls[wall]
                if wall == root:
                    closed = True
                elif wall == _EDGE or root == cell:
                    walls[root] = wall
                    root = wall
                else:
                    walls[wall] = root
            before = wall
        return closed

    # -- questions

    def is_stone(self, cell: i64) -> bool:
        """Whether a stone stands on this cell."""
        return self.walls[cell] != _LAND

    def would_cut(self, cell: i64) -> bool:
        """Whether a stone on this free cell would cut its region in two or more."""
        circle = SPOTS[cell].circle
        met: list[int] = []
        before: i64 = self.walls[circle[5]]
        for near in circle:
            wall: i64 = self.walls[near]
            if wall != _LAND and before == _LAND:
                while self.walls[wall] != wall:
                    wall = self.walls[wall]
                if wall in met:
                    return True
                met.append(wall)
            before = wall
        return False

    def spread(self, low: i64, high: i64, until_low: i64, until_high: i64) -> tuple[i64, i64]:
        """The land that hangs together with these bits; it may stop early when it has reached the others."""
        land_low: i64 = self.low
        land_high: i64 = self.high
        while True:
            east: i64 = low | low << 1
            west: i64 = low | low >> 1
            east_high: i64 = high | high << 1
            west_high: i64 = high | high >> 1
            more_low: i64 = (east | west | east << 11 | west >> 11 | east_high << 48) & land_low
            west = more_low | more_low >> 1
            more_high: i64 = (
                east_high | west_high | east_high << 11 | west_high >> 11 | west >> 48
            ) & land_high
            if more_low == low and more_high == high:
                return low, high
            low = more_low
            high = more_high
            if low & until_low == until_low and high & until_high == until_high:
                return low, high

    def _within(self, low: i64, high: i64) -> i64:
        """The Vikings on this land, as bits."""
        found: i64 = 0
        for viking, cell in enumerate(self.vikings):
            if cell != OFF and SPOTS[cell].low & low | SPOTS[cell].high & high != 0:
                found |= 1 << viking
        return found


def laid(vikings: list[int], stones: int) -> Board:
    """The board with these Vikings and these stones, given as bits by cell."""
    _check(vikings, stones)
    board = Board([OFF] * len(vikings), _OPEN_LINES[:], _OPEN_WALLS[:], _OPEN_LOW, _OPEN_HIGH, 0)
    for cell in range(CELL_COUNT):
        if stones >> cell & 1:
            board.place(cell)
    for viking, cell in enumerate(vikings):
        board.relocate(viking, cell)
    return board


def _check(vikings: list[int], stones: int) -> None:
    """Refuse what can't lie on a board: two things on a cell, or a thing beside it."""
    taken = stones
    if not 0 <= stones < 1 << CELL_COUNT:
        raise BadPosition("error-bad-position-game", {"given": stones, "expected": "stones"})
    for cell in vikings:
        if cell == OFF:
            continue
        if not 0 <= cell < CELL_COUNT or taken >> cell & 1:
            raise BadPosition("error-bad-position-game", {"given": cell, "expected": "vikings"})
        taken |= 1 << cell


def bits(low: int, high: int) -> int:
    """Land in two words as one number with a bit for each cell in order."""
    land = low | high << _WORD
    cells = 0
    for shift, cell, mask in _ROWS:
        cells |= (land >> shift & mask) << cell
    return cells


_ROWS: Final = [
    (_padded(cells[0]), cells[0], (1 << len(cells)) - 1) for cells in LINES[: len(ROW_LENGTHS)]
]
OPENING: Final = laid(START, 0)
