"""Seats: places at the table, chance among them."""

from typing import Final

Seat = int

NATURE: Final = -1
"""The seat of chance: dice, draws, falling boulders."""

SPECTATOR: Final = -2
"""The seat number of a spectator, who sees only what every seat sees."""
