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
    """Draw an option by softmax over the worths: `heat` times the usual gap below the best is drawn a third (1/e) as often.

    Only the `leading` best options are taken into account (0: all). In a long list of bad ones some would be picked often,
    each of them rarely: who errs is to miss the best, and not to do what nobody would.
    """
    places = list(range(len(worths)))
    if leading > 0:
        places.sort(key=lambda place: -worths[place])
        places = places[:leading]
    best = max(worths)
    usual = best - added([worths[place] for place in places]) / len(places)
    if usual <= 0.0:
        return options[rng.choice(places)]
    weights = [exp((worths[place] - best) / (heat * usual)) for place in places]
    return options[rng.choices(places, weights)[0]]
