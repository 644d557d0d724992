"""One match of a contest, played, and the row it leaves in the results."""

from pathlib import Path
from random import Random
from time import monotonic, process_time
from typing import Final

from trollbord.adapters.seated import boxed
from trollbord.arena.plan import Contest, Pairing
from trollbord.kernel.atomic import write_whole
from trollbord.kernel.clock import thinking_by
from trollbord.kernel.match import Match
from trollbord.kernel.player import Company, Player
from trollbord.kernel.result import broken_off
from trollbord.records import recorded

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
    "turns",
)
"""The columns of the results; a column with a value for each seat joins them with |, and the turns of a seat with spaces."""


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
        turns: tuple[tuple[float, ...], ...],
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
        """What the decisions of each seat took, in CPU seconds."""
        self.longest: Final = longest
        """The longest turn of each seat, in CPU seconds."""
        self.turns: Final = turns
        """What each turn of each seat took by the clock on the wall."""

    def points(self, seat: int) -> float:
        """1 for a lone first place, 0 for a lone last, in between by rank, ties alike."""
        behind = len([rank for rank in self.ranks if rank > self.ranks[seat]])
        # The seat itself is level with itself and does not count.
        level = len([rank for rank in self.ranks if rank == self.ranks[seat]]) - 1
        return (behind + level / 2) / (len(self.ranks) - 1)

    def values(self) -> dict[str, object]:
        """The value of each column."""
        facts = (self.index, self.deal, self.bots, self.ranks, self.scores, self.shares)
        course = (self.reason, self.picks, self.decisions, self.seconds, self.longest, self.turns)
        return dict(zip(COLUMNS, (*facts, *course), strict=True))

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
            "|".join([" ".join([f"{turn:.3f}" for turn in turns]) for turns in self.turns]),
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
        tuple([tuple(map(float, turns.split())) for turns in row[11].split("|")]),
    )


class Stopwatch:
    """Times what each seat decides: in CPU seconds, so that a busy machine is not held against a bot, and by the wall's clock.

    A turn is what a seat decides before another one is asked.
    """

    def __init__(self, seats: int) -> None:
        self.decisions = [0] * seats
        self.seconds = [0.0] * seats
        self.longest = [0.0] * seats
        self.turns: list[list[float]] = [[] for _ in range(seats)]
        self._seat = -1
        self._turn = 0.0
        self._began = (0.0, 0.0)

    def start(self, player: Player) -> None:
        """A player is asked."""
        self._began = (process_time() + player.cpu_seconds(), monotonic())

    def stop(self, seat: int, player: Player) -> None:
        """The player of this seat has decided; a program's own CPU time counts too."""
        used = process_time() + player.cpu_seconds() - self._began[0]
        self.count(seat, used, monotonic() - self._began[1])

    def count(self, seat: int, seconds: float, waited: float) -> None:
        """Count a decision: its CPU seconds, and the seconds that others waited."""
        # Another seat is asked: a new turn begins.
        if seat != self._seat:
            self._seat, self._turn = seat, 0.0
            self.turns[seat].append(0.0)
        self._turn += seconds
        self.turns[seat][-1] += waited
        self.decisions[seat] += 1
        self.seconds[seat] += seconds
        self.longest[seat] = max(self.longest[seat], self._turn)


def play(contest: Contest, pairing: Pairing) -> Played:
    """Play one match of a contest."""
    return play_recorded(contest, pairing)[0]


def play_recorded(contest: Contest, pairing: Pairing) -> tuple[Played, str]:
    """Play one match of a contest, and write its record, if the contest wants any: it may be played on another machine."""
    players = [contest.player(name) for name in pairing.seating]
    try:
        with thinking_by(contest.clock):
            return _play(contest, pairing, players)
    finally:
        for player in players:
            player.leave()


def begun(contest: Contest, pairing: Pairing) -> Match:
    """The match of a pairing, with its opening played."""
    seed = contest.secret_seed(pairing.deal)
    match = Match(boxed(contest.game), contest.seats, seed=seed, settings=contest.settings)
    play_opening(match, contest.opening, seed)
    return match


def play_opening(match: Match, decisions: int, seed: int) -> None:
    """Play the first decisions at random: games without luck would otherwise be the same few again and again."""
    rng = Random(seed)
    for _ in range(decisions):
        if match.ask is not None:
            match.pick(rng.choice(match.ask.options), match.ask.seat)


def save_record(text: str, index: int, folder: Path) -> None:
    """Keep a match as a record, named by its number."""
    folder.mkdir(parents=True, exist_ok=True)
    write_whole(folder / f"{index:06}.troll", text)


def _play(contest: Contest, pairing: Pairing, players: list[Player]) -> tuple[Played, str]:
    match = begun(contest, pairing)
    company = Company(players, match.generator())
    watch = Stopwatch(contest.seats)
    for seat, player in enumerate(players):
        # Before the clock starts: starting a program or loading weights is no part of a turn.
        player.prepare(match.view(seat))
    while match.ask is not None and not 0 < contest.most <= sum(watch.decisions):
        seat = match.ask.seat
        watch.start(players[seat])
        option = company.answer(match.view(seat))
        watch.stop(seat, players[seat])
        match.pick(option, seat)
    result = match.result or broken_off(contest.seats)
    text = ""
    if contest.records is not None:
        text = recorded(match, players=list(pairing.seating), reveal=True).text()
    shares = tuple([result.share(seat) for seat in range(contest.seats)])
    played = Played(
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
        tuple(map(tuple, watch.turns)),
    )
    return played, text
