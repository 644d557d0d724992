"""Time to think, as the page shows it."""

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.seats import guest, ready
from tests.server.server import Server

pytestmark = pytest.mark.ordinary


def test_a_clock_on_the_page_counts_down_and_pauses(browser: Browser, server: Server) -> None:
    first, second = [guest(browser, server).new_page() for _ in range(2)]
    first.goto("/new/ragnarocks")
    first.click("label:has([name=seat-1][value=open])")
    first.click("label:has([name=clock][value=move])")
    first.select_option("[name=clock-move]", "10")
    first.click("form.new button.go")
    ready(first)
    second.goto(first.url)
    ready(second)
    second.click("#ask .free .btn.go")

    expect(second.locator("#plate-0 .hourglass")).to_have_text("9:58", timeout=15_000)
    expect(second.locator("#plate-1 .hourglass")).to_have_text("10:00")
    first.click("text=Ask for a pause")
    expect(second.locator("#pausing")).to_contain_text("asks to stop the clock")
    second.click("#pausing .btn.go")
    expect(first.locator("#pausing")).to_contain_text("The clock is stopped")
    assert first.locator("[data-can]").count() == 0
    first.click("#pausing .btn")
    expect(first.locator("svg.board [data-can]").first).to_be_attached()
