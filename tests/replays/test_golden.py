"""Golden records replay to the same tables at every line, and to the same scores."""

from pathlib import Path

import pytest

import trollbord
from tests.replays.golden import GAMES, HERE, marked, marks, path_of, paths
from trollbord.records.reader import load
from trollbord.records.verifying import verify

ANEW = "if a rule was changed on purpose, this writes the records anew: .venv/bin/python tools/golden.py {}"


@pytest.mark.parametrize("path", paths(), ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_golden_record_replays_to_the_same_tables(path: Path) -> None:
    record = load(path)
    game = trollbord.load(record.header.game)
    assert record.text() == path.read_text(encoding="utf-8")
    verdict = verify(game, record)
    assert verdict.error is None, f"{verdict.error}; {ANEW.format(game.id)}"
    assert verdict.is_complete and verdict.is_sealed
    now, then = marks(game, record), marked(record)
    assert len(then) == 2 * (len(record.log) + 1)
    changed = [at // 2 for at in range(0, len(then), 2) if now[at : at + 2] != then[at : at + 2]]
    assert not changed, f"the table after line {changed[0]} is another one; {ANEW.format(game.id)}"


@pytest.mark.parametrize("game", trollbord.game_ids())
def test_every_game_has_ten_golden_records_for_every_number_of_seats(game: str) -> None:
    expected = {
        path_of(game, seats, number)
        for seats in trollbord.load(game).seats
        for number in range(1, GAMES + 1)
    }
    assert set((HERE / game).glob("*.troll")) == expected
