"""Names of the greatest length and moves at the very beginning stand where they belong."""

from random import Random

from playwright.sync_api import Browser, FloatRect, Locator, expect

from tests.browser.seats import click_one, guest, open_table, ready, stage
from tests.server.server import Server


def box(found: Locator) -> FloatRect:
    drawn = found.bounding_box()
    assert drawn is not None
    return drawn


def test_a_long_name_in_a_team_does_not_reach_over_the_score(
    browser: Browser, server: Server
) -> None:
    first, second = [guest(browser, server).new_page() for _ in range(2)]
    for page in (first, second):
        page.set_viewport_size({"width": 1280, "height": 720})
    first.goto("/")
    first.click("[data-dialog=settings] >> nth=0")
    first.fill("dialog[open] input[name=name]", "W" * 24)
    first.click("dialog[open] form button")
    second.goto(open_table(first, seat_1="open", seat_2="bot tomte"))
    ready(second)

    plate = second.locator(".plate", has_text="WWWW")
    name, score = box(plate.locator(".who")), box(plate.locator(".number"))

    assert name["y"] + name["height"] <= score["y"] + 4 or name["x"] + name["width"] <= score["x"]


def test_the_first_move_stands_in_the_column_of_the_first_player(
    browser: Browser, server: Server
) -> None:
    page, rng = guest(browser, server).new_page(), Random(1)
    open_table(page, seat_1="me")
    click_one(page, rng)
    expect(page.locator("body")).to_have_attribute("data-holding", "")
    click_one(page, rng)
    stage(page, "stone")

    log, move = box(page.locator(".turns")), box(page.locator(".turns td").first)

    assert move["x"] - log["x"] < 60
