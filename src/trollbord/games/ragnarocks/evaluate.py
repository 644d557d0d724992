"""What a table of Ragnarocks is worth: the land that each colour has, or is going to reach first."""

from trollbord.games.ragnarocks.state import RagnarocksState
from trollbord.games.ragnarocks.territory import territory


def advantage(state: RagnarocksState, colour: int, mover: int) -> float:
    """How many cells this colour is ahead, if that one is to move."""
    ahead = territory(state.vikings, state.board.low, state.board.high, mover)
    return ahead if colour == 0 else -ahead
