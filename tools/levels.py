"""How strong the levels are in a game: each against the next lower one, the strongest against random and plain UCT.

    ./compile
    PYTHONPATH=.cache/compiled/HASH python tools/levels.py ankh_morpork --games 60

Two seats: the share of points. More seats: one of the stronger sits among weaker ones, and its share of first places counts;
of teams one is of the stronger and one of the weaker.
Every meeting is a contest of the arena (`trollbord arena GAME --bots A,B,B,B`), kept in .cache/levels: a run that was
stopped goes on, one with more games adds to it, and `--kept` prints what is there without playing.
"""

from __future__ import annotations

import argparse
import sys
from itertools import pairwise
from pathlib import Path
from typing import Final

from rich.console import Console
from rich.progress import Progress

from trollbord.arena.ladder import OPENINGS
from trollbord.arena.plan import Contest, neighbours
from trollbord.arena.ratings import Estimate, standings
from trollbord.arena.report import percent
from trollbord.arena.results import Results
from trollbord.arena.run import run
from trollbord.games import load

KEPT: Final = Path(__file__).resolve().parent.parent / ".cache" / "levels"
BETTER: Final = 0.65
"""The points that a level takes from the next lower one, and the strongest from plain UCT, at two seats."""
FIRSTS: Final = 1.4
"""How many times its share of first places it has at a table of more."""
SURELY: Final = {"ankh_morpork": 0.95}
"""The points that the strongest takes from the random player at two seats; otherwise this much."""
MOSTLY: Final = 0.98
CHEAP: Final = 5
"""How many times as many matches `tomte` and random play: they take no time, and are near to each other."""
OFTEN: Final = 0.85
"""How often the strongest is first among random players."""


class Meeting:
    """Two bots at a table, and what the first should achieve."""

    def __init__(self, game: str, seats: int, stronger: str, weaker: str, wanted: float) -> None:
        self.seats = seats
        self.stronger = stronger
        self.weaker = weaker
        self.wanted = wanted
        self.side = side_of(game, seats)
        self.times = CHEAP if (stronger, weaker) == ("tomte", "random") else 1
        self.bots = (stronger, *[weaker] * (seats // self.side - 1))
        name = f"{game}-{seats}-{stronger}-{weaker}".replace("@", "-at-")
        self.path = KEPT / f"{name}.csv"

    def contest(self, game: str, games: int) -> Contest:
        """The meeting as the arena knows it."""
        opening = OPENINGS.get(game, 0) if self.seats == 2 else 0
        return Contest(game, self.bots, self.seats, self.times * games, opening=opening)

    def played(self, game: str, games: int, workers: int) -> Results:
        """The results, with what is missing played."""
        contest = self.contest(game, games)
        results = Results(self.path, contest)
        with Progress(console=Console(stderr=True)) as bar:
            task = bar.add_task(f"{self.stronger} {self.weaker}", total=contest.matches)
            bar.advance(task, len(results.played))
            run(contest, results, workers, told=lambda match: bar.advance(task))
        return results

    def row(self, results: Results) -> str:
        """The meeting as a row of the table."""
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
    return neighbours(load(game).sides(seats, load(game).new(seats).settings))


def together(share: Estimate, comrades: int) -> Estimate:
    """The share of a team, from that of each comrade."""
    return Estimate(comrades * share.mean, comrades * share.low, min(1.0, comrades * share.high))


def meetings(
    game: str, seats: int, jotun: str, draug: str, seconds: float, quick: str
) -> list[Meeting]:
    """All that is to be shown for a game at this number of seats."""
    names = ["random", "tomte", "huldra", draug, jotun]
    even = side_of(game, seats) / seats
    step = BETTER if seats == 2 else FIRSTS * even
    sure = SURELY.get(game, MOSTLY) if seats == 2 else OFTEN
    ladder = [Meeting(game, seats, high, low, step) for low, high in pairwise(names[1:])]
    return [
        *ladder,
        Meeting(game, seats, quick, "random", sure),
        Meeting(game, seats, f"jotun@{seconds}s", f"uct@{seconds}s", step),
        Meeting(game, seats, "tomte", "random", even),
    ]


HEAD: Final = (
    "| bot | against | seats | matches | points or first places | wanted | reached | CPU time of all |\n"
    "|---|---|---|---|---|---|---|---|"
)


def arguments() -> argparse.Namespace:
    """What the command was given."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("game")
    parser.add_argument("--seats", default="2,4", help="one or more numbers of seats")
    parser.add_argument(
        "--games",
        type=int,
        default=40,
        help="of each meeting; five times as many of tomte and random",
    )
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--jotun", default="jotun@1000", help="the strongest, with its iterations")
    parser.add_argument("--draug", default="draug@150", help="the second, with its iterations")
    parser.add_argument("--quick", default="jotun@100", help="the strongest beside random players")
    parser.add_argument("--seconds", type=float, default=0.1, help="a turn, beside plain UCT")
    parser.add_argument("--only", help="only meetings of these two, as draug@150,huldra")
    parser.add_argument(
        "--kept", action="store_true", help="print what was played, and play nothing"
    )
    return parser.parse_args()


def wanted(given: argparse.Namespace) -> list[Meeting]:
    """The meetings that were asked for."""
    found: list[Meeting] = []
    for seats in map(int, given.seats.split(",")):
        found += meetings(given.game, seats, given.jotun, given.draug, given.seconds, given.quick)
    names = given.only
    return [each for each in found if not names or names == f"{each.stronger},{each.weaker}"]


def main() -> int:
    """Print the table of one game."""
    given = arguments()
    print(HEAD)
    for each in wanted(given):
        if not given.kept:
            results = each.played(given.game, given.games, given.workers)
        elif each.path.exists():
            results = Results(each.path, each.contest(given.game, given.games))
        else:
            continue
        if results.played:
            print(each.row(results), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
