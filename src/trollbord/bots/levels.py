"""Levels: the named bots that people meet at the table, from gentle to as strong as we can make it."""

from typing import Final

from trollbord.bots.erring import by_worth
from trollbord.bots.greedy import GreedyPlayer
from trollbord.bots.search import SearchPlayer
from trollbord.bots.tree import SearchSettings
from trollbord.kernel.option import Option
from trollbord.kernel.player import Budget, Decision, Player, Reasons

LEVELS: Final = ("tomte", "huldra", "draug", "jotun")
"""The four levels, the gentlest first."""
REASONERS: Final = LEVELS
"""Those that can say why: two by what they see at once, two by their search."""


SHORT: Final = 150
"""Iterations of a short search, for each question."""
SHORT_SECONDS: Final = 0.7
"""Seconds of a short search, for a whole turn, at most."""
LONG_SECONDS: Final = 3.0
HEATS: Final[tuple[float, ...]] = (3.0, 0.65, 0.4)
"""How far below the best an option may look, measured by the usual gap, before a level that errs takes it a third as often."""
LEADING: Final = 8
"""How many of the options that look best those who look one question ahead ever take."""


class Erring(Player):
    """Sees what is good at once, likes that best, and takes a worse option of the better ones now and then, the worse the rarer."""

    def __init__(self, name: str, heat: float) -> None:
        self.name = name
        self.heat: Final = heat
        self._careful: Final = GreedyPlayer(worlds=1)

    def choose(self, decision: Decision) -> Option:
        """An option by what it looks like."""
        if len(decision.options) == 1:
            return decision.options[0]
        worths = self._careful.worths(decision)
        return by_worth(decision.options, worths, self.heat, decision.rng, LEADING)

    def reasons(self, decision: Decision) -> Reasons:
        """What each option looks like at once; it may still have taken a worse one."""
        return self._careful.reasons(decision)


def tomte() -> Player:
    """The gentle one."""
    return Erring("tomte", HEATS[0])


def huldra() -> Player:
    """The second: it errs less."""
    return Erring("huldra", HEATS[1])


def draug() -> Player:
    """The third: a short search, which is quick even where an iteration takes long, and errs a little."""
    budget = Budget(iterations=SHORT, seconds=SHORT_SECONDS)
    return SearchPlayer("draug", SearchSettings(uses_experts=True), budget, HEATS[2])


def jotun() -> Player:
    """The strongest: a long search."""
    return SearchPlayer("jotun", SearchSettings(uses_experts=True), Budget(seconds=LONG_SECONDS))


def uct() -> Player:
    """The yardstick: plain UCT with random rollouts to the end."""
    plain = SearchSettings(
        explore=1.0,
        rollout_depth=-1,
        widen=0.0,
        random_rollouts=True,
        uses_prior=False,
        scaled=False,
        lean=0.0,
        horizon=0,
    )
    return SearchPlayer("uct", plain, Budget(seconds=1.0))
