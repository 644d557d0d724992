"""Who gets to each cell first: the races that decide who settles what, told from Ivory's side."""

from typing import Final

from mypy_extensions import i64

from trollbord.games.ragnarocks.box import CELL_COUNT, VIKINGS_EACH
from trollbord.games.ragnarocks.native.board import OFF, Board
from trollbord.games.ragnarocks.native.races import race, slid
from trollbord.games.ragnarocks.native.spots import SPOTS, count

TEMPO: Final = 0.2
"""What a cell is worth to the one to move, if both reach it at the same time."""

_NEVER: Final = 99


def front(vikings: list[int], colour: i64) -> tuple[i64, i64]:
    """Where a colour's Vikings stand, as two words."""
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
    return low, high


def lead(vikings: list[int], low: i64, high: i64, mover: int, by_lines: bool) -> float:
    """By how many cells Ivory is ahead in a race over this land, those under Vikings included."""
    ivory_low, ivory_high = front(vikings, 0)
    red_low, red_high = front(vikings, 1)
    free_low: i64 = low & ~(ivory_low | red_low)
    free_high: i64 = high & ~(ivory_high | red_high)
    ahead, even = race(ivory_low, ivory_high, red_low, red_high, free_low, free_high, by_lines)
    under: i64 = count(ivory_low, ivory_high) - count(red_low, red_high)
    tempo = TEMPO * float(even)
    return float(ahead + under) + (tempo if mover == 0 else -tempo)


def territory(vikings: list[int], low: i64, high: i64, mover: int) -> float:
    """By how many cells Ivory is ahead: the races by lines and by steps together."""
    return (lead(vikings, low, high, mover, True) + lead(vikings, low, high, mover, False)) / 2.0


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
    at_low, at_high = front(board.vikings, colour)
    other_low, other_high = front(board.vikings, 1 - colour)
    low: i64 = board.low & ~(at_low | other_low)
    high: i64 = board.high & ~(at_high | other_high)
    goal_low: i64 = SPOTS[cell].low
    goal_high: i64 = SPOTS[cell].high
    free_low: i64 = low
    free_high: i64 = high
    moves = 0
    while at_low | at_high != 0:
        if at_low & goal_low | at_high & goal_high != 0:
            return moves
        at_low, at_high = slid(at_low, at_high, free_low, free_high)
        at_low &= low
        at_high &= high
        low &= ~at_low
        high &= ~at_high
        moves += 1
    return _NEVER
