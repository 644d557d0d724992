"""The quick tower: how likely each number of boulders is to fall, as whole weights.

The numbers are *reconstructed* and calibrated on the worked examples of the rulebooks: a negative binomial whose mean
sinks as the tower empties. The colours follow exactly from the boulders that are left.
"""

from math import comb, exp, lgamma, log
from typing import Final

from trollbord.games.trollfjord.box import BOULDERS, HEIGHTS, HIT, STRENGTHS
from trollbord.kernel.option import Option

MEAN: Final = 3.7  # boulders at an ordinary blow on a full tower
WANING: Final = 0.45  # the mean follows the share of boulders left to this power
DISPERSION: Final = 3.0
PARTS: Final = (
    2.0**24
)  # the weights of one blow sum to about this much; nothing possible weighs less than 1

# What a blow brings out follows a curve that was fitted to the simulated tower (`calibrate`): a heartier blow brings out
# more, a higher one less.
HALF: Final = 4.3  # this strength, at the lowest height, brings out half of what no blow exceeds
HIGHER: Final = 0.06  # each height above takes so much more strength

ORDINARY: Final = 100


def _curve(strength: int, height: int) -> float:
    needed = HALF * (1 + HIGHER * (height - 1))
    return 1 / (1 + (needed / strength) ** 3)


FACTORS: Final = tuple(
    [
        tuple(
            [
                round(ORDINARY * _curve(strength, height) / _curve(6, 1))
                for strength in range(1, STRENGTHS + 1)
            ]
        )
        for height in range(1, HEIGHTS + 1)
    ]
)
"""What a blow brings out, in per cent of an ordinary one, by height (low first) and strength."""

_TABLES: Final[dict[int, list[list[int]]]] = {}
_COUNTS: Final = range(BOULDERS + 1)
CHOOSE: Final = [[comb(n, k) for k in _COUNTS] for n in _COUNTS]


def factor(blow: Option) -> int:
    """How much a blow brings out, in per cent of an ordinary one."""
    return ORDINARY if blow is HIT else FACTORS[blow.third - 1][blow.second - 1]


def fell_weights(blow: Option, left: int) -> list[int]:
    """The weights of 0, 1, ... boulders falling when so many are left in the tower."""
    percent = factor(blow)
    tables = _TABLES.get(percent)
    if tables is None:
        tables = [_fell(percent / ORDINARY, boulders) for boulders in _COUNTS]
        _TABLES[percent] = tables
    return tables[left]


def _fell(share: float, left: int) -> list[int]:
    if not left:
        return [1]
    mean = MEAN * share * (left / BOULDERS) ** WANING
    chance = DISPERSION / (DISPERSION + mean)
    return [max(1, round(PARTS * _negative_binomial(count, chance))) for count in range(left + 1)]


def _negative_binomial(count: int, chance: float) -> float:
    ways = lgamma(count + DISPERSION) - lgamma(DISPERSION) - lgamma(count + 1)
    return exp(ways + DISPERSION * log(chance) + count * log(1 - chance))


def colour_weights(fell: int, of_colour: int, others: int) -> tuple[int, list[int]]:
    """The least number of one colour among the fallen, and the weights of that and each greater number."""
    least = max(0, fell - others)
    most = min(fell, of_colour)
    return least, [CHOOSE[of_colour][k] * CHOOSE[others][fell - k] for k in range(least, most + 1)]
