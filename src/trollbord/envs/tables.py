"""Tables that step together: rows, masks, seats and rewards lie in memory that NumPy looks at.

Each table stands at a decision of one seat. NATURE and lone options are answered inside; a table that is over begins
anew at once, and its last rewards are told.
"""

from collections.abc import Sequence
from random import Random
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from trollbord.kernel.advice import standings
from trollbord.kernel.errors import TrollbordError
from trollbord.kernel.game import Game
from trollbord.kernel.observation import Observation, Rows, row_length
from trollbord.kernel.option import Option
from trollbord.kernel.playout import settle
from trollbord.kernel.result import Result
from trollbord.kernel.seat import Seat
from trollbord.kernel.settings import Value
from trollbord.kernel.state import State

Saved = list[tuple[State, object, int]]
"""Tables as they stand: each with its generator's state and how many decisions its match has taken."""

NARROWEST: Final = 64
"""Places for the ids that a table offers, at first: hardly any question has more options."""


class BadAction(TrollbordError):
    """An action that a table does not offer; no table has moved."""


class Tables:
    """`count` tables of one game. `rows`, `masks`, `ids`, `counts`, `seats`, `rewards`, `over`, `cut` and `ended_after` are written by `step`.

    `ids` has `widest` places for each table: first the ids of the options that are offered, as many as `counts` says.
    The rest means nothing.

    `rewards` has a number for each table and seat: the standing (1 first, -1 last) or, `by_score`, the points ahead of
    its opponents' mean. `over` and `cut` say that the last step ended a match, or broke it off after `most` decisions;
    `ended_after` says after how many, and 0 where the match goes on. Of a match that was broken off, `last` has the row of
    the decision that nobody made, and `last_seats` whose it was.
    """

    def __init__(
        self,
        game: Game,
        seats: int,
        count: int,
        seed: int,
        most: int,
        by_score: bool,
        settings: dict[str, Value],
    ) -> None:
        self.game: Final = game
        self.seat_count: Final[int] = seats
        self.count: Final = count
        self.most: Final[i64] = most
        self.by_score: Final = by_score
        self.observation: Final[Observation] = game.observation
        self.first: Final[State] = game.new(seats, **settings)
        self.vocabulary: Final = [game.vocabulary[id] for id in range(len(game.vocabulary))]
        self.width: Final[i64] = len(self.vocabulary)
        self.sides: Final = game.sides(seats, self.first.settings)
        self.rngs: Final = [Random(f"{seed} {table}") for table in range(count)]
        self.states: Final[list[State]] = [self.first.copy() for _ in range(count)]
        self.offered: Final[list[list[Option]]] = [[] for _ in range(count)]
        layout = self.observation.layout(seats, self.first.settings)
        self.rows: Final[Rows] = Rows(count, row_length(layout))
        self.last: Final[Rows] = Rows(count if most > 0 else 1, row_length(layout))
        self.last_seats: vec[i64] = vec[i64]([0] * count)
        self.widest: i64 = NARROWEST
        self.ids: vec[i64] = vec[i64]([0] * (count * NARROWEST))
        self.counts: vec[i64] = vec[i64]([0] * count)
        self.masks: vec[u8] = vec[u8]([0] * (count * len(self.vocabulary)))
        self.seats: vec[i64] = vec[i64]([0] * count)
        self.lengths: vec[i64] = vec[i64]([0] * count)
        self.over: vec[u8] = vec[u8]([0] * count)
        self.cut: vec[u8] = vec[u8]([0] * count)
        self.ended_after: vec[i64] = vec[i64]([0] * count)
        self.rewards: vec[float] = vec[float]([0.0] * (count * seats))
        for table in range(count):
            self.begin(table)

    def check(self, actions: Sequence[int]) -> None:
        """Refuse actions that are not offered before any table moves."""
        if len(actions) != self.count:
            raise BadAction("error-action-count", {"given": len(actions), "expected": self.count})
        for table in range(self.count):
            action: i64 = actions[table]
            row: i64 = table
            if not 0 <= action < self.width or self.masks[row * self.width + action] == 0:
                raise self._refusal(table, actions[table])

    def _refusal(self, table: int, action: int) -> BadAction:
        known = 0 <= action < len(self.vocabulary)
        words = [option.text for option in self.offered[table]]
        offered = ", ".join(words[:8]) + (", ..." if len(words) > 8 else "")
        given = f"{action} ({self.vocabulary[action].text})" if known else str(action)
        return BadAction("error-bad-action", {"table": table, "given": given, "expected": offered})

    def step(self, actions: Sequence[int]) -> None:
        """One decision at each table, by the id of an option; all actions are checked first."""
        # All before any: after an error no table has moved, and the same step can be tried again.
        self.check(actions)
        for table in range(self.count):
            self._step(table, actions[table])

    def _step(self, table: int, action: int) -> None:
        row: i64 = table
        state = self.states[table]
        state.take(self.vocabulary[action])
        mover = settle(state, self.rngs[table])
        self.over[row] = 0
        self.cut[row] = 0
        self.ended_after[row] = 0
        self._no_rewards(table)
        length: i64 = self.lengths[row] + 1
        self.lengths[row] = length
        if mover is None:
            self.over[row] = 1
            self.ended_after[row] = length
            self._reward(table, state)
            # A finished table begins anew in the same step, so that a row is always a decision to make.
            self.begin(table)
        elif 0 < self.most <= length:
            self.cut[row] = 1
            self.ended_after[row] = length
            self.last_seats[row] = mover
            self.observation.write(self.last, table, state, mover)
            self.begin(table)
        else:
            self._show(table, mover)

    def _no_rewards(self, table: int) -> None:
        first: i64 = table * self.seat_count
        seat: i64 = 0
        while seat < self.seat_count:
            self.rewards[first + seat] = 0.0
            seat += 1

    def _reward(self, table: int, state: State) -> None:
        result = state.result()
        assert result is not None, "a table without a question has a result"
        for seat, worth in enumerate(rewards(result, self.sides, self.by_score)):
            place: i64 = table * self.seat_count + seat
            self.rewards[place] = worth

    def begin(self, table: int) -> None:
        """Lay a table anew, up to its first decision."""
        state = self.first.copy()
        self.states[table] = state
        row: i64 = table
        self.lengths[row] = 0
        mover = settle(state, self.rngs[table])
        assert mover is not None, "a new table asks somebody"
        self._show(table, mover)

    def _show(self, table: int, mover: Seat) -> None:
        state = self.states[table]
        row: i64 = table
        base: i64 = row * self.width
        masks = self.masks
        # Only what was offered before is wiped: a vocabulary has thousands of options, a question a few dozen.
        for option in self.offered[table]:
            before: i64 = option.id
            masks[base + before] = 0
        ask = state.ask
        assert ask is not None, "a mover is asked"
        self.offered[table] = ask.options
        if len(ask.options) > self.widest:
            self._widen(len(ask.options))
        ids = self.ids
        first: i64 = row * self.widest
        count: i64 = 0
        for option in ask.options:
            now: i64 = option.id
            masks[base + now] = 1
            ids[first + count] = now
            count += 1
        self.counts[row] = count
        self.seats[row] = mover
        self.observation.write(self.rows, table, state, mover)

    def _widen(self, wanted: int) -> None:
        """Make room for longer lists of ids: twice as much, until all fit."""
        widest: int = int(self.widest)
        while widest < wanted:
            widest *= 2
        ids = vec[i64]([0] * (self.count * widest))
        for table, options in enumerate(self.offered):
            first: i64 = table * widest
            for place, option in enumerate(options[:widest]):
                ids[first + place] = option.id
        self.ids = ids
        self.widest = widest

    # -- kept and taken up again

    def saved(self) -> Saved:
        """All tables as they stand, to be kept; what the last step told is no part of it."""
        return [
            (self.states[table].copy(), self.rngs[table].getstate(), int(self.lengths[table]))
            for table in range(self.count)
        ]

    def restore(self, saved: Saved) -> None:
        """Take up tables that were saved: what comes is the same as it was then."""
        assert len(saved) == self.count, "as many tables as were saved"
        for table, (state, rng, length) in enumerate(saved):
            row: i64 = table
            kept: Any = rng
            self.states[table] = state.copy()
            self.rngs[table].setstate(kept)
            self.lengths[row] = length
            self.over[row] = 0
            self.cut[row] = 0
            self.ended_after[row] = 0
            self._no_rewards(table)
            ask = state.ask
            assert ask is not None, "a saved table asks somebody"
            self._show(table, ask.seat)


def rewards(result: Result, sides: Sequence[int], by_score: bool) -> list[float]:
    """What each seat gets for a match: its points above its opponents' mean, or its standing (1 first, -1 last)."""
    if not by_score:
        return standings(result.ranks, sides)
    return [ahead(result.scores, sides, seat) for seat in range(len(sides))]


def ahead(scores: Sequence[int], sides: Sequence[int], seat: Seat) -> float:
    """The points of a seat above the mean of those who play against it."""
    total, count = 0, 0
    for other, side in enumerate(sides):
        if side != sides[seat]:
            total += scores[other]
            count += 1
    return scores[seat] - total / count if count > 0 else 0.0
