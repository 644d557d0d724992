"""A wrong argument is the same error with the same sentence on both builds; `./check` runs this file on each."""

from random import Random
from typing import Any

import pytest

import trollbord
from trollbord import Budget, Match, Option, TrollbordError, UnknownOption, load
from trollbord.kernel.player import BadAnswer, BadBudget, Company, Decision, Player


class Answering(Player):
    """Answers what it was told to."""

    name = "parrot"

    def __init__(self, answer: Any) -> None:
        self.answer = answer

    def choose(self, decision: Decision) -> Any:
        return self.answer(decision) if callable(self.answer) else self.answer


@pytest.mark.parametrize("given", [5, None, 2.5, b"move A2 C2", ["move A2 C2"]])
def test_what_is_no_option_is_refused_with_the_options(given: Any) -> None:
    state = load("ragnarocks").new()
    match = Match(load("ragnarocks"), 2, seed=1)

    for pick in (state.pick, state.offered, match.pick):
        with pytest.raises(UnknownOption) as caught:
            pick(given)
        assert str(caught.value).startswith(f"ragnarocks has no option '{given}': the options are")


def test_a_bot_may_spell_its_option() -> None:
    spelling = Answering(lambda decision: f"  {decision.options[-1].text} ")
    picking = Answering(lambda decision: decision.options[-1])

    one, two = [trollbord.play("ragnarocks", [bot, bot], seed=1) for bot in (spelling, picking)]

    assert one.state == two.state and one.result is not None


@pytest.mark.parametrize("answer", [5, None, "no such thing", "stone A1", load("ragnarocks")])
def test_an_answer_that_is_no_option_names_the_bot(answer: Any) -> None:
    with pytest.raises(BadAnswer, match=r"the bot 'parrot' answered '.*', which is none of its"):
        trollbord.play("ragnarocks", [Answering(answer), "random"], seed=1)


def test_a_player_without_choose_says_so() -> None:
    class Mute(Player):
        pass

    with pytest.raises(NotImplementedError, match=r"Mute needs a method choose\(\)"):
        trollbord.play("ragnarocks", [Mute(), "random"], seed=1)


@pytest.mark.parametrize(
    ("iterations", "seconds"), [(-1, 0.0), (0, -0.5), (0, float("nan")), (0, float("inf"))]
)
def test_a_budget_is_never_negative_nor_endless(iterations: int, seconds: float) -> None:
    with pytest.raises(BadBudget, match=r"nobody can think within Budget\("):
        Budget(iterations, seconds)


@pytest.mark.parametrize("id", [99999, -1])
def test_an_option_that_is_not_numbered_so_is_a_sentence(id: int) -> None:
    vocabulary = load("ragnarocks").vocabulary

    with pytest.raises(TrollbordError, match=f"ragnarocks has no option number {id}: they are"):
        vocabulary[id]
    assert list(vocabulary) == vocabulary.options


def test_a_budget_of_an_own_class_counts_on_both_builds() -> None:
    class Thrifty(Player):
        budget = Budget(iterations=7)

        def choose(self, decision: Decision) -> Option:
            seen.append(decision.budget.iterations)
            return decision.options[0]

    seen: list[int] = []
    state = trollbord.load("ragnarocks").new()
    Company([Thrifty(), Thrifty()], Random(1)).answer(state.view(0))

    assert seen == [7]
