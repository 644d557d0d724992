"""The greedy player: one question deep on the game's evaluation."""

from random import Random
from typing import Final

from trollbord.kernel.option import Option
from trollbord.kernel.player import Player, Position
from trollbord.kernel.playout import settle
from trollbord.kernel.state import State

WORLDS: Final = 3
"""How many tables the greedy player imagines for each question."""


class GreedyPlayer(Player):
    """Picks what looks best at once, over a few tables that its view allows."""

    def __init__(self, worlds: int = WORLDS) -> None:
        self.name = "greedy"
        self.worlds = worlds

    def choose(self, position: Position) -> Option:
        worlds = self.imagined(position)
        best, most = position.options[0], float("-inf")
        for option in position.options:
            worth = sum([_worth(world, option, position) for world in worlds])
            # A breath of chance, so that equal options come up alike.
            worth += position.rng.random() * 1e-6
            if worth > most:
                best, most = option, worth
        return best

    def imagined(self, position: Position) -> list[State]:
        """Tables that the view allows; one is enough where they are all the same."""
        first = position.view.world(position.rng)
        worlds = [first]
        for _ in range(self.worlds - 1):
            world = position.view.world(position.rng)
            if world == first:
                return worlds
            worlds.append(world)
        return worlds


def _worth(world: State, option: Option, position: Position) -> float:
    after = world.copy()
    after.take(option)
    settle(after, Random(position.rng.getrandbits(32)))
    return world.game.evaluate(after, position.seat)
