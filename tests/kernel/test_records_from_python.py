"""The module for people who read and write records from Python."""

import doctest
from pathlib import Path
from random import Random

import trollbord
from trollbord import records


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


def test_a_game_played_without_aim_is_read_back_however_long_it_was() -> None:
    """Nothing bounds the number of turns in Trollfjord: this game has more than 15,000 picks."""
    match, rng = trollbord.Match(trollbord.load("trollfjord"), 4, seed=10), Random(10)
    while match.state.ask is not None:
        match.pick(rng.choice(match.state.ask.options))
    assert len(match.picks) > 15_000

    record = records.parse(records.recorded(match).text())

    assert records.replay(record) == match.state
