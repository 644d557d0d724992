"""Technique pays: which blow is best depends on what is missing, on the hits left and on what the spirit bears."""

from itertools import pairwise

import pytest

from lab.calibrate import drained, sampled, success
from tests.trollfjord.scene import scene
from trollbord.games.trollfjord.box import BLOWS, HIT, VOCABULARY
from trollbord.games.trollfjord.evaluate import FILLED
from trollbord.games.trollfjord.policy import prior, swing
from trollbord.games.trollfjord.quick import FACTORS, factor, fell_weights
from trollbord.games.trollfjord.technique import KINDS, Moment
from trollbord.games.trollfjord.tower import ORDINARY

# out by colour, limit, hits left after this one, treasures (in reach, the next better one)
FAR = Moment((0, 0, 0, 0), 5, 4, (0, 18))  # a full tower and eighteen to go
LAST = Moment((3, 3, 3, 3), 5, 0, (0, 14))  # two are missing at the last hit
FULL_COLOUR = Moment((5, 3, 3, 3), 5, 3, (0, 16))  # no more red, two are missing, hits to spare
HALF = Moment((5, 5, 5, 8), 9, 2, (0, 28))  # half the tower is out, and the greatest treasure calls
MOMENTS = (FAR, LAST, FULL_COLOUR, HALF)


def test_no_single_blow_is_best_in_every_moment() -> None:
    far, last, full, half = [moment.best().second for moment in MOMENTS]

    assert far == 10 and 8 <= half <= 10 and 2 <= full <= 4 < 6 <= last <= 8
    for blow in KINDS:
        lost = [1 - moment.worth(blow) / moment.worth(moment.best()) for moment in MOMENTS]
        assert max(lost) > 0.1, f"{blow} is good enough for everything"


def test_a_blow_is_worth_nothing_more_than_the_treasures_and_never_less_than_nothing() -> None:
    for moment in MOMENTS:
        assert all(0 <= moment.worth(blow) <= moment.better + FILLED for blow in BLOWS)


def test_the_more_the_spirit_bears_the_heartier_one_strikes() -> None:
    out = (4, 4, 4, 2)
    chosen = [factor(Moment(out, limit, 1, (0, 18)).best()) for limit in (4, 5, 6, 9)]

    assert chosen == sorted(chosen) and chosen[0] < chosen[-1]


def test_players_strike_the_blow_that_promises_most() -> None:
    trolls = {"orange": {"mountain_nw": 2, "swamp_n": 3}}
    rich = {"mountain_nw": 27, "swamp_n": 16, "glacier_w": 28}
    belts = {"orange": (11, 13)}
    table = scene(2, trolls=trolls, treasures=rich, belts=belts, calls="orange", tower="physics")
    table.pick("call S5", "hammer", "hit left 6 1").fall("5/3/3/3")
    ask = table.state.ask
    assert ask is not None

    chosen = swing(table.state, ask)

    assert chosen is Moment((5, 3, 3, 3), 5, 3, (0, 16)).best()
    hopes = prior(table.state)
    assert hopes is not None and hopes[ask.options.index(chosen)] == max(hopes)


def test_the_simulated_tower_rewards_technique_too() -> None:
    """Six at once want a hearty blow; one more with no red to spare wants a soft one."""
    towers = [drained(f"technique {number}", 6) for number in range(2)]
    soft, hearty = [sampled(towers, strength, 1, 24) for strength in (3, 10)]

    assert success(hearty, 4, 11) > success(soft, 4, 11)
    assert success(soft, 0, 0) > success(hearty, 0, 0)
    assert success(soft, 0, 1) > success(hearty, 0, 1)


def test_a_heartier_or_a_lower_blow_never_brings_out_less() -> None:
    """The quick weights of the 80 blows follow the simulated tower; an ordinary blow is one of them."""
    left, right = FACTORS
    for rows in (left, right):
        for row, above in pairwise(rows):
            assert all(low >= high for low, high in zip(row, above, strict=True))
        assert all(list(row) == sorted(row) for row in rows)
    assert all(more >= less for a, b in zip(right, left) for more, less in zip(a, b, strict=True))
    assert left[ORDINARY.height - 1][ORDINARY.strength - 1] == factor(HIT) == 100


def test_the_heartiest_blow_brings_out_most_and_a_soft_one_a_fifth() -> None:
    """What the fit found, at the lowest and at the greatest height, from the left."""
    low, *_, high = FACTORS[0]

    assert (low[0], low[2], low[9]) == (0, 21, 170)
    assert (high[0], high[2], high[9]) == (0, 14, 156)


@pytest.mark.parametrize(
    ("spelling", "left", "mean", "empty"),
    [
        ("hit left 3 1", 40, 0.6, 0.76),
        ("hit right 4 2", 40, 1.9, 0.36),
        ("hit left 6 1", 44, 4.1, 0.06),
        ("hit left 6 1", 30, 3.2, 0.15),
        ("hit right 7 1", 40, 5.5, 0.03),
        ("hit left 9 3", 40, 5.9, 0.02),
        ("hit right 10 4", 40, 6.2, 0.03),
    ],
)
def test_the_quick_weights_have_the_simulated_towers_shape(
    spelling: str, left: int, mean: float, empty: float
) -> None:
    """What 11,000 blows brought: the mean within a seventh or 0.15, the share of empty ones within 0.06, and hardly a slide beyond 16."""
    weights = fell_weights(VOCABULARY.find(spelling), left)
    whole = sum(weights)

    assert sum(fell * weight for fell, weight in enumerate(weights)) / whole == pytest.approx(
        mean, 1 / 7, 0.15
    )
    assert weights[0] / whole == pytest.approx(empty, abs=0.06)
    assert sum(weights[17:]) / whole < 0.01
