"""Ankh-Morpork in a real browser: by mouse, by keyboard, on a phone, with others, with a killed server."""

from random import Random

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.glow import click_glowing, is_over, play_on, targets
from tests.browser.seats import complaints, guest, open_table, ready, stage
from tests.server.server import Server
from trollbord import load
from trollbord.records.reader import parse
from trollbord.records.replaying import replay

BOTS = {"seat_1": "bot tomte", "seat_2": "bot tomte", "seat_3": "bot tomte"}


def hand(page: Page) -> list[str]:
    """The names of the own cards."""
    return page.locator(".am-card .am-name").all_text_contents()


def until(page: Page, rng: Random, prompt: str) -> None:
    """Click on until this is asked."""
    for _ in range(200):
        targets(page)
        if page.locator(f"main[data-stage={prompt}]").count():
            return
        assert click_glowing(page, rng), f"the game ended before '{prompt}'"
    raise AssertionError(f"'{prompt}' was never asked")


@pytest.mark.long_run
def test_a_full_game_against_bots_by_clicking_what_glows(browser: Browser, server: Server) -> None:
    """Whatever glows can be hit with a mouse, and clicking on leads to an end that replays."""
    page = guest(browser, server).new_page()
    heard = complaints(page)
    open_table(page, "ankh_morpork", **BOTS)

    clicks = play_on(page, Random(5))

    assert clicks > 5
    rows = page.locator(".scores th[scope=row]").all_text_contents()
    assert rows[:3] == ["Minions", "Buildings", "Cash less loans"]
    record = parse(page.request.get(f"{page.url}/record.troll").text())
    result = replay(load("ankh_morpork"), record).result()
    assert result is not None and record.end is not None
    assert tuple(record.end.scores) == result.scores
    assert not heard


def test_two_people_and_a_spectator_see_no_secret(browser: Browser, server: Server) -> None:
    """Neither the other's nor the spectator's document has a card of the hand, or the personality."""
    first, second, third = [guest(browser, server).new_page() for _ in range(3)]
    heard = [complaints(page) for page in (first, second, third)]
    address = open_table(first, "ankh_morpork", seat_1="open")
    second.goto(address)
    second.click("text=Sit here")
    third.goto(address)
    ready(third)

    for number in range(12):
        first.wait_for_selector("main[data-stage], #ask h2")
        asked = first if first.locator("main[data-stage]").count() else second
        click_glowing(asked, Random(number))
        asked.wait_for_timeout(60)
        if is_over(first):
            break
        seen = {page: page.content() for page in (first, second, third)}
        for owner, others in ((first, (second, third)), (second, (first, third))):
            cards = [name for name in hand(owner) if not is_public(owner, name)]
            secrets = [*cards, *owner.locator("#persona h3").all_text_contents()]
            assert owner.locator("#persona h3").count() == 1
            for other in others:
                shown = seen[other].replace("&amp;", "&")
                assert not [name for name in secrets if f">{name}<" in shown]

    assert third.locator("button.am-card, .am-card.spot").count() == 0  # only what was discarded
    assert not set(hand(third)) & {*hand(first), *hand(second)}
    assert heard == [[], [], []]


def is_public(page: Page, name: str) -> bool:
    """Whether everybody has been told of this card: it lies open, or the log speaks of it."""
    told = " ".join(page.locator("#told li, #piles, .am-doing, .am-before").all_text_contents())
    return name in told


def test_a_pick_can_be_taken_back(browser: Browser, server: Server) -> None:
    page = guest(browser, server).new_page()
    open_table(page, "ankh_morpork", seat_1="bot tomte")
    until(page, Random(2), "play")
    before, cards = page.locator("#pieces").inner_html(), hand(page)

    page.locator(".am-card[data-can]").first.click()
    page.click("button:has-text('Undo')")
    stage(page, "play")

    assert hand(page) == cards
    assert page.locator("#pieces").inner_html() == before


def test_a_killed_server_keeps_the_hand_and_the_question(
    browser: Browser, own_server: Server
) -> None:
    page = guest(browser, own_server).new_page()
    open_table(page, "ankh_morpork", seat_1="bot tomte")
    until(page, Random(3), "play")
    cards, board = hand(page), page.locator("#pieces").inner_html()

    own_server.kill()
    page.wait_for_selector("body[data-offline]")
    own_server.restart()
    page.wait_for_selector("body:not([data-offline])")
    stage(page, "play")

    assert hand(page) == cards and page.locator("#pieces").inner_html() == board
    click_glowing(page, Random(1))
    targets(page)


def test_on_a_phone_a_tap_raises_the_hand(browser: Browser, server: Server) -> None:
    page = guest(browser, server, phone=True).new_page()
    heard = complaints(page)
    open_table(page, "ankh_morpork", seat_1="bot tomte")
    until(page, Random(2), "play")  # the bot may begin, and ask before that
    stubs = page.locator(".am-stub[data-can]")
    stubs.first.wait_for()
    box = page.locator("svg.board").bounding_box()
    assert box is not None and box["height"] > box["width"]

    # While this question stands nothing comes from the table that would put a sheet away.
    sheets = (("city", "#city"), ("piles", "#piles"), ("goal", "#persona"), ("more", "#log"))
    for sheet, shown in sheets:
        page.locator(f".am-tabs [data-arg={sheet}]").tap()
        expect(page.locator(shown)).to_be_visible()
        page.locator(f".am-tabs [data-arg={sheet}]").tap()
        expect(page.locator(shown)).to_be_hidden()

    expect(page.locator("#h-0")).to_be_hidden()
    stubs.first.tap()
    expect(page.locator("#h-0")).to_be_visible()
    page.locator("#hand .am-card").first.tap()
    stage(page, "play")  # a tap on a card reads it, only its button plays it
    page.locator("#hand .btn[data-can]").first.tap()
    expect(page.locator("#hand")).to_be_hidden()
    after = page.locator("svg.board").bounding_box()
    assert after == box

    assert page.evaluate("() => document.documentElement.scrollWidth") <= 390
    assert not heard


def test_keyboard_alone_plays_a_card_and_places_a_minion(browser: Browser, server: Server) -> None:
    """Tab and Enter on cards and buttons, arrows and Enter on the board."""
    page = guest(browser, server).new_page()
    open_table(page, "ankh_morpork", seat_1="bot tomte")
    told = page.locator("#told")
    for _ in range(60):
        targets(page)
        spot = page.locator("svg.board .spot[data-can]")
        card = page.locator(".am-card[data-can]")
        if spot.count():
            spot.first.focus()
            page.keyboard.press("ArrowRight")
            assert page.evaluate("() => document.activeElement.matches('.spot[data-can]')")
        elif card.count():
            card.first.focus()
        else:
            page.locator("#ask [data-option]:not([hidden])").first.focus()
        is_place = page.locator("main[data-stage=place]").count() > 0
        before = told.locator("li").last.get_attribute("id")
        page.keyboard.press("Enter")
        if is_place:
            page.wait_for_selector(f"#{before} + li")
            break
    else:
        raise AssertionError("no minion was placed")
