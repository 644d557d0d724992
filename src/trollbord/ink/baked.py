"""Baked drawings: shapes that never change in a game, in SVG files that a program in `art/` has drawn.

Colours are variables there as in any drawing, so one file serves day, night, contrast and patterns.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files

from trollbord.ink.markup import Markup

FOLDER = "baked"
"""Where the files of a package lie."""


@cache
def baked(package: str, name: str) -> Markup:
    """The shapes of a file of this package, such as `baked("trollbord.page", "prints")`."""
    text = (files(package) / FOLDER / f"{name}.svg").read_text("utf-8")
    shapes = text.partition("<defs>")[2].rpartition("</defs>")[0]
    return Markup(shapes.replace("\n", ""))
