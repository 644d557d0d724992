"""The rows of the levels: which meetings they are, when one is reached, and that kept matches are not played again."""

from pathlib import Path

import pytest
from click.testing import CliRunner

from lab.app import app
from lab.ladder import rows as levels
from trollbord.arena.ratings import Estimate


def test_each_level_meets_the_next_lower_one_and_the_strongest_the_yardsticks() -> None:
    found = levels.rows("ankh_morpork", 4)

    assert [(each.stronger, each.weaker) for each in found] == [
        ("huldra", "tomte"),
        ("draug@150", "huldra"),
        ("jotun@300", "draug@150"),
        ("jotun@100", "random"),
        ("jotun@0.1s", "uct@0.1s"),
        ("tomte", "random"),
    ]
    assert found[0].bots == ("huldra", "tomte", "tomte", "tomte")
    assert [each.wanted for each in found[:4]] == pytest.approx([0.35, 0.35, 0.35, 0.85])


def test_at_two_seats_points_are_wanted_and_most_of_them_beside_random() -> None:
    for game, sure in (("ankh_morpork", 0.95), ("trollfjord", 0.98)):
        found = levels.rows(game, 2)

        assert [each.wanted for each in found] == [0.65, 0.65, 0.65, sure, 0.65, 0.5]


def test_a_row_is_reached_when_it_is_good_enough_and_sure() -> None:
    meeting = levels.Row("trollfjord", 2, "huldra", "tomte", 0.65)

    assert meeting.reached(Estimate(0.7, 0.55, 0.8)) == "yes"
    assert meeting.reached(Estimate(0.7, 0.45, 0.9)) == "not sure"
    assert meeting.reached(Estimate(0.6, 0.55, 0.7)) == "no"


def test_teams_of_the_stronger_meet_teams_of_the_weaker() -> None:
    ladder = levels.rows("ragnarocks", 4)
    half = levels.together(Estimate(0.4, 0.3, 0.5), 2)

    assert ladder[0].bots == ("huldra", "tomte")
    assert [each.wanted for each in ladder[:4]] == pytest.approx([0.7, 0.7, 0.7, 0.85])
    assert (half.mean, half.low, half.high) == pytest.approx((0.8, 0.6, 1.0))
    assert ladder[0].reached(half) == "yes"
    assert ladder[0].reached(levels.together(Estimate(0.4, 0.24, 0.5), 2)) == "not sure"


def test_kept_matches_are_not_played_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    one = [levels.Row("ragnarocks", 2, "tomte", "random", 0.5)]
    monkeypatch.setattr("lab.commands.ladder.rows", lambda *asked: one)
    asked = ["ladder", "ragnarocks", "--seats", "2", "--games", "2", "--workers", "1"]

    def shown() -> str:
        result = CliRunner().invoke(app, [*asked, "--kept", str(tmp_path)], prog_name="trollbord")
        assert result.exit_code == 0, result.output
        return result.output

    first = shown()
    [file] = tmp_path.glob("*.csv")
    written = file.read_bytes()

    assert first.splitlines()[-1].startswith("| tomte | random | 2 | 10 | ")
    assert shown() == first
    assert file.read_bytes() == written
