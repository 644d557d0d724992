"""PettingZoo's own tests on every game, and what our observations promise."""

import warnings
from random import Random

import numpy as np
from pettingzoo.test import api_test, seed_test

from tests.laws.cases import widest
from trollbord.adapters.pettingzoo import TrollbordEnv, env
from trollbord.kernel.features import hashed
from trollbord.kernel.game import Game
from trollbord.kernel.playout import answer


@widest
def test_the_environment_keeps_pettingzoos_rules(game: Game, seats: int) -> None:
    with warnings.catch_warnings():
        # PettingZoo would like pictures of at least two dimensions and finite bounds; features have neither.
        warnings.simplefilter("ignore", UserWarning)
        api_test(env(game, seats), num_cycles=60)


@widest
def test_one_seed_makes_one_match(game: Game, seats: int) -> None:
    seed_test(lambda: env(game, seats), num_cycles=20)


@widest
def test_features_have_one_length_and_follow_from_the_view(game: Game, seats: int) -> None:
    rng = Random(1)
    state = game.new(seats)
    length = len(game.features(state.view(0)))
    for _ in range(150):
        if state.ask is None:
            break
        state.take(answer(state, rng))
        for viewer in range(-2, seats):
            if viewer != -1:
                seen = game.features(state.view(viewer))
                assert len(seen) == length and seen == game.features(state.view(viewer))
    assert len(hashed(state.view(0), 64)) == 64


def test_rewards_come_at_the_end_and_only_offered_options_are_in_the_mask() -> None:
    table = TrollbordEnv("ragnarocks")
    table.reset(seed=3)
    rng = np.random.default_rng(3)
    while not table.terminations["seat_0"]:
        mask = table.observe(table.agent_selection)["action_mask"]
        ask = table.state_now.ask
        assert ask is not None and mask.sum() == len(ask.options)
        other = next(agent for agent in table.agents if agent != table.agent_selection)
        assert table.observe(other)["action_mask"].sum() == 0
        assert not any(table.rewards.values())
        table.step(int(rng.choice(np.flatnonzero(mask))))

    result = table.state_now.result()
    assert result is not None
    ahead = result.ranks[1] - result.ranks[0]
    assert table.rewards["seat_0"] == -table.rewards["seat_1"] == ahead


def test_an_illegal_action_ends_the_match_and_is_punished() -> None:
    table = env("ragnarocks")
    table.reset(seed=1)
    agent = table.agent_selection
    table.step(0)  # `skip`, which is forced only

    assert table.terminations[agent] and table.rewards[agent] == -1
