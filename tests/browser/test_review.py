"""The review beside a replay, in a browser: asked for, it grows; a moment shows the board of who decided, with chalk."""

from playwright.sync_api import Browser, expect

from tests.analysis.games import played
from tests.browser.seats import complaints, guest, ready
from tests.browser.test_replay import brought
from tests.server.server import Server

PATIENCE = 180_000
"""Milliseconds for a review, interpreted and on a busy machine."""


def test_a_game_is_reviewed_beside_its_replay(browser: Browser, server: Server) -> None:
    page = guest(browser, server).new_page()
    heard = complaints(page)
    brought(page, played("trollfjord", 2, 2).text())
    ready(page)

    page.click("[data-act=review]")
    expect(page.locator("#review")).to_contain_text("Looking at turn")
    expect(page.locator("#review")).to_contain_text("moves and not people", timeout=PATIENCE)
    page.keyboard.press("m")

    expect(page.locator("#review [aria-expanded=true]")).to_have_count(1)
    expect(page.locator("#review .moment")).to_contain_text("given away")
    expect(page.locator("svg.chalk path, svg.chalk-was path").first).to_be_attached()
    assert page.locator("[data-chalk-words]").inner_text()
    page.locator("#review summary").first.click()
    expect(page.locator("#review svg.curve")).to_be_visible()
    assert not heard
