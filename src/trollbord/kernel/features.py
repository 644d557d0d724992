"""Views as numbers of a fixed length, for anything that learns."""

from collections.abc import Iterator
from typing import Any, Final
from zlib import crc32

from trollbord.kernel.option import Option
from trollbord.kernel.step import Step
from trollbord.kernel.view import View

ROOM: Final = 2048
"""The length of a hashed view."""


def hashed(view: View, room: int = ROOM) -> list[float]:
    """Any view in a fixed number of places: each of its facts has a place of its own, found by hashing its name.

    A number adds itself at the place of its path (`hands.2.0`); a word adds 1 at the place of path and word. Facts that
    share a place by accident add up, as usual with feature hashing.
    """
    places = [0.0] * room
    for name, amount in facts(view):
        places[crc32(name.encode()) % room] += amount
    return places


def facts(view: View) -> Iterator[tuple[str, float]]:
    """What a view says, fact by fact."""
    yield from _facts("seat", view.seat)
    if view.ask is not None:
        yield f"asked={(view.ask.seat - view.seat) % view.seats if view.ask.seat >= 0 else -1}", 1.0
        yield f"prompt={view.ask.prompt}", 1.0
    if view.step is not None:
        yield from _facts("step", view.step)
    for name in view.FIELDS:
        yield from _facts(name, getattr(view, name))


def _facts(path: str, value: Any) -> Iterator[tuple[str, float]]:
    if isinstance(value, bool) or value is None or isinstance(value, str):
        yield f"{path}={value}", 1.0
    elif isinstance(value, int):
        yield path, float(value)
    elif isinstance(value, Option):
        yield f"{path}={value.text}", 1.0
    elif isinstance(value, Step):
        yield f"{path}={type(value).__name__}", 1.0
        yield from _facts(f"{path}.{type(value).__name__}", value.values())
    elif isinstance(value, list | tuple):
        for index, item in enumerate(value):
            yield from _facts(f"{path}.{index}", item)
