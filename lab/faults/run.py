"""Play while the store fails and the server is killed; then look whether anything acknowledged was lost."""

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

import msgspec

from lab.faults.player import Player
from lab.faults.server import COUNT
from lab.stress.ground import url_of
from trollbord.server.admin.tables import Admin
from trollbord.server.processes.serve import LOCAL
from trollbord.server.store.rows import StoredTable
from trollbord.server.store.store import Store

PLAYERS: Final = 4
SHARE: Final = 0.1
"""The share of the store's operations that fail."""
PATIENCE: Final = 120.0
"""Seconds that the server has to begin."""


class Report(msgspec.Struct):
    """What was done, and what is wrong."""

    seconds: float
    kills: int
    failures: int
    tables: int
    picks: int
    said: int
    notes: int
    answers: dict[int, int]
    wrong: list[str]
    killed: dict[str, int] = {}
    """How often what was killed, cut or slowed down, where there are several processes."""
    calm: float = 0.0
    """Seconds after the last fault until every bot had answered."""


def run(minutes: float, seed: int, told: Callable[[int, int], None], most: int = 0) -> Report:
    """Play for `minutes`, or until `most` kills, on the loopback of this machine and in a folder that is gone afterwards."""
    with tempfile.TemporaryDirectory(prefix="trollbord-faults-") as folder:
        data, began = Path(folder), time.monotonic()
        server = Victim(data, seed)
        players = [Player([server.port], seed * 100 + number) for number in range(PLAYERS)]
        kills = _played(server, players, began + 60 * minutes, Random(seed), told, most)
        log = server.log.read_text(encoding="utf-8")
        report = looked(url_of(data), players, time.monotonic() - began, kills, failures(data))
        if "Traceback" in log:
            report.wrong.append(log[log.index("Traceback") :][:2000])
        return report


class Victim:
    """The server that is killed and started again."""

    def __init__(self, data: Path, seed: int) -> None:
        self.data: Final = data
        self.log: Final = data / "server.log"
        self.starts = seed
        with socket.socket() as probe:
            probe.bind((LOCAL, 0))
            self.port: Final = int(probe.getsockname()[1])
        self.process = self._started()

    def _started(self) -> subprocess.Popen[bytes]:
        self.starts += 1
        place = [str(self.port), str(self.data), str(SHARE), str(self.starts)]
        command = [sys.executable, "-m", "lab.faults.server", *place]
        environment = {**os.environ, "PYTHONPATH": os.pathsep.join([p for p in sys.path if p])}
        with self.log.open("ab") as log:
            process = subprocess.Popen(command, env=environment, stdout=log, stderr=log)
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline:
            try:
                socket.create_connection((LOCAL, self.port), timeout=1).close()
            except OSError:
                if process.poll() is not None:
                    return self._started_again(process.returncode)
                time.sleep(0.05)
            else:
                return process
        raise TimeoutError("the server does not answer")

    def _started_again(self, code: int) -> subprocess.Popen[bytes]:
        """A store that fails while the server begins ends it with a sentence; the operator starts it again."""
        if self.starts > 100_000:
            raise RuntimeError(f"the server does not start any more: {code}")
        return self._started()

    def kill(self) -> None:
        """End the process at once, without a word."""
        self.process.kill()
        self.process.wait()

    def restart(self) -> None:
        """Start again what was killed."""
        self.process = self._started()


def _played(
    server: Victim,
    players: Sequence[Player],
    end: float,
    rng: Random,
    told: Callable[[int, int], None],
    most: int,
) -> int:
    """Let all players play until the end, and kill the server now and then, `most` times if that is not 0; how often."""
    stop, kills = threading.Event(), 0
    threads = [threading.Thread(target=plays, args=(player, stop)) for player in players]
    for thread in threads:
        thread.start()
    try:
        while time.monotonic() < end and not (most and kills >= most):
            time.sleep(rng.uniform(0.5, 4.0))
            server.kill()
            kills += 1
            told(kills, failures(server.data))
            server.restart()
    finally:
        stop.set()
        for thread in threads:
            thread.join()
        server.kill()
    return kills


def plays(player: Player, stop: threading.Event) -> None:
    """Let a player play until told to stop; after trouble it waits a moment."""
    while not stop.is_set():
        time.sleep(0.005 if player.step() else 0.2)


def failures(data: Path) -> int:
    """How many operations of the store have failed on purpose."""
    file = data / COUNT
    return file.stat().st_size if file.exists() else 0


def looked(url: str, players: Sequence[Player], seconds: float, kills: int, failed: int) -> Report:
    """Open what is stored, without faults, and compare it with what was acknowledged."""
    store = Store(url, claims=True)
    admin = Admin(store)
    ids = [table.row.id for table in admin.tables()]
    wrong = [
        f"{id}: {fault.id} {fault.args}" for id, fault in admin.check(ids) if fault is not None
    ]
    wrong += [f"{id}: rows without a table" for id in admin.strays()]
    answers: Counter[int] = Counter()
    for player in players:
        answers.update(player.answers)
        wrong += [f"{id}: was refused to its player" for id in player.missed]
        for id in player.done.tables:
            wrong += _missing(player, id, admin.found(id))
    store.close()
    wrong += [
        f"{count} answers with status {status}" for status, count in answers.items() if _bad(status)
    ]
    done = [player.done for player in players]
    return Report(
        seconds,
        kills,
        failed,
        len(ids),
        sum([len(each.picks) for each in done]),
        sum([len(each.said) for each in done]),
        sum([len(each.notes) for each in done]),
        dict(sorted(answers.items())),
        wrong,
    )


def _bad(status: int) -> bool:
    return status >= 500 and status != 503


def _missing(player: Player, id: str, stored: StoredTable | None) -> list[str]:
    """What was acknowledged at a table and is not there."""
    if stored is None:
        return [f"{id}: the table is lost"]
    done, wrong = player.done, []
    lines = {line.seq: line.option for line in stored.lines}
    said = {row.number: row.text for row in stored.said}
    if max(lines, default=0) < done.lines.get(id, 0):
        wrong.append(
            f"{id}: line {done.lines[id]} was shown, the last one is {max(lines, default=0)}"
        )
    for (table, seq), option in done.picks.items():
        if table == id and lines.get(seq) != option:
            wrong.append(f"{id}: line {seq} is {lines.get(seq)!r}, acknowledged was {option!r}")
    for (table, number), words in done.said.items():
        if table == id and said.get(number) != words:
            wrong.append(f"{id}: talk {number} is {said.get(number)!r}, acknowledged was {words!r}")
    allowed = done.notes.get(id)
    note = [text for name, text in stored.saved.items() if name.startswith("note ")]
    if allowed is not None and "".join(note) not in allowed:
        wrong.append(f"{id}: the note is {note}, acknowledged was {sorted(allowed)}")
    return wrong
