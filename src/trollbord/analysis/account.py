"""The account of a game: start + draws + own choices + others' choices = result, for every seat, to the last digit."""

from math import sqrt
from random import Random
from typing import Final, NamedTuple

from trollbord.analysis.budget import WIDE
from trollbord.analysis.course import Course, Stretch
from trollbord.analysis.result import SCALE, Draw, Entry
from trollbord.kernel.playout import settle
from trollbord.kernel.seat import NATURE
from trollbord.kernel.shares import Judge
from trollbord.kernel.state import State

MATTERED: Final = 3
"""Draws whose odds are told."""
ODDS: Final = 200
"""Fresh draws that odds are counted from."""
Whole = tuple[int, ...]


class Worth(NamedTuple):
    """What a moment was worth to each seat in ten-thousandths, and how uncertain that is where it is a mean over draws."""

    shares: Whole
    variances: tuple[float, ...]


def whole(shares: list[float]) -> Whole:
    """Shares in ten-thousandths that add up: what rounding leaves goes to the greatest remainders."""
    exact = [share * SCALE for share in shares]
    found = [int(each) for each in exact]
    order = sorted(range(len(exact)), key=lambda seat: found[seat] - exact[seat])
    for seat in order[: SCALE - sum(found)]:
        found[seat] += 1
    return tuple(found)


class Books:
    """What each moment was worth, with all cards open, in the order of the stretches; the result comes last."""

    def __init__(self, course: Course, judge: Judge, draws: int, seed: int) -> None:
        self.course: Final = course
        self.judge: Final = judge
        self.seed: Final = seed
        seats = range(course.seats)
        self.worths: Final = [self._worth(stretch, draws) for stretch in course.stretches]
        self.owners: Final = [stretch.seat for stretch in course.stretches]
        """Who changed the worth from each moment to the next; NATURE, where it was drawn."""
        if course.left is not None:
            still = whole(judge.evaluate(course.final))
            self.worths.append(Worth(still, (0.0,) * course.seats))
            self.owners.append(course.left)
        last = whole([course.result.share(seat) for seat in seats])
        self.worths.append(Worth(last, (0.0,) * course.seats))
        self.first: Final = 1 if course.stretches[0].is_draw else 0
        """The stretch with the first decision, where the account begins."""

    def _worth(self, stretch: Stretch, draws: int) -> Worth:
        if not stretch.is_draw:
            return Worth(whole(self.judge.evaluate(stretch.start)), (0.0,) * self.course.seats)
        drawn = self.fresh(stretch, draws)
        seats = range(self.course.seats)
        means = [sum([each[seat] for each in drawn]) / draws for seat in seats]
        spreads = [sum([(each[seat] - means[seat]) ** 2 for each in drawn]) for seat in seats]
        return Worth(whole(means), tuple([each / (draws - 1) / draws for each in spreads]))

    def fresh(self, stretch: Stretch, draws: int) -> list[list[float]]:
        """What so many fresh draws from the same table would have been worth, each at the next decision."""
        rng = Random(f"{self.seed} draw {stretch.picks[0].seq}")
        return [self._after(stretch.start, rng) for _ in range(draws)]

    def _after(self, start: State, rng: Random) -> list[float]:
        world = start.copy()
        settle(world, rng)
        return self.judge.evaluate(world)

    def change(self, at: int) -> Whole:
        """What a stretch changed for each seat."""
        before, after = self.worths[at].shares, self.worths[at + 1].shares
        return tuple([late - early for early, late in zip(before, after, strict=True)])

    # -- the account

    def entry(self, seat: int) -> Entry:
        """The account of a seat."""
        sums, variances = [0, 0, 0], [0.0, 0.0, 0.0]
        for at in range(self.first, len(self.owners)):
            owner = self.owners[at]
            column = 0 if owner == NATURE else 1 if owner == seat else 2
            sums[column] += self.change(at)[seat]
            variances[column] += self.worths[at].variances[seat]
            variances[column] += self.worths[at + 1].variances[seat]
        halves = [round(WIDE * SCALE * sqrt(each)) for each in variances]
        start, result = self.worths[self.first].shares[seat], self.worths[-1].shares[seat]
        drawn, own, others = sums
        return Entry(start, drawn, own, others, result, (halves[0], halves[1], halves[2]))

    # -- draws

    def draws(self) -> list[Draw]:
        """The draws that changed most for a seat, in the order in which they came, with their odds."""
        # Not the set-up: before the first decision there is no game yet that it could turn.
        later = range(self.first, len(self.course.stretches))
        drawn = [at for at in later if self.course.stretches[at].is_draw]
        drawn.sort(key=lambda at: max([abs(each) for each in self.change(at)]), reverse=True)
        return [self._draw(at) for at in sorted(drawn[:MATTERED])]

    def _draw(self, at: int) -> Draw:
        stretch, change = self.course.stretches[at], self.change(at)
        seat = max(range(len(change)), key=lambda each: abs(change[each]))
        came = self.worths[at + 1].shares[seat]
        fresh = [whole(shares)[seat] for shares in self.fresh(stretch, ODDS)]
        better = change[seat] > 0
        like = sum([each >= came if better else each <= came for each in fresh])
        answers = [pick.option.text for pick in stretch.picks if pick.is_drawn]
        return Draw(stretch.picks[0].seq, tuple(answers), change, seat, (like, ODDS))
