"""How long Hypothesis tries a law: a bounded slice, the same on every machine, unless TROLLBORD_LAWS asks for more."""

import os
from typing import Final

from hypothesis import HealthCheck, settings

TIMES: Final = float(os.environ.get("TROLLBORD_LAWS", "1"))
"""How long the laws are tried: TROLLBORD_LAWS=n for n times as many games, 0.5 for half."""
USUAL: Final = 4
"""Games of a law, where it does not say otherwise."""


def tried(games: int) -> settings:
    """Settings for a law of this number of games.

    Each law carries its own: a profile would hold only for modules that are imported after it was loaded.
    """
    return settings(
        max_examples=max(1, int(games * TIMES)),
        deadline=None,
        derandomize=TIMES <= 1,
        database=None,
        suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
    )
