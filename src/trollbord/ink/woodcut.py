"""Small woodcuts on a grid of 60: a solid shape with its details cut out, written as one short text.

    woodcut("S M30 4L54 50H6Z;C M20 34H40;H @30,42,4")

A text has layers, one after the other: S fills with ink, H opens a hole, C cuts a stroke out, L draws a bold line and
T a thin one. `@x,y,r` is a circle. Ink is the colour of the text around it, cuts show `--ic-cut`, the ground.
"""

from __future__ import annotations

import re
from typing import Final

from trollbord.ink.markup import Attributes, Markup, join, num
from trollbord.ink.shapes import path

_CUT: Final = "var(--ic-cut,var(--panel))"
_INK: Final = "currentColor"
_LAYERS: Final[dict[str, tuple[str, str, float]]] = {
    "S": ("fill", _INK, 0),
    "H": ("fill", _CUT, 0),
    "C": ("stroke", _CUT, 2.6),
    "L": ("stroke", _INK, 4.2),
    "T": ("stroke", _INK, 2.4),
}
_CIRCLE: Final = re.compile(r"@(-?[\d.]+),(-?[\d.]+),([\d.]+)")


def woodcut(text: str) -> Markup:
    """The shapes of a woodcut, in a box of 60."""
    return join([_layer(layer[0], layer[2:]) for layer in text.split(";")])


def _layer(kind: str, data: str) -> Markup:
    way, ink, width = _LAYERS[kind]
    outline = _CIRCLE.sub(_circle, data)
    if way == "fill":
        return path(outline, style=f"fill:{ink}", fill_rule="evenodd")
    pen: Attributes = {"stroke_width": width, "stroke_linejoin": "round", "fill": "none"}
    return path(outline, style=f"stroke:{ink}", **pen)


def _circle(found: re.Match[str]) -> str:
    x, y, radius = (float(part) for part in found.groups())
    r, wide = num(radius), num(2 * radius)
    return f"M{num(x - radius)} {num(y)}a{r} {r} 0 1 0 {wide} 0a{r} {r} 0 1 0-{wide} 0Z"
