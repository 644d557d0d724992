"""The laws themselves are tried: a game that leaks, by any of the usual ways, is caught."""

from collections.abc import Callable

import pytest

from tests.kernel import blind
from tests.laws.test_knowledge import course
from trollbord.kernel.ask import Ask
from trollbord.kernel.option import Option
from trollbord.kernel.state import State


def leak_field(monkeypatch: pytest.MonkeyPatch) -> None:
    """The view takes in the other's card."""
    honest = blind.BlindView.see

    def see(view: blind.BlindView, state: State) -> None:
        honest(view, state)
        assert isinstance(state, blind.BlindState)
        view.known = state.hands[1]

    monkeypatch.setattr(blind.BlindView, "see", see)


def leak_options(monkeypatch: pytest.MonkeyPatch) -> None:
    """The veil is forgotten."""
    honest = blind.MaySwap.open

    def unveiled(step: blind.MaySwap, state: blind.BlindState) -> Ask | None:
        ask = honest(step, state)
        assert ask is not None
        return Ask(ask.seat, ask.prompt, ask.options)

    monkeypatch.setattr(blind.MaySwap, "open", unveiled)


def leak_log(monkeypatch: pytest.MonkeyPatch) -> None:
    """The log names the card that was dealt."""
    honest = blind.Deal.pick

    def pick(step: blind.Deal, state: blind.BlindState, option: Option) -> None:
        honest(step, state, option)
        state.tell("dealt", {"card": option.arg})

    monkeypatch.setattr(blind.Deal, "pick", pick)


def leak_asking(monkeypatch: pytest.MonkeyPatch) -> None:
    """Only those are asked who have something to answer."""
    honest = blind.MaySwap.open

    def silent(step: blind.MaySwap, state: blind.BlindState) -> Ask | None:
        ask = honest(step, state)
        return ask if ask is not None and len(ask.options) > 1 else None

    monkeypatch.setattr(blind.MaySwap, "open", silent)


@pytest.mark.parametrize("leak", [leak_field, leak_options, leak_log, leak_asking])
def test_a_leak_is_caught(
    leak: Callable[[pytest.MonkeyPatch], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    leak(monkeypatch)

    with pytest.raises(AssertionError):
        differences()


def test_the_honest_game_is_not_accused() -> None:
    assert differences() > 0


def differences() -> int:
    """At how many questions sixty pairs of tables differ, played under the law."""
    found = 0
    for seed in range(60):
        for pair in course(blind.BLIND, 2, 0, seed):
            pair.compare()
            found += pair.first != pair.second
    return found
