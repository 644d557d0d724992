"""Presses where something is drawn: at its middle, on whatever lies uppermost there, as a person presses."""

from __future__ import annotations

from playwright.sync_api import Locator, Page


def press_at(page: Page, x: float, y: float, *, finger: bool = False) -> None:
    """Press a point of the window."""
    if finger:
        page.touchscreen.tap(x, y)
    else:
        page.mouse.click(x, y)


def middle(thing: Locator) -> tuple[float, float]:
    """Where the middle of something is drawn, after it was brought into the window."""
    thing.scroll_into_view_if_needed()
    box = thing.bounding_box()
    assert box is not None, f"{thing} is not drawn"
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def press_middle(page: Page, selector: str, *, finger: bool = False) -> None:
    """Press the middle of what a selector finds first; nobody asks whether it is the thing that is hit."""
    press_at(page, *middle(page.locator(selector).first), finger=finger)
