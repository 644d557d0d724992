"""A walk through the pages around the boards, for tests that search them and for pictures of them."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from playwright.sync_api import Page

from tests.browser.seats import CAN, open_table, ready, stage, take_turn


def tour(page: Page, phone: bool) -> Iterator[str]:
    """Go from page to page, with a stop at each; the name of the stop."""
    page.goto("/")
    yield "lobby-first"
    page.goto("/new/ragnarocks")
    page.click("summary")
    yield "new"
    open_table(page, seat_1="open")
    yield "waiting"
    dealt = open_table(page, "ankh_morpork", seat_1="me")
    page.wait_for_selector("main[data-curtain]")
    yield "curtain"
    open_table(page)
    yield from _at_a_table(page, phone)
    page.goto(f"{dealt}/replay?at=3")
    ready(page)
    page.click("[data-act=verify] button")
    page.wait_for_selector(".verdict")
    yield "replay"
    page.goto("/")
    yield "lobby"


def _at_a_table(page: Page, phone: bool) -> Iterator[str]:
    for seed in range(3):
        take_turn(page, Random(seed))
        stage(page, "move")
    yield "ragnarocks"
    page.locator(CAN).first.locator(".hit").click(force=True)
    yield "ragnarocks-held"
    page.keyboard.press("Escape")
    if phone:
        page.locator(".more").click()
    page.click("[data-act=pane][data-arg=talk]")
    page.click("[data-arg=hello]")
    page.wait_for_selector("#heard li")
    yield "talk"
