"""The law of doors on the pages around the boards: each page has a table that says what each of its doors does."""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from typing import Final

from playwright.sync_api import Page

from tests.browser.doors.board_law import misfits
from tests.browser.doors.boards import is_phone
from tests.browser.doors.doors import HERE, Door, doors, press

TABLES: Final[dict[str, dict[str, dict[str, str | list[str]]]]] = tomllib.loads((HERE / "pages.toml").read_text("utf-8"))  # fmt: skip
STAYS: Final = ("goes", "sends", "copies", "shares", "asks for a file")
"""Deeds that leave the page as it was."""


def wanted(stop: str, size: str) -> dict[str, list[str]]:
    """What the table says of a page in a window of this size: the deeds of each door by its words."""
    form = "phone" if is_phone(size) else "desk"
    found: dict[str, list[str]] = {}
    for table in (TABLES["bar"], TABLES[stop]):
        for part in ("both", form):
            for name, deeds in table.get(part, {}).items():
                found[name] = [deeds] if isinstance(deeds, str) else deeds
    return found


def faults(page: Page, stop: str, size: str, fresh: Callable[[], None]) -> Iterator[str]:
    """Press every door of a page, opened anew where a press has changed it; what is wrong, and which are missing."""
    table, seen = wanted(stop, size), Counter[str]()
    fresh()
    for place in _places(page):
        for door in _at(page, place):
            name = named(door)
            if _is_known(seen, table, name):
                continue
            yield from misfits(door, size)
            done = press(page, door.x, door.y, finger=is_phone(size))
            if not door.is_pointed and name not in table:
                seen[name] += 1
                continue  # looks a little like a button, and nobody points there
            deed = ", ".join(done) or "nothing"
            seen[name] += 1
            row = _row(table, name)
            if not any(_fits(deed, each) for each in row):
                yield f"{door} does this: {deed}; the table says: {' or '.join(row) or 'no such door'}"
            if not all(each.startswith(STAYS) for each in done):
                anew(page, fresh, place)
    for name, deeds in table.items():
        count = sum(seen[each] for each in seen if _fits(each, name))
        if name != "*" and count < len(deeds):
            yield f"'{name}' is missing: {count} of {len(deeds)}"


def _is_known(seen: Counter[str], table: dict[str, list[str]], name: str) -> bool:
    return seen[name] >= (len(table[name]) if name in table else 1)


def _row(table: dict[str, list[str]], name: str) -> list[str]:
    """What may happen at a door of this name."""
    return next(
        (deeds for row, deeds in table.items() if row != "*" and _fits(name, row)),
        table.get("*", []),
    )


def named(door: Door) -> str:
    """The first words of a door, which say what it is; numbers change."""
    return re.sub(r"\d[\d,]*", "#", door.words)


def _fits(deed: str, wanted: str) -> bool:
    return re.fullmatch(re.escape(wanted).replace(r"\*", ".*"), deed) is not None


def _places(page: Page) -> list[int]:
    """How far the page is scrolled to see all of it."""
    tall, window = page.evaluate("[document.documentElement.scrollHeight, innerHeight]")
    return [0, *range(window // 2, max(0, tall - window) + window // 2, window // 2)]


def _at(page: Page, place: int) -> Sequence[Door]:
    """The doors of the page from here on whose middle is in sight."""
    page.evaluate("place => scrollTo({ top: place, behavior: 'instant' })", place)
    return [door for door in doors(page) if door.is_inside and (door.is_bare or not place)]


def anew(page: Page, fresh: Callable[[], None], place: int) -> None:
    """The page as it was before the press."""
    page.evaluate("localStorage.clear()")
    fresh()
    page.evaluate("place => scrollTo({ top: place, behavior: 'instant' })", place)
