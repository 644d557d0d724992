"""Shares of the first place: what a state is worth to each seat, as sure of itself as matches allow.

An evaluation says a standing, and is surer of it than it should be. A share is a softmax over the seats of a few numbers
(the guess as a share, the named parts, each also by how far the game has come), weighed by a line that `trollbord fit`
made of matches; its file says how well it foretells those that it was not made from.
"""

import json
from collections.abc import Sequence
from importlib.resources import files
from math import exp, log
from random import Random
from typing import Any, Final

from trollbord.kernel.advice import Advice
from trollbord.kernel.floats import added, steady
from trollbord.kernel.game import Game
from trollbord.kernel.option import Option
from trollbord.kernel.playout import answer, settle
from trollbord.kernel.state import State
from trollbord.kernel.weights import FOLDER, SHARES, Model, read

POWER: Final = "power"
"""A kind of share: the guess to a power that grows with the progress of the game. For two seats."""
PARTS: Final = "parts"
"""A kind of share: the named parts beside the guess, and whose decision it is."""
SEARCH: Final = "search"
"""A kind of share: what a short search of the game's own player foresees."""
KINDS: Final = (POWER, PARTS, SEARCH)
BOARDS: Final = 20
"""Iterations of the game's own player behind a share of that kind."""
WORST: Final = 0.02
"""How far what is said may be from what is seen, on average over all groups, to be told as a share."""
LEAST: Final = 1e-4
"""The least share that a guess is read as: its logarithm is weighed."""
MOVER: Final = "mover"
PROGRESS: Final = ".p"
"""How the name of a number ends that is another one times the progress of the game."""


def names_of(kind: str, parts: Sequence[str]) -> tuple[str, ...]:
    """The names of the numbers that a kind of share weighs."""
    base = SEARCH if kind == SEARCH else "guess"
    names = [base, base + PROGRESS, base + PROGRESS * 2]
    if kind == PARTS:
        names += [f"part.{part}" for part in parts]
        names += [f"part.{part}{PROGRESS}" for part in parts]
        names += [MOVER, MOVER + PROGRESS]
    return tuple(names)


def kind_of(names: Sequence[str]) -> str:
    """The kind of share that weighs numbers of these names."""
    if names[0] == SEARCH:
        return SEARCH
    return POWER if len(names) == len(names_of(POWER, ())) else PARTS


def names_for(game: Game, kind: str, seats: int) -> tuple[str, ...]:
    """The names of the numbers of a kind at a table of a game."""
    assert kind in KINDS, f"a share is one of {KINDS}, not {kind!r}"
    state = game.new(seats)
    rng = Random(0)
    while state.ask is not None and state.ask.weights is not None:
        state.take(answer(state, rng))
    return names_of(kind, [name for name, _ in game.advice.parts(state, 0)])


def numbers(
    advice: Advice[Any, Any], kind: str, state: State, iterations: int = BOARDS
) -> list[list[float]]:
    """For each seat the numbers that a kind of share weighs, at an open question of a seat; nothing where it can't judge."""
    progress = advice.progress(state)
    if kind == SEARCH:
        return [_risen(0.5 * lead, progress) for lead in advice.foreseen(state, iterations)]
    rows = [_risen(each, progress) for each in _logs(advice.guess(state))]
    if kind == PARTS:
        for seat in range(state.seats):
            worths = [worth for _, worth in advice.parts(state, seat)]
            mover = 1.0 if state.ask is not None and state.ask.seat == seat else 0.0
            rows[seat] += worths
            rows[seat] += [worth * progress for worth in worths]
            rows[seat] += [mover, mover * progress]
    return rows


def _risen(number: float, progress: float) -> list[float]:
    return [number, number * progress, number * progress * progress]


def _logs(guesses: list[float]) -> list[float]:
    """The logarithms of what an evaluation guesses, read as shares, beside their mean."""
    seats = len(guesses)
    logs = [log(max(LEAST, (guess * (seats - 1) + 1) / seats)) for guess in guesses]
    mean = added(logs) / seats
    return [each - mean for each in logs]


def weighed(rows: Sequence[Sequence[float]], model: Model) -> list[float]:
    """The shares that a line gives the seats with these numbers."""
    sums: list[float] = []
    for row in rows:
        model.begin()
        for place, number in enumerate(row):
            model.add(place, number)
        sums.append(model.total())
    top = max(sums)
    powers = [exp(each - top) for each in sums]
    total = added(powers)
    return [steady(power / total) for power in powers]


class Judge(Advice[Any, Any]):
    """A game's advice whose evaluation is a share of the first place, so that a search with it counts in shares."""

    def __init__(self, base: Advice[Any, Any], model: Model) -> None:
        self.base: Final = base
        self.model: Final = model
        self.kind: Final = kind_of(model.names)

    def evaluate(self, state: State) -> list[float]:
        result = state.result()
        if result is not None:
            return [result.share(seat) for seat in range(state.seats)]
        return self.guess(state)

    def guess(self, state: State) -> list[float]:
        return self.searched(state, BOARDS)

    def searched(self, state: State, iterations: int) -> list[float]:
        """The same, where the game's own player looks so far ahead; it judges between turns, so one under way is ended first."""
        if self.kind == SEARCH and not self.base.is_settled(state):
            state = self._ended(state)
        result = state.result()
        if result is not None:
            return [result.share(seat) for seat in range(state.seats)]
        return weighed(numbers(self.base, self.kind, state, iterations), self.model)

    def _ended(self, state: State) -> State:
        """The table when the turn under way has been played to its end."""
        after, rng = state.copy(), Random(0)
        while settle(after, rng) is not None and not self.base.is_settled(after):
            after.take(self.base.rollout(after, rng))
        return after

    def is_settled(self, state: State) -> bool:
        return self.base.is_settled(state)

    def rollout(self, state: State, rng: Random) -> Option:
        return self.base.rollout(state, rng)

    def prior(self, state: State) -> list[float] | None:
        return self.base.prior(state)

    @property
    def gap(self) -> float:
        """How far what it says is from what was seen, on average, in matches that it was not made from."""
        return float(self.model.made["report"]["gap"])

    @property
    def is_told(self) -> bool:
        """Whether it is near enough to what was seen to be told as a share."""
        return self.gap <= WORST


def judge_of(game: Game, seats: int) -> Judge | None:
    """Who says the shares at a table of a game with so many seats; None, where no matches have taught it."""
    name = f"{SHARES}-{seats}.json"
    file = files(game.module) / FOLDER / name
    if not file.is_file():
        return None
    text = file.read_text(encoding="utf-8")
    names = names_for(game, kind_of(json.loads(text)["features"]), seats)
    return Judge(game.advice, read(text, name, game.id, names, SHARES))
