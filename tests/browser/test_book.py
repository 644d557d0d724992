"""The books at a table: R opens them beside the board, a refusal opens its rule, a phone comes back to its question."""

import re

import pytest
from playwright.sync_api import Browser, expect

import trollbord
from tests.browser.seats import complaints, guest, open_table, ready
from tests.server.server import Server
from trollbord.words import LANGUAGES

PAGE = re.compile(rb"/Type\s*/Page\b(?!s)")


def test_a_refusal_opens_its_rule_beside_the_question(browser: Browser, server: Server) -> None:
    """RR-TURN.2: a stone comes after the move."""
    page = guest(browser, server).new_page()
    heard = complaints(page)
    open_table(page, seat_1="bot huldra")
    ready(page)
    page.locator("#c-A3").click(force=True)
    page.locator("#c-E1").click(force=True)
    expect(page.locator("#refusal a.rule")).to_have_text("RR-TURN.2")

    page.keyboard.press("r")

    rule = page.locator(".bookpane [id='RR-TURN.2']")
    expect(rule).to_be_visible()
    expect(rule.locator(".refused")).to_contain_text("moves before the stone")
    expect(page.locator("#ask")).to_be_visible()
    bottom = page.locator(".bookpane").bounding_box()
    ask = page.locator("#ask").bounding_box()
    assert bottom is not None and ask is not None
    assert bottom["y"] + bottom["height"] <= ask["y"] + 1

    page.keyboard.press("Escape")
    expect(page.locator(".bookpane")).to_be_hidden()
    assert heard == []


def test_a_phone_comes_back_from_the_almanac_to_the_same_question(
    browser: Browser, server: Server
) -> None:
    page = guest(browser, server, phone=True).new_page()
    open_table(page, seat_1="bot huldra")
    ready(page)
    asked = page.locator("#ask h2").first.inner_text()
    page.locator("[data-book=open]").click()
    page.locator("#tab-almanac").click()
    page.locator("#almanac-thor summary").click()
    page.locator("#almanac-thor a.rule").first.click()
    expect(page.locator("[id='RR-POWER.thor.1']")).to_be_in_viewport()

    page.go_back()

    expect(page.locator(".bookpane")).to_be_hidden()
    expect(page.locator("#ask h2").first).to_have_text(asked)


def test_a_link_to_a_rule_opens_it_on_a_page_of_its_own(browser: Browser, server: Server) -> None:
    page = guest(browser, server).new_page()
    page.goto("/rules/ragnarocks?language=cs#RR-TURN.10")

    expect(page.locator("[id='RR-TURN.10']")).to_be_in_viewport()
    page.locator("input[type=search]").fill("wildes Gebiet")
    expect(page.locator("[id='RR-REGION.6'] .elsewhere")).to_contain_text("Deutsch")


def test_an_example_is_stepped_through_beside_the_table(browser: Browser, server: Server) -> None:
    page = guest(browser, server, painted=True).new_page()
    heard = complaints(page)
    open_table(page, seat_1="bot huldra")
    page.keyboard.press("r")
    steps = page.locator(".stepper [data-step]")
    expect(steps.nth(0)).to_be_visible()

    page.locator(".stepper [data-by='1']").click()

    expect(steps.nth(0)).to_be_hidden()
    expect(steps.nth(1).locator("img.by-light")).to_have_js_property("complete", True)
    assert steps.nth(1).locator("img.by-light").evaluate("image => image.naturalWidth") > 0
    expect(steps.nth(1)).to_contain_text("E5")
    page.locator(".bookpane .leaf .acts a").last.click()
    expect(page.locator(".bookpane .aid")).to_be_visible()
    assert heard == []


@pytest.mark.long_run
@pytest.mark.parametrize("game", trollbord.game_ids())
def test_a_player_aid_is_one_page_of_a4(browser: Browser, server: Server, game: str) -> None:
    page = guest(browser, server, painted=True).new_page()
    for language in LANGUAGES:
        page.goto(f"/rules/{game}/aid?language={language}")
        page.wait_for_selector("svg.shapes", state="attached")
        printed = page.pdf(prefer_css_page_size=True)
        assert len(PAGE.findall(printed)) == 1, language
        assert b"/MediaBox [0 0 84" in printed, "A4, lying"
