"""Quick judgement for search: how moves and stones look, by the land that each side would reach first."""

from random import Random
from typing import Final

from mypy_extensions import i64

from trollbord.games.ragnarocks.advanced import AdvancedState
from trollbord.games.ragnarocks.box import IVORY
from trollbord.games.ragnarocks.duel.territory import territory
from trollbord.games.ragnarocks.native.board import Board
from trollbord.games.ragnarocks.native.spots import SPOTS
from trollbord.games.ragnarocks.state import RagnarocksState
from trollbord.kernel.option import Option

LEAST: Final = 0.1
"""The promise of the option that looks worst: even that is worth a try."""


def rollout(state: RagnarocksState, rng: Random) -> Option:
    """The move or the stone that looks best; anything, where that can't be seen at once."""
    ask = state.ask
    assert ask is not None
    worths = looks(state)
    if worths is None:
        return ask.options[int(rng.random() * len(ask.options))]
    return ask.options[worths.index(max(worths))]


def prior(state: RagnarocksState) -> list[float] | None:
    """How promising each move or stone looks."""
    worths = looks(state)
    if worths is None:
        return None
    least = min(worths)
    return [worth - least + LEAST for worth in worths]


def looks(state: RagnarocksState) -> list[float] | None:
    """By how many cells the asked seat is ahead after each option; None if not all are plain moves or stones."""
    ask = state.ask
    assert ask is not None
    colour = state.colour(ask.seat) if isinstance(state, AdvancedState) else ask.seat
    board = state.board
    worths: list[float] = []
    for option in ask.options:
        if option.verb == "stone":
            worths.append(after_stone(board, option.first, colour))
        elif option.verb == "move" and option.first in board.vikings:
            worths.append(after_move(board, option.first, option.second, colour))
        else:
            return None
    return worths


def after_stone(board: Board, cell: int, colour: int) -> float:
    """How many cells a colour is ahead when it has placed a stone here."""
    spot = SPOTS[cell]
    low: i64 = board.low & ~spot.low
    high: i64 = board.high & ~spot.high
    return left_behind(board.vikings, low, high, colour)


def after_move(board: Board, source: int, target: int, colour: int) -> float:
    """How many cells a colour is ahead when its Viking has gone from one cell to another."""
    vikings = board.vikings[:]
    vikings[vikings.index(source)] = target
    return left_behind(vikings, board.low, board.high, colour)


def left_behind(vikings: list[int], low: i64, high: i64, colour: int) -> float:
    """How many cells a colour is ahead when it has done this and the other is to move."""
    ahead = territory(vikings, low, high, 1 - colour)
    return ahead if colour == IVORY else -ahead
