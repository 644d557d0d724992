"""Trollbord: four northern board games, complete, on one table.

>>> import trollbord
>>> game = trollbord.load("ragnarocks")
>>> state = game.new(seats=2)
>>> state.pick("move A2 C2")
>>> state.pick("stone F5")
>>> state.ask.seat
1
"""

from collections.abc import Sequence
from typing import Final, SupportsIndex

from trollbord.games import game_ids, load
from trollbord.kernel.ask import Ask
from trollbord.kernel.errors import (
    BadPosition,
    BadSeats,
    BadSettings,
    CannotUndo,
    GameOver,
    IllegalPick,
    TrollbordError,
    UnknownGame,
    UnknownOption,
    UnknownSeat,
)
from trollbord.kernel.event import Event
from trollbord.kernel.game import Game
from trollbord.kernel.match import Match
from trollbord.kernel.message import Message, speak_with
from trollbord.kernel.option import Option
from trollbord.kernel.player import Budget, Decision, Player
from trollbord.kernel.result import Result
from trollbord.kernel.seat import NATURE, SPECTATOR, Seat
from trollbord.kernel.settings import Value
from trollbord.kernel.state import State
from trollbord.kernel.step import Step
from trollbord.kernel.view import View
from trollbord.words import english

__version__: Final = "0.4.0.dev0"

__all__ = [
    "NATURE",
    "SPECTATOR",
    "Ask",
    "BadPosition",
    "BadSeats",
    "BadSettings",
    "Budget",
    "CannotUndo",
    "Decision",
    "Event",
    "Game",
    "GameOver",
    "IllegalPick",
    "Match",
    "Message",
    "Option",
    "Player",
    "Result",
    "Seat",
    "State",
    "Step",
    "TrollbordError",
    "UnknownGame",
    "UnknownOption",
    "UnknownSeat",
    "View",
    "game_ids",
    "load",
    "play",
]

speak_with(english)


def play(
    game: Game | str,
    players: Sequence[Player | str],
    *,
    seed: SupportsIndex | None = None,
    budget: Budget | None = None,
    most: int = 0,
    **settings: Value,
) -> Match:
    """Play a whole match between bots, one for each seat: by id, as `module:Class`, or made already.

    A match that takes more than `most` decisions is broken off (0: never): its `result` is None then.
    """
    from trollbord.adapters.seated import boxed, seated

    if isinstance(players, str):
        raise TypeError(f"players are a list with one for each seat, and {players!r} is none")
    if budget is not None and not isinstance(budget, Budget):
        raise TypeError(f"players think within a Budget, and {budget!r} is none")
    box = boxed(game) if isinstance(game, str) else game
    company = [seated(each) if isinstance(each, str) else each for each in players]
    match = Match(box, len(company), seed=seed, settings=dict(settings))
    match.play(company, budget=budget, most=most)
    return match
