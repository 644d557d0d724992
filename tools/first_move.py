"""Measure how long it takes from `./play` to the first move against a bot, in a real browser.

python tools/first_move.py            in this folder, as it is: warm, three times
python tools/first_move.py --cold     in a fresh clone of it, installation included, and then warm

The browser runs already when the clock starts, as it does for people.
"""

from __future__ import annotations

import argparse
import contextlib
import os
import resource
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple
from urllib.request import urlopen

from playwright.sync_api import Browser, sync_playwright

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
from tools import chromium

ROOT = Path(__file__).parents[1]
COLD_LIMIT, WARM_LIMIT = 60.0, 5.0
PATIENCE = 600.0


def free_port() -> int:
    """A port that nobody listens on."""
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
    """The environment of somebody who has just cloned the project."""
    return {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}


def answered(address: str) -> None:
    """Wait until somebody answers there."""
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline:
        try:
            urlopen(address, timeout=30).close()
        except OSError:
            time.sleep(0.05)
        else:
            return
    sys.exit(f"nobody answers at {address}")


class Measured(NamedTuple):
    """Seconds until the first page answers, until the first move is acknowledged, and of work for the server."""

    served: float
    moved: float
    worked: float


def _worked() -> float:
    """Seconds of CPU time of all that has ended: `./play`, the installation, the bots."""
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def first_move(browser: Browser, folder: Path) -> Measured:
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


def report(name: str, times: list[Measured], limit: float) -> None:
    """One line: the medians, and the limit beside them."""
    served = statistics.median([each.served for each in times])
    moved = statistics.median([each.moved for each in times])
    worked = statistics.median([each.worked for each in times])
    verdict = "within" if moved <= limit else "OVER"
    print(
        f"{name}: answers after {served:.1f} s, first move after {moved:.1f} s ({verdict} {limit:g} s);",
        end=" ",
    )
    print(f"{worked:.1f} s of CPU time")


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--cold", action="store_true", help="in a fresh clone, with installation")
    parser.add_argument("--times", type=int, default=3, help="how often to measure warm")
    wishes = parser.parse_args()
    with sync_playwright() as play, tempfile.TemporaryDirectory() as place:
        browser = play.chromium.launch(
            executable_path=chromium.found(), args=list(chromium.SWITCHES)
        )
        folder = ROOT
        if wishes.cold:
            folder = Path(place) / "trollbord"
            subprocess.run(["git", "clone", "-q", str(ROOT), str(folder)], check=True)
            report("cold, in a fresh clone", [first_move(browser, folder)], COLD_LIMIT)
        report("warm", [first_move(browser, folder) for _ in range(wishes.times)], WARM_LIMIT)
        print(f"load average {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores")


if __name__ == "__main__":
    main()
