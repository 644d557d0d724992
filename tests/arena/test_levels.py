"""The table of the levels: which meetings it has, when one is reached, and that kept matches are not played again."""

import sys
from pathlib import Path

import pytest

from tools import levels
from trollbord.arena.ratings import Estimate


def shown(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], *given: str) -> str:
    monkeypatch.setattr(sys, "argv", ["levels.py", *given])
    assert levels.main() == 0
    return capsys.readouterr().out


def test_each_level_meets_the_next_lower_one_and_the_strongest_the_yardsticks() -> None:
    found = levels.meetings("ankh_morpork", 4, "jotun@9", "draug@5", 0.1, "jotun@2")

    assert [(each.stronger, each.weaker) for each in found] == [
        ("huldra", "tomte"),
        ("draug@5", "huldra"),
        ("jotun@9", "draug@5"),
        ("jotun@2", "random"),
        ("jotun@0.1s", "uct@0.1s"),
        ("tomte", "random"),
    ]
    assert found[0].bots == ("huldra", "tomte", "tomte", "tomte")
    assert [each.wanted for each in found[:4]] == pytest.approx([0.35, 0.35, 0.35, 0.85])


def test_at_two_seats_points_are_wanted_and_most_of_them_beside_random() -> None:
    for game, sure in (("ankh_morpork", 0.95), ("trollfjord", 0.98)):
        found = levels.meetings(game, 2, "jotun@9", "draug@5", 0.1, "jotun@2")

        assert [each.wanted for each in found] == [0.65, 0.65, 0.65, sure, 0.65, 0.5]


def test_a_row_is_reached_when_it_is_good_enough_and_sure() -> None:
    meeting = levels.Meeting("trollfjord", 2, "huldra", "tomte", 0.65)

    assert meeting.reached(Estimate(0.7, 0.55, 0.8)) == "yes"
    assert meeting.reached(Estimate(0.7, 0.45, 0.9)) == "not sure"
    assert meeting.reached(Estimate(0.6, 0.55, 0.7)) == "no"


def test_teams_of_the_stronger_meet_teams_of_the_weaker() -> None:
    ladder = levels.meetings("ragnarocks", 4, "jotun@9", "draug@5", 0.1, "jotun@2")
    half = levels.together(Estimate(0.4, 0.3, 0.5), 2)

    assert ladder[0].bots == ("huldra", "tomte")
    assert [each.wanted for each in ladder[:4]] == pytest.approx([0.7, 0.7, 0.7, 0.85])
    assert (half.mean, half.low, half.high) == pytest.approx((0.8, 0.6, 1.0))
    assert ladder[0].reached(half) == "yes"
    assert ladder[0].reached(levels.together(Estimate(0.4, 0.24, 0.5), 2)) == "not sure"


def test_kept_matches_are_printed_without_playing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(levels, "KEPT", tmp_path)
    one = ("ragnarocks", "--only", "tomte,random", "--seats", "2")
    played = shown(monkeypatch, capsys, *one, "--games", "2")
    kept = shown(monkeypatch, capsys, *one, "--games", "40", "--kept")

    row = played.splitlines()[-1]
    assert row.startswith("| tomte | random | 2 | 10 | ")
    assert kept == played
    assert len(list(tmp_path.glob("*.csv"))) == 1
