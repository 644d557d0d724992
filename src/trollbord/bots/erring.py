"""Erring: a worse option now and then, the worse the rarer, so that levels differ by measure."""

from collections.abc import Sequence
from math import exp
from random import Random

from trollbord.kernel.option import Option


def by_worth(
    options: Sequence[Option], worths: Sequence[float], heat: float, rng: Random
) -> Option:
    """One of the options by what each is worth: one that is `heat` times the usual gap below the best, a third as often."""
    best = max(worths)
    usual = best - sum(worths) / len(worths)
    if usual <= 0.0:
        return rng.choice(options)
    weights = [exp((worth - best) / (heat * usual)) for worth in worths]
    return rng.choices(options, weights)[0]
