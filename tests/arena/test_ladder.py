"""The ladder: leads add up from the random player, errors too, and the page's file is what the command writes."""

import json
from math import inf
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

import trollbord
from trollbord.arena.ladder import (
    BadLadder,
    Meeting,
    climbed,
    lead,
    meetings_in,
    text_of,
    with_meetings,
)
from trollbord.bots import LEVELS
from trollbord.bots.ladder import FILE, rungs
from trollbord.cli.app import app

KEPT = Path(trollbord.__file__).parent / "bots" / FILE


def run(*arguments: str) -> Result:
    return CliRunner().invoke(app, list(arguments), prog_name="trollbord")


def met(bot: str, against: str, points: float, matches: int = 200, half: float = 0.05) -> Meeting:
    return Meeting(bot, against, matches, points, points - half, points + half, 0.01, "by hand")


def test_three_games_of_four_are_a_lead_of_191_points() -> None:
    above, error = lead(met("tomte", "random", 0.75, 20_000, 0.005))

    assert above == pytest.approx(191, abs=1)
    assert error == pytest.approx(2.4, abs=0.1)


def test_even_play_is_no_lead_and_a_clean_sheet_a_finite_one() -> None:
    assert lead(met("tomte", "random", 0.5))[0] == 0
    assert 0 < lead(met("tomte", "random", 1.0, 40))[0] < inf


def test_leads_and_their_errors_add_up_from_the_random_player() -> None:
    first, second = met("tomte", "random", 0.6), met("huldra", "tomte", 0.7)

    zero, tomte, huldra = climbed([first, second])

    assert (zero.bot, zero.rating) == ("random", 0)
    assert huldra.rating == pytest.approx(lead(first)[0] + lead(second)[0], abs=1)
    assert huldra.high - huldra.low > tomte.high - tomte.low


def test_a_ladder_with_a_gap_is_refused() -> None:
    with pytest.raises(BadLadder, match="draug stands where tomte"):
        climbed([met("tomte", "random", 0.6), met("jotun", "draug", 0.7)])


@pytest.mark.parametrize("game", trollbord.game_ids())
def test_every_level_of_a_game_was_measured_and_each_is_stronger_than_the_last(game: str) -> None:
    facts = json.loads(KEPT.read_text("utf-8"))
    found = rungs(game)

    assert [rung.bot for rung in found] == ["random", *LEVELS]
    assert [rung.rating for rung in found] == sorted({rung.rating for rung in found})
    assert found == climbed(meetings_in(facts, game))


def test_the_file_is_written_as_the_command_writes_it() -> None:
    facts = json.loads(KEPT.read_text("utf-8"))
    again = facts
    for game in trollbord.game_ids():
        again = with_meetings(again, game, meetings_in(facts, game))

    assert text_of(again) == KEPT.read_text("utf-8")


def test_the_command_plays_what_is_missing_and_writes_ratings(tmp_path: Path) -> None:
    out, kept = tmp_path / "ladder.json", tmp_path / "kept"
    asked = ["ladder", "ragnarocks", "--bots", "random,tomte,huldra", "--games", "4"]
    asked += ["--workers", "1", "--kept", str(kept), "--out", str(out)]
    first = run(*asked)
    played = sorted(kept.glob("*.csv"))
    before = [file.read_bytes() for file in played]
    again = run(*asked, "--only", "huldra")

    assert first.exit_code == 0 and again.exit_code == 0, first.output + again.output
    assert len(played) == 2
    assert [file.read_bytes() for file in played] == before
    told = json.loads(out.read_text("utf-8"))["games"]["ragnarocks"]
    assert [rung["bot"] for rung in told["rungs"]] == ["random", "tomte", "huldra"]
    assert [meeting["matches"] for meeting in told["meetings"]] == [4, 4]
    assert "huldra" in first.output
