"""Erring: a worse option now and then, the worse the rarer, so that levels differ by measure."""

from collections.abc import Sequence
from math import exp
from random import Random

from trollbord.kernel.option import Option
from trollbord.kernel.sums import added


def by_worth(
    options: Sequence[Option],
    worths: Sequence[float],
    heat: float,
    rng: Random,
    leading: int = 0,
) -> Option:
    """One of the options by what each is worth: one that is `heat` times the usual gap below the best, a third as often.

    The usual gap is that of so many leading options (0: of all), so that a long list of bad ones does not excuse worse errors.
    """
    best = max(worths)
    judged = sorted(worths, reverse=True)[:leading] if leading > 0 else worths
    usual = best - added(judged) / len(judged)
    if usual <= 0.0:
        return rng.choice(options)
    weights = [exp((worth - best) / (heat * usual)) for worth in worths]
    return rng.choices(options, weights)[0]
