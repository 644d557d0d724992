"""Four seats: colour, shape and pattern always together."""

from __future__ import annotations

from typing import Final

from trollbord.ink.cache import cached
from trollbord.ink.inks import TOKENS, Inks
from trollbord.ink.markup import NOTHING, Attributes, Markup, el, join
from trollbord.ink.shapes import path, symbol

SEATS: Final = ("ivory", "rowan", "bilberry", "cloudberry")
"""Names of the seats' looks. A game gives its seats looks in its own order."""

EMBLEM: Final = {  # within a box of -10..10
    "ivory": "M0-8.5A8.5 8.5 0 1 1 0 8.5A8.5 8.5 0 1 1 0-8.5ZM0-3.6A3.6 3.6 0 1 0 0 3.6A3.6 3.6 0 1 0 0-3.6Z",
    "rowan": "M0-10L8.5 0L0 10L-8.5 0Z",
    "bilberry": "M-7.8-7.8H7.8V7.8H-7.8Z",
    "cloudberry": "M0-9L9.5 7.5H-9.5Z",
}


def emblems() -> Markup:
    """The four emblems as symbols `em-<look>`; painted by the seat's class around them."""
    ink: Attributes = {
        "fill": "var(--em,var(--p))",
        "stroke": "var(--emk,var(--pe))",
        "stroke_linejoin": "miter",
    }
    return join(
        [symbol(f"em-{look}", path(data, stroke_width=2.2, **ink)) for look, data in EMBLEM.items()]
    )


@cached
def emblem(look: str, size: int = 18) -> Markup:
    """A seat's emblem beside text; needs no symbols on the page. Who has no look yet has no emblem."""
    if not look:
        return NOTHING
    shape = path(EMBLEM[look], style="fill:var(--p);stroke:var(--pe)", stroke_width=2.2)
    box: Attributes = {
        "viewBox": "-12 -12 24 24",
        "width": size,
        "height": size,
        "aria_hidden": "true",
    }
    return el("svg", shape, class_=f"em s-{look}", **box)


def patterns() -> Markup:
    """The four patterns for ground that belongs to a seat: fill with `url(#pat-<look>)`."""
    return join(
        _pattern("ivory", 22, 22, "", _dots("ivory")),
        _pattern(
            "rowan",
            16,
            16,
            "rotate(45)",
            el("rect", width=3.4, height=16, style=_ink("fill", "rowan")),
        ),
        _pattern("bilberry", 24, 14, "", _stroke("bilberry", "M0 9Q6 3 12 9T24 9")),
        _pattern("cloudberry", 20, 16, "", _stroke("cloudberry", "M0 14L10 5L20 14")),
    )


def _pattern(look: str, width: int, height: int, turn: str, mark: Markup) -> Markup:
    size: Attributes = {"width": width, "height": height, "patternUnits": "userSpaceOnUse"}
    return el("pattern", mark, id=f"pat-{look}", patternTransform=turn or None, **size)


def _dots(look: str) -> Markup:
    return join(
        [el("circle", cx=place, cy=place, r=2.6, style=_ink("fill", look)) for place in (6, 17)]
    )


def _stroke(look: str, data: str) -> Markup:
    return path(data, fill="none", stroke_width=3, style=_ink("stroke", look))


def _ink(property_: str, look: str) -> str:
    return f"{property_}:light-dark(var(--{look}-deep),var(--{look}))"


def _lighter(colour: str, share: float = 0.34, paper: str = "#FFF6E6") -> str:
    mixed = [
        round(int(colour[i : i + 2], 16) * share + int(paper[i : i + 2], 16) * (1 - share))
        for i in (1, 3, 5)
    ]
    return "#" + "".join([f"{part:02X}" for part in mixed])


def _look(look: str) -> dict[str, str]:
    named = {
        "p": "",
        "pd": "-deep",
        "pe": "-edge",
        "po": "-on",
        "pt": "-text",
        "pw": "-wash",
        "pg": "-ground",
    }
    paint = {short: f"var(--{look}{ending})" for short, ending in named.items()}
    return paint | {"pl": _lighter(TOKENS.values[look])}


SEAT_INKS: Final = Inks({}, {f"s-{look}": _look(look) for look in SEATS})
"""Under the class `s-<look>`: --p body, --pd shade, --pe edge, --po on the body, --pl face, --pt text,
--pw wash, --pg ground."""
