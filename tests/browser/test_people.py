"""Several people, several browsers, several devices."""

from random import Random

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.seats import (
    CAN,
    complaints,
    guest,
    name_on,
    open_table,
    picks,
    ready,
    stage,
    take_turn,
    turns,
)
from tests.server.server import Server

pytestmark = pytest.mark.ordinary


def test_two_people_and_a_spectator(browser: Browser, server: Server) -> None:
    first, second, third = [guest(browser, server).new_page() for _ in range(3)]
    heard = [complaints(page) for page in (first, second, third)]
    address = open_table(first, seat_1="open")
    expect(first.locator("#ask h2")).to_have_text("Waiting for players")
    second.goto(address)
    second.click("text=Sit here")
    third.goto(address)
    ready(third)

    take_turn(first, Random(1))
    stage(second, "move")
    take_turn(second, Random(2))
    stage(first, "move")

    for page in (first, second, third):
        expect(page.locator(".turns td button")).to_have_count(2)
    boards = {page.locator("#pieces").inner_html() for page in (second, third)}
    assert len(boards) == 1
    assert third.locator("[data-can]").count() == 0
    assert second.locator("[data-can]").count() == 0
    assert name_on(first, 1) == name_on(second, 1) == name_on(third, 1)
    assert heard == [[], [], []]


def test_a_name_is_shown_to_everyone_and_never_trusted(browser: Browser, server: Server) -> None:
    first, second = [guest(browser, server).new_page() for _ in range(2)]
    address = open_table(first, seat_1="open")
    second.goto(address)
    ready(second)

    first.click("[data-dialog=settings] >> nth=0")
    first.fill("input[name=name]", "<img src=x>&\u202e")
    first.click("dialog form button")
    ready(first)

    expect(second.locator("#plate-0 .who")).to_have_text("<img src=x>&")
    assert second.locator("#plate-0 img").count() == 0


def test_an_absent_player_is_replaced_and_comes_back(browser: Browser, server: Server) -> None:
    first, second = [guest(browser, server).new_page() for _ in range(2)]
    address = open_table(first, seat_1="open")
    second.goto(address)
    second.click("text=Sit here")
    take_turn(first, Random(1))
    stage(second, "move")
    second.goto("about:blank")

    first.click("[data-act=standin] >> nth=0")
    stage(first, "move")
    seen = picks(first)
    second.goto(address)
    ready(second)
    second.click("button:has-text('Take your seat back')")
    take_turn(first, Random(4))

    stage(second, "move")
    assert picks(second) > seen


def test_what_happened_meanwhile_is_replayed(browser: Browser, server: Server) -> None:
    context = guest(browser, server)
    first, second = context.new_page(), guest(browser, server).new_page()
    address = open_table(first, seat_1="open")
    second.goto(address)
    second.click("text=Sit here")
    take_turn(first, Random(1))
    stage(second, "move")
    first.goto("about:blank")
    take_turn(second, Random(2))
    expect(second.locator(".turns td button")).to_have_count(2)

    frames: list[str] = []
    first.on(
        "websocket", lambda line: line.on("framereceived", lambda data: frames.append(str(data)))
    )
    first.goto(address)
    stage(first, "move")

    assert "While you were away" in frames[0]
    assert len(turns(first)) == 2
    assert len(frames) >= 3


def test_hot_seat_without_secrets_needs_no_curtain(browser: Browser, server: Server) -> None:
    page = guest(browser, server).new_page()
    open_table(page, seat_0="me", seat_1="me")

    take_turn(page, Random(1))
    stage(page, "move")
    expect(page.locator("#plate-1")).to_have_attribute("aria-current", "true")
    take_turn(page, Random(2))
    stage(page, "move")

    assert len(turns(page)) == 2


def test_a_curtain_falls_between_secret_hands(browser: Browser, server: Server) -> None:
    page = guest(browser, server).new_page()
    frames: list[str] = []
    page.on(
        "websocket", lambda line: line.on("framereceived", lambda data: frames.append(str(data)))
    )
    open_table(page, "ankh_morpork", seat_0="me", seat_1="me")
    page.wait_for_selector("main[data-curtain]")
    players = page.locator(".plate .who").all_text_contents()
    taking = page.locator("#curtain b").text_content()
    assert len(set(players)) == 2 and taking in players

    before = "".join(frames)
    page.click("#ask .btn.go")
    page.wait_for_selector("#hand .am-name, #persona h3")
    names = page.locator("#hand .am-name, #persona h3").all_text_contents()

    assert names
    assert not [name for name in names if name.strip() and name.strip() in before]


def test_the_same_question_can_be_asked_again(browser: Browser, server: Server) -> None:
    """Trollfjord asks for up to three trolls, each time with the same options."""
    page = guest(browser, server).new_page()
    open_table(page, "trollfjord")
    for number in range(6):
        page.locator("[data-option], .fold").first.wait_for(state="attached")
        buttons = page.locator("[data-option]")
        if not buttons.count():  # all of them are places on the board: the list is folded
            page.locator(".fold[data-act=list]").dispatch_event("click")
        buttons.first.wait_for(state="attached")
        last = page.locator(".told li").last
        line = last.get_attribute("id") or ""
        buttons.nth(number % buttons.count()).dispatch_event("click")
        expect(last).not_to_have_attribute("id", line)  # lines alike are one
    assert page.locator(".told li").count() > 6


def test_another_device_becomes_the_same_person(browser: Browser, server: Server) -> None:
    first, second = guest(browser, server).new_page(), guest(browser, server, phone=True).new_page()
    address = open_table(first)
    first.goto(f"{address}/device")
    link = first.locator("[data-copy]").get_attribute("data-copy") or ""
    assert "#" in link

    second.goto(link)
    assert "seat=" not in second.url
    expect(second.locator("li.table.mine")).to_have_count(0)
    second.click("#claim button")
    second.wait_for_selector("li.table.mine")
    second.click("li.table.mine a.btn")

    stage(second, "move")
    assert "seat=" not in second.url
    assert second.locator(CAN).count() == 3


def test_my_tables_say_whose_turn_it_is(browser: Browser, server: Server) -> None:
    page = guest(browser, server).new_page()
    open_table(page)
    stage(page, "move")

    page.goto("/")

    expect(page.locator("li.table.mine .state b")).to_have_text("Your turn")


def test_a_bell_leads_to_the_next_table_that_waits(browser: Browser, server: Server) -> None:
    page = guest(browser, server).new_page()
    first = open_table(page)
    stage(page, "move")
    second = open_table(page)
    stage(page, "move")

    expect(page.locator(".waits .count")).to_have_text("1")
    page.click(".waits")
    page.wait_for_url(first)
    page.click(".waits")
    page.wait_for_url(second)


def test_nobody_gets_up_by_a_slip(browser: Browser, server: Server) -> None:
    page = guest(browser, server).new_page()
    open_table(page)
    mine = name_on(page, 0)

    for answer in ("text=Stay", "text=Leave the table >> nth=1"):
        assert name_on(page, 0) == mine
        page.click(".nav [data-dialog=going]")
        page.click("#going [data-dialog=leaving]")
        page.click(f"#leaving >> {answer}")

    expect(page.locator("#plate-0 .who")).to_have_text("free seat")
    expect(page.locator("#leaving")).to_be_hidden()


def test_a_friend_leaves_comes_back_speaks_and_resigns(browser: Browser, server: Server) -> None:
    """Nobody waits for who left; a phone counts what was said; of two, who resigns has lost."""
    first, second = guest(browser, server).new_page(), guest(browser, server, phone=True).new_page()
    heard = [complaints(first), complaints(second)]
    address = open_table(first, seat_1="open")
    second.goto(address)
    second.click("text=Sit here")
    take_turn(first, Random(1))
    stage(second, "move")
    take_turn(second, Random(2))
    stage(first, "move")

    second.click(".more")
    second.click("#nav [data-dialog=going]")
    second.click("#going [data-dialog=leaving]")
    second.click("#leaving [data-act=leave]")
    expect(first.locator("#log")).to_contain_text("leaves the table")
    expect(first.locator("#left-seats")).to_be_visible()
    stage(first, "move")
    second.click("text=Sit here")
    expect(first.locator("#log")).to_contain_text("is back")

    first.click("#nav [data-arg=talk]")
    first.click("#talk .phrase >> nth=0")
    expect(second.locator(".more .count")).to_have_attribute("data-count", "1")

    second.click(".more")
    second.click("#nav [data-dialog=going]")
    second.click("#going [data-dialog=resigning]")
    second.click("#resigning [data-act=resign]")
    expect(first.locator("#ask")).to_contain_text("You won!")
    expect(second.locator("#plate-1 .tag")).to_have_text("resigned")
    assert heard == [[], []]
