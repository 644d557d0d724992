"""What a notebook shows of tables, matches and results."""

import re

import pytest

import trollbord
from trollbord import Match
from trollbord.arena import contest
from trollbord.kernel.result import Result


@pytest.mark.parametrize("id", trollbord.game_ids())
def test_a_picture_is_never_wider_than_its_cell(id: str) -> None:
    match = Match(trollbord.load(id), seed=1)

    assert match.view(0)._repr_svg_().startswith('<svg style="max-width:100%;height:auto"')
    for shown in (match._repr_html_(), match.state._repr_html_()):
        assert re.findall(r"<svg style=[^ ]+ xmlns", shown) and shown.count("is asked “") == 1


def test_a_state_tells_its_question_and_its_position() -> None:
    state = trollbord.load("ragnarocks").new()
    shown = state._repr_html_()

    assert "seat 0 is asked “Move one of your free Vikings” (52 options)" in shown
    assert f"<code>{state.position().replace('&', '&amp;')}</code>".replace('"', "&quot;") in shown


def test_a_match_tells_its_last_lines_and_how_it_ended() -> None:
    match = trollbord.play("ragnarocks", ["random", "random"], seed=3)
    shown = match._repr_html_()

    assert f"… {match.seq - 5} lines before" in shown and repr(match.log[-1]) in shown
    assert "over" in shown and "<th>rank</th>" in shown


def test_a_result_has_a_row_for_each_seat_the_first_first() -> None:
    shown = Result([3, 9], [2, 1], "<end>", [("land", [3, 9])])._repr_html_()

    rows = re.findall(r"<tr>(?:<td>(\d+)</td>)(?:<td>(\d+)</td>)", shown)
    assert rows == [("1", "1"), ("2", "0")] and "&lt;end&gt;" in shown and "<th>land</th>" in shown


def test_a_contest_shows_its_standings() -> None:
    shown = contest("ragnarocks", ["greedy", "random"], matches=2)._repr_html_()

    assert shown.count("<tr>") == 3 and "greedy" in shown
