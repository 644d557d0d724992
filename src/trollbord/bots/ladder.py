"""The ladder: how strong each level is in each game, as `trollbord ladder` measured it; the random player has 0 points."""

import json
from functools import cache
from importlib.resources import files
from typing import Any, Final, NamedTuple

FILE: Final = "ladder.json"


class Rung(NamedTuple):
    """What a bot is worth in a game of two: points of Elo above the random player, their 95 % interval, CPU seconds a turn."""

    bot: str
    rating: int
    low: int
    high: int
    seconds: float


def read(text: str) -> dict[str, list[Rung]]:
    """The rungs of each game in a file, the weakest first."""
    facts: dict[str, Any] = json.loads(text)
    return {game: [Rung(**rung) for rung in told["rungs"]] for game, told in facts["games"].items()}


@cache
def _kept() -> dict[str, list[Rung]]:
    return read((files("trollbord.bots") / FILE).read_text(encoding="utf-8"))


def rungs(game: str) -> list[Rung]:
    """The rungs of a game; none, if nobody has measured it."""
    return _kept().get(game, [])


def ratings(game: str) -> dict[str, int]:
    """The rating of each bot that was measured in a game, in tens: it is not known more exactly."""
    return {rung.bot: round(rung.rating, -1) for rung in rungs(game)}
