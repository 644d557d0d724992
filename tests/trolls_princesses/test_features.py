"""The numbers that weights of Trolls & Princesses are learned from: small, and told in the parts of the hand-made evaluation."""

from random import Random

import pytest

from tests.trolls_princesses.scene import table
from trollbord.games.trolls_princesses import TROLLS_PRINCESSES as GAME
from trollbord.games.trolls_princesses.evaluate import TERMS
from trollbord.games.trolls_princesses.features import FEATURES, turns_left
from trollbord.games.trolls_princesses.state import TrollsState
from trollbord.kernel.floats import added
from trollbord.kernel.playout import settle
from trollbord.kernel.weights import Line, Noted, part_of

PLAIN = [float(name.endswith(".plain")) for name in FEATURES]
"""Weights that judge as the hand-made evaluation does."""


def told(state: TrollsState, seat: int) -> dict[str, float]:
    """The features of a seat that are not 0."""
    noted = Noted(FEATURES)
    GAME.advice.tell(state, seat, noted)
    assert len({place for place, _ in noted.numbers}) == len(noted.numbers)
    return {FEATURES[place]: number for place, number in noted.numbers}


def tables() -> list[TrollsState]:
    """Tables of a match that was played with some sense, one in seven."""
    rng, state = Random(4), GAME.new(2)
    assert isinstance(state, TrollsState)
    found: list[TrollsState] = []
    while settle(state, rng) is not None:
        found.append(state.copy())
        state.take(GAME.advice.rollout(state, rng))
    return [each for each in found[::7] if each.round > 0]


def test_every_feature_is_small_and_belongs_to_a_part() -> None:
    assert len(set(FEATURES)) == len(FEATURES)
    for state in tables():
        for seat in range(2):
            for name, number in told(state, seat).items():
                assert part_of(name) in TERMS
                assert abs(number) < 10


def test_a_judgement_by_weights_is_the_sum_of_its_parts() -> None:
    rng = Random(8)
    line = Line((2,), FEATURES, [rng.uniform(-0.2, 0.2) for _ in FEATURES])
    advice = GAME.advice.weighed_by({2: line})
    for state in tables():
        worths = [added([worth for _, worth in advice.parts(state, seat)]) for seat in range(2)]

        assert advice.guess(state) == pytest.approx(advice.squash(state, worths))


def test_the_hand_made_evaluation_is_one_of_the_lines() -> None:
    advice = GAME.advice.weighed_by({2: Line((2,), FEATURES, PLAIN)})
    for state in tables():
        assert advice.guess(state) == pytest.approx(GAME.advice.weighed_by(None).guess(state))


def test_before_the_first_turn_no_weights_are_asked() -> None:
    """The line is far off, and still the clans are chosen as by hand."""
    state = GAME.new(2)
    advice = GAME.advice.weighed_by({2: Line((2,), FEATURES, [9.0] * len(FEATURES))})

    assert advice.guess(state) == GAME.advice.weighed_by(None).guess(state)


def test_a_good_is_told_by_the_moments_between_which_a_seat_stands() -> None:
    scene = table(seats=2, gold=2)
    state = scene.state
    state.first, state.active, state.phase = 0, 1, 1
    amounts: dict[int, dict[str, float]] = {}
    for number in (1, 6, 10, 11, 12):
        state.round = number
        names = told(state, 0)
        amounts[number] = {
            name.rpartition(".")[2]: amount
            for name, amount in names.items()
            if name.startswith("stock.gold.few.")
        }

    assert amounts[1] == {"early": 1.0}
    assert amounts[6] == {"middle": 0.5, "early": 0.5}
    assert amounts[10] == pytest.approx({"late": 2 / 3, "middle": 1 / 3})
    assert amounts[11] == {"late": 1.0}
    assert amounts[12] == {}


def test_turns_to_come_are_counted_from_where_a_seat_sits() -> None:
    """In the last round who has moved has none left, who waits has one, and a turn under way counts no more."""
    state = table(seats=2).state
    state.first, state.active, state.phase, state.round = 1, 1, 1, 12
    assert (turns_left(state, 1), turns_left(state, 0)) == (1.0, 1.0)

    state.active, state.phase = 0, 3
    assert (turns_left(state, 1), turns_left(state, 0)) == (0.0, 0.0)
