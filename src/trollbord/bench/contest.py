"""A contest of speed: each contestant a process of its own, played in turns, timed in CPU seconds."""

import json
import os
import statistics
import subprocess
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final, NamedTuple


class Entry(NamedTuple):
    """Who takes part: a game or a peer, what it does, in which build, and the command that runs it."""

    game: str
    mode: str
    build: str
    command: tuple[str, ...]
    path: str = ""
    peer: bool = False
    seats: int = 0


class Rate(NamedTuple):
    """So many a CPU second: the median of the rounds, and the slowest and the fastest of them."""

    median: float
    low: float
    high: float


class Outcome:
    """What one contestant did, round by round."""

    def __init__(self, entry: Entry) -> None:
        self.entry: Final = entry
        self.rounds: Final[list[dict[str, float]]] = []

    def each(self, count: str) -> list[float]:
        """The rates of a count in all rounds."""
        return [done[count] / done["cpu"] for done in self.rounds if count in done]

    def rate(self, count: str) -> Rate | None:
        """The rate of a count, if this contestant counts it."""
        rates = self.each(count)
        return Rate(statistics.median(rates), min(rates), max(rates)) if rates else None

    def ratio(self, other: "Outcome", count: str, theirs: str = "") -> float | None:
        """How many times the other's rate of the same or another count, by the median of rounds played side by side."""
        pairs = list(zip(self.each(count), other.each(theirs or count)))
        return statistics.median([mine / other for mine, other in pairs]) if pairs else None


class Contestant:
    """A running process that plays when it is told to."""

    def __init__(self, entry: Entry) -> None:
        self.outcome: Final = Outcome(entry)
        environment = {**os.environ, "PYTHONHASHSEED": "0"}
        if entry.path:
            environment["PYTHONPATH"] = entry.path
        else:
            environment.pop("PYTHONPATH", None)
        self.process: Final = subprocess.Popen(
            entry.command,
            env=environment,
            text=True,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
        )

    def is_ready(self) -> bool:
        """Wait until it has warmed up; False if it could not start."""
        return self._line().strip() == "ready"

    def play(self, seconds: float) -> None:
        """One round."""
        assert self.process.stdin is not None
        self.process.stdin.write(f"{seconds}\n")
        self.process.stdin.flush()
        self.outcome.rounds.append(json.loads(self._line()))

    def _line(self) -> str:
        assert self.process.stdout is not None
        # Libraries may greet on the way: only our own words count.
        for line in self.process.stdout:
            if line.startswith(("ready", "{")):
                return line
        return ""

    def complaint(self) -> str:
        """The last line that it wrote before it failed."""
        assert self.process.stderr is not None
        lines = self.process.stderr.read().strip().splitlines()
        return lines[-1] if lines else "it said nothing"

    def leave(self) -> None:
        """End the process."""
        self.process.kill()
        self.process.communicate()


def held(
    entries: Sequence[Entry],
    rounds: int,
    seconds: float,
    step: Callable[[], None],
    failed: Callable[[Entry, str], None],
) -> list[Outcome]:
    """Let all entries play in turns, round after round; those that can't start are reported and left out."""
    playing: list[Contestant] = []
    contestants = [Contestant(entry) for entry in entries]
    try:
        for each in contestants:
            if each.is_ready():
                playing.append(each)
            else:
                failed(each.outcome.entry, each.complaint())
        for _ in range(rounds):
            for each in playing:
                each.play(seconds)
                step()
    finally:
        for each in contestants:
            each.leave()
    return [each.outcome for each in playing]


def import_seconds(python: str, path: str) -> float:
    """The CPU seconds that `import trollbord` takes in a fresh process: the least of some, for the first finds nothing cached."""
    code = "import time; t = time.process_time(); import trollbord; print(time.process_time() - t)"
    environment = {**os.environ, "PYTHONPATH": path}
    done = [
        subprocess.run(
            [python, "-c", code], env=environment, text=True, stdout=subprocess.PIPE, check=True
        )
        for _ in range(IMPORTS)
    ]
    return min([float(each.stdout) for each in done])


IMPORTS: Final = 5
DRIVERS: Final = Path(__file__).parent / "drivers"
