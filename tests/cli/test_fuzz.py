"""A bounded slice of the fuzzing of records; `trollbord fuzz --count 100000` is the whole."""

from pathlib import Path

import pytest
from click.testing import CliRunner

import trollbord
from trollbord.cli import fuzzing
from trollbord.cli.app import app
from trollbord.cli.fuzzing import looked_at, outcomes, specimens


def test_damaged_records_get_a_sentence() -> None:
    found = list(outcomes(specimens(trollbord.game_ids(), 1), 400, 1))
    assert [outcome.crash for outcome in found if outcome.is_bad] == []
    assert all(outcome.sentence for outcome in found)
    assert len({outcome.sentence for outcome in found}) > 200
    assert sum(outcome.sentence.startswith("line ") for outcome in found) > 200


def test_the_fuzzer_sees_a_crash(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    def fails(data: bytes) -> None:
        raise KeyError("nobody thought of this")

    monkeypatch.setattr(fuzzing, "decode", fails)
    assert looked_at(b"trollbord 1").crash == "KeyError: 'nobody thought of this'"
    done = CliRunner().invoke(app, ["fuzz", "ragnarocks", "--count", "3", "--keep", str(tmp_path)])
    assert done.exit_code == 1
    assert len(list(tmp_path.iterdir())) >= 1


def test_the_command_says_what_it_did() -> None:
    done = CliRunner().invoke(app, ["--language", "en", "fuzz", "ragnarocks", "--count", "20"])
    assert done.exit_code == 0, done.output
    assert "20 damaged records, 0 crashes or delays" in done.output
