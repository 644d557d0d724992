"""The duel played at random to its end in native integers: no agenda, no lists of options, every rule.

Options are numbered as the questions would list them, so that the same random numbers give the same game as random
play pick by pick; the tests hold it to that.
"""

from random import Random as PythonRandom
from typing import Final

from librt.random import Random
from mypy_extensions import i64

from trollbord.games.ragnarocks.box import CELL_COUNT, DIRECTIONS, RAYS, VIKINGS_EACH
from trollbord.games.ragnarocks.native.board import Board
from trollbord.games.ragnarocks.native.spots import LONGEST, SPOTS, distances, numbers, total
from trollbord.games.ragnarocks.rules import SKIPS_TO_END, Place, Turn
from trollbord.games.ragnarocks.state import RagnarocksState
from trollbord.kernel.playout import answer

_E, _W, _NE, _NW, _SE, _SW = range(len(DIRECTIONS))
_RAY: Final = numbers(
    [
        (ray + [0] * LONGEST)[distance]
        for cell in range(CELL_COUNT)
        for ray in RAYS[cell]
        for distance in range(LONGEST)
    ]
)
"""The cell at a distance (less one) in a direction of a cell."""


def play_on(state: RagnarocksState, rng: PythonRandom) -> int:
    """Play any table of the duel to its end, beginning with the stone that may be due; the number of picks that took."""
    picks = 0
    if isinstance(state.step, Place):
        state.take(answer(state, rng))
        picks = 1
    if state.ask is None:
        return picks
    return picks + play_out(state, Random(rng.getrandbits(62)))


def play_out(state: RagnarocksState, rng: Random) -> int:
    """Play a table that waits for a move to the end of the duel; the number of picks that took."""
    step = state.step
    assert isinstance(step, Turn), f"{step!r} is not the beginning of a turn"
    board = state.board
    seat: i64 = step.seat
    supply: i64 = state.supply
    skips: i64 = state.skips
    picks: i64 = 0
    while skips < SKIPS_TO_END:
        if supply > 0 and _turn(board, seat, rng):
            supply -= 1
            skips = 0
            picks += 2
        else:
            rng.random()  # the lone option is drawn like any other
            skips += 1
            picks += 1
        seat = 1 - seat
    state.supply = supply
    state.skips = skips
    state.resume([], None)
    return picks


def _turn(board: Board, seat: i64, rng: Random) -> bool:
    """Move a contested Viking and place a stone, if there is a move."""
    vikings, lines = board.vikings, board.lines
    first: i64 = seat * VIKINGS_EACH
    # Moves are listed by the cell they start from, so the three Vikings are taken in that order.
    # Cell and number share an integer: sorting by it sorts by cell, and the lowest three bits still name the Viking.
    a: i64 = vikings[first] * 8 + first
    b: i64 = vikings[first + 1] * 8 + first + 1
    c: i64 = vikings[first + 2] * 8 + first + 2
    if a > b:
        a, b = b, a
    if b > c:
        b, c = c, b
    if a > b:
        a, b = b, a
    contested: i64 = board.contested
    free_a: i64 = distances(SPOTS[a >> 3], lines) if contested >> (a & 7) & 1 else 0
    free_b: i64 = distances(SPOTS[b >> 3], lines) if contested >> (b & 7) & 1 else 0
    free_c: i64 = distances(SPOTS[c >> 3], lines) if contested >> (c & 7) & 1 else 0
    count_a: i64 = total(free_a)
    count_b: i64 = total(free_b)
    count: i64 = count_a + count_b + total(free_c)
    if count == 0:
        return False
    # One draw among the moves of all three, so that each move is as likely as if it stood in one list.
    choice: i64 = int(rng.random() * float(count))
    if choice >= count_a + count_b:
        choice -= count_a + count_b
        a, free_a = c, free_c
    elif choice >= count_a:
        choice -= count_a
        a, free_a = b, free_b
    target: i64 = _target(a >> 3, free_a, choice)
    board.move(a & 7, target)
    free_a = distances(SPOTS[target], lines)
    board.place(_target(target, free_a, int(rng.random() * float(total(free_a)))))
    return True


def _target(cell: i64, free: i64, choice: i64) -> i64:
    """The target with this number: rows above from the farthest, the row from the left, rows below from the nearest."""
    left: i64 = free & 15
    right: i64 = free >> 4 & 15
    if choice < left + right:
        return _above(cell, left, right, choice)
    choice -= left + right
    left = free >> 8 & 15
    right = free >> 12 & 15
    if choice < left:
        return _at(cell, _W, left - choice)
    if choice < left + right:
        return _at(cell, _E, choice - left + 1)
    return _below(cell, free >> 16 & 15, free >> 20, choice - left - right)


def _above(cell: i64, left: i64, right: i64, choice: i64) -> i64:
    """In rows above: first those where one line alone is free, then both in turn."""
    both: i64 = left if left < right else right
    alone: i64 = left + right - 2 * both
    if choice < alone:
        return _at(cell, _NW if left > right else _NE, both + alone - choice)
    choice -= alone
    return _at(cell, _NW if choice & 1 == 0 else _NE, both - (choice >> 1))


def _below(cell: i64, left: i64, right: i64, choice: i64) -> i64:
    """In rows below: first those where both lines are free, in turn, then one alone."""
    both: i64 = left if left < right else right
    if choice < 2 * both:
        return _at(cell, _SW if choice & 1 == 0 else _SE, (choice >> 1) + 1)
    return _at(cell, _SW if left > right else _SE, choice - both + 1)


def _at(cell: i64, direction: i64, distance: i64) -> i64:
    return _RAY[(cell * 6 + direction) * LONGEST + distance - 1]
