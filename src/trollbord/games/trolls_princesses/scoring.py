"""The final count: sets, princesses, royal tiles, humans, VP dens and troll cards."""

from collections.abc import Sequence
from typing import Final

from trollbord.games.trolls_princesses.counters import (
    COUNTERS,
    FIRST_PIECE,
    FIRST_SHAFT,
    HUMANS_OWNED,
    SET_OF_THREE,
    SET_OF_TWO,
    SINGLE,
    VP_HUMAN,
    VP_PRINCESS,
    VP_ROYAL_TILE,
)
from trollbord.games.trolls_princesses.deck import KINDS, TOTEMS, TROLL_CARDS
from trollbord.games.trolls_princesses.spaces import BED
from trollbord.games.trolls_princesses.tiles import DEN_COUNT, DENS, ROYALS

ROYAL_TILES: Final = FIRST_SHAFT - 1
PRINCESSES_OWNED: Final = FIRST_PIECE + BED

CARD_COUNTER: Final = [
    COUNTERS.index(KINDS[card.kind].counts) if KINDS[card.kind].counts else -1
    for card in TROLL_CARDS
]
CARD_PER: Final = [KINDS[card.kind].per for card in TROLL_CARDS]
DEN_COUNTER: Final = [COUNTERS.index(den.counts) if den.counts else -1 for den in DENS]
DEN_PER: Final = [den.per for den in DENS]

ROWS: Final = ("sets", "princesses", "royal-tiles", "humans", "vp-dens", "troll-cards")


def set_points(camps: int, changelings: int, bells: int) -> int:
    """TP-END.3 to 5: threes of different kinds, then twos, then singles."""
    fewest, middle, most = sorted((camps, changelings, bells))
    return SET_OF_THREE * fewest + SET_OF_TWO * (middle - fewest) + SINGLE * (most - middle)


def den_points(tiles: Sequence[int], counts: Sequence[int]) -> int:
    """TP-END.10, 12 to 19; TP-R.30: each den is rounded down on its own."""
    points = 0
    for tile in tiles:
        if tile < DEN_COUNT and DEN_COUNTER[tile] >= 0:
            points += counts[DEN_COUNTER[tile]] // DEN_PER[tile]
    return points


def card_points(cards: Sequence[int], counts: Sequence[int]) -> int:
    """TP-END.11, TP-CARD.12 to 20; TP-R.30: each card is rounded down on its own."""
    points = 0
    for card in cards:
        if CARD_COUNTER[card] >= 0:
            points += counts[CARD_COUNTER[card]] // CARD_PER[card]
    return points


def with_wild_totems(tiles: Sequence[int], counts: list[int]) -> list[int]:
    """TP-ROYAL.31: in the final count the tile of all totems stands for a card of each."""
    wild = 0
    for tile in tiles:
        if tile >= DEN_COUNT:
            wild += ROYALS[tile - DEN_COUNT].totems
    for totem in range(len(TOTEMS)):
        counts[totem] += wild
    return counts


def score(tiles: Sequence[int], cards: Sequence[int], counts: list[int]) -> list[int]:
    """TP-END.3 to 11: the points of one player in the order of ROWS; `counts` are those of COUNTERS."""
    final = with_wild_totems(tiles, counts)
    return [
        set_points(final[FIRST_PIECE], final[FIRST_PIECE + 1], final[FIRST_PIECE + 2]),
        VP_PRINCESS * final[PRINCESSES_OWNED],
        VP_ROYAL_TILE * final[ROYAL_TILES],
        VP_HUMAN * final[HUMANS_OWNED],
        den_points(tiles, final),
        card_points(cards, final),
    ]
