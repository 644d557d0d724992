"""Erring: a worse option now and then, the worse the rarer, so that levels differ by measure."""

from collections.abc import Sequence
from math import exp
from random import Random
from typing import Final

from trollbord.kernel.floats import added, steady
from trollbord.kernel.option import Option

LEADING: Final = 8
"""How many of the options that look best a player ever takes that errs without having looked far at each."""
WON: Final = 0.999
"""What looks at least this good is as good as won."""


def by_worth(
    options: Sequence[Option],
    worths: Sequence[float],
    heat: float,
    rng: Random,
    leading: int = 0,
) -> Option:
    """Draw an option by softmax over the worths: `heat` times the usual gap below the best is drawn a third (1/e) as often.

    Only the `leading` best options are taken into account (0: all). In a long list of bad ones some would be picked often,
    each of them rarely: who errs is to miss the best, and not to do what no player would. No level throws away a game that
    it sees won: then only what wins is drawn.
    """
    worths = [steady(worth) for worth in worths]
    places = list(range(len(worths)))
    if leading > 0:
        places.sort(key=lambda place: -worths[place])
        places = places[:leading]
    best = max(worths)
    if best >= WON:
        return options[rng.choice([place for place in places if worths[place] >= WON])]
    usual = best - added([worths[place] for place in places]) / len(places)
    if usual <= 0.0:
        return options[rng.choice(places)]
    weights = [steady(exp((worths[place] - best) / (heat * usual))) for place in places]
    return options[rng.choices(places, weights)[0]]
