"""Tuning: heats are read off what is known of others, so that levels stand at their parts of the strongest."""

from pathlib import Path

import numpy as np
import pytest
from click.testing import CliRunner

from lab.app import app
from lab.ladder import tuning
from lab.ladder.bradley_terry import SCALE, Ratings
from lab.ladder.tuning import Point, heat_at, line_of, places, rising
from trollbord.bots.levels import Measure


def known(**ratings: float) -> Ratings:
    bots = [name.replace("_at_", "@").replace("_errs_", "~").replace("_", ".") for name in ratings]
    size = len(bots)
    sure = [[1e-4 if at == row else 0.0 for at in range(size)] for row in range(size)]
    return Ratings(bots, np.array([*ratings.values()]) / SCALE, np.array(sure))


def test_a_heat_lies_between_those_around_it() -> None:
    points = [Point(4.0, 100, 1), Point(1.0, 300, 1)]

    assert heat_at(points, 200) == pytest.approx(2.0)
    assert heat_at(points, 50) == 4.0
    assert heat_at(points, 999) == 1.0


def test_ratings_that_fall_with_the_heat_are_drawn_together() -> None:
    points = [Point(4.0, 100, 1), Point(2.0, 90, 3), Point(1.0, 300, 1)]

    assert [point.rating for point in rising(points)] == [92.5, 92.5, 300]


def test_levels_stand_at_a_quarter_a_half_and_three_quarters() -> None:
    ratings = known(
        random=0,
        tomte_errs_8=100,
        tomte_errs_0_4=400,
        draug_at_8_errs_1=300,
        draug_at_8_errs_0_3=700,
        draug_at_150_errs_1=600,
        draug_at_150_errs_0_1=900,
        jotun_at_1000=1000,
    )

    tomte, huldra, draug = places(ratings, "jotun@1000")

    assert tomte[0] == "tomte"
    assert tomte[1] == pytest.approx(1.8, abs=0.05)
    assert huldra[0] == "draug@8"
    assert 0.3 < huldra[1] < 1
    assert draug[0] == "draug@150"


def test_a_line_is_what_the_table_of_levels_holds() -> None:
    line = line_of("ragnarocks", [Measure(0, 2.1), Measure(8, 0.4), Measure(150, 0.25)])

    assert line.strip().startswith(
        '"ragnarocks": (Measure(0, 2.1), Measure(8, 0.4), Measure(150, 0.25)),'
    )


def test_the_command_finds_heats_on_deals_of_its_own(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    heats = {"tomte": (4.0, 0.4), "draug@1": (1.0,), "draug@2": (9.0,)}
    monkeypatch.setattr(tuning, "HEATS", heats)
    monkeypatch.setattr(tuning, "WAYS", (("tomte",), ("tomte", "draug@1"), ("draug@2",)))
    monkeypatch.setattr(tuning, "ROUNDS", 1)
    monkeypatch.setattr("lab.commands.ladder.BETWEEN", ())
    monkeypatch.setattr("lab.commands.ladder.BUDGETS", {"draug": 2, "jotun": 3})
    asked = ["ladder", "ankh_morpork", "--tune", "--minutes", "0", "--workers", "1"]

    result = CliRunner().invoke(app, [*asked, "--kept", str(tmp_path)], prog_name="trollbord")

    assert result.exit_code == 0, result.output
    assert '"ankh_morpork": (Measure(0, ' in result.output
    assert all(path.stem.endswith("-1000000") for path in tmp_path.glob("*.csv"))
