"""One match of the benchmark, and the rules by which a bot fails: whoever fails is last, and the row says why."""

from collections.abc import Callable
from functools import partial
from typing import Any, Final, NamedTuple

from trollbord.adapters.program import ProgramPlayer
from trollbord.adapters.seated import seated
from trollbord.arena.benchmark.tasks import BOT, LEARNER, MOST, SLOW, BenchmarkJob, Track
from trollbord.arena.played import Stopwatch, begun
from trollbord.bots.levels import Erring, GentleLevel
from trollbord.kernel.advice import standings
from trollbord.kernel.clock import CPU, WALL, thinking_by
from trollbord.kernel.match import Match
from trollbord.kernel.player import BadAnswer, Budget, Company, Player
from trollbord.kernel.result import broken_off
from trollbord.records import recorded

RAISED: Final = "raised"
NOT_OFFERED: Final = "not-offered"
TOO_SLOW: Final = "slow"
TOKENS: Final = "tokens"
HUNG: Final = "hung"
DIED: Final = "died"
FAILURES: Final = (RAISED, NOT_OFFERED, TOO_SLOW, TOKENS, HUNG, DIED)
"""It raised an error; picked what is not offered; took too long on average; used too many tokens; did not answer; its process ended."""

Asked = Callable[[bool], None]
"""Hears before each decision whether the bot under test is asked."""


class Row(NamedTuple):
    """How a match went, for the bot under test."""

    job: str
    points: float
    ranks: tuple[int, ...]
    scores: tuple[int, ...]
    reason: str
    failure: str = ""
    why: str = ""
    decisions: int = 0
    turns: int = 0
    seconds: float = 0.0
    longest: float = 0.0
    tokens: int = 0


class Failed(Exception):
    """The bot under test has failed: why, by one of the rules, and in words."""

    def __init__(self, failure: str, why: str) -> None:
        super().__init__(failure, why)
        self.failure: Final = failure
        self.why: Final = why


def lost(job: BenchmarkJob, failure: str, why: str) -> Row:
    """The row of a match that the bot under test lost by a rule: its side is last, all others are first."""
    sides = job.task.sides()
    ours = sides[job.pairing.seating.index(BOT)]
    first = sum([1 for side in sides if side != ours])
    ranks = tuple([1 + first if side == ours else 1 for side in sides])
    return Row(job.key, 0.0, ranks, (0,) * len(sides), failure, failure, why)


def player_of(spelling: str, track: Track) -> Player:
    """The bot under test, with the time that its track gives it."""
    player = seated(spelling)
    # The gentle levels are told no time: they would search longer than they do at the table.
    if track.seconds and not isinstance(player, GentleLevel | Erring):
        own = player.budget
        player.budget = Budget(own.iterations if own else 0, track.seconds)
    return player


def play(spelling: str, track: Track, job: BenchmarkJob, asked: Asked) -> tuple[Row, str]:
    """Play a match; its row and its record."""
    bots: list[Player] = []
    match = begun(job.task.plan(), job.pairing)
    watch = Stopwatch(job.task.seats)
    try:
        bots += [_seated(name, spelling, track) for name in job.pairing.seating]
        clock = WALL if any([isinstance(each, ProgramPlayer) for each in bots]) else CPU
        with thinking_by(clock):
            _play(match, bots, watch, job, track, asked)
        row = _row(match, job, bots, watch)
        _check_time(row, track)
    except Failed as failed:
        row = lost(job, failed.failure, failed.why)
    finally:
        for player in bots:
            player.leave()
    return row, recorded(match, players=list(job.pairing.seating), reveal=True).text()


def _seated(name: str, spelling: str, track: Track) -> Player:
    if name != BOT:
        return seated(name)
    try:
        return player_of(spelling, track)
    except Exception as error:
        raise Failed(RAISED, _told(error)) from error


def _play(
    match: Match,
    bots: list[Player],
    watch: Stopwatch,
    job: BenchmarkJob,
    track: Track,
    asked: Asked,
) -> None:
    company = Company(bots, match.generator())
    for seat, player in enumerate(bots):
        _tried(job, seat, partial(player.prepare, match.view(seat)))
    while match.ask is not None and sum(watch.decisions) < MOST:
        seat = match.ask.seat
        is_ours = job.pairing.seating[seat] == BOT
        asked(is_ours)
        watch.start(bots[seat])
        option = _tried(job, seat, partial(company.answer, match.view(seat)))
        watch.stop(seat, bots[seat])
        if is_ours and 0 < track.tokens < tokens_of(bots[seat]):
            raise Failed(TOKENS, f"{tokens_of(bots[seat])} tokens, {track.tokens} are allowed")
        match.pick(option, seat)


def _tried(job: BenchmarkJob, seat: int, act: Callable[[], Any]) -> Any:
    """Do what a player does; an error is its failure, if it is the one under test, else ours."""
    try:
        return act()
    except Exception as error:
        if job.pairing.seating[seat] != BOT:
            raise
        failure = NOT_OFFERED if isinstance(error, BadAnswer) else RAISED
        raise Failed(failure, _told(error)) from error


def _told(error: Exception) -> str:
    return f"{type(error).__name__}: {error}"


def tokens_of(player: Player) -> int:
    """The tokens, read and written, that a player says it has used in this match: its attribute `tokens`."""
    return int(getattr(player, "tokens", 0))


def _row(match: Match, job: BenchmarkJob, bots: list[Player], watch: Stopwatch) -> Row:
    ours = [seat for seat, name in enumerate(job.pairing.seating) if name == BOT]
    result = match.result or broken_off(job.task.seats)
    return Row(
        job.key,
        (standings(result.ranks, job.task.sides())[ours[0]] + 1) / 2,
        result.ranks,
        result.scores,
        result.reason,
        decisions=sum([watch.decisions[seat] for seat in ours]),
        turns=sum([len(watch.turns[seat]) for seat in ours]),
        seconds=round(sum([watch.seconds[seat] for seat in ours]), 4),
        longest=round(max([watch.longest[seat] for seat in ours]), 4),
        tokens=sum([tokens_of(bots[seat]) for seat in ours]),
    )


def _check_time(row: Row, track: Track) -> None:
    """A match is lost whose turns, or decisions of a learner, took too long on average."""
    if track.seconds and row.seconds > SLOW * track.seconds * max(row.turns, 1):
        spent, most = row.seconds / max(row.turns, 1), SLOW * track.seconds
        raise Failed(TOO_SLOW, f"{spent:.3f} s of CPU a turn, at most {most:g} are allowed")
    if track == LEARNER and row.seconds > track.decision * max(row.decisions, 1):
        spent = row.seconds / max(row.decisions, 1)
        raise Failed(
            TOO_SLOW, f"{spent:.3f} s of CPU a decision, at most {track.decision:g} are allowed"
        )
