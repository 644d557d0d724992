"""The board of Ragnarocks in native integers: who stands where, which lines are free, what hangs together.

Stones that touch are one wall, and the edge of the board is a wall too: a stone cuts the land exactly where it meets
the same wall twice.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from trollbord.games.ragnarocks.box import CELL_COUNT, ROW_LENGTHS, START, VIKINGS_EACH
from trollbord.games.ragnarocks.native.races import stepped
from trollbord.games.ragnarocks.native.spots import (
    BEYOND,
    CIRCLES,
    LINES,
    LONGEST,
    SPOTS,
    WORD,
    numbers,
    padded,
)
from trollbord.kernel.errors import BadPosition

OFF: Final = -1
"""The cell of a Viking that is not on the board."""

_LAND: Final = -1
_IVORY: Final = (1 << VIKINGS_EACH) - 1
_RED: Final = _IVORY << VIKINGS_EACH
ALL: Final = _IVORY | _RED
"""Both colours' Vikings, as bits."""

# A line shorter than the longest one ends with its missing cells blocked, so that all lines share one table.
_OPEN_LINES: Final = numbers([(1 << LONGEST) - (1 << len(cells)) for cells in LINES])
# Walls are a forest: each stone points at another stone of its wall, its root at itself; land points nowhere.
_OPEN_WALLS: Final = numbers([_LAND] * CELL_COUNT + [BEYOND])
_OPEN_LOW: Final[i64] = sum([spot.low for spot in SPOTS])
_OPEN_HIGH: Final[i64] = sum([spot.high for spot in SPOTS])


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
        vikings, lines = self.vikings, self.lines
        spot = SPOTS[vikings[viking]]
        lines[spot.row] -= spot.row_bit
        lines[spot.left] -= spot.left_bit
        lines[spot.right] -= spot.right_bit
        spot = SPOTS[target]
        lines[spot.row] += spot.row_bit
        lines[spot.left] += spot.left_bit
        lines[spot.right] += spot.right_bit
        vikings[viking] = target

    def relocate(self, viking: i64, target: i64) -> None:
        """A Viking is set on any free cell, or OFF the board, or comes from there."""
        source: i64 = self.vikings[viking]
        if source == target:
            return
        if source != OFF and target != OFF and self._hang_together(source, target):
            # Nobody's region changes: the usual case, and two floods less.
            self.move(viking, target)
            return
        if source != OFF:
            self.turn(source)
        if target != OFF:
            self.turn(target)
        self.vikings[viking] = target
        self.settle(ALL)

    def _hang_together(self, cell: i64, other: i64) -> bool:
        """Whether two cells of land lie in one region."""
        goal = SPOTS[other]
        low, high = self.flood(SPOTS[cell].low, SPOTS[cell].high, goal.low, goal.high)
        return goal.low & low | goal.high & high != 0

    def exchange(self, viking: i64, other: i64) -> None:
        """Two Vikings of one region change places."""
        self.vikings[viking], self.vikings[other] = self.vikings[other], self.vikings[viking]

    def place(self, cell: i64) -> None:
        """A stone goes onto a free cell, and joins the walls that it meets: the land is cut where it meets one twice."""
        spot = SPOTS[cell]
        lines, walls = self.lines, self.walls
        lines[spot.row] += spot.row_bit
        lines[spot.left] += spot.left_bit
        lines[spot.right] += spot.right_bit
        low: i64 = self.low - spot.low
        high: i64 = self.high - spot.high
        self.low = low
        self.high = high
        # The open neighbours as bits of two words, which never overlap, leave a remainder by which a table is looked up.
        meets = spot.meets[(spot.around_low & low | spot.around_high & high) % CIRCLES]
        if len(meets) == 1:  # the usual case: it lengthens one wall, and nothing is cut
            walls[cell] = walls[meets[0]]
            return
        walls[cell] = cell
        root: i64 = cell
        twice = False
        for near in meets:
            wall: i64 = walls[near]
            while walls[wall] != wall:
                wall = walls[wall]
            if wall == root:  # round a loop: what it encloses is cut off
                twice = True
            elif root == cell:
                walls[cell] = wall
                root = wall
            else:
                walls[wall] = root
        if twice:
            self.settle(self.contested)

    def lift(self, cell: i64) -> None:
        """A stone goes off the board again."""
        # A wall can't be split by looking at one stone of it, so the board is laid anew; only powers lift stones.
        stones = [each for each in range(CELL_COUNT) if each != cell and self.is_stone(each)]
        board = laid(self.vikings, sum([1 << stone for stone in stones]))
        self.lines = board.lines
        self.walls = board.walls
        self.low = board.low
        self.high = board.high
        self.contested = board.contested

    def turn(self, cell: i64) -> None:
        """A cell is blocked, or free again."""
        spot = SPOTS[cell]
        lines = self.lines
        lines[spot.row] ^= spot.row_bit
        lines[spot.left] ^= spot.left_bit
        lines[spot.right] ^= spot.right_bit

    def settle(self, among: i64) -> None:
        """RR-REGION.3 to 5: find out which of these Vikings share a region with one of the other colour."""
        settled: i64 = self.contested & ~among  # whose regions did not change
        ivory, red = self.under(among & _IVORY), self.under(among & _RED)
        # Who shares a region with Ivory is where Ivory could come; a flood may stop where it holds all of them.
        by_ivory = self.flood(ivory[0], ivory[1], red[0], red[1])
        by_red = self.flood(red[0], red[1], ivory[0], ivory[1])
        reds: i64 = self.within(by_ivory[0], by_ivory[1]) & _RED
        ivories: i64 = self.within(by_red[0], by_red[1]) & _IVORY
        self.contested = settled | (reds | ivories) & among

    # -- questions

    def is_stone(self, cell: i64) -> bool:
        """Whether a stone stands on this cell."""
        return self.walls[cell] != _LAND

    def would_cut(self, cell: i64) -> bool:
        """Whether a stone on this free cell would cut its region in two or more."""
        spot = SPOTS[cell]
        met: list[int] = []
        for near in spot.meets[
            (spot.around_low & self.low | spot.around_high & self.high) % CIRCLES
        ]:
            wall: i64 = self.walls[near]
            while self.walls[wall] != wall:
                wall = self.walls[wall]
            if wall in met:
                return True
            met.append(wall)
        return False

    def region(self, low: i64, high: i64) -> tuple[i64, i64]:
        """The land that hangs together with these bits."""
        return self.flood(low, high, self.low, self.high)

    def flood(self, low: i64, high: i64, goal_low: i64, goal_high: i64) -> tuple[i64, i64]:
        """The land connected to these bits; it may stop early, once it holds the goal."""
        while goal_low & ~low | goal_high & ~high != 0:
            more_low, more_high = stepped(low, high, self.low, self.high)
            if more_low == low and more_high == high:
                break
            low = more_low
            high = more_high
        return low, high

    def under(self, vikings: i64) -> tuple[i64, i64]:
        """The cells of these Vikings, as two words."""
        low: i64 = 0
        high: i64 = 0
        for viking, cell in enumerate(self.vikings):
            if vikings >> viking & 1 and cell != OFF:
                low |= SPOTS[cell].low
                high |= SPOTS[cell].high
        return low, high

    def within(self, low: i64, high: i64) -> i64:
        """The Vikings on this land, as bits."""
        found: i64 = 0
        for viking, cell in enumerate(self.vikings):
            if cell != OFF and SPOTS[cell].low & low | SPOTS[cell].high & high:
                found |= 1 << viking
        return found


def laid(vikings: list[int], stones: int) -> Board:
    """The board with these Vikings and these stones, given as bits by cell."""
    _check(vikings, stones)
    board = Board([OFF] * len(vikings), _OPEN_LINES[:], _OPEN_WALLS[:], _OPEN_LOW, _OPEN_HIGH, 0)
    # Stones first: while no Viking stands, a cut has nobody to ask about; who is contested is settled once at the end.
    for cell in range(CELL_COUNT):
        if stones >> cell & 1:
            board.place(cell)
    for viking, cell in enumerate(vikings):
        if cell != OFF:
            board.turn(cell)
            board.vikings[viking] = cell
    board.settle(ALL)
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
    return _packed(low, 0) | _packed(high, ROWS_IN_A_WORD) << _FIRST_HIGH


def taken(low: int, high: int) -> int:
    """The cells that are not of this land, in the same way."""
    return bits(_OPEN_LOW & ~low, _OPEN_HIGH & ~high)


def _packed(word: i64, row: i64) -> int:
    """The rows of one word, without the gaps between them."""
    # Native until the end: an integer of Python for each row would cost ten times as much.
    end: i64 = row + ROWS_IN_A_WORD
    cells: i64 = 0
    while row < end:
        cells |= (word >> _SHIFTS[row] & _MASKS[row]) << _PLACES[row]
        row += 1
    return int(cells)


ROWS_IN_A_WORD: Final = len(ROW_LENGTHS) // 2
_FIRST_HIGH: Final = LINES[ROWS_IN_A_WORD][0]
"""The first cell of the high word."""
_SHIFTS: Final = numbers([padded(cells[0]) % WORD for cells in LINES[: len(ROW_LENGTHS)]])
_MASKS: Final = numbers([(1 << len(cells)) - 1 for cells in LINES[: len(ROW_LENGTHS)]])
_PLACES: Final = numbers(
    [
        cells[0] - (_FIRST_HIGH if row >= ROWS_IN_A_WORD else 0)
        for row, cells in enumerate(LINES[: len(ROW_LENGTHS)])
    ]
)
OPENING: Final = laid(START, 0)
