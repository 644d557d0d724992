"""PettingZoo's own tests on every game, and what our observations promise."""

import pickle
import warnings
from copy import deepcopy
from typing import Any

import numpy as np
import pytest
from pettingzoo import AECEnv
from pettingzoo.test import api_test, seed_test

from trollbord.envs.pettingzoo import Observation, TrollbordEnv, env
from trollbord.kernel.game import Game
from trollbord.laws.cases import widest


def checked(made: AECEnv) -> AECEnv:
    """Put an environment to PettingZoo's own test, which raises where a rule is broken."""
    with warnings.catch_warnings():
        # PettingZoo would like pictures of at least two dimensions and finite bounds; features have neither.
        warnings.simplefilter("ignore", UserWarning)
        api_test(made, num_cycles=60)
    return made


@widest
def test_the_environment_keeps_pettingzoos_rules(game: Game, seats: int) -> None:
    made = checked(env(game, seats))

    assert made.possible_agents == [f"seat_{seat}" for seat in range(seats)]
    made.reset(seed=1)
    seen = made.observe(made.agent_selection)
    assert made.observation_space(made.agent_selection).contains(seen)


def test_pettingzoos_test_would_notice_a_wrong_observation() -> None:
    class Short(TrollbordEnv):
        def observe(self, agent: str) -> Observation:
            seen = super().observe(agent)
            return {**seen, "observation": seen["observation"][1:]}

    with pytest.raises(AssertionError):
        checked(Short("ragnarocks"))


def observed(made: AECEnv, seed: int, steps: int = 20) -> list[bytes]:
    """What the asked agents see while each picks its first option."""
    made.reset(seed=seed)
    seen: list[bytes] = []
    for _ in range(steps):
        if made.terminations[made.agent_selection]:
            break
        now = made.observe(made.agent_selection)
        seen.append(now["observation"].tobytes() + now["action_mask"].tobytes())
        made.step(int(np.flatnonzero(now["action_mask"])[0]))
    return seen


@widest
def test_one_seed_makes_one_match(game: Game, seats: int) -> None:
    seed_test(lambda: env(game, seats), num_cycles=20)

    first = observed(env(game, seats), 7)
    assert len(first) > 1 and observed(env(game, seats), 7) == first


@pytest.mark.parametrize("again", [lambda made: pickle.loads(pickle.dumps(made)), deepcopy])
def test_an_environment_that_was_pickled_or_copied_goes_on_alike(again: Any) -> None:
    made = env("ankh_morpork", 3)
    observed(made, 7)
    other = again(made)
    for _ in range(10):
        seen, same = (each.observe(each.agent_selection) for each in (made, other))
        assert (seen["observation"] == same["observation"]).all()
        action = int(np.flatnonzero(seen["action_mask"])[-1])
        made.step(action)
        other.step(action)


def test_a_team_that_wins_has_the_whole_first_place() -> None:
    table = TrollbordEnv("ragnarocks", seats=3)
    table.reset(seed=3)
    rng = np.random.default_rng(3)
    while not table.terminations["seat_0"]:
        mask = table.observe(table.agent_selection)["action_mask"]
        table.step(int(rng.choice(np.flatnonzero(mask))))

    ours = table.rewards["seat_0"]
    assert abs(ours) == 1.0 and list(table.rewards.values()) == [ours, ours, -ours]


def test_another_seed_makes_another_match() -> None:
    made = env("trollfjord", 2)

    assert observed(made, 1) != observed(made, 2)


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


def test_a_match_that_takes_too_long_is_truncated_and_says_why() -> None:
    table = TrollbordEnv("trollfjord", max_cycles=12)
    table.reset(seed=3)
    for _ in range(12):
        assert not any(table.truncations.values())
        mask = table.observe(table.agent_selection)["action_mask"]
        table.step(int(np.flatnonzero(mask)[0]))

    assert all(table.truncations.values()) and not any(table.terminations.values())
    assert [info["reason"] for info in table.infos.values()] == ["broken-off", "broken-off"]
