"""Levels: the named bots that people meet at the table, from gentle to as strong as we can make it."""

from typing import Final, NamedTuple

from trollbord.bots.erring import LEADING, by_worth
from trollbord.bots.greedy import GreedyPlayer
from trollbord.bots.search import SearchPlayer
from trollbord.bots.tree import SearchSettings
from trollbord.kernel.option import Option
from trollbord.kernel.player import Budget, Candidate, Decision, Player, Reasons
from trollbord.kernel.view import View

LEVELS: Final = ("tomte", "huldra", "draug", "jotun")
"""The four levels, the gentlest first."""
REASONERS: Final = LEVELS
"""Those that can say why: two by what they see at once, two by their search."""


SHORT: Final = 150
"""Iterations of a short search, for each question."""
SHORT_SECONDS: Final = 0.7
"""Seconds of a short search, for a whole turn, at most."""
LONG_SECONDS: Final = 3.0
"""Seconds of a long search, for a whole turn."""


class Measure(NamedTuple):
    """How a level plays a game: by a search of `iterations` (0: it looks one question ahead), and how much it errs.

    With heat 1 an option that looks worse than the best by the usual gap is taken a third (1/e) as often.
    """

    iterations: int
    heat: float


Measures = tuple[Measure, Measure, Measure]
"""Those of `tomte`, `huldra` and `draug`."""
USUAL: Final[Measures] = (Measure(0, 3.0), Measure(0, 0.65), Measure(SHORT, 0.4))
"""In games that were not tuned."""
TUNED: Final[dict[str, Measures]] = {  # tomte, huldra, draug
    "ankh_morpork": (Measure(0, 1.9), Measure(0, 0.34), Measure(SHORT, 0.5)),
    "trollfjord": (Measure(0, 5.0), Measure(0, 1.35), Measure(SHORT, 0.84)),
    "trolls_princesses": (Measure(0, 1.6), Measure(0, 0.61), Measure(SHORT, 0.37)),
}
"""As `lab/run ladder GAME --tune` found them: the three stand near a quarter, a half and three quarters of jotun's rating."""
TUNED_WITH_EXPERT: Final[dict[str, Measures]] = {
    "ragnarocks": (Measure(0, 0.55), Measure(8, 1.2), Measure(150, 0.46)),  # tomte, huldra, draug
}
"""The same at tables for which the game has a player of its own, which those follow who search."""


def measures_of(view: View) -> Measures:
    """How the levels that err play at a table."""
    tuned = TUNED if view.game.advice.expert(view) is None else TUNED_WITH_EXPERT
    return tuned.get(view.game.id, USUAL)


class Erring(Player):
    """Sees what is good at once, likes that best, and takes a worse option of the better ones now and then, the worse the rarer."""

    def __init__(self, name: str, heat: float, leading: int = LEADING) -> None:
        self.name = name
        self.heat: Final = heat
        self.leading: Final = leading
        self._careful: Final = GreedyPlayer(worlds=1)

    def choose(self, decision: Decision) -> Option:
        """An option by what it looks like."""
        if len(decision.options) == 1:
            return decision.options[0]
        worths = self._careful.worths(decision)
        return by_worth(decision.options, worths, self.heat, decision.rng, self.leading)

    def reasons(self, decision: Decision) -> Reasons:
        """What each option looks like at once; it may still have taken a worse one."""
        return self._careful.reasons(decision)


class GentleLevel(Player):
    """A level that looks one question ahead, or searches very shortly where that takes it to its place, and errs."""

    def __init__(self, place: int) -> None:
        self.name = LEVELS[place]
        self.place: Final = place
        self._measure = USUAL[place]
        self._player: Player | None = None

    def choose(self, decision: Decision) -> Option:
        """What it picks in the way that it plays this game."""
        return self._playing(decision).choose(decision)

    def reasons(self, decision: Decision) -> Reasons | None:
        """What it thinks of each option; it may still have taken a worse one."""
        return self._playing(decision).reasons(decision)

    def weighed(self) -> list[Candidate]:
        """What its search tried, if it searches."""
        return [] if self._player is None else self._player.weighed()

    def _playing(self, decision: Decision) -> Player:
        measure = measures_of(decision.view)[self.place]
        if self._player is None or measure != self._measure:
            self._measure = measure
            self._player = self._made(measure)
        return self._player

    def _made(self, measure: Measure) -> Player:
        if measure.iterations == 0:
            return Erring(self.name, measure.heat)
        budget = Budget(iterations=measure.iterations)
        return SearchPlayer(self.name, SearchSettings(uses_experts=True), budget, measure.heat)


class ShortSearch(SearchPlayer):
    """A short search that errs as much as its place on the ladder of a game takes, unless it was given a heat."""

    def errs(self, decision: Decision) -> float:
        """How much it errs in this game."""
        return self.heat or measures_of(decision.view)[2].heat


def tomte() -> Player:
    """The gentle one."""
    return GentleLevel(0)


def huldra() -> Player:
    """The second: it errs less."""
    return GentleLevel(1)


def draug() -> Player:
    """The third: a short search, which is quick even where an iteration takes long, and errs a little."""
    budget = Budget(iterations=SHORT, seconds=SHORT_SECONDS)
    return ShortSearch("draug", SearchSettings(uses_experts=True), budget)


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
