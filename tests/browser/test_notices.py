"""Small pages that say one thing: what they say is true, and all that can be pressed does something."""

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.seats import guest, open_table
from tests.server.server import Server

pytestmark = pytest.mark.ordinary


def test_a_page_that_is_nowhere_is_no_table(browser: Browser, server: Server) -> None:
    page = guest(browser, server).new_page()

    page.goto("/rubbish")
    expect(page.locator("h1")).to_have_text("There is nothing here.")
    page.goto("/t/rubbish")
    expect(page.locator("h1")).to_have_text("There is no such table.")


def test_no_settings_are_offered_where_none_can_be_opened(browser: Browser, server: Server) -> None:
    page = guest(browser, server).new_page()
    for place in ("/", "/new/ragnarocks", "/rubbish", "/gone", "/private"):
        page.goto(place)
        for asked in page.locator("[data-dialog]").all():
            assert page.locator(f"#{asked.get_attribute('data-dialog')}").count() == 1, place


def test_a_key_for_another_device_that_is_too_old_says_so(browser: Browser, server: Server) -> None:
    page = guest(browser, server).new_page()

    page.goto("/claim#seat=long-ago")

    page.click("text=Yes, it is mine")
    expect(page.locator("h1")).to_contain_text("This link has expired.")
    page.goto("/claim")
    page.wait_for_url("/")


def test_from_the_code_for_another_device_one_returns_to_the_table(
    browser: Browser, server: Server
) -> None:
    page = guest(browser, server).new_page()
    address = open_table(page)
    page.goto(f"{address}/device")

    page.click("text=Back to the table")

    page.wait_for_url(address)
