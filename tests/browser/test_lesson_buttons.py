"""Every button of a lesson's question can be pressed on a phone: nothing lies over it."""

from collections.abc import Sequence

import pytest
from playwright.sync_api import Browser
from playwright.sync_api import TimeoutError as TooLate

from tests.browser.seats import complaints, guest
from tests.server.server import Server
from trollbord.games import game_ids
from trollbord.teach import lesson

HIDDEN = """() => document.body.dataset.sheet === "hand" ? [] : [...document.querySelectorAll(".foot button, .coach button")]
  .filter(button => button.checkVisibility({ visibilityProperty: true }) && button.getBoundingClientRect().width > 0)
  .filter(button => !button.closest(".sheet, .am-sheet"))
  .filter(button => {
    button.scrollIntoView({ block: "nearest" });
    const box = button.getBoundingClientRect();
    const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    return top === null || !(button.contains(top) || top.contains(button) && top.tagName === "BUTTON");
  })
  .map(button => button.textContent || button.getAttribute("aria-label"))"""


def covered(
    browser: Browser, server: Server, game: str, steps: Sequence[str]
) -> dict[str, list[str]]:
    """What can't be pressed at these steps of a game's first lesson, unless a hand is held over it."""
    page = guest(browser, server, phone=True).new_page()
    heard = complaints(page)
    found: dict[str, list[str]] = {}
    for step in steps:
        page.goto(f"/learn/{game}/first?step={step}")
        page.wait_for_selector("#coach")
        page.wait_for_selector("body[data-ready]")
        page.wait_for_selector("#coach button", state="attached")
        try:
            page.wait_for_function(f"({HIDDEN})().length === 0", timeout=5000)
        except TooLate:
            found[step] = page.evaluate(HIDDEN)
    assert heard == []
    return found


@pytest.mark.parametrize(
    ("game", "steps"),
    [("ankh_morpork", ("minion", "trouble")), ("trolls_princesses", ("card", "den"))],
)
def test_the_buttons_of_a_lesson_lie_free_on_a_phone(
    browser: Browser, server: Server, game: str, steps: Sequence[str]
) -> None:
    assert covered(browser, server, game, steps) == {}


@pytest.mark.long_run
@pytest.mark.parametrize("game", game_ids())
def test_the_buttons_of_every_step_lie_free_on_a_phone(
    browser: Browser, server: Server, game: str
) -> None:
    steps = [step.id for step in lesson(game, "first").steps]
    assert covered(browser, server, game, steps) == {}
