"""Drawings that are kept: a picture of the same things is drawn once for all viewers."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Final, ParamSpec, TypeVar, cast

P = ParamSpec("P")
R = TypeVar("R")

MOST: Final = 8192
"""Drawings that are kept of each kind; the least used are forgotten."""


def kept(draw: Callable[P, R]) -> Callable[P, R]:
    """Let a pure function remember what it has drawn; its arguments have to be hashable.

    A table is drawn anew for each viewer after every pick, and most of it is as it was: this is what makes that cheap.
    """
    return cast("Callable[P, R]", lru_cache(MOST, typed=True)(draw))
