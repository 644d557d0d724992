"""One match of a contest, played, and the row it leaves in the results."""

from random import Random
from time import process_time
from typing import Final

from trollbord.adapters.seated import seated
from trollbord.arena.plan import Contest, Pairing
from trollbord.games import load
from trollbord.kernel.match import Match
from trollbord.kernel.player import Company, Player

COLUMNS: Final = (
    "match",
    "deal",
    "bots",
    "ranks",
    "scores",
    "shares",
    "reason",
    "picks",
    "decisions",
    "seconds",
    "longest",
)
"""The columns of the results; a column with a value for each seat joins them with |."""


class Played:
    """How a match went."""

    def __init__(
        self,
        index: int,
        deal: int,
        bots: tuple[str, ...],
        ranks: tuple[int, ...],
        scores: tuple[int, ...],
        shares: tuple[float, ...],
        reason: str,
        picks: int,
        decisions: tuple[int, ...],
        seconds: tuple[float, ...],
        longest: tuple[float, ...],
    ) -> None:
        self.index: Final = index
        self.deal: Final = deal
        self.bots: Final = bots
        self.ranks: Final = ranks
        self.scores: Final = scores
        self.shares: Final = shares
        self.reason: Final = reason
        self.picks: Final = picks
        self.decisions: Final = decisions
        self.seconds: Final = seconds
        self.longest: Final = longest

    def points(self, seat: int) -> float:
        """1 for a lone first place, 0 for a lone last, in between by rank, ties alike."""
        behind = len([rank for rank in self.ranks if rank > self.ranks[seat]])
        level = len([rank for rank in self.ranks if rank == self.ranks[seat]]) - 1
        return (behind + level / 2) / (len(self.ranks) - 1)

    def row(self) -> list[str]:
        """The row in the results."""
        return [
            str(self.index),
            str(self.deal),
            "|".join(self.bots),
            "|".join(map(str, self.ranks)),
            "|".join(map(str, self.scores)),
            "|".join([f"{share:.4f}" for share in self.shares]),
            self.reason,
            str(self.picks),
            "|".join(map(str, self.decisions)),
            "|".join([f"{seconds:.4f}" for seconds in self.seconds]),
            "|".join([f"{seconds:.4f}" for seconds in self.longest]),
        ]


def read_row(row: list[str]) -> Played:
    """A match from its row; a row that was cut off raises ValueError."""
    if len(row) != len(COLUMNS):
        raise ValueError(f"a row has {len(COLUMNS)} columns, got {len(row)}")
    return Played(
        int(row[0]),
        int(row[1]),
        tuple(row[2].split("|")),
        tuple(map(int, row[3].split("|"))),
        tuple(map(int, row[4].split("|"))),
        tuple(map(float, row[5].split("|"))),
        row[6],
        int(row[7]),
        tuple(map(int, row[8].split("|"))),
        tuple(map(float, row[9].split("|"))),
        tuple(map(float, row[10].split("|"))),
    )


class Stopwatch:
    """Times the decisions of each seat in CPU seconds, so that a busy machine is not held against a bot."""

    def __init__(self, seats: int) -> None:
        self.decisions = [0] * seats
        self.seconds = [0.0] * seats
        self.longest = [0.0] * seats
        self._seat = -1
        self._turn = 0.0

    def count(self, seat: int, seconds: float) -> None:
        """A seat decided; the longest turn is that of several decisions in a row."""
        self._turn = seconds if seat != self._seat else self._turn + seconds
        self._seat = seat
        self.decisions[seat] += 1
        self.seconds[seat] += seconds
        self.longest[seat] = max(self.longest[seat], self._turn)


def play(contest: Contest, pairing: Pairing) -> Played:
    """Play one match of a contest."""
    players = [seated(name) for name in pairing.seating]
    try:
        return _play(contest, pairing, players)
    finally:
        for player in players:
            player.leave()


def play_opening(match: Match, contest: Contest, seed: int) -> None:
    """Play the opening at random: games without luck would otherwise be the same few again and again."""
    rng = Random(seed)
    for _ in range(contest.opening):
        if match.ask is not None:
            match.pick(rng.choice(match.ask.options), match.ask.seat)


def _play(contest: Contest, pairing: Pairing, players: list[Player]) -> Played:
    seed = contest.secret_seed(pairing.deal)
    match = Match(load(contest.game), contest.seats, seed=seed, table=contest.table)
    company = Company(players, match.generator())
    watch = Stopwatch(contest.seats)
    play_opening(match, contest, seed)
    while match.ask is not None:
        seat, began = match.ask.seat, process_time()
        option = company.answer(match.view(seat))
        watch.count(seat, process_time() - began)
        match.pick(option, seat)
    result = match.result
    assert result is not None
    shares = tuple([result.share(seat) for seat in range(contest.seats)])
    return Played(
        pairing.index,
        pairing.deal,
        pairing.seating,
        result.ranks,
        result.scores,
        shares,
        result.reason,
        match.seq,
        tuple(watch.decisions),
        tuple(watch.seconds),
        tuple(watch.longest),
    )
