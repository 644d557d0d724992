"""Two people talk at a table, each in a browser."""

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.seats import complaints, guest, open_table, ready
from tests.server.server import Server

pytestmark = pytest.mark.ordinary


def say(page: Page, words: str) -> None:
    page.fill("#talk input", words)
    page.keyboard.press("Enter")


def test_two_people_talk_and_a_restart_forgets_nothing(
    browser: Browser, own_server: Server
) -> None:
    first, second = guest(browser, own_server), guest(browser, own_server)
    second.add_cookies([{"name": "language", "value": "de", "url": own_server.url}])
    one, two = first.new_page(), second.new_page()
    heard = complaints(one)
    address = open_table(one, seat_1="open")
    two.goto(address)
    ready(two)
    two.click("#ask .free .btn.go")

    for page in (one, two):
        page.click("[data-act=pane][data-arg=talk]")
    say(one, "<b>take</b> your time & mine")
    expect(two.locator("#heard li").last).to_contain_text("<b>take</b> your time & mine")
    assert two.locator("#heard li b").count() == 1
    one.click("[data-arg=good-luck]")
    expect(two.locator("#heard li").last).to_contain_text("Viel Glück!")
    expect(one.locator("#heard li").last).to_contain_text("Good luck!")
    two.fill("#talk input", "half a sen")
    one.click("[data-arg=thanks]")
    expect(two.locator("#heard li")).to_have_count(3)
    assert two.input_value("#talk input") == "half a sen"
    assert not heard

    one.click("[data-act=pane][data-arg=notes]")
    one.fill("#notes textarea", "watch the\nleft edge")
    one.click("#notes button")
    expect(one.locator("#note")).to_contain_text("saved")
    own_server.kill()
    own_server.restart()
    one.goto(address)
    ready(one)
    one.click("[data-act=pane][data-arg=talk]")
    expect(one.locator("#heard li")).to_have_count(3)
    assert one.input_value("#notes textarea") == "watch the\nleft edge"
    two.goto(address)
    ready(two)
    assert two.input_value("#notes textarea") == ""

    two.click("[data-act=pane][data-arg=talk]")
    two.locator("#heard .hush").first.click(force=True)
    expect(two.locator("#heard li")).to_have_count(0)
    two.click(".muted .fold")
    expect(two.locator("#heard li")).to_have_count(3)
