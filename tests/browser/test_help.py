"""Help in a real browser: a rest of the pointer, a long press, a key; and clicks that lead to nothing."""

from playwright.sync_api import Browser, Page, expect

from tests.browser.late import late_table
from tests.browser.seats import complaints, guest, open_table, ready
from tests.browser.test_trolls import until
from tests.server.server import Server

SEED = 5
DEAD = ("castle-I", "den-1", "royal-2", "chip-0-power-1", "task-0", "track-0")
"""Things of Trolls & Princesses that lead to nothing while a round card is asked for."""
ANSWERS = {"task-0": "do not meet"}
"""A royal card can be completed at any moment of one's turn, so its reason is its own."""
LONG_PRESS = """key => {
  const node = document.getElementById(key), box = node.getBoundingClientRect();
  const at = {pointerType: "touch", clientX: box.x + box.width / 2, clientY: box.y + box.height / 2, bubbles: true};
  document.elementFromPoint(at.clientX, at.clientY).dispatchEvent(new PointerEvent("pointerdown", at));
}"""


def at_a_round_card(browser: Browser, server: Server, *, phone: bool = False) -> Page:
    page = guest(browser, server, phone=phone).new_page()
    page.goto(late_table(server, page, until("play-card", 40), SEED))
    ready(page)
    return page


def test_every_click_that_leads_to_nothing_is_answered_beside_the_board(
    browser: Browser, server: Server
) -> None:
    page = at_a_round_card(browser, server)
    heard = complaints(page)
    answer = page.locator("#refusal p")
    board = page.locator("#board").bounding_box()
    assert board is not None
    for key in DEAD:
        page.evaluate("document.getElementById('refusal').replaceChildren()")
        page.locator(f"#{key} :is(path, use, rect)").first.click(force=True)
        expect(answer).to_contain_text(ANSWERS.get(key, "Play a round card"))
        box = answer.bounding_box()
        assert box is not None and box["x"] >= board["x"] + board["width"]
    assert heard == []


def test_an_empty_cell_is_explained_before_the_board_that_holds_it(
    browser: Browser, server: Server
) -> None:
    page = guest(browser, server).new_page()
    open_table(page)

    page.locator("#c-E5").hover(force=True)

    expect(page.locator(".help-card")).to_have_attribute("data-key", "c-E5")


def test_a_rest_of_the_pointer_explains_a_thing_and_leaving_closes_it(
    browser: Browser, server: Server
) -> None:
    page = at_a_round_card(browser, server)
    card = page.locator(".help-card")

    page.locator("#den-1").hover(force=True)
    expect(card.locator("h2")).to_be_visible()
    expect(card).to_have_attribute("data-key", "den-1")
    page.mouse.move(3, 3)
    expect(card).to_have_count(0)

    page.locator("#hand-0").focus()
    page.keyboard.press("i")
    expect(card).to_contain_text("Now you can")
    page.keyboard.press("Escape")
    expect(card).to_have_count(0)


def test_a_long_press_explains_and_does_not_act(browser: Browser, server: Server) -> None:
    page = at_a_round_card(browser, server, phone=True)
    card = page.locator(".help-card")

    page.evaluate(LONG_PRESS, "hand-0")
    expect(card).to_have_attribute("data-key", "hand-0")
    page.locator("#hand-0").dispatch_event("click")

    expect(page.locator(".ask h2")).to_have_text("Play a round card")
    card.locator(".help-close").click()
    expect(card).to_have_count(0)
