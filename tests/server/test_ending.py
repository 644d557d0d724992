"""SIGTERM ends every process within ten seconds, whatever hangs in it."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from threading import Event, Thread
from time import monotonic
from urllib.request import urlopen

import pytest
from sqlalchemy import make_url

from lab.faults.postgres import Postgres
from lab.faults.wire import Wire
from tests.server.running import run
from tests.server.server import PATIENCE, ROOT, free_port
from tests.server.test_outside import ask, dripping
from tests.server.test_reminders import HOME, Club
from trollbord.server.reminders.operator import Operator, Smtp

IN_TIME = 10.0


@contextmanager
def started(*words: str) -> Iterator[subprocess.Popen[str]]:
    """A process of Trollbord that has said its first word."""
    command = [sys.executable, "-m", "trollbord", *words]
    process = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    try:
        assert process.stdout.readline()
        yield process
    finally:
        process.kill()
        process.communicate()


def ended(process: subprocess.Popen[str]) -> float:
    """Seconds from SIGTERM until the end."""
    began = monotonic()
    process.terminate()
    process.wait(timeout=PATIENCE)
    return monotonic() - began


@pytest.fixture
def address(postgres: Postgres) -> str:
    return postgres.database()


@pytest.fixture
def wire(address: str) -> Iterator[Wire]:
    wire = Wire(make_url(address).port or 0)
    yield wire
    wire.close()


def far(address: str, wire: Wire) -> str:
    url = make_url(address).set(host="127.0.0.1", port=wire.port)
    return url.render_as_string(hide_password=False)


def web(port: int, folder: Path, store: str) -> Sequence[str]:
    return (
        *("serve", "--no-browser", "--port", str(port), "--data", str(folder)),
        *("--store", store),
    )


def test_a_web_process_ends_while_its_database_is_silent(
    tmp_path: Path, address: str, wire: Wire
) -> None:
    port = free_port()
    with started(*web(port, tmp_path, far(address, wire))) as process:
        urlopen(f"http://127.0.0.1:{port}/", timeout=PATIENCE).close()
        wire.is_silent = True
        asking = Thread(target=_asks, args=(port,), daemon=True)
        asking.start()
        assert ended(process) < IN_TIME


def _asks(port: int) -> None:
    try:
        urlopen(f"http://127.0.0.1:{port}/", timeout=PATIENCE).close()
    except OSError:
        return


def test_a_worker_ends_while_its_database_is_silent(address: str, wire: Wire) -> None:
    with started("worker", "--store", far(address, wire)) as process:
        wire.is_silent = True
        assert ended(process) < IN_TIME


def test_a_worker_ends_while_a_mail_server_drips(address: str) -> None:
    called = Event()
    with dripping(b"220", called=called) as port:
        smtp = Smtp("smtp", "127.0.0.1", port, "", "", "table@club.example")

        async def write() -> None:
            club = Club(address, Operator(HOME, smtp))
            await ask(club, "slow", "mail", "slow@example.org")
            await club.server.close()

        run(write())
        mail = f"smtp://127.0.0.1:{port}?from=table@club.example"
        with started("worker", "--store", address, "--address", HOME, "--mail", mail) as process:
            assert called.wait(PATIENCE)
            assert ended(process) < IN_TIME


@pytest.mark.skipif(sys.platform != "linux", reason="forks")
def test_a_bot_that_thinks_ends_with_its_server() -> None:
    """Its process reads no end of its input while it thinks."""
    code = (
        "import os\n"
        "from trollbord.server.jobs.bot_worker import end_with_the_server\n"
        "pid = os.fork()\n"
        "if pid == 0:\n"
        "    end_with_the_server()\n"
        "    os.write(1, b'%d ' % os.getpid())\n"
        "    while True: pass\n"
        "os.read(0, 1)\n"
    )
    server = subprocess.Popen(
        [sys.executable, "-c", code], stdin=subprocess.PIPE, stdout=subprocess.PIPE
    )
    assert server.stdin is not None and server.stdout is not None
    assert server.stdout.read(1)
    server.kill()
    server.wait()
    assert server.stdout.read() is not None  # the end: nobody writes there any more
    server.stdin.close()
    server.stdout.close()
