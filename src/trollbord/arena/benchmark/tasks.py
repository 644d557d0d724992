"""The protocol of Trollbord-1: games, seats, opponents, deals, limits and tracks. Whoever changes any of it makes Trollbord-2."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from trollbord.arena.plan import Contest, Pairing, neighbours
from trollbord.bots.simple import RandomPlayer
from trollbord.games import load

NAME: Final = "Trollbord-1"
GAMES: Final = ("ankh_morpork", "ragnarocks", "trollfjord", "trolls_princesses")
SEATS: Final = (2, 4)
OPPONENTS: Final = ("random", "tomte~0.5", "draug@60~0.4")
"""Who sits in all other seats: they answer by chance, look one question ahead, or search 60 iterations."""
MATCHES: Final = 8
"""Matches against each opponent at each table: four deals from two sides, or two from four."""
SEED: Final = 20261
MOST: Final = 1500
"""Decisions of all seats, after which a match is broken off and counts a half for everybody."""
BOT: Final = "bot"
"""What the bot under test is called in a seating."""


class Track(NamedTuple):
    """What a bot may use: seconds of CPU for a turn, for a decision on average, tokens for a match; 0 where nothing is limited."""

    name: str
    seconds: float = 0.0
    decision: float = 0.0
    tokens: int = 0
    patience: float = 60.0
    """Seconds on the wall after which a decision counts as hung."""


SEARCH: Final = Track("search", seconds=0.1)
LEARNER: Final = Track("learner", decision=0.05)
MODEL: Final = Track("model", tokens=200_000, patience=600.0)
TRACKS: Final = {track.name: track for track in (SEARCH, LEARNER, MODEL)}
SLOW: Final = 2.0
"""A match is lost whose turns took this many times the seconds that they had, on average."""


class Task(NamedTuple):
    """A table, and who sits at the other seats."""

    game: str
    seats: int
    opponent: str

    def plan(self) -> Contest:
        """The deals, the same for all opponents and all bots."""
        seed = SEED + 10 * GAMES.index(self.game) + self.seats
        return Contest(
            self.game,
            (BOT, self.opponent),
            self.seats,
            MATCHES,
            seed,
            makers={BOT: RandomPlayer},
            most=MOST,
        )

    def pairings(self) -> list[Pairing]:
        """Each deal from each side of the table, the bot in one side and the opponent in all others."""
        sides = self.sides()
        size = neighbours(sides)
        found: list[Pairing] = []
        for index in range(MATCHES):
            deal, turn = divmod(index, self.seats // size)
            seating = tuple(
                [BOT if seat // size == turn else self.opponent for seat in range(self.seats)]
            )
            found.append(Pairing(index, deal, seating))
        return found

    def sides(self) -> Sequence[int]:
        """Who plays together."""
        game = load(self.game)
        return game.sides(self.seats, game.new(self.seats).settings)

    def text(self) -> str:
        """`ragnarocks-2 random`."""
        return f"{self.game}-{self.seats} {self.opponent}"


class BenchmarkJob(NamedTuple):
    """One match of the benchmark."""

    task: Task
    pairing: Pairing

    @property
    def key(self) -> str:
        """A name for it, in which all of it is said: `ragnarocks-2 random 3`."""
        return f"{self.task.text()} {self.pairing.index}"


def tasks(games: Sequence[str] = GAMES) -> list[Task]:
    """All tables with all opponents."""
    return [Task(game, seats, each) for game in games for seats in SEATS for each in OPPONENTS]


def jobs(games: Sequence[str] = GAMES) -> list[BenchmarkJob]:
    """All matches."""
    return [BenchmarkJob(task, pairing) for task in tasks(games) for pairing in task.pairings()]
