"""A real PostgreSQL on a port and a folder of its own, from the installed programs: to be killed, restarted and slowed down."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from typing import Final

from trollbord.server.processes.serve import LOCAL, listening
from trollbord.server.store.postgres_programs import found, program

USERS: Final = ("postgres", "nobody")
OWN: Final = ("postgresql", "postgresql://")
"""What asks for a PostgreSQL that belongs to the run."""
PATIENCE: Final = 120.0
"""Seconds: a machine may have other things to do."""


def programs() -> Path | None:
    """The folder of PostgreSQL's programs; None where it is not installed."""
    file = found("initdb")
    return None if file is None else file.parent


@contextmanager
def database_of(store: str) -> Iterator[Postgres | None]:
    """A PostgreSQL for this block if `store` is `postgresql` alone; None if it names one that runs."""
    if store not in OWN:
        yield None
        return
    running = Postgres(program("initdb").parent, "max_connections=60")
    try:
        yield running
    finally:
        running.stop()


class Postgres:
    """A server without passwords, for this machine alone."""

    def __init__(self, programs: Path, *options: str) -> None:
        """`options` are settings of PostgreSQL, as `fsync=off`."""
        self.programs: Final = programs
        self.options: Final = ("listen_addresses=127.0.0.1", *options)
        self.folder: Final = Path(tempfile.mkdtemp(prefix="trollbord-postgres-"))
        self.port: Final = _free_port()
        self.user: Final = _another_user()
        self._numbers: Final = count(1)
        if self.user is not None:
            shutil.chown(self.folder, self.user)
        self._initialise()
        self.process = self._start()

    def database(self) -> str:
        """The address of a new, empty database, as a person would write it."""
        name = f"trollbord{next(self._numbers)}"
        self.execute(f"CREATE DATABASE {name}")
        return self.address(name)

    def execute(self, statement: str) -> None:
        """Run a statement of administration."""
        import psycopg

        with psycopg.connect(self.address("postgres"), autocommit=True) as connection:
            connection.execute(statement.encode())

    def restart(self) -> None:
        """End all connections, stop, and start on the same port."""
        self._end(signal.SIGINT)  # PostgreSQL's "fast shutdown"
        self.process = self._start()

    def kill(self) -> None:
        """End all its processes at once, without a word, and start it again: it recovers from its log."""
        children = self._children()
        self._end(signal.SIGKILL)
        for child in children:
            _kill(child)
        (self.folder / "data" / "postmaster.pid").unlink(missing_ok=True)
        self.process = self._start()

    def stop(self) -> None:
        """Stop and leave nothing behind."""
        self._end(signal.SIGINT)
        shutil.rmtree(self.folder)

    def address(self, database: str) -> str:
        """The address of a database."""
        return f"postgresql://trollbord@{LOCAL}:{self.port}/{database}"

    def cpu(self) -> float:
        """Seconds of CPU of all its processes, ended ones too."""
        ticks = _ticks(self.process.pid, 15) + sum([_ticks(pid, 13) for pid in self._children()])
        return ticks / os.sysconf("SC_CLK_TCK")

    def _children(self) -> list[int]:
        listed = Path(f"/proc/{self.process.pid}/task/{self.process.pid}/children")
        return [int(pid) for pid in listed.read_text(encoding="ascii").split()]

    def _initialise(self) -> None:
        command = [str(self.programs / "initdb"), "-D", str(self.folder / "data")]
        command += ["-U", "trollbord", "--auth=trust", "--encoding=UTF8", "--locale=C", "--no-sync"]
        done = subprocess.run(
            command, user=self.user, cwd=self.folder, capture_output=True, text=True, check=False
        )
        assert done.returncode == 0, done.stderr

    def _start(self) -> subprocess.Popen[bytes]:
        command = [str(self.programs / "postgres"), "-D", str(self.folder / "data")]
        command += ["-p", str(self.port), "-k", str(self.folder)]
        command += [word for option in self.options for word in ("-c", option)]
        with self._log.open("ab") as log:
            process = subprocess.Popen(
                command, user=self.user, cwd=self.folder, stdout=log, stderr=log
            )
        self._wait(process)
        return process

    def _wait(self, process: subprocess.Popen[bytes]) -> None:
        import psycopg

        deadline = time.monotonic() + PATIENCE
        while True:
            try:
                psycopg.connect(self.address("postgres")).close()
            except psycopg.OperationalError:
                is_late = time.monotonic() > deadline
                assert process.poll() is None and not is_late, self._log.read_text()
                time.sleep(0.05)
            else:
                return

    def _end(self, how: signal.Signals) -> None:
        self.process.send_signal(how)
        self.process.wait(timeout=PATIENCE)

    @property
    def _log(self) -> Path:
        return self.folder / "log"


def _ticks(pid: int, last: int) -> int:
    """The clock ticks of a process; up to field 15 of its line with those of children that have ended."""
    try:
        line = Path(f"/proc/{pid}/stat").read_text(encoding="utf-8")
    except FileNotFoundError:
        return 0
    fields = line.rpartition(")")[2].split()
    return sum([int(field) for field in fields[11:last]])


def _kill(pid: int) -> None:
    try:
        os.kill(pid, signal.SIGKILL)
    except ProcessLookupError:
        return


def _free_port() -> int:
    with listening(LOCAL, 0) as probe:
        return int(probe.getsockname()[1])


def _another_user() -> str | None:
    """PostgreSQL refuses to run as root; None: as who runs this."""
    if os.getuid() != 0:
        return None
    import pwd

    known = {each.pw_name for each in pwd.getpwall()}
    return next(user for user in USERS if user in known)
