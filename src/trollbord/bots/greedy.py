"""The greedy player: one question deep on the game's evaluation."""

from random import Random
from typing import Final

from trollbord.kernel.floats import added
from trollbord.kernel.option import Option
from trollbord.kernel.player import Candidate, Decision, Player, Reasons
from trollbord.kernel.playout import settle
from trollbord.kernel.state import State

WORLDS: Final = 3
"""How many tables the greedy player imagines for each question."""
LUCK: Final = 6
"""How often it tries an option that chance answers at once."""


class GreedyPlayer(Player):
    """Picks what looks best at once, over a few tables that its view allows."""

    def __init__(self, worlds: int = WORLDS) -> None:
        self.name = "greedy"
        self.worlds = worlds

    def choose(self, decision: Decision) -> Option:
        worths = self.worths(decision)
        # A breath of chance, so that equal options come up alike.
        tossed = [worth + decision.rng.random() * 1e-6 for worth in worths]
        return decision.options[tossed.index(max(tossed))]

    def worths(self, decision: Decision) -> list[float]:
        """What each option looks like at once, on average over the imagined tables."""
        worlds = self.imagined(decision)
        return [
            added([_worth(world, option, decision) for world in worlds]) / len(worlds)
            for option in decision.options
        ]

    def reasons(self, decision: Decision) -> Reasons:
        """What each option looks like at once, the best first."""
        worths = self.worths(decision)
        candidates = [
            Candidate(option, 0, worth, [option])
            for option, worth in zip(decision.options, worths, strict=True)
        ]
        candidates.sort(key=_by_worth, reverse=True)
        return Reasons(candidates, 0, [])

    def imagined(self, decision: Decision) -> list[State]:
        """Sample worlds from the view; one is enough where nothing is hidden."""
        first = decision.view.world(decision.rng)
        worlds = [first]
        for _ in range(self.worlds - 1):
            world = decision.view.world(decision.rng)
            if world == first:
                return worlds
            worlds.append(world)
        return worlds


def _by_worth(candidate: Candidate) -> float:
    return candidate.worth


def promising(world: State) -> list[Option]:
    """The options of the question, without those that the game knows are never worth a try."""
    assert world.ask is not None
    options = world.ask.options
    prior = world.game.advice.prior(world)
    if prior is None:
        return options
    return [option for option, hope in zip(options, prior, strict=True) if hope > 0] or options


def _worth(world: State, option: Option, decision: Decision) -> float:
    """What the table is worth after an option, on average if chance has a word in it."""
    after = world.copy()
    after.take(option)
    tries = LUCK if after.ask is not None and after.ask.weights is not None else 1
    total = 0.0
    for _ in range(tries):
        trial = after.copy() if tries > 1 else after
        settle(trial, Random(decision.rng.getrandbits(32)))
        total += world.game.advice.evaluate(trial)[decision.seat]
    return total / tries
