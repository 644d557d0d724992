"""The games that the laws are held against: every game in the folder, at every number of seats."""

from random import Random

import pytest

import trollbord
from examples.pebbles import GAME as PEBBLES
from tests.kernel.blind import BLIND
from trollbord.kernel import playout
from trollbord.kernel.errors import BadSettings
from trollbord.kernel.game import Game
from trollbord.kernel.option import Option
from trollbord.kernel.seat import SPECTATOR, Seat
from trollbord.kernel.settings import Settings
from trollbord.kernel.state import State

SLOW = ("physics",)
"""Choices whose own tests take their time: a simulated tower takes 30 ms a blow."""
MOST_PICKS = 50_000
"""A game that takes longer does not end."""


def all_games() -> list[Game]:
    """The games in the folder, the guide's own, and the one made for the tests."""
    return [trollbord.load(id) for id in trollbord.game_ids()] + [PEBBLES, BLIND]


def all_tables() -> list[object]:
    """Every game at every number of seats, as pytest's parameters."""
    return [
        pytest.param(game, seats, id=f"{game.id}-{seats}")
        for game in all_games()
        for seats in game.seats
    ]


def widest_tables() -> list[object]:
    """Every game with the fewest and the most seats, for what takes long."""
    return [
        pytest.param(game, seats, id=f"{game.id}-{seats}")
        for game in all_games()
        for seats in sorted({game.seats[0], game.seats[-1]})
    ]


widest = pytest.mark.parametrize(("game", "seats"), widest_tables())
every_table = pytest.mark.parametrize(("game", "seats"), all_tables())


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
    for option in game.table_options:
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
