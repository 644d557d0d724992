"""Fitting shares of the first place: the matches of datasets played again, and how well a line of a few numbers foretells them.

Every match is judged by a line that never saw it: what is fitted on one half is judged on the other. The line that is
written is made of all. Standard errors count matches, as the moments of one match say nearly the same.
"""

from collections.abc import Sequence
from random import Random
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from trollbord.arena.plan import Pairing
from trollbord.arena.played import begun
from trollbord.arena.spread import spread
from trollbord.datasets.folder import Told, tell
from trollbord.datasets.made import made
from trollbord.datasets.positions import Floats, Replay, replayed, replays_of
from trollbord.datasets.reader import Dataset
from trollbord.kernel.game import Game
from trollbord.kernel.shares import numbers
from trollbord.kernel.state import State
from trollbord.kernel.weights import SHARES, Facts, Line, rounded, written

GROUPS: Final = 10
"""Groups of what was said, each held against what was seen."""
FEW: Final = 30
"""Moments that a group has at least, to be told."""
PENALTY: Final = 3.0
"""What the squares of the weights cost, in positions' worth of loss, where numbers are at most 1."""
NEWTON: Final = 60
CLOSE: Final = 1e-6
Ints = NDArray[np.int64]


class Moments:
    """Moments of many matches: numbers by moment, seat and name; shares by moment and seat; the match and how far it had come."""

    def __init__(self, numbers: Floats, shares: Floats, matches: Ints, places: Floats) -> None:
        self.numbers: Final = numbers
        self.shares: Final = shares
        self.matches: Final = matches
        self.places: Final = places

    def part(self, which: NDArray[np.bool_]) -> "Moments":
        """Some of them."""
        return Moments(
            self.numbers[which], self.shares[which], self.matches[which], self.places[which]
        )


Row = tuple[float, list[list[float]]]
"""How far a match had come at a moment, and the numbers of its seats."""


class _Gathered:
    """Some moments of one match, met on the way."""

    def __init__(self, game: Game, kind: str, seed: int, decisions: int, each: int) -> None:
        self.advice: Final = game.advice
        self.kind: Final = kind
        self.decisions: Final = decisions
        self.met = 0
        self.wanted: Final = set(Random(seed).sample(range(decisions), min(each, decisions)))
        self.rows: Final[list[Row]] = []

    def meet(self, state: State) -> None:
        """Take the moment, if it is one of those that were drawn."""
        self.met += 1
        if self.met - 1 in self.wanted:
            found = numbers(self.advice, self.kind, state)
            if found:
                self.rows.append((self.met / self.decisions, found))


class _Rows:
    """What a process does with a match: `kind` of numbers at `each` of its moments."""

    def __init__(self, kind: str, each: int) -> None:
        self.kind: Final = kind
        self.each: Final = each

    def __call__(self, replay: Replay) -> tuple[list[float], list[Row]]:
        seating = Pairing(replay.index, replay.index, replay.contest.bots)
        match = begun(replay.contest, seating)
        decisions = len(replay.actions)
        gathered = _Gathered(match.game, self.kind, replay.index, decisions, self.each)
        replayed(match, replay.actions, gathered.meet)
        return replay.shares, gathered.rows


def moments_of(
    data: Dataset, kind: str, each: int, workers: int = 1, told: Told | None = None
) -> Moments:
    """Moments of all matches of a dataset that was played."""
    found, shares, matches, places = [], [], [], []
    wanted = data.counts()[0]
    rows_of = spread(_Rows(kind, each), replays_of(data, each), workers)
    for done, (share, rows) in enumerate(rows_of):
        for place, row in rows:
            found.append(row)
            shares.append(share)
            matches.append(done)
            places.append(place)
        tell(told, done + 1, wanted)
    return Moments(
        np.array(found, np.float64),
        np.array(shares, np.float64),
        np.array(matches, np.int64),
        np.array(places, np.float64),
    )


def together(parts: Sequence[Moments]) -> Moments:
    """The moments of several datasets; their matches are counted on."""
    matches, first = [], 0
    for part in parts:
        matches.append(part.matches + first)
        first += int(part.matches.max(initial=-1)) + 1
    return Moments(
        np.concatenate([part.numbers for part in parts]),
        np.concatenate([part.shares for part in parts]),
        np.concatenate(matches),
        np.concatenate([part.places for part in parts]),
    )


# -- the line


def chances(found: Floats, weights: Floats) -> Floats:
    """The shares that a line gives, by moment and seat."""
    sums = found @ weights
    powers = np.exp(sums - sums.max(axis=1, keepdims=True))
    shares: Floats = powers / powers.sum(axis=1, keepdims=True)
    return shares


def line(moments: Moments, penalty: float = PENALTY) -> Floats:
    """The weights that foretell best who was first, by Newton's method on the logistic loss."""
    scale = np.abs(moments.numbers).reshape(-1, moments.numbers.shape[2]).max(axis=0) + 1e-9
    scaled = moments.numbers / scale
    weights = np.zeros(len(scale))
    for _ in range(NEWTON):
        step = _step(scaled, moments.shares, weights, penalty)
        weights -= step
        if np.abs(step).max() < CLOSE:
            break
    found: Floats = weights / scale
    return found


def _step(scaled: Floats, shares: Floats, weights: Floats, penalty: float) -> Floats:
    said = chances(scaled, weights)
    slope = np.einsum("ps,psf->f", said - shares, scaled) + penalty * weights
    mean = np.einsum("ps,psf->pf", said, scaled)
    flat = (scaled * np.sqrt(said)[:, :, None]).reshape(-1, len(weights))
    bend = flat.T @ flat - mean.T @ mean + penalty * np.eye(len(weights))
    found: Floats = np.linalg.solve(bend, slope)
    return found


class Fitted:
    """A line of shares, and what it said of matches that it did not see."""

    def __init__(self, model: Line, moments: Moments, said: Floats) -> None:
        self.model: Final = model
        self.moments: Final = moments
        self.said: Final = said


def fit(moments: Moments, names: tuple[str, ...], seats: int) -> Fitted:
    """The line of all matches, and the shares that each half's line gives the other half."""
    said = np.zeros_like(moments.shares)
    half = moments.matches % 2
    for fold in (0, 1):
        weights = line(moments.part(half != fold))
        said[half == fold] = chances(moments.numbers[half == fold], weights)
    whole = [rounded(each) for each in line(moments).tolist()]
    return Fitted(Line((seats,), names, whole), moments, said)


# -- how well it foretells


def report(fitted: Fitted) -> Facts:
    """Reliability in ten groups, log loss and Brier by thirds of the match, on matches that were not used."""
    moments, said = fitted.moments, fitted.said
    groups = _groups(moments, said)
    count = sum(group["count"] for group in groups)
    gap = sum(abs(group["seen"] - group["said"]) * group["count"] for group in groups) / count
    logs = -(moments.shares * np.log(np.clip(said, 1e-9, 1.0))).sum(axis=1)
    briers = ((said - moments.shares) ** 2).mean(axis=1)
    third = np.clip((moments.places * 3).astype(int), 0, 2)
    return {
        "matches": len(set(moments.matches.tolist())),
        "moments": len(moments.matches),
        "gap": round(gap, 4),
        "log": _thirds(logs, third),
        "brier": _thirds(briers, third),
        "even": round(float(np.log(said.shape[1])), 4),
        "groups": groups,
    }


def _thirds(rows: Floats, third: NDArray[Any]) -> list[float]:
    """The mean of all, then of each third."""
    parts = [rows, *[rows[third == each] for each in range(3)]]
    return [round(float(part.mean()), 4) for part in parts]


def _groups(moments: Moments, said: Floats) -> list[Facts]:
    flat, seen = said.reshape(-1), moments.shares.reshape(-1)
    matches = np.repeat(moments.matches, said.shape[1])
    group = np.minimum(GROUPS - 1, (flat * GROUPS).astype(int))
    found: list[Facts] = []
    for each in range(GROUPS):
        here = group == each
        if here.sum() >= FEW:
            mean, error = clustered(seen[here], matches[here])
            facts = {"said": float(flat[here].mean()), "seen": mean, "error": error}
            found.append({"count": int(here.sum()), **{key: round(facts[key], 4) for key in facts}})
    return found


def clustered(values: Floats, matches: Ints) -> tuple[float, float]:
    """The mean of values, and its standard error when those of a match go together."""
    size = int(matches.max()) + 1
    sums, counts = np.bincount(matches, values, size), np.bincount(matches, minlength=size)
    mean = float(values.mean())
    apart = sums - mean * counts
    return mean, float(np.sqrt((apart**2).sum()) / counts.sum())


def facts(sets: Sequence[Dataset], fitted: Fitted, command: str) -> Facts:
    """From what shares were made, and how well they foretell, for their file."""
    return {**made(sets, command), "report": report(fitted)}


def text(fitted: Fitted, game: str, facts: Facts) -> str:
    """The shares as the text of a file."""
    return written(fitted.model, game, facts, SHARES)
