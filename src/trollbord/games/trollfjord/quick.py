"""The quick tower: how likely each number of boulders is to fall, as whole weights.

The numbers are *reconstructed*: they are fitted to the shape of what the simulated tower brings out (`calibrate`), by side,
strength and height, and an ordinary blow lies in the bands that follow from the worked examples of the rulebooks. A blow
is empty or brings out one boulder and a negative binomial number of others. The colours follow exactly from the boulders
that are left.
"""

from math import comb, exp, lgamma, log
from typing import Final

from trollbord.games.trollfjord.box import BOULDERS, HEIGHTS, HIT, SIDES, STRENGTHS
from trollbord.kernel.option import Option

PARTS: Final = (
    2.0**24
)  # the weights of one blow sum to about this much; nothing possible weighs less than 1

USUAL_STRENGTH: Final = 6  # of a blow that names none; it is struck low on the left

# What is felt of a blow is its strength, times these.
BY_SIDE: Final[tuple[float, ...]] = (1.0, 1.2)  # the lowest shelf leans to the left
BY_HEIGHT: Final[tuple[float, ...]] = (1.0, 1.0, 0.955, 0.905)  # low first
FRESH: Final = 1.16  # on a tower that was filled and not struck yet
WANING: Final = 0.05  # and the share of boulders left to this power

HALF_EMPTY: Final = 3.94  # so much felt strength leaves every other blow empty
SHARPNESS: Final = 4.25
MOST: Final = 13.0  # boulders beyond the first that no blow exceeds on average
HALF_OF_MOST: Final = 12.87
STEEPNESS: Final = 1.67
FRESH_MORE: Final = 1.05
SPREAD: Final = 0.77  # their variance in parts of their mean, less 1, at the usual strength; it falls with strength

_TABLES: Final[dict[tuple[int, int, int], list[list[int]]]] = {}
_COUNTS: Final = range(BOULDERS + 1)
CHOOSE: Final = [[comb(n, k) for k in _COUNTS] for n in _COUNTS]


def felt_strength(side: int, strength: int, height: int, left: int) -> float:
    """The strength that is felt of a blow on a tower in which `left` boulders are left."""
    fresh = FRESH if left == BOULDERS else 1.0
    waned = float((left / BOULDERS) ** WANING)
    return strength * BY_SIDE[side] * BY_HEIGHT[height - 1] * fresh * waned


def empty_share(felt: float) -> float:
    """How often such a blow brings out nothing."""
    return float(1 / (1 + (felt / HALF_EMPTY) ** SHARPNESS))


def followers(felt: float, left: int) -> float:
    """How many boulders follow the first on average, if one comes out at all."""
    more = MOST / (1 + (HALF_OF_MOST / felt) ** STEEPNESS)
    return float(min(more * (FRESH_MORE if left == BOULDERS else 1.0), 0.8 * (left - 1)))


def _mean(side: int, strength: int, height: int) -> float:
    felt = felt_strength(side, strength, height, BOULDERS)
    return (1 - empty_share(felt)) * (1 + followers(felt, BOULDERS))


ORDINARY: Final = 100
FACTORS: Final = tuple(
    [
        tuple(
            [
                tuple(
                    [
                        round(
                            ORDINARY * _mean(side, strength, height) / _mean(0, USUAL_STRENGTH, 1)
                        )
                        for strength in range(1, STRENGTHS + 1)
                    ]
                )
                for height in range(1, HEIGHTS + 1)
            ]
        )
        for side in range(len(SIDES))
    ]
)
"""What a blow on a full tower brings out, in per cent of an ordinary one, by side, height (low first) and strength."""


def factor(blow: Option) -> int:
    """How much a blow brings out, in per cent of an ordinary one."""
    return ORDINARY if blow is HIT else FACTORS[blow.first][blow.third - 1][blow.second - 1]


def fell_weights(blow: Option, left: int) -> list[int]:
    """The weights of 0, 1, ... boulders falling when `left` boulders are in the tower."""
    how = (0, USUAL_STRENGTH, 1) if blow is HIT else (blow.first, blow.second, blow.third)
    tables = _TABLES.get(how)
    if tables is None:
        tables = [_fell(how, boulders) for boulders in _COUNTS]
        _TABLES[how] = tables
    return tables[left]


def _fell(how: tuple[int, int, int], left: int) -> list[int]:
    if left < 2:
        return [1] * (left + 1)
    return [max(1, round(weight)) for weight in unrounded(how, left)]


def unrounded(how: tuple[int, int, int], left: int) -> list[float]:
    """The weights of 0, 1, ... boulders falling from a blow: a test holds that none lies so near a half that a C library matters."""
    side, strength, height = how
    felt = felt_strength(side, strength, height, left)
    more, empty = followers(felt, left), empty_share(felt)
    size = more / (SPREAD * USUAL_STRENGTH / felt)
    chance = size / (size + more)
    shares = [(1 - empty) * _negative_binomial(count, size, chance) for count in range(left)]
    return [PARTS * share for share in [empty, *shares]]


def _negative_binomial(count: int, size: float, chance: float) -> float:
    ways = lgamma(count + size) - lgamma(size) - lgamma(count + 1)
    return exp(ways + size * log(chance) + count * log(1 - chance))


def colour_weights(fell: int, of_colour: int, others: int) -> tuple[int, list[int]]:
    """The least number of one colour among the fallen, and the weights of that and each greater number."""
    least = max(0, fell - others)
    most = min(fell, of_colour)
    return least, [CHOOSE[of_colour][k] * CHOOSE[others][fell - k] for k in range(least, most + 1)]
