"""A game looked at again, in a browser: positions, eyes, files, forks."""

from random import Random

from playwright.sync_api import Browser, FilePayload, Page, expect

from tests.browser.seats import complaints, guest, open_table, ready, stage, take_turn
from tests.server.server import Server
from tests.server.test_replay import played

CHOOSE = """(field, value) => {
  field.value = value;
  field.dispatchEvent(new Event("change", { bubbles: true }));
}"""


def at(page: Page) -> int:
    return int(page.locator("#film-slider").get_attribute("data-at") or -1)


def slide(page: Page, to: int) -> None:
    """Draw the slider to a position, and wait until it is shown."""
    page.locator("#film-slider input").fill(str(to))
    expect(page.locator("#film-slider")).to_have_attribute("data-at", str(to))


def brought(page: Page, text: str) -> None:
    """Bring a file and look at it."""
    page.goto("/")
    file: FilePayload = {"name": "a.troll", "mimeType": "text/plain", "buffer": text.encode()}
    page.set_input_files("[data-bring]", files=[file])


def test_another_language_shows_the_same_position(browser: Browser, server: Server) -> None:
    page = guest(browser, server).new_page()
    brought(page, played())
    ready(page)
    slide(page, 6)

    page.locator("select[name=language]").evaluate(CHOOSE, "de")

    page.wait_for_selector("html[lang=de] body[data-ready]")
    assert at(page) == 6


def test_a_file_is_looked_at_from_end_to_end(browser: Browser, server: Server) -> None:
    page = guest(browser, server).new_page()
    heard = complaints(page)
    brought(page, played())
    ready(page)
    expect(page.locator("#film-where")).to_contain_text("Position 0")

    page.click("[aria-label='To the end'] >> nth=0")
    page.wait_for_selector("#film-slider[data-at='76'], [aria-label='To the end'][disabled]")
    end = at(page)
    page.click("[aria-label='To the turn before']")
    expect(page.locator("#film-slider")).not_to_have_attribute("data-at", str(end))
    slide(page, 5)
    assert "at=5" in page.url
    board = page.locator("#pieces").inner_html()
    page.goto(page.url)
    ready(page)
    assert page.locator("#pieces").inner_html() == board

    page.select_option("[data-speed]", "500")
    page.click("[aria-label='Play']")
    page.wait_for_selector("#film-slider[data-at='7']")
    page.click("[aria-label='Play']")
    expect(page.locator("text=Check the draws")).to_have_count(0)  # a game without chance
    assert not heard


def test_a_changed_draw_is_named_by_its_line(browser: Browser, server: Server) -> None:
    page = guest(browser, server).new_page()
    lines = played("ankh_morpork").splitlines()
    drawn = [number for number, line in enumerate(lines) if " drawn: draw" in line]
    first, second = drawn[:2]
    one, two = lines[first].split(": ")[1], lines[second].split(": ")[1]
    assert one != two
    lines[first] = lines[first].replace(one, two)
    lines = [line for line in lines if not line.startswith("seal")]

    brought(page, "\n".join(lines))
    ready(page)
    page.click("text=Check the draws")

    expect(page.locator(".verdict.bad")).to_contain_text(f"line {first + 1}")
    verdict, ask = page.locator(".verdict").bounding_box(), page.locator("#ask").bounding_box()
    assert verdict is not None and ask is not None
    assert verdict["width"] > 0.7 * ask["width"]


def test_a_file_that_is_no_game_is_refused_with_its_line(browser: Browser, server: Server) -> None:
    page = guest(browser, server).new_page()
    brought(page, played().replace("seats 2", "seats two"))

    expect(page.locator("#note")).to_contain_text("line")
    assert page.url.rstrip("/") == server.url


def test_one_plays_on_from_a_position(browser: Browser, server: Server) -> None:
    page = guest(browser, server).new_page()
    brought(page, played())
    ready(page)
    slide(page, 4)
    pieces = page.locator("#pieces .piece").count()

    page.click("text=Play on from here")
    page.wait_for_url("**/t/*")
    stage(page, "move")

    assert page.locator("#pieces .piece").count() == pieces
    take_turn(page, Random(1))
    record = page.request.get(f"{page.url}/record.troll").text()
    assert "forked 4" in record


def test_while_a_game_goes_on_only_own_eyes_are_offered(browser: Browser, server: Server) -> None:
    page = guest(browser, server).new_page()
    address = open_table(page, "ankh_morpork")
    page.goto(f"{address}/replay")
    ready(page)

    choices = page.locator("[data-act=eyes] option")
    assert [choices.nth(i).get_attribute("value") for i in range(choices.count())] == ["0", "-2"]
    assert page.locator("text=Play on from here").count() == 0
    page.goto(f"{address}/replay?eyes=1")
    ready(page)
    assert "eyes=0" in page.url
