"""Spaces that hold pieces of the villages: which item has how many of them, and what they give."""

from typing import Final

from trollbord.games.trolls_princesses.deck import CARDS, KINDS, TROLL_CARDS
from trollbord.games.trolls_princesses.effects import NOTHING, Effect
from trollbord.games.trolls_princesses.tiles import DENS, ROYALS, TILE_COUNT, TILE_SPACES, TILES

# -- the pieces, and the spaces that hold them

CAMP: Final = 0
CHANGELING: Final = 1
BELL: Final = 2
BED: Final = 3
"""The space of a princess, and the princess."""
SORTS: Final = ("camp", "changeling", "bell", "princess")

# -- items that hold spaces: tiles, then troll cards, then the board itself

CARD_ITEM: Final = TILE_COUNT
BOARD_ITEM: Final = TILE_COUNT + len(CARDS)
ITEMS: Final = [*TILES, *CARDS, "board"]


def _card_spaces(kind: int) -> tuple[int, int, int, int]:
    row = KINDS[kind]
    return row.spaces[CAMP], row.squares, row.spaces[BELL], row.spaces[BED]


SPACES: Final = [*TILE_SPACES, *[_card_spaces(card.kind) for card in TROLL_CARDS], (0, 0, 0, 0)]
"""Camps, changelings, bells and princesses that each item can hold; the board's by table option."""


def _card_bonus(kind: int, squares: Effect) -> tuple[Effect, Effect, Effect, Effect]:
    bonus = KINDS[kind].bonus
    return bonus, squares, bonus, NOTHING


_NONE: Final = (NOTHING, NOTHING, NOTHING, NOTHING)
BONUS: Final = [
    *[(den.bonus, NOTHING, den.bonus, NOTHING) for den in DENS],
    *[_NONE for _ in ROYALS],
    *[_card_bonus(card.kind, card.bonus) for card in TROLL_CARDS],
    _NONE,
]
"""The bonus of each item's spaces, by the sort of piece."""
