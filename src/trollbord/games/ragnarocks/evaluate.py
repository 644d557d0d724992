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
    land, scores = state.land(), state.outcome().scores
    settled = land[IVORY] - land[RED]
    total = scores[state.team(IVORY)[0]] - scores[state.team(RED)[0]]
    return float(total - settled), SURE * settled
