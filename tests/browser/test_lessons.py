"""A lesson as a learner meets it: chalk and note, a slip, keys, a reload, a second tab, and the offer in the lobby."""

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.seats import complaints, guest, open_table, ready
from tests.server.server import Server

pytestmark = pytest.mark.ordinary

FENCE = "/learn/ragnarocks/first?step=fence"
COVERED = """() => {
  const note = document.getElementById("coach").getBoundingClientRect();
  const hides = box => box.left < note.right && note.left < box.right && box.top < note.bottom && note.top < box.bottom;
  return [...document.querySelectorAll("[data-can]")].filter(each => hides(each.getBoundingClientRect())).map(each => each.id);
}"""


def opened(page: Page, address: str = FENCE) -> list[str]:
    heard = complaints(page)
    page.goto(address)
    page.wait_for_selector("#coach")
    page.wait_for_selector("svg.chalk, [data-act=next]", state="attached")
    return heard


def test_a_slip_is_told_and_taken_back_and_the_fence_closed(
    browser: Browser, server: Server
) -> None:
    page = guest(browser, server).new_page()
    heard = opened(page)
    assert page.evaluate(COVERED) == []
    expect(page.locator("[data-chalk-words]")).to_contain_text("C3")

    page.locator("#c-C5").click(force=True)
    expect(page.locator("#coach")).to_contain_text("C3 stays free")
    page.click("[data-act=retry]")
    expect(page.locator("#coach")).to_contain_text("between B3 and D3")
    page.locator("#c-C3").click(force=True)
    expect(page.locator("#coach")).to_contain_text("The fence is closed")
    assert heard == []


def test_a_click_on_the_note_puts_nothing_back(browser: Browser, server: Server) -> None:
    page = guest(browser, server).new_page()
    opened(page, "/learn/trolls_princesses/first?step=troll")
    page.locator("#aside-0").click(force=True)
    expect(page.locator("#aside-0")).to_have_attribute("data-held", "")

    page.locator("#coach .in").click()
    expect(page.locator("#aside-0")).to_have_attribute("data-held", "")


def test_a_lesson_goes_by_keys_alone(browser: Browser, server: Server) -> None:
    page = guest(browser, server).new_page()
    opened(page, "/learn/ragnarocks/first?step=clan")
    assert page.evaluate("document.activeElement.id") == "coach-title"

    page.keyboard.press("n")
    expect(page.locator("[data-steps]")).to_have_attribute("data-step", "lines")
    page.keyboard.press("Escape")
    expect(page.locator("#coach")).to_be_hidden()
    page.keyboard.press("n")
    expect(page.locator("#coach")).to_be_visible()
    page.keyboard.press("s")  # what is forbidden is tried
    expect(page.locator("#coach")).to_contain_text("in the way")
    page.keyboard.press("n")
    expect(page.locator("#coach")).to_contain_text("any cell that is offered")


def test_a_reload_and_a_second_tab_find_the_same_step(browser: Browser, server: Server) -> None:
    context = guest(browser, server)
    page, other = context.new_page(), context.new_page()
    opened(page)
    page.click("[data-act=skip]")
    expect(page.locator("[data-steps]")).to_have_attribute("data-step", "settled")

    page.reload()
    opened(other, "/learn/ragnarocks/first")
    for each in (page, other):
        expect(each.locator("[data-steps]")).to_have_attribute("data-step", "settled")
    page.click('[data-act=guess][data-arg="6"]')

    expect(other.locator("#coach")).to_contain_text("Six")
    page.goto("/learn")
    begun = page.locator("[data-lesson='ragnarocks/first']")
    expect(begun.locator("small")).to_have_text("step 5 of 8")
    expect(page.locator(".first-lesson .btn.go")).to_have_text("Go on")
    expect(page.locator(".start-here:visible")).to_have_count(0)


TAILS = """() => [...document.querySelectorAll("svg.coach-tail path")].map(path => {
  const box = path.getBBox();
  return Math.hypot(box.width, box.height);
})"""


def test_no_tail_of_a_note_crosses_the_table(browser: Browser, server: Server) -> None:
    page = guest(browser, server).new_page()
    opened(page)  # the chalk rings a cell at the far end of the board
    assert page.locator("svg.chalk").count() == 1

    assert [tail for tail in page.evaluate(TAILS) if tail > 60] == []


def test_the_lightest_game_is_marked_to_start_with(browser: Browser, server: Server) -> None:
    page = guest(browser, server).new_page()
    page.goto("/learn")

    expect(page.locator(".start-here:visible")).to_have_count(1)
    expect(page.locator(".taught-game").first).to_have_attribute("id", "ragnarocks")
    expect(page.locator(".taught-game").first.locator(".btn.go")).to_have_text("Begin")
    page.locator(".short-lesson", has_text="Regions").click(position={"x": 200, "y": 10})
    page.wait_for_url("**/learn/ragnarocks/regions")


def test_on_a_phone_the_note_is_a_sheet_that_covers_nothing(
    browser: Browser, server: Server
) -> None:
    page = guest(browser, server, phone=True).new_page()
    opened(page)

    assert page.evaluate(COVERED) == []
    for button in page.locator("#coach .btn:visible, .lessonbar button:visible").all():
        box = button.bounding_box()
        assert box is not None
        assert box["height"] >= 44
    assert page.evaluate("document.documentElement.scrollWidth") <= 390


def test_a_first_visitor_is_offered_a_lesson_once(browser: Browser, server: Server) -> None:
    page = guest(browser, server).new_page()

    page.goto("/")
    expect(page.locator("[data-first]")).to_be_visible()
    page.reload()

    expect(page.locator("[data-first]")).to_be_hidden()
    assert page.locator("a[href='/learn/ragnarocks/first']").count() == 1


def test_whoever_follows_a_tables_link_is_offered_none(browser: Browser, server: Server) -> None:
    host, visitor = guest(browser, server).new_page(), guest(browser, server).new_page()
    table = open_table(host, seat_0="me", seat_1="open")

    visitor.goto(table)
    ready(visitor)
    visitor.goto("/")

    expect(visitor.locator("[data-first]")).to_be_hidden()


ON_TOP = """() => {
  const box = document.getElementById("coach-text").getBoundingClientRect();
  return document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)?.closest("#coach") !== null;
}"""
CHALKED = """id => {
  const thing = document.getElementById(id).getBoundingClientRect();
  const ring = document.querySelector("svg.chalk path").getBoundingClientRect();
  const x = thing.x + thing.width / 2, y = thing.y + thing.height / 2;
  return ring.left < x && x < ring.right && ring.top < y && y < ring.bottom;
}"""


def test_on_a_phone_a_note_about_the_hand_is_read_before_the_hand_is_raised(
    browser: Browser, server: Server
) -> None:
    page = guest(browser, server, phone=True).new_page()
    heard = opened(page, "/learn/ankh_morpork/first?step=card")
    assert page.evaluate(ON_TOP)
    page.wait_for_function(f"({CHALKED})('stub-3')")
    assert page.evaluate(
        "getComputedStyle(document.getElementById('lesson'), '::after').content"
    ) == ("none")

    page.locator("#stub-3").tap()
    expect(page.locator("#h-3")).to_be_in_viewport(ratio=0.9)
    page.wait_for_function(f"({CHALKED})('h-3')")
    page.locator("#hand [data-act=sheet]").tap()
    page.wait_for_function(f"({CHALKED})('stub-3')")  # the chalk goes with the hand

    page.locator(".foot .btn[data-act=sheet]").tap()
    page.locator("#h-3").tap()
    expect(page.locator("#coach")).to_contain_text("coin")
    assert heard == []


def test_on_a_phone_a_finger_beside_a_small_piece_means_it(
    browser: Browser, server: Server
) -> None:
    page = guest(browser, server, phone=True).new_page()
    heard = opened(page, "/learn/ankh_morpork/first?step=control")
    page.locator("[data-act=guess][data-arg=red]").tap()
    page.locator("#coach [data-act=next]").tap()
    page.locator("#stub-0").tap()
    page.locator("#h-0").tap()
    expect(page.locator("#coach")).to_contain_text("Try Yellow")
    page.locator("#m-6-1[data-tried]").wait_for(state="attached")

    for piece, said in (("m-6-1", "no trouble marker"), ("m-1-1", "you control Dolly Sisters now")):
        box = page.locator(f"#{piece}").bounding_box()
        assert box is not None
        page.touchscreen.tap(box["x"] + box["width"] / 2 - 10, box["y"] + box["height"] + 6)
        expect(page.locator("#coach")).to_contain_text(said)
        if piece == "m-6-1":
            page.locator("#coach [data-act=next]").tap()
            expect(page.locator("#m-1-1")).to_have_attribute("data-can", "")
    assert heard == []
