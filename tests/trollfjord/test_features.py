"""The numbers that weights of Trollfjord are learned from: small, and told in the parts of the hand-made evaluation."""

from random import Random
from typing import Any

import pytest

from tests.trollfjord.scene import GAME, Scene, scene
from trollbord.games.trollfjord.evaluate import TERMS
from trollbord.games.trollfjord.features import FEATURES
from trollbord.games.trollfjord.state import TrollfjordState
from trollbord.kernel.floats import added
from trollbord.kernel.playout import answer
from trollbord.kernel.weights import Line, Noted, part_of


def told(state: TrollfjordState, seat: int) -> dict[str, float]:
    """The features of a seat that are not 0."""
    noted = Noted(FEATURES)
    GAME.advice.tell(state, seat, noted)
    assert len({place for place, _ in noted.numbers}) == len(noted.numbers)
    return {FEATURES[place]: number for place, number in noted.numbers}


def tables(seats: int = 2) -> list[TrollfjordState]:
    """Tables of a match that was played at random, one in 40."""
    rng, state = Random(4), GAME.new(seats)
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


@pytest.mark.parametrize("seats", GAME.seats)
def test_weights_of_the_terms_alone_judge_as_the_hand_made_evaluation_does(seats: int) -> None:
    """So what is learned starts from there, and changes only what matches speak for."""
    weights = [2.0] * len(TERMS) + [0.0] * (len(FEATURES) - len(TERMS))
    advice, plain = (
        GAME.advice.weighed_by({seats: Line((seats,), FEATURES, weights)}),
        GAME.advice.weighed_by(None),
    )
    for state in tables(seats):
        assert advice.guess(state) == pytest.approx(plain.guess(state))


def test_trolls_are_told_by_how_far_they_are_from_the_site_that_the_belt_asks_for() -> None:
    """Site S5 has the regions mountain_nw, swamp_n and glacier_w."""
    at_site = {"mountain_nw": 2, "swamp_n": 3}
    table = scene(2, trolls={"orange": at_site}, belts={"orange": (11, 13)}, calls="orange")

    features = told(table.state, 1)

    assert features["trolls.stage-2.there"] == 0.5
    assert features["trolls.stage-2.foothold"] == 1.0
    assert features["trolls.stage-2.reserve"] == 0.5
    assert "trolls.stage-2.near" not in features and "trolls.stage-2.far" not in features


READY = {"mountain_nw": 2, "swamp_n": 3}
TREASURES = {"mountain_nw": 14, "swamp_n": 12, "glacier_w": 28}


def at_s5(**more: Any) -> Scene:
    """Orange may hammer at S5 for the third space of its belt."""
    belts = {"orange": (11, 13)}
    asked = {"trolls": {"orange": READY}, "calls": "orange", **more}
    return scene(2, treasures=TREASURES, belts=belts, **asked)


def test_who_hammers_is_told_the_cost_of_clearing_instead_of_the_hope_of_hammering_there() -> None:
    table = at_s5().pick("call S5")
    before = told(table.state, 1)
    hammering = told(table.pick("hammer").state, 1)

    assert before["trolls.call"] > 0 and before["trolls.stage-2.hope"] > 0
    assert "trolls.cleared" not in before
    assert hammering["trolls.cleared"] == 0.2 and hammering["trolls.uprooted"] == 1
    assert "trolls.call" not in hammering and "trolls.stage-2.hope" not in hammering


def test_boulders_are_told_by_what_is_sure_what_more_may_bring_and_what_they_may_lose() -> None:
    table = at_s5().pick("call S5", "hammer")
    first = told(table.hits("1/0/0/1").state, 1)
    calm = told(table.hits("1/1/1/8").state, 1)
    risky = told(table.hits("3/0/0/0").state, 1)
    angry = told(table.hits("2/0/0/0").state, 1)

    assert "boulders.sure" not in first and first["boulders.more"] > 0
    assert calm["boulders.sure"] > 0 and calm["boulders.belt"] > 0
    assert 0 < calm["boulders.risk"] < risky["boulders.risk"] < risky["boulders.sure"]
    assert angry["boulders.price"] > 0 and "boulders.sure" not in angry


def test_who_shares_a_fortress_is_told_what_the_guest_may_hope_for() -> None:
    guest = {"swamp_n": 1, "glacier_w": 6}
    alone = at_s5()
    shared = at_s5(trolls={"orange": READY, "white": guest})

    assert "trolls.guests" not in told(alone.state, 1)
    assert told(shared.state, 1)["trolls.guests"] > 0
    assert told(shared.state, 1)["trolls.shared"] > 0
    assert told(shared.state, 0)["trolls.join"] == told(shared.state, 1)["trolls.guests"]


def test_what_is_still_to_come_fades_where_a_match_takes_long() -> None:
    """Weights are learned from matches of a lap; two that wait for each other shall not wait for ever."""
    shared = {"orange": READY, "white": {"swamp_n": 1, "glacier_w": 6}}
    sacks = {"orange": (15,)}
    early = at_s5(trolls=shared, sacks=sacks, lords={"white": 28, "orange": 29})
    late = at_s5(trolls=shared, sacks=sacks, lords={"white": 120, "orange": 121})
    then, now = told(late.state, 1), told(early.state, 1)

    lasting = ("belt", "sack", "gifts", "crowns", "boulders", "pace")
    steady = {f"{term}.plain" for term in lasting} | {"trolls.call", "walkway.last"}
    assert then.keys() == now.keys()
    for name in now:
        if name in steady:
            assert then[name] == pytest.approx(now[name])
        else:
            assert abs(then[name]) < 0.5 * abs(now[name])
