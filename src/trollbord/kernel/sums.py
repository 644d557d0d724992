"""Sums of floats that come out the same on every Python."""

from collections.abc import Iterable


def added(values: Iterable[float]) -> float:
    """The values added up from the left, one after the other.

    Since Python 3.12 the builtin `sum` compensates for rounding, so a bot that used it would play another match from
    the same seed than on 3.11.
    """
    total = 0.0
    for value in values:
        total += value
    return total
