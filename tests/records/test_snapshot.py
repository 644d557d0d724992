"""Snapshots: the same tables as a replay, and never trusted beyond their engine and record."""

import os
from pathlib import Path
from random import Random

import pytest

from tests.kernel.blind import BLIND
from trollbord import load
from trollbord.kernel.errors import RecordError
from trollbord.kernel.match import Match
from trollbord.records import snapshot
from trollbord.records.record import PickLine, Record
from trollbord.records.replaying import replay, standing
from trollbord.records.snapshot import EVERY, Snapshots, code, digested, fingerprint, hashed, taken
from trollbord.records.writer import recorded

GAME = load("ragnarocks")


@pytest.fixture(name="record")
def a_record_with_undos() -> Record:
    rng = Random(8)
    match = Match(GAME, 2, seed=8)
    while match.ask is not None:
        seat = match.ask.seat
        match.pick(rng.choice(match.ask.options))
        if rng.random() < 0.3 and match.can_undo(seat):
            match.undo(seat)
        if match.seq in (60, 90):
            match.go_back(0, match.picks[20].seq)
    return recorded(match)


def test_every_line_shows_the_table_of_the_replay(record: Record, tmp_path: Path) -> None:
    snapshots = Snapshots(tmp_path)
    for seq in range(len(record.log) + 1):
        assert snapshots.at(GAME, record, seq) == replay(GAME, record, seq)


def test_the_second_look_takes_the_tables_from_the_cache(
    record: Record, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = Snapshots(tmp_path).at(GAME, record, len(record.log))
    monkeypatch.setattr(snapshot, "taken", lambda *_: pytest.fail("it walked again"))
    assert Snapshots(tmp_path).at(GAME, record, len(record.log)) == first


def test_no_line_is_further_from_a_snapshot_than_their_distance(record: Record) -> None:
    kept = taken(GAME, record)
    assert kept
    for seq in range(len(record.log) + 1):
        picks = standing(record.log[:seq])
        gaps = [at for at, pick in enumerate(reversed(picks)) if pick.seq in kept]
        assert (gaps or [len(picks)])[0] < EVERY


def test_a_snapshot_of_another_engine_is_thrown_away(
    record: Record, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    snapshots = Snapshots(tmp_path)
    snapshots.positions(GAME, record)
    path = snapshots.path(digested(record))
    before = path.read_text()
    monkeypatch.setattr(snapshot, "fingerprint", lambda game: "another engine")
    snapshots.positions(GAME, record)
    assert path.read_text() != before
    assert "another engine" in path.read_text().splitlines()[0]


def test_the_fingerprint_hangs_on_the_code(tmp_path: Path) -> None:
    rules = tmp_path / "rules.py"
    rules.write_text("ROUNDS = 3\n")
    before = hashed([rules])
    rules.write_text("ROUNDS = 4\n")
    after = hashed([rules])
    rules.rename(tmp_path / "box.py")
    assert len({before, after, hashed([tmp_path / "box.py"])}) == 3


def test_kernel_replay_and_game_are_in_the_fingerprint() -> None:
    files = [*code("trollbord.kernel"), *code("trollbord.records"), *code(GAME.module)]
    assert {"match", "state", "rules", "box"} <= {path.name.split(".")[0] for path in files}
    assert fingerprint(GAME) == hashed(files)
    assert [path.name for path in code(BLIND.module)] == ["blind.py"]
    assert "native" in {path.parent.name for path in code("trollbord.games.ragnarocks")}


@pytest.mark.parametrize("damage", ["cut", "changed", "empty", "bytes"])
def test_a_damaged_file_is_made_anew(record: Record, tmp_path: Path, damage: str) -> None:
    snapshots = Snapshots(tmp_path)
    right = snapshots.positions(GAME, record)
    path = snapshots.path(digested(record))
    text = path.read_text()
    damaged = {
        "cut": text[: len(text) // 2].encode(),
        "changed": text.replace("=", "=1", 3).encode(),
        "empty": b"",
        "bytes": b"\xff\xfe\x00",
    }[damage]
    path.write_bytes(damaged)
    assert snapshots.positions(GAME, record) == right
    assert path.read_text() == text


def test_a_cache_that_cannot_be_written_is_no_error(record: Record, tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("in the way")
    snapshots = Snapshots(blocked / "folder")
    assert snapshots.at(GAME, record, 10) == replay(GAME, record, 10)


def test_the_cache_makes_room(record: Record, tmp_path: Path) -> None:
    snapshots = Snapshots(tmp_path, most=3)
    for end in range(40, 46):
        snapshots.positions(GAME, Record(record.header, record.log[:end]))
    assert len(list(tmp_path.iterdir())) == 3


def test_the_cache_keeps_what_was_looked_at_last(record: Record, tmp_path: Path) -> None:
    snapshots = Snapshots(tmp_path, most=2)
    shorter = [Record(record.header, record.body[:length]) for length in (40, 50, 60)]
    paths = [snapshots.path(digested(each)) for each in shorter]
    for age, (each, path) in enumerate(zip(shorter[:2], paths)):
        snapshots.at(GAME, each, 1)
        os.utime(path, (age, age))

    snapshots.at(GAME, shorter[0], 1)
    snapshots.at(GAME, shorter[2], 1)

    assert sorted(tmp_path.iterdir()) == sorted([paths[0], paths[2]])


def test_a_snapshot_that_cannot_be_written_leaves_nothing_behind(
    record: Record, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: object, **__: object) -> int:
        raise OSError("no space left on device")

    monkeypatch.setattr(Path, "write_text", full)
    Snapshots(tmp_path).at(GAME, record, 1)
    assert list(tmp_path.iterdir()) == []


def test_there_is_no_line_beyond_the_last(record: Record, tmp_path: Path) -> None:
    with pytest.raises(RecordError, match="its lines are 0 to"):
        Snapshots(tmp_path).at(GAME, record, len(record.log) + 1)


def test_lines_before_a_mistake_can_be_looked_at(record: Record, tmp_path: Path) -> None:
    broken = [*record.log[:50], PickLine(51, 0, "skip")]
    snapshots = Snapshots(tmp_path)
    assert snapshots.at(GAME, Record(record.header, broken), 50) == replay(GAME, record, 50)
    with pytest.raises(RecordError, match=r"cannot pick|is not asked here"):
        snapshots.at(GAME, Record(record.header, broken), 51)
