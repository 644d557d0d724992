"""Colours, figures and small shapes of Trolls & Princesses, each drawn once."""

from __future__ import annotations

from typing import Final

from trollbord.ink.cache import cached
from trollbord.ink.figures import lord, troll
from trollbord.ink.icons import woodblock
from trollbord.ink.inks import Inks
from trollbord.ink.markup import Attributes, Element, Markup, el, join, keyed
from trollbord.ink.seats import EMBLEM, SEATS, emblems
from trollbord.ink.shapes import at, group, line, path, polygon, symbol, use

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

_ICONS: Final = (
    "action", "bat", "bed", "bell", "camp", "cards", "castle", "cauldron-empty", "changeling", "cow", "crown-solid",
    "dawn", "den", "diamond", "dusk", "fill", "gold", "human", "king", "night", "obsidian", "princess",
    "royal", "shaft", "snake", "toad", "troll", "troll-power", "turn-right", "vp",
)  # fmt: skip
_CAMP: Final = 26
_CHANGELING: Final = 22
"""The radius at which each is drawn once."""
_KEY: Final[Attributes] = {"stroke": "#221A12", "stroke_width": 2.4, "stroke_linejoin": "round"}


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
    return _field("tp-camp", x, y, radius / _CAMP, look)


def _square(x: float, y: float, radius: float) -> str:
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
    return _field("tp-changeling", x, y, radius / _CHANGELING, look)


def _field(shape: str, x: float, y: float, scale: float, look: str) -> Markup:
    if not look:
        return use(shape, x, y, round(scale, 3))
    return use(f"{shape}-own", x, y, round(scale, 3), class_=f"s-{look}")


@cached
def empty_square(x: float, y: float, radius: float) -> Markup:
    """A field for a changeling without one."""
    return path(_square(x, y, radius), fill="var(--hole)", stroke="var(--key)", stroke_width=2.4)


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
    icons = [
        el("symbol", woodblock(name), id=f"tp-i-{name}", viewBox="0 0 24 24") for name in _ICONS
    ]
    trolls = [_troll(look) for look in SEATS]
    return join(emblems(), icons, _gems(), trolls, _figures(), _fields())


def _fields() -> Markup:
    """Camps and changelings on their fields: neutral ones, and those in a seat's colours."""
    own = ("var(--p)", "var(--po)", "var(--pe)")
    camps = (("tp-camp", ("#C8A36A", "#2B1B0A", "#2B1B0A")), ("tp-camp-own", own))
    squares = (("tp-changeling", ("#B9C7A6", "#1E2A1A", "#1E2A1A")), ("tp-changeling-own", own))
    return join(
        [symbol(name, _camp(*inks)) for name, inks in camps],
        [symbol(name, _changeling(*inks)) for name, inks in squares],
    )


def _camp(ground: str, ink: str, edge: str) -> Markup:
    shape = path(heptagon(0, 0, _CAMP), fill=ground, stroke=edge, stroke_width=2.6)
    return join(shape, icon_at("camp", 0, -_CAMP * 0.04, _CAMP * 1.16, ink, ground))


def _changeling(ground: str, ink: str, edge: str) -> Markup:
    shape = path(_square(0, 0, _CHANGELING), fill=ground, stroke=edge, stroke_width=2.6)
    return join(shape, icon_at("changeling", 0, 0, _CHANGELING * 1.62, ink, ground))


def _troll(look: str) -> Markup:
    mark = path(
        EMBLEM[look], transform="translate(-1 7) scale(.52)", fill="var(--po)", stroke="none"
    )
    return symbol(f"tp-troll-{look}", troll(), mark)


def _gems() -> Markup:
    edge: Attributes = {"stroke": "#10161B", "stroke_width": 2, "stroke_linejoin": "round"}
    return join(
        symbol(
            "tp-edge",
            el("circle", r=19, fill="var(--key)"),
            el("circle", r=16, fill="var(--hole)", stroke="var(--g)", stroke_width=2.6),
        ),
        symbol(
            "tp-gem-o",
            path("M1.5-12L8.5-4.5L10 5L3.5 12L-7 10L-11 1L-4.5-4.5Z", fill="#2A303B", **edge),
            path("M1.5-11L0 0L-4-4ZM-10 1L0 0L-6.5 9Z", fill="#8A98AE"),
            path("M0 0L9 5L3.5 11Z", fill="#515D70"),
        ),
        symbol(
            "tp-gem-g",
            path("M-11 5L-7-6L2-11L10-4L11 6L3 11L-7 10Z", fill="#E8B53C", **edge),
            path("M-7-5L2-10L4-2L-4 1Z", fill="#FBE08A"),
            path("M4-2L10-3.5L10 5.5L3 10Z", fill="#B07B15"),
        ),
        symbol(
            "tp-gem-d",
            path("M-7.5-10H7.5L13-3L0 12L-13-3Z", fill="#BFE9F5", **edge),
            path("M-7-9L-3.5-3H-12ZM7-9L3.5-3L0-9ZM0 11L-3.5-3H3.5Z", fill="#fff"),
            path("M12-3L0 11L4-3Z", fill="#7FBFD6"),
        ),
    )


def _figures() -> Markup:
    shade = el("ellipse", cx=0, cy=52 * 0.42, rx=26, ry=52 * 0.14, fill="#0006")
    kettle = symbol("tp-pot", shade, outlined("cauldron-empty", 0, 0, 52, "var(--pot)", "#0A0E11"))
    bronze = symbol("tp-bell", outlined("bell", 0, 0, 54, "#D9A036", "#8A5A12"))
    return join(symbol("tp-king", lord()), kettle, bronze, _human(), _princess(), _cow())


def _human() -> Markup:
    return symbol(
        "tp-human",
        path("M-15 21Q-15 4-7 1H7Q15 4 15 21Z", fill="#C9A36B", **_KEY),
        path("M4 2H7Q14 5 14 20H7Q9 10 4 2Z", fill="#9A7440"),
        path("M-6 1L0 9L6 1", fill="#F4EBD5", **_KEY),
        el("circle", cx=0, cy=-8, r=9, fill="#F3D0A6", **_KEY),
        path("M-17-11Q0-6 17-11L8-15Q8-25 0-25T-8-15Z", fill="#E9CF7A", **_KEY),
        path("M-8-15Q0-12 8-15", stroke="#8A3B22", stroke_width=3, fill="none"),
        path("M-3.5-6v2.5M3.5-6v2.5", stroke="#221A12", stroke_width=2.2),
    )


def _princess() -> Markup:
    return symbol(
        "tp-princess",
        path("M-17 23Q-14 2-6-1H6Q14 2 17 23Q0 28-17 23Z", fill="#D9708A", **_KEY),
        path("M3 0H6Q13 4 16 22Q12 24 8 24Q10 10 3 0Z", fill="#A8456A"),
        path("M-11-10Q-13-24 0-24T11-10Q13 0 9 4L6-4H-6L-9 4Q-13 0-11-10Z", fill="#F2C34E", **_KEY),
        el("circle", cx=0, cy=-9, r=8, fill="#F8DCC0", **_KEY),
        path("M-8-19L-9-30L-3.5-25L0-33L3.5-25L9-30L8-19Z", fill="#FFF1B8", **_KEY),
        path("M-3-8v2.4M3-8v2.4", stroke="#221A12", stroke_width=2.2),
        path("M-7 8L0 13L7 8", fill="none", stroke="#FBE3E8", stroke_width=2.4),
    )


def _cow() -> Markup:
    body = (
        "M-13-14Q-15-6-9-5H9Q15-6 13-14Q19-8 14-2L20 1Q19 7 13 6L11 14Q9 21 0 21T-11 14L-13 6"
        "Q-19 7-20 1L-14-2Q-19-8-13-14Z"
    )
    return symbol(
        "tp-cow",
        path(body, fill="#F5EEE0", **_KEY),
        path("M1-5H9L13 5L6 6Z", fill="#7A4A2A"),
        path("M-9 11Q0 7 9 11Q9 20 0 20T-9 11Z", fill="#EDB7A6", **_KEY),
        path("M-6 0v3M6 0v3M-3 14v2.4M3 14v2.4", stroke="#221A12", stroke_width=2.6),
    )
