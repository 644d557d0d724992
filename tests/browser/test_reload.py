"""Whoever changes Trollbord sees it: a server started with `--reload` shows a style at once, and starts again for a drawing."""

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.seats import guest, open_table, ready
from tests.server.server import Server

SOURCES = Path(__file__).parents[2] / "src"


@pytest.fixture
def sources(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A copy of the package, which the server of this test runs from."""
    unwanted = shutil.ignore_patterns("__pycache__", "*.so")
    shutil.copytree(SOURCES, tmp_path / "src", ignore=unwanted)
    monkeypatch.setenv("PYTHONPATH", str(tmp_path / "src"))
    return tmp_path / "src" / "trollbord"


@pytest.fixture
def reloading(sources: Path, tmp_path: Path) -> Iterator[Server]:
    running = Server(tmp_path / "data", options=("--reload",))
    yield running
    running.stop()


def edit(path: Path, old: str, new: str) -> None:
    text = path.read_text("utf-8")
    assert old in text
    path.write_text(text.replace(old, new), "utf-8")


def test_a_changed_style_is_worn_and_a_changed_drawing_drawn(
    browser: Browser, reloading: Server, sources: Path
) -> None:
    look = sources / "games" / "ragnarocks" / "look"
    page = guest(browser, reloading).new_page()
    open_table(page)
    ready(page)
    table = page.url
    page.evaluate("() => { window.stays = true; }")
    expect(page.locator(".heap")).to_have_css("opacity", "1")

    edit(look / "style.css", ".heap{", ".heap{opacity:.5;")
    expect(page.locator(".heap")).to_have_css("opacity", "0.5")
    assert page.evaluate("() => window.stays")

    edit(look / "draw.py", 'class_="heap"', 'class_="heap mended"')
    expect(page.locator(".heap.mended")).to_be_visible(timeout=60_000)
    # The connection may be back before the page is loaded anew.
    page.wait_for_function("() => !window.stays", timeout=60_000)
    assert page.url == table
    assert "draw.py has changed" in reloading.log.read_text()


def test_a_server_that_is_not_for_changes_has_no_door_for_them(
    browser: Browser, server: Server
) -> None:
    page = guest(browser, server).new_page()
    page.goto("/")
    assert "reload.js" not in page.content()
    answer = page.goto("/reload")
    assert answer is not None and answer.status == 404
