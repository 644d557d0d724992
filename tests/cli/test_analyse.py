"""`trollbord analyse` as somebody types it."""

import re
from pathlib import Path

import pytest

import trollbord
from tests.cli.test_commands import run

POSITION = trollbord.load("ragnarocks").new().position()


def late_position() -> str:
    """A small table, so that the search is quick."""
    from tests.ragnarocks.scene import scene

    stones = "A2 A3 A4 B1-B6 C1-C7 D1-D8 F1-F4"
    return scene("E1 E2 E3", "E7 E8 E9", stones, supply=12).state.position()


def test_the_best_turns_are_told_and_how_good_the_others_are_beside_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "50")
    picture = tmp_path / "land.svg"
    done = run("analyse", late_position(), "--seconds", "0.2", "--svg", str(picture))

    assert done.exit_code == 0, done.output
    assert "the best" in done.output and "stone on" in done.output
    assert "%" not in done.output, "a worth is no share of wins"
    assert re.search(r"│[^\n]* · [^\n]*stone on", done.output), "a line of moves is folded"
    assert picture.read_text().startswith("<svg")


def test_who_cannot_say_why_is_named() -> None:
    done = run("analyse", POSITION, "--bot", "random")

    assert done.exit_code != 0 and "random does not search" in done.output


def test_what_is_no_table_is_refused() -> None:
    done = run("analyse", "nowhere.troll")

    assert done.exit_code != 0 and "is neither a file nor the line of a position" in done.output
