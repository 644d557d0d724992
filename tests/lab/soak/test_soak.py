"""A soak: rounds that are kept, and what they say."""

from pathlib import Path

import pytest
from click.testing import CliRunner

import trollbord
from lab.app import app
from lab.soak import kinds
from lab.soak.kinds import KINDS, Found, told
from lab.soak.rounds import BadFile, rounds, seed_of, soaked


def some(seed: int) -> Found:
    return Found({"games": seed % 10}, [f"wrong at {seed}"] if seed % 10 == 3 else [])


def test_a_run_that_was_stopped_goes_on_with_the_seeds_that_follow(tmp_path: Path) -> None:
    path = tmp_path / "some.jsonl"

    first = [each.seed for each in soaked(some, path, 7, lambda kept: kept >= 2)]
    second = [each.seed for each in soaked(some, path, 7, lambda kept: kept >= 4)]

    assert [*first, *second] == [seed_of(7, number) for number in range(4)]
    assert [each.seed for each in rounds(path, 7)] == [*first, *second]


def test_a_line_that_was_cut_off_is_played_again(tmp_path: Path) -> None:
    path = tmp_path / "some.jsonl"
    whole = list(soaked(some, path, 7, lambda kept: kept >= 2))
    path.write_text(path.read_text(encoding="utf-8")[:-9], encoding="utf-8")

    again = list(soaked(some, path, 7, lambda kept: kept >= 2))

    assert [each.seed for each in again] == [whole[1].seed]
    assert len(rounds(path, 7)) == 2


@pytest.mark.parametrize("text", ["no JSON\n", '{"number": 1}\n'])
def test_a_file_of_something_else_is_left_alone(tmp_path: Path, text: str) -> None:
    path = tmp_path / "notes.txt"
    path.write_text(text, encoding="utf-8")

    with pytest.raises(BadFile, match="no file of rounds"):
        list(soaked(some, path, 7, lambda kept: kept >= 1))
    assert path.read_text(encoding="utf-8") == text


def test_rounds_of_another_seed_are_not_mixed(tmp_path: Path) -> None:
    list(soaked(some, tmp_path / "some.jsonl", 7, lambda kept: kept >= 1))

    with pytest.raises(BadFile, match="another seed than 8"):
        rounds(tmp_path / "some.jsonl", 8)


def test_the_command_sums_up_and_fails_while_any_round_was_wrong(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(KINDS, "laws", some)
    words = ["soak", "laws", "--rounds", "4", "--out", str(tmp_path / "laws.jsonl")]

    first = CliRunner().invoke(app, words)
    again = CliRunner().invoke(app, words)

    assert first.exit_code == again.exit_code == 1
    assert "wrong at 3" in first.output and "wrong at 3" not in again.output
    assert "4 rounds in 0.00 h: games 6; wrong: 1" in again.output


def test_every_soak_plays_from_a_seed_and_says_what_it_does() -> None:
    assert set(KINDS) >= {"laws", "faults"}
    assert all(kind.__doc__ for kind in KINDS.values())


def test_failed_laws_are_named_and_a_run_that_broke_off_is_one() -> None:
    failed = "FAILED play.py::test_a[x-2] - assert\n1 failed, 7 passed in 2.00s"

    assert told("x", 1, failed).wrong == ["FAILED play.py::test_a[x-2] - assert"]
    assert told("x", 1, failed).counts == {"failed": 1, "passed": 7, "x": 1}
    assert told("x", 0, "8 passed in 2.00s").wrong == []
    assert told("x", 3, "").wrong == ["pytest ended with 3: "]


def test_laws_are_tried_on_one_game_after_the_other(monkeypatch: pytest.MonkeyPatch) -> None:
    """The smallest number of games: what is wanted here is that pytest finds the laws and takes the seed."""
    monkeypatch.setattr(kinds, "MOST", "0.01")
    monkeypatch.setattr(trollbord, "game_ids", lambda: ["examples.pebbles:GAME"])

    found = kinds.laws(5)

    assert found.wrong == []
    assert found.counts["passed"] > 20
