"""One of our games, playing in a process of its own: `python -m lab.bench.worker GAME MODE SEATS`."""

import random
import sys
import time
from collections.abc import Callable
from typing import Final, Protocol, runtime_checkable

import trollbord
from lab.bench.drivers.serve import Counts, serve
from trollbord.bots import make
from trollbord.bots.search import SearchPlayer
from trollbord.kernel.option import Option
from trollbord.kernel.player import Budget, Decision, Player
from trollbord.kernel.playout import answer, settle
from trollbord.kernel.seat import NATURE, Seat
from trollbord.kernel.state import State

EVERYWHERE: Final = ("picks", "copy")
SMALL: Final = ("takes", "playouts", "search", "uct")
"""What is timed at small tables only."""
EXPERT: Final = "expert"
_ITERATIONS: Final = 20
_SEED: Final = 1
_USUAL: Final = 40  # games that are counted, and played again and again
_FEWEST: Final = 5
_MOST_SECONDS: Final = 1.0
_BATCH: Final = 500


@runtime_checkable
class Searching(Protocol):
    """A player that counts the iterations of its last choice."""

    iterations: int


class Bench:
    """A game and the ways to time it."""

    def __init__(self, game: str, seats: int) -> None:
        self.game: Final = trollbord.load(game)
        self.opening: Final = self.game.new(seats=seats)
        self.rng: Final = random.Random(_SEED)
        self.games: Final = self._games()
        self.played = 0
        self.usual: Final = {
            name: sum(each[name] for each in self.games) / len(self.games) for name in self.games[0]
        }
        self.middle: Final = self._middle()
        self.asked: Final = self._asked()

    def picks(self) -> Counts:
        """One game, pick by pick, each looked up among what is offered."""
        state = self.opening.copy()
        return self._driven(state, state.pick)

    def takes(self) -> Counts:
        """One game, pick by pick, from a driver that is trusted."""
        state = self.opening.copy()
        return self._driven(state, state.take)

    def _driven(self, state: State, pick: Callable[[Option], None]) -> Counts:
        """The next of the games that were counted before, through the public interface.

        Lengths differ too much for an average: of random games of Trollfjord a few are ten times as long as most.
        """
        rng = self.rng
        if self.played == 0:
            rng.seed(_SEED)
        choice = rng.choice
        while True:
            ask = state.ask
            if ask is None:
                break
            pick(choice(ask.options) if ask.weights is None else answer(state, rng))
        state.result()
        counts = self.games[self.played]
        self.played = (self.played + 1) % len(self.games)
        return counts

    def playouts(self) -> Counts:
        """A few random games as the game itself plays them out, their picks counted by the game."""
        picks = 0
        for _ in range(10):
            state = self.opening.copy()
            picks += self.game.advice.playout(state, self.rng)
            state.result()
        share = picks / self.usual["picks"]
        return {**{name: share * count for name, count in self.usual.items()}, "games": 10}

    def copy(self) -> Counts:
        """Copies of a state in mid-game."""
        middle = self.middle
        for _ in range(_BATCH):
            middle.copy()
        return {"copies": _BATCH}

    def search(self) -> Counts:
        """Iterations of the search that plays at the table: rollouts cut short and judged."""
        return self._thought(SearchPlayer())

    def uct(self) -> Counts:
        """Iterations of plain search, each with a random game to its end."""
        return self._thought(make("uct"))

    def expert(self) -> Counts:
        """Iterations of the game's own player."""
        player = self.game.advice.expert(self.asked.view)
        assert player is not None, f"{self.game.id} has no player of its own"
        return self._thought(player)

    def _thought(self, player: Player) -> Counts:
        """What was really searched: a player may see the end of a game, and stop, before its budget is spent."""
        player.choose(Decision(self.asked.view, self.rng, Budget(iterations=_ITERATIONS)))
        assert isinstance(player, Searching), f"{player.name} does not say what it searched"
        return {"iterations": player.iterations}

    def _games(self) -> list[Counts]:
        """What some random games have, or those of a second, if they are long."""
        end = time.process_time() + _MOST_SECONDS
        games: list[Counts] = []
        while len(games) < _USUAL and (len(games) < _FEWEST or time.process_time() < end):
            games.append(counts_of(self.opening.copy(), self.rng))
        return games

    def _middle(self) -> State:
        """A state half way through a usual game, at a real decision."""
        while True:  # a random game may be over before; half of them are not
            state = self.opening.copy()
            for _ in range(int(self.usual["picks"] / 2)):
                if state.ask is not None:
                    state.take(answer(state, self.rng))
            if settle(state, self.rng) is not None:
                return state

    def _asked(self) -> Decision:
        """The decision in the middle, as the seat sees it."""
        ask = self.middle.ask
        assert ask is not None
        return Decision(self.middle.view(ask.seat), self.rng)


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
        state.take(rng.choice(ask.options) if ask.weights is None else answer(state, rng))
    return {"games": 1, "picks": picks, "decisions": decisions, "turns": turns, "changes": changes}


def main(game: str, mode: str, seats: str) -> None:
    """Serve one way of timing."""
    bench = Bench(game, int(seats))
    modes: dict[str, Callable[[], Counts]] = {
        "picks": bench.picks,
        "takes": bench.takes,
        "playouts": bench.playouts,
        "copy": bench.copy,
        "search": bench.search,
        "uct": bench.uct,
        "expert": bench.expert,
    }
    serve(modes[mode])


if __name__ == "__main__":
    main(*sys.argv[1:])
