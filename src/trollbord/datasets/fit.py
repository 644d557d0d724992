"""Fitting: weights of a game's features that say best who won, by logistic loss over the seats of a table.

A model gives every seat a sum; the chance to win is its share of the sums' powers of e, so one model serves any number of
seats. Some matches are kept apart: with the first half of them the penalty is chosen, with the second the loss is told; then
a line is made of all matches in the same way.
"""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from operator import itemgetter
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from trollbord.datasets.aims import POINTS, WINNER
from trollbord.datasets.positions import Floats, Positions
from trollbord.kernel.weights import KINDS, LINE, Line, Model, Net, rounded

APART: Final = 5
"""One match in 5 is kept apart, for judging what was learned."""
PENALTIES: Final = (0.3, 1.0, 3.0, 10.0, 30.0, 100.0, 300.0)
"""What the squares of the weights cost, in positions' worth of loss."""
PLAIN_TERM: Final = ".plain"
"""How the name of a feature ends that is a term of the hand-made evaluation."""
NEWTON: Final = 30
"""Steps of Newton's method, at most."""
CLOSE: Final = 1e-7
EPOCHS: Final = 30
BATCH: Final = 256
RATE: Final = 0.003
Watch = Callable[[str, float], None]
"""Hears of each try: what was tried, and its loss on matches kept apart."""
Maker = Callable[[Positions, float], Floats]
"""What makes the weights of a line of positions and a penalty."""


class Fitted:
    """A model, and how well it foretells the matches that it was not made from."""

    def __init__(self, model: Model, losses: dict[str, float]) -> None:
        self.model: Final = model
        self.losses: Final = losses


def loss(sums: Floats, shares: Floats) -> float:
    """The mean logistic loss of the seats' sums: 0 if the winners were certain, log(seats) if nothing is known."""
    return float(-(shares * _log_chances(sums)).sum(axis=1).mean())


def _log_chances(sums: Floats) -> Floats:
    above = sums - sums.max(axis=1, keepdims=True)
    found: Floats = above - np.log(np.exp(above).sum(axis=1, keepdims=True))
    return found


def guessed_loss(positions: Positions) -> float:
    """The loss of the hand-made evaluation, whose guesses are read as chances."""
    return float(-(positions.shares * np.log(_guessed(positions))).sum(axis=1).mean())


def _guessed(positions: Positions) -> Floats:
    """The chances to win that the hand-made evaluation gives each seat."""
    seats = positions.shares.shape[1]
    chances = (positions.guesses * (seats - 1) + 1) / seats
    clipped = np.clip(chances, 1e-4, 1.0)
    found: Floats = clipped / clipped.sum(axis=1, keepdims=True)
    return found


def fit(
    positions: Positions,
    names: tuple[str, ...],
    seats: tuple[int, ...],
    kind: str = LINE,
    hidden: int = 16,
    seed: int = 0,
    watch: Watch | None = None,
    start: Line | None = None,
    penalties: Sequence[float] = PENALTIES,
    by: str = WINNER,
) -> Fitted:
    """The best model of a kind, and its losses; a line may go on from one that was learned before.

    A line is made of all matches in the end, in the way that foretold those kept apart best; its losses are those of the
    line that had not seen them.
    """
    assert kind in KINDS, f"a model is {KINDS}, not {kind!r}"
    turn = positions.matches % (2 * APART)
    train, choose, test = turn % APART != 0, turn == 0, turn == APART
    parts = positions.part(train), positions.part(choose), positions.part(test)
    if kind == LINE:
        way = _best_way(*parts[:2], _makers(names, start, by), penalties, watch)
        model, blind = [_line(seats, names, way.weights(each)) for each in (positions, parts[0])]
        return Fitted(model, _losses(blind, _line_sums, parts))
    net = _best_net(*parts[:2], names, seats, hidden, seed, watch)
    return Fitted(net, _losses(net, _net_sums, parts))


def _losses(
    model: Model, sums: Callable[[Model, Floats], Floats], parts: tuple[Positions, ...]
) -> dict[str, float]:
    """The losses by name: of knowing nothing, of the hand-made evaluation, of the model, and of it on what it was made from."""
    train, _, test = parts
    found = {
        "even": float(np.log(test.shares.shape[1])),
        "plain": guessed_loss(test),
        "learned": loss(sums(model, test.features), test.shares),
        "seen": loss(sums(model, train.features), train.shares),
    }
    return {name: round(value, 4) for name, value in found.items()}


# -- a line


def line_weights(positions: Positions, penalty: float, start: Floats | None = None) -> Floats:
    """The weights with the least loss and penalty, by Newton's method: the loss has one valley.

    The penalty is on what the weights differ from those of `start`; without it, from 0.
    """
    features, shares = positions.features, positions.shares
    count, size = len(features), features.shape[2]
    origin = np.zeros(size) if start is None else start
    weights = origin.copy()
    for _ in range(NEWTON):
        chances = np.exp(_log_chances(features @ weights))
        slope = np.einsum("ps,psf->f", chances - shares, features) + penalty * (weights - origin)
        mean = np.einsum("ps,psf->pf", chances, features)
        flat = (features * np.sqrt(chances)[:, :, None]).reshape(-1, size)
        bend = flat.T @ flat - mean.T @ mean + penalty * np.eye(size)
        step = np.linalg.solve(bend, slope)
        weights -= step
        if np.abs(step).max() < CLOSE * max(1.0, count / 1e6):
            break
    return weights


class Way(NamedTuple):
    """How a line is made, and with which penalty."""

    maker: Maker
    penalty: float

    def weights(self, positions: Positions) -> Floats:
        """The weights that positions lead to."""
        return self.maker(positions, self.penalty)


def _makers(names: tuple[str, ...], learned: Line | None, by: str) -> dict[str, Maker]:
    """The ways to make a line, by name; they differ in what its weights are pulled to."""

    def pulled(start: Callable[[Positions], Floats]) -> Maker:
        return lambda positions, penalty: line_weights(positions, penalty, start(positions))

    if by == POINTS:
        return {"by points": partial(points_weights, names)}
    makers: dict[str, Maker] = {}
    if not terms_in(names):
        makers["from nothing"] = line_weights
    makers["from plain"] = pulled(partial(plain_weights, names=names))
    if learned is not None:
        known = np.array(list(learned.weights))
        makers["from learned"] = pulled(lambda positions: known)
    return makers


def _best_way(
    train: Positions,
    choose: Positions,
    makers: Mapping[str, Maker],
    penalties: Sequence[float],
    watch: Watch | None,
) -> Way:
    """The way whose line foretold the winners of matches kept apart best."""
    tried: list[tuple[float, Way]] = []
    for name, maker in makers.items():
        for penalty in penalties:
            way = Way(maker, penalty)
            found = loss(choose.features @ way.weights(train), choose.shares)
            if watch is not None:
                watch(f"{name}, penalty {penalty:g}", found)
            tried.append((found, way))
    return min(tried, key=itemgetter(0))[1]


def _line(seats: tuple[int, ...], names: tuple[str, ...], weights: Floats) -> Line:
    return Line(seats, names, [rounded(each) for each in weights.tolist()])


def points_weights(names: Sequence[str], positions: Positions, penalty: float) -> Floats:
    """The line that foretells leads best, by least squares, as sure of itself as the matches allow.

    The penalty is on what it differs from the hand-made evaluation. A lead says more of a match than who won it.
    """
    features = positions.features - positions.features.mean(axis=1, keepdims=True)
    flat, leads = features.reshape(-1, features.shape[2]), positions.leads.reshape(-1)
    plain = plain_weights(positions, names)
    told = flat @ plain
    origin = plain * (told @ leads) / max(told @ told, 1e-9)
    bend = flat.T @ flat + penalty * np.eye(flat.shape[1])
    return _sure(positions, origin + np.linalg.solve(bend, flat.T @ (leads - flat @ origin)))


def _sure(positions: Positions, weights: Floats) -> Floats:
    """A line times the number that makes it as sure of itself as the matches allow."""
    sums = (positions.features @ weights)[:, :, None]
    alone = Positions(sums, positions.shares, positions.guesses, positions.matches)
    found: Floats = weights * line_weights(alone, PENALTIES[0])[0]
    return found


def terms_in(names: Sequence[str]) -> list[int]:
    """Where the terms of the hand-made evaluation stand among the features, if a game has them there."""
    return [at for at, name in enumerate(names) if name.endswith(PLAIN_TERM)]


def plain_weights(positions: Positions, names: Sequence[str] = ()) -> Floats:
    """The line that judges most like the hand-made evaluation, as sure of itself as the matches allow.

    Where there are few matches, it is better to start from what is known of a game than from nothing. Where its terms are
    among the features, the line is made of them alone: spread over others it would be as good at the tables of the
    matches, and not at those that they hardly hold.
    """
    terms = terms_in(names) or list(range(positions.features.shape[2]))
    weights = np.zeros(positions.features.shape[2])
    likeness = Positions(
        positions.features[:, :, terms], _guessed(positions), positions.guesses, positions.matches
    )
    weights[terms] = line_weights(likeness, PENALTIES[0])
    return _sure(positions, weights)


def _line_sums(model: Model, features: Floats) -> Floats:
    assert isinstance(model, Line)
    found: Floats = features @ np.array(list(model.weights))
    return found


# -- a net


class _Adam:
    """Gradient steps whose length follows from how steady the slope was."""

    def __init__(self, shape: tuple[int, ...]) -> None:
        self._mean: Floats = np.zeros(shape)
        self._square: Floats = np.zeros(shape)
        self._count = 0

    def step(self, slope: Floats) -> Floats:
        self._count += 1
        self._mean = 0.9 * self._mean + 0.1 * slope
        self._square = 0.999 * self._square + 0.001 * slope * slope
        mean = self._mean / (1 - 0.9**self._count)
        square = self._square / (1 - 0.999**self._count)
        found: Floats = RATE * mean / (np.sqrt(square) + 1e-8)
        return found


def _best_net(
    train: Positions,
    choose: Positions,
    names: tuple[str, ...],
    seats: tuple[int, ...],
    hidden: int,
    seed: int,
    watch: Watch | None,
) -> Model:
    """The net of the epoch that foretold matches kept apart best."""
    rng = np.random.default_rng(seed)
    first = rng.normal(0.0, 0.1, (len(names), hidden))
    second = rng.normal(0.0, 0.3, hidden)
    steps = _Adam(first.shape), _Adam(second.shape)
    best, least = (first.copy(), second.copy()), np.inf
    for epoch in range(EPOCHS):
        order = rng.permutation(len(train.features))
        for at in range(0, len(order), BATCH):
            _learn(first, second, steps, train, order[at : at + BATCH])
        units = np.maximum(choose.features @ first, 0.0)
        found = loss(units @ second, choose.shares)
        if watch is not None:
            watch(f"epoch {epoch + 1}", found)
        if found < least:
            best, least = (first.copy(), second.copy()), found
    flat = [rounded(each) for each in best[0].reshape(-1).tolist()]
    return Net(seats, names, flat, [rounded(each) for each in best[1].tolist()])


def _learn(
    first: Floats,
    second: Floats,
    steps: tuple[_Adam, _Adam],
    train: Positions,
    which: NDArray[np.int64],
) -> None:
    """One step down the slope of some positions; the weights shrink a little each time."""
    features, shares = train.features[which], train.shares[which]
    units = np.maximum(features @ first, 0.0)
    error = (np.exp(_log_chances(units @ second)) - shares) / len(which)
    back = error[:, :, None] * second * (units > 0.0)
    first -= steps[0].step(np.einsum("psf,psh->fh", features, back)) + 1e-4 * first
    second -= steps[1].step(np.einsum("ps,psh->h", error, units)) + 1e-4 * second


def _net_sums(model: Model, features: Floats) -> Floats:
    assert isinstance(model, Net)
    first = np.array(list(model.first)).reshape(len(model.names), -1)
    found: Floats = np.maximum(features @ first, 0.0) @ np.array(list(model.second))
    return found
