"""Trollbord: four northern board games, complete, on one table."""

from typing import Final

__version__: Final = "0.1.0"
