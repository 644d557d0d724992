"""One of our games, playing in a process of its own: `python -m trollbord.bench.worker GAME MODE SEATS`."""

import random
import sys
from collections.abc import Callable
from typing import Final

import trollbord
from trollbord.bench.drivers.serve import Counts, serve
from trollbord.kernel.playout import answer
from trollbord.kernel.seat import NATURE, Seat
from trollbord.kernel.state import State

MODES: Final = ("picks", "playouts", "copy")
_USUAL: Final = 40  # games from which the counts of a usual one are taken
_BATCH: Final = 500


class Bench:
    """A game and the ways to time it."""

    def __init__(self, game: str, seats: int) -> None:
        self.game: Final = trollbord.load(game)
        self.opening: Final = self.game.new(seats=seats)
        self.rng: Final = random.Random(1)
        self.usual: Final = self._usual()
        self.middle: Final = self._middle()

    def picks(self) -> Counts:
        """One game through the public interface, pick by pick."""
        state = self.opening.copy()
        rng = self.rng
        choice = rng.choice
        while True:
            ask = state.ask
            if ask is None:
                break
            state.pick(choice(ask.options) if ask.weights is None else answer(state, rng))
        state.result()
        return self.usual

    def playouts(self) -> Counts:
        """A few random games as the game itself plays them out."""
        for _ in range(10):
            state = self.opening.copy()
            self.game.playout(state, self.rng)
            state.result()
        return {name: 10 * count for name, count in self.usual.items()}

    def copy(self) -> Counts:
        """Copies of a state in mid-game."""
        middle = self.middle
        for _ in range(_BATCH):
            middle.copy()
        return {"copies": _BATCH}

    def _usual(self) -> Counts:
        """What a random game has on average."""
        games = [counts_of(self.opening.copy(), self.rng) for _ in range(_USUAL)]
        return {name: sum(each[name] for each in games) / _USUAL for name in games[0]}

    def _middle(self) -> State:
        """A state half way through a usual game."""
        state = self.opening.copy()
        for _ in range(int(self.usual["picks"] / 2)):
            if state.ask is not None:
                state.take(answer(state, self.rng))
        return state


def counts_of(state: State, rng: random.Random) -> Counts:
    """Play a game out and count: a decision has at least two options, a turn is a run of questions to one seat."""
    picks = decisions = turns = changes = 0
    last: Seat = NATURE
    while state.ask is not None:
        ask = state.ask
        decides = ask.seat != NATURE and len(ask.options) > 1
        picks += 1
        decisions += decides
        turns += ask.seat not in (NATURE, last)
        changes += ask.prompt != "skip"
        last = last if ask.seat == NATURE else ask.seat
        state.take(answer(state, rng))
    return {"games": 1, "picks": picks, "decisions": decisions, "turns": turns, "changes": changes}


def main(game: str, mode: str, seats: str) -> None:
    """Serve one way of timing."""
    bench = Bench(game, int(seats))
    modes: dict[str, Callable[[], Counts]] = {
        "picks": bench.picks,
        "playouts": bench.playouts,
        "copy": bench.copy,
    }
    serve(modes[mode])


if __name__ == "__main__":
    main(*sys.argv[1:])
