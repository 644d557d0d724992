"""The bench counts what it says it counts; how fast that goes is nobody's test."""

import json
import random
import sys
import xml.etree.ElementTree as ElementTree
from pathlib import Path

import pytest
from click.testing import CliRunner

import trollbord
from trollbord.bench import builds, peers, report, worker
from trollbord.bench.contest import DRIVERS, Entry, Outcome, held, import_seconds
from trollbord.cli.app import app
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


def outcome(game: str, mode: str, build: str, *rates: float) -> Outcome:
    """A contestant with these rates of everything, each round of one CPU second."""
    made = Outcome(Entry(game, mode, build, ()))
    for rate in rates:
        made.rounds.append({"cpu": 1.0, "games": rate, "changes": 2 * rate, "decisions": rate})
    return made


def test_contestants_play_in_turns_and_the_broken_one_is_named() -> None:
    code = DRIVER.format(drivers=str(DRIVERS), games=3)
    entries = [entry("one", code), entry("broken", "raise SystemExit('no such game')")]
    steps: list[int] = []
    failures: list[tuple[str, str]] = []

    outcomes = held(
        [*entries, entry("two", code)],
        rounds=2,
        seconds=0.01,
        step=lambda: steps.append(1),
        failed=lambda left_out, reason: failures.append((left_out.game, reason)),
    )

    assert [each.entry.game for each in outcomes] == ["one", "two"]
    assert failures == [("broken", "no such game")]
    assert len(steps) == 4
    for each in outcomes:
        assert len(each.rounds) == 2
        assert all(done["cpu"] >= 0.01 and done["games"] % 3 == 0 for done in each.rounds)


def test_a_rate_is_a_median_with_its_spread() -> None:
    rate = outcome("ragnarocks", "picks", "compiled", 10.0, 40.0, 20.0).rate("games")

    assert rate == (20.0, 10.0, 40.0)
    assert outcome("ragnarocks", "picks", "compiled", 1.0).rate("copies") is None


def test_a_ratio_compares_rounds_that_were_played_side_by_side() -> None:
    ours = outcome("ragnarocks", "picks", "compiled", 30.0, 10.0, 20.0)
    theirs = outcome("peer", "picks", "", 10.0, 5.0, 20.0)

    assert ours.ratio(theirs, "games") == 2.0


def test_the_promised_ratios_are_those_of_the_contestants() -> None:
    outcomes = [
        outcome("ragnarocks", "playouts", "compiled", 40.0),
        outcome(peers.AMAZONS, "C++ rollouts", "", 10.0),
    ]

    measured = [(claim.counted, claim.least, ratio) for claim, ratio in report.ratios(outcomes)]

    assert measured == [("games", 3.0, 4.0), ("changes", 1.6, 4.0)]


def test_the_plot_names_everybody_who_decides() -> None:
    outcomes = [
        outcome("ragnarocks", "picks", "compiled", 5000.0, 6000.0),
        outcome("peers & co", "play", "", 70.0),
    ]

    picture = report.plot(outcomes)

    assert ElementTree.fromstring(picture).tag.endswith("svg")
    assert "ragnarocks, picks, compiled" in picture
    assert "peers &amp; co, play" in picture


@pytest.mark.parametrize("game", trollbord.games())
def test_nature_and_lone_options_are_no_decisions(game: str) -> None:
    state = trollbord.load(game).new()
    again = state.copy()

    counts = worker.counts_of(state, random.Random(3))

    rng = random.Random(3)
    decisions = picks = 0
    while again.ask is not None:
        picks += 1
        decisions += again.ask.seat != trollbord.NATURE and len(again.ask.options) > 1
        again.take(answer(again, rng))
    assert (counts["picks"], counts["decisions"]) == (picks, decisions)
    assert 0 < counts["turns"] <= counts["picks"]


def test_every_mode_plays_and_says_so() -> None:
    bench = worker.Bench("ragnarocks", 2)

    assert bench.picks()["games"] == 1
    assert bench.playouts()["games"] == 10
    assert bench.copy()["copies"] > 0


def test_import_time_is_measured_in_a_fresh_process() -> None:
    seconds = import_seconds(sys.executable, builds.paths()[builds.INTERPRETED])

    assert 0 < seconds < 30


def test_peers_that_cannot_be_installed_get_one_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(builds, "peers_home", lambda: tmp_path / "peers")

    def fail(home: Path) -> None:
        raise peers.NoPeers("no network")

    monkeypatch.setattr(peers, "install", fail)

    done = CliRunner().invoke(app, ["--language", "en", "bench", "--peers"])

    assert done.exit_code == 1
    assert "the peers could not be installed: no network" in done.output


def test_no_peers_take_part_before_they_are_installed(tmp_path: Path) -> None:
    assert peers.entries(tmp_path) == []


def test_the_command_prints_json_and_draws(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(builds, "peers_home", lambda: tmp_path / "none")
    plain = {builds.INTERPRETED: builds.paths()[builds.INTERPRETED]}
    monkeypatch.setattr(builds, "paths", lambda: plain)
    picture = tmp_path / "bench.svg"
    short = ["--rounds", "1", "--seconds", "0.05", "--json", "--plot", str(picture)]

    done = CliRunner().invoke(app, ["bench", "ragnarocks", *short])

    assert done.exit_code == 0, done.output
    found = json.loads(done.stdout)
    modes = [each["mode"] for each in found["contestants"]]
    assert modes == ["picks", "playouts", "copy"]
    assert found["import_seconds"]["interpreted"] > 0
    assert picture.read_text(encoding="utf-8").startswith("<svg")
