"""Steps that people take in a browser: open a table, click what glows, wait for their turn."""

from __future__ import annotations

import re
from random import Random

from playwright.sync_api import Browser, BrowserContext, Page, ViewportSize, expect

from tests.table.server import Server

DESK: ViewportSize = {"width": 1440, "height": 900}
PHONE: ViewportSize = {"width": 390, "height": 844}
CAN = "svg.board .spot[data-can]"


def guest(browser: Browser, server: Server, *, phone: bool = False) -> BrowserContext:
    """A person with a browser of their own."""
    context = browser.new_context(
        base_url=server.url,
        viewport=PHONE if phone else DESK,
        has_touch=phone,
        reduced_motion="reduce",
    )
    context.set_default_timeout(30_000)
    return context


def complaints(page: Page) -> list[str]:
    """What goes wrong in this page from now on."""
    heard: list[str] = []
    page.on("pageerror", lambda error: heard.append(str(error)))
    page.on("console", lambda said: heard.append(said.text) if said.type == "error" else None)
    return heard


def open_table(page: Page, game: str = "ragnarocks", **seats: str) -> str:
    """Open a table by its form; the table's address."""
    page.goto(f"/new/{game}")
    for seat, who in seats.items():
        page.select_option(f"select[name={seat.replace('_', '-')}]", who)
    page.click("form.new button.go")
    ready(page)
    return page.url


def ready(page: Page) -> None:
    page.wait_for_selector("body[data-ready]")


def click_one(page: Page, rng: Random, selector: str = CAN) -> str:
    """Click one of the things that glow; its key."""
    glowing = page.locator(selector)
    glowing.first.wait_for(state="attached")
    one = glowing.nth(rng.randrange(glowing.count()))
    key = one.get_attribute("id") or ""
    # Figures overlap their neighbours' cells: aim at the middle of the cell itself.
    one.locator(".hit").click(force=True)
    return key


def stage(page: Page, name: str) -> None:
    """Wait for this question."""
    page.wait_for_selector(f"main[data-stage={name}]")


def take_turn(page: Page, rng: Random) -> None:
    """Viking, target, stone; where there is no choice the table goes on by itself."""
    page.locator(CAN).first.wait_for(state="attached")
    before = picks(page)
    if page.locator("main[data-stage=move]").count():
        click_one(page, rng)
        expect(page.locator("body")).to_have_attribute("data-holding", "")
    click_one(page, rng)
    for _ in range(500):
        if page.locator("main[data-stage=stone]").count() and picks(page) == before + 1:
            click_one(page, rng)
            return
        if picks(page) > before + 1 or page.locator(".scores").count():
            return
        page.wait_for_timeout(30)
    raise AssertionError("the move has led nowhere")


def picks(page: Page) -> int:
    """How many moves and stones the log knows of."""
    return len(turns(page)) + stones(page)


def stones(page: Page) -> int:
    """How many stones the log knows of."""
    return page.locator(".turns i:not(:empty)").count()


def turns(page: Page) -> list[str]:
    """The moves in the log."""
    return page.locator(".turns td button").all_text_contents()


def name_on(page: Page, seat: int) -> str:
    words = page.locator(f"#plate-{seat} .who").text_content() or ""
    return re.sub(r"\s+", " ", words)
