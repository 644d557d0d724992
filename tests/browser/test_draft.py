"""Ragnarocks with characters in a real browser: the draft by clicking cards, then a game with two powers."""

from random import Random

from playwright.sync_api import Browser, expect

from tests.browser.glow import click_glowing, is_over, play_on, targets
from tests.browser.seats import complaints, guest, ready, stage
from tests.server.server import Server


def test_a_draft_and_a_game_with_powers_by_clicking_what_glows(
    browser: Browser, server: Server
) -> None:
    page = guest(browser, server).new_page()
    heard = complaints(page)
    page.goto("/new/ragnarocks")
    page.click("[data-bot=tomte]")
    page.select_option("select[name=table-characters]", "draft")
    page.click("form.new button.go")
    ready(page)

    stage(page, "show")
    assert len(targets(page)) == 32
    names = []
    for _ in range(2):
        stage(page, "show")
        card = page.locator(".rcard[data-can]").nth(7)
        names.append(card.locator("b").text_content())
        laid = page.locator("#told li").count()
        card.click()
        expect(page.locator("#told li").nth(laid)).to_be_attached()
    expect(page.locator(".power")).to_have_count(2)

    shown = page.locator(".plate .power h3").all_text_contents()
    assert all(any(str(name) in words for words in shown) for name in names)
    play_on(page, Random(3), 300)
    assert is_over(page)
    assert click_glowing(page, Random(0)) == ""
    assert not heard


def test_on_a_phone_a_card_opens_before_it_is_chosen(browser: Browser, server: Server) -> None:
    page = guest(browser, server).new_page()
    page.set_viewport_size({"width": 390, "height": 844})
    page.goto("/new/ragnarocks?bot=tomte")
    page.select_option("select[name=table-characters]", "draft")
    page.click("form.new button.go")
    ready(page)
    stage(page, "show")

    first, second = page.locator(".rcard[data-can]").nth(0), page.locator(".rcard[data-can]").nth(2)
    first.click()
    expect(first.locator("p")).to_be_visible()
    second.click()
    expect(first.locator("p")).to_be_hidden()
    expect(second.locator("p")).to_be_visible()
    assert page.locator("#told li").count() == 0

    second.locator("p").click()
    expect(page.locator("#told li").first).to_be_attached()
