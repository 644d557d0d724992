"""The ladder: who stands on it, what is played next, and that the file is what the command writes of the levels as they are."""

import json
import re
from itertools import pairwise
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

import trollbord
from lab.app import app
from lab.ladder import ladder as ladders
from lab.ladder.bradley_terry import rated
from lab.ladder.ladder import (
    BETWEEN,
    BUDGETS,
    Ladder,
    Meeting,
    allowed,
    begin,
    budgets_on,
    gain,
    guessed,
    meetings_in,
    next_pair,
    rated_as,
    rounded,
    rungs_of,
    spread_of,
    text_of,
    with_meetings,
)
from trollbord.adapters.seated import seated
from trollbord.bots import LEVELS
from trollbord.bots.ladder import COMPILED, FILE, INTERPRETED, ratings, read, rungs
from trollbord.bots.levels import USUAL

KEPT = Path(trollbord.__file__).parent / "bots" / FILE
GUIDE = Path(__file__).resolve().parents[3] / "docs" / "guide"
SLOW = {COMPILED: {"draug": 9000, "jotun": 30_000}, INTERPRETED: {"draug": 70, "jotun": 300}}


def run(*arguments: str) -> Result:
    return CliRunner().invoke(app, list(arguments), prog_name="trollbord")


def met(
    bot: str, against: str, points: float, matches: int = 200, seconds: float = 0.01
) -> Meeting:
    return Meeting(bot, against, matches, points, 0.1, seconds, seconds)


def chain(bots: list[str]) -> list[Meeting]:
    return [met(high, low, 0.7) for low, high in pairwise(bots)]


def everyone(game: str) -> list[str]:
    names = [
        *rated_as(game, BUDGETS).values(),
        *rated_as(game, budgets_on(SLOW[INTERPRETED])).values(),
    ]
    return sorted(set(names), key=guessed)


# -- who stands on it


@pytest.mark.parametrize("game", trollbord.game_ids())
def test_everyone_on_the_ladder_is_a_bot_of_the_command_line(game: str) -> None:
    for bot in (*BETWEEN, *rated_as(game, BUDGETS).values()):
        assert seated(bot).name == bot


def test_a_level_is_rated_under_a_name_that_says_how_it_plays() -> None:
    names = rated_as("tests.kernel.blind:BLIND", {"draug": 70, "jotun": 300})

    assert names["tomte"] == f"tomte~{USUAL[0].heat:g}"
    assert names["draug"] == f"draug@70~{USUAL[2].heat:g}"
    assert names["jotun"] == "jotun@300"


def test_the_random_player_is_guessed_weakest_and_the_longest_search_strongest() -> None:
    bots = sorted(
        ["jotun@400", "tomte~0.2", "random", "tomte~2", "jotun@20", "random~1"], key=guessed
    )

    assert bots == ["random", "random~1", "tomte~2", "tomte~0.2", "jotun@20", "jotun@400"]


# -- what is played next


def standing(tmp_path: Path) -> Ladder:
    ladder = Ladder("ragnarocks", ["random", "random~1", "tomte~1"], tmp_path, seed=3)
    begin(ladder, lambda line: None)
    return ladder


def test_neighbours_begin_and_a_stopped_run_goes_on(tmp_path: Path) -> None:
    first = standing(tmp_path)
    again = standing(tmp_path)

    assert sorted(first.results) == [("random", "random~1"), ("random~1", "tomte~1")]
    assert first.spent > 0
    assert again.spent == 0
    assert [each[:4] for each in again.meetings()] == [each[:4] for each in first.meetings()]


def test_more_matches_are_added_to_those_of_before(tmp_path: Path) -> None:
    ladder = standing(tmp_path)
    ladder.play("tomte~1", "random~1", 6)

    assert [each.matches for each in ladder.meetings()] == [ladders.FIRST, ladders.FIRST + 6]


def test_who_is_too_strong_for_the_other_is_not_played(tmp_path: Path) -> None:
    ladder = Ladder("ragnarocks", ["random", "tomte~1", "jotun@60"], tmp_path)
    known = rated(
        ladder.bots, [met("tomte~1", "random", 0.7).pair(), met("jotun@60", "tomte~1", 0.8).pair()]
    )

    assert known.expected("jotun@60", "random") > 1 - ladders.ONE_SIDED
    assert {*next_pair(ladder, known, ["jotun@60"])} != {"jotun@60", "random"}


def test_a_meeting_that_is_less_sure_tells_more() -> None:
    bots = ["random", "tomte~1", "tomte~0.4"]
    known = rated(
        bots,
        [met("tomte~1", "random", 0.6, 2000).pair(), met("tomte~0.4", "tomte~1", 0.6, 20).pair()],
    )
    wanted = ["tomte~0.4"]

    assert gain(known, wanted, ("tomte~0.4", "tomte~1")) > gain(
        known, wanted, ("tomte~1", "random")
    )


def test_a_deal_has_a_spread_even_if_all_went_alike() -> None:
    assert spread_of([1.0, 1.0]) > 0.2
    assert spread_of([0.5] * 100) < 0.01


# -- builds


def test_what_seconds_allow_is_measured_and_told_for_both_builds() -> None:
    names = rated_as("ragnarocks", BUDGETS)
    slow, fast = trollbord.load("ragnarocks").advice.rates
    meetings = [met(names["jotun"], names["draug"], 0.7, seconds=0.1)]

    found = allowed("ragnarocks", meetings, is_compiled=True)

    assert found[COMPILED]["jotun"] == 30_000
    assert found[INTERPRETED]["jotun"] == rounded(30_000 * slow / fast) < BUDGETS["jotun"]
    assert budgets_on(found[COMPILED]) == BUDGETS
    assert budgets_on(found[INTERPRETED])["jotun"] == found[INTERPRETED]["jotun"]


def test_iterations_are_told_by_a_few_figures() -> None:
    assert [rounded(each) for each in (0.3, 68, 70, 1999, 2500)] == [1, 50, 70, 1500, 2000]


def test_a_level_that_sees_less_has_a_rung_of_its_own_where_it_is_interpreted() -> None:
    found = rungs_of("ragnarocks", chain(everyone("ragnarocks")), SLOW)

    assert [rung.bot for rung in found[INTERPRETED]] == ["random", *LEVELS]
    assert found[COMPILED][-1].rated == "jotun@1000"
    assert found[INTERPRETED][-1].rated == "jotun@300"
    assert found[INTERPRETED][-1].rating < found[COMPILED][-1].rating
    assert found[INTERPRETED][1] == found[COMPILED][1]._replace(
        seconds=found[INTERPRETED][1].seconds
    )


# -- the file


@pytest.mark.parametrize("game", trollbord.game_ids())
def test_the_levels_as_they_are_were_measured_and_each_is_stronger_than_the_last(game: str) -> None:
    told = json.loads(KEPT.read_text("utf-8"))["games"][game]
    for build in (COMPILED, INTERPRETED):
        found = rungs(game, build)

        assert [rung.bot for rung in found] == ["random", *LEVELS]
        assert [rung.rating for rung in found] == sorted({rung.rating for rung in found})
        assert {rung.bot: rung.rated for rung in found} == rated_as(
            game, budgets_on(told["allows"][build])
        )
        assert ratings(game, build)["jotun"] == round(found[-1].rating, -1)


@pytest.mark.parametrize("game", trollbord.game_ids())
def test_the_levels_stand_evenly(game: str) -> None:
    """A quarter, a half and three quarters of jotun's rating, as far as the intervals can tell."""
    found = rungs(game)
    top = found[-1]
    for rung, part in zip(found[1:4], (0.25, 0.5, 0.75), strict=True):
        assert rung.low <= part * top.high and part * top.low <= rung.high, rung


def test_the_file_is_written_as_the_command_writes_it() -> None:
    facts = json.loads(KEPT.read_text("utf-8"))
    again = facts
    for game, told in facts["games"].items():
        meetings = meetings_in(facts, game)
        again = with_meetings(again, game, meetings, told["allows"], told["command"])

    assert text_of(again) == KEPT.read_text("utf-8")


def test_the_guide_shows_what_the_file_says() -> None:
    page = (GUIDE / "levels.md").read_text("utf-8")
    block = re.search(r"<!-- ladder -->\n(.*?)<!-- /ladder -->", page, re.DOTALL)

    assert block is not None
    assert block[1] == ladders.table_of(read(KEPT.read_text("utf-8")))
    drawn = (GUIDE / "ladder.svg").read_text("utf-8")
    shown = [rung.rating for game in read(KEPT.read_text("utf-8")) for rung in rungs(game)[1:]]
    assert all(f">{rating}<" in drawn for rating in shown)


def test_the_command_rates_the_levels_and_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    budgets = {"draug": 2, "jotun": 4}
    monkeypatch.setattr(ladders, "BUDGETS", budgets)
    monkeypatch.setattr("lab.commands.ladder.BUDGETS", budgets)
    monkeypatch.setattr("lab.commands.ladder.BETWEEN", ("random~1",))
    out, kept, drawn = tmp_path / "ladder.json", tmp_path / "kept", tmp_path / "ladder.svg"
    asked = ["ladder", "ankh_morpork", "--minutes", "0", "--workers", "1"]
    asked += ["--kept", str(kept), "--out", str(out), "--plot", str(drawn)]
    first = run(*asked)
    before = {file: file.read_bytes() for file in kept.glob("*.csv")}
    again = run(*asked)

    assert first.exit_code == 0 and again.exit_code == 0, first.output + again.output
    assert {file: file.read_bytes() for file in kept.glob("*.csv")} == before
    told = json.loads(out.read_text("utf-8"))["games"]["ankh_morpork"]
    assert [rung["bot"] for rung in told[COMPILED]] == ["random", *LEVELS]
    assert told[COMPILED][-1]["rated"] == "jotun@4"
    assert drawn.read_text("utf-8").startswith("<svg")
    assert "huldra" in first.output


def test_a_command_without_a_game_or_a_picture_is_refused() -> None:
    assert run("ladder").exit_code == 2
