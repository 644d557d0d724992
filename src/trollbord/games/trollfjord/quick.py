"""The quick tower: how likely each number of boulders is to fall, as whole weights.

The numbers are *reconstructed* and calibrated on the worked examples of the rulebooks: a negative binomial whose mean
sinks as the tower empties. The colours follow exactly from the boulders that are left.
"""

from math import comb, exp, lgamma, log
from typing import Final

from trollbord.games.trollfjord.box import BOULDERS, HIT
from trollbord.kernel.option import Option

MEAN: Final = 3.7  # boulders at an ordinary blow on a full tower
WANING: Final = 0.45  # the mean follows the share of boulders left to this power
DISPERSION: Final = 3.0
PARTS: Final = (
    1 << 24
)  # the weights of one blow sum to about this much; nothing possible weighs less than 1

# What a blow brings out, in per cent of an ordinary one, by height (low first) and strength: measured on the simulated
# tower (`calibrate`), and smoothed so that a heartier and a lower blow never brings out less.
FACTORS: Final = (
    (1, 8, 28, 54, 84, 100, 114, 126, 132, 136),
    (1, 8, 27, 48, 72, 94, 112, 122, 130, 135),
    (1, 7, 21, 40, 66, 84, 98, 112, 124, 132),
    (1, 6, 16, 38, 52, 80, 92, 110, 122, 128),
)

ORDINARY: Final = 100
_TABLES: Final[dict[int, list[list[int]]]] = {}
CHOOSE: Final = [[comb(n, k) for k in range(BOULDERS + 1)] for n in range(BOULDERS + 1)]


def factor(blow: Option) -> int:
    """How much a blow brings out, in per cent of an ordinary one."""
    return ORDINARY if blow is HIT else FACTORS[blow.third - 1][blow.second - 1]


def fell_weights(blow: Option, left: int) -> list[int]:
    """The weights of 0, 1, ... boulders falling when so many are left in the tower."""
    percent = factor(blow)
    tables = _TABLES.get(percent)
    if tables is None:
        tables = [_fell(percent / 100, boulders) for boulders in range(BOULDERS + 1)]
        _TABLES[percent] = tables
    return tables[left]


def _fell(share: float, left: int) -> list[int]:
    mean = MEAN * share * (left / BOULDERS) ** WANING
    if mean <= 0.0:
        return [PARTS, *[1] * left]
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
