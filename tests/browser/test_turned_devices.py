"""Tablets held upright and phones on their side: the board is large enough, and nothing lies over the question."""

import pytest
from playwright.sync_api import Browser, Page

import trollbord
from tests.browser.seats import guest, open_table
from tests.server.server import Server

SIDEWAYS = {"width": 844, "height": 390}
UPRIGHT = {"width": 820, "height": 1180}

# Of the heading of the question: whether its first and last line can be seen, each in its middle.
SEEN = """() => {
  const title = document.querySelector("#ask h2"), lines = [...title.getClientRects()];
  const range = document.createRange();
  range.selectNodeContents(title);
  lines.push(...range.getClientRects());
  return lines.every(line => title.contains(document.elementFromPoint(line.x + line.width / 3, line.y + line.height / 2)));
}"""


def held(browser: Browser, server: Server, size: dict[str, int], game: str) -> Page:
    page = guest(browser, server).new_page()
    page.set_viewport_size({"width": size["width"], "height": size["height"]})
    open_table(page, game)
    page.wait_for_selector("#ask h2")
    return page


@pytest.mark.parametrize("game", trollbord.game_ids())
def test_on_a_phone_on_its_side_the_question_can_be_read(
    browser: Browser, server: Server, game: str
) -> None:
    page = held(browser, server, SIDEWAYS, game)

    assert page.evaluate(SEEN)
    asked = page.locator("#ask").bounding_box()
    assert asked is not None and asked["height"] >= 110


def test_on_a_phone_on_its_side_the_fjord_is_no_stamp(browser: Browser, server: Server) -> None:
    page = held(browser, server, SIDEWAYS, "trollfjord")

    drawn = page.locator("svg.board").first.bounding_box()
    assert drawn is not None and drawn["height"] >= 250


@pytest.mark.parametrize("game", trollbord.game_ids())
def test_an_upright_tablet_shows_a_board_as_wide_as_itself(
    browser: Browser, server: Server, game: str
) -> None:
    page = held(browser, server, UPRIGHT, game)

    field, asked = page.locator(".field").bounding_box(), page.locator("#ask").bounding_box()
    assert field is not None and asked is not None
    assert field["width"] == UPRIGHT["width"]
    assert asked["y"] >= field["y"] + field["height"]
    assert page.evaluate(SEEN)
