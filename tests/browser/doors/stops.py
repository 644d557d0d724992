"""The pages around the boards, and how each is opened again as it was."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from playwright.sync_api import Page

from tests.browser.seats import open_table, ready

Stop = tuple[str, Callable[[], None]]


def stops(page: Page) -> Iterator[Stop]:
    """Each page with the name of its table, in an order that opens the tables it needs."""
    yield "first page", _at(page, "/")
    yield "learn", _at(page, "/learn")
    yield "form", _at(page, "/new/trollfjord")
    yield "you", _at(page, "/you")
    yield "waiting", _table(page, open_table(page, "ragnarocks", seat_1="open"))
    yield "curtain", _table(page, open_table(page, "ankh_morpork", seat_1="me"))


def _at(page: Page, address: str) -> Callable[[], None]:
    def fresh() -> None:
        page.goto(address)

    return fresh


def _table(page: Page, address: str) -> Callable[[], None]:
    def fresh() -> None:
        page.goto(address)
        ready(page)

    return fresh
