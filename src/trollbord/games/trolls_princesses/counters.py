"""What royal cards and points count, and what pieces are worth at the end."""

from typing import Final

from trollbord.games.trolls_princesses.deck import ROYAL_CARDS

COUNTERS: Final = (
    "bat_cards", "snake_cards", "toad_cards",
    "obsidian", "gold", "diamonds", "troll_power", "cows",
    "resource_dens", "princess_dens", "bell_dens", "vp_dens", "royal_tiles",
    "obsidian_shafts", "gold_shafts", "diamond_shafts",
    "neutral_camps", "neutral_changelings", "bells", "princesses",
    "any_cards", "one_of_each_totem", "humans", "any_tiles",
)  # fmt: skip
"""Totems, goods, kinds of tiles, shafts, stored pieces, and four of their own."""
FIRST_GOOD: Final = 3
FIRST_KIND: Final = 8
FIRST_SHAFT: Final = 13
FIRST_PIECE: Final = 16
ANY_CARDS: Final = 20
ONE_OF_EACH_TOTEM: Final = 21
HUMANS_OWNED: Final = 22
ANY_TILES: Final = 23

TASK_COUNTER: Final = [COUNTERS.index(card.counts) for card in ROYAL_CARDS]
TASK_NEED: Final = [card.need for card in ROYAL_CARDS]

# -- points

SET_OF_THREE: Final = 15
SET_OF_TWO: Final = 9
SINGLE: Final = 4
VP_PRINCESS: Final = 7
VP_ROYAL_TILE: Final = 3
VP_HUMAN: Final = 1
