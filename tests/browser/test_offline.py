"""A press without a connection is refused in words, and one that the server has not answered yet is seen to wait."""

import signal

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.pressing import press_middle
from tests.browser.seats import guest, open_table, ready, stage
from tests.browser.unseen import lines
from tests.server.server import Server

pytestmark = pytest.mark.ordinary


def move(page: Page) -> None:
    """Press a Viking, and then where it goes."""
    press_middle(page, "#c-A2 .hit", finger=True)
    expect(page.locator("#c-A2")).to_have_attribute("data-held", "")
    press_middle(page, "#c-C2 .hit", finger=True)


def test_without_a_connection_nothing_is_picked(browser: Browser, server: Server) -> None:
    page = guest(browser, server, phone=True).new_page()
    open_table(page)
    stage(page, "move")
    before = lines(page)

    page.context.set_offline(True)
    move(page)

    expect(page.locator("#note")).to_contain_text("No connection")
    expect(page.locator("[data-held]")).to_have_count(0)
    expect(page.locator("#c-A2")).to_have_attribute("data-can", "")
    page.context.set_offline(False)
    expect(page.locator(".offline")).to_be_hidden()
    page.reload()
    ready(page)
    stage(page, "move")
    assert lines(page) == before
    move(page)
    stage(page, "stone")


def test_a_pick_that_is_on_its_way_says_so(browser: Browser, own_server: Server) -> None:
    page = guest(browser, own_server, phone=True).new_page()
    open_table(page)
    stage(page, "move")

    own_server.process.send_signal(signal.SIGSTOP)
    try:
        move(page)
        expect(page.locator(".offline")).to_have_text("On its way: your choice is sent as soon as there is a connection.")  # fmt: skip
        expect(page.locator(".offline")).to_be_visible()
    finally:
        own_server.process.send_signal(signal.SIGCONT)

    stage(page, "stone")
    expect(page.locator(".offline")).to_be_hidden()
