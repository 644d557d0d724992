"""Datasets from play: a contest of one bot or more, whose decisions are kept."""

from functools import partial
from typing import Final

from trollbord.arena.plan import Contest, Pairing
from trollbord.arena.played import begun
from trollbord.arena.spread import spread
from trollbord.datasets.columns import Columns
from trollbord.datasets.folder import SHARD, Folder, Told, tell
from trollbord.datasets.samples import Samples
from trollbord.kernel.player import Company, Player
from trollbord.kernel.result import broken_off


class SelfPlay(Contest):
    """A contest that one bot may play alone. Every match has a deal of its own: one played twice would teach nothing new."""

    FEWEST = 1

    def pairings(self) -> list[Pairing]:
        """All matches in order; line-ups and rotations of the seats take turns."""
        lineups, turns = self.lineups(), self.seats // self.side
        return [
            Pairing(index, index, self.rotated(lineups[index % len(lineups)], turn))
            for index in range(self.matches)
            for turn in [index // len(lineups) % turns]
        ]


def samples_of(contest: Contest, pairing: Pairing) -> tuple[int, Columns]:
    """Play a match; its number and its decisions."""
    players = [contest.player(name) for name in pairing.seating]
    try:
        return pairing.index, _samples_of(contest, pairing, players)
    finally:
        for player in players:
            player.leave()


def _samples_of(contest: Contest, pairing: Pairing, players: list[Player]) -> Columns:
    match = begun(contest, pairing)
    company = Company(players, match.generator())
    samples = Samples(match.state, pairing.index, pairing.seating)
    for seat, player in enumerate(players):
        player.prepare(match.view(seat))
    decisions = 0
    while match.ask is not None and not 0 < contest.most <= decisions:
        seat = match.ask.seat
        option = company.answer(match.view(seat))
        samples.add(match.state, option, match.seq, players[seat].weighed())
        match.pick(option, seat)
        decisions += 1
    return samples.columns(match.result or broken_off(contest.seats))


class Part:
    """The shards that one of several machines makes: of `count` machines the one with this number, from 1."""

    def __init__(self, number: int = 1, count: int = 1) -> None:
        self.number: Final = number
        self.count: Final = count

    def has(self, shard: int) -> bool:
        """Whether a shard is this machine's."""
        return shard % self.count == self.number - 1


def make(
    folder: Folder,
    contest: Contest,
    size: int = SHARD,
    part: Part | None = None,
    workers: int = 1,
    ray: str | None = None,
    told: Told | None = None,
) -> None:
    """Play what is missing; `told` hears how many matches there are of how many, at first and after each."""
    mine = part or Part()
    wanted = {each.index: each for each in contest.pairings() if mine.has(each.index // size)}
    missing = folder.missing(wanted, size)
    done = len(wanted) - len(missing)
    tell(told, done, len(wanted))
    pairings = [wanted[index] for index in missing]
    for index, columns in spread(partial(samples_of, contest), pairings, workers, ray):
        folder.add(index, columns)
        done += 1
        tell(told, done, len(wanted))
