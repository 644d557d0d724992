"""Positions of a dataset: its matches played again, and what a game's features say of each seat at some of their moments.

A dataset holds what one seat knew. An evaluation judges whole tables, so the matches are played again from their seeds and
actions; an action that is not offered, or another result, is refused: the rules or the draws have changed since.
"""

from collections.abc import Callable, Iterator
from random import Random
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from trollbord.arena.plan import Pairing
from trollbord.arena.played import begun
from trollbord.arena.spread import spread
from trollbord.datasets.columns import MATCHES, Columns, of_match
from trollbord.datasets.files import BadDataset, read
from trollbord.datasets.folder import Told, name_of, tell
from trollbord.datasets.play import SelfPlay
from trollbord.datasets.reader import Dataset
from trollbord.kernel.errors import Refusal
from trollbord.kernel.game import Game
from trollbord.kernel.match import Match
from trollbord.kernel.state import State
from trollbord.kernel.weights import Noted

EACH: Final = 16
"""Positions of one match, at most: neighbours say nearly the same."""

Floats = NDArray[np.float64]


class Positions:
    """Positions of many matches: `features` by position, seat and feature; `shares` of the first place by position and seat."""

    def __init__(
        self,
        features: Floats,
        shares: Floats,
        guesses: Floats,
        matches: NDArray[np.int64],
        leads: Floats | None = None,
    ) -> None:
        self.features: Final = features
        self.shares: Final = shares
        self.guesses: Final = guesses
        """What the hand-made evaluation thinks of each seat."""
        self.matches: Final = matches
        """The match of each position, counted from 0 over all datasets."""
        self.leads: Final = np.zeros_like(shares) if leads is None else leads
        """The points that each seat had at the end more than all had on average."""

    def part(self, which: NDArray[np.bool_]) -> "Positions":
        """Some of them."""
        found = (self.features[which], self.shares[which], self.guesses[which])
        return Positions(*found, self.matches[which], self.leads[which])


class Moments:
    """Some positions of one match, gathered on the way."""

    def __init__(self, game: Game, seed: int) -> None:
        # Without learned weights: they would learn from their own opinion.
        self._advice: Final[Any] = game.advice.weighed_by(None)
        self._rng: Final = Random(seed)
        self._kept: Final[list[State]] = []

    def meet(self, state: State) -> None:
        """Take a position, perhaps."""
        if self._advice.is_settled(state) or self._rng.random() < self._advice.midst:
            self._kept.append(state.copy())

    def rows(self, each: int) -> list[tuple[list[list[float]], list[float]]]:
        """The features of all seats, and what the hand-made evaluation says, of these positions."""
        # Drawn from the whole match: the first ones would all be openings.
        self._rng.shuffle(self._kept)
        return [
            ([self._row(state, seat) for seat in range(state.seats)], self._advice.guess(state))
            for state in self._kept[:each]
        ]

    def _row(self, state: State, seat: int) -> list[float]:
        noted = Noted(self._advice.features)
        self._advice.tell(state, seat, noted)
        row = [0.0] * len(self._advice.features)
        for place, number in noted.numbers:
            # A feature may be told several times: its numbers add up, as they do in a model.
            row[place] += number
        return row


def replayed(match: Match, actions: list[int], meet: Callable[[State], None]) -> None:
    """Play a match again from its actions; `meet` is shown the table at every decision."""
    vocabulary, left = match.game.vocabulary, iter(actions)
    while (ask := match.ask) is not None:
        if len(ask.options) < 2:
            match.pick(ask.options[0], ask.seat)
            continue
        action = next(left, None)
        if action is None:
            return  # it was broken off
        meet(match.state)
        match.pick(vocabulary[action], ask.seat)


def shares_of(columns: Columns) -> list[float]:
    """The share of the first place that each seat of a match had."""
    # Rows tell ranks from the viewer's left, the viewer first: turned back to the seats.
    ranks = np.roll(columns["ranks"][0], int(columns["seat"][0]))
    firsts = ranks == ranks.min()
    return [float(each) for each in firsts / firsts.sum()]


def leads_of(columns: Columns) -> list[float]:
    """The points that each seat of a match had at the end more than all had on average."""
    scores = np.roll(columns["scores"][0], int(columns["seat"][0]))
    return [float(each) for each in scores - scores.mean()]


def contest_of(data: Dataset, source: str) -> SelfPlay:
    """The contest in which the matches of a source were played."""
    facts = data.header["sources"][source].get("play")
    if facts is None:
        raise BadDataset("error-fit-records", {"folder": str(data.path)})
    return SelfPlay(
        facts["game"],
        tuple(facts["bots"]),
        facts["seats"],
        seed=facts["seed"],
        settings=facts["table"],
        opening=facts["opening"],
        most=facts.get("most", 0),
    )


class Replay:
    """A match of a dataset, to be played again, possibly in another process."""

    def __init__(self, contest: SelfPlay, columns: Columns, each: int) -> None:
        self.contest: Final = contest
        self.index: Final = int(columns[MATCHES][0])
        self.actions: Final[list[int]] = columns["action"].tolist()
        self.shares: Final = shares_of(columns) if self.actions else []
        self.leads: Final = leads_of(columns) if self.actions else []
        self.each: Final = each

    def rows(self) -> list[tuple[list[list[float]], list[float]]]:
        """Features and guesses of some of its positions."""
        match = begun(self.contest, Pairing(self.index, self.index, self.contest.bots))
        moments = Moments(match.game, self.index)
        try:
            replayed(match, self.actions, moments.meet)
        except Refusal as refusal:
            raise self._other() from refusal
        if match.result is not None:
            # Every action was legal, and still the game ended otherwise: the rules have changed since.
            if [match.result.share(seat) for seat in range(match.state.seats)] != self.shares:
                raise self._other()
        return moments.rows(self.each)

    def _other(self) -> BadDataset:
        return BadDataset("error-fit-other-rules", {"match": self.index})


def replays_of(data: Dataset, each: int) -> Iterator[Replay]:
    """The matches of a dataset."""
    for piece in data.pieces:
        contest, columns = contest_of(data, name_of(piece)), read(piece)
        for index in columns[MATCHES].tolist():
            replay = Replay(contest, of_match(columns, index), each)
            if replay.actions:
                yield replay


def positions_of(
    data: Dataset, each: int = EACH, workers: int = 1, told: Told | None = None
) -> Positions:
    """Positions of all matches of a dataset that was played."""
    features, shares, guesses, leads, numbers = [], [], [], [], []
    wanted = data.counts()[0]
    for done, (share, lead, rows) in enumerate(spread(_rows_of, replays_of(data, each), workers)):
        for row, guess in rows:
            features.append(row)
            shares.append(share)
            leads.append(lead)
            guesses.append(guess)
            numbers.append(done)
        tell(told, done + 1, wanted)
    arrays = [np.array(found, np.float64) for found in (features, shares, guesses, leads)]
    return Positions(arrays[0], arrays[1], arrays[2], np.array(numbers, np.int64), arrays[3])


def joined(parts: list[Positions]) -> Positions:
    """The positions of several datasets; their matches are counted on."""
    matches: list[NDArray[np.int64]] = []
    first = 0
    for part in parts:
        matches.append(part.matches + first)
        first = int(matches[-1].max(initial=first)) + 1
    return Positions(
        np.concatenate([part.features for part in parts]),
        np.concatenate([part.shares for part in parts]),
        np.concatenate([part.guesses for part in parts]),
        np.concatenate(matches),
        np.concatenate([part.leads for part in parts]),
    )


def _rows_of(
    replay: Replay,
) -> tuple[list[float], list[float], list[tuple[list[list[float]], list[float]]]]:
    return replay.shares, replay.leads, replay.rows()
