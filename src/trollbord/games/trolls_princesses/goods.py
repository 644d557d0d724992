"""Goods of a player, and what each action costs and brings."""

from typing import Final

# -- goods

OBSIDIAN: Final = 0
GOLD: Final = 1
DIAMOND: Final = 2
TROLL_POWER: Final = 3
COWS: Final = 4
BARNS: Final = 5
"""Open barns; the others are covered."""
GOODS: Final = ("obsidian", "gold", "diamond", "troll-power", "cows", "barns")
"""What obstacles and messages call them."""
RESOURCES: Final = ("obsidian", "gold", "diamond")

# -- prices and gains


class Price:
    """What an action costs: action points and goods."""

    def __init__(
        self,
        points: int,
        *,
        obsidian: int = 0,
        gold: int = 0,
        diamonds: int = 0,
        power: int = 0,
        cows: int = 0,
    ) -> None:
        self.points: Final = points
        amounts = (obsidian, gold, diamonds, power, cows)
        self.goods: Final = [(good, amount) for good, amount in enumerate(amounts) if amount]
        """Each good that is paid, and how much of it."""


PRICES: Final = {
    "mine": (Price(1), Price(2), Price(3)),
    "build-camp": (Price(3, cows=1),),
    "build-dens": (Price(2, obsidian=1),),
    "refresh-dens": (Price(1),),
    "fill": (Price(2),),
    "gain-power": (Price(2),),
    "buy": (Price(1, power=1, cows=1),),
    "refresh-cards": (Price(1),),
    "capture-princess": (Price(5, power=2, diamonds=1),),
    "tear-down-bell": (Price(4, obsidian=3),),
    "castle": (Price(3),),
    "swap": (Price(2, power=2, gold=2), Price(2, power=2, diamonds=1)),
    "hire": (Price(2, power=1, gold=1),),
    "steal-cow": (Price(1),),
    "activate": (Price(1),),
}
"""The price of each action; of mining by resource, of a swap in gold or diamonds."""

MINE_AMOUNT: Final = 1
MINE_UPGRADED: Final = 2
POWER_LEVELS: Final = (2, 3, 4)
