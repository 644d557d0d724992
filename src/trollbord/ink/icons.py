"""Icons on a grid of 24: tools are lines, symbols of the games are solid woodblocks."""

from __future__ import annotations

from typing import Final

from trollbord.ink.cache import cached
from trollbord.ink.markup import Attributes, Markup, el, join
from trollbord.ink.shapes import path
from trollbord.ink.symbols import SYMBOLS

TOOLS: Final = {
    "undo": "M9 5L4 10L9 15M4 10H15L20 14V19",
    "flag": "M6 21V3M6 4H18L15 8.5L18 13H6",
    "chat": "M4 4H20V16H12L7 20V16H4Z",
    "gear": "M4 8H11M19 8H20M15 4.5V11.5M4 16H5M13 16H20M9 12.5V19.5",
    "sound": "M4 9H8L13 4V20L8 15H4ZM17 8L19 12L17 16",
    "clock": "M12 3L18.4 5.6L21 12L18.4 18.4L12 21L5.6 18.4L3 12L5.6 5.6ZM12 7V12L16 15",
    "book": "M12 6L5 4V18L12 20L19 18V4ZM12 6V20",
    "pencil": "M4 20L5 15L16 4L20 8L9 19ZM13 7L17 11",
    "print": "M7 9V3H17V9M4 9H20V17H17M4 9V17H7M7 14H17V21H7Z",
    "search": "M11 4L16 6L18 11L16 16L11 18L6 16L4 11L6 6ZM16 16L21 21",
    "plus": "M12 4V20M4 12H20",
    "link": "M6 9L9 12L6 15L3 12ZM18 3L21 6L18 9L15 6ZM18 15L21 18L18 21L15 18ZM8 11L16 7M8 13L16 17",
    "invite": "M9 4L12 7.5L9 11.5L6 7.5ZM3 20V17L6 14H12L15 17V20M18 4V10M15 7H21",
    "hammer": "M6 4H16L19 7V10H6ZM11 10V21",
    "stop": "M8 11V5.5H10.5V10V3.5H13V10V4.5H15.5V11V7H18V15L15 21H9L5 14L6.5 12.5L8 14Z",
    "arrow": "M5 12H19M13 6L19 12L13 18",
    "back": "M15 5L8 12L15 19",
    "menu": "M4 6H20M4 12H20M4 18H20",
    "eye": "M2 12L8 6.5H16L22 12L16 17.5H8ZM12 9.5L14.5 12L12 14.5L9.5 12Z",
    "people": "M8 4L11 7L8 11L5 7ZM3 20V16L6 13H10L13 16V20M16 5L19 8L16 11M16 14H18L21 17V20",
    "bot": "M5 8H19V19H5ZM12 8V4M9 12V14.5M15 12V14.5",
    "first": "M18 5L11 12L18 19M6 5V19",
    "next": "M9 5L16 12L9 19",
    "crown": "M3 8L8 12L12 5L16 12L21 8L19 19H5Z",
    "glass": "M5 3H19V21H5ZM5 9H14M10 15H19",
    "map": "M3 6L9 4L15 6L21 4V18L15 20L9 18L3 20ZM9 4V18M15 6V20",
    "cup": "M7 4H17V10L14 14H10L7 10ZM12 14V19M8 20H16M7 6H3V9L7 11M17 6H21V9L17 11",
    "moon": "M14 4L7 6L4 12L7 18L14 20L19 17L14 14L12.5 10L14 4Z",
    "redo": "M15 5L20 10L15 15M20 10H9L4 14V19",
    "close": "M6 6L18 18M18 6L6 18",
    "check": "M4 12L10 18L20 6",
    "sun": "M12 8L16 12L12 16L8 12ZM12 2V4M12 20V22M2 12H4M20 12H22M5 5L6.5 6.5M17.5 17.5L19 19M19 5L17.5 6.5M6.5 17.5L5 19",
    "mute": "M4 9H8L13 4V20L8 15H4ZM16 9L21 15M21 9L16 15",
    "copy": "M8 8H20V20H8ZM16 8V4H4V16H8",
    "play": "M7 4L19 12L7 20Z",
    "pause": "M8 5V19M16 5V19",
    "rewind": "M12 5L5 12L12 19M20 5L13 12L20 19",
    "list": "M9 6H20M9 12H20M9 18H20M4 6H5M4 12H5M4 18H5",
    "leave": "M14 4H5V20H14M10 12H21M17 8L21 12L17 16",
    "bell": "M12 3L17 7V14L19 17H5L7 14V7ZM10 20H14",
    "mail": "M3 6H21V18H3ZM3 6L12 13L21 6",
    "bulb": "M9 17H15M10 20H14M9 17L6 12L6.5 7L10 4H14L17.5 7L18 12L15 17",
    "what": "M4 3L10 18L12.5 12L18 10ZM16 16L18.5 14L21 16L18.5 18.5V19.5M18.5 22V22.5",
    "question": "M8 8L12 4L16 8L12 13V15M12 19V20",
    "curtain": "M3 4H21M5 4V20L9 17L10 4M19 4V20L15 17L14 4",
    "weight": "M5 20H19L17 9H7ZM12 9V6M9.5 3H14.5V6H9.5Z",
    "die": "M4 4H20V20H4ZM8 7V9M16 15V17M12 11V13",
    "box": "M3 5H21V9H3ZM5 9V20H19V9M10 13H14",
    "bin": "M4 7H20M9 7V4H15V7M6 7L7 20H17L18 7M10 11V16M14 11V16",
    "user": "M12 3L16 7L12 12L8 7ZM4 21V18L8 14H16L20 18V21",
    "swap": "M4 8H18L14 4M20 16H6L10 20",
    "text": "M4 19L10.5 5H13.5L20 19M6.5 14H17.5",
    "contrast": "M12 3L18.4 5.6L21 12L18.4 18.4L12 21L5.6 18.4L3 12L5.6 5.6ZM12 3V21M15 6V18M18 7V17",
    "speed": "M3 18L5 10L12 5L19 10L21 18M12 16L17 10",
    "star": "M12 3L14.5 9L21 9.5L16 14L17.5 20.5L12 17L6.5 20.5L8 14L3 9.5L9.5 9Z",
    "pen": "M4 20L5 15L16 4L20 8L9 19ZM13 7L17 11",
    "file": "M6 3H14L19 8V21H6ZM14 3V8H19",
    "hand": "M5 20L3 9L8 7.5L9.5 19M9 19V5H15V19M14.5 19L16 7.5L21 9L19 20Z",
}

_CUT: Final = "var(--ic-cut,var(--panel))"


@cached
def icon(name: str, size: int = 24) -> Markup:
    """A tool, as lines in the colour of the text around it."""
    return _svg(path(TOOLS[name]), "icon", size)


@cached
def sign(name: str, size: int = 24) -> Markup:
    """A symbol of a game beside text. `--ic-cut` is the colour of the ground it stands on."""
    return _svg(woodblock(name), "sign", size)


@cached
def woodblock(name: str) -> Markup:
    """The layers of a symbol in a box of 24, for use inside a drawing."""
    return join([_layer(*layer) for layer in SYMBOLS[name]])


def _layer(kind: str, data: str, width: float) -> Markup:
    if kind == "solid":
        return path(data, fill="currentColor", stroke="none", fill_rule="evenodd")
    if kind == "hole":
        return path(data, style=f"fill:{_CUT};stroke:none")
    style = f"fill:none;stroke:{_CUT if kind == 'cut' else 'currentColor'}"
    return path(
        data, style=style, stroke_width=width, stroke_linecap="square", stroke_linejoin="miter"
    )


def _svg(body: Markup, css: str, size: int) -> Markup:
    pen: Attributes = {
        "fill": "none",
        "stroke": "currentColor",
        "stroke_width": 2,
        "stroke_linecap": "square",
    }
    box: Attributes = {"viewBox": "0 0 24 24", "width": size, "height": size, "aria_hidden": "true"}
    return el("svg", body, class_=css, stroke_linejoin="miter", **box, **pen)
