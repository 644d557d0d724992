"""What a table of Ragnarocks is worth: the land that each colour has, or is going to reach first."""

from typing import Final

from trollbord.games.ragnarocks.advanced import AdvancedState
from trollbord.games.ragnarocks.box import IVORY, RED
from trollbord.games.ragnarocks.duel.territory import territory
from trollbord.games.ragnarocks.state import RagnarocksState

SURE: Final = 0.2
"""What a cell that is settled is worth beyond one that only the own Vikings reach: who goes on there fills it with stones."""


def lead(state: RagnarocksState, mover: int) -> float:
    """How many cells Ivory is ahead, if this colour is to move."""
    return territory(state.vikings, state.board.low, state.board.high, mover)


def card_lead(state: AdvancedState) -> tuple[float, float]:
    """What cards add to Ivory's lead, if it were counted now, and what it is worth that settled land is sure."""
    land = state.land()
    settled = land[IVORY] - land[RED]
    totals = state.totals(state.counted(land))
    return float(totals[IVORY] - totals[RED] - settled), SURE * settled


def worth(state: AdvancedState) -> float:
    """How many cells Ivory is ahead by all of that, at an open question."""
    assert state.ask is not None
    cards, settled = card_lead(state)
    return lead(state, state.colour(state.ask.seat)) + (cards + settled)
