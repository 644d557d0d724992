"""Ratings on one scale from all meetings of two: the Bradley-Terry model, with the covariance of what it says.

A share of points is told as a lead in log odds, and the ratings are those that make all meetings together likeliest. Deals are
the sample, since the matches of a deal are not independent: the spread between deals is what the intervals come from.
The arena's ratings (openskill) know any number of seats, but no covariance, by which the ladder chooses what is played next.
"""

from collections.abc import Sequence
from math import exp, log, sqrt
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

SCALE: Final = 400 / log(10)
"""Points of Elo in one unit of log odds."""
SHARED: Final = 1.0
"""Imaginary deals that the two of each meeting share, so that a lead is finite where one has won everything."""
ROUNDS: Final = 100
CLOSE: Final = 1e-9
FARTHEST: Final = 2.0
"""How far a rating moves in one round at most, in log odds."""

Matrix = NDArray[np.float64]
Vector = NDArray[np.float64]


class Pair(NamedTuple):
    """What two bots made of some deals: the mean share of the first, and the variance of a deal."""

    first: str
    second: str
    deals: float
    share: float
    spread: float


class Ratings:
    """Where each bot stands, in points of Elo above the first, and how sure that is."""

    def __init__(self, bots: Sequence[str], values: Vector, covariance: Matrix) -> None:
        self.bots: Final = list(bots)
        self.place: Final = {bot: at for at, bot in enumerate(bots)}
        self.values: Final = [float(value) for value in values]
        self.covariance: Final = covariance

    def rating(self, bot: str) -> float:
        """The rating of a bot."""
        return SCALE * self.values[self.place[bot]]

    def error(self, bot: str) -> float:
        """The standard error of its rating."""
        at = self.place[bot]
        return SCALE * sqrt(max(0.0, float(self.covariance[at, at])))

    def expected(self, first: str, second: str) -> float:
        """The share that the first is expected to take."""
        return chance(self.values[self.place[first]] - self.values[self.place[second]])


def chance(lead: float) -> float:
    """The share of points behind a lead in log odds."""
    return 1 / (1 + exp(-max(-30.0, min(30.0, lead))))


def rated(bots: Sequence[str], pairs: Sequence[Pair]) -> Ratings:
    """The ratings that fit all meetings best; the first bot has 0. All others must be tied to it by meetings."""
    place = {bot: at for at, bot in enumerate(bots)}
    values = np.zeros(len(bots))
    for _ in range(ROUNDS):
        gradient, weights = _slopes(place, values, pairs)
        steps = np.linalg.solve(weights, gradient)
        farthest = float(np.abs(steps).max())
        values = values + steps * (min(1.0, FARTHEST / farthest) if farthest else 1.0)
        if farthest < CLOSE:
            break
    _, weights = _slopes(place, values, pairs)
    return Ratings(bots, values, _covariance(place, values, pairs, weights))


def _slopes(place: dict[str, int], values: Vector, pairs: Sequence[Pair]) -> tuple[Vector, Matrix]:
    """The gradient of the log likelihood, and its negative second derivatives."""
    size = len(place)
    gradient, weights = np.zeros(size), np.zeros((size, size))
    for pair in pairs:
        first, second = place[pair.first], place[pair.second]
        expected = chance(values[first] - values[second])
        pull = pair.deals * (pair.share - expected) + SHARED * (0.5 - expected)
        gradient[first] += pull
        gradient[second] -= pull
        _add(weights, first, second, (pair.deals + SHARED) * expected * (1 - expected))
    _hold(weights, 1.0)
    gradient[0] = 0.0
    return gradient, weights


def _add(matrix: Matrix, first: int, second: int, weight: float) -> None:
    """What a meeting of two adds: only their difference counts."""
    matrix[first, first] += weight
    matrix[second, second] += weight
    matrix[first, second] -= weight
    matrix[second, first] -= weight


def _hold(matrix: Matrix, own: float) -> None:
    """Cut the first bot off from all others: it keeps its 0."""
    matrix[0, :] = matrix[:, 0] = 0.0
    matrix[0, 0] = own


def _covariance(
    place: dict[str, int], values: Vector, pairs: Sequence[Pair], weights: Matrix
) -> Matrix:
    """The covariance of the ratings: by the spread that the deals of each meeting had, widened where meetings disagree."""
    noise = np.zeros_like(weights)
    for pair in pairs:
        _add(noise, place[pair.first], place[pair.second], (pair.deals + SHARED) * pair.spread)
    _hold(noise, 0.0)
    inverse = np.linalg.inv(weights)
    found: Matrix = disagreement(place, values, pairs) * (inverse @ noise @ inverse)
    return found


def disagreement(place: dict[str, int], values: Vector, pairs: Sequence[Pair]) -> float:
    """How much farther meetings lie from one scale than their luck explains (chi-square by degrees of freedom); 1 at least."""
    free = len(pairs) - (len(place) - 1)
    if free <= 0:
        return 1.0
    total = 0.0
    for pair in pairs:
        expected = chance(values[place[pair.first]] - values[place[pair.second]])
        total += (pair.deals + SHARED) * (pair.share - expected) ** 2 / pair.spread
    return max(1.0, total / free)
