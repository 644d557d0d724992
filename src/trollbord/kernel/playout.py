"""Random play and counting: the plainest drivers of all."""

from random import Random
from typing import Final

from trollbord.kernel.ask import EVEN
from trollbord.kernel.option import Option
from trollbord.kernel.seat import Seat
from trollbord.kernel.state import State

CARELESS: Final = 0.1
"""How often a rollout picks anything at all."""


def drawn(options: list[Option], weights: list[int], rng: Random) -> Option:
    """One of the options, by their weights."""
    count = len(weights)
    if count < len(EVEN) and weights is EVEN[count]:
        return rng.choice(options)
    left = rng.randrange(sum(weights))
    index = 0
    for weight in weights:
        left -= weight
        if left < 0:
            break
        index += 1
    return options[index]


def answer(state: State, rng: Random) -> Option:
    """A random answer to the current question: NATURE's by weight, any other with equal chances."""
    ask = state.ask
    assert ask is not None, "nothing is asked"
    if ask.weights is not None:
        return drawn(ask.options, ask.weights, rng)
    options = ask.options
    return options[int(rng.random() * len(options))]


def offhand(options: list[Option], rng: Random) -> Option | None:
    """The answer without a thought: the lone option, or now and then any, so that rollouts differ; else None."""
    if len(options) == 1:
        return options[0]
    return options[int(rng.random() * len(options))] if rng.random() < CARELESS else None


def playout(state: State, rng: Random, most: int = 1_000_000) -> int:
    """Play at random to the end; the number of picks that took."""
    picks = 0
    while state.ask is not None and picks < most:
        state.take(answer(state, rng))
        picks += 1
    return picks


def settle(state: State, rng: Random) -> Seat | None:
    """Answer NATURE and lone options up to the next real question; the seat that has it."""
    while True:
        ask = state.ask
        if ask is None:
            return None
        if ask.weights is None and len(ask.options) > 1:
            return ask.seat
        state.take(answer(state, rng))


def perft(state: State, depth: int) -> int:
    """The number of sequences of picks of this length; games that end earlier count none."""
    ask = state.ask
    if depth == 0:
        return 1
    if ask is None:
        return 0
    if depth == 1:
        return len(ask.options)
    total = 0
    for option in ask.options:
        after = state.copy()
        after.take(option)
        total += perft(after, depth - 1)
    return total
