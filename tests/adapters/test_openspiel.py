"""OpenSpiel's own tests and search on every game of ours."""

from random import Random
from typing import Any

import pytest

pytestmark = pytest.mark.long_run
np: Any = pytest.importorskip("numpy")
pyspiel: Any = pytest.importorskip("pyspiel", reason="requirements-research.lock is not installed")

from trollbord.adapters.openspiel import register  # noqa: E402

NAMES = register()
BOUNDED = [name for name in NAMES if name != "trollbord_trollfjord"]
"""Trollfjord at random takes 22,000 picks on average: it is walked through, not played to its end."""


def walk(state: Any, rng: Random, picks: int) -> Any:
    """Play so many picks at random, chance by its weights."""
    for _ in range(picks):
        if state.is_terminal():
            break
        if state.is_chance_node():
            actions, chances = zip(*state.chance_outcomes())
            state.apply_action(rng.choices(actions, chances)[0])
        else:
            state.apply_action(rng.choice(state.legal_actions()))
    return state


@pytest.mark.parametrize("name", BOUNDED)
def test_a_random_game_keeps_openspiels_rules(name: str) -> None:
    """Serialisation, clones, masks, chances that sum to 1, returns: OpenSpiel raises where one fails."""
    game = pyspiel.load_game(name)
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)

    assert game.num_players() == 2 and game.utility_sum() == 0.0


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("players", [2, 3])
def test_a_resampled_table_is_one_that_the_player_cannot_tell_apart(
    name: str, players: int
) -> None:
    rng = Random(players)
    state = pyspiel.load_game(f"{name}(players={players})").new_initial_state()
    compared = 0
    for _ in range(12):
        walk(state, rng, 15)
        if state.is_terminal() or state.is_chance_node():
            continue
        player = state.current_player()
        other = state.resample_from_infostate(player, rng.random)
        assert other.information_state_string(player) == state.information_state_string(player)
        assert other.observation_tensor(player) == state.observation_tensor(player)
        assert other.legal_actions() == state.legal_actions()
        walk(other, rng, 10)
        compared += 1
    assert compared > 0


@pytest.mark.parametrize("name", NAMES)
def test_an_information_state_forgets_nothing(name: str) -> None:
    """What a player has seen only grows, line by line."""
    rng = Random(4)
    state = pyspiel.load_game(name).new_initial_state()
    before = state.recalled(0).split("\n")[:1]
    for _ in range(6):
        walk(state, rng, 10)
        now = state.recalled(0).split("\n")[: len(state.told) + 1]
        assert now[: len(before)] == before
        before = now


def test_trollfjords_sacks_are_remembered() -> None:
    game, rng = pyspiel.load_game("trollbord_trollfjord(players=3)"), Random(2)
    state = game.new_initial_state()
    while not any(state.table.sacks):
        if state.is_terminal():
            state = game.new_initial_state()
        elif state.is_chance_node():
            walk(state, rng, 1)
        else:
            state.apply_action(state.table.game.advice.rollout(state.table, rng).id)
    other = state.resample_from_infostate(0, Random(3).random)

    assert other.table.sacks == state.table.sacks


@pytest.mark.parametrize("name", NAMES)
def test_openspiels_ismcts_plays_our_games(name: str) -> None:
    from open_spiel.python.algorithms import ismcts, mcts

    class Even(mcts.Evaluator):  # type: ignore[misc]
        """Judges nothing, so that no rollout has to end."""

        def evaluate(self, state: Any) -> Any:
            return np.zeros(2)

        def prior(self, state: Any) -> list[tuple[int, float]]:
            legal = state.legal_actions()
            return [(action, 1 / len(legal)) for action in legal]

    random = np.random.RandomState(1)
    game = pyspiel.load_game(name)
    bot = ismcts.ISMCTSBot(
        game=game,
        uct_c=1.0,
        max_simulations=20,
        evaluator=Even(),
        final_policy_type=ismcts.ISMCTSFinalPolicyType.MAX_VISIT_COUNT,
        random_state=random,
    )
    state, rng = game.new_initial_state(), Random(1)
    for _ in range(5):
        while not state.is_terminal() and (
            state.is_chance_node() or len(state.legal_actions()) == 1
        ):
            walk(state, rng, 1)
        action = bot.step(state)
        assert action in state.legal_actions()
        state.apply_action(action)


def test_openspiels_mcts_plays_a_game_without_secrets() -> None:
    from open_spiel.python.algorithms import mcts

    game = pyspiel.load_game("trollbord_ragnarocks")
    random = np.random.RandomState(2)
    bot = mcts.MCTSBot(game, 1.0, 8, mcts.RandomRolloutEvaluator(1, random), random_state=random)
    state = game.new_initial_state()
    for _ in range(4):
        action = bot.step(state)
        assert action in state.legal_actions()
        state.apply_action(action)
