"""A fresh tree: `./play` opens the table at once, compiles behind it, and starts compiled the next time."""

from __future__ import annotations

import os
import shutil
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from time import sleep

import httpx
import pexpect
import pytest

from tests.server.server import free_port
from tools import compiled

ROOT = Path(__file__).parents[2]
TREE = ("play", "src", "tools", "pyproject.toml")
BOTS = {"game": "ragnarocks", "seats": ["bot tomte", "me"]}
LONGEST = 1200
"""Seconds: whatever else the machine does comes before this compiling."""

pytestmark = [
    pytest.mark.long_run,
    pytest.mark.long,  # it mostly waits: begun first, its compiling has the core that the other tests leave
    pytest.mark.skipif(sys.platform == "win32", reason="there is no terminal to watch"),
    pytest.mark.skipif(not compiled.compiler(), reason="there is no C compiler"),
]


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """What a clone holds, and the environment that is there already: nothing is fetched twice."""
    for name in (*TREE, *[each.name for each in ROOT.glob("requirements*.lock")]):
        copy = shutil.copytree if (ROOT / name).is_dir() else shutil.copy2
        copy(ROOT / name, tmp_path / name)
    (tmp_path / ".venv").symlink_to(ROOT / ".venv")
    return tmp_path


@contextmanager
def playing(tree: Path) -> Iterator[tuple[pexpect.spawn[str], httpx.Client]]:
    """`./play` in a terminal, and somebody who asks its server."""
    port = free_port()
    options = ["--language", "en", "serve", "--no-browser", "--port", str(port)]
    terminal = pexpect.spawn(
        str(tree / "play"),
        [*options, "--data", str(tree / "data")],
        env={"PATH": os.environ["PATH"], "PYTHONPATH": str(tree / "src")},
        encoding="utf-8",
        timeout=60,
    )
    with httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=30) as browser:
        terminal.expect_exact("Tables are kept")
        yield terminal, browser
    terminal.sendcontrol("c")
    terminal.expect(pexpect.EOF)
    terminal.close()


def wait_for_a_bot(browser: httpx.Client) -> None:
    """Until the bot of a new table has moved and placed its stone."""
    token = browser.post("/api/accounts", json={"name": "Ada"}).json()["token"]
    keys = {"Authorization": f"Bearer {token}"}
    table = browser.post("/api/tables", json=BOTS, headers=keys).json()["id"]
    for _ in range(600):
        if len(browser.get(f"/api/tables/{table}/log", headers=keys).json()["lines"]) >= 2:
            return
        sleep(0.1)
    pytest.fail("the bot does not answer")


def test_a_newcomer_plays_at_once_and_is_compiled_behind_the_game(tree: Path) -> None:
    with playing(tree) as (terminal, browser):
        terminal.expect_exact("being compiled in the background")
        assert 'data-build="compiling"' in browser.get("/new/ragnarocks").text
        terminal.expect_exact("Trollbord is compiled", timeout=LONGEST)
        assert 'data-build="built"' in browser.get("/new/ragnarocks").text
        wait_for_a_bot(browser)

    with playing(tree) as (terminal, browser):
        assert "data-build" not in browser.get("/new/ragnarocks").text
        wait_for_a_bot(browser)
    assert terminal.before is not None and "compiled" not in terminal.before
