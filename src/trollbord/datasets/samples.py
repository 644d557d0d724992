"""Samples: the decisions of one match, gathered while it is played or replayed."""

from collections.abc import Sequence
from typing import Final

import numpy as np

from trollbord.datasets.columns import MATCHES, NAMES, SEATS, SINGLE, Array, Columns
from trollbord.envs.rows import OneRow
from trollbord.kernel.advice import standings
from trollbord.kernel.option import Option
from trollbord.kernel.player import Candidate
from trollbord.kernel.result import Result
from trollbord.kernel.state import State


def index_type(length: int) -> type[np.unsignedinteger]:
    """The smallest numbers that count places of such a row, or options of such a vocabulary."""
    return np.uint16 if length <= 1 << 16 else np.uint32


class Samples:
    """Decisions of one match: a question with two options or more, and what its seat knew and picked."""

    def __init__(self, state: State, match: int, players: Sequence[str]) -> None:
        self.match: Final = match
        self.players: Final = list(players)
        self.seats: Final = state.seats
        self.sides: Final = state.game.sides(state.seats, state.settings)
        self._row: Final = OneRow(state.game, state.seats, state.settings)
        self._place: Final = index_type(self._row.length)
        self._id: Final = index_type(len(state.game.vocabulary))
        self._single: Final[list[tuple[int, int, int, int, int]]] = []
        self._places: Final[list[Array]] = []
        self._numbers: Final[list[Array]] = []
        self._options: Final[list[Array]] = []
        self._visits: Final[list[Array]] = []
        self._values: Final[list[Array]] = []

    def add(self, state: State, option: Option, line: int, weighed: Sequence[Candidate]) -> None:
        """The open decision, answered with this option at line `line`."""
        ask = state.ask
        assert ask is not None, "a decision is asked"
        if len(ask.options) < 2:
            return
        seat = ask.seat
        self._single.append((option.id, seat, self.match, line, seat))
        row = self._row.write(state, seat)
        places = np.flatnonzero(row)
        self._places.append(places.astype(self._place))
        self._numbers.append(row[places])
        self._options.append(np.array([each.id for each in ask.options], self._id))
        thought = {each.option.id: each for each in weighed}
        found = [thought.get(each.id) for each in ask.options]
        self._visits.append(np.array([each.visits if each else 0 for each in found], np.int32))
        self._values.append(
            np.array([each.worth if each else np.nan for each in found], np.float32)
        )

    def columns(self, result: Result) -> Columns:
        """All decisions of the match, now that its result is known."""
        single = np.array(self._single, np.int64).reshape(-1, len(SINGLE))
        found: Columns = {
            name: single[:, at].astype(kind) for at, (name, kind) in enumerate(SINGLE.items())
        }
        found |= self._by_seat(result, found["seat"])
        found["row_at"] = _bounds(self._places)
        found["row_index"] = _flat(self._places, self._place)
        found["row_value"] = _flat(self._numbers, np.float32)
        found["option_at"] = _bounds(self._options)
        found["options"] = _flat(self._options, self._id)
        found["visits"] = _flat(self._visits, np.int32)
        found["values"] = _flat(self._values, np.float32)
        found[MATCHES] = np.array([self.match], np.int64)
        found[NAMES] = np.array(self.players)
        return found

    def _by_seat(self, result: Result, seats: Array) -> Columns:
        outcome = standings(result.ranks, self.sides)
        facts = (outcome, result.ranks, result.scores)
        turned = (seats[:, None] + np.arange(self.seats)) % self.seats
        return {
            name: np.array(fact, kind)[turned]
            for (name, kind), fact in zip(SEATS.items(), facts, strict=True)
        }


def _bounds(parts: list[Array]) -> Array:
    return np.cumsum([0, *[len(part) for part in parts]], dtype=np.int64)


def _flat(parts: list[Array], kind: type[np.generic]) -> Array:
    return np.concatenate(parts) if parts else np.zeros(0, kind)
