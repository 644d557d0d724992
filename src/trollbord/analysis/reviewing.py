"""Reviewing a record: turn by turn, so that whoever waits sees it grow; then the account and the summaries."""

from collections.abc import Callable, Iterator, Sequence
from functools import cached_property
from importlib import import_module
from math import sqrt
from random import Random
from typing import Final

from trollbord.analysis.account import Books
from trollbord.analysis.budget import (
    COARSE,
    FACTORS,
    LEAST,
    LIMITS,
    OWN_LIMITS,
    SIDED,
    UNMEASURED,
    WIDE,
    Depth,
    NoReview,
)
from trollbord.analysis.course import Course, Stretch
from trollbord.analysis.looking import Found, Looker, OwnLooker, SearchLooker, follow
from trollbord.analysis.result import (
    AS_GOOD,
    LABELS,
    Candidate,
    Choice,
    Judged,
    Label,
    Review,
    Summary,
    Turn,
)
from trollbord.games import load_for_record
from trollbord.kernel.game import Game
from trollbord.kernel.option import Option
from trollbord.kernel.shares import SEARCH, Judge, judge_of
from trollbord.records.record import Record

Told = Callable[[int, int], None]
"""Hears how many turns are judged, of how many."""


def review(
    record: Record, depth: Depth = COARSE, seed: int = 1, told: Told | None = None
) -> Review:
    """The review of a finished game; the same record, depth and seed give the same numbers."""
    reviewer = Reviewing(record, depth, seed)
    for turn in reviewer:
        if told is not None:
            told(turn.number, reviewer.count)
    return reviewer.review()


class Reviewing:
    """A review that grows: iterate over its turns, then take the whole."""

    def __init__(self, record: Record, depth: Depth = COARSE, seed: int = 1) -> None:
        self.record: Final = record
        self.depth: Final = depth.checked()
        self.seed: Final = seed
        self.game: Final = load_for_record(record.header.game)
        self.judge: Final = taught(self.game, record.header.seats)
        self.course: Final = Course(self.game, record, self.judge.kind == SEARCH)
        self.factor: Final = FACTORS.get(self.game.id, UNMEASURED)
        self.parts: Final = list(turns_of(self.course.stretches))
        self.looker: Final = looker_of(self.judge, self.course, self.depth)
        self.turns: Final[list[Turn]] = []

    @cached_property
    def books(self) -> Books:
        """What each moment was worth, for the account."""
        return Books(self.course, self.judge, self.depth.draws, self.seed)

    @property
    def count(self) -> int:
        """How many turns there are."""
        return len(self.parts)

    def __iter__(self) -> Iterator[Turn]:
        """The turns that were judged before, and then the rest of them, one by one."""
        yield from self.turns[:]
        while self.judge_next():
            yield self.turns[-1]

    def judge_next(self) -> bool:
        """Judge one more turn, if there is one."""
        if len(self.turns) == self.count:
            return False
        self.turns.append(self._turn(self.parts[len(self.turns)]))
        return True

    def review(self) -> Review:
        """The whole, or what is known of it so far: draws and the account come last."""
        header, seats = self.record.header, range(self.course.seats)
        result, is_whole = self.course.result, len(self.turns) == self.count
        return Review(
            self.game.id,
            header.seats,
            tuple([header.players.get(seat, "") for seat in seats]),
            header.date,
            result.scores,
            tuple([result.share(seat) for seat in seats]),
            self._judged(),
            tuple(self.turns),
            tuple(self.books.draws()) if is_whole else (),
            tuple([self.books.entry(seat) for seat in seats]) if is_whole else (),
            tuple([summary(self.turns, seat) for seat in seats]),
        )

    def _judged(self) -> Judged:
        made, depth = self.judge.model.made, self.depth
        budget = {"iterations": depth.iterations, "batches": depth.batches, "depth": depth.depth}
        if self.judge.kind == SEARCH:
            budget = {"boards": depth.boards[0], "again": depth.boards[1]}
        matches, gap = int(made["report"]["matches"]), self.judge.gap
        command, told = str(made["command"]), self.judge.is_told
        factor = self.factor.mean, self.factor.error, self.factor.decisions
        # By name: the package's root imports what stands above the analysis.
        engine = f"trollbord {import_module('trollbord').__version__}"
        return Judged(engine, budget, self.seed, command, matches, gap, told, factor)

    # -- a turn

    def _turn(self, places: Sequence[int]) -> Turn:
        stretches = [self.course.stretches[at] for at in places]
        found: list[Found] = []
        for stretch in stretches:
            rng = Random(f"{self.seed} look {stretch.picks[0].seq}")
            found += self.looker.look(stretch, rng)
        seat = stretches[0].seat
        before = self.judge.evaluate(stretches[0].start)
        loss, error = self._sum(found)
        label = self.label(found)
        worst = parting(stretches, found)
        is_lost = found[worst].better is not None and found[worst].loss > 0.0
        ways = self._ways(stretches, found[worst]) if is_lost else (None, None)
        return Turn(
            len(self.turns) + 1,
            seat,
            stretches[0].picks[0].seq,
            stretches[-1].picks[-1].seq,
            tuple([round(share, 4) for share in before]),
            round(min(1.0, 4 * before[seat] * (1 - before[seat])), 4),
            tuple([self._choice(each) for each in found]),
            round(loss, 4),
            round(half(error), 4),
            label,
            worst if is_lost else None,
            *ways,
        )

    def _sum(self, found: Sequence[Found]) -> tuple[float, float]:
        """What was lost in all, and its standard error: by chance, and by what is not known of the value itself."""
        raw = sum([each.loss for each in found])
        chance = sum([each.error**2 for each in found])
        known = self.factor
        return known.mean * raw, sqrt(known.mean**2 * chance + (raw * known.error) ** 2)

    def label(self, found: Sequence[Found]) -> Label:
        """What decisions cost together for certain; with the game's own player what both budgets say."""
        loss, error = self._sum(found)
        least = loss - SIDED * error
        limits = LIMITS
        if self.judge.kind == SEARCH:
            limits, least = OWN_LIMITS, self.factor.mean * sum([each.firm for each in found])
        return LABELS[sum([least >= limit for limit in limits])]

    def _choice(self, found: Found) -> Choice:
        loss, error = self._sum([found])
        ask = found.pick.state.ask
        assert ask is not None
        return Choice(
            found.pick.seq,
            len(ask.options),
            found.pick.option.text,
            None if found.better is None else found.better.text,
            round(loss, 4),
            round(half(error), 4),
            self.label([found]),
        )

    def _ways(
        self, stretches: Sequence[Stretch], found: Found
    ) -> tuple[Candidate | None, Candidate | None]:
        """What was played from there on to the end of the stretch, and what was better: what the seat counts after each."""
        rest: list[Option] = []
        for stretch in stretches:
            if found.pick in stretch.picks:
                at = stretch.picks.index(found.pick)
                rest = [pick.option for pick in stretch.picks[at:]]
        return self._way(found, rest), self._way(found, found.line)

    def _way(self, found: Found, line: Sequence[Option]) -> Candidate:
        state = found.pick.state.copy()
        assert state.ask is not None
        seat = state.ask.seat
        taken = follow(state, seat, line)
        counts = dict(self.game.advice.counts(state, seat))
        return Candidate(tuple([option.text for option in taken]), counts)


def parting(stretches: Sequence[Stretch], found: Sequence[Found]) -> int:
    """The decision at which a turn left the better one: the first that cost something in the stretch of the dearest."""
    dearest = max(range(len(found)), key=lambda at: found[at].loss)
    stretch = next(each for each in stretches if found[dearest].pick in each.picks)
    lost = [
        at for at, each in enumerate(found) if each.pick in stretch.picks and each.loss >= LIMITS[0]
    ]
    return min([*lost, dearest])


def half(error: float) -> float:
    """The half width of an interval."""
    return max(LEAST, WIDE * error)


def taught(game: Game, seats: int) -> Judge:
    """Who says the shares at this table."""
    judge = judge_of(game, seats)
    if judge is None:
        raise untaught(game, seats)
    return judge


def untaught(game: Game, seats: int) -> NoReview:
    """Says that no matches have taught shares for such a table."""
    return NoReview("error-review-untaught", {"game": game.id, "seats": seats})


def looker_of(judge: Judge, course: Course, depth: Depth) -> Looker:
    """Who looks at the decisions: the common search, or the game's own player where shares are told by it."""
    if judge.kind != SEARCH:
        return SearchLooker(judge, depth)
    first = next(stretch for stretch in course.stretches if not stretch.is_draw)
    if judge.base.expert(first.start.view(first.seat)) is None:
        raise untaught(course.game, course.seats)
    return OwnLooker(judge, depth)


def turns_of(stretches: Sequence[Stretch]) -> Iterator[list[int]]:
    """The places of the stretches of each turn: all of a seat's, with draws between them, until another decides."""
    turn: list[int] = []
    for at, stretch in enumerate(stretches):
        if stretch.is_draw:
            continue
        if turn and stretches[turn[-1]].seat != stretch.seat:
            yield turn
            turn = []
        turn.append(at)
    if turn:
        yield turn


def summary(turns: Sequence[Turn], seat: int) -> Summary:
    """A seat in numbers; its interval counts turns, as the decisions of one lean on each other."""
    own = [turn for turn in turns if turn.seat == seat]
    decisions = sum([len(turn.choices) for turn in own])
    if not decisions:
        return Summary(seat, 0, 0, 0, 0.0, 0.0)
    mean = sum([turn.loss for turn in own]) / decisions
    apart = sum([(turn.loss - mean * len(turn.choices)) ** 2 for turn in own])
    good = sum([turn.label == AS_GOOD for turn in own])
    return Summary(
        seat, decisions, len(own), good, round(mean, 5), round(WIDE * sqrt(apart) / decisions, 5)
    )
