"""Learned weights: named numbers of a seat, weighed by a line or a small net; the file says from what it was made.

A game's features are told to a `Model` one by one (`begin`, `add`, `total`), and only those that are not 0, so a sum costs
what is there and not what could be. `trollbord fit` writes the files, and `read` is the one way to read them.
"""

import json
from importlib.resources import files
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from trollbord.kernel.errors import TrollbordError

FORMAT: Final = 1
FOLDER: Final = "weights"
"""Where the weights lie in a game's folder."""
EVALUATION: Final = "evaluation"
"""The purpose of weights that judge a state for a search."""
SHARES: Final = "shares"
"""The purpose of weights that say each seat's share of the first place; see `kernel.shares`."""
LINE: Final = "line"
NET: Final = "net"
KINDS: Final = (LINE, NET)
DIGITS: Final = 5
"""Significant digits of a weight in a file."""

Facts = dict[str, Any]


class BadWeights(TrollbordError):
    """A file that is no weights, or weights of something else."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Model:
    """Adds up the features of one seat. `begin`, then `add` each that is not 0, then `total`."""

    def __init__(self, kind: str, seats: tuple[int, ...], names: tuple[str, ...]) -> None:
        self.kind: Final = kind
        self.seats: Final = seats
        """The numbers of seats that it was made for."""
        self.names: Final = names
        """The features, by place."""
        self.made: Facts = {}
        """From what it was made."""

    def begin(self) -> None:
        """Forget the last seat."""

    def add(self, place: i64, number: float) -> None:
        """Count a feature."""

    def total(self) -> float:
        """What the features add up to."""
        return 0.0

    def effect(self, place: i64) -> float:
        """What one more of a feature changes, beside the others that were added."""
        return 0.0


class Line(Model):
    """One weight for each feature."""

    def __init__(
        self, seats: tuple[int, ...], names: tuple[str, ...], weights: list[float]
    ) -> None:
        super().__init__(LINE, seats, names)
        self.weights: vec[float] = vec[float](weights)
        self._sum = 0.0

    def begin(self) -> None:
        self._sum = 0.0

    def add(self, place: i64, number: float) -> None:
        self._sum += number * self.weights[place]

    def total(self) -> float:
        return self._sum

    def effect(self, place: i64) -> float:
        return self.weights[place]


class Net(Model):
    """One hidden layer of units that let nothing negative through. There are no biases: a feature that is always 1 is one.

    `first` has a row of `hidden` weights for each feature, `second` one weight for each unit.
    """

    def __init__(
        self,
        seats: tuple[int, ...],
        names: tuple[str, ...],
        first: list[float],
        second: list[float],
    ) -> None:
        super().__init__(NET, seats, names)
        self.hidden: Final[i64] = len(second)
        self.first: vec[float] = vec[float](first)
        self.second: vec[float] = vec[float](second)
        self._sums: vec[float] = vec[float]([0.0] * len(second))

    def begin(self) -> None:
        sums, hidden = self._sums, self.hidden
        unit: i64 = 0
        while unit < hidden:
            sums[unit] = 0.0
            unit += 1

    def add(self, place: i64, number: float) -> None:
        first, sums, hidden = self.first, self._sums, self.hidden
        # The row of a feature lies in one piece, so adding it reads neighbouring memory.
        row: i64 = place * hidden
        unit: i64 = 0
        while unit < hidden:
            sums[unit] += number * first[row + unit]
            unit += 1

    def total(self) -> float:
        sums, second, hidden = self._sums, self.second, self.hidden
        found = 0.0
        unit: i64 = 0
        while unit < hidden:
            # A unit below 0 is off: it adds nothing to the total, and a feature has no effect through it.
            if sums[unit] > 0.0:
                found += sums[unit] * second[unit]
            unit += 1
        return found

    def effect(self, place: i64) -> float:
        sums, first, second, hidden = self._sums, self.first, self.second, self.hidden
        row: i64 = place * hidden
        found = 0.0
        unit: i64 = 0
        while unit < hidden:
            if sums[unit] > 0.0:
                found += first[row + unit] * second[unit]
            unit += 1
        return found


class Noted(Model):
    """Keeps the features of a seat instead of weighing them: for fitting, and to tell an evaluation in parts."""

    def __init__(self, names: tuple[str, ...]) -> None:
        super().__init__("noted", (), names)
        self.numbers: Final[list[tuple[int, float]]] = []

    def begin(self) -> None:
        self.numbers.clear()

    def add(self, place: i64, number: float) -> None:
        self.numbers.append((place, number))


def part_of(name: str) -> str:
    """The named part of an evaluation that a feature belongs to: `goal` of `goal.vetinari.near`."""
    return name.partition(".")[0]


def parts_of(model: Model, noted: Noted) -> dict[str, float]:
    """What each part contributes to the total of the features that were noted; the parts add up to it."""
    model.begin()
    # All features first: which units are on depends on every one of them, and only then effects add up to the total.
    for place, number in noted.numbers:
        model.add(place, number)
    found: dict[str, float] = {}
    for place, number in noted.numbers:
        part = part_of(model.names[place])
        found[part] = found.get(part, 0.0) + number * model.effect(place)
    return found


# -- files


def read(
    text: str, source: str, game: str, names: tuple[str, ...], purpose: str = EVALUATION
) -> Model:
    """The model in a file of a game whose features have these names; anything else is refused, and says what is wrong."""
    try:
        facts: Facts = json.loads(text)
        model = _model(facts, game, names, purpose)
        model.made = facts["made"]
    except (ValueError, KeyError, TypeError) as error:
        why = f"no {error}" if isinstance(error, KeyError) else str(error)
        raise BadWeights("error-bad-weights", {"file": source, "why": why}) from error
    return model


def _model(facts: Facts, game: str, names: tuple[str, ...], purpose: str) -> Model:
    _expect("format", facts["format"], FORMAT)
    _expect("game", facts["game"], game)
    _expect("purpose", facts["purpose"], purpose)
    # By name and order: weights of another list of features would be read without complaint, and play nonsense.
    _expect("features", tuple(facts["features"]), names)
    seats = tuple([int(each) for each in facts["seats"]])
    if facts["kind"] == LINE:
        return Line(seats, names, _numbers(facts, "weights", len(names)))
    _expect("kind", facts["kind"], NET)
    second = _numbers(facts, "second", int(facts["hidden"]))
    return Net(seats, names, _numbers(facts, "first", len(names) * len(second)), second)


def _expect(what: str, given: object, wanted: object) -> None:
    if given != wanted:
        raise ValueError(f"{what} is {given!r}, expected {wanted!r}")


def _numbers(facts: Facts, name: str, count: int) -> list[float]:
    """A list of `count` finite numbers."""
    found = [float(each) for each in facts[name]]
    if len(found) != count:
        raise ValueError(f"{len(found)} numbers in {name!r}, expected {count}")
    # A comparison with NaN is false, so this refuses it too, like the infinities that JSON allows here.
    if not all([-1e6 < each < 1e6 for each in found]):
        raise ValueError(f"{name!r} holds a number that is none")
    return found


def written(model: Model, game: str, made: Facts, purpose: str = EVALUATION) -> str:
    """A model as the text of a file; reading it gives the same weights to the last bit, if they were rounded."""
    facts: Facts = {
        "format": FORMAT,
        "game": game,
        "purpose": purpose,
        "seats": list(model.seats),
        "kind": model.kind,
        "made": made,
        "features": list(model.names),
    }
    if isinstance(model, Line):
        facts["weights"] = [rounded(each) for each in model.weights]
    elif isinstance(model, Net):
        facts["hidden"] = int(model.hidden)
        facts["first"] = [rounded(each) for each in model.first]
        facts["second"] = [rounded(each) for each in model.second]
    lines = [f"{json.dumps(name)}: {json.dumps(value)}" for name, value in facts.items()]
    return "{\n" + ",\n".join(lines) + "\n}\n"


def rounded(weight: float) -> float:
    """A weight with as many digits as a file keeps."""
    return float(f"{weight:.{DIGITS}g}")


def models(package: str, names: tuple[str, ...], purpose: str = EVALUATION) -> dict[int, Model]:
    """The models for a purpose that a game's package brings, by the number of seats."""
    game = package.rpartition(".")[2]
    found: dict[int, Model] = {}
    folder = files(package) / FOLDER
    if not folder.is_dir():
        return found
    for file in sorted(folder.iterdir(), key=str):
        # A file is named after its purpose, so that those of another are not read at all.
        if file.name.startswith(purpose) and file.name.endswith(".json"):
            model = read(file.read_text(encoding="utf-8"), file.name, game, names, purpose)
            # In order of their names: where two files serve the same seats, the later one counts.
            found |= dict.fromkeys(model.seats, model)
    return found
