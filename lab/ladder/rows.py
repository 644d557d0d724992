"""The rows of the levels: each against the next lower one, the strongest against random players and plain UCT.

Two seats: the share of points. More seats: one of the stronger sits among weaker ones, and its share of first places counts;
of teams one is of the stronger and one of the weaker.
"""

from collections.abc import Callable
from itertools import pairwise
from pathlib import Path
from typing import Final

from lab.ladder.ladder import BUDGETS, OPENINGS, RANDOM, filed, rated_as
from trollbord.adapters.seated import boxed
from trollbord.arena.plan import Contest, neighbours
from trollbord.arena.ratings import Estimate, standings
from trollbord.arena.report import percent
from trollbord.arena.results import Results
from trollbord.arena.run import run

BETTER: Final = 0.65
"""The points that a level takes from the next lower one, and the strongest from plain UCT, at two seats."""
FIRSTS: Final = 1.4
"""How many times its share of first places it has at a table of more."""
SURELY: Final = {"ankh_morpork": 0.95}
"""The points that the strongest takes from the random player at two seats; otherwise this much."""
MOSTLY: Final = 0.98
CHEAP: Final = 5
"""How many times as many matches `tomte` and random play: they take no time, and are near to each other."""
LONG: Final = {2: BUDGETS["jotun"]}
"""The iterations of the strongest by the number of seats, where that is said."""
LONG_AMONG_MORE: Final = 300
"""Its iterations with more seats: matches take longer there."""
QUICK: Final = "jotun@100"
"""The strongest beside random players."""
SECONDS: Final = 0.1
"""Of a turn, beside plain UCT."""
OFTEN: Final = 0.85
"""How often the strongest is first among random players."""


class Row:
    """Two bots at a table, and what the first should achieve."""

    def __init__(self, game: str, seats: int, stronger: str, weaker: str, wanted: float) -> None:
        self.seats = seats
        self.stronger = stronger
        self.weaker = weaker
        self.wanted = wanted
        self.side = side_of(game, seats)
        self.times = CHEAP if (stronger, weaker) == ("tomte", RANDOM) else 1
        self.bots = (stronger, *[weaker] * (seats // self.side - 1))

    def path(self, game: str, kept: Path, seed: int) -> Path:
        """Where its matches are kept."""
        known = rated_as(game, BUDGETS, self.seats)
        # A level by how it plays: matches of one that erred otherwise are not its own.
        bots = [known.get(bot.partition("@")[0], bot) for bot in (self.stronger, self.weaker)]
        names = filed("-".join([self.stronger, self.weaker, *bots]))
        return kept / f"{game}-{self.seats}-{names}-{seed}.csv"

    def contest(self, game: str, matches: int, seed: int) -> Contest:
        """The row as the arena knows it."""
        opening = OPENINGS.get(game, 0) if self.seats == 2 else 0
        return Contest(game, self.bots, self.seats, self.times * matches, seed, opening=opening)

    def played(
        self,
        game: str,
        matches: int,
        seed: int,
        workers: int,
        kept: Path,
        told: Callable[[str], None],
    ) -> Results:
        """The results, with what is missing played."""
        contest = self.contest(game, matches, seed)
        results = Results(self.path(game, kept, seed), contest)
        told(f"{self.stronger} {self.weaker}")
        run(contest, results, workers)
        return results

    def text(self, results: Results) -> str:
        """The row as a line of the table."""
        found = {each.bot: each for each in standings(results.matches())}
        first, second = found[self.stronger], found[self.weaker]
        share = first.points if self.seats == 2 else together(first.firsts, self.side)
        cells = [self.stronger, self.weaker, str(self.seats), str(len(results.played))]
        seconds = first.seconds + second.seconds
        cells += [percent(share), f"{self.wanted:.0%}", self.reached(share)]
        cells.append(f"{seconds / 60:.1f} min")
        return f"| {' | '.join(cells)} |"

    def reached(self, share: Estimate) -> str:
        """Whether the share is what was wanted, and surely better than even play."""
        if share.mean < self.wanted:
            return "no"
        return "yes" if share.low > self.side / self.seats else "not sure"


def side_of(game: str, seats: int) -> int:
    """How many play together."""
    return neighbours(boxed(game).sides(seats, boxed(game).new(seats).settings))


def together(share: Estimate, comrades: int) -> Estimate:
    """The share of a team, from that of each comrade."""
    return Estimate(comrades * share.mean, comrades * share.low, min(1.0, comrades * share.high))


def rows(game: str, seats: int) -> list[Row]:
    """All that is to be shown for a game at this number of seats."""
    longest = LONG.get(seats, LONG_AMONG_MORE)
    names = ["tomte", "huldra", f"draug@{BUDGETS['draug']}", f"jotun@{longest}"]
    even = side_of(game, seats) / seats
    step = BETTER if seats == 2 else FIRSTS * even
    sure = SURELY.get(game, MOSTLY) if seats == 2 else OFTEN
    ladder = [Row(game, seats, high, low, step) for low, high in pairwise(names)]
    return [
        *ladder,
        Row(game, seats, QUICK, RANDOM, sure),
        Row(game, seats, f"jotun@{SECONDS}s", f"uct@{SECONDS}s", step),
        Row(game, seats, "tomte", RANDOM, even),
    ]


HEAD: Final = (
    "| bot | against | seats | matches | points or first places | wanted | reached | CPU time of all |\n"
    "|---|---|---|---|---|---|---|---|"
)
