"""The commands about records as somebody types them."""

import subprocess
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner, Result
from hypothesis import given

import trollbord
from tests.cli.test_commands import SOURCE
from tests.records.test_record import SAMPLE, records
from trollbord.cli.app import app
from trollbord.cli.recordjson import from_json, to_json
from trollbord.kernel.errors import RecordError
from trollbord.records.reader import parse
from trollbord.records.record import ChatLine, Record
from trollbord.records.replaying import standing
from trollbord.records.writer import recorded


def run(*arguments: str, typed: str = "") -> Result:
    return CliRunner().invoke(app, ["--language", "en", *arguments], input=typed)


@pytest.fixture(autouse=True)
def own_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))


@pytest.fixture(name="file")
def a_file(tmp_path: Path) -> Path:
    match = trollbord.play("ragnarocks", ["random", "random"], seed=3)
    said = {2: [ChatLine(1, "bold!")]}
    path = tmp_path / "game.troll"
    path.write_text(recorded(match, players=["Ada", "Ben"], said=said).text(), encoding="utf-8")
    return path


def test_verify_says_that_all_is_well(file: Path) -> None:
    done = run("verify", str(file))

    assert done.exit_code == 0
    assert "game.troll: good" in done.output
    assert "lines replayed" in done.output


def test_verify_names_the_first_bad_line_and_fails(file: Path) -> None:
    text = file.read_text().replace("\n1 seat 0: ", "\n1 seat 1: ")
    file.write_text(text)
    done = run("verify", str(file))

    assert done.exit_code == 1
    line = [each[:2] for each in text.splitlines()].index("1 ") + 1
    assert f"BAD\n  line {line}, column 3: 'seat 1' is not asked here, but 'seat 0'" in done.output


def test_verify_tells_what_is_not_complete(file: Path) -> None:
    file.write_text(file.read_text().split("\n5 ")[0] + "\n")
    done = run("verify", str(file))

    assert done.exit_code == 3
    assert "the game is not over" in done.output


def test_the_worst_of_several_files_counts(file: Path, tmp_path: Path) -> None:
    other = tmp_path / "other.troll"
    other.write_text("chess\n")
    done = run("verify", str(file), str(other))

    assert done.exit_code == 1
    assert "a record begins with 'trollbord 1', not with 'chess'" in done.output


def test_show_prints_the_table_at_a_line(file: Path) -> None:
    done = run("show", str(file), "--at", "2")
    state = trollbord.load("ragnarocks").new()
    for line in standing(parse(file.read_text()).log[:2]):
        state.pick(str(line.option))

    assert done.exit_code == 0
    board = str(state.view(trollbord.SPECTATOR)).splitlines()[:10]
    assert done.output.splitlines()[:10] == board
    assert "Stones on        E5" in done.output and "Ben: " in done.output


def test_show_prints_the_position(file: Path) -> None:
    done = run("show", str(file), "--at", "5", "--position")

    state = trollbord.load("ragnarocks").position(done.output.strip())
    assert state.position() == done.output.strip()


def test_show_draws_a_picture(file: Path, tmp_path: Path) -> None:
    done = run("show", str(file), "--svg", str(tmp_path / "out.svg"), "--seat", "1")

    assert done.exit_code == 0, done.output
    assert "<svg" in (tmp_path / "out.svg").read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--at", "9999"], "there is no line 9999 in this record"),
        (["--seat", "5"], "there is no seat 5 in this record: the last one is 1"),
        (["--seat", "Ada"], "'Ada' is no seat: expected its number or 'spectator'"),
    ],
)
def test_show_refuses_with_a_sentence(file: Path, arguments: list[str], sentence: str) -> None:
    done = run("show", str(file), *arguments)

    assert done.exit_code != 0
    assert sentence in done.output


def test_replay_prints_the_log(file: Path) -> None:
    done = run("replay", str(file), "--log")
    record = parse(file.read_text())

    assert done.exit_code == 0, done.output
    numbers = [line.split()[0] for line in done.output.splitlines() if line[:4].strip().isdecimal()]
    assert numbers == [str(line.seq) for line in record.log]
    assert "“bold!”" in done.output
    assert record.end is not None
    assert f"Ada {record.end.scores[0]}, Ben {record.end.scores[1]}" in done.output


def test_players_of_one_name_are_told_apart(file: Path) -> None:
    file.write_text(file.read_text().replace("player 1 Ben", "player 1 Ada"))
    done = run("replay", str(file), "--log")

    assert "Ada (Ivory)" in done.output
    assert "Ada (" in done.output.replace("Ada (Ivory)", "")


def test_replay_goes_forward_and_back(file: Path) -> None:
    done = run("replay", str(file), "--start", "3", typed="nnbg7\nq")

    assert done.exit_code == 0, done.output
    numbers = [line.split()[0] for line in done.output.splitlines() if line[:4].strip().isdecimal()]
    assert numbers == ["3", "4", "5", "4", "7"]


def test_replay_runs_like_a_film(file: Path) -> None:
    record = parse(file.read_text())
    done = run(
        "replay", str(file), "--watch", "--seconds", "0", "--start", str(len(record.log) - 3)
    )

    assert done.exit_code == 0, done.output
    assert f"{len(record.log):4}  " in done.output
    assert "Ada " in done.output.splitlines()[-1]


def test_ctrl_c_leaves_a_film_quietly(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken_off(seconds: float) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("time.sleep", broken_off)
    done = run("replay", str(file), "--watch")

    assert done.exit_code == 0
    assert done.stderr == ""


@pytest.mark.parametrize("left", [KeyboardInterrupt, EOFError])
def test_ctrl_c_leaves_a_replay_quietly(
    left: type[BaseException], file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken_off() -> str:
        raise left

    monkeypatch.setattr("click.getchar", broken_off)
    done = run("replay", str(file))

    assert done.exit_code == 0
    assert done.stderr == ""


def test_replay_says_that_it_needs_a_terminal(file: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "trollbord", "replay", str(file)],
        env={"PYTHONPATH": SOURCE, "TROLLBORD_LANGUAGE": "en"},
        stdin=subprocess.DEVNULL,
        start_new_session=True,
        capture_output=True,
        text=True,
        check=False,
    )

    assert done.returncode == 1
    assert done.stderr.startswith("Error: there is no terminal here to read keys from; --log")


def test_replay_tells_a_seats_own_record_with_gaps(tmp_path: Path) -> None:
    match = trollbord.play("ankh_morpork", ["random", "random"], seed=3)
    hidden = [pick.seq for pick in match.picks if not pick.is_seen_by(0)]
    assert hidden
    path = tmp_path / "own.troll"
    path.write_text(recorded(match, 0, players=["Ada", "Ben"]).text(), encoding="utf-8")
    done = run("replay", str(path))

    assert done.exit_code == 0, done.output
    lines = done.output.splitlines()
    assert len(lines) == len(match.log)
    assert [seq for seq, line in enumerate(lines, 1) if line.endswith(": ??")] == hidden


def test_convert_goes_to_json_and_back(file: Path, tmp_path: Path) -> None:
    there, back = tmp_path / "game.json", tmp_path / "back.troll"
    assert run("convert", str(file), str(there)).exit_code == 0
    assert run("convert", str(there), str(back)).exit_code == 0
    assert back.read_text() == file.read_text()
    assert run("convert", str(there)).output == file.read_text()
    again = run("convert", str(file), str(there))
    assert again.exit_code == 2
    assert "--force" in again.output


@given(records())
def test_json_and_back_is_the_same_record(record: Record) -> None:
    assert from_json(to_json(record)) == record


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ('"trollbord": 1', '"trollbord": 2'),
        ('"seq":1', '"seq":"1"'),
        ('"kind":"chat"', '"kind":"shout"'),
        ('"kind":"chat"', '"kind":"comment"'),
        ('"place 8"', '"place\\n8"'),
        ('"place 8"', '"??"'),
        ('"seq":4', '"seq":5'),
        ("}\n", ""),
        ('"millrace"', '"mill race"'),
        ('"body"', '"bodies"'),
    ],
)
def test_json_that_is_no_record_is_refused(old: str, new: str) -> None:
    good = to_json(parse(SAMPLE))
    assert from_json(good) == parse(SAMPLE)
    assert old in good
    with pytest.raises(RecordError):
        from_json(good.replace(old, new))
