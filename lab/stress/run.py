"""A stress test from beginning to end: lay tables, let viewers in, raise the rate until screens come too late."""

from __future__ import annotations

import asyncio
import os
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager, ExitStack, contextmanager, nullcontext
from pathlib import Path
from typing import Final
from urllib.request import urlopen

import msgspec

from lab.faults.postgres import Postgres, database_of
from lab.stress.crowd import Crowd
from lab.stress.ground import Place, laid, url_of
from lab.stress.server import Figures
from trollbord.server.processes.serve import LOCAL
from trollbord.server.profile import PARTS

LIMIT: Final = 0.1
"""Seconds from a pick to everybody's screen, for 99 of 100 picks."""
FIRST: Final = 20.0
STEP: Final = 1.5
BISECTIONS: Final = 3
PATIENCE: Final = 3000
"""Tenths of a second that the server has to begin: all that browsers keep is drawn first."""
CLOSE: Final = 0.95
"""A rate counts as held if so much of it was really picked."""

Told = Callable[[str, int, int], None]
"""What is told of the progress: which part, how much of it, of how much."""


class Plan(msgspec.Struct, frozen=True):
    """What is to be tried."""

    games: tuple[str, ...]
    tables: int = 500
    seconds: float = 8.0
    rate: float = 0.0
    most: float = 1000.0
    seed: int = 0
    store: str = ""
    processes: int = 1
    apart: bool = False


class Step(msgspec.Struct):
    """What one rate has shown."""

    rate: float
    picked: float
    median: float
    late: float
    cpu: float
    parts: dict[str, float]
    refused: int
    database: float = 0.0
    """The CPU of a PostgreSQL that runs for this test alone."""

    @property
    def is_held(self) -> bool:
        """Whether screens came in time at this rate."""
        return self.late < LIMIT and self.picked >= CLOSE * self.rate and not self.refused


class Outcome(msgspec.Struct):
    """What a stress test has shown."""

    plan: Plan
    viewers: int
    memory: float
    load: tuple[float, float]
    steps: list[Step]

    @property
    def best(self) -> Step | None:
        """The highest rate that was held."""
        held = [step for step in self.steps if step.is_held]
        return max(held, key=lambda step: step.rate, default=None)


def stress(plan: Plan, told: Told) -> Outcome:
    """Do it all, on the loopback of this machine and in a folder that is gone afterwards."""
    with tempfile.TemporaryDirectory(prefix="trollbord-stress-") as folder, ExitStack() as ends:
        database = ends.enter_context(_database(plan.store))
        url = plan.store or url_of(Path(folder))
        url = url if database is None else database.database()
        places: list[list[Place]] = []
        for each in laid(url, plan.games, plan.tables, plan.seed):
            places.append(each)
            told("lay", len(places), plan.tables)
        addresses = [ends.enter_context(_served(url)) for _ in range(plan.processes)]
        crowd = Crowd(addresses, places, plan.seed, plan.apart)
        return asyncio.run(_tried(plan, crowd, database, told))


def _database(store: str) -> AbstractContextManager[Postgres | None]:
    return database_of(store) if store else nullcontext()


@contextmanager
def _served(url: str) -> Iterator[str]:
    """A server in a process of its own; its host and port."""
    port = _free_port()
    command = [sys.executable, "-m", "lab.stress.server", str(port), url]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([p for p in sys.path if p])}
    with subprocess.Popen(command, env=environment) as server:
        try:
            address = f"{LOCAL}:{port}"
            _wait(address, server)
            yield address
        finally:
            server.terminate()


async def _tried(plan: Plan, crowd: Crowd, database: Postgres | None, told: Told) -> Outcome:
    load = os.getloadavg()[0]
    come = 0

    def entered() -> None:
        nonlocal come
        come += 1
        told("come", come, crowd.viewers)

    # With the first viewers come games, words and drawings that all share; they are nobody's own.
    await crowd.come(crowd.tables[: len(plan.games)], entered)
    before = _all_figures(crowd)
    await crowd.come(crowd.tables[len(plan.games) :], entered)
    there = _all_figures(crowd)
    assert there.viewers == crowd.viewers, f"{there.viewers} of {crowd.viewers} viewers came in"
    memory = (there.memory - before.memory) / max(1, there.viewers - before.viewers)
    await _step(crowd, database, FIRST / 2, 2.0)  # what is drawn for the first time is drawn now
    steps = await _climbed(plan, crowd, database, told)
    await crowd.go()
    return Outcome(plan, crowd.viewers, memory, (load, os.getloadavg()[0]), steps)


async def _climbed(plan: Plan, crowd: Crowd, database: Postgres | None, told: Told) -> list[Step]:
    """Raise the rate until it is too high, then look for the edge."""
    if plan.rate:
        told("rate", int(plan.rate), int(plan.rate))
        return [await _step(crowd, database, plan.rate, plan.seconds)]
    steps: list[Step] = []
    low, rate = 0.0, FIRST
    while rate <= plan.most:
        told("rate", int(rate), int(plan.most))
        steps.append(await _step(crowd, database, rate, plan.seconds))
        if not steps[-1].is_held:
            break
        low, rate = rate, rate * STEP
    for _ in range(BISECTIONS if rate <= plan.most else 0):
        middle = (low + rate) / 2
        told("rate", int(middle), int(plan.most))
        steps.append(await _step(crowd, database, middle, plan.seconds))
        low, rate = (middle, rate) if steps[-1].is_held else (low, middle)
    return sorted(steps, key=lambda step: step.rate)


async def _step(crowd: Crowd, database: Postgres | None, rate: float, seconds: float) -> Step:
    before, stored = _all_figures(crowd), 0.0 if database is None else database.cpu()
    spent = await crowd.play(rate, seconds)
    after, count = _all_figures(crowd), max(1, len(crowd.delays))
    stored = 0.0 if database is None else database.cpu() - stored
    delays = sorted(crowd.delays) or [0.0]
    parts = {part: (after.parts[part] - before.parts[part]) / count for part in PARTS}
    return Step(
        rate,
        len(crowd.delays) / spent,
        delays[len(delays) // 2],
        delays[min(len(delays) - 1, int(len(delays) * 0.99))],
        (after.cpu - before.cpu) / count,
        parts,
        crowd.refused,
        stored / count,
    )


def _all_figures(crowd: Crowd) -> Figures:
    """What all processes have used."""
    each = [_figures(address) for address in crowd.addresses]
    return Figures(
        sum([figures.cpu for figures in each]),
        each[0].wall,
        sum([figures.memory for figures in each]),
        sum([figures.viewers for figures in each]),
        {part: sum([figures.parts[part] for figures in each]) for part in PARTS},
    )


def _figures(address: str) -> Figures:
    with urlopen(f"http://{address}/figures", timeout=60) as answer:
        return msgspec.json.decode(answer.read(), type=Figures)


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind((LOCAL, 0))
        return int(probe.getsockname()[1])


def _wait(address: str, server: subprocess.Popen[bytes]) -> None:
    for _ in range(PATIENCE):
        try:
            _figures(address)
        except OSError:
            assert server.poll() is None, "the server under stress has ended"
            time.sleep(0.1)
        else:
            return
    raise TimeoutError("the server under stress does not answer")


def told_games(games: Sequence[str]) -> str:
    """The games of a plan in a few words."""
    return ", ".join(dict.fromkeys(games))
