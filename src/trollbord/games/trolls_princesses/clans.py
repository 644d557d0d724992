"""The four player boards: slots that own pieces leave, shafts, start goods, the royal action."""

from typing import Final

from trollbord.games.trolls_princesses.effects import (
    MINE_ONE_GOLD,
    MINE_TWO_OBSIDIAN,
    ONE_COW,
    ONE_POWER,
    Effect,
)

# -- slots

CAMP_SLOTS: Final = ("CS1", "CS2", "CS3", "CS4")
"""The first three cover the second piece of mining obsidian, gold, diamond; the fourth covers troll power."""
COVERS_POWER: Final = 3
CHANGELING_SLOTS: Final = ("BS1", "BS2", "BS3", "BS4")
"""They cover a cow, more of the power track, and two steps of gaining power."""
COVERS_COW: Final = 0
COVERS_TRACK: Final = 1
POWER_SLOT: Final = 2
"""Troll power under the fourth own camp."""
COWS_SLOT: Final = 1
"""Cows under the first own changeling."""

# -- the four clans


class Clan:
    """A player board: covers on barns, shafts, start goods, its royal action."""

    def __init__(
        self,
        name: str,
        covers: int,
        shafts: tuple[int, int, int],
        start: tuple[int, int, int, int, int],
        humans: int,
        action: Effect,
        even: tuple[int, int, int, int, int],
    ) -> None:
        self.name: Final = name
        self.covers: Final = covers
        self.shafts: Final = shafts
        """Obsidian, gold, diamond, each filled at the start."""
        self.start: Final = start
        """Obsidian, gold, diamond, troll power, cows, worth the same for every clan."""
        self.humans: Final = humans
        self.action: Final = action
        """The royal action of the board."""
        self.even: Final = even
        """Start goods for a table that evens out what the boards bring."""

    def start_goods(self, is_even: bool) -> tuple[int, int, int, int, int]:
        """TP-SETUP.41, TP-R.50: what the clan begins with."""
        return self.even if is_even else self.start


# Printed: the shafts of red. Reconstructed: all other shafts, the start goods, the royal actions.
CLANS: Final = (
    Clan("yellow", 3, (2, 2, 0), (3, 1, 0, 0, 1), 0, MINE_ONE_GOLD, (4, 2, 0, 1, 1)),
    Clan("red", 3, (3, 0, 1), (2, 1, 0, 1, 1), 0, MINE_TWO_OBSIDIAN, (1, 0, 0, 1, 1)),
    Clan("purple", 3, (4, 1, 0), (1, 0, 0, 1, 1), 1, ONE_POWER, (2, 0, 0, 1, 1)),
    Clan("turquoise", 2, (3, 1, 0), (1, 1, 0, 1, 2), 0, ONE_COW, (2, 1, 0, 1, 2)),
)
CLAN_NAMES: Final = [clan.name for clan in CLANS]
