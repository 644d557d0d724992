"""A duel in a real browser, by clicking what glows."""

from random import Random

from playwright.sync_api import Browser, Page, expect

from tests.browser.seats import (
    CAN,
    DESK,
    click_one,
    complaints,
    guest,
    open_table,
    ready,
    stage,
    take_turn,
    turns,
)
from tests.server.seeded import named
from tests.server.server import Server
from trollbord import load
from trollbord.records.reader import parse
from trollbord.records.replaying import replay


def finished(page: Page) -> bool:
    return page.locator(".scores").count() > 0


def play_on(page: Page, rng: Random) -> None:
    """Take turns until the game is over."""
    for _ in range(60):
        page.locator(f"{CAN}, .scores").first.wait_for(state="attached")
        if finished(page):
            return
        take_turn(page, rng)
    raise AssertionError("a duel does not take sixty turns")


def assert_replays(page: Page) -> None:
    """The record of the finished game leads to the same result, with its secret laid open."""
    record = parse(page.request.get(f"{page.url}/record.troll").text())
    result = replay(load("ragnarocks"), record).result()
    assert result is not None and record.end is not None
    assert tuple(record.end.scores) == result.scores
    assert record.secret


def test_a_full_game_against_a_bot_and_another_one(browser: Browser, server: Server) -> None:
    page = guest(browser, server).new_page()
    heard = complaints(page)
    page.goto("/")
    page.click(".poster .opens >> nth=0")
    page.click("form.new button.go")
    ready(page)

    play_on(page, Random(7))

    numbers = page.locator(".plate .number").all_text_contents()
    scores = [text for text in page.locator(".scores td").all_text_contents() if text]
    assert sorted(numbers) == sorted(scores)
    assert_replays(page)
    first = page.url
    page.click("text=Play again")
    page.wait_for_url(lambda url: url != first)
    ready(page)
    # The loser of the first move begins now: everyone moves one seat on.
    expect(page.locator("#plate-1 .tag")).to_have_text("you")
    assert not heard


def test_a_first_click_is_held_and_can_be_put_back(browser: Browser, server: Server) -> None:
    page = guest(browser, server).new_page()
    open_table(page)
    stage(page, "move")
    assert page.locator(CAN).count() == 3

    page.locator("#c-A2 .hit").click(force=True)

    expect(page.locator("#c-A2")).to_have_attribute("data-held", "")
    expect(page.locator("#viking-0-0")).to_have_attribute("data-held", "")
    assert page.locator(CAN).count() > 10
    page.keyboard.press("Escape")
    assert page.locator(CAN).count() == 3


def test_why_not_names_the_rule(browser: Browser, server: Server) -> None:
    page = guest(browser, server).new_page()
    open_table(page)
    stage(page, "move")

    page.locator("#c-J5 .hit").click(force=True)
    expect(page.locator("#refusal")).to_contain_text("RR-TURN.3")

    page.locator("#c-A2 .hit").click(force=True)
    page.locator("#c-A5 .hit").click(force=True)
    expect(page.locator("#refusal")).to_contain_text("RR-TURN.8")
    expect(page.locator("#c-A2")).to_have_attribute("data-held", "")


def test_undo_and_redo(browser: Browser, server: Server) -> None:
    page = guest(browser, server).new_page()
    open_table(page)
    stage(page, "move")
    page.locator("#c-A2 .hit").click(force=True)
    page.locator("#c-C2 .hit").click(force=True)
    stage(page, "stone")

    page.click("button:has-text('Undo')")
    stage(page, "move")
    assert page.locator("#viking-0-0").get_attribute("data-on") == "c-A2"
    page.click("button:has-text('Redo')")
    stage(page, "stone")

    assert page.locator("#viking-0-0").get_attribute("data-on") == "c-C2"


def test_a_bot_agrees_to_go_further_back(browser: Browser, server: Server) -> None:
    page = guest(browser, server).new_page()
    open_table(page)
    take_turn(page, Random(1))
    stage(page, "move")
    assert len(turns(page)) == 2

    page.click("#ask .back button:has-text('Undo')")  # nobody can refuse, so nobody is asked

    stage(page, "stone")
    assert len(turns(page)) == 1


def test_keyboard_only(browser: Browser, server: Server) -> None:
    page = guest(browser, server).new_page()
    open_table(page)
    stage(page, "move")
    page.locator("#c-A3").focus()

    page.keyboard.press("ArrowLeft")
    page.keyboard.press("Enter")
    expect(page.locator("#c-A2")).to_have_attribute("data-held", "")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    stage(page, "stone")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")

    stage(page, "move")
    assert len(turns(page)) == 2


def test_everything_can_be_picked_from_a_list(browser: Browser, server: Server) -> None:
    page = guest(browser, server).new_page()
    open_table(page)
    stage(page, "move")

    page.locator(".fold[data-act=list]").focus()
    page.keyboard.press("Enter")
    buttons = page.locator(".options [data-option]")
    buttons.first.wait_for()
    assert buttons.count() == 52
    buttons.first.focus()
    page.keyboard.press("Enter")

    stage(page, "stone")


def test_a_log_line_leads_to_its_position(browser: Browser, server: Server) -> None:
    page = guest(browser, server).new_page()
    open_table(page)
    take_turn(page, Random(3))
    stage(page, "move")
    assert len(turns(page)) == 2
    now = page.locator("#pieces").inner_html()

    page.locator("[aria-label='To the beginning']").click()
    expect(page.locator("#ask")).to_contain_text("Position 0")
    assert page.locator("#pieces .piece").count() == 6
    page.locator("[aria-label='Forward']").click()
    expect(page.locator("#ask")).to_contain_text("Position 1")
    page.click("text=Back to now")
    expect(page.locator("#ask")).not_to_contain_text("Position")
    stage(page, "move")
    page.locator(".turns td button >> nth=0").click()
    expect(page.locator("#ask")).to_contain_text("Position 2")
    page.click("text=Back to now")

    stage(page, "move")
    assert page.locator("#pieces").inner_html() == now


def test_a_phone_stands_the_board_up(browser: Browser, server: Server) -> None:
    page = guest(browser, server, phone=True).new_page()
    heard = complaints(page)
    open_table(page)
    box = page.locator("svg.board").bounding_box()
    assert box is not None and box["height"] > box["width"]
    cell = page.locator("#c-G5 .hit").bounding_box()
    assert cell is not None and cell["width"] >= 38

    take_turn(page, Random(2))
    stage(page, "move")
    page.locator(".more").click()
    expect(page.locator("#sheet")).to_be_visible()

    assert len(turns(page)) == 2
    assert page.evaluate("() => document.documentElement.scrollWidth") <= 390
    assert not heard


def test_the_title_says_whose_turn_it_is(browser: Browser, server: Server) -> None:
    page = guest(browser, server).new_page()
    open_table(page)

    expect(page).to_have_title("● Your turn · Ragnarocks")


def test_a_click_on_glowing_cells_costs_no_round_trip(browser: Browser, server: Server) -> None:
    context = guest(browser, server)
    page = context.new_page()
    sent: list[str] = []
    page.on("websocket", lambda line: line.on("framesent", lambda frame: sent.append(str(frame))))
    open_table(page)
    stage(page, "move")
    sent.clear()

    page.locator("#c-A2 .hit").click(force=True)
    assert page.locator(CAN).count() > 10
    assert not sent
    click_one(page, Random(4))

    stage(page, "stone")
    assert len(sent) == 1


def test_pieces_slide_and_stones_drop(browser: Browser, server: Server) -> None:
    page = browser.new_context(
        base_url=server.url, viewport=DESK, extra_http_headers=named()
    ).new_page()
    open_table(page)
    stage(page, "move")
    page.evaluate(
        """() => {
          window.moved = [];
          const animate = Element.prototype.animate;
          Element.prototype.animate = function (frames, options) {
            window.moved.push([this.id, options.duration]);
            return animate.call(this, frames, options);
          };
        }"""
    )

    page.locator("#c-A2 .hit").click(force=True)
    page.locator("#c-F2 .hit").hover(force=True)
    assert page.locator(".wraith").count() == 1
    page.locator("#c-F2 .hit").click(force=True)
    stage(page, "stone")
    assert page.locator(".wraith").count() == 0
    page.locator("#c-F5 .hit").click(force=True)
    stage(page, "move")

    moved = dict(page.evaluate("() => window.moved"))
    assert 500 < moved["viking-0-0"] <= 620
    assert moved["stone-F5"] == 240
