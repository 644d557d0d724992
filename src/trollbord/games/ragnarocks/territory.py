"""Who gets to each cell first: the races that decide who settles what.

Land without stones is kept in the board's two words. A *line* race counts moves, a *step* race counts cells. A cell belongs
to whoever needs fewer; where both need the same, the one to move is a little ahead.
"""

from typing import Final

from mypy_extensions import i64

from trollbord.games.ragnarocks.board import OFF, Board
from trollbord.games.ragnarocks.box import CELL_COUNT, VIKINGS_EACH
from trollbord.games.ragnarocks.spots import SPOTS

TEMPO: Final = 0.2
"""What a cell is worth to the one to move, if both reach it at the same time."""

_NEVER: Final = 99


class Front:
    """The cells that a colour reaches within so many turns, as two words."""

    __slots__ = ("high", "low")

    def __init__(self, low: i64, high: i64) -> None:
        self.low: i64 = low
        self.high: i64 = high


def front(vikings: list[int], colour: i64) -> Front:
    """Where a colour's Vikings stand."""
    low: i64 = 0
    high: i64 = 0
    first: i64 = colour * VIKINGS_EACH
    viking: i64 = first
    while viking < first + VIKINGS_EACH:
        cell = vikings[viking]
        if cell != OFF:
            low |= SPOTS[cell].low
            high |= SPOTS[cell].high
        viking += 1
    return Front(low, high)


def stepped(low: i64, high: i64, free_low: i64, free_high: i64) -> Front:
    """These cells and all free ones beside them."""
    east: i64 = low | low << 1
    west: i64 = low | low >> 1
    east_high: i64 = high | high << 1
    west_high: i64 = high | high >> 1
    new_low: i64 = (east | west | east << 11 | west >> 11 | east_high << 48) & free_low
    new_high: i64 = (
        east_high | west_high | east_high << 11 | west_high >> 11 | west >> 48
    ) & free_high
    return Front(new_low, new_high)


def slid(low: i64, high: i64, free_low: i64, free_high: i64) -> Front:
    """All free cells that one straight move reaches from these."""
    all_low: i64 = 0
    all_high: i64 = 0
    # east and west: within a word
    a: i64 = low
    b: i64 = high
    while a | b != 0:
        a = a << 1 & free_low
        b = b << 1 & free_high
        all_low |= a
        all_high |= b
    a, b = low, high
    while a | b != 0:
        a = a >> 1 & free_low
        b = b >> 1 & free_high
        all_low |= a
        all_high |= b
    c: i64 = 0
    # the two ways down, then the two ways up: over the gap between the words
    a, b = low, high
    while a | b != 0:
        c = (b << 12 | a >> 48) & free_high
        a = a << 12 & free_low
        b = c
        all_low |= a
        all_high |= b
    a, b = low, high
    while a | b != 0:
        c = (b << 11 | a >> 49) & free_high
        a = a << 11 & free_low
        b = c
        all_low |= a
        all_high |= b
    a, b = low, high
    while a | b != 0:
        c = (a >> 12 | b << 48) & free_low
        b = b >> 12 & free_high
        a = c
        all_low |= a
        all_high |= b
    a, b = low, high
    while a | b != 0:
        c = (a >> 11 | b << 49) & free_low
        b = b >> 11 & free_high
        a = c
        all_low |= a
        all_high |= b
    return Front(all_low, all_high)


def count(low: i64, high: i64) -> i64:
    """How many cells these words hold."""
    return _ones(low) + _ones(high)


def _ones(word: i64) -> i64:
    word = word - (word >> 1 & 0x5555555555555555)
    word = (word & 0x3333333333333333) + (word >> 2 & 0x3333333333333333)
    word = (word + (word >> 4)) & 0x0F0F0F0F0F0F0F0F
    word = word + (word >> 8)
    word = word + (word >> 16)
    word = word + (word >> 32)
    return word & 0x7F


def race(vikings: list[int], low: i64, high: i64, mover: int, by_lines: bool) -> float:
    """By how many cells Ivory is ahead in the race over this land."""
    mine, theirs = front(vikings, 0), front(vikings, 1)
    mine_low: i64 = mine.low
    mine_high: i64 = mine.high
    their_low: i64 = theirs.low
    their_high: i64 = theirs.high
    free_low: i64 = low & ~(mine_low | their_low)
    free_high: i64 = high & ~(mine_high | their_high)
    # Not seen yet by either colour; a way may lead over cells that the other one sees first.
    mine_new_low: i64 = free_low
    mine_new_high: i64 = free_high
    their_new_low: i64 = free_low
    their_new_high: i64 = free_high
    ahead: i64 = count(mine_low, mine_high) - count(their_low, their_high)
    even: i64 = 0
    while mine_low | mine_high | their_low | their_high != 0:
        if by_lines:
            a = slid(mine_low, mine_high, free_low, free_high)
            b = slid(their_low, their_high, free_low, free_high)
        else:
            a = stepped(mine_low, mine_high, free_low, free_high)
            b = stepped(their_low, their_high, free_low, free_high)
        mine_low = a.low & mine_new_low
        mine_high = a.high & mine_new_high
        their_low = b.low & their_new_low
        their_high = b.high & their_new_high
        first_low: i64 = mine_low & their_new_low
        first_high: i64 = mine_high & their_new_high
        ahead += count(first_low & ~their_low, first_high & ~their_high)
        even += count(first_low & their_low, first_high & their_high)
        first_low = their_low & mine_new_low
        first_high = their_high & mine_new_high
        ahead -= count(first_low & ~mine_low, first_high & ~mine_high)
        mine_new_low &= ~mine_low
        mine_new_high &= ~mine_high
        their_new_low &= ~their_low
        their_new_high &= ~their_high
    tempo = TEMPO * float(even)
    return float(ahead) + (tempo if mover == 0 else -tempo)


def territory(vikings: list[int], low: i64, high: i64, mover: int) -> float:
    """By how many cells Ivory is ahead: the races by lines and by steps together."""
    return (race(vikings, low, high, mover, True) + race(vikings, low, high, mover, False)) / 2.0


def nearest(board: Board) -> list[int]:
    """Who reaches each cell in fewer moves, by cell: a colour, or -1 where nobody or nobody alone does."""
    owners = [-1] * CELL_COUNT
    for cell in range(CELL_COUNT):
        if not board.is_stone(cell):
            owners[cell] = _nearer(board, cell)
    return owners


def _nearer(board: Board, cell: int) -> int:
    """The colour whose Vikings need fewer moves to a cell."""
    moves = [_moves_to(board, cell, colour) for colour in (0, 1)]
    if moves[0] == moves[1]:
        return -1
    return 0 if moves[0] < moves[1] else 1


def _moves_to(board: Board, cell: int, colour: int) -> int:
    """How many moves a colour needs to a cell; 99 if it never gets there."""
    at = front(board.vikings, colour)
    both = front(board.vikings, 1 - colour)
    low: i64 = board.low & ~(at.low | both.low)
    high: i64 = board.high & ~(at.high | both.high)
    goal_low: i64 = SPOTS[cell].low
    goal_high: i64 = SPOTS[cell].high
    moves = 0
    while at.low | at.high != 0:
        if at.low & goal_low | at.high & goal_high != 0:
            return moves
        reached = slid(at.low, at.high, low, high)
        low &= ~reached.low
        high &= ~reached.high
        at = reached
        moves += 1
    return _NEVER
