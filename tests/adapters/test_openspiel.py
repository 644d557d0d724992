"""OpenSpiel's own tests and search on every game of ours."""

import re
from random import Random
from typing import Any

import pytest

pytestmark = pytest.mark.long_run
np: Any = pytest.importorskip("numpy")
pyspiel: Any = pytest.importorskip("pyspiel", reason="requirements-research.lock is not installed")

from open_spiel.python import policy  # noqa: E402
from open_spiel.python.algorithms import cfr, exploitability, ismcts, mcts  # noqa: E402
from open_spiel.python.observation import make_observation  # noqa: E402

from trollbord.adapters import starts  # noqa: E402
from trollbord.adapters.openspiel import register  # noqa: E402
from trollbord.games import load  # noqa: E402
from trollbord.games.trollfjord.box import REGIONS  # noqa: E402
from trollbord.kernel.playout import answer, settle  # noqa: E402

NAMES = register()
BOUNDED = [name for name in NAMES if name != "trollbord_trollfjord"]
"""Trollfjord at random takes 22,000 picks on average: it is walked through, not played to its end."""


def walk(state: Any, rng: Random, picks: int) -> Any:
    """Play `picks` picks at random, chance by its weights."""
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


@pytest.mark.parametrize(("name", "states"), [("ragnarocks", 498), ("trollfjord", 14)])
def test_a_late_position_is_solved(name: str, states: int) -> None:
    """Payoffs are the game's own; ten rounds of CFR take most of what a best response wins against random play."""
    game = pyspiel.load_game(f"trollbord_{name}(players=2,start=late)")
    pyspiel.random_sim_test(game, num_sims=3, serialize=True, verbose=False)
    solver = cfr.CFRSolver(game)
    before = exploitability.nash_conv(game, policy.UniformRandomPolicy(game))
    for _ in range(10):
        solver.evaluate_and_update_policy()

    assert len(solver._info_state_nodes) == states
    assert before > 1.0 and exploitability.nash_conv(game, solver.average_policy()) < before / 5


def test_worlds_of_a_late_position_are_told_apart_by_nobody_who_may_not(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """In Ankh-Morpork hands and goals are hidden: chance deals a world, and a player knows what its own hand tells."""
    state, rng = load("ankh_morpork").new(2), Random(1)
    for _ in range(60):
        state.take(answer(state, rng))
    settle(state, rng)
    early = starts.Start(state.position(), 5)
    monkeypatch.setitem(starts.STARTS, "ankh_morpork", {"early": early})
    game = pyspiel.load_game("trollbord_ankh_morpork(players=2,start=early)")
    first = game.new_initial_state()
    dealt = [first.child(action) for action, _ in first.chance_outcomes()]

    assert first.is_chance_node() and str(first) == "before the deal" and len(dealt) == 5
    assert len({str(each) for each in dealt}) == 5
    again = dealt[1].resample_from_infostate(0, Random(3).random)
    assert again.information_state_string(0) == dealt[1].information_state_string(0)
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


def test_the_digest_can_be_left_out() -> None:
    lengths = [
        pyspiel.load_game(f"trollbord_ragnarocks({given})").information_state_tensor_size()
        for given in ("players=2", "players=2,digest=False")
    ]

    assert lengths[0] - lengths[1] == 128


@pytest.mark.parametrize("players", [3, 4])
def test_a_team_that_wins_has_the_whole_first_place(players: int) -> None:
    """Teams of one size share a sum of 0; of two against one OpenSpiel is told that returns have no constant sum."""
    game = pyspiel.load_game(f"trollbord_ragnarocks(players={players})")
    pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)
    returns = walk(game.new_initial_state(), Random(3), 10_000).returns()

    assert game.utility_sum() == (None if players == 3 else 0.0)
    assert returns[0] == returns[1] == -returns[-1] and abs(returns[0]) == 1.0


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
        assert other.information_state_tensor(player) == state.information_state_tensor(player)
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


def test_trollfjords_sacks_are_remembered_from_what_lay_open() -> None:
    """TF-R.25: a treasure lies open until somebody takes it, so who watched knows every patched sack, though a view forgets it."""
    game, rng = pyspiel.load_game("trollbord_trollfjord(players=3)"), Random(4)
    state = game.new_initial_state()
    known: list[list[int]] = [[], [], []]
    while not known[1] or not known[2]:
        lies = list(state.table.view(0).treasures)
        if state.is_chance_node():
            walk(state, rng, 1)
        else:
            state.apply_action(state.table.game.advice.rollout(state.table, rng).id)
        for event in [event.seen(0) for event in state.told[-1].events]:
            if event.id == "take-sack":
                region = REGIONS.index(str(event.args["region"]))
                known[int(event.args["seat"])].append(lies[region])
    other = state.resample_from_infostate(0, Random(3).random)

    assert not state.is_terminal() and state.table.view(0).sacks[1] == (0,) * len(known[1])
    assert other.table.sacks == state.table.sacks == [tuple(sack) for sack in known]


@pytest.mark.parametrize("name", NAMES)
def test_two_ways_to_one_table_have_two_information_state_tensors(name: str) -> None:
    """The row of now can't tell them apart; the last picks and the digest do."""
    game = pyspiel.load_game(f"{name}(players=2,recent=3)")
    state = walk(game.new_initial_state(), Random(8), 30)
    player = max(state.current_player(), 0)
    other = state.clone()
    other.told[-2] = other.told[-2]._replace(picker=1 - other.told[-2].picker)
    other._lines.clear()
    observer = make_observation(game, pyspiel.IIGObservationType(perfect_recall=True))
    observer.set_from(state, player)
    once = observer.tensor.copy()

    assert state.observation_tensor(player) == other.observation_tensor(player)
    assert state.information_state_tensor(player) != other.information_state_tensor(player)
    assert set(observer.dict["digest"]) <= {-1.0, 1.0} and observer.dict["recent"].any()
    assert (once == np.array(state.information_state_tensor(player), np.float32)).all()
    assert np.abs(once).max() <= 1.0


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("players", [2, 4])
def test_a_playthrough_comes_out_the_same_when_it_is_replayed(name: str, players: int) -> None:
    from open_spiel.python.algorithms import generate_playthrough

    text = f"{name}(players={players},recent=2,most=2)"
    written = generate_playthrough.playthrough(text, None, seed=7)
    chosen = re.findall(r"^(?:action|actions): \[?([0-9]+)", written, re.M)
    again = generate_playthrough.playthrough(text, [int(each) for each in chosen], seed=7)

    assert len(chosen) >= 2 and again == written


class Even(mcts.Evaluator):  # type: ignore[misc]  # OpenSpiel has no types
    """Judges nothing, so that no rollout has to end."""

    def evaluate(self, state: Any) -> Any:
        return np.zeros(state.num_players())

    def prior(self, state: Any) -> list[tuple[int, float]]:
        legal = state.legal_actions()
        return [(action, 1 / len(legal)) for action in legal]


def searching(game: Any, simulations: int) -> Any:
    """OpenSpiel's own search over information sets."""
    return ismcts.ISMCTSBot(
        game=game,
        uct_c=1.0,
        max_simulations=simulations,
        evaluator=Even(),
        final_policy_type=ismcts.ISMCTSFinalPolicyType.MAX_VISIT_COUNT,
        random_state=np.random.RandomState(1),
    )


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("players", [2, 3])
def test_openspiels_ismcts_plays_our_games(name: str, players: int) -> None:
    game = pyspiel.load_game(f"{name}(players={players})")
    bot, state, rng = searching(game, 20), game.new_initial_state(), Random(1)
    for _ in range(5):
        while not state.is_terminal() and (
            state.is_chance_node() or len(state.legal_actions()) == 1
        ):
            walk(state, rng, 1)
        action = bot.step(state)
        assert action in state.legal_actions()
        state.apply_action(action)


def test_openspiels_searches_meet_in_a_whole_match() -> None:
    game = pyspiel.load_game("trollbord_ragnarocks")
    plain = mcts.MCTSBot(game, 1.0, 4, Even(), random_state=np.random.RandomState(2))
    state, bots = game.new_initial_state(), [searching(game, 4), plain]
    while not state.is_terminal():
        state.apply_action(bots[state.current_player()].step(state))

    assert sorted(state.returns()) in ([-1.0, 1.0], [0.0, 0.0])


def test_openspiels_mcts_plays_a_game_without_secrets() -> None:
    game = pyspiel.load_game("trollbord_ragnarocks")
    random = np.random.RandomState(2)
    bot = mcts.MCTSBot(game, 1.0, 8, mcts.RandomRolloutEvaluator(1, random), random_state=random)
    state = game.new_initial_state()
    for _ in range(4):
        action = bot.step(state)
        assert action in state.legal_actions()
        state.apply_action(action)


def test_a_match_can_be_bounded_and_says_so() -> None:
    """Trollfjord's random games are too long for OpenSpiel's own simulation, unless they are broken off."""
    game = pyspiel.load_game("trollbord_trollfjord(players=2,most=40)")
    for players in (2, 4):
        bounded = pyspiel.load_game(f"trollbord_trollfjord(players={players},most=40)")
        pyspiel.random_sim_test(bounded, num_sims=1, serialize=True, verbose=False)
    state = walk(game.new_initial_state(), Random(1), 10_000)

    assert state.is_terminal() and state.reason() == "broken-off"
    assert state.decisions == 40 == state.clone().decisions and state.returns() == [0.0, 0.0]
