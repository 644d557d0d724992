"""The measures of the Rock Tower's shaft, for the simulation and for the pictures; *reconstructed*."""

import math
from typing import Final

WIDTH: Final = 70.0  # in millimetres
HEIGHT: Final = 150.0
SHELVES: Final = 4
SLOPE: Final = math.radians(10)
GAP: Final = 30.0  # between a shelf's free end and the wall opposite

End = tuple[float, float]


def shelf(k: int) -> tuple[End, End]:
    """The high and the low end of a shelf, the topmost first; they lean to the right and left in turn."""
    length = WIDTH - GAP
    low = HEIGHT - (k + 0.6) * HEIGHT / SHELVES
    high = low + math.tan(SLOPE) * length
    return ((0.0, high), (length, low)) if k % 2 == 0 else ((WIDTH, high), (GAP, low))
