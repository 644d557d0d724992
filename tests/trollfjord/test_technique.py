"""Technique pays: which blow is best depends on what is missing, on the hits left and on what the spirit bears."""

from itertools import pairwise

from tests.trollfjord.scene import scene
from trollbord.games.trollfjord.box import BLOWS, HIT
from trollbord.games.trollfjord.calibrate import drained, sampled, success
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

    assert far == half == 10 and 2 <= full <= 4 < 6 <= last <= 8
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
    for row, above in pairwise(FACTORS):
        assert all(low >= high for low, high in zip(row, above, strict=True))
    assert all(list(row) == sorted(row) for row in FACTORS)
    assert FACTORS[ORDINARY.height - 1][ORDINARY.strength - 1] == factor(HIT) == 100


def test_the_heartiest_blow_brings_out_half_more_and_a_soft_one_a_sixth() -> None:
    """What calibration found, at the lowest and at the greatest height."""
    low, *_, high = FACTORS

    assert 145 <= low[9] <= 165 and 14 <= low[2] <= 22 and low[0] <= 2
    assert 138 <= high[9] <= 155 and 9 <= high[2] <= 16 and high[0] <= 1


def test_soft_blows_bring_nothing_or_a_slide_and_hearty_ones_much_the_same() -> None:
    """The quick weights have the simulated tower's spread, not its mean alone: empty hits by strength, on a full tower."""
    empty = []
    for strength in (3, 5, 6, 8):
        weights = fell_weights(BLOWS[4 * (strength - 1)], 44)
        empty.append(weights[0] / sum(weights))

    assert 0.6 < empty[0] < 0.8 and 0.12 < empty[1] < 0.25
    assert 0.04 < empty[2] < 0.12 and empty[3] < 0.03
