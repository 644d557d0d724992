"""How much the levels are to err in a game, so that they stand evenly below the strongest one."""

from collections.abc import Callable, Sequence
from itertools import pairwise
from math import exp, floor, log, log10
from typing import Final, NamedTuple

from lab.ladder.bradley_terry import Ratings
from lab.ladder.ladder import Ladder, climb
from trollbord.bots.levels import LEVELS, SHORT, Measure

SHARES: Final = (0.25, 0.5, 0.75)
"""Where `tomte`, `huldra` and `draug` are to stand, as parts of jotun's rating."""
LOOKING: Final = "tomte"
SHORTEST: Final = "draug@8"
SEARCHING: Final = f"draug@{SHORT}"
WAYS: Final = ((LOOKING,), (LOOKING, SHORTEST), (SEARCHING,))
"""How each level may play, the first way that reaches its place: looking one question ahead, or a search."""
HEATS: Final = {
    LOOKING: (8.0, 2.0, 0.9, 0.4, 0.15),
    SHORTEST: (3.0, 1.0, 0.3),
    SEARCHING: (2.0, 0.8, 0.3, 0.1),
}
"""The heats that are tried first."""
ROUNDS: Final = 4
"""How often places are looked for anew, with what was found before among the bots."""


class Point(NamedTuple):
    """What a heat is worth."""

    heat: float
    rating: float
    weight: float


def first_bots() -> list[str]:
    """Those that are tried first."""
    return [erring(way, heat) for way, heats in HEATS.items() for heat in heats]


def erring(way: str, heat: float) -> str:
    """The name of a bot that plays so, with this heat."""
    return f"{way}~{heat:g}"


def tuned(
    ladder: Ladder, strongest: str, seconds: float, told: Callable[[str], None]
) -> tuple[list[Measure], Ratings]:
    """The measures of the levels below the strongest, found with matches that take `seconds` of CPU time."""
    ladder.seat(*first_bots())
    wanted = [strongest, *[erring(ways[0], HEATS[ways[0]][0]) for ways in WAYS]]
    end = ladder.spent + seconds
    for turn in range(ROUNDS):
        part = max(0.0, end - ladder.spent) / (ROUNDS - turn)
        ratings = climb(ladder, wanted, part, 0.0, told)
        found = places(ratings, strongest)
        wanted = [strongest, *[erring(way, heat) for way, heat in found]]
        ladder.seat(*wanted)
    ratings = climb(ladder, wanted, 0.0, 0.0, told)
    found = places(ratings, strongest)
    return [Measure(iterations(way), heat) for way, heat in found], ratings


def iterations(way: str) -> int:
    """The iterations a question of a way to play."""
    return int(way.partition("@")[2] or 0)


def places(ratings: Ratings, strongest: str) -> list[tuple[str, float]]:
    """The way and the heat with which each level comes nearest to its place."""
    top = ratings.rating(strongest)
    return [place(ratings, ways, share * top) for ways, share in zip(WAYS, SHARES, strict=True)]


def place(ratings: Ratings, ways: Sequence[str], target: float) -> tuple[str, float]:
    """The first way that reaches a rating, and the heat it takes; the strongest of the last way if none does."""
    for way in ways:
        points = rising(points_of(ratings, way))
        if points[-1].rating >= target or way == ways[-1]:
            break
    return way, figures(heat_at(points, target))


def points_of(ratings: Ratings, way: str) -> list[Point]:
    """What is known of a way to play, the hottest first."""
    bots = [bot for bot in ratings.bots if bot.startswith(f"{way}~")]
    found = [
        Point(float(bot.partition("~")[2]), ratings.rating(bot), 1 / ratings.error(bot) ** 2)
        for bot in bots
    ]
    return sorted(found, reverse=True)


def rising(points: Sequence[Point]) -> list[Point]:
    """The points with ratings that never fall as the heat falls: neighbours that do are drawn together by their weights."""
    blocks: list[list[Point]] = []
    for point in points:
        blocks.append([point])
        while len(blocks) > 1 and mean(blocks[-1]) < mean(blocks[-2]):
            last = blocks.pop()
            blocks[-1] += last
    return [Point(point.heat, mean(block), point.weight) for block in blocks for point in block]


def mean(block: Sequence[Point]) -> float:
    """The rating of some points together."""
    return sum(each.rating * each.weight for each in block) / sum(each.weight for each in block)


def heat_at(points: Sequence[Point], target: float) -> float:
    """The heat that has a rating, between the two points around it; that of the nearest end beyond them."""
    for hot, cold in pairwise(points):
        if hot.rating <= target <= cold.rating and cold.rating > hot.rating:
            part = (target - hot.rating) / (cold.rating - hot.rating)
            return exp(log(hot.heat) + part * (log(cold.heat) - log(hot.heat)))
    return points[0].heat if target < points[0].rating else points[-1].heat


def figures(heat: float) -> float:
    """A heat with two figures."""
    return round(heat, 1 - floor(log10(heat)))


def line_of(game: str, measures: Sequence[Measure]) -> str:
    """The measures as they stand in a table of `bots/levels.py`."""
    told = [f"Measure({each.iterations}, {each.heat:g})" for each in measures]
    return f'    "{game}": ({", ".join(told)}),  # {", ".join(LEVELS[: len(told)])}'
