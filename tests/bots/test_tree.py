"""The search tree: what is tried, in which order, and what is remembered where options differ from world to world."""

from random import Random
from typing import ClassVar

import pytest

import trollbord
from tests.kernel.blind import BLIND
from trollbord.bots.search import Worlds
from trollbord.bots.tree import Fork, SearchSettings, Tree
from trollbord.games.ragnarocks.advice import RagnarocksAdvice
from trollbord.games.ragnarocks.box import STONE
from trollbord.games.ragnarocks.state import RagnarocksState
from trollbord.kernel.player import Decision
from trollbord.kernel.state import State

PLAIN = SearchSettings(
    rollout_depth=-1, widen=0.0, random_rollouts=True, uses_prior=False, scaled=False, lean=0.0
)


class Choosy(RagnarocksAdvice):
    """Advice for somebody who likes the last option best, the first less, and no other."""

    def prior(self, state: State) -> list[float] | None:
        assert state.ask is not None
        return [1.0, *[0.0] * (len(state.ask.options) - 2), 2.0]


class Listless(RagnarocksAdvice):
    """Advice for somebody who likes nothing."""

    def prior(self, state: State) -> list[float] | None:
        assert state.ask is not None
        return [0.0] * len(state.ask.options)


class Broad(RagnarocksAdvice):
    """Advice for somebody who wants to try everything."""

    explore: ClassVar[float] = 0.6
    widen: ClassVar[float] = 0.0


class Watched(RagnarocksAdvice):
    """Advice with the supplies of all tables that were judged."""

    def __init__(self) -> None:
        self.supplies: set[int] = set()

    def evaluate(self, state: State) -> list[float]:
        assert isinstance(state, RagnarocksState)
        self.supplies.add(state.supply)
        return super().evaluate(state)


def opening() -> State:
    return trollbord.load("ragnarocks").new()


def tree(settings: SearchSettings, advice: RagnarocksAdvice | None = None) -> Tree:
    return Tree(RagnarocksAdvice() if advice is None else advice, 0, settings, Random(1))


def tried(grown: Tree) -> list[str]:
    """What was tried at the root, in the order of the trials."""
    assert grown.root.fork is not None
    return [node.option.text for node in grown.root.fork.tried if node.option is not None]


def test_every_option_is_tried_once_before_any_is_tried_again() -> None:
    grown, state = tree(PLAIN), opening()
    assert state.ask is not None
    for _ in state.ask.options:
        grown.grow(state.copy())

    count = len(state.ask.options)
    fork = grown.root.fork
    assert fork is not None
    assert sorted(tried(grown)) == sorted(option.text for option in state.ask.options)
    assert [node.visits for node in fork.tried] == [1] * count
    assert [node.available for node in fork.tried] == list(range(count - 1, -1, -1))

    grown.grow(state.copy())
    assert grown.root.visits == count + 1 and len(tried(grown)) == count
    assert [node.available for node in fork.tried] == list(range(count, 0, -1))


def test_the_promising_come_first_and_the_hopeless_never() -> None:
    state = opening()
    assert state.ask is not None
    grown = tree(SearchSettings(rollout_depth=0, lean=0.0), Choosy())
    for _ in range(40):
        grown.grow(state.copy())

    assert tried(grown) == [state.ask.options[-1].text, state.ask.options[0].text]


def test_something_is_tried_even_if_nothing_is_promising() -> None:
    grown = tree(SearchSettings(rollout_depth=0, lean=0.0), Listless())
    for _ in range(5):
        grown.grow(opening())

    assert len(tried(grown)) == 1 and grown.root.visits == 5


def test_long_lists_open_up_with_the_visits() -> None:
    grown, state = (
        tree(SearchSettings(rollout_depth=0, widen=1.0, uses_prior=False, lean=0.0)),
        opening(),
    )
    for visits, edges in ((1, 1), (2, 2), (3, 3), (9, 4), (10, 5)):
        while grown.root.visits < visits:
            grown.grow(state.copy())
        assert len(tried(grown)) == edges


def test_options_that_come_and_go_keep_what_is_known_of_them() -> None:
    fork = Fork()
    fork.meet(STONE[:3])
    first = fork.edge(STONE[1].id, 0, STONE[1])
    fork.meet(STONE[2:5])
    second = fork.edge(STONE[4].id, 0, STONE[4])

    fork.meet([STONE[1], STONE[3], STONE[4]])

    assert fork.tried == [first, second] and fork.untried == [STONE[3]]
    assert fork.pop(0) is STONE[3] and fork.untried == []


def test_a_certain_world_is_dealt_once_and_copied() -> None:
    state = opening()
    worlds = Worlds(Decision(state.view(0), Random(1)))

    one, other = worlds.deal(), worlds.deal()

    assert one == other == state and one is not other
    one.pick("move A2 C2")
    assert worlds.deal() == other


def test_an_uncertain_world_is_dealt_anew() -> None:
    state = BLIND.new()
    for option in ("card 1", "card 2"):
        state.pick(option)
    assert state.ask is not None
    worlds = Worlds(Decision(state.view(state.ask.seat), Random(1)))

    assert len({worlds.deal().position() for _ in range(30)}) == 5


@pytest.mark.parametrize(("horizon", "judged"), [(1, {39}), (2, {38})])
def test_all_lines_are_judged_when_as_many_turns_are_over(horizon: int, judged: set[int]) -> None:
    """A turn costs a stone. A tree that is judged where it ends compares tables before and after a turn."""
    advice = Watched()
    grown = tree(SearchSettings(rollout_depth=3, widen=0.5, lean=0.0, horizon=horizon), advice)
    for _ in range(300):
        grown.grow(opening())

    assert advice.supplies == judged


def test_the_game_says_how_widely_is_looked_unless_the_settings_do() -> None:
    settled = SearchSettings(lean=0.0)
    asked = (
        tree(settled),
        tree(settled, Broad()),
        tree(SearchSettings(lean=0.0, widen=1.0)),
    )
    for grown in asked:
        for _ in range(100):
            grown.grow(opening())

    assert [len(tried(grown)) for grown in asked] == [6, len(opening().ask.options), 11]  # type: ignore[union-attr]  # it is asked


def test_a_first_impression_never_leads_to_what_the_game_would_never_try() -> None:
    grown, state = (
        tree(SearchSettings(rollout_depth=0, lean=8.0, explore=0.6), Choosy()),
        opening(),
    )
    assert state.ask is not None
    for _ in range(12):
        grown.grow(state.copy())

    offered = [option.id for option in state.ask.options]
    assert grown.root.fork is not None
    assert set(grown.root.fork.children) == {offered[0], offered[-1]}
