"""Ratings: what the results say about each bot, and how sure that is."""

from collections.abc import Sequence
from math import exp, log, sqrt
from typing import ClassVar, Final

from trollbord.arena.played import Played

SURE: Final = 1.96
"""Standard errors to each side of a 95 % interval."""
MOSTLY: Final = 0.99
"""The share of turns that a bot's time for a turn is told by."""


class Estimate:
    """A mean and the 95 % interval around it."""

    def __init__(self, mean: float, low: float, high: float) -> None:
        self.mean: Final = mean
        self.low: Final = low
        self.high: Final = high


class RatedStanding:
    """What a bot has achieved."""

    def __init__(self, bot: str) -> None:
        self.bot: Final = bot
        self.matches = 0
        self.points = Estimate(0.0, 0.0, 0.0)
        self.firsts = Estimate(0.0, 0.0, 0.0)
        self.scores: list[int] = []
        self.decisions = 0
        self.seconds = 0.0
        self.longest = 0.0
        self.turns: list[float] = []
        self.rating = 25.0
        self.deviation = 25.0 / 3

    def seconds_per_decision(self) -> float:
        """The average time of a decision, in CPU seconds."""
        return self.seconds / self.decisions if self.decisions else 0.0

    def turn(self, share: float) -> float:
        """What this share of the turns did not exceed, by the clock on the wall."""
        turns = sorted(self.turns)
        # The share 1 would lie one behind the last.
        return turns[min(int(share * len(turns)), len(turns) - 1)] if turns else 0.0


def estimate(by_deal: dict[int, list[float]]) -> Estimate:
    """The mean over deals; matches with the same deal are not independent, so deals are the sample."""
    means = [sum(values) / len(values) for values in by_deal.values()]
    count = len(means)
    if count == 0:
        return Estimate(0.0, 0.0, 0.0)
    mean = sum(means) / count
    # Two imaginary deals, one won and one lost, keep the interval honest when every deal went the same way.
    padded = [*means, 0.0, 1.0]
    centre = sum(padded) / len(padded)
    spread = sum([(value - centre) ** 2 for value in padded]) / (len(padded) - 1)
    margin = SURE * sqrt(spread / len(padded))
    return Estimate(
        mean, max(0.0, min(mean, centre - margin)), min(1.0, max(mean, centre + margin))
    )


def standings(matches: Sequence[Played]) -> list[RatedStanding]:
    """All bots, the best first."""
    bots = sorted({bot for match in matches for bot in match.bots})
    table = {bot: RatedStanding(bot) for bot in bots}
    for bot, standing in table.items():
        _collect(standing, bot, matches)
    _rate(table, matches)
    return sorted(table.values(), key=lambda standing: -standing.points.mean)


def _collect(standing: RatedStanding, bot: str, matches: Sequence[Played]) -> None:
    points: dict[int, list[float]] = {}
    firsts: dict[int, list[float]] = {}
    for match in matches:
        for seat, name in enumerate(match.bots):
            if name != bot:
                continue
            standing.matches += 1
            points.setdefault(match.deal, []).append(match.points(seat))
            firsts.setdefault(match.deal, []).append(match.shares[seat])
            standing.scores.append(match.scores[seat])
            standing.decisions += match.decisions[seat]
            standing.seconds += match.seconds[seat]
            standing.longest = max(standing.longest, match.longest[seat])
            standing.turns.extend(match.turns[seat])
    standing.points = estimate(points)
    standing.firsts = estimate(firsts)


def _rate(table: dict[str, RatedStanding], matches: Sequence[Played]) -> None:
    """Plackett-Luce ratings, which know ties and any number of seats."""
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    ratings = {bot: model.rating(name=bot) for bot in table}
    for match in matches:
        if len(set(match.bots)) < len(match.bots):
            continue  # a bot can't be rated against itself
        teams = [[ratings[bot]] for bot in match.bots]
        rated = model.rate(teams, ranks=[float(rank) for rank in match.ranks])
        for bot, team in zip(match.bots, rated):
            ratings[bot] = team[0]
    for bot, standing in table.items():
        standing.rating, standing.deviation = ratings[bot].mu, ratings[bot].sigma


class Sprt:
    """A sequential test between two bots: is the first better by this many points of Elo, or not at all?"""

    FEWEST: ClassVar[int] = 10
    """Deals before anything is decided: of equals one wins two deals whole in one contest of eight, and the spread of so few says nothing."""

    def __init__(self, better: float = 30.0, error: float = 0.05) -> None:
        self.expected: Final = (0.5, 1.0 / (1.0 + exp(-better * log(10) / 400)))
        self.bound: Final = log((1.0 - error) / error)

    def likelihood(self, by_deal: Sequence[float]) -> float:
        """The log-likelihood ratio of the two hypotheses, by the normal approximation over deals."""
        count = len(by_deal)
        if count < self.FEWEST:
            return 0.0
        mean = sum(by_deal) / count
        spread = sum([(value - mean) ** 2 for value in by_deal]) / (count - 1)
        low, high = self.expected
        # A spread near 0, after a few equal deals, would decide at once.
        return count * (high - low) * (2 * mean - low - high) / (2 * max(spread, 0.01))

    def verdict(self, by_deal: Sequence[float]) -> str | None:
        """`better`, `not-better`, or None while it is open."""
        likelihood = self.likelihood(by_deal)
        if likelihood >= self.bound:
            return "better"
        return "not-better" if likelihood <= -self.bound else None


def deal_points(matches: Sequence[Played], bot: str) -> list[float]:
    """A bot's mean points in each deal that was played from every seat."""
    by_deal: dict[int, list[float]] = {}
    for match in matches:
        for seat, name in enumerate(match.bots):
            if name == bot:
                by_deal.setdefault(match.deal, []).append(match.points(seat))
    # A deal played from some seats only would favour the seat that is better.
    whole = max((len(values) for values in by_deal.values()), default=0)
    return [sum(values) / len(values) for values in by_deal.values() if len(values) == whole]
