"""Pages around the boards, measured: no text under 11 px, nothing cut off, thumbs hit 44 px, in five languages."""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from random import Random

import pytest
from playwright.sync_api import Browser, Page, ViewportSize

from tests.browser.late import late_table
from tests.browser.looks.faults import serious
from tests.browser.measures import faults
from tests.browser.seats import CAN, guest, open_table, ready
from tests.server.server import Server
from trollbord import game_ids, load
from trollbord.kernel.match import Match
from trollbord.words import LANGUAGES

SIZES: dict[str, ViewportSize] = {
    "desk": {"width": 1440, "height": 900},
    "small": {"width": 1280, "height": 720},
    "tablet": {"width": 820, "height": 1180},
    "phone": {"width": 390, "height": 844},
}
SOON = 2.0
"""Seconds from the click on a game to the first choice."""


def finished(game: str, seats: int) -> Match:
    """A game that was played quickly to its end."""
    match, chance = Match(load(game), seats, seed=5), Random(5)
    while match.result is None:
        assert match.ask is not None
        match.pick(match.game.advice.rollout(match.state, chance).text, match.ask.seat)
    return match


def stops(page: Page, server: Server, games: Sequence[str]) -> Iterator[str]:
    """The pages that nobody plays on: with tables, without, the forms, the settings, oneself, the end."""
    page.goto("/")
    yield "lobby-first"
    for game in games:
        page.goto(f"/new/{game}")
        page.evaluate("document.querySelectorAll('details').forEach(fold => { fold.open = true })")
        page.evaluate("document.querySelector('[name=clock][value=game]').click()")
        yield f"new-{game}"
    open_table(page, "ragnarocks", seat_1="open")
    yield "waiting"
    page.goto(late_table(server, page, finished(games[0], 2), 5))
    ready(page)
    yield f"end-{games[0]}"
    page.evaluate("document.getElementById('settings').showModal()")
    yield "settings"
    page.goto("/")
    yield "lobby"
    page.goto("/you")
    yield "you"


def visitor(browser: Browser, server: Server, size: str, language: str, theme: str) -> Page:
    context = guest(browser, server, phone=size == "phone", painted=True)
    context.add_cookies([{"name": "language", "value": language, "url": server.url}])
    page = context.new_page()
    page.set_viewport_size(SIZES[size])
    page.emulate_media(color_scheme="dark" if theme == "dark" else "light", reduced_motion="reduce")
    return page


@pytest.mark.parametrize("language", ["de", "ru"])
def test_nothing_is_too_small_or_cut_off_on_a_phone(
    browser: Browser, server: Server, language: str
) -> None:
    """The two long-winded languages, at 390 px."""
    page = visitor(browser, server, "phone", language, "light")
    seen = {stop: faults(page, phone=True) for stop in stops(page, server, ("trollfjord",))}
    page.context.close()

    assert len(seen) == 7
    assert {stop: found for stop, found in seen.items() if found} == {}


@pytest.mark.long_run
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_in_every_language_and_size(
    browser: Browser, server: Server, language: str, size: str
) -> None:
    theme = "dark" if len(language + size) % 2 else "light"
    page = visitor(browser, server, size, language, theme)
    wrong = {}
    for stop in stops(page, server, game_ids()):
        found = faults(page, phone=size == "phone") + serious(page)
        if found:
            wrong[stop] = found
    page.context.close()

    assert wrong == {}


@pytest.mark.long_run
@pytest.mark.parametrize("game", game_ids())
def test_the_first_choice_comes_within_two_seconds(
    browser: Browser, server: Server, game: str
) -> None:
    """From the click on a game, as a person sees it: the form, one press, and something glows. The best of three counts."""
    took = []
    for _ in range(3):
        page = visitor(browser, server, "desk", "en", "light")
        page.goto("/")
        start = time.perf_counter()
        page.click(f"a[href='/new/{game}']")
        page.click("form.new button.go")
        page.locator(f"{CAN}, [data-can], #ask .acts .btn").first.wait_for(state="attached")
        took.append(time.perf_counter() - start)
        page.context.close()

    assert min(took) < SOON
