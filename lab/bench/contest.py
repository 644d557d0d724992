"""A contest of speed: each contestant a process of its own, played in turns, timed in CPU seconds."""

import json
import math
import os
import statistics
import subprocess
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final, NamedTuple

from lab.bench.drivers.serve import Counts


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
    """A rate per CPU second: the median of the rounds, and the slowest and the fastest of them."""

    median: float
    low: float
    high: float


class Ratio(NamedTuple):
    """How many times another's rate: the median of all slices, and between what the middle half of them lies."""

    median: float
    low: float
    high: float

    def __str__(self) -> str:
        return f"{self.median:.2f} ({self.low:.2f}-{self.high:.2f})"


class Outcome:
    """What one contestant did, round by round, and in turns with those it is compared with."""

    def __init__(self, entry: Entry) -> None:
        self.entry: Final = entry
        self.rounds: Final[list[Counts]] = []
        self.beside: Final[dict[Entry, list[tuple[Counts, Counts]]]] = {}
        """Slices of this one and of another, each pair played right after each other."""

    def rate(self, count: str) -> Rate | None:
        """The rate of a count, if this contestant counts it."""
        rates = [rate_of(done, count) for done in self.rounds if count in done]
        return Rate(statistics.median(rates), min(rates), max(rates)) if rates else None

    def ratio(self, other: Entry, count: str, theirs: str = "") -> Ratio | None:
        """How many times the other's rate of the same or another count, if they were compared."""
        pairs = self.beside.get(other, [])
        found = [rate_of(mine, count) / rate_of(their, theirs or count) for mine, their in pairs]
        if not found:
            return None
        low, median, high = statistics.quantiles(found * 2 if len(found) == 1 else found, n=4)
        return Ratio(median, low, high)


def rate_of(done: Counts, count: str) -> float:
    """How many of this are done in a CPU second."""
    return done[count] / done["cpu"]


class Contestant:
    """A running process that plays when it is told to."""

    def __init__(self, entry: Entry) -> None:
        self.outcome: Final = Outcome(entry)
        environment = {**os.environ, "PYTHONHASHSEED": "0"}
        if entry.path:
            environment["PYTHONPATH"] = os.pathsep.join([entry.path, ROOT])
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

    def play(self, seconds: float) -> Counts:
        """Play for so long, and tell what was done."""
        assert self.process.stdin is not None
        self.process.stdin.write(f"{seconds}\n")
        self.process.stdin.flush()
        done: Counts = json.loads(self._line())
        return done

    def compare(self, other: "Contestant", seconds: float) -> None:
        """Play in turns with another, in slices so short that the machine is the same for both."""
        slices = self.outcome.beside.setdefault(other.outcome.entry, [])
        for _ in range(math.ceil(seconds / SLICE)):
            slices.append((self.play(SLICE), other.play(SLICE)))

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
    pairs: Sequence[tuple[Entry, Entry]],
    rounds: int,
    seconds: float,
    step: Callable[[], None],
    failed: Callable[[Entry, str], None],
) -> list[Outcome]:
    """Let all entries play in turns, round after round, and then each pair that is compared.

    Those that can't start are reported and left out.
    """
    playing: dict[Entry, Contestant] = {}
    contestants = [Contestant(entry) for entry in entries]
    try:
        for each in contestants:
            if each.is_ready():
                playing[each.outcome.entry] = each
            else:
                failed(each.outcome.entry, each.complaint())
        for _ in range(rounds):
            for each in playing.values():
                each.outcome.rounds.append(each.play(seconds))
                step()
            for ours, theirs in pairs:
                if ours in playing and theirs in playing:
                    playing[ours].compare(playing[theirs], seconds)
                step()
    finally:
        for each in contestants:
            each.leave()
    return [each.outcome for each in playing.values()]


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
SLICE: Final = 0.05
"""The CPU seconds of a turn where two are compared: a busy machine changes its mind from second to second."""
DRIVERS: Final = Path(__file__).parent / "drivers"
ROOT: Final = str(Path(__file__).parents[2])
"""Where `lab` is found, whatever `trollbord` stands before it."""
