"""The ladder: how strong each level is in each game, as `lab/run ladder` measured it; the random player has 0 points."""

import json
from functools import cache
from importlib.resources import files
from typing import Any, Final, NamedTuple

from trollbord.kernel import state

FILE: Final = "ladder.json"
COMPILED: Final = "compiled"
INTERPRETED: Final = "interpreted"
"""The two builds: a level that thinks for some seconds sees less on the second."""


class Rung(NamedTuple):
    """What a bot is worth in a game of two: points of Elo above the random player, their 95 % interval, CPU seconds a turn.

    `rated` is the name under which the arena knows it: a level that has seconds was rated with the iterations they allow.
    """

    bot: str
    rating: int
    low: int
    high: int
    seconds: float
    rated: str


def running() -> str:
    """On which build this process runs."""
    return INTERPRETED if state.__file__.endswith(".py") else COMPILED


def read(text: str) -> dict[str, dict[str, list[Rung]]]:
    """The rungs of each game and build in a file, the weakest first."""
    facts: dict[str, Any] = json.loads(text)
    return {
        game: {build: [Rung(**rung) for rung in told[build]] for build in (COMPILED, INTERPRETED)}
        for game, told in facts["games"].items()
    }


@cache
def _kept() -> dict[str, dict[str, list[Rung]]]:
    return read((files("trollbord.bots") / FILE).read_text(encoding="utf-8"))


def rungs(game: str, build: str = COMPILED) -> list[Rung]:
    """The rungs of a game on a build; none, if it was not measured."""
    return _kept().get(game, {}).get(build, [])


def ratings(game: str, build: str = COMPILED) -> dict[str, int]:
    """The rating of each bot that was measured in a game on a build, in tens: it is not known more exactly."""
    return {rung.bot: round(rung.rating, -1) for rung in rungs(game, build)}
