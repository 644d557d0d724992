"""The random player: any option with equal chances."""

from trollbord.kernel.option import Option
from trollbord.kernel.player import Decision, Player


class RandomPlayer(Player):
    """Picks any option with equal chances."""

    def __init__(self) -> None:
        self.name = "random"

    def choose(self, decision: Decision) -> Option:
        return decision.rng.choice(decision.options)
