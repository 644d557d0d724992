"""Games that nobody sees: decisions by the keyboard alone and through the accessibility tree alone, turn about."""

from random import Random

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.late import late_table
from tests.browser.seats import complaints, guest, ready
from tests.browser.unseen import ask, hear, is_over, late, press, speak
from tests.server.server import Server
from trollbord import game_ids

SEED = 7
LAST = 10
"""Decisions at the end of a game."""
MOST = 3_000
"""Decisions of a whole game: two who play Trollfjord at random need 1,000 to 6,000 picks together, chance included."""


def sat_down(browser: Browser, server: Server, game: str, left: int) -> Page:
    """At a table with a number of decisions left, with the board in words open."""
    page = guest(browser, server).new_page()
    page.goto(late_table(server, page, late(game, left, SEED), SEED))
    ready(page)
    page.keyboard.press("6")
    expect(ask(page)).to_be_focused()
    return page


def play_on(page: Page, most: int) -> int:
    """Decide one by keys, one by what is told, until the game is over or the bound is reached; how many."""
    chance = Random(SEED)
    for number in range(most):
        if is_over(page):
            return number
        (press if number % 2 else speak)(page, chance)
    return most


@pytest.mark.parametrize("game", game_ids())
def test_the_last_ten_decisions_without_seeing_the_board(
    browser: Browser, server: Server, game: str
) -> None:
    page = sat_down(browser, server, game, LAST)
    heard = complaints(page)
    assert hear(page, "look")[0]

    made = play_on(page, LAST)

    assert made == LAST or is_over(page)
    assert not heard


@pytest.mark.long_run
@pytest.mark.parametrize("game", game_ids())
def test_a_whole_game_without_seeing_the_board(browser: Browser, server: Server, game: str) -> None:
    page = sat_down(browser, server, game, MOST)
    heard = complaints(page)

    play_on(page, MOST)

    assert is_over(page)
    assert not heard
