"""Bots for any game: each sees what its seat may know and nothing else."""

from collections.abc import Callable
from typing import Final

from trollbord.bots.greedy import GreedyPlayer
from trollbord.bots.levels import LEVELS, REASONERS, draug, huldra, jotun, tomte, uct
from trollbord.bots.simple import RandomPlayer
from trollbord.kernel.errors import TrollbordError
from trollbord.kernel.player import Player

BOTS: Final[dict[str, Callable[[], Player]]] = {
    "random": RandomPlayer,
    "greedy": GreedyPlayer,
    "uct": uct,
    "tomte": tomte,
    "huldra": huldra,
    "draug": draug,
    "jotun": jotun,
}
__all__ = ["BOTS", "LEVELS", "REASONERS", "UnknownBot", "make"]


class UnknownBot(TrollbordError):
    """No bot has this name."""


def make(name: str) -> Player:
    """A new bot of this name."""
    if name not in BOTS:
        raise UnknownBot("error-unknown-bot", {"given": name, "expected": ", ".join(BOTS)})
    return BOTS[name]()
