"""What only makes a search faster changes nothing that it finds: the same picks at the same number of iterations."""

from random import Random

import pytest

import trollbord
from trollbord.bots.search import SearchPlayer, Worlds
from trollbord.bots.tree import SearchSettings, Tree
from trollbord.kernel.player import Budget, Decision
from trollbord.kernel.playout import answer, settle
from trollbord.kernel.state import State

MIDDLES = {"ankh_morpork": 90, "ragnarocks": 20, "trollfjord": 120, "trolls_princesses": 70}
ITERATIONS = 40


def middle(game: str, seed: int) -> Decision:
    """A decision somewhere in the middle of a game."""
    rng = Random(seed)
    while True:
        state = trollbord.load(game).new(seats=2)
        for _ in range(MIDDLES[game]):
            if state.ask is not None:
                state.take(answer(state, rng))
        seat = settle(state, rng)
        if seat is not None:
            return Decision(state.view(seat), Random(seed), Budget(iterations=ITERATIONS))


def opened_anew(world: State) -> State:
    """The world with its question asked again, in lists of its own: nothing can be remembered by them."""
    world.resume(list(world.agenda), world.step)
    return world


def grown(decision: Decision, asks_anew: bool) -> list[tuple[str, int, float]]:
    """What a tree knows of its options."""
    tree = Tree(decision.view.game.advice, decision.seat, SearchSettings(), Random(5))
    worlds = Worlds(Decision(decision.view, Random(6)))
    for _ in range(ITERATIONS):
        world = worlds.deal()
        tree.grow(opened_anew(world) if asks_anew else world)
    fork = tree.root.fork
    assert fork is not None
    return [(str(node.option), node.visits, node.total) for node in fork.children.values()]


@pytest.mark.parametrize("game", trollbord.game_ids())
@pytest.mark.parametrize("seed", [1, 2])
def test_the_own_question_need_not_be_asked_anew_in_every_world(game: str, seed: int) -> None:
    """It is part of the view, so every world that the view allows asks it with the same options."""
    decision = middle(game, seed)
    worlds = Worlds(decision)
    for _ in range(5):
        world = worlds.deal()
        before = world.ask
        assert opened_anew(world).ask == before == decision.view.ask
        assert world.view(decision.seat) == decision.view

    assert grown(decision, False) == grown(decision, True)


@pytest.mark.parametrize("game", trollbord.game_ids())
def test_a_search_plays_the_same_from_the_same_seed(game: str) -> None:
    first, second = middle(game, 3), middle(game, 3)

    assert SearchPlayer().choose(first) is SearchPlayer().choose(second)
