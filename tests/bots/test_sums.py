"""The same seed gives the same match on every Python: no bot adds floats with the builtin sum."""

import builtins
from collections.abc import Iterable
from random import Random
from typing import Any

import pytest

import trollbord
from trollbord import bots
from trollbord.kernel.player import Budget, Decision
from trollbord.kernel.playout import settle
from trollbord.kernel.state import COMPILED
from trollbord.kernel.sums import added

PLAIN = builtins.sum
LEVELS = ("huldra", "draug")


def strict(values: Iterable[Any], start: Any = 0) -> Any:
    """The builtin sum, which refuses floats."""
    listed = list(values)
    assert not any(isinstance(value, float) for value in listed), "floats are added by added()"
    return PLAIN(listed, start)


def test_floats_are_added_from_the_left() -> None:
    assert added([0.1] * 10) == 0.9999999999999999
    assert added([]) == 0.0


@pytest.mark.skipif(COMPILED, reason="compiled code does not look up the builtin")
@pytest.mark.parametrize("game", trollbord.game_ids())
@pytest.mark.parametrize("bot", LEVELS)
def test_no_bot_adds_floats_with_the_builtin(
    game: str, bot: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(builtins, "sum", strict)
    box, rng = trollbord.load(game), Random(5)
    state, player = box.new(box.seats[-1] if game == "ankh_morpork" else 3), bots.make(bot)
    for _ in range(4):
        mover = settle(state, rng)
        if mover is None:
            break
        decision = Decision(state.view(mover), rng, Budget(iterations=8))
        state.pick(player.choose(decision))
    assert state.position() != box.new(state.seats).position()
