"""The studies of reviews: what they count, on matches that are over at once."""

from random import Random

import pytest

from lab.review.accounts import adds_up, drawn, entries
from lab.review.levels import LEVELS, judged, spearman
from lab.review.planting import Case, Planter, cases, told
from lab.review.playing import Kept, ground, play, searcher
from tests.analysis.games import HASTY
from trollbord.games import load

GAME = "ankh_morpork"


def test_the_levels_are_ranked_by_what_they_lose() -> None:
    worst_first = {name: 1.0 - at / 10 for at, name in enumerate(LEVELS)}
    backwards = {name: at / 10 for at, name in enumerate(LEVELS)}

    assert spearman(worst_first) == 1
    assert spearman(backwards) == -1


def test_the_factor_is_what_was_really_lost_for_each_that_was_said() -> None:
    """Two planted errors of twenty hundredths each, worth ten and thirty; one sound decision is blamed."""
    found = [
        Case(0, True, (0.2, 0.2), (True, True), 0.1),
        Case(1, True, (0.2, 0.1), (True, False), 0.3),
        Case(1, False, (0.0, 0.0), (False, False), None),
        Case(1, False, (0.1, 0.0), (True, False), 0.0),
    ]
    it = told(found)

    assert (it.planted, it.found, it.others, it.blamed, it.again, it.of) == (2, 2, 2, 1, 1, 3)
    assert it.factor == pytest.approx(1.0)
    assert it.error == pytest.approx((0.1**2 + 0.1**2) ** 0.5 / 0.4)


def test_the_decisions_of_a_seat_are_kept_with_their_tables() -> None:
    kept = Kept(0, by_turns=False)
    play(load(GAME).new(2), [searcher(1), searcher(1)], Random(1), kept.meet)

    assert kept.stretches
    for stretch in kept.stretches:
        (met,) = stretch.picks
        assert met.state.ask is not None
        assert met.state.ask.seat == 0
        assert met.option in met.state.ask.options


def test_a_planted_error_looks_worse_by_the_gap() -> None:
    place = ground(GAME, 2, HASTY)
    planter = Planter(place, 0.01, Random(2))
    play(load(GAME).new(2), [searcher(1), searcher(1)], Random(3), planter.meet)

    assert 0 < len(planter.planted) < sum([len(kept.stretches) for kept in planter.kept])


def test_a_sample_of_a_level_is_judged() -> None:
    found = judged(ground(GAME, 2, HASTY), "tomte", 0, 3, 0)

    assert found.level == "tomte"
    assert 0 < found.decisions <= 3


def test_accounts_add_up_and_say_what_was_drawn() -> None:
    found = list(entries(GAME, 2, 2, 1))

    assert all(adds_up(entry) for each in found for entry in each)
    one, other = drawn(found)
    assert one.mean == pytest.approx(-other.mean)
    assert one.error == pytest.approx(other.error)


def test_planted_errors_are_played_out() -> None:
    found = list(cases(ground(GAME, 2, HASTY), 1, 0.02, 1, 0.01, 1))

    assert any(each.planted for each in found)
    assert all(each.real is None or -1 <= each.real <= 1 for each in found)
