"""What bots are told about a game holds together."""

import re
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from trollbord.kernel.game import Game
from trollbord.kernel.state import State
from trollbord.laws.cases import answer, every_table, opened

SEEDS = st.integers(0, 2**32 - 1)
NAME = re.compile(r"[a-z]+(-[a-z]+)*")


@every_table
@given(seed=SEEDS)
def test_the_parts_of_an_evaluation_add_up_to_it(game: Game, seats: int, seed: int) -> None:
    """What a difference of two positions is told from is what the bots go by."""
    rng = Random(seed)
    state = opened(game, seats, rng)
    while state.ask is not None:
        check_parts(state)
        state.take(answer(state, rng))


def check_parts(state: State) -> None:
    """The sums of the named parts, squashed, are the guess."""
    advice = state.game.advice
    parts = [advice.parts(state, seat) for seat in range(state.seats)]
    sums = [sum(value for _, value in each) for each in parts]
    for each in parts:
        names = [name for name, _ in each]
        assert len(set(names)) == len(names) and all(NAME.fullmatch(name) for name in names)
    assert advice.guess(state) == pytest.approx(advice.squash(state, sums), abs=1e-9)


@every_table
@given(seed=SEEDS)
def test_what_a_table_is_worth_is_the_same_to_comrades(game: Game, seats: int, seed: int) -> None:
    """A search looks after the seat that moves: comrades who judged differently would work against each other."""
    rng = Random(seed)
    state = opened(game, seats, rng)
    while state.ask is not None:
        check_comrades(state)
        state.take(answer(state, rng))
    check_comrades(state)


def check_comrades(state: State) -> None:
    """Seats of one side have one worth; where there are two sides, what one gains the other loses."""
    sides = state.game.sides(state.seats, state.settings)
    worths = state.game.advice.evaluate(state)
    by_side = dict(zip(sides, worths, strict=True))
    assert worths == [by_side[side] for side in sides]
    if len(by_side) == 2:
        assert sum(by_side.values()) == pytest.approx(0.0, abs=1e-9)
