"""Drawings that are kept: a picture of the same things is drawn once for all viewers."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from functools import lru_cache
from typing import Final, ParamSpec, TypeVar, cast

from trollbord.ink.markup import Element

P = ParamSpec("P")
R = TypeVar("R")

MOST: Final = 8192
"""Drawings that are kept of each kind; the least used are forgotten."""


def cached(draw: Callable[P, R]) -> Callable[P, R]:
    """Let a pure function remember what it has drawn; its arguments have to be hashable.

    A table is drawn anew for each viewer after every pick, and most of it is as it was: this is what makes that cheap.
    """
    return cast("Callable[P, R]", lru_cache(MOST, typed=True)(draw))


class ViewCache:
    """Drawings of a whole view, kept for all viewers by what they show of it; the least used are forgotten."""

    __slots__ = ("_drawn", "_most")

    def __init__(self, most: int) -> None:
        self._drawn: Final[OrderedDict[tuple[object, ...], Element]] = OrderedDict()
        self._most: Final = most

    def drawn(self, shows: tuple[object, ...], draw: Callable[[], Element]) -> Element:
        """The drawing that shows this; it is drawn if there is none."""
        known = self._drawn.get(shows)
        if known is not None:
            self._drawn.move_to_end(shows)
            return known
        drawing = self._drawn[shows] = draw()
        if len(self._drawn) > self._most:
            self._drawn.popitem(last=False)
        return drawing


class PartCache:
    """What one viewer was drawn last: a part is drawn anew only when one of its reasons has changed.

    For parts that no other viewer has, of which a house full of viewers would push each other's out of what is `cached`.
    """

    __slots__ = ("_parts",)

    def __init__(self) -> None:
        self._parts: Final[dict[str, tuple[tuple[object, ...], Element]]] = {}

    def part(self, name: str, reasons: tuple[object, ...], draw: Callable[[], Element]) -> Element:
        """The part of this name: the last one, if it was drawn for the same reasons."""
        known = self._parts.get(name)
        if known is not None and known[0] == reasons:
            return known[1]
        drawn = draw()
        self._parts[name] = (reasons, drawn)
        return drawn
