"""Laws of bots, on every game: honest whatever the hidden facts are, and the same for the same generator."""

import builtins
from collections.abc import Callable, Iterable
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from trollbord import bots
from trollbord.kernel.game import Game
from trollbord.kernel.player import Budget, Decision, Player
from trollbord.kernel.playout import settle
from trollbord.kernel.state import COMPILED, State
from trollbord.laws.cases import widest
from trollbord.laws.knowledge import Pair

SEEDS = st.integers(0, 2**32 - 1)
ITERATIONS = 3
ASKED = 2
"""How many questions of a pair are put to the bot."""


def choice(make: Callable[[], Player], state: State, seed: int) -> str:
    """What a new bot picks at this table with this generator."""
    assert state.ask is not None
    view = state.view(state.ask.seat)
    return make().choose(Decision(view, Random(seed), Budget(iterations=ITERATIONS))).text


@widest.with_games(2)
@pytest.mark.parametrize("name", sorted(bots.BOTS))
@given(seed=SEEDS)
def test_a_bot_picks_the_same_whatever_the_hidden_facts_are(
    game: Game, seats: int, name: str, seed: int
) -> None:
    rng = Random(seed)
    pair = Pair(game, seats, rng.randrange(seats), rng)
    asked = 0
    while not pair.is_over() and asked < ASKED:
        ask = pair.first.ask
        assert ask is not None
        if ask.seat == pair.viewer and len(ask.options) > 1 and rng.random() < 0.3:
            picked = choice(bots.BOTS[name], pair.first, seed)
            assert picked == choice(bots.BOTS[name], pair.second, seed)
            assert picked in [option.text for option in ask.options]
            asked += 1
        answers = pair.answers()
        if answers is None or not pair.pick(answers):
            break


PLAIN = builtins.sum


def strict(values: Iterable[Any], start: Any = 0) -> Any:
    """The builtin sum, which refuses floats: since Python 3.12 it rounds them otherwise than on 3.11."""
    listed = list(values)
    assert not any(isinstance(value, float) for value in listed), (
        "a bot adds floats with the builtin sum, and plays another match on another Python: use kernel.floats.added"
    )
    return PLAIN(listed, start)


if not COMPILED:  # compiled code does not look up the builtin, so there is nothing to hold there

    @widest
    @pytest.mark.parametrize("name", sorted(bots.BOTS))
    def test_a_bot_plays_the_same_on_every_python(
        game: Game, seats: int, name: str, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        """No bot adds floats with the builtin sum, so the same seed gives the same match everywhere."""
        rng = Random(5)
        state = game.new(seats)
        monkeypatch.setattr(builtins, "sum", strict)
        for _ in range(ASKED):
            mover = settle(state, rng)
            if mover is None:
                break
            state.pick(
                bots.BOTS[name]().choose(Decision(state.view(mover), rng, Budget(ITERATIONS)))
            )
