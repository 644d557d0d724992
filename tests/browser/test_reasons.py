"""Why did it do that? Shown to those who may know what the bot knew, and to nobody else."""

from random import Random

from playwright.sync_api import Browser, expect

from tests.browser.seats import complaints, guest, open_table, ready, stage, take_turn
from tests.server.server import Server

WHY_BUTTON = "#nav [data-act=reasons]"


def test_an_onlooker_hears_why_and_a_player_does_not_before_the_end(
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

    expect(onlooker.locator("#thought li").first).to_contain_text("%")
    assert onlooker.locator("#thought li").count() == 3
    assert player.locator(WHY_BUTTON).count() == 0
    onlooker.click("#nav [data-arg=first]")
    expect(onlooker.locator("#thought li")).to_have_count(0)
    assert onlooker.locator(WHY_BUTTON).count() == 0
    assert heard == []
