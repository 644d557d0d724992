"""Where trolls and humans stand: three caves of each player, and the villages."""

from typing import Final

ASIDE: Final = 0
"""Off the board: a troll not yet in play."""
MINING: Final = 1
BUILDING: Final = 2
POWER: Final = 3
VILLAGE: Final = 4
"""Village I; II to IV follow."""
CAVES: Final = ("mining", "building", "power")
VILLAGES: Final = ("I", "II", "III", "IV")
PLACES: Final = ("aside", *CAVES, *VILLAGES)
