"""Rooms need no web server, no database, no thread and no process: a browser could hold them."""

import subprocess
import sys

from tests.server.pages import ROOT


def test_a_game_a_lesson_and_a_replay_are_played_without_a_server() -> None:
    command = [sys.executable, "-c", "from tests.server import refused, alone; alone.main()"]

    done = subprocess.run(command, cwd=ROOT, check=False, capture_output=True, text=True)

    assert done.returncode == 0, done.stderr[-3000:]
    said = dict(line.split(" ", 1) for line in done.stdout.splitlines())
    assert sorted(said) == ["game", "lesson", "replay"]
    picks, versions, results = map(int, said["game"].split())
    assert (picks > 20, versions > 20, results) == (True, True, 1)
    assert said["replay"].split()[0] == said["game"].split()[0]
    assert said["lesson"] == "8 1"  # all steps, and one hint
