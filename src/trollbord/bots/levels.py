"""Levels: the named bots that people meet at the table, from gentle to as strong as we can make it."""

from typing import Final

from trollbord.bots.greedy import GreedyPlayer
from trollbord.bots.search import SearchPlayer
from trollbord.bots.tree import Settings
from trollbord.kernel.option import Option
from trollbord.kernel.player import Budget, Player, Position

LEVELS: Final = ("tomte", "huldra", "draug", "jotun")
"""The four levels, the gentlest first."""


class Tomte(Player):
    """The gentle one: sometimes it looks ahead, sometimes it just likes a move."""

    CARELESS: Final = 0.4

    def __init__(self) -> None:
        self.name = "tomte"
        self._careful = GreedyPlayer(worlds=1)

    def choose(self, position: Position) -> Option:
        """A good option as often as not."""
        if position.rng.random() < self.CARELESS:
            return position.rng.choice(position.options)
        return self._careful.choose(position)


def huldra() -> Player:
    """The second: it sees what is good at once, and never looks further."""
    player = GreedyPlayer()
    player.name = "huldra"
    return player


def draug() -> Player:
    """The third: a short search."""
    return SearchPlayer("draug", Settings(uses_experts=True), Budget(seconds=0.6))


def jotun() -> Player:
    """The strongest: a long search."""
    return SearchPlayer("jotun", Settings(uses_experts=True), Budget(seconds=3.0))


def uct() -> Player:
    """The yardstick: plain UCT with random rollouts to the end."""
    plain = Settings(explore=1.0, cut=-1, widen=0.0, random_rollouts=True, uses_prior=False)
    return SearchPlayer("uct", plain, Budget(seconds=1.0))
