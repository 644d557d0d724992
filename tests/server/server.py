"""A real server in a process of its own, to be killed and started again."""

from __future__ import annotations

import signal
import socket
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from urllib.request import urlopen

ROOT = Path(__file__).parents[2]
PATIENCE = 120
"""Seconds: a machine may have other things to do."""


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Server:
    """`trollbord serve` on a port and a folder of its own, with chance that repeats."""

    def __init__(
        self,
        data: Path,
        pause: float = 0.02,
        program: str = "tests.server.seeded",
        options: Sequence[str] = (),
    ) -> None:
        data.mkdir(exist_ok=True)
        self.data = data
        self.program = program
        self.options = options
        self.pause = pause
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.log = data / "server.log"
        self.process = self._start()

    def _start(self) -> subprocess.Popen[bytes]:
        command = [sys.executable, "-m", self.program, "serve", "--no-browser"]
        command += ["--port", str(self.port), "--data", str(self.data)]
        command += ["--pause", str(self.pause), *self.options]
        with self.log.open("ab") as log:
            process = subprocess.Popen(command, stdout=log, stderr=log, cwd=ROOT)
        self._wait(process)
        return process

    def _wait(self, process: subprocess.Popen[bytes]) -> None:
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline:
            try:
                urlopen(f"{self.url}/", timeout=PATIENCE / 4).close()
            except OSError:
                assert process.poll() is None, self.log.read_text()
                time.sleep(0.1)
            else:
                return
        process.kill()
        process.wait()
        raise AssertionError(f"the server does not answer: {self.log.read_text()}")

    def kill(self) -> None:
        """End it at once, without a word."""
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def restart(self) -> None:
        self.process = self._start()

    def stop(self) -> None:
        """End it politely; it must not have complained."""
        self.process.terminate()
        self.process.wait(timeout=PATIENCE)
        said = self.log.read_text()
        assert "Traceback" not in said, said
