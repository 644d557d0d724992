"""The games that the laws are held against, and how random games are played under them."""

from collections.abc import Callable, Iterable
from random import Random
from typing import Final, TypeVar

import pytest
from hypothesis import is_hypothesis_test

from trollbord.kernel import playout
from trollbord.kernel.errors import BadSettings
from trollbord.kernel.game import Game
from trollbord.kernel.option import Option
from trollbord.kernel.seat import SPECTATOR, Seat
from trollbord.kernel.settings import Settings
from trollbord.kernel.state import State
from trollbord.laws.profile import USUAL, tried
from trollbord.words.library import home

SLOW = ("physics",)
"""Choices whose own tests take their time: a simulated tower takes 30 ms a blow."""
MOST_PICKS = 50_000
"""A game that takes longer does not end."""
FARTHEST = 2_000
"""How many picks two tables are followed that look alike: where passing is allowed, it may be all that two hands have in common."""


Source = Callable[[], Iterable[Game]]
SOURCES: Final[list[Source]] = []
"""Where games come from that are held to the laws: a run of pytest may name some, and a conftest may add its own."""
Law = TypeVar("Law", bound=Callable[..., None])


class CaseTables:
    """Marks a law: on which games and numbers of seats it is tried, and with how many games of each."""

    def __init__(self, which: str, games: int = USUAL) -> None:
        self.which: Final = which
        self.games: Final = games

    def __call__(self, law: Law) -> Law:
        """Mark the law; one without random games is tried once."""
        limited = tried(self.games)(law) if is_hypothesis_test(law) else law
        marked: Law = pytest.mark.trollbord_tables(self.which)(limited)
        return marked

    def with_games(self, games: int) -> "CaseTables":
        """The same tables, with another number of games."""
        return CaseTables(self.which, games)


every_table: Final = CaseTables("every")
"""A law for every game at every number of seats: it takes `game` and `seats`."""
widest: Final = CaseTables("widest")
"""A law that takes long: for every game with the fewest and the most seats."""
every_game: Final = CaseTables("game")
"""A law for every game that has words: it takes `game`."""


def all_games() -> list[Game]:
    """The games that are held to the laws."""
    return [game for source in SOURCES for game in source()]


def seats_of(game: Game, which: str) -> list[int]:
    """At how many seats a law of this kind is tried."""
    return sorted({game.seats[0], game.seats[-1]}) if which == "widest" else list(game.seats)


def all_tables(which: str = "every") -> list[object]:
    """The games at their numbers of seats, as pytest's parameters."""
    return [
        pytest.param(game, seats, id=f"{game.id}-{seats}")
        for game in all_games()
        for seats in seats_of(game, which)
    ]


def spoken_games() -> list[object]:
    """The games that have words, as pytest's parameters."""
    spoken = [game for game in all_games() if (home(game.id) / "words").is_dir()]
    return [pytest.param(game, id=game.id) for game in spoken]


def some_table(game: Game, seats: int, rng: Random) -> Settings:
    """Table options: the defaults as often as not, otherwise any values that go together."""
    while rng.random() < 0.5:
        table = any_values(game, rng)
        try:
            game.new(seats, **table)
        except BadSettings:
            continue
        return table
    return {}


def any_values(game: Game, rng: Random) -> Settings:
    """Any value for every table option."""
    settings: Settings = {}
    for option in game.settings:
        if option.kind == "switch":
            settings[option.id] = rng.random() < 0.5
        elif option.kind == "choice":
            quick = [each for each in option.choices if each not in SLOW]
            settings[option.id] = rng.choice(quick)
        elif option.kind == "number":
            settings[option.id] = rng.randint(option.low, option.high)
    return settings


def opened(game: Game, seats: int, rng: Random) -> State:
    """A new table with some table options."""
    return game.new(seats, **some_table(game, seats, rng))


def viewers(state: State) -> list[Seat]:
    """Everybody who can look at a table."""
    return [*range(state.seats), SPECTATOR]


def answer(state: State, rng: Random) -> Option:
    """Any answer, or as often the game's own quick one: aimless play may go on for hours."""
    ask = state.ask
    assert ask is not None
    if ask.weights is None and rng.random() < 0.5:
        return state.game.advice.rollout(state, rng)
    return playout.answer(state, rng)


def quick(state: State, rng: Random) -> Option:
    """The answer of the game's own quick player, and a draw where NATURE is asked."""
    ask = state.ask
    assert ask is not None
    return (
        state.game.advice.rollout(state, rng) if ask.weights is None else playout.answer(state, rng)
    )
