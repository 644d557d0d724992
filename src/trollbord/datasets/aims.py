"""What a fitted line can foretell; apart from the fit, so that the command knows them without NumPy."""

from typing import Final

WINNER: Final = "winner"
POINTS: Final = "points"
AIMS: Final = (WINNER, POINTS)
"""Who wins, or the lead in points at the end."""
