"""How much faster two processes of the arena are than one: the same matches, in turn, three times over.

    python tools/workers.py ragnarocks --bots greedy,random --games 1500

Play it on a machine that is otherwise quiet: on a busy one the second process gets no core of its own. A contest of a
few seconds tells little: starting takes one of them.
"""

import argparse
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from statistics import median

from rich.console import Console
from rich.progress import track


def seconds(game: str, bots: str, games: int, workers: int) -> float:
    """What a fresh contest takes by the clock on the wall, from the command line to its report."""
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "trollbord", "arena", game, "--bots", bots]
        command += ["--games", str(games), "--workers", str(workers)]
        command += ["--out", str(Path(folder) / "matches.csv")]
        began = time.perf_counter()
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        return time.perf_counter() - began


def main() -> int:
    """Print the seconds of both and their ratio."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("game", nargs="?", default="ragnarocks")
    parser.add_argument("--bots", default="greedy,random")
    parser.add_argument("--games", type=int, default=1500)
    parser.add_argument("--rounds", type=int, default=3)
    given = parser.parse_args()
    load = os.getloadavg()[0]
    ones, twos = [], []
    for _ in track(range(given.rounds), "playing", console=Console(stderr=True)):
        ones.append(seconds(given.game, given.bots, given.games, 1))
        twos.append(seconds(given.game, given.bots, given.games, 2))
    ratio = median(one / two for one, two in zip(ones, twos, strict=True))
    print(
        f"{given.games} matches of {given.bots} in {given.game}: {median(ones):.1f} s with one process, "
        f"{median(twos):.1f} s with two, {ratio:.2f} times as fast (load before: {load:.1f})"
    )
    return 0


if __name__ == "__main__":
    sys.exit(main())
