"""The searching player: it finds what is plainly best, keeps its budget, and can say why."""

import gc
from random import Random
from time import sleep

import pytest

import trollbord
from tests.kernel.blind import BLIND
from trollbord import bots
from trollbord.bots.greedy import GreedyPlayer
from trollbord.bots.search import SearchPlayer
from trollbord.bots.tree import SearchSettings, Tree
from trollbord.kernel.advice import Advice, standing
from trollbord.kernel.option import Option
from trollbord.kernel.player import Budget, Company, Decision, Player
from trollbord.kernel.playout import settle


def second_turn() -> trollbord.State:
    """Red is to answer the first turn of Ivory."""
    game = trollbord.load("ragnarocks")
    state = game.new()
    for option in ("move A2 C2", "stone A2"):
        state.pick(option)
    return state


def decision(state: trollbord.State, seed: int = 1, iterations: int = 60) -> Decision:
    assert state.ask is not None
    return Decision(state.view(state.ask.seat), Random(seed), Budget(iterations=iterations))


def test_the_same_generator_makes_the_same_choice() -> None:
    picks = {SearchPlayer().choose(decision(second_turn())).text for _ in range(3)}

    assert len(picks) == 1


def test_the_tree_is_kept_for_the_next_question_of_the_turn() -> None:
    player, state = SearchPlayer(), second_turn()
    state.pick(player.choose(decision(state)))
    kept = player._tree

    assert kept is not None and kept.root.visits > 0
    before = kept.root.visits
    player.choose(decision(state, iterations=10))
    assert player.iterations == 10 and kept.root.visits >= before


def collections(iterations: int) -> int:
    """How often garbage is collected during a search, by a collector that comes soon."""
    game, before = trollbord.load("trolls_princesses"), gc.get_threshold()
    state, rng, heard = game.new(2), Random(4), list[str]()
    for _ in range(40):
        settle(state, rng)
        state.take(game.advice.rollout(state, rng))
    # A question with many options, so that the tree grows.
    while settle(state, rng) is not None and len(state.ask.options if state.ask else ()) < 9:
        state.take(game.advice.rollout(state, rng))
    asked = decision(state, iterations=iterations)
    gc.set_threshold(50)
    gc.callbacks.append(lambda phase, _: heard.append(phase))
    try:
        SearchPlayer().choose(asked)
        return heard.count("start")
    finally:
        gc.callbacks.pop()
        gc.set_threshold(*before)


def test_no_garbage_is_collected_while_a_tree_grows() -> None:
    """There is none: a collector would look through an ever larger tree for nothing."""
    assert collections(200) < 10
    assert gc.isenabled()


def test_a_search_leaves_no_garbage_that_only_a_collector_finds() -> None:
    player, state = SearchPlayer(), trollbord.load("trolls_princesses").new(2)
    settle(state, Random(1))
    player.choose(decision(state))
    gc.collect()

    player.choose(decision(state, seed=2))

    assert gc.collect() == 0


def test_a_tree_of_another_table_is_not_used() -> None:
    player, state = SearchPlayer(), second_turn()
    player.choose(decision(state))
    player.choose(decision(trollbord.load("ragnarocks").new(), iterations=5))

    assert player.iterations == 5


class Dawdler(Player):
    """Takes its time and notes how much it had."""

    def __init__(self) -> None:
        self.given: list[float] = []

    def choose(self, decision: Decision) -> Option:
        self.given.append(decision.budget.seconds)
        sleep(0.02)
        return decision.options[0]


def test_seconds_are_shared_over_the_questions_of_a_turn() -> None:
    state, players = second_turn(), [Dawdler(), Dawdler()]
    company = Company(players, Random(3), Budget(seconds=0.4))
    for _ in range(6):
        assert state.ask is not None
        state.pick(company.answer(state.view(state.ask.seat)))

    first, second, next_turn, after = players[1].given
    assert first == next_turn == 0.4
    assert second <= 0.38 and after <= 0.38


def test_what_looks_best_at_once_is_tried_first_and_counts_until_it_is_refuted() -> None:
    state = second_turn()
    at_root = decision(state)
    worths = GreedyPlayer().worths(at_root)
    tree = Tree(at_root.view.game.advice, at_root.seat, SearchSettings(lean=8.0), Random(2))
    tree.grow(at_root.view.world(Random(3)))

    (tried,) = tree.root.forked().children
    looks = dict(zip([option.id for option in at_root.options], worths))
    assert looks[tried] == max(worths)


class Rapids(Advice[trollbord.State, trollbord.View]):
    """Nothing is settled before the end."""

    def is_settled(self, state: trollbord.State) -> bool:
        return state.ask is None


def test_a_rollout_goes_on_to_a_settled_moment() -> None:
    """Where nothing is settled before the end, every iteration ends with a result: won, lost or shared."""
    state = BLIND.new()
    settle(state, Random(5))
    assert state.ask is not None
    tree = Tree(Rapids(), state.ask.seat, SearchSettings(rollout_depth=0), Random(2))
    worths = tree.values(state)

    result = state.result()
    assert result is not None
    assert worths == [standing(result.ranks, seat) for seat in range(2)]


def test_a_cancelled_search_still_answers() -> None:
    class Impatient(SearchPlayer):
        def _think(self, tree: Tree, decision: Decision, times: int, end: float) -> None:
            self.cancel()
            super()._think(tree, decision, times, end)

    state = second_turn()
    player = Impatient()

    assert state.ask is not None and player.choose(decision(state)) in state.ask.options
    assert player.iterations == 0


def test_reasons_name_what_was_weighed_and_what_should_follow() -> None:
    state = second_turn()
    reasons = SearchPlayer().reasons(decision(state))

    first = reasons.candidates[0]
    assert first.visits == max(candidate.visits for candidate in reasons.candidates)
    assert first.line[0] is first.option and -1.0 <= first.worth <= 1.0


def test_blind_is_played_with_sense() -> None:
    """A low card is worth swapping: over many deals the search does it, and keeps a good one."""
    wins = 0.0
    for seed in range(40):
        players = ["random", "random"]
        players[seed % 2] = "jotun"
        match = trollbord.play(BLIND, players, seed=seed, budget=Budget(iterations=60))
        assert match.result is not None
        wins += match.result.share(seed % 2)

    assert wins > 20


@pytest.mark.parametrize("name", bots.LEVELS)
def test_every_level_plays_a_whole_game(name: str) -> None:
    match = trollbord.play(BLIND, [name, "random"], seed=1, budget=Budget(iterations=10))

    assert match.result is not None


def test_an_unknown_bot_is_named() -> None:
    with pytest.raises(bots.UnknownBot, match="halma"):
        bots.make("halma")
