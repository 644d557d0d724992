"""The bench of environments counts what it says it counts."""

import sys
from pathlib import Path

import pytest
from click.testing import CliRunner

from lab.app import app
from lab.bench import builds, envs, peers


@pytest.mark.parametrize("make", [envs.vector, envs.pettingzoo, envs.bare])
def test_each_way_counts_the_decisions_it_makes(make) -> None:  # type: ignore[no-untyped-def]
    done = make("ragnarocks", 2)()

    assert done["decisions"] >= 20


def test_all_ways_of_a_game_take_part_in_every_build_and_peers_where_they_are_installed(
    tmp_path: Path,
) -> None:
    entries = envs.entries(("trollfjord",), {"interpreted": "a", "compiled": "b"})
    assert [(each.mode, each.build) for each in entries] == [
        (mode, build) for mode in envs.MODES for build in ("interpreted", "compiled")
    ]
    assert envs.peer_entries(tmp_path) == []
    (tmp_path / "peers.txt").write_text("\n".join(peers.REQUIREMENTS), encoding="utf-8")
    names = [each.game for each in envs.peer_entries(tmp_path)]
    assert "OpenSpiel connect_four" in names and "PettingZoo chess_v6" in names


def test_the_command_shows_environments(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(builds, "paths", lambda: {"interpreted": sys.path[0]})
    monkeypatch.setattr(builds, "PEERS", tmp_path)
    timed = "lab.commands.bench.envs.import_seconds"
    monkeypatch.setattr(timed, lambda python, path: 0.1)
    words = ["bench", "envs", "ragnarocks", "--rounds", "1", "--seconds", "0.05"]
    done = CliRunner().invoke(app, [*words], env={"COLUMNS": "200"})

    assert done.exit_code == 0, done.output
    for mode in envs.MODES:
        assert f"ragnarocks for 2 {mode} interpreted" in done.output
