"""The bench counts what it says it counts; how fast that goes is nobody's test."""

import json
import random
import sys
import xml.etree.ElementTree as ElementTree
from pathlib import Path

import pytest
from click.testing import CliRunner

import trollbord
from lab.app import app
from lab.bench import builds, goals, peers, report, searching, worker
from lab.bench import records as bench_records
from lab.bench.contest import DRIVERS, SLICE, Entry, Outcome, held, import_seconds
from lab.commands.bench.games import own
from trollbord.kernel.playout import answer

DRIVER = """
import sys
sys.path.insert(0, {drivers!r})
from serve import serve
print("hello from a library")
serve(lambda: {{"games": {games}}})
"""


def entry(name: str, code: str) -> Entry:
    return Entry(name, "picks", "interpreted", (sys.executable, "-c", code))


def outcome(game: str, mode: str, build: str, *rates: float, seats: int = 0) -> Outcome:
    """A contestant with these rates of everything, each round of one CPU second."""
    made = Outcome(Entry(game, mode, build, (), seats=seats))
    for rate in rates:
        made.rounds.append({"cpu": 1.0, "games": rate, "changes": 2 * rate, "decisions": rate})
    return made


def compared(ours: Outcome, theirs: Outcome) -> list[Outcome]:
    """Both, as if their rounds were slices that they had played in turns."""
    ours.beside[theirs.entry] = list(zip(ours.rounds, theirs.rounds))
    return [ours, theirs]


def test_contestants_play_in_turns_and_the_broken_one_is_named() -> None:
    code = DRIVER.format(drivers=str(DRIVERS), games=3)
    entries = [entry("one", code), entry("broken", "raise SystemExit('no such game')")]
    entries.append(entry("two", code))
    one, broken, two = entries
    steps: list[int] = []
    failures: list[tuple[str, str]] = []

    outcomes = held(
        entries,
        pairs=[(one, two), (one, broken)],
        rounds=2,
        seconds=0.11,
        step=lambda: steps.append(1),
        failed=lambda left_out, reason: failures.append((left_out.game, reason)),
    )

    assert [each.entry.game for each in outcomes] == ["one", "two"]
    assert failures == [("broken", "no such game")]
    assert len(steps) == 2 * (
        2 + 2
    )  # the broken one has no turn of its own, but the bar expects the pair
    for each in outcomes:
        assert len(each.rounds) == 2
        assert all(done["cpu"] >= 0.11 and done["games"] % 3 == 0 for done in each.rounds)
    slices = outcomes[0].beside
    assert list(slices) == [two]
    assert len(slices[two]) == 2 * 3  # three slices of 0.05 seconds in each of two rounds
    assert all(mine["cpu"] >= SLICE and their["cpu"] >= SLICE for mine, their in slices[two])
    assert outcomes[1].beside == {}


def test_a_rate_is_a_median_with_its_spread() -> None:
    rate = outcome("ragnarocks", "picks", "compiled", 10.0, 40.0, 20.0).rate("games")

    assert rate == (20.0, 10.0, 40.0)
    assert outcome("ragnarocks", "picks", "compiled", 1.0).rate("copies") is None


def test_a_ratio_compares_slices_that_were_played_in_turns() -> None:
    ours = outcome("ragnarocks", "picks", "compiled", 30.0, 10.0, 20.0)
    theirs = outcome("peer", "picks", "", 10.0, 5.0, 20.0)
    assert ours.ratio(theirs.entry, "games") is None

    compared(ours, theirs)

    assert ours.ratio(theirs.entry, "games") == (2.0, 1.0, 3.0)
    assert str(ours.ratio(theirs.entry, "changes", "games")) == "4.00 (2.00-6.00)"


def test_the_promised_ratios_are_those_of_the_contestants() -> None:
    outcomes = compared(
        outcome("ragnarocks", "playouts", "compiled", 40.0, seats=2),
        outcome(peers.AMAZONS, "C++ rollouts", "", 10.0),
    )

    measured = [(claim.counted, claim.least, ratio[0]) for claim, ratio in goals.ratios(outcomes)]

    assert measured == [("games", 3.0, 4.0), ("changes", 1.6, 4.0), ("decisions", 1.2, 4.0)]


def test_decisions_are_held_against_all_actions_of_catanatron() -> None:
    catan = outcome(peers.catan(4), "play", "", 10.0)
    catan.rounds[0]["actions"] = 20.0
    tables = [outcome("trolls_princesses", "picks", "compiled", 80.0, seats=n) for n in (2, 4)]

    for table in tables:
        compared(table, catan)

    measured = [(claim.seats, ratio[0]) for claim, ratio in goals.ratios([*tables, catan])]

    assert measured == [(4, 4.0)]


def test_each_pair_is_compared_once_however_much_is_promised_of_it() -> None:
    ours = outcome("ragnarocks", "picks", "interpreted", 1.0, seats=2).entry
    theirs = outcome(peers.AMAZONS, "from Python", "", 1.0).entry
    alone = outcome("trollfjord", "picks", "compiled", 1.0, seats=2).entry

    assert [claim.counted for claim, *_ in goals.claimed([alone, ours, theirs])] == [
        "games",
        "changes",
    ]
    assert goals.pairs([alone, ours, theirs]) == [(ours, theirs)]


def test_a_copy_is_told_in_microseconds() -> None:
    ours = outcome("ankh_morpork", "copy", "compiled", 1.0, seats=2)
    ours.rounds[0]["copies"] = 500_000.0

    assert [(limit.most, spent) for limit, spent in goals.copies([ours])] == [(4.0, 2.0)]


def test_every_goal_names_a_contestant_that_takes_part(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(peers, "are_installed", lambda home: True)
    paths = {builds.INTERPRETED: "src", builds.COMPILED: "build"}
    entries = [*own(tuple(trollbord.game_ids()), paths), *peers.entries(tmp_path)]
    known = {(each.game, each.mode, each.build, each.seats) for each in entries}

    for claim in goals.CLAIMS:
        assert (claim.game, claim.mode, claim.build, claim.seats) in known
        assert (claim.peer, claim.peer_mode, "", 0) in known
    for limit in goals.LIMITS:
        assert (limit.game, "copy", "compiled", limit.seats) in known


def test_a_page_gets_the_figures_of_this_run() -> None:
    outcomes = compared(
        outcome("ragnarocks", "picks", "compiled", 4000.0, seats=2),
        outcome(peers.AMAZONS, "from Python", "", 1000.0),
    )
    before = f"# Speed\n\nWords.\n\n{report.FIGURES}\n\nold figures\n"

    after = report.page(before, outcomes, {"compiled": 0.05}, "lab/run bench")

    assert after.startswith(f"# Speed\n\nWords.\n\n{report.FIGURES}\n\nOne run of `lab/run bench`")
    assert "old figures" not in after
    assert "| ragnarocks for 2 picks compiled | 4,000 | 4,000 |  | 8,000 |  |  | 0 % |" in after
    assert "| games to games | 4.00 (4.00-4.00) | 2.5 |" in after
    assert "compiled 50 ms" in after


def test_the_plot_names_everybody_who_decides() -> None:
    outcomes = [
        outcome("ragnarocks", "picks", "compiled", 5000.0, 6000.0, seats=2),
        outcome("peers & co", "play", "", 70.0),
    ]

    picture = report.plot(outcomes)

    assert ElementTree.fromstring(picture).tag.endswith("svg")
    assert "ragnarocks for 2 picks compiled" in picture
    assert "peers &amp; co play" in picture


@pytest.mark.parametrize("game", trollbord.game_ids())
def test_nature_and_lone_options_are_no_decisions(game: str) -> None:
    state = trollbord.load(game).new()
    again = state.copy()

    counts = worker.counts_of(state, random.Random(3))

    rng = random.Random(3)
    decisions = picks = 0
    while again.ask is not None:
        picks += 1
        decisions += again.ask.seat != trollbord.NATURE and len(again.ask.options) > 1
        chance = again.ask.weights is not None
        again.take(answer(again, rng) if chance else rng.choice(again.ask.options))
    assert (counts["picks"], counts["decisions"]) == (picks, decisions)
    assert 0 < counts["turns"] <= counts["picks"]


def test_every_mode_plays_and_says_so() -> None:
    bench = worker.Bench("ragnarocks", 2)

    assert bench.picks()["games"] == 1
    assert bench.takes()["games"] == 1
    assert bench.playouts()["games"] == 10
    assert bench.copy()["copies"] > 0
    assert [each()["iterations"] for each in (bench.search, bench.uct, bench.expert)] == [20] * 3


def test_the_games_that_are_timed_are_those_that_were_counted() -> None:
    bench = worker.Bench("ankh_morpork", 2)
    rng = random.Random(1)
    counted = [worker.counts_of(bench.opening.copy(), rng) for _ in bench.games[:6]]

    timed = [bench.takes() if which % 2 else bench.picks() for which in range(len(counted))]

    assert timed == counted
    # The same games took the same chances.
    assert bench.rng.getstate() == rng.getstate()
    assert len({counts["picks"] for counts in timed}) > 1


def test_import_time_is_measured_in_a_fresh_process() -> None:
    seconds = import_seconds(sys.executable, builds.paths()[builds.INTERPRETED])

    assert 0 < seconds < 30


def test_peers_that_cannot_be_installed_get_one_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(builds, "PEERS", tmp_path / "peers")

    def fail(home: Path) -> None:
        raise peers.NoPeers("no network")

    monkeypatch.setattr(peers, "install", fail)

    done = CliRunner().invoke(app, ["bench", "--peers"])

    assert done.exit_code == 1
    assert "the peers could not be installed: no network" in done.output


def test_no_peers_take_part_before_they_are_installed(tmp_path: Path) -> None:
    assert peers.entries(tmp_path) == []


def test_the_command_prints_json_and_draws(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(builds, "PEERS", tmp_path / "none")
    plain = {builds.INTERPRETED: builds.paths()[builds.INTERPRETED]}
    monkeypatch.setattr(builds, "paths", lambda: plain)
    picture = tmp_path / "bench.svg"
    short = ["--rounds", "1", "--seconds", "0.05", "--json", "--plot", str(picture)]

    done = CliRunner().invoke(app, ["bench", "ragnarocks", *short])

    assert done.exit_code == 0, done.output
    found = json.loads(done.stdout)
    modes = [each["mode"] for each in found["contestants"]]
    small = ["picks", "copy", "takes", "playouts", "search", "uct"]
    assert modes == [*small, "picks", "copy", "expert"]
    assert found["import_seconds"]["interpreted"] > 0
    assert picture.read_text(encoding="utf-8").startswith("<svg")


def test_the_command_alone_means_games_and_a_word_another_bench() -> None:
    ran = CliRunner()

    benches = ran.invoke(app, ["bench", "--help"]).output
    games = ran.invoke(app, ["bench", "--rounds", "0"], prog_name="lab/run").output

    assert "lab/run bench games" in games  # whose option it is
    for name in ("arena", "envs", "games", "page", "records", "start"):
        assert f"\n  {name} " in benches


def test_records_are_timed_beside_the_games_that_they_tell() -> None:
    fast = bench_records.speeds(trollbord.load("ragnarocks"), 2, games=1, rounds=1)
    far = bench_records.jumps(trollbord.load("ragnarocks"), 2)

    assert min(fast) > 0 and fast.with_reading < fast.ratio
    assert far.lines > 50 and 0 < far.jump <= far.most


def test_a_page_is_timed_without_a_browser() -> None:
    done = CliRunner().invoke(app, ["bench", "page", "ragnarocks", "--picks", "4", "--no-browser"])

    assert done.exit_code == 0, done.output
    assert "screen and diff, 3 picks, 2 seats: median" in done.output


def test_the_search_of_two_trees_answers_the_same_questions() -> None:
    """They depend on the rules alone: not on how a tree draws, deals or thinks."""
    first, again = searching.middle("trollfjord", 3), searching.middle("trollfjord", 3)

    assert first == again
    assert searching.is_decision(first.ask)
    assert first != searching.middle("trollfjord", 4)


def test_a_search_is_counted_in_a_process_of_its_own() -> None:
    source = str(Path(trollbord.__file__).parents[1])
    game = "trollfjord"
    ours = Entry(game, searching.MODE, "", searching.command(game), source)
    outcomes = held([ours], [], 1, 0.01, lambda: None, lambda entry, reason: pytest.fail(reason))

    assert outcomes[0].rounds[0]["iterations"] == searching.POSITIONS * searching.ITERATIONS
