"""The duel in native integers plays the very games that random play makes pick by pick."""

import random
from typing import cast

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from librt.random import Random

from tests.ragnarocks.scene import scene
from trollbord.games.ragnarocks.game import RAGNAROCKS
from trollbord.games.ragnarocks.native.swift import play_on, play_out
from trollbord.games.ragnarocks.state import RagnarocksState
from trollbord.kernel.playout import playout


def opening(**table: str) -> RagnarocksState:
    state = RAGNAROCKS.new(seats=2, **table)
    assert isinstance(state, RagnarocksState)
    return state


def assert_same_game(state: RagnarocksState, seed: int) -> None:
    """Assert that both ways to play on end at the same table after the same number of picks."""
    swift, slow = state.copy(), state.copy()

    picks = play_out(swift, Random(seed))

    assert picks == playout(slow, cast(random.Random, Random(seed)))
    assert swift == slow
    assert swift.ask is None
    assert swift.result() == slow.result()


@settings(max_examples=60, deadline=None)
@given(st.integers(0, 2**60), st.sampled_from(["40", "none"]))
def test_it_plays_the_same_games(seed: int, limit: str) -> None:
    assert_same_game(opening(limit=limit), seed)


@settings(max_examples=40, deadline=None)
@given(st.integers(0, 2**60), st.integers(0, 35))
def test_it_plays_on_from_any_turn(seed: int, turns: int) -> None:
    state = opening()
    playout(state, random.Random(seed), 2 * turns)
    if state.ask is not None and state.ask.prompt == "stone":
        playout(state, random.Random(seed), 1)

    if state.ask is None:
        assert state.skips == 2
    else:
        assert_same_game(state, seed + 1)


@pytest.mark.parametrize("picks", [0, 1, 20, 21])
def test_it_plays_on_from_any_question(picks: int) -> None:
    state = opening()
    playout(state, random.Random(3), picks)
    before = state.copy()

    played = play_on(state, random.Random(4))

    assert state.ask is None and state.skips == 2
    assert played >= 2 * (before.supply - state.supply) + 2 - picks % 2
    assert play_on(state, random.Random(5)) == 0


def test_it_skips_with_an_empty_supply() -> None:
    state = scene(supply=0).state

    assert play_out(state, Random(1)) == 2
    assert state.skips == 2


def test_it_begins_with_a_turn_only() -> None:
    state = opening()
    state.pick("move A2 C2")

    with pytest.raises(AssertionError, match="not the beginning of a turn"):
        play_out(state, Random(1))
