"""Colours, figures and small shapes of Trolls & Princesses, each drawn once."""

from __future__ import annotations

from typing import Final

from trollbord.ink.baked import baked
from trollbord.ink.cache import cached
from trollbord.ink.inks import Inks
from trollbord.ink.markup import Element, Markup, el, join, keyed
from trollbord.ink.seats import emblems
from trollbord.ink.shapes import at, group, line, path, polygon, use

LOOKS: Final = ("cloudberry", "rowan", "bilberry", "ivory")
"""The look of each clan: yellow, red, purple, turquoise."""

GEMS: Final = ("o", "g", "d")
"""Obsidian, gold, diamond in the names of shapes and classes."""

INKS: Final = Inks(
    {
        "rock": "light-dark(#8C948F,#36444A)",
        "rock-l": "light-dark(#B4BAB2,#4C5C61)",
        "rock-d": "light-dark(#5C6866,#202C32)",
        "cave": "light-dark(#4A4038,#171412)",
        "cave-l": "light-dark(#6B5C4E,#2A2420)",
        "floor": "light-dark(#E2D6BC,#6B6254)",
        "k-res": "light-dark(#DDD3BE,#6E675B)",
        "k-pri": "light-dark(#F0C9C4,#8A5A5E)",
        "k-bel": "light-dark(#EBD28F,#8A6D30)",
        "k-vp": "light-dark(#AFC6E8,#3F5C8C)",
        "k-roy": "light-dark(#CDB2E0,#6A4B85)",
        "t-res": "light-dark(#79736A,#3B3833)",
        "t-pri": "light-dark(#9A6468,#5B3539)",
        "t-bel": "light-dark(#94702E,#57411A)",
        "t-vp": "light-dark(#3F639E,#24406E)",
        "t-roy": "light-dark(#6A4485,#452A5A)",
        "tile-rim": "light-dark(#11212A,#8B9894)",
        "meadow": "light-dark(#B4C08A,#3A4A37)",
        "meadow-2": "light-dark(#C9CB93,#44503A)",
        "meadow-d": "light-dark(#7F9160,#26352A)",
        "pine": "light-dark(#2E6240,#1B3D2A)",
        "pine-d": "light-dark(#123321,#0A1A11)",
        "snow": "light-dark(#F4F6F2,#C4D3D8)",
        "hole": "light-dark(#2B2520,#0C0A09)",
        "pot": "light-dark(#39424A,#5C6972)",
        "earth": "light-dark(#B7A98F,#1E1915)",
        "earth-d": "light-dark(#9A8B70,#14100D)",
        "earth-l": "light-dark(#CDC1A9,#2B2520)",
        "hill-1": "light-dark(#A9BFC0,#1B3440)",
        "hill-2": "light-dark(#8FAA92,#20403C)",
        "lane": "light-dark(#E9DFC4,#4E5142)",
        "tag": "light-dark(#11212A,#EAF0EB)",
        "tag-ink": "light-dark(#F4F5F0,#11212A)",
        "pale": "#F1E8D6",
        "pale-2": "#D2C6B0",
        "bat": "light-dark(#4B3C72,#5C4B8C)",
        "snake": "light-dark(#2E6B43,#2F6B46)",
        "toad": "light-dark(#7A5A16,#7A5F22)",
        "blue": "light-dark(#3F639E,#4F75B4)",
        "yellow": "light-dark(#D9A036,#C08F2E)",
        "red": "light-dark(#B03A2E,#B4483C)",
        "dawn": "light-dark(#A95A12,#A4602A)",
        "dusk": "light-dark(#8A4A6B,#7C4462)",
        "night": "light-dark(#2E4468,#3A5480)",
    },
    {
        "g-o": {"g": "#76859C", "gf": "#39424F"},
        "g-g": {"g": "#F2CB5E", "gf": "#C98F1E"},
        "g-d": {"g": "#E6F9FF", "gf": "#6FBBD6"},
        "s-fog": {
            "p": "light-dark(#C3CCCA,#2C3C45)",
            "pd": "light-dark(#A3B0AE,#22313A)",
            "pe": "light-dark(#6A7D82,#6A8490)",
            "po": "light-dark(#C3CCCA,#2C3C45)",
            "pl": "light-dark(#DDE3E1,#3A4C56)",
        },
        "s-king": {"p": "#A7AFA6", "pd": "#737E7A", "pe": "#1D2629", "po": "#fff", "pl": "#DDE2D8"},
    },
)

CAMP: Final = 26
CHANGELING: Final = 22
"""The radius at which each is drawn once."""


# -- small shapes


@cached
def label(
    text: str | int, x: float, y: float, size: float, fill: str = "var(--ink)", **more: str
) -> Markup:
    """A word or number, centred."""
    return el(
        "text",
        str(text),
        x=x,
        y=y,
        font_size=size,
        text_anchor="middle",
        font_weight=800,
        fill=fill,
        **more,
    )


@cached
def icon_at(
    name: str,
    x: float,
    y: float,
    size: float,
    colour: str = "var(--ink)",
    cut: str = "var(--panel)",
) -> Markup:
    """A symbol, centred; `cut` is the colour of the ground it stands on."""
    style = f"color:{colour};--ic-cut:{cut}"
    return el(
        "use",
        href=f"#tp-i-{name}",
        x=x - size / 2,
        y=y - size / 2,
        width=size,
        height=size,
        style=style,
    )


@cached
def mark(name: str, size: int) -> Markup:
    """A symbol beside text on the page."""
    drawn = el("use", href=f"#tp-i-{name}")
    return el("svg", drawn, class_="sign", width=size, height=size, aria_hidden="true")


@cached
def outlined(name: str, x: float, y: float, size: float, colour: str, cut: str) -> Markup:
    """A symbol with a dark edge, for busy ground."""
    edge = icon_at(name, x, y, size * 1.14, "var(--key)", "var(--key)")
    return join(edge, icon_at(name, x, y, size, colour, cut))


@cached
def aim(data: str) -> Markup:
    """The line round something that can be clicked: seen only then."""
    return group(path(data, class_="case"), path(data, class_="lit"), class_="aim")


def ring(x: float, y: float, radius: float) -> str:
    """Path data of a circle."""
    return f"M{x - radius:.1f} {y:.1f}a{radius} {radius} 0 1 0 {2 * radius} 0a{radius} {radius} 0 1 0 {-2 * radius} 0Z"


def heptagon(x: float, y: float, radius: float) -> str:
    """The shape of a camp's field."""
    return line(polygon(7, radius, (x, y)))


@cached
def camp(x: float, y: float, radius: float, look: str = "") -> Markup:
    """A camp on its field: neutral in the colour of hides, or a seat's own."""
    return _field("tp-camp", x, y, radius / CAMP, look)


def square(x: float, y: float, radius: float) -> str:
    """The outline of a changeling's field."""
    near = radius * 0.72
    return line(
        [
            (x - radius, y - near), (x - near, y - radius), (x + near, y - radius), (x + radius, y - near),
            (x + radius, y + near), (x + near, y + radius), (x - near, y + radius), (x - radius, y + near),
        ]
    )  # fmt: skip


@cached
def changeling(x: float, y: float, radius: float, look: str = "") -> Markup:
    """A changeling on its field: neutral, or a seat's own."""
    return _field("tp-changeling", x, y, radius / CHANGELING, look)


def _field(shape: str, x: float, y: float, scale: float, look: str) -> Markup:
    if not look:
        return use(shape, x, y, round(scale, 3))
    return use(f"{shape}-own", x, y, round(scale, 3), class_=f"s-{look}")


@cached
def empty_square(x: float, y: float, radius: float) -> Markup:
    """A field for a changeling without one."""
    return path(square(x, y, radius), fill="var(--hole)", stroke="var(--key)", stroke_width=2.4)


@cached
def bell(x: float, y: float, size: float) -> Markup:
    """A church bell."""
    return use("tp-bell", x, y, size / 54)


@cached
def pot(x: float, y: float, size: float = 52) -> Markup:
    """An empty cauldron."""
    return use("tp-pot", x, y, size / 52)


@cached
def troll_at(look: str, x: float, y: float, scale: float) -> Markup:
    """A clan's troll."""
    return group(use(f"tp-troll-{look}", x, y, scale), class_=f"s-{look}")


def king_at(x: float, y: float, scale: float) -> Markup:
    """The troll king, as a sign."""
    return group(use("tp-king", x, y, scale), class_="s-king")


@cached
def walking_troll(key: str, look: str, x: float, y: float, scale: float) -> Element:
    """A clan's troll that goes from place to place."""
    # What slides has its place on the outside and its size inside, where motion leaves it alone.
    figure = use(f"tp-troll-{look}", 0, 0, scale)
    return keyed(key, "g", figure, class_=f"mover s-{look}", transform=at(x, y))


@cached
def walking_king(x: float, y: float, scale: float) -> Element:
    """The troll king himself."""
    figure = use("tp-king", 0, 0, scale)
    return keyed("king", "g", figure, class_="mover s-king", transform=at(x, y))


# -- symbols


def art() -> Markup:
    """Every shape that the pictures need once."""
    return join(emblems(), baked("trollbord.games.trolls_princesses.look", "figures"))
