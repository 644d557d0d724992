"""A real PostgreSQL on a port and a folder of its own, to be restarted, with a new database for whoever asks."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import tempfile
import time
from itertools import count
from pathlib import Path

import psycopg

from tests.server.server import PATIENCE, free_port

PLACES = "/usr/lib/postgresql"
USERS = ("postgres", "nobody")
OPTIONS = ("fsync=off", "listen_addresses=127.0.0.1", "max_connections=40")


def programs() -> Path | None:
    """The folder of PostgreSQL's programs, the newest where there are several; None where it is not installed."""
    found = [each.parent for each in Path(PLACES).glob("*/bin/initdb")]
    if found:
        return max(found, key=lambda folder: float(folder.parent.name))
    here = shutil.which("initdb")
    return Path(here).parent if here else None


class Postgres:
    """A server without passwords, for this machine alone."""

    def __init__(self, programs: Path) -> None:
        self.programs = programs
        self.folder = Path(tempfile.mkdtemp(prefix="trollbord-postgres-"))
        self.port = free_port()
        self.user = _another_user()
        self._numbers = count(1)
        if self.user is not None:
            shutil.chown(self.folder, self.user)
        self._initialise()
        self.process = self._start()

    def database(self) -> str:
        """The address of a new, empty database, as a person would write it."""
        name = f"trollbord{next(self._numbers)}"
        with psycopg.connect(self._address("postgres"), autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name}".encode())
        return self._address(name)

    def restart(self) -> None:
        """End all connections, stop, and start on the same port."""
        self._end()
        self.process = self._start()

    def stop(self) -> None:
        """Stop and leave nothing behind."""
        self._end()
        shutil.rmtree(self.folder)

    def _address(self, database: str) -> str:
        return f"postgresql://trollbord@127.0.0.1:{self.port}/{database}"

    def _initialise(self) -> None:
        command = [
            str(self.programs / "initdb"),
            "-D",
            str(self.folder / "data"),
            "-U",
            "trollbord",
        ]
        command += ["--auth=trust", "--encoding=UTF8", "--locale=C", "--no-sync"]
        done = subprocess.run(
            command, user=self.user, cwd=self.folder, capture_output=True, text=True, check=False
        )
        assert done.returncode == 0, done.stderr

    def _start(self) -> subprocess.Popen[bytes]:
        command = [str(self.programs / "postgres"), "-D", str(self.folder / "data")]
        command += ["-p", str(self.port), "-k", str(self.folder)]
        command += [word for option in OPTIONS for word in ("-c", option)]
        with self._log.open("ab") as log:
            process = subprocess.Popen(
                command, user=self.user, cwd=self.folder, stdout=log, stderr=log
            )
        self._wait(process)
        return process

    def _wait(self, process: subprocess.Popen[bytes]) -> None:
        deadline = time.monotonic() + PATIENCE
        while True:
            try:
                psycopg.connect(self._address("postgres")).close()
            except psycopg.OperationalError:
                is_late = time.monotonic() > deadline
                assert process.poll() is None and not is_late, self._log.read_text()
                time.sleep(0.05)
            else:
                return

    def _end(self) -> None:
        self.process.send_signal(signal.SIGINT)  # PostgreSQL's "fast shutdown"
        self.process.wait(timeout=PATIENCE)

    @property
    def _log(self) -> Path:
        return self.folder / "log"


def _another_user() -> str | None:
    """PostgreSQL refuses to run as root; None: as who runs the tests."""
    if os.getuid() != 0:
        return None
    import pwd

    known = {each.pw_name for each in pwd.getpwall()}
    return next(user for user in USERS if user in known)
