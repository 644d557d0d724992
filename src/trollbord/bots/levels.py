"""Levels: the named bots that people meet at the table, from gentle to as strong as we can make it."""

from math import exp
from typing import Final

from trollbord.bots.greedy import GreedyPlayer
from trollbord.bots.search import SearchPlayer
from trollbord.bots.tree import Settings
from trollbord.kernel.option import Option
from trollbord.kernel.player import Budget, Player, Position

LEVELS: Final = ("tomte", "huldra", "draug", "jotun")
"""The four levels, the gentlest first."""
REASONERS: Final = LEVELS[2:]
"""Those that search, and so can say why."""


SHORT: Final = 150
"""Iterations of a short search, for each question."""
SHORT_SECONDS: Final = 0.8
"""Seconds of a short search, for a whole turn, at most."""
LONG_SECONDS: Final = 3.0


class Tomte(Player):
    """The gentle one: it likes good options best and takes a worse one now and then, the worse the rarer."""

    HEAT: Final = 1.0
    """How far below the best an option may look, measured by the usual gap, before it is taken a third as often."""

    def __init__(self) -> None:
        self.name = "tomte"
        self._careful = GreedyPlayer(worlds=1)

    def choose(self, position: Position) -> Option:
        """An option by what it looks like."""
        if len(position.options) == 1:
            return position.options[0]
        worths = self._careful.worths(position)
        best = max(worths)
        usual = best - sum(worths) / len(worths)
        if usual <= 0.0:
            return position.rng.choice(position.options)
        weights = [exp((worth - best) / (self.HEAT * usual)) for worth in worths]
        return position.rng.choices(position.options, weights)[0]


def huldra() -> Player:
    """The second: it sees what is good at once, and never looks further."""
    player = GreedyPlayer()
    player.name = "huldra"
    return player


def draug() -> Player:
    """The third: a short search, which is quick even where an iteration takes long."""
    return SearchPlayer(
        "draug", Settings(uses_experts=True), Budget(iterations=SHORT, seconds=SHORT_SECONDS)
    )


def jotun() -> Player:
    """The strongest: a long search."""
    return SearchPlayer("jotun", Settings(uses_experts=True), Budget(seconds=LONG_SECONDS))


def uct() -> Player:
    """The yardstick: plain UCT with random rollouts to the end."""
    plain = Settings(
        explore=1.0,
        cut=-1,
        widen=0.0,
        random_rollouts=True,
        uses_prior=False,
        scaled=False,
        lean=0.0,
    )
    return SearchPlayer("uct", plain, Budget(seconds=1.0))
