"""What is said of things to people who don't see them: what stands on a place, and what is read on it."""

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.looks.faults import serious
from tests.browser.seats import guest, open_table, ready, stage
from tests.server.server import Server


def test_a_cell_says_whose_viking_stands_on_it(browser: Browser, server: Server) -> None:
    page = guest(browser, server).new_page()
    open_table(page)
    stage(page, "move")

    expect(page.locator("#c-A2")).to_have_attribute("aria-label", "A2, Viking of Ivory")
    page.locator("#c-A2 .hit").click(force=True)
    expect(page.locator("#c-C2")).to_have_attribute("aria-label", "C2")


@pytest.mark.parametrize("game", ["ragnarocks", "trolls_princesses"])
def test_what_is_said_of_a_button_is_read_on_it(
    browser: Browser, server: Server, game: str
) -> None:
    """The bell too, which says how many tables wait."""
    page = guest(browser, server, phone=True, painted=True).new_page()
    open_table(page)
    stage(page, "move")
    open_table(page, game)
    bell = page.locator("[data-waits]")

    expect(bell).to_have_attribute("aria-label", "Next table where it's my turn (1)")
    ready(page)

    assert not serious(page)
