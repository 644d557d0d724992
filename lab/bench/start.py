"""How long it takes from `./play` to the first move against a bot, in a real browser.

The browser runs already when the clock starts, as it does for people.
"""

import contextlib
import os
import resource
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from statistics import median
from typing import TYPE_CHECKING, Final, NamedTuple
from urllib.request import urlopen

from lab.bench import chromium

if TYPE_CHECKING:
    from playwright.sync_api import Browser

COLD_LIMIT: Final = 60.0
WARM_LIMIT: Final = 5.0
"""Seconds from `./play` to the first move: in a fresh clone with its installation, and from then on."""
PATIENCE: Final = 600.0


def free_port() -> int:
    """A free port."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@contextlib.contextmanager
def playing(folder: Path) -> Iterator[str]:
    """`./play` in a folder, with tables of its own; the address that it will answer at."""
    port = free_port()
    with tempfile.TemporaryDirectory() as data:
        command = [sys.executable, str(folder / "play"), "serve", "--no-browser"]
        command += ["--port", str(port), "--data", data]
        server = subprocess.Popen(command, cwd=folder, stdout=subprocess.DEVNULL, env=_plain())
        try:
            yield f"http://127.0.0.1:{port}/"
        finally:
            server.terminate()
            server.wait(timeout=30)


def _plain() -> dict[str, str]:
    """The environment of a person who has just cloned the project."""
    return {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}


def answered(address: str) -> None:
    """Wait until a server answers there."""
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline:
        try:
            urlopen(address, timeout=30).close()
        except OSError:
            time.sleep(0.05)
        else:
            return
    raise TimeoutError(f"nobody answers at {address}")


class Measured(NamedTuple):
    """Seconds until the first page answers, until the first move is acknowledged, and of work for the server."""

    served: float
    moved: float
    worked: float


def _worked() -> float:
    """Seconds of CPU time of all that has ended: `./play`, the installation, the bots."""
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def first_move(browser: "Browser", folder: Path) -> Measured:
    """From `./play` to a move that the server has acknowledged."""
    started, before = time.perf_counter(), _worked()
    with playing(folder) as address:
        answered(address)
        served = time.perf_counter() - started
        page = browser.new_page(base_url=address)
        page.set_default_timeout(60_000)
        page.goto("/")
        page.click("a.poster >> nth=0")
        page.click("form.new button.go")
        page.wait_for_selector("main[data-stage=move]")
        page.locator("#c-A2 .hit").click(force=True)
        page.locator("#c-C2 .hit").click(force=True)
        page.wait_for_selector("main[data-stage=stone]")
        moved = time.perf_counter() - started
        page.close()
    return Measured(served, moved, _worked() - before)


def middle(times: list[Measured]) -> Measured:
    """The medians of several measurements."""
    return Measured(*[median(column) for column in zip(*times)])


def measured(checkout: Path, is_cold: bool, times: int) -> Iterator[tuple[Measured, float]]:
    """What was measured and the seconds that it may take: cold in a fresh clone, if wanted, then warm."""
    from playwright.sync_api import sync_playwright

    with sync_playwright() as play, tempfile.TemporaryDirectory() as place:
        browser = play.chromium.launch(
            executable_path=chromium.found(), args=list(chromium.SWITCHES)
        )
        folder = checkout
        if is_cold:
            folder = Path(place) / "trollbord"
            subprocess.run(["git", "clone", "-q", str(checkout), str(folder)], check=True)
            yield first_move(browser, folder), COLD_LIMIT
        yield middle([first_move(browser, folder) for _ in range(times)]), WARM_LIMIT
