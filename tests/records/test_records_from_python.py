"""The module for people who read and write records from Python."""

import doctest
from pathlib import Path
from random import Random
from typing import Any

import pytest

import trollbord
from trollbord import records
from trollbord.records import attachments
from trollbord.records.record import RecordEntry


def test_the_example_at_its_head_is_true() -> None:
    found = doctest.testmod(records)
    assert (found.failed, found.attempted) == (0, 7)


def test_a_record_is_saved_loaded_and_played_on(tmp_path: Path) -> None:
    match = trollbord.Match(trollbord.load("ragnarocks"), seed=2)
    match.pick("move A2 C2")
    path = tmp_path / "evening.troll"
    records.save(records.recorded(match, reveal=True), path)
    again = records.resume(records.load(path))
    assert again.state == match.state
    assert records.replay(records.load(path), 0) == match.game.new()
    assert [entry.name for entry in tmp_path.iterdir()] == ["evening.troll"]


@pytest.mark.parametrize(
    ("given", "expected"),
    [
        ({"date": "yesterday"}, "'yesterday' stands where a date such as"),
        ({"languages": ["english", "de"]}, "where the end of the line is expected"),
        ({"players": ["Ada", "Ben", "Eve"]}, "there is no seat 2: the last one is 1"),
    ],
)
def test_what_could_not_be_read_again_is_not_written(given: dict[str, Any], expected: str) -> None:
    match = trollbord.Match(trollbord.load("ragnarocks"), seed=2)
    with pytest.raises(records.RecordError, match=expected):
        records.recorded(match, **given)


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        (records.UndoLine(1, 0, 5), "nobody can go back to line 5"),
        (records.PickLine(7, 0, "move A2 C2"), "line 7 is out of order: expected line 1"),
    ],
)
def test_a_record_that_was_never_a_file_is_verified_too(line: RecordEntry, expected: str) -> None:
    found = records.verify(records.Record(records.Header("ragnarocks", 2), [line]))
    assert expected in str(found.error)


def test_a_save_that_fails_leaves_no_draft(tmp_path: Path) -> None:
    (tmp_path / "evening.troll").mkdir()
    match = trollbord.Match(trollbord.load("ragnarocks"), seed=2)
    with pytest.raises(IsADirectoryError):
        records.save(records.recorded(match), tmp_path / "evening.troll")
    assert [entry.name for entry in tmp_path.iterdir()] == ["evening.troll"]


def test_what_lies_beside_and_is_no_text_is_named_by_its_line(tmp_path: Path) -> None:
    match = trollbord.Match(trollbord.load("ragnarocks"), seed=2)
    (tmp_path / "a.troll.beside").write_bytes(b"trollbord beside 1 x\n1 \xff\n")
    with pytest.raises(records.RecordError, match="line 2 of the file that belongs to this record"):
        attachments.load(tmp_path / "a.troll", records.recorded(match))


def test_a_game_played_without_aim_is_read_back_however_long_it_was() -> None:
    """Nothing bounds the number of turns in Trollfjord: this game has more than 14,000 picks."""
    match, rng = trollbord.Match(trollbord.load("trollfjord"), 4, seed=4), Random(4)
    while match.state.ask is not None:
        match.pick(rng.choice(match.state.ask.options))
    assert len(match.picks) > 14_000

    record = records.parse(records.recorded(match).text())

    assert records.replay(record) == match.state
