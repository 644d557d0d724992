"""How much faster two processes of the arena are than one, and what Ray adds to processes."""

import subprocess
import sys
import tempfile
import time
from functools import partial
from pathlib import Path
from typing import Final

from trollbord import Decision, Option, Player
from trollbord.arena.plan import Contest
from trollbord.arena.played import play
from trollbord.arena.spread import LOCAL, spread

WORKERS: Final = 2


def contest_seconds(game: str, bots: str, games: int, workers: int) -> float:
    """Seconds on the clock of a fresh contest, from the command line to its report."""
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "trollbord", "arena", game, "--bots", bots]
        command += ["--games", str(games), "--workers", str(workers)]
        command += ["--out", str(Path(folder) / "matches.csv")]
        began = time.perf_counter()
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        return time.perf_counter() - began


class Waiting(Player):
    """Picks the first option, and waits a second once in a match: so a busy machine is as slow on Ray as without."""

    seconds = 1.0

    def __init__(self) -> None:
        self.name = "waiting"
        self._has_waited = False

    def choose(self, decision: Decision) -> Option:
        if not self._has_waited:
            self._has_waited = True
            time.sleep(self.seconds)
        return decision.options[0]


def match_seconds(game: str, games: int, on_ray: bool) -> float:
    """Seconds for each match of a contest in two processes, on Ray or without; starting is not counted."""
    names = ("waiting", "random")
    contest = Contest(game, names, None, games, 1, makers={"waiting": Waiting})
    matches = spread(partial(play, contest), contest.pairings(), WORKERS, LOCAL if on_ray else None)
    moments = [time.monotonic() for _ in matches]
    return (moments[-1] - moments[0]) / (len(moments) - 1)
