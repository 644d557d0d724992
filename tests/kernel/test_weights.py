"""Learned weights: the file is read exactly or refused, and sparse sums are those of a plain loop."""

import json
from random import Random

import pytest

import trollbord
from trollbord.kernel.playout import settle
from trollbord.kernel.weights import (
    BadWeights,
    Facts,
    Line,
    Model,
    Net,
    Noted,
    models,
    part_of,
    parts_of,
    read,
    rounded,
    written,
)

NAMES = ("goal.near", "goal.met", "cards.count", "turn.is")


def line() -> Line:
    return Line((2, 3), NAMES, [1.5, -0.25, 0.125, 1e-4])


def net(seed: int = 1, hidden: int = 5) -> Net:
    rng = Random(seed)
    first = [rounded(rng.gauss(0, 1)) for _ in range(len(NAMES) * hidden)]
    return Net((4,), NAMES, first, [rounded(rng.gauss(0, 1)) for _ in range(hidden)])


def told(model: Model, row: list[float]) -> float:
    model.begin()
    for place, number in enumerate(row):
        if number:
            model.add(place, number)
    return model.total()


def plain(model: Model, row: list[float]) -> float:
    """The sum as a textbook has it: dense, and nothing clever."""
    if isinstance(model, Line):
        return sum(a * b for a, b in zip(row, model.weights, strict=True))
    assert isinstance(model, Net)
    hidden = len(model.second)
    units = [sum(row[at] * model.first[at * hidden + u] for at in range(4)) for u in range(hidden)]
    return sum(max(0.0, unit) * weight for unit, weight in zip(units, model.second, strict=True))


@pytest.mark.parametrize("model", [line(), net(), net(2, 1)])
def test_a_sparse_sum_is_the_plain_one(model: Model) -> None:
    rng = Random(3)
    for _ in range(50):
        row = [rng.choice((0.0, 0.0, 1.0, rng.gauss(0, 1))) for _ in NAMES]

        assert told(model, row) == pytest.approx(plain(model, row), abs=1e-12)


@pytest.mark.parametrize("model", [line(), net()])
def test_the_parts_of_a_learned_sum_add_up_to_it(model: Model) -> None:
    noted = Noted(NAMES)
    noted.begin()
    for place, number in ((0, 0.5), (1, 1.0), (3, -2.0)):
        noted.add(place, number)

    parts = parts_of(model, noted)

    assert set(parts) == {"goal", "turn"}
    assert sum(parts.values()) == pytest.approx(told(model, [0.5, 1.0, 0.0, -2.0]))


@pytest.mark.parametrize("model", [line(), net()])
def test_a_file_gives_back_the_same_weights_to_the_last_bit(model: Model) -> None:
    again = read(written(model, "chess", {"date": "today"}), "a file", "chess", NAMES)

    assert (again.kind, again.seats, again.made) == (model.kind, model.seats, {"date": "today"})
    if isinstance(model, Line):
        assert isinstance(again, Line)
        assert list(again.weights) == list(model.weights)
    else:
        assert isinstance(model, Net) and isinstance(again, Net)
        assert list(again.first) == list(model.first)
        assert list(again.second) == list(model.second)


@pytest.mark.parametrize(
    ("change", "why"),
    [
        ({"format": 2}, "format is 2, expected 1"),
        ({"game": "go"}, "game is 'go', expected 'chess'"),
        ({"features": ["goal.near"]}, "features is ('goal.near',)"),
        ({"purpose": "tea"}, "purpose is 'tea'"),
        ({"kind": "tree"}, "kind is 'tree'"),
        ({"weights": [1.0]}, "1 numbers in 'weights', expected 4"),
        ({"weights": [1.0, 2.0, 3.0, "much"]}, "could not convert"),
        ({"weights": [1.0, 2.0, 3.0, float("nan")]}, "holds a number that is none"),
        ({"seats": "two"}, "invalid literal"),
        ({"weights": None}, "not iterable"),
        ({"made": ...}, "no 'made'"),
    ],
)
def test_weights_of_something_else_are_refused_and_say_why(change: Facts, why: str) -> None:
    facts = json.loads(written(line(), "chess", {})) | change
    if facts["made"] is ...:
        del facts["made"]

    with pytest.raises(BadWeights, match=r"a\.json") as refused:
        read(json.dumps(facts), "a.json", "chess", NAMES)
    assert why in str(refused.value)


@pytest.mark.parametrize("text", ["", "{", "[]", "7", '{"format": 1}'])
def test_a_broken_file_is_refused(text: str) -> None:
    with pytest.raises(BadWeights):
        read(text, "a.json", "chess", NAMES)


@pytest.mark.parametrize("id", trollbord.game_ids())
def test_the_weights_of_a_game_are_readable_and_say_from_what_they_were_made(id: str) -> None:
    game = trollbord.load(id)
    features = game.advice.features
    brought = models(f"trollbord.games.{id}", features)

    assert (game.advice.models or {}).keys() == brought.keys()
    for seats, model in brought.items():
        assert seats in game.seats
        assert {"command", "date", "datasets", "positions", "loss"} <= model.made.keys()


@pytest.mark.parametrize(
    "id", [id for id in trollbord.game_ids() if trollbord.load(id).advice.features]
)
def test_features_have_names_of_parts_that_a_hint_can_tell(id: str) -> None:
    game = trollbord.load(id)
    state, rng = game.new(game.seats[0]), Random(2)
    settle(state, rng)
    known = {name for name, _ in game.advice.parts(state, 0)}

    assert len(set(game.advice.features)) == len(game.advice.features)
    assert {part_of(name) for name in game.advice.features} <= known
