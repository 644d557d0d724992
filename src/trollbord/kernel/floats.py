"""Floats that come out the same on every Python and with every C library."""

from collections.abc import Iterable
from math import floor
from typing import Final

_PARTS: Final = 1e9
"""9 decimals."""


def added(values: Iterable[float]) -> float:
    """The values added up from the left, one after the other.

    Since Python 3.12 the builtin `sum` compensates for rounding, so a bot that used it would play another match from
    the same seed than on 3.11.
    """
    total = 0.0
    for value in values:
        total += value
    return total


def steady(number: float) -> float:
    """A number of about 1 to 9 decimals: what `exp`, `log`, `tanh` and powers give differs between C libraries in the last bit.

    Bots compare, sort and draw by such numbers: unrounded, they would play another match from the same seed elsewhere.
    """
    # Not `round`, which mypyc calls as an object and which takes longer than all the rest here.
    return floor(number * _PARTS + 0.5) / _PARTS
