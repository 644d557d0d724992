"""Two web processes and two workers at one PostgreSQL, with a browser at each: one table, as if it were one server."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from lab.faults.postgres import Postgres
from tests.browser.seats import complaints, guest, open_table, ready
from tests.server.conftest import postgres
from tests.server.server import ROOT, Server

pytestmark = pytest.mark.ordinary

__all__ = ["postgres"]


class Cluster:
    """Two servers that answer for no bot, and two workers."""

    def __init__(self, address: str, folder: Path) -> None:
        options = ["--store", address, "--no-worker"]
        self.servers = [Server(folder / str(number), options=options) for number in range(2)]
        self.log = folder / "workers.log"
        self.workers = [self._worker(address) for _ in range(2)]

    def _worker(self, address: str) -> subprocess.Popen[bytes]:
        command = [sys.executable, "-m", "tests.server.seeded", "worker"]
        with self.log.open("ab") as log:
            return subprocess.Popen(
                [*command, "--store", address, "--pause", "0.05"], stdout=log, stderr=log, cwd=ROOT
            )

    def stop(self) -> None:
        for worker in self.workers:
            worker.kill()  # how one ends by itself is shown in tests/server/test_postgres.py
            worker.wait(timeout=60)
        for server in self.servers:
            server.stop()
        assert "Traceback" not in self.log.read_text(), self.log.read_text()


@pytest.fixture(scope="module")
def cluster(postgres: Postgres, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Cluster]:
    running = Cluster(postgres.database(), tmp_path_factory.mktemp("cluster"))
    yield running
    running.stop()


def at(browser: Browser, server: Server) -> Page:
    return guest(browser, server).new_page()


def elsewhere(address: str, server: Server) -> str:
    """The same table at another server."""
    return f"{server.url}/t/{address.rpartition('/t/')[2]}"


def test_two_browsers_at_two_processes_play_one_game(browser: Browser, cluster: Cluster) -> None:
    one, two = cluster.servers
    anna, bert = at(browser, one), at(browser, two)
    heard = complaints(anna), complaints(bert)
    address = open_table(anna, seat_0="me", seat_1="open")
    bert.goto(elsewhere(address, two))
    ready(bert)
    bert.locator("[data-act=sit] button, button[data-act=sit]").first.click()
    expect(anna.locator("[data-act=sit]")).to_have_count(0, timeout=30_000)
    expect(anna.locator(".spot[data-can]").first).to_be_visible(timeout=30_000)

    assert heard == ([], [])


@pytest.mark.long_run
def test_a_bot_answers_from_a_worker_also_after_one_was_killed(
    browser: Browser, cluster: Cluster
) -> None:
    one, two = cluster.servers
    anna, watcher = at(browser, one), at(browser, two)
    cluster.workers[0].kill()
    address = open_table(anna, seat_0="bot tomte", seat_1="me")
    watcher.goto(elsewhere(address, two))
    ready(watcher)
    expect(anna.locator(".spot[data-can]").first).to_be_visible(timeout=60_000)
    seq = anna.evaluate("document.querySelectorAll('.log li, .told li').length")
    expect(watcher.locator("svg.board")).to_be_visible()
    assert seq == watcher.evaluate("document.querySelectorAll('.log li, .told li').length")
