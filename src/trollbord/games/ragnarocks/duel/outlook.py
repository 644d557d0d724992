"""What a board of the duel promises to the one to move, in cells, and what its land is when it is over."""

from itertools import pairwise
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from trollbord.games.ragnarocks.box import CELL_COUNT
from trollbord.games.ragnarocks.native.races import flooded, race, stepped
from trollbord.games.ragnarocks.native.spots import count

KNOTS: Final[list[tuple[int, tuple[float, float, float, float]]]] = [
    (0, (0.13, 0.03, 0.13, 0.03)),
    (30, (0.5, 0.1, 0.5, 0.1)),
    (40, (0.5, 0.1, 0.5, 0.1)),
]
"""Stones on the board, and what the races weigh then: by lines and by steps, each with the cells both reach together.

A lead on an empty board is worth less than one that can't be lost any more; in between the weights change evenly.
"""
TERMS: Final = 4
FULLEST: Final = KNOTS[-1][0]


def _between(stones: int) -> list[float]:
    for (before, weights), (after, others) in pairwise(KNOTS):
        if stones <= after:
            part = (stones - before) / (after - before)
            return [first + part * (second - first) for first, second in zip(weights, others)]
    raise AssertionError(f"{stones} stones are more than {FULLEST}")


WEIGHTS: Final = vec[float]([each for stones in range(FULLEST + 1) for each in _between(stones)])


def weights_at(low: i64, high: i64) -> i64:
    """Where the weights of a board with this land begin."""
    stones: i64 = CELL_COUNT - count(low, high)
    return (stones if stones < FULLEST else FULLEST) * TERMS


def outlook(
    mine_low: i64,
    mine_high: i64,
    their_low: i64,
    their_high: i64,
    low: i64,
    high: i64,
    at: i64,
) -> float:
    """The races over this land, weighed, for the one to move, whose Vikings come first."""
    free_low: i64 = low & ~(mine_low | their_low)
    free_high: i64 = high & ~(mine_high | their_high)
    lines, even = race(mine_low, mine_high, their_low, their_high, free_low, free_high, True)
    steps, level = race(mine_low, mine_high, their_low, their_high, free_low, free_high, False)
    return (
        WEIGHTS[at] * float(lines)
        + WEIGHTS[at + 1] * float(even)
        + WEIGHTS[at + 2] * float(steps)
        + WEIGHTS[at + 3] * float(level)
    )


def contested(
    mine_low: i64, mine_high: i64, their_low: i64, their_high: i64, low: i64, high: i64
) -> tuple[i64, i64]:
    """RR-REGION.5: the land where both have Vikings."""
    with_mine_low, with_mine_high = flooded(mine_low, mine_high, low, high)
    return flooded(their_low & with_mine_low, their_high & with_mine_high, low, high)


def land_ahead(
    mine_low: i64, mine_high: i64, their_low: i64, their_high: i64, low: i64, high: i64
) -> i64:
    """RR-SCORE.1: by how many settled cells the one whose Vikings come first is ahead."""
    both_low, both_high = contested(mine_low, mine_high, their_low, their_high, low, high)
    a_low, a_high = flooded(mine_low, mine_high, low, high)
    b_low, b_high = flooded(their_low, their_high, low, high)
    return count(a_low & ~both_low, a_high & ~both_high) - count(
        b_low & ~both_low, b_high & ~both_high
    )


def live(
    mine_low: i64, mine_high: i64, their_low: i64, their_high: i64, low: i64, high: i64
) -> tuple[i64, i64]:
    """The contested land that can still change: where no Viking has a free cell beside it, nothing ever happens again."""
    both_low, both_high = contested(mine_low, mine_high, their_low, their_high, low, high)
    all_low: i64 = mine_low | their_low
    all_high: i64 = mine_high | their_high
    near_low, near_high = stepped(
        all_low & both_low, all_high & both_high, both_low & ~all_low, both_high & ~all_high
    )
    return flooded(near_low, near_high, low, high)


def decided(ahead: i64, cells: i64, mine: i64, theirs: i64) -> bool:
    """Whether a lead in settled land decides, with so much live land and so many Vikings of both on it.

    Who gets land there has put a stone on it first, and not where a Viking of the other stands.
    """
    return ahead > cells - 1 - mine or -ahead > cells - 1 - theirs
