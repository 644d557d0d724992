"""What bots know of the game."""

from random import Random

import pytest

from tests.trolls_princesses.scene import Scene, acting, moving, table
from trollbord.bots.greedy import GreedyPlayer
from trollbord.games.trolls_princesses import TROLLS_PRINCESSES
from trollbord.games.trolls_princesses.evaluate import worth
from trollbord.games.trolls_princesses.gaining import Store
from trollbord.kernel.player import Decision
from trollbord.kernel.playout import answer


def best(scene: Scene) -> str:
    """What the greedy player would pick."""
    return GreedyPlayer(1).choose(Decision(scene.state.view(0), Random(1))).text


def test_a_judgement_lies_between_minus_one_and_one_at_every_question() -> None:
    rng = Random(6)
    for seats in (2, 3, 4):
        state = TROLLS_PRINCESSES.new(seats)
        while state.ask is not None:
            assert all(-1 <= worth <= 1 for worth in TROLLS_PRINCESSES.advice.evaluate(state))
            state.take(answer(state, rng))
        result = state.result()
        assert result is not None
        judged = TROLLS_PRINCESSES.advice.evaluate(state)
        assert judged.index(max(judged)) in result.winners


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_rollouts_and_priors_answer_every_question(seats: int) -> None:
    rng = Random(seats)
    state = TROLLS_PRINCESSES.new(seats)
    while state.ask is not None:
        ask = state.ask
        if ask.seat < 0:
            state.take(answer(state, rng))
            continue
        prior = TROLLS_PRINCESSES.advice.prior(state)
        if prior is not None:
            assert len(prior) == len(ask.options)
            assert min(prior) >= 0
            assert max(prior) > 0
        option = TROLLS_PRINCESSES.advice.rollout(state, rng)
        assert option in ask.options
        state.take(option)


def test_sets_are_worth_completing() -> None:
    """A bell counts more to a player who has a camp and a changeling already."""
    alone = table(tiles="BEL-01 BEL-02", stored="bell>BEL-01")
    whole = table(
        tiles="BEL-01 RES-01", cards="TRC-01", stored="bell>BEL-01 camp>RES-01 changeling>TRC-01"
    )
    assert worth(whole.state, 0) > worth(alone.state, 0) + 9


def test_humans_are_worth_more_early() -> None:
    early, late = (table(humans=(1, 0, 0)) for _ in range(2))
    early.state.round, late.state.round = 1, 10
    bare = [table(), table()]
    bare[0].state.round, bare[1].state.round = 1, 10
    assert worth(early.state, 0) - worth(bare[0].state, 0) > worth(late.state, 0) - worth(
        bare[1].state, 0
    )


def test_a_princess_at_hand_is_captured() -> None:
    scene = acting("I", 5, power=2, diamonds=1, princesses="I", tiles="PRI-01@N00/0")
    assert best(scene) == "capture-princess"


def test_a_troll_goes_where_it_can_do_something() -> None:
    scene = moving(
        trolls="I I mining mining power",
        power=2,
        diamonds=1,
        princesses="I",
        camps={0: "I I"},
        tiles="PRI-01@N00/0",
    )
    assert best(scene).endswith(" I")


def test_a_royal_card_is_completed() -> None:
    scene = acting("building", 0, humans=(2, 2, 1), tasks="RCA-14", tiles="PRI-01@N00/0")
    assert best(scene) == "claim RCA-14"


def test_spaces_with_the_same_bonus_are_tried_once() -> None:
    scene = table(tiles="RES-01 RES-04 RES-02")
    scene.start(Store(0, 0, 0))
    assert scene.prompt == "store-camp"
    assert [weight > 0 for weight in TROLLS_PRINCESSES.advice.prior(scene.state) or []] == [
        True,
        True,
        False,
    ]


def test_the_greedy_player_beats_random_play() -> None:
    rng = Random(3)
    greedy = GreedyPlayer(1)
    state = TROLLS_PRINCESSES.new(2)
    while state.ask is not None:
        if state.ask.seat == 0 and len(state.ask.options) > 1:
            state.take(greedy.choose(Decision(state.view(0), rng)))
        else:
            state.take(answer(state, rng))
    result = state.result()
    assert result is not None
    assert result.scores[0] > result.scores[1] + 15


def test_what_was_paid_for_counts_before_it_arrives() -> None:
    """Between paying for a camp and storing it nobody believes that the cow was wasted."""
    scene = acting("building", 3, cows=1, tiles="RES-01")
    before = TROLLS_PRINCESSES.advice.evaluate(scene.state)[0]
    scene.pick("build-camp")
    assert TROLLS_PRINCESSES.advice.evaluate(scene.state)[0] > before - 0.05
    scene.pick("replace I", "camp CS1", "store RES-01")
    assert TROLLS_PRINCESSES.advice.evaluate(scene.state)[0] > before
