"""The mountain without anything on it: the earth around, the rock, the ground of its caves."""

from __future__ import annotations

from functools import lru_cache

from trollbord.ink.baked import baked
from trollbord.ink.markup import Element, Markup, keyed
from trollbord.ink.shapes import cut_polygon, line, path


@lru_cache(maxsize=256)
def earth(seat: int, box: tuple[float, float, float, float]) -> Element:
    """The earth in which a network is dug."""
    left, top, _, height = box[0] + 10, box[1] + 4, box[2], box[3] - 8
    foot = top + height
    shape = cut_polygon(
        [(left + 60, top + 20), (left + 200, top), (520, top), (520, foot), (left + 190, foot),
         (left + 40, foot - 50), (left, foot - 220), (left + 6, top + 240)], 48, 8, "earth",
    )  # fmt: skip
    rounded = line([(round(x), round(y)) for x, y in shape])
    return keyed(f"earth-{seat}", "g", path(rounded, fill="url(#tp-earth)"))


def soil() -> Markup:
    """The cuts in the earth: a pattern, as nobody knows how far a network will reach."""
    return baked("trollbord.games.trolls_princesses.look", "soil")


def rock() -> Markup:
    """The board itself, without anything on it."""
    return baked("trollbord.games.trolls_princesses.look", "rock")
