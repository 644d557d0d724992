"""The common search of this tree beside that of another tree, an older one say: `lab/run bench search --against TREE`.

Run as a program this module is the contestant. It plays on whatever `trollbord` its path finds, so it uses only words that
older trees know too, and positions that depend on the rules alone, so that both think about the same questions.
"""

import random
import sys
from pathlib import Path
from typing import Any, Final

import trollbord
from lab.bench.drivers.serve import Counts, serve
from trollbord.bots.search import SearchPlayer
from trollbord.kernel import player as players

MODE: Final = "search"
ITERATIONS: Final = 300
POSITIONS: Final = 16
SEATS: Final = 2
PICKS: Final = {"ankh_morpork": 120, "ragnarocks": 30, "trollfjord": 150, "trolls_princesses": 60}
"""Picks to the middle of a game played at random."""
USUAL: Final = 40


class Questions:
    """Questions of mid-game, and the search that answers them: all of them, for some take much longer than others."""

    def __init__(self, game: str) -> None:
        self.views: Final = [middle(game, number) for number in range(POSITIONS)]

    def play(self) -> Counts:
        """Search for an answer to each, from nothing."""
        decision: Any = getattr(players, "Decision", None) or players.Position  # type: ignore[attr-defined]  # an old tree
        budget = players.Budget(iterations=ITERATIONS)
        iterations = 0
        for number, view in enumerate(self.views):
            player = SearchPlayer()
            player.choose(decision(view, random.Random(number), budget))
            iterations += player.iterations
        return {"iterations": iterations}


def middle(game: str, number: int) -> Any:
    """What the seat sees that is asked somewhere in the middle of a game."""
    box, usual = trollbord.load(game), PICKS.get(game, USUAL)
    rng = random.Random(number)
    while True:
        state = box.new(seats=SEATS)
        left = rng.randrange(usual // 2, usual * 3 // 2)
        while state.ask is not None and (left > 0 or not is_decision(state.ask)):
            state.take(any_of(state.ask, rng))
            left -= 1
        if state.ask is not None:
            return state.view(state.ask.seat)


def is_decision(ask: Any) -> bool:
    """Whether a seat has something to choose."""
    return ask.weights is None and len(ask.options) > 1


def any_of(ask: Any, rng: random.Random) -> Any:
    """Anything that can happen; not by its chance, which trees may draw in different ways."""
    weights = ask.weights or [1] * len(ask.options)
    return rng.choice([each for each, weight in zip(ask.options, weights, strict=True) if weight])


def command(game: str) -> tuple[str, ...]:
    """What runs a contestant; its path says on which tree. -P: this folder is no part of it."""
    return (sys.executable, "-P", str(Path(__file__).resolve()), game)


if __name__ == "__main__":
    serve(Questions(sys.argv[1]).play)
