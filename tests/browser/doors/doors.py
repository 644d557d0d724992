"""Doors: what a person would take for pressable on a page, and what it does when it is pressed at its middle."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import msgspec
from playwright.sync_api import BrowserContext, Page

from tests.browser.pressing import press_at

HERE = Path(__file__).parent


class Door(msgspec.Struct, frozen=True, rename="camel"):
    """Something that looks as if it could be pressed."""

    words: str
    x: float
    y: float
    at: tuple[float, float, float, float]  # left, top, width, height
    is_drawn: bool  # in a picture
    is_pointed: bool  # with the cursor of a hand
    is_main: bool  # painted as the thing to do
    is_in_text: bool  # a word or two of a sentence
    reach: tuple[float, float]  # how far apart the points of the grid are that lie on it
    is_past: bool  # scrolled out of its place, as old lines are, or to be read further down
    is_inside: bool  # its middle lies in the window
    is_bare: bool  # nothing else lies over its middle

    def __str__(self) -> str:
        left, top, width, height = (round(each) for each in self.at)
        return f"'{self.words}' ({width} x {height} at {left}, {top})"


class Light(msgspec.Struct, frozen=True):
    """Something painted in the colour of what can be chosen."""

    words: str
    tag: str
    x: float
    y: float
    width: float
    height: float

    def __str__(self) -> str:
        where = (
            f"{round(self.width)} x {round(self.height)} around {round(self.x)}, {round(self.y)}"
        )
        return f"'{self.words}' ({self.tag}, {where})"


def listen(context: BrowserContext) -> None:
    """Let the pages of a browser tell what each press does."""
    for name in ("deeds.js", "sight.js"):
        context.add_init_script(script=_guarded((HERE / name).read_text(encoding="utf-8")))


def _guarded(script: str) -> str:
    return f'if (location.protocol !== "about:") {{ {script} }}'


def doors(page: Page) -> list[Door]:
    """What can be seen to be pressable in the window, as it is scrolled now."""
    return msgspec.convert(page.evaluate("doors.find()"), list[Door])


def lights(page: Page) -> list[Light]:
    """What is seen to glow."""
    return msgspec.convert(page.evaluate("doors.lights()"), list[Light])


def press(page: Page, x: float, y: float, *, finger: bool) -> Sequence[str]:
    """Press a point as a person does; what that does, in words of the tables; nothing if it does nothing."""
    if not finger:
        page.mouse.move(x, y)
    page.evaluate("deeds.begin()")
    press_at(page, x, y, finger=finger)
    done: list[str] = page.evaluate("deeds.ended()")
    return done
