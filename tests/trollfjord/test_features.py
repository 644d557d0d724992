"""The numbers that weights of Trollfjord are learned from: small, and told in the parts of the hand-made evaluation."""

from random import Random

import pytest

from tests.trollfjord.scene import GAME, scene
from trollbord.games.trollfjord.evaluate import TERMS
from trollbord.games.trollfjord.features import FEATURES
from trollbord.games.trollfjord.state import TrollfjordState
from trollbord.kernel.playout import answer
from trollbord.kernel.sums import added
from trollbord.kernel.weights import Line, Noted, part_of


def told(state: TrollfjordState, seat: int) -> dict[str, float]:
    """The features of a seat that are not 0."""
    noted = Noted(FEATURES)
    GAME.advice.tell(state, seat, noted)
    assert len({place for place, _ in noted.numbers}) == len(noted.numbers)
    return {FEATURES[place]: number for place, number in noted.numbers}


def tables() -> list[TrollfjordState]:
    """Tables of a match that was played at random, one in 40."""
    rng, state = Random(4), GAME.new(2)
    assert isinstance(state, TrollfjordState)
    found: list[TrollfjordState] = []
    for count in range(800):
        if state.ask is None:
            break
        if count % 40 == 30:
            found.append(state.copy())
        state.take(answer(state, rng))
    return found


def test_every_feature_is_small_and_belongs_to_a_part() -> None:
    for state in tables():
        for seat in range(2):
            for name, number in told(state, seat).items():
                assert part_of(name) in TERMS
                assert abs(number) < 10


def test_a_judgement_by_weights_is_the_sum_of_its_parts() -> None:
    rng = Random(8)
    line = Line((2,), FEATURES, [rng.uniform(-1, 1) for _ in FEATURES])
    advice = GAME.advice.weighed_by({2: line})
    for state in tables():
        worths = [added([worth for _, worth in advice.parts(state, seat)]) for seat in range(2)]

        assert advice.guess(state) == pytest.approx(advice.squash(state, worths))


def test_trolls_are_told_by_how_far_they_are_from_the_site_that_the_belt_asks_for() -> None:
    """Site S5 has the regions mountain_nw, swamp_n and glacier_w."""
    at_site = {"mountain_nw": 2, "swamp_n": 3}
    table = scene(2, trolls={"orange": at_site}, belts={"orange": (11, 13)}, calls="orange")

    features = told(table.state, 1)

    assert features["trolls.stage-2.there"] == 0.5
    assert features["trolls.stage-2.foothold"] == 1.0
    assert features["trolls.stage-2.reserve"] == 0.5
    assert "trolls.stage-2.near" not in features and "trolls.stage-2.far" not in features
