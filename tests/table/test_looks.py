"""Every page by day and by night, on a desk and on a phone: no serious fault, and pictures for review.

The pictures are written to .cache/screens.
"""

from pathlib import Path
from random import Random
from typing import Literal

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, Page

from tests.table.seats import CAN, guest, open_table, ready, stage, take_turn
from tests.table.server import Server

Theme = Literal["light", "dark"]
SCREENS = Path(__file__).parents[2] / ".cache" / "screens"


def check(page: Page, name: str, searched: Theme) -> None:
    """Take a picture by day and by night, and search one of them for faults."""
    SCREENS.mkdir(parents=True, exist_ok=True)
    other: Theme = "dark" if searched == "light" else "light"
    for theme in (other, searched):
        page.emulate_media(color_scheme=theme, reduced_motion="reduce")
        page.screenshot(path=SCREENS / f"{name}-{theme}.png")
    found = Axe().run(page).response["violations"]
    serious = [fault for fault in found if fault["impact"] in ("serious", "critical")]
    faults = [(f["id"], [node["html"][:120] for node in f["nodes"][:3]]) for f in serious]
    assert not faults, f"{name}: {faults}"


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_no_page_has_a_serious_fault(browser: Browser, server: Server, phone: bool) -> None:
    context = guest(browser, server, phone=phone)
    page, form = context.new_page(), "phone" if phone else "desk"
    theme: Theme = "dark" if phone else "light"
    page.goto("/")
    check(page, f"lobby-first-{form}", theme)
    page.goto("/new/ragnarocks")
    page.click("summary")
    check(page, f"new-{form}", theme)
    open_table(page, seat_1="open")
    check(page, f"waiting-{form}", theme)
    open_table(page)
    for seed in range(3):
        take_turn(page, Random(seed))
        stage(page, "move")
    check(page, f"ragnarocks-{form}", theme)
    page.locator(CAN).first.locator(".hit").click(force=True)
    check(page, f"ragnarocks-held-{form}", theme)
    page.keyboard.press("Escape")
    if phone:
        page.locator(".more").click()
    page.click("[data-act=pane][data-arg=talk]")
    page.click("[data-arg=hello]")
    page.wait_for_selector("#heard li")
    check(page, f"talk-{form}", theme)
    page.goto(f"{page.url}/replay?at=3")
    ready(page)
    page.click("text=Verify the dice")
    page.wait_for_selector(".verdict")
    check(page, f"replay-{form}", theme)
    page.goto("/")
    check(page, f"lobby-{form}", theme)
