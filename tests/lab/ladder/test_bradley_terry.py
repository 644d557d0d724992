"""Ratings from meetings of two: what is fitted, how sure it is, and that all meetings count."""

from math import log
from random import Random

import pytest

from lab.ladder.bradley_terry import SCALE, Pair, chance, rated

BOTS = ["random", "tomte", "huldra"]


def met(first: str, second: str, share: float, deals: float = 10_000) -> Pair:
    return Pair(first, second, deals, share, share * (1 - share) / 2)


def test_three_games_of_four_are_a_lead_of_191_points() -> None:
    ratings = rated(BOTS[:2], [met("tomte", "random", 0.75)])

    assert ratings.rating("random") == 0
    assert ratings.rating("tomte") == pytest.approx(191, abs=1)


def test_leads_and_their_errors_add_up_along_a_chain() -> None:
    pairs = [met("tomte", "random", 0.6, 100), met("huldra", "tomte", 0.7, 100)]
    ratings = rated(BOTS, pairs)
    alone = rated(BOTS[:2], pairs[:1])

    assert ratings.rating("tomte") == pytest.approx(alone.rating("tomte"))
    assert ratings.error("tomte") == pytest.approx(alone.error("tomte"))
    assert ratings.error("huldra") > ratings.error("tomte")


def test_a_meeting_across_makes_the_far_rating_surer() -> None:
    chain = [met("tomte", "random", 0.6, 100), met("huldra", "tomte", 0.6, 100)]
    across = met("huldra", "random", chance(2 * log(0.6 / 0.4)), 100)

    before, after = rated(BOTS, chain), rated(BOTS, [*chain, across])

    assert after.rating("huldra") == pytest.approx(before.rating("huldra"), abs=4)
    assert after.error("huldra") < 0.8 * before.error("huldra")


def test_meetings_that_disagree_make_all_less_sure() -> None:
    chain = [met("tomte", "random", 0.7, 400), met("huldra", "tomte", 0.7, 400)]
    agreeing = rated(BOTS, [*chain, met("huldra", "random", chance(2 * log(0.7 / 0.3)), 400)])
    circle = rated(BOTS, [*chain, met("huldra", "random", 0.5, 400)])

    assert circle.error("tomte") > 2 * agreeing.error("tomte")


def test_a_clean_sheet_has_a_finite_lead_and_a_wide_interval() -> None:
    ratings = rated(BOTS[:2], [Pair("tomte", "random", 20, 1.0, 0.05)])

    assert 400 < ratings.rating("tomte") < 1200
    assert ratings.error("tomte") > 100


def test_the_interval_covers_the_truth_as_often_as_it_says() -> None:
    rng, truth, covered, times, deals = Random(5), log(0.7 / 0.3), 0, 300, 60
    for _ in range(times):
        means = [(float(rng.random() < 0.7) + float(rng.random() < 0.7)) / 2 for _ in range(deals)]
        share = sum(means) / deals
        spread = sum((each - share) ** 2 for each in means) / (deals - 1)
        ratings = rated(BOTS[:2], [Pair("tomte", "random", deals, share, spread)])
        error = ratings.error("tomte")
        covered += abs(ratings.rating("tomte") - SCALE * truth) < 1.96 * error

    assert 0.91 <= covered / times <= 0.98
