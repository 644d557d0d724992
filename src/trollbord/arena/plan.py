"""Plans: who meets whom, on which seats, with which deal."""

import json
from collections.abc import Callable, Mapping, Sequence
from itertools import combinations
from pathlib import Path
from typing import ClassVar, Final

from trollbord.adapters.program import ProgramPlayer
from trollbord.adapters.seated import boxed, seated
from trollbord.kernel.clock import CLOCKS, CPU, WALL
from trollbord.kernel.errors import TrollbordError
from trollbord.kernel.player import Player
from trollbord.kernel.settings import Settings


class BadPlan(TrollbordError):
    """A contest that can't be held."""


class Pairing:
    """One match of a contest: its number, its deal, and the bot on each seat."""

    def __init__(self, index: int, deal: int, seating: tuple[str, ...]) -> None:
        self.index: Final = index
        self.deal: Final = deal
        self.seating: Final = seating


def neighbours(sides: Sequence[int]) -> int:
    """How many neighbours play together: the size of the sides, if all have one and sit together; else 1."""
    size = sides.count(sides[0])
    together = [seat // size for seat in range(len(sides))]
    is_even = len(sides) % size == 0
    return size if is_even and list(sides) == together else 1


class Contest:
    """Bots that meet in a game: each deal is played once from every rotation of the seats, teams being kept together.

    The deal decides NATURE's answers by source and count, so all rotations of a line-up meet the same luck.
    """

    FEWEST: ClassVar[int] = 2
    """How many different bots it takes."""

    def __init__(
        self,
        game: str,
        bots: tuple[str, ...],
        seats: int | None = None,
        matches: int = 100,
        seed: int = 0,
        settings: Settings | None = None,
        opening: int = 0,
        makers: Mapping[str, Callable[[], Player]] | None = None,
        records: Path | None = None,
        most: int = 0,
        clock: str = WALL,
    ) -> None:
        self.game: Final = game
        self.bots: Final = bots
        self.makers: Final = dict(makers or {})
        """What makes a bot that goes by no name on a command line, by the name it has in the results."""
        self.records: Final = records
        """The folder in which every match is kept as a record, if one is given."""
        self.most: Final = most
        """The most decisions of a match; it is then broken off without a winner. 0: no limit."""
        self.clock: Final = clock
        """What seconds of thought are counted by: the clock on the wall, or CPU time, which is the same on a busy machine."""
        self.seats: Final[int] = boxed(game).seated(seats)
        self.matches: Final = matches
        self.seed: Final = seed
        self.settings: Final[Settings] = {} if settings is None else settings
        self.opening: Final = opening
        """How many decisions are made at random before the bots begin, the same for every rotation of a deal."""
        if len(set(bots)) < self.FEWEST:
            raise BadPlan("error-arena-needs-two", {"given": ", ".join(bots)})
        self.side: Final[int] = self._checked()
        """How many neighbours play together."""

    def _checked(self) -> int:
        """Find out now, before anything is written, that a table or a bot is not what it should be; who plays together."""
        table = boxed(self.game).new(self.seats, **self.settings).settings
        if self.clock not in CLOCKS:
            words = {"given": self.clock, "expected": ", ".join(CLOCKS)}
            raise BadPlan("error-arena-clock", dict(words))
        for bot in self.bots:
            # What a program thinks is no CPU time of this process: it would never run out of it.
            if isinstance(self.player(bot), ProgramPlayer) and self.clock == CPU:
                raise BadPlan("error-arena-clock-program", {"given": bot})
        return neighbours(boxed(self.game).sides(self.seats, table))

    def player(self, bot: str) -> Player:
        """A new player for a seat."""
        if bot not in self.makers:
            return seated(bot)
        player = self.makers[bot]()
        player.name = bot
        return player

    def pairings(self) -> list[Pairing]:
        """All matches in order."""
        lineups = self.lineups()
        found: list[Pairing] = []
        for index in range(self.matches):
            deal, turn = divmod(index, self.seats // self.side)
            lineup = lineups[deal % len(lineups)]
            found.append(Pairing(index, deal, self.rotated(lineup, turn)))
        return found

    def rotated(self, lineup: tuple[str, ...], turn: int) -> tuple[str, ...]:
        """The line-up rotated by `turn` sides around the table."""
        first = turn * self.side
        return lineup[first:] + lineup[:first]

    def lineups(self) -> list[tuple[str, ...]]:
        """The sets of bots that sit down together: all of them if there are enough, else in turn around the table."""
        if len(self.bots) >= self.seats:
            return list(combinations(self.bots, self.seats))
        sides = [seat // self.side for seat in range(self.seats)]
        return [tuple([self.bots[side % len(self.bots)] for side in sides])]

    def secret_seed(self, deal: int) -> int:
        """The seed of a deal."""
        return self.seed * 1_000_003 + deal

    def text(self) -> str:
        """The contest in one line, by which its results are known again; the number of matches may grow."""
        facts: dict[str, object] = {
            "game": self.game,
            "bots": list(self.bots),
            "seats": self.seats,
            "seed": self.seed,
            "table": self.settings,
            "opening": self.opening,
        }
        if self.side > 1:
            facts["side"] = self.side
        if self.most:
            facts["most"] = self.most
        if self.clock != WALL:
            facts["clock"] = self.clock
        return json.dumps(facts, sort_keys=True)
