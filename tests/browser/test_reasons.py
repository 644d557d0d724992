"""Why did it do that? Shown to those who may know what the bot knew, and to nobody else; and good moves in chalk."""

from random import Random

from playwright.sync_api import Browser, expect

from tests.browser.seats import complaints, guest, open_table, ready, stage, take_turn
from tests.server.server import Server

WHY_BUTTON = "#nav [data-act=reasons]"


def test_an_onlooker_and_who_plays_alone_with_bots_hear_why_where_nothing_is_hidden(
    browser: Browser, server: Server
) -> None:
    player, onlooker = [guest(browser, server).new_page() for _ in range(2)]
    heard = complaints(onlooker)
    address = open_table(player, seat_1="bot draug")
    take_turn(player, Random(3))
    stage(player, "move")
    onlooker.goto(address)
    ready(onlooker)

    onlooker.click(WHY_BUTTON)

    expect(onlooker.locator("#thought ol li").first).to_contain_text("the best")
    assert onlooker.locator("#thought ol li").count() == 3
    assert player.locator(WHY_BUTTON).count() == 1
    onlooker.click("#nav [data-arg=first]")
    expect(onlooker.locator("#thought li")).to_have_count(0)
    assert onlooker.locator(WHY_BUTTON).count() == 0
    assert heard == []


def test_a_good_move_is_shown_in_chalk_and_wiped_off(browser: Browser, server: Server) -> None:
    page = guest(browser, server).new_page()
    heard = complaints(page)
    page.goto(open_table(page, seat_1="bot tomte"))
    ready(page)

    page.click("[data-act=hint]")

    expect(page.locator(".hint-card[data-chalk^='ring c-']")).to_be_visible(timeout=60_000)
    expect(page.locator("svg.chalk path").first).to_be_attached()
    page.click("[data-act=hint-stop]")
    expect(page.locator(".hint-card, svg.chalk")).to_have_count(0)
    assert heard == []
