"""Rooms need no web server, no database, no thread and no process: a browser could hold them."""

import subprocess
import sys

from tests.server.pages import ROOT


def test_a_game_a_lesson_and_a_replay_are_played_without_a_server() -> None:
    command = [sys.executable, "-c", "from tests.server import refused, alone; alone.main()"]

    done = subprocess.run(command, cwd=ROOT, check=False, capture_output=True, text=True)

    assert done.returncode == 0, done.stderr[-3000:]
    lines = [line.split() for line in done.stdout.splitlines()]
    said = {name: [int(each) for each in numbers] for name, *numbers in lines}
    assert sorted(said) == ["game", "lesson", "replay"]
    picks, frames, results = said["game"]
    assert (picks > 20, frames > 20, results) == (True, True, 1)
    assert said["replay"][0] == picks < said["replay"][1]
    assert said["lesson"][0] == 8  # all steps
