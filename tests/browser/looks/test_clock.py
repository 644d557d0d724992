"""The short clock of an interrupt: it runs alike with an answer and without, and tells nobody anything."""

from functools import cache
from random import Random

import msgspec
import pytest
from playwright.sync_api import Browser, Page

from tests.browser.looks.positions import sitting
from tests.browser.looks.stage import show, stage
from trollbord import Match, load
from trollbord.kernel.seat import SPECTATOR
from trollbord.page.assets import address
from trollbord.page.sitting import Sitting
from trollbord.page.table_page import table_page

pytestmark = pytest.mark.ordinary

# What the clock picks is written down; the page's time is the test's own.
WIND = """async ([address, hidden]) => {
  Object.defineProperty(document, "hidden", { value: hidden, configurable: true });
  const { wind } = await import(address);
  window.picked = "";
  wind(option => { window.picked = option; });
}"""
ALL = 21_000
"""Milliseconds in which any clock has run out."""


@cache
def interrupt(lone: bool) -> Match:
    """A match in which somebody is asked for an answer, with one in hand or without."""
    for seed in range(60):
        match, rng = Match(load("ankh_morpork"), 4, seed=seed, holds_veils=True), Random(seed)
        while (ask := match.ask) is not None:
            if ask.prompt == "answer-removal" and (len(ask.options) == 1) == lone:
                return match
            match.pick(rng.choice(ask.options))
    raise AssertionError("nobody is ever asked")


def among_people(match: Match) -> Sitting:
    """The page of who is asked, where another seat is a person's too."""
    assert match.ask is not None
    basis = sitting(match, match.ask.seat)
    other = (match.ask.seat + 1) % len(basis.chairs)
    chairs = [
        msgspec.structs.replace(chair, kind="person" if chair.seat == other else chair.kind)
        for chair in basis.chairs
    ]
    return msgspec.structs.replace(basis, chairs=chairs)


def wound(page: Page, match: Match, hidden: bool = False) -> None:
    show(page, among_people(match))
    page.clock.install()
    page.evaluate(WIND, [address("clock.js"), hidden])


def test_the_clock_lets_it_happen(browser: Browser) -> None:
    with stage(browser) as page:
        for lone in (False, True):
            wound(page, interrupt(lone))
            page.clock.run_for(1_000)
            assert page.evaluate("() => window.picked") == ""
            page.clock.run_for(ALL)
            assert page.evaluate("() => window.picked") == "accept"
            assert page.locator("#ask [data-option=accept]").count() == 1


def test_it_stands_still_while_nobody_looks(browser: Browser) -> None:
    with stage(browser) as page:
        wound(page, interrupt(lone=True), hidden=True)
        page.clock.run_for(3 * ALL)
        assert page.evaluate("() => window.picked") == ""


def test_without_an_answer_it_takes_a_random_part_of_the_time() -> None:
    for lone, seconds in ((False, "20"), (True, "2-20")):
        match = interrupt(lone)
        assert f'data-clock="{seconds}"' in str(table_page(among_people(match)))


def test_bots_wait_for_as_long_as_a_person_thinks() -> None:
    """And there is nobody from whom it must be hidden that there is nothing to answer."""
    for lone, clock in ((False, ""), (True, 'data-clock="2"')):
        match = interrupt(lone)
        assert match.ask is not None
        page = str(table_page(sitting(match, match.ask.seat)))
        assert clock in page and ("data-clock" in page) is lone


def test_others_see_no_clock_and_no_difference() -> None:
    for lone in (False, True):
        match = interrupt(lone)
        assert match.ask is not None
        others = [seat for seat in range(4) if seat != match.ask.seat]
        for viewer in (*others, SPECTATOR):
            page = str(table_page(sitting(match, viewer)))
            assert "data-clock" not in page and "is to be removed" in page
            assert "A minion of yours" not in page
