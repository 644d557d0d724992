"""The arena: equal deals for every seating, results that survive a kill, intervals that mean something."""

import shutil
from pathlib import Path
from time import sleep

import pyarrow.parquet
import pytest
from click.testing import CliRunner, Result

from trollbord.arena import parquet
from trollbord.arena.plan import BadPlan, Contest
from trollbord.arena.played import COLUMNS, Played, Stopwatch, play, play_opening, read_row
from trollbord.arena.ratings import RatedStanding, Sprt, estimate, standings
from trollbord.arena.report import report
from trollbord.arena.results import Results
from trollbord.arena.run import run
from trollbord.cli.app import app
from trollbord.games import load
from trollbord.kernel.clock import now, thinking_by
from trollbord.kernel.match import Match

EXAMPLES = Path(__file__).parents[2] / "examples"


def contest(bots: str = "greedy,random", matches: int = 4, seats: int | None = None) -> Contest:
    return Contest("ragnarocks", tuple(bots.split(",")), seats, matches, seed=3)


def match(deal: int, bots: tuple[str, ...], ranks: tuple[int, ...]) -> Played:
    shares = tuple(1.0 / ranks.count(1) if rank == 1 else 0.0 for rank in ranks)
    zeros = tuple(0.0 for _ in ranks)
    turns = tuple((0.5, 0.25 * seat) for seat in range(len(ranks)))
    counts = (5,) * len(ranks)
    return Played(
        deal, deal, bots, ranks, ranks, shares, "no-turn-left", 9, counts, zeros, zeros, turns
    )


def test_each_deal_is_played_from_every_seat() -> None:
    pairings = contest(matches=6).pairings()

    assert [each.deal for each in pairings] == [0, 0, 1, 1, 2, 2]
    assert [each.seating for each in pairings[:2]] == [("greedy", "random"), ("random", "greedy")]


def test_an_opening_is_the_same_from_every_seat_and_another_with_another_deal() -> None:
    """Games without luck need it: two bots that always answer alike would play one match over and over."""
    opened = [_opened(deal, turn) for deal in (0, 1) for turn in (0, 1)]

    assert opened[0] == opened[1] != opened[2] == opened[3]
    assert all(len(picks) == 4 for picks in opened)


def _opened(deal: int, turn: int) -> list[str]:
    planned = Contest("ragnarocks", ("greedy", "random"), matches=4, opening=4)
    pairing = planned.pairings()[2 * deal + turn]
    match = Match(load("ragnarocks"), 2, seed=planned.secret_seed(pairing.deal))
    play_opening(match, planned.opening, planned.secret_seed(pairing.deal))
    return [pick.option.text for pick in match.picks]


def test_teams_stay_together_wherever_they_sit() -> None:
    pairings = contest("greedy,random", seats=4, matches=3).pairings()

    ours, theirs = ("greedy", "greedy"), ("random", "random")
    assert [each.seating for each in pairings] == [ours + theirs, theirs + ours, ours + theirs]
    assert [each.deal for each in pairings] == [0, 0, 1]


def test_more_bots_than_seats_meet_in_all_line_ups() -> None:
    lineups = contest("greedy,random,tomte", seats=2).lineups()

    assert lineups == [("greedy", "random"), ("greedy", "tomte"), ("random", "tomte")]


def test_a_contest_needs_two_bots() -> None:
    with pytest.raises(BadPlan, match="two different bots"):
        contest("random,random")


def test_a_stopped_contest_goes_on_where_it_was(tmp_path: Path) -> None:
    path = tmp_path / "results.csv"
    run(contest(matches=3), Results(path, contest()))
    cut = path.read_text().rstrip("\n")
    path.write_text(cut[:-4])  # killed in the middle of a row

    played: list[int] = []
    results = Results(path, contest())
    run(contest(matches=4), results, told=lambda each: played.append(each.index))

    assert played == [2, 3]
    whole = Results(tmp_path / "whole.csv", contest())
    run(contest(matches=4), whole)
    assert [each.scores for each in results.matches()] == [each.scores for each in whole.matches()]


def test_a_whole_file_is_not_written_again_and_a_cut_one_is_replaced(tmp_path: Path) -> None:
    """A kill while results are read back must not cost any."""
    path = tmp_path / "results.csv"
    run(contest(matches=2), Results(path, contest()))
    whole, place = path.read_text(), path.stat().st_ino

    Results(path, contest())
    assert path.stat().st_ino == place and path.read_text() == whole
    path.write_text(whole + "2,1,gre")
    Results(path, contest())
    assert path.stat().st_ino != place and path.read_text() == whole


@pytest.mark.parametrize("begun", ["", "match,de"])
def test_a_file_that_was_hardly_begun_is_begun_again(tmp_path: Path, begun: str) -> None:
    path = tmp_path / "results.csv"
    head = Results(path, contest()).path.read_text()
    path.write_text(begun)

    assert not Results(path, contest()).played
    assert path.read_text() == head


def test_results_of_another_contest_are_not_touched(tmp_path: Path) -> None:
    path = tmp_path / "results.csv"
    Results(path, contest())

    with pytest.raises(BadPlan, match="another contest"):
        Results(path, contest("greedy,tomte"))


def test_results_with_other_columns_are_not_touched(tmp_path: Path) -> None:
    path = tmp_path / "results.csv"
    Results(path, contest())
    old = path.read_text().replace(",turns", "")
    path.write_text(old)

    with pytest.raises(BadPlan, match="other columns"):
        Results(path, contest())
    assert path.read_text() == old


def test_two_processes_play_the_same_contest(tmp_path: Path) -> None:
    alone, together = Results(tmp_path / "a.csv", contest()), Results(tmp_path / "b.csv", contest())
    run(contest(), alone)
    run(contest(), together, workers=2)

    assert [each.scores for each in alone.matches()] == [each.scores for each in together.matches()]


def test_a_row_comes_back() -> None:
    played = play(contest(), contest().pairings()[1])

    assert read_row(played.row()).row() == played.row()
    assert played.points(0) + played.points(1) == 1.0


def test_a_turn_is_what_a_seat_decides_before_another_is_asked() -> None:
    """CPU seconds are told by decision and as the longest turn, the wall's clock by every turn."""
    watch = Stopwatch(2)
    for seat, seconds, waited in ((0, 0.1, 0.2), (0, 0.3, 0.4), (1, 0.1, 0.1), (0, 0.2, 0.5)):
        watch.count(seat, seconds, waited)

    assert watch.decisions == [3, 1]
    assert watch.longest == pytest.approx([0.4, 0.1])
    assert watch.turns == [pytest.approx([0.6, 0.5]), [0.1]]


def test_the_time_of_a_turn_is_told_by_what_most_do_not_exceed() -> None:
    standing = RatedStanding("slow")
    standing.turns = [0.01 * turn for turn in range(200)]

    assert standing.turn(0.99) == pytest.approx(1.98)
    assert standing.turn(1.0) == pytest.approx(1.99)
    assert RatedStanding("idle").turn(0.99) == 0.0


def test_parquet_holds_what_the_rows_hold(tmp_path: Path) -> None:
    path = tmp_path / "results.parquet"
    matches = [match(deal, ("a", "b"), (1, 2)) for deal in range(3)]
    parquet.write(path, matches)

    table = pyarrow.parquet.read_table(path)
    assert table.column_names == list(COLUMNS)
    assert table.column("bots").to_pylist() == [["a", "b"]] * 3
    assert table.column("turns").to_pylist()[2] == [[0.5, 0.0], [0.5, 0.25]]
    assert table.column("ranks").to_pylist() == [[1, 2]] * 3
    assert not list(tmp_path.glob("*.new"))


def test_the_command_writes_parquet_and_goes_on_from_it(tmp_path: Path) -> None:
    path = tmp_path / "results.parquet"
    told = [_arena(path, games) for games in (2, 4)]

    assert [each.exit_code for each in told] == [0, 0], told[-1].output
    assert pyarrow.parquet.read_table(path).column("match").to_pylist() == [0, 1, 2, 3]
    assert path.with_suffix(".csv").exists() and path.with_suffix(".html").exists()


def test_without_pyarrow_nothing_is_played_for_a_file_that_nobody_can_write(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(parquet, "find_spec", lambda name: None)
    told = _arena(tmp_path / "results.parquet", 2)

    assert told.exit_code != 0
    assert "pip install 'trollbord[parquet]'" in str(told.exception) + told.output
    assert not list(tmp_path.iterdir())


def _arena(path: Path, games: int) -> Result:
    line = ["arena", "ragnarocks", "--bots", "greedy,random", "--workers", "1"]
    return CliRunner().invoke(app, [*line, "--games", str(games), "--out", str(path)])


def test_points_are_shared_by_rank() -> None:
    four = match(0, ("a", "b", "c", "d"), (1, 2, 2, 4))

    assert [four.points(seat) for seat in range(4)] == [1.0, 0.5, 0.5, 0.0]


def test_an_interval_narrows_with_the_number_of_deals_and_is_never_empty() -> None:
    few = estimate({deal: [1.0, 0.0] for deal in range(4)})
    many = estimate({deal: [1.0, 0.0] for deal in range(400)})
    all_won = estimate({deal: [1.0] for deal in range(20)})

    assert few.low < many.low < 0.5 < many.high < few.high
    assert all_won.mean == all_won.high == 1.0 and 0.8 < all_won.low < 1.0


def test_the_better_bot_stands_first_and_is_rated_higher() -> None:
    matches = [match(deal, ("weak", "strong"), (2, 1)) for deal in range(20)]
    first, second = standings(matches)

    assert (first.bot, second.bot) == ("strong", "weak")
    assert first.rating > second.rating and first.firsts.mean == 1.0


def test_a_sequential_test_stops_when_it_is_clear() -> None:
    test = Sprt(better=30)

    assert test.verdict([1.0] * 40) == "better"
    assert test.verdict([0.0] * 40) == "not-better"
    assert test.verdict([1.0, 0.0]) is None


def test_a_sequential_test_does_not_believe_the_first_few_deals() -> None:
    """Two deals won by luck have no spread at all, and would decide at once."""
    test = Sprt(better=30)

    assert test.verdict([1.0] * 9) is None
    assert test.verdict([1.0] * 10) == "better"


def test_the_report_is_one_page_that_needs_nothing_else() -> None:
    matches = [match(deal, ("weak", "<b>strong"), (2, 1)) for deal in range(5)]
    page = report(contest(), matches, "en")

    assert page.startswith("<!doctype html>") and page.count("<svg") == 4
    assert "<b>" not in page and "http" not in page


@pytest.mark.parametrize("program", ["bot.py", "bot.mjs"])
def test_a_program_plays_a_match(program: str) -> None:
    if program.endswith(".mjs") and shutil.which("node") is None:
        pytest.skip("no Node.js on this machine")
    meeting = Contest("ragnarocks", ("random", str(EXAMPLES / program)))

    assert play(meeting, meeting.pairings()[0]).decisions[1] > 10


def test_cpu_time_stands_still_while_others_have_the_processor() -> None:
    """On a busy machine the clock on the wall would give bots as much thought as others leave over."""
    with thinking_by("cpu"):
        began = now()
        sleep(0.2)
        waited = now() - began
    began = now()
    sleep(0.2)

    assert waited < 0.1
    assert now() - began >= 0.2


def test_results_by_one_clock_are_not_mixed_with_those_by_another() -> None:
    """A bot that thinks by CPU time is another one on a busy machine."""
    by_wall, by_cpu = [
        Contest("ragnarocks", ("jotun@0.1s", "random"), clock=clock) for clock in ("wall", "cpu")
    ]

    assert by_wall.text() != by_cpu.text()


def test_a_program_does_not_think_by_the_cpu_time_of_this_process() -> None:
    with pytest.raises(BadPlan, match="program of its own"):
        Contest("ragnarocks", (str(EXAMPLES / "bot.py"), "random"), clock="cpu")
    with pytest.raises(BadPlan, match="the clocks are wall, cpu"):
        Contest("ragnarocks", ("greedy", "random"), clock="moon")
