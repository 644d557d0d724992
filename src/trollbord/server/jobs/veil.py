"""The time of a veiled answer: drawn first, from one distribution for all, so that it tells nobody what was held.

A veiled question is put to everybody who could hold an answer. A player with one option must not be told from one with
several, so thinking is cut at the drawn time, and a quick answer waits for it.
"""

from __future__ import annotations

from random import Random, SystemRandom
from typing import Final

LEAST: Final = 0.5
MOST: Final = 1.5
"""Seconds: long enough for a search to find something, short enough to wait for."""
MARGIN: Final = 0.15
"""Seconds that a search leaves for its answer to arrive."""


def veil_seconds(rng: Random | None = None) -> float:
    """How long a veiled answer takes, by whatever player and of whatever kind."""
    return (rng or _CHANCE).uniform(LEAST, MOST)


_CHANCE: Final = SystemRandom()
