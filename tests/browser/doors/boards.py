"""Tables with the page's own scripts and no server: every question of a game can be set before them in an instant."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import msgspec
from playwright.sync_api import Browser, Page, Route, ViewportSize

from tests.browser.doors.doors import HERE, listen
from tests.browser.looks.positions import sitting
from trollbord import game_ids
from trollbord.kernel.match import Match
from trollbord.kernel.seat import Seat
from trollbord.page.assets import asset
from trollbord.page.question import paths_of
from trollbord.page.sitting import AidsPart, GoingPart, Sitting, UndoPart
from trollbord.page.table_page import table_page
from trollbord.page.table_shell import table_shell
from trollbord.words import ENGLISH

SIZES: dict[str, ViewportSize] = {
    "desk": {"width": 1440, "height": 900},
    "small-desk": {"width": 1280, "height": 720},
    "phone": {"width": 390, "height": 844},
    "small-phone": {"width": 360, "height": 640},
}
ADDRESS = "http://doors.test"
TABLE = "doors"
BOOK = "<main id=book></main>"
"""Stands for the pages of a book."""


def is_phone(size: str) -> bool:
    return size.endswith("phone")


class Board:
    """A page at a table; what it sends goes nowhere."""

    def __init__(self, page: Page, size: str) -> None:
        self.page = page
        self.size = size
        self.frame: dict[str, object] = {}

    def show(self, match: Match, viewer: Seat) -> None:
        """Put a moment of a game before the page, as it stands when somebody connects."""
        shown = seen_by(match, viewer, self.size)
        self.frame = {
            "seq": 1, "page": {"page": str(table_page(shown))}, "whole": True, "paths": paths_of(shown), "title": "Doors",
        }  # fmt: skip
        wanted = f"{ADDRESS}/t/{shown.game}"
        if self.page.url != wanted:
            self.page.goto(wanted)
        self.again()

    def again(self) -> None:
        """Forget what a press has changed."""
        self.page.evaluate("frame => line.shows(frame)", self.frame)

    def anew(self) -> None:
        """Begin with a fresh page: a press has opened what no frame closes."""
        self.page.evaluate("localStorage.clear()")
        self.page.reload()
        self.again()


def seen_by(match: Match, viewer: Seat, size: str) -> Sitting:
    """What one person is shown, with all that a table offers beside the question."""
    shown = sitting(match, viewer, "phone" if is_phone(size) else "desk")
    is_asked = match.ask is not None and match.ask.seat == viewer
    return msgspec.structs.replace(
        shown,
        table=TABLE,
        undo=UndoPart(can_undo=shown.undo.can_undo, can_ask=not shown.undo.can_undo),
        going=GoingPart(can_resign=True),
        aids=AidsPart(can_hint=is_asked),
    )


@contextmanager
def board(browser: Browser, size: str, theme: str = "light") -> Iterator[Board]:
    """A window of this size at a table whose files come from the project itself."""
    context = browser.new_context(
        viewport=SIZES[size],
        has_touch=is_phone(size),
        reduced_motion="reduce",
        color_scheme="dark" if theme == "dark" else "light",
        service_workers="block",
    )
    context.add_init_script(path=HERE / "line.js")
    listen(context)
    context.route("**/*", _answer)
    yield Board(context.new_page(), size)
    context.close()


def _answer(route: Route) -> None:
    kind, *rest = route.request.url.removeprefix(ADDRESS).strip("/").split("/")
    if kind == "a" and (found := asset(rest[1])) is not None:
        route.fulfill(body=found.content, content_type=found.kind)
    elif kind == "rules":
        route.fulfill(body=BOOK, content_type="text/html; charset=utf-8")
    elif kind == "t" and rest[0] in game_ids():
        shell = table_shell(TABLE, rest[0], ENGLISH, "Astrid")
        route.fulfill(body=shell, content_type="text/html; charset=utf-8")
    else:
        route.fulfill(status=204)
