"""What a table of Ankh-Morpork is worth: how near each player is to the goal it has at this table."""

from math import exp
from typing import Final

from trollbord.games.ankh_morpork.box import (
    CHRYSOPRASE,
    CHRYSOPRASE_WORTH,
    DRAGON_KING,
    KING_MARKERS,
    LORD_AREAS,
    LORDS,
    NOBODY,
    VETINARI,
    VETINARI_AREAS,
    VIMES,
)
from trollbord.games.ankh_morpork.state import AnkhState
from trollbord.kernel.floats import added
from trollbord.kernel.seat import Seat

STEEP: Final = 7.0
"""How much sharper a nearer goal is than a farther one."""
CARD_WORTH: Final = 0.06
MINION_WORTH: Final = 0.05
DOLLAR_WORTH: Final = 0.012
HOPE_WORTH: Final = 0.16
FULL_PILE: Final = 89.0


def progress(state: AnkhState, seat: Seat, personality: int) -> float:
    """How much of this personality's goal a seat has, from 0 to 1."""
    if personality == VETINARI:
        return min(1.0, state.spread(seat) / VETINARI_AREAS[state.seats])
    if personality in LORDS:
        return min(1.0, state.controlled(seat) / LORD_AREAS[state.seats])
    if personality == DRAGON_KING:
        return min(1.0, state.markers() / KING_MARKERS)
    if personality == CHRYSOPRASE:
        return min(1.0, max(0.0, state.worth(seat) / CHRYSOPRASE_WORTH))
    return pile_used(state)  # Vimes wins when the pile is empty


def pile_used(state: AnkhState) -> float:
    """How much of the pile is gone, from 0 to 1."""
    return max(0.0, 1.0 - state.pile() / FULL_PILE)


TERMS: Final = ("goal", "cards", "minions", "wealth", "points")
"""The names of what a seat has in the race; wealth is cash and buildings less the loans."""


def terms(state: AnkhState, seat: Seat) -> tuple[float, float, float, float, float]:
    """What a seat has in the race, by TERMS: its own goal first, then what helps towards anything."""
    personality = state.personality[seat]
    near = 0.0 if personality == NOBODY else progress(state, seat, personality)
    cards = CARD_WORTH * min(8, len(state.hands[seat]))
    minions = MINION_WORTH * state.on_board(seat)
    wealth = DOLLAR_WORTH * state.worth(seat)
    return STEEP * near, cards, minions, wealth, points_share(state, seat)


def strength(state: AnkhState, seat: Seat) -> float:
    """How strong a seat is in the race: its terms added up."""
    goal, cards, minions, wealth, points = terms(state, seat)
    # The order of adding is fixed: floats added otherwise may differ in the last bit, and records of bots with them.
    return goal + (cards + minions + wealth) + points


def points_share(state: AnkhState, seat: Seat) -> float:
    """What being ahead on points is worth: more, the less there is of the pile, nothing beside Vimes."""
    if VIMES in state.personality:
        return 0.0
    most = max([state.points(other) for other in range(state.seats)])
    used = pile_used(state)
    # Squared, since points decide only when the pile is used up.
    return used * used * 0.12 * (state.points(seat) - most)


def shares(strengths: list[float]) -> list[float]:
    """What each seat's share of the race is worth as an expected standing, between -1 and 1."""
    # The one goal that is reached first wins alone, so strengths are weighed against each other, not averaged.
    weights = [exp(strength) for strength in strengths]
    total = added(weights)
    lost = -1.0 / (len(weights) - 1)
    return [share + (1.0 - share) * lost for share in [weight / total for weight in weights]]
