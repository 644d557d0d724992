"""The benchmark: one protocol, rules by which a bot fails, numbers with intervals, and a file that verifies."""

import json
import os
import time
from collections.abc import Callable
from pathlib import Path
from zipfile import ZipFile

import pytest
from click.testing import CliRunner

from trollbord import Decision, Option, Player
from trollbord.arena.benchmark import file, guard, playing, tasks
from trollbord.arena.benchmark.file import BadResults, BenchmarkResults
from trollbord.arena.benchmark.playing import Row, lost, play, tokens_of
from trollbord.arena.benchmark.score import number, numbers
from trollbord.arena.benchmark.tasks import BOT, LEARNER, MODEL, SEARCH, BenchmarkJob, Track
from trollbord.cli.app import app

HERE = "tests.arena.test_benchmark"


class First(Player):
    """Picks the first option."""

    def choose(self, decision: Decision) -> Option:
        return decision.options[0]


class Raising(First):
    """Answers twice, and then has a fault."""

    def __init__(self) -> None:
        self.left = 2

    def choose(self, decision: Decision) -> Option:
        self.left -= 1
        if self.left < 0:
            raise ZeroDivisionError("nothing to divide by")
        return super().choose(decision)


class Inventing(First):
    """Picks what nobody offers."""

    def choose(self, decision: Decision) -> Option:
        return decision.view.game.vocabulary[0]


class Slow(First):
    """Thinks longer than it may."""

    def choose(self, decision: Decision) -> Option:
        end = time.process_time() + 0.06
        while time.process_time() < end:
            pass
        return super().choose(decision)


class Scripted(First):
    """Stands for a language model: reads the question and its options, and answers with a word of a script."""

    def __init__(self, each: int = 100) -> None:
        self.tokens = 0
        self.each = each

    def choose(self, decision: Decision) -> Option:
        prompt = f"{decision.view} {[option.text for option in decision.options]}"
        self.tokens += self.each + len(prompt.split()) + 1
        return super().choose(decision)


class Wordy(Scripted):
    """Uses up its tokens soon."""

    def __init__(self) -> None:
        super().__init__(50_000)


class Stuck(First):
    """Never answers."""

    def choose(self, decision: Decision) -> Option:
        time.sleep(1e6)
        return super().choose(decision)


class Dying(First):
    """Takes its process with it."""

    def choose(self, decision: Decision) -> Option:
        os._exit(3)


@pytest.fixture(autouse=True)
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    """One opponent, two matches at a table."""
    monkeypatch.setattr(tasks, "OPPONENTS", ("random",))
    monkeypatch.setattr(tasks, "MATCHES", 2)


def job(game: str = "ragnarocks", seats: int = 2, place: int = 0) -> BenchmarkJob:
    return [each for each in tasks.jobs([game]) if each.task.seats == seats][place]


def played(bot: str, track: Track = SEARCH, **which: int) -> Row:
    return play(f"{HERE}:{bot}", track, job(**which), lambda is_ours: None)[0]  # type: ignore[arg-type]


def made(bot: str = "random") -> BenchmarkResults:
    games = ["ragnarocks"]
    found = [(each, *play(bot, SEARCH, each, lambda is_ours: None)) for each in tasks.jobs(games)]
    return file.results(file.card_of(bot, SEARCH, games, "trollbord benchmark"), games, found)


def test_the_protocol_has_every_game_small_and_large_and_each_side_of_each_deal() -> None:
    found = tasks.jobs()

    assert len(found) == 4 * 2 * 1 * 2 and len({each.key for each in found}) == len(found)
    assert job(place=0).pairing.seating == (BOT, "random")
    assert job(place=1).pairing.seating == ("random", BOT)
    assert job(seats=4).pairing.seating == (BOT, BOT, "random", "random")  # two play together
    assert job("trollfjord", 4).pairing.seating == (BOT, "random", "random", "random")
    assert len({each.task.plan().secret_seed(each.pairing.deal) for each in found}) == 4 * 2


def test_a_match_is_told_from_the_bots_side_and_its_record_is_kept() -> None:
    row, record = play("random", SEARCH, job(), lambda is_ours: None)

    assert row.points == (
        1.0 if row.ranks[0] < row.ranks[1] else 0.0 if row.ranks[0] > row.ranks[1] else 0.5
    )
    assert row.failure == "" and row.decisions > 10 and row.turns > 5
    assert "player 0 bot\nplayer 1 random\n" in record


@pytest.mark.parametrize(
    ("bot", "track", "rule", "why"),
    [
        ("Raising", SEARCH, "raised", "ZeroDivisionError: nothing to divide by"),
        ("Missing", SEARCH, "raised", "NotFound: "),
        ("Inventing", SEARCH, "not-offered", "BadAnswer: "),
        ("Slow", LEARNER, "slow", "s of CPU a decision, at most 0.05 are allowed"),
        ("Wordy", MODEL, "tokens", "tokens, 200000 are allowed"),
    ],
)
def test_a_bot_that_fails_loses_by_a_rule_that_the_row_names(
    bot: str, track: Track, rule: str, why: str
) -> None:
    row = played(bot, track)

    assert (row.failure, row.reason, row.points, row.ranks) == (rule, rule, 0.0, (2, 1))
    assert why in row.why


def test_a_team_fails_together() -> None:
    assert lost(job(seats=4), "raised", "").ranks == (3, 3, 1, 1)


def test_an_opponent_that_fails_is_nobodys_loss(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tasks, "OPPONENTS", (f"{HERE}:Raising",))

    with pytest.raises(ZeroDivisionError):
        play("random", SEARCH, job(), lambda is_ours: None)


def test_a_model_is_counted_by_what_it_says_it_has_read_and_written() -> None:
    row = played("Scripted", MODEL)

    assert row.failure == "" and row.tokens > 100 * row.decisions
    assert tokens_of(First()) == 0


@pytest.mark.parametrize(("bot", "rule"), [("Stuck", "hung"), ("Dying", "died")])
def test_a_bot_that_hangs_or_dies_loses_and_the_next_match_is_played(bot: str, rule: str) -> None:
    track = SEARCH._replace(patience=1.0)
    rows = [row for _, row, _ in guard.played(f"{HERE}:{bot}", track, [job(), job(place=1)], 1)]

    assert [row.failure for row in rows] == [rule, rule]


def test_a_process_plays_what_is_played_here() -> None:
    (_, row, record), *_ = guard.played("random", SEARCH, [job()], 1)
    here = play("random", SEARCH, job(), lambda is_ours: None)

    assert record == here[1] and row._replace(seconds=0, longest=0) == here[0]._replace(
        seconds=0, longest=0
    )


def test_numbers_count_each_task_alike_and_narrow_with_deals() -> None:
    even = number([{0: [1.0], 1: [0.0]}, {0: [0.5], 1: [0.5]}])
    more = number(
        [{deal: [float(deal % 2)] for deal in range(40)}, {deal: [0.5] for deal in range(40)}]
    )

    assert even.mean == more.mean == 50.0 and more.margin < even.margin / 2
    assert number([{0: [1.0], 1: [1.0]}]).margin > 5
    assert "all" not in numbers(made().pairs())


def test_results_come_back_from_their_file_and_verify(tmp_path: Path) -> None:
    path, results = tmp_path / "r.zip", made()
    file.save(results, path)
    again = file.load(path)

    assert again.rows == results.rows and again.records == results.records
    assert again.numbers() == results.numbers()
    file.save(again, tmp_path / "s.zip")
    assert (tmp_path / "s.zip").read_bytes() == path.read_bytes()
    assert "| random | search |" in file.table([again])


def changed(path: Path, name: str, change: Callable[[str], str]) -> None:
    """Write a file of results again, with one of its parts changed."""
    with ZipFile(path) as zipped:
        parts = {each: zipped.read(each).decode() for each in zipped.namelist()}
    parts[name] = change(parts[name])
    with ZipFile(path, "w") as zipped:
        for each, text in parts.items():
            zipped.writestr(each, text)


def better(text: str) -> str:
    """All matches won."""
    rows = [each | {"points": 1.0} for each in json.loads(text)]
    return json.dumps(rows)


def failed(text: str) -> str:
    """A match that is said to be lost by a rule, and still brings points."""
    first, *rest = json.loads(text)
    return json.dumps([first | {"failure": "raised", "points": 1.0}, *rest])


@pytest.mark.parametrize(
    ("name", "change", "fault"),
    [
        (
            file.CARD,
            lambda text: text.replace("Trollbord-1", "Trollbord-0"),
            "no file of Trollbord-1",
        ),
        (
            file.CARD,
            lambda text: text.replace('"numbers": {', '"numbers": {"all": [99.0, 1.0],'),
            "numbers do not follow",
        ),
        (file.ROWS, lambda text: json.dumps(json.loads(text)[1:]), "not those of the protocol"),
        (file.ROWS, better, "numbers do not follow"),
        (
            "records/000.troll",
            lambda text: text.replace("player 0 bot", "player 0 jotun"),
            "not the one that was sealed",
        ),
        (
            "records/000.troll",
            lambda text: "\n".join(text.split("\n")[:-12]),
            "ragnarocks-2 random 0",
        ),
    ],
)
def test_a_file_that_says_what_is_not_so_is_refused(
    tmp_path: Path, name: str, change: Callable[[str], str], fault: str
) -> None:
    path = tmp_path / "r.zip"
    file.save(made(), path)
    changed(path, name, change)

    with pytest.raises(BadResults, match=fault):
        file.load(path)


def test_a_record_of_another_match_is_refused(tmp_path: Path) -> None:
    results = made()
    first, second, *_ = results.records
    swapped = results.records | {first: results.records[second]}
    file.save(BenchmarkResults(results.card, results.rows, swapped), tmp_path / "r.zip")

    with pytest.raises(BadResults, match="another deal or other seats"):
        file.load(tmp_path / "r.zip")


def test_points_that_no_record_shows_are_refused(tmp_path: Path) -> None:
    """With the numbers of the card left out too."""
    path = tmp_path / "r.zip"
    file.save(made(), path)
    for change, fault in ((better, "the row says"), (failed, "not written so")):
        file.save(made(), path)
        changed(path, file.CARD, lambda text: json.dumps({**json.loads(text), "numbers": None}))
        changed(path, file.ROWS, change)
        changed(path, file.CARD, _without_numbers)
        with pytest.raises(BadResults, match=fault):
            file.load(path)


def _without_numbers(text: str) -> str:
    return json.dumps(
        {name: value for name, value in json.loads(text).items() if name != "numbers"}
    )


def test_the_command_plays_writes_shows_and_names_what_was_lost(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    words = [
        "--language",
        "en",
        "benchmark",
        f"{HERE}:Raising",
        "--game",
        "ragnarocks",
        "--workers",
        "1",
    ]
    done = CliRunner().invoke(app, words)

    assert done.exit_code == 0, done.output
    written = next(iter(tmp_path.glob("trollbord-1-*.zip")))
    assert "lost by a rule: ragnarocks-2 random 0, raised: ZeroDivisionError" in done.output
    shown = CliRunner().invoke(app, ["benchmark", written.name])
    assert shown.exit_code == 0 and "| 4 raised |" in shown.output


def test_what_is_no_bot_is_refused_before_anything_is_played() -> None:
    done = CliRunner().invoke(app, ["--language", "en", "benchmark", "nobody"])

    assert done.exit_code != 0 and "there is no bot 'nobody'" in f"{done.output}{done.exception}"


def test_the_gentle_levels_are_told_no_time_and_others_what_their_track_gives() -> None:
    assert playing.player_of("tomte", SEARCH).budget is None
    jotun = playing.player_of("jotun", SEARCH).budget
    short = playing.player_of("jotun@20", SEARCH).budget
    assert jotun is not None and (jotun.iterations, jotun.seconds) == (0, 0.1)
    assert short is not None and (short.iterations, short.seconds) == (20, 0.1)
