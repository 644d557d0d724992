"""What is in the box: the supply, what begins where, piles, table options."""

from typing import Final

from trollbord.kernel.settings import EXPERT, Setting

# -- the common supply

PRINCESSES: Final = 0
CHANGELINGS: Final = 1
HUMANS: Final = 2
HERD: Final = 3
SUPPLY: Final = (12, 16, 13, 16)
"""Princesses, neutral changelings, humans, cows."""
SUPPLY_NAMES: Final = ("princess", "changeling", "human", "cow")

SECTIONS: Final = 5
BELL_COUNT: Final = 12
NEUTRAL_CAMPS: Final = 12
RESOURCE_PIECES: Final = (24, 16, 12)
KINGS: Final = 1
TROLLS: Final = 5
OWN_CAMPS: Final = 4
OWN_CHANGELINGS: Final = 4

BELLS_IN_VILLAGE: Final = 3
CAMPS_IN_VILLAGE: Final = 3
CAVE_CAULDRONS: Final = 5
BARN_COUNT: Final = 4
DISPLAY: Final = 5
HAND: Final = 3
DECK_OF: Final = {2: (5, 5, 2), 3: (5, 5, 1), 4: (5, 5, 0)}
"""Dawn, dusk and night cards of each player, by the number of players."""
ROUNDS_OF: Final = {2: 12, 3: 11, 4: 10}

# -- piles and displays

DEN_PILE: Final = 0
CARD_PILE: Final = 1
ROYAL_PILE: Final = 2
PILES: Final = ("den", "card", "royal")

# -- what people agree on before the game

SETTINGS: Final = (
    Setting("cauldrons_per_village", 4, low=4, high=8, group=EXPERT),
    Setting("opponents_add_to_bell", True, group=EXPERT),
    Setting("opponents_add_to_castle", False, group=EXPERT),
    Setting("opponents_add_to_swap", False, group=EXPERT),
    Setting("opponents_add_to_hire", False, group=EXPERT),
    Setting("opponents_add_to_cow", False, group=EXPERT),
    Setting("opponents_camps_count", False, group=EXPERT),
    Setting("board_royal_action", True, group=EXPERT),
    Setting("royal_in_power_cave", True, group=EXPERT),
    Setting("royal_in_villages", True, group=EXPERT),
    Setting("first_tile_may_be_vp_den", False, group=EXPERT),
    Setting("troll_power_max", 6, low=4, high=12, group=EXPERT),
    Setting("troll_power_max_extended", 8, low=4, high=16, group=EXPERT),
    Setting("board_camp_spaces", 0, low=0, high=4, group=EXPERT),
    Setting("board_changeling_spaces", 0, low=0, high=4, group=EXPERT),
    Setting("board_bell_spaces", 0, low=0, high=4, group=EXPERT),
    Setting("board_beds", 0, low=0, high=4, group=EXPERT),
    Setting("even_start", False, group=EXPERT),
)
