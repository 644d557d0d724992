"""The print of a game that has none yet: a lone rune in the light."""

from __future__ import annotations

from art.prints.cuts import halo, sky
from trollbord.ink.figures import rune
from trollbord.ink.markup import Markup, join
from trollbord.ink.shapes import path


def draw() -> Markup:
    """A sky, a halo, a rune."""
    return join(
        sky("pr2-sky"),
        path(halo((160, 200), 92, 18, 12, "new", 0.94), fill="var(--pr2-ray)"),
        rune("othala", 160, 200, 130, stroke="var(--pr-key)", stroke_width=3),
    )
