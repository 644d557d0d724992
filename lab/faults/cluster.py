"""Faults at many processes: web processes, workers and the database are killed, the way to it is cut, delayed, silent or drips, its disk is slow."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
import tempfile
import threading
import time
from collections import Counter
from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random
from typing import Final

from sqlalchemy import create_engine, make_url
from sqlalchemy import text as sql

from lab.faults.player import Player
from lab.faults.postgres import Postgres, database_of
from lab.faults.run import PATIENCE, PLAYERS, Report, looked, plays
from lab.faults.wire import Wire
from trollbord.server.processes.serve import LOCAL, listening
from trollbord.server.store.engines import BadStore, engine_of
from trollbord.server.store.migrate import version_of
from trollbord.server.store.store import Store

WEBS, WORKERS = 2, 2
DELAY: Final = 0.02
"""Seconds by which a slow way delays each part of a message."""
SILENCE: Final = 15.0
"""Seconds for which a pooler is frozen, more than a job at the database may take."""
DRIP: Final = 0.004
"""Seconds after each byte of a way that drips."""
DRIPS: Final = 6.0
"""Seconds for which it drips."""
SLOW_DISK: Final = 20_000
"""Microseconds that a commit takes on a slow disk."""
QUIET: Final = 240.0
"""Seconds within which every bot must have answered after the last fault; the report says how long it took."""


def run_cluster(
    store: str, minutes: float, seed: int, told: Callable[[int, int], None], kills: int = 0
) -> Report:
    """Play for `minutes`, or until `kills` processes were killed, at two web processes and two workers.

    `store` is `postgresql` for a PostgreSQL that is started for this run and killed too, or the address of an empty
    database whose connections are only cut and delayed.
    """
    with (
        tempfile.TemporaryDirectory(prefix="trollbord-faults-") as folder,
        database_of(store) as own,
    ):
        address = own.database() if own is not None else store
        _check_empty(address)
        began = time.monotonic()
        cluster = Cluster(Path(folder), address, own, seed)
        players = [Player(cluster.ports, seed * 100 + number) for number in range(PLAYERS)]
        killed = _played(cluster, players, began + 60 * minutes, Random(seed), told, kills)
        calm = time.monotonic()
        late = cluster.unanswered(QUIET)
        calm = time.monotonic() - calm
        cluster.stop()
        total = sum([killed[kind] for kind in ("web", "worker", "database")])
        report = looked(address, players, time.monotonic() - began, total, 0)
        report.killed, report.calm = dict(killed), calm
        report.wrong += [f"{id}: a bot has not answered" for id in late]
        report.wrong += cluster.tracebacks()
        return report


def _check_empty(address: str) -> None:
    """Refuse a database in which there is anything."""
    engine = engine_of(address)
    with engine.connect() as connection:
        is_empty = version_of(connection) is None
    engine.dispose()
    if not is_empty:
        raise BadStore("error-store-full", {"given": engine.url.render_as_string()})
    Store(address).close()


class Cluster:
    """Two web processes and two workers, whose way to the database leads over a wire."""

    def __init__(self, folder: Path, address: str, own: Postgres | None, seed: int) -> None:
        self.folder: Final = folder
        self.address: Final = address
        self.own: Final = own
        self.seed = seed
        url = make_url(address)
        self.wire: Final = Wire(url.port or 5432)
        self.far: Final = url.set(host=LOCAL, port=self.wire.port).render_as_string(False)
        self.ports: Final = [_free_port() for _ in range(WEBS)]
        self.webs: Final = [self._web(port) for port in self.ports]
        self.workers: Final = [self._worker() for _ in range(WORKERS)]
        for port, process in zip(self.ports, self.webs):
            _answers(port, process)

    def _web(self, port: int) -> subprocess.Popen[bytes]:
        self.seed += 1
        place = [str(port), str(self.folder), "0", str(self.seed), self.far]
        return self._started("web", ["-m", "lab.faults.server", *place])

    def _worker(self) -> subprocess.Popen[bytes]:
        words = ["worker", "--store", self.far, "--pause", "0.05"]
        return self._started("worker", ["-m", "trollbord", *words])

    def _started(self, name: str, words: Sequence[str]) -> subprocess.Popen[bytes]:
        paths = os.pathsep.join([path for path in sys.path if path])
        environment = {**os.environ, "PYTHONPATH": paths}
        with (self.folder / f"{name}.log").open("ab") as log:
            return subprocess.Popen(
                [sys.executable, *words], env=environment, stdout=log, stderr=log
            )

    # -- faults

    def kill_web(self, rng: Random) -> None:
        """Kill a web process, and start it again."""
        number = rng.randrange(WEBS)
        _kill(self.webs[number])
        self.webs[number] = self._web(self.ports[number])

    def kill_worker(self, rng: Random) -> None:
        """Kill a worker, and start it again."""
        number = rng.randrange(WORKERS)
        _kill(self.workers[number])
        self.workers[number] = self._worker()

    def kill_database(self, rng: Random) -> None:
        """Kill the database; it starts again at once."""
        if self.own is not None:
            self.own.kill()

    def cut(self, rng: Random) -> None:
        """Cut all connections to the database."""
        self.wire.cut()

    def slow_way(self, rng: Random) -> None:
        """Delay the way to the database for a while, or no longer."""
        self.wire.delay = 0.0 if self.wire.delay else DELAY

    def silence(self, rng: Random) -> None:
        """Hold everything back, as a pooler that is frozen; new connections are taken and hear nothing."""
        self.wire.is_silent = True
        time.sleep(SILENCE)
        self.wire.is_silent = False

    def drips(self, rng: Random) -> None:
        """Let byte after byte pass for a while."""
        self.wire.drip = DRIP
        time.sleep(DRIPS)
        self.wire.drip = 0.0

    def slow_disk(self, rng: Random) -> None:
        """Let every commit wait for a slow disk, or no longer."""
        if self.own is not None:
            delay = rng.choice((0, SLOW_DISK))
            self.own.execute(f"ALTER SYSTEM SET commit_delay = {delay}")
            self.own.execute("ALTER SYSTEM SET commit_siblings = 0")
            self.own.execute("SELECT pg_reload_conf()")

    def is_served(self) -> bool:
        """Whether all web processes answer."""
        return all(_is_open(port) for port in self.ports)

    def revive(self) -> None:
        """Start again what has ended by itself: the supervisor's part."""
        for number, process in enumerate(self.webs):
            if process.poll() is not None:
                self.webs[number] = self._web(self.ports[number])
        for number, process in enumerate(self.workers):
            if process.poll() is not None:
                self.workers[number] = self._worker()

    # -- afterwards

    def unanswered(self, seconds: float) -> list[str]:
        """The tables whose bot has not answered within `seconds`."""
        self.wire.delay = 0.0
        engine = create_engine(make_url(self.address).set(drivername="postgresql+psycopg"))
        end = time.monotonic() + seconds
        while True:
            self.revive()
            with engine.connect() as connection:
                found = connection.execute(sql("SELECT id FROM tables WHERE bot <> ''"))
                late = [str(row[0]) for row in found]
            if not late or time.monotonic() > end:
                engine.dispose()
                return late
            time.sleep(0.5)

    def stop(self) -> None:
        """End everything."""
        for process in [*self.webs, *self.workers]:
            _kill(process)
        self.wire.close()

    def tracebacks(self) -> list[str]:
        """What the logs of processes complain about."""
        texts = [file.read_text(encoding="utf-8") for file in self.folder.glob("*.log")]
        return [part for text in texts for part in _tracebacks(text)]


def _played(
    cluster: Cluster,
    players: Sequence[Player],
    end: float,
    rng: Random,
    told: Callable[[int, int], None],
    most: int,
) -> Counter[str]:
    """Let all players play, and do some harm every second or so; how often which."""
    harms: dict[str, Callable[[Random], None]] = {
        "web": cluster.kill_web,
        "worker": cluster.kill_worker,
        "cut": cluster.cut,
        "slow way": cluster.slow_way,
        "silence": cluster.silence,
        "drips": cluster.drips,
    }
    if cluster.own is not None:
        harms |= {"database": cluster.kill_database, "slow disk": cluster.slow_disk}
    stop, killed = threading.Event(), Counter[str]()
    threads = [threading.Thread(target=plays, args=(player, stop)) for player in players]
    for thread in threads:
        thread.start()
    try:
        while time.monotonic() < end and not (most and _kills(killed) >= most):
            time.sleep(rng.uniform(0.3, 2.5))
            cluster.revive()
            kind = rng.choice(list(harms))
            if kind == "web" and not cluster.is_served():
                continue  # one that only begins is worth no kill
            harms[kind](rng)
            killed[kind] += 1
            told(_kills(killed), killed.total() - _kills(killed))
    finally:
        stop.set()
        for thread in threads:
            thread.join()
    return killed


def _tracebacks(text: str) -> list[str]:
    """The last lines of each traceback in a log, each different one once."""
    parts = text.split("Traceback (most recent call last):")[1:]
    return list(dict.fromkeys([part[:1500] for part in parts]))[:5]


def _kills(killed: Counter[str]) -> int:
    return sum([killed[kind] for kind in ("web", "worker", "database")])


def _kill(process: subprocess.Popen[bytes]) -> None:
    process.kill()
    process.wait()


def _free_port() -> int:
    with listening(LOCAL, 0) as probe:
        return int(probe.getsockname()[1])


def _is_open(port: int) -> bool:
    try:
        socket.create_connection((LOCAL, port), timeout=1).close()
    except OSError:
        return False
    return True


def _answers(port: int, process: subprocess.Popen[bytes]) -> None:
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline:
        if _is_open(port):
            return
        assert process.poll() is None, "a web process has ended before it began"
        time.sleep(0.05)
    raise TimeoutError("a web process does not answer")
