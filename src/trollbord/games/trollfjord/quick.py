"""The quick tower: how likely each number of boulders is to fall, as whole weights.

The numbers are *reconstructed*: the mean of an ordinary blow is calibrated on the worked examples of the rulebooks, the
rest is fitted to the simulated tower (`calibrate`), mean and spread by strength and height. The number that falls is
negative binomial; its mean sinks as the tower empties. The colours follow exactly from the boulders that are left.
"""

from math import comb, exp, lgamma, log
from typing import Final

from trollbord.games.trollfjord.box import BOULDERS, HEIGHTS, HIT, STRENGTHS
from trollbord.kernel.option import Option

MEAN: Final = 3.7  # boulders at an ordinary blow on a full tower
DISPERSION: Final = (
    3.0  # of the quick tower, by the examples; the simulated one has its own by strength
)
WANING: Final = 0.45  # the mean follows the share of boulders left to this power
PARTS: Final = (
    2.0**24
)  # the weights of one blow sum to about this much; nothing possible weighs less than 1

# A heartier blow brings out more, up to what no blow exceeds; a higher one needs more strength for as much.
HALF: Final[tuple[float, ...]] = (5.5, 5.6, 5.75, 6.25)
"""The strength that brings out half of what no blow exceeds, by height, low first."""
STEEP: Final = 3.6
SPREAD: Final[tuple[float, ...]] = (3.1, 3.1, 2.5, 2.3, 2.1, 1.9, 1.5, 1.3, 1.2, 1.1)
"""The variance of what falls in parts of its mean, by strength: soft blows bring out nothing or a slide, hearty ones much the same."""

ORDINARY: Final = 100
USUAL_STRENGTH: Final = 6  # of a blow that names none


def _curve(strength: int, height: int) -> float:
    return float(1 / (1 + (HALF[height - 1] / strength) ** STEEP))


FACTORS: Final = tuple(
    [
        tuple(
            [
                max(1, round(ORDINARY * _curve(strength, height) / _curve(USUAL_STRENGTH, 1)))
                for strength in range(1, STRENGTHS + 1)
            ]
        )
        for height in range(1, HEIGHTS + 1)
    ]
)
"""What a blow brings out, in per cent of an ordinary one, by height (low first) and strength."""

_TABLES: Final[dict[tuple[int, int], list[list[int]]]] = {}
_COUNTS: Final = range(BOULDERS + 1)
CHOOSE: Final = [[comb(n, k) for k in _COUNTS] for n in _COUNTS]


def factor(blow: Option) -> int:
    """How much a blow brings out, in per cent of an ordinary one."""
    return ORDINARY if blow is HIT else FACTORS[blow.third - 1][blow.second - 1]


def fell_weights(blow: Option, left: int) -> list[int]:
    """The weights of 0, 1, ... boulders falling when so many are left in the tower."""
    strength, height = (0, 1) if blow is HIT else (blow.second, blow.third)
    tables = _TABLES.get((strength, height))
    if tables is None:
        tables = [_fell(strength, height, boulders) for boulders in _COUNTS]
        _TABLES[strength, height] = tables
    return tables[left]


def _fell(strength: int, height: int, left: int) -> list[int]:
    """The weights for a blow at the simulated tower, or for one of the quick tower, which names no strength."""
    if not left:
        return [1]
    mean = MEAN * (left / BOULDERS) ** WANING
    size = DISPERSION
    if strength:
        mean *= FACTORS[height - 1][strength - 1] / ORDINARY
        size = mean / (SPREAD[strength - 1] - 1)
    chance = size / (size + mean)
    return [
        max(1, round(PARTS * _negative_binomial(count, size, chance))) for count in range(left + 1)
    ]


def _negative_binomial(count: int, size: float, chance: float) -> float:
    ways = lgamma(count + size) - lgamma(size) - lgamma(count + 1)
    return exp(ways + size * log(chance) + count * log(1 - chance))


def colour_weights(fell: int, of_colour: int, others: int) -> tuple[int, list[int]]:
    """The least number of one colour among the fallen, and the weights of that and each greater number."""
    least = max(0, fell - others)
    most = min(fell, of_colour)
    return least, [CHOOSE[of_colour][k] * CHOOSE[others][fell - k] for k in range(least, most + 1)]
