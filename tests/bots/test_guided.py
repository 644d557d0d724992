"""Search with a network: its opinions guide the walks, and it is asked about many positions at once."""

from random import Random

import numpy as np
import pytest
from numpy.typing import NDArray

import trollbord
from examples.pebbles import GAME as PEBBLES
from trollbord.bots import (
    Evaluator,
    GuidedTree,
    SearchPlayer,
    SearchSettings,
    Together,
    Tree,
    Worlds,
)
from trollbord.kernel.ask import Ask
from trollbord.kernel.option import Option
from trollbord.kernel.player import Budget, Decision
from trollbord.kernel.playout import settle

Floats = NDArray[np.float32]
Ids = NDArray[np.int64]
GAMES = trollbord.game_ids()


class Even(Evaluator):
    """Has no opinion, and notes what it was asked about."""

    def __init__(self, seats: int = 2) -> None:
        self.seats = seats
        self.asked: list[tuple[Floats, Ids]] = []

    def evaluate_many(self, rows: Floats, offered: Ids) -> tuple[Floats, Floats]:
        self.asked.append((rows.copy(), offered.copy()))
        return np.zeros((len(rows), self.seats), np.float32), np.ones(offered.shape, np.float32)


class Fond(Even):
    """Likes one option, and hopes for the seat that is asked."""

    def __init__(self, id: int, hope: float = 0.0) -> None:
        super().__init__()
        self.id = id
        self.hope = hope

    def evaluate_many(self, rows: Floats, offered: Ids) -> tuple[Floats, Floats]:
        values, _ = super().evaluate_many(rows, offered)
        values[:, 0], values[:, 1] = self.hope, -self.hope
        return values, np.where(offered == self.id, 0.9, 0.01).astype(np.float32)


def position(game: str, seats: int | None = None, picks: int = 30) -> trollbord.State:
    """A decision some way into a game."""
    state, rng = trollbord.load(game).new(seats), Random(4)
    for _ in range(picks):
        settle(state, rng)
        state.take(state.game.advice.rollout(state, rng))
    settle(state, rng)
    return state


def decision(state: trollbord.State, iterations: int = 100) -> Decision:
    assert state.ask is not None
    return Decision(state.view(state.ask.seat), Random(1), Budget(iterations=iterations))


def planted(state: trollbord.State) -> GuidedTree:
    assert state.ask is not None
    return GuidedTree(state.game.advice, state.ask.seat, SearchSettings(), Random(3))


@pytest.mark.parametrize("game", GAMES)
def test_a_network_is_asked_about_rows_and_ids_of_whole_batches(game: str) -> None:
    """Each row is that of a decision, with all its options; the batches are as long as they were ordered."""
    guide, state = (
        Even(3 if game != "ragnarocks" else 2),
        position(game, 3 if game != "ragnarocks" else 2),
    )
    player = SearchPlayer("guided", budget=Budget(iterations=65), evaluator=guide, batch=16)
    chosen = player.choose(decision(state, 65))

    assert state.ask is not None and chosen in state.ask.options and player.iterations == 65
    sizes = [len(rows) for rows, _ in guide.asked]
    assert sizes[0] == 1 and max(sizes) <= 16 and sum(sizes) <= 65
    first = guide.asked[0]
    assert first[0][0].tolist() == pytest.approx(
        state.game.observation.of(state.view(state.ask.seat))
    )
    assert first[1][0].tolist() == [option.id for option in state.ask.options]
    for rows, offered in guide.asked:
        assert rows.shape == (len(offered), len(first[0][0])) and (offered[:, :2] >= 0).all()


def test_visits_add_up_and_nothing_stays_lost() -> None:
    """Each walk counts once in the root; a loss that stood for an unknown value is taken back."""
    state = position("trolls_princesses")
    tree, worlds = planted(state), Worlds(decision(state))
    together = Together(Fond(-5, 0.5), state, most=8)
    together.grow([(tree, worlds.deal())])
    for _ in range(10):
        together.grow([(tree, worlds.deal()) for _ in range(8)])

    assert tree.root.visits == 81 and sum(tree.visits().values()) == 80
    fork = tree.root.fork
    assert fork is not None
    for child in fork.children.values():
        assert abs(child.worth()) <= 1.0 and abs(child.total) == pytest.approx(
            0.5 * int(child.visits)
        )


def test_a_batch_of_one_and_many_trees_at_once_grow_the_same_trees() -> None:
    """Trees of several tables share a call, and none learns of another."""
    states = [position("trolls_princesses", picks=20 + 4 * at) for at in range(3)]

    def grown(apart: bool) -> list[dict[int, int]]:
        trees = [planted(state) for state in states]
        worlds = [Worlds(decision(state)) for state in states]
        together = Together(Even(), states[0], most=8)
        for _ in range(40):
            walks = [(tree, world.deal()) for tree, world in zip(trees, worlds)]
            for each in [[walk] for walk in walks] if apart else [walks]:
                together.grow(each)
        return [tree.visits() for tree in trees]

    assert grown(True) == grown(False)


def test_what_a_network_likes_is_walked_most() -> None:
    state = position("trolls_princesses")
    assert state.ask is not None
    liked = state.ask.options[-1]
    player = SearchPlayer("guided", evaluator=Fond(liked.id))

    assert player.choose(decision(state, 60)) == liked
    assert max(player.weighed(), key=lambda each: each.visits).option == liked


def test_without_an_opinion_it_still_finds_the_end_of_a_game() -> None:
    """Worths of finished games are the rules' own: near the end of a heap it picks what a search to the end does."""
    state, rng = PEBBLES.new(2), Random(2)
    while settle(state, rng) is not None and state.heap > 5:  # type: ignore[attr-defined]
        state.pick("take 1")
    player = SearchPlayer("guided", evaluator=Even())
    best = player.choose(decision(state, 400))

    assert best == trollbord.bots.make("uct").choose(decision(state, 400))
    assert max(each.worth for each in player.weighed()) > 0.1


def test_chance_can_be_mixed_into_the_root() -> None:
    state = position("trolls_princesses")
    tree, worlds = planted(state), Worlds(decision(state))
    Together(Even(), state).grow([(tree, worlds.deal())])
    tree.disturb(0.3, 0.25)

    fork = tree.root.fork
    assert fork is not None and fork.priors is not None
    priors = list(fork.priors.values())
    assert sum(priors) == pytest.approx(1.0) and max(priors) > min(priors) > 0


def test_search_and_tree_can_be_subclassed_in_the_compiled_build_too() -> None:
    class Timid(Tree):
        """Ends each walk at the root."""

        def choose(self, node, world, ask: Ask):  # type: ignore[no-untyped-def]
            return None

        def values(self, world: trollbord.State) -> list[float]:
            return [0.25] * world.seats

    class First(SearchPlayer):
        """Searches, and picks the first option all the same."""

        def choose(self, decision: Decision) -> Option:
            super().choose(decision)
            return decision.options[0]

    state = position("trolls_princesses")
    tree = Timid(state.game.advice, 0, SearchSettings(), Random(1))
    tree.grow(state.copy())
    player = First("first")

    assert tree.root.visits == 1 and tree.root.fork is None
    assert player.choose(decision(state)) == state.ask.options[0]  # type: ignore[union-attr]
    assert player.iterations == 100
