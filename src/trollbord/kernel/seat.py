"""Seats: places at the table, chance among them."""

from typing import Final

Seat = int

NATURE: Final = -1
"""The seat of chance: dice, draws, falling boulders."""

SPECTATOR: Final = -2
"""The seat of someone who only watches: it sees what every seat sees."""
