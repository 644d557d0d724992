"""The numbers of the benchmark: a share of the points for each game and one for all, in hundredths, with 95 % intervals."""

from collections.abc import Sequence
from math import sqrt
from typing import Final, NamedTuple

from trollbord.arena.benchmark.playing import Row
from trollbord.arena.benchmark.tasks import GAMES, BenchmarkJob
from trollbord.arena.ratings import SURE

DOUBT: Final = 0.25
"""The variance of an imaginary deal in the midst of each task's: intervals stay honest where every deal went the same way."""


class Number(NamedTuple):
    """A mean and half of its 95 % interval, in hundredths of the points."""

    mean: float
    margin: float

    def __str__(self) -> str:
        return f"{self.mean:.1f} ± {self.margin:.1f}"


def points_by_task(pairs: Sequence[tuple[BenchmarkJob, Row]]) -> dict[str, dict[int, list[float]]]:
    """The points of each match by task and deal: matches on one deal are one sample."""
    found: dict[str, dict[int, list[float]]] = {}
    for job, row in pairs:
        found.setdefault(job.task.text(), {}).setdefault(job.pairing.deal, []).append(row.points)
    return found


def number(tasks: Sequence[dict[int, list[float]]]) -> Number:
    """The mean over tasks, each of which counts alike; what deals differ by within tasks is pooled."""
    deals = [[sum(each) / len(each) for each in task.values()] for task in tasks]
    means = [sum(task) / len(task) for task in deals]
    between = sum([(deal - mean) ** 2 for task, mean in zip(deals, means) for deal in task])
    free = sum([len(task) - 1 for task in deals])
    variance = (between + DOUBT) / (free + 1)
    error = sqrt(sum([variance / len(task) for task in deals])) / len(deals)
    return Number(100 * sum(means) / len(means), 100 * SURE * error)


def numbers(pairs: Sequence[tuple[BenchmarkJob, Row]]) -> dict[str, Number]:
    """A number for each game, and `all` for the mean of the four, if all were played."""
    found: dict[str, Number] = {}
    for game in GAMES:
        own = points_by_task([(job, row) for job, row in pairs if job.task.game == game])
        if own:
            found[game] = number(list(own.values()))
    if len(found) == len(GAMES):
        mean = sum([each.mean for each in found.values()]) / len(GAMES)
        found["all"] = Number(
            mean, sqrt(sum([each.margin**2 for each in found.values()])) / len(GAMES)
        )
    return found
