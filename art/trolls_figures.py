"""The figures of Trolls & Princesses: icons, gems, trolls, people and their fields."""

from __future__ import annotations

from typing import Final

from trollbord.games.trolls_princesses.look.scenery import (
    CAMP,
    CHANGELING,
    heptagon,
    icon_at,
    outlined,
    square,
)
from trollbord.ink.figures import lord, troll
from trollbord.ink.icons import woodblock
from trollbord.ink.markup import Attributes, Markup, el, join
from trollbord.ink.seats import EMBLEM, SEATS
from trollbord.ink.shapes import path, symbol

_ICONS: Final = (
    "action", "bat", "bed", "bell", "camp", "cards", "castle", "cauldron-empty", "changeling", "cow", "crown-solid",
    "dawn", "den", "diamond", "dusk", "fill", "gold", "human", "king", "night", "obsidian", "princess",
    "royal", "shaft", "snake", "toad", "troll", "troll-power", "turn-right", "vp",
)  # fmt: skip


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
    shape = path(heptagon(0, 0, CAMP), fill=ground, stroke=edge, stroke_width=2.6)
    return join(shape, icon_at("camp", 0, -CAMP * 0.04, CAMP * 1.16, ink, ground))


def _changeling(ground: str, ink: str, edge: str) -> Markup:
    shape = path(square(0, 0, CHANGELING), fill=ground, stroke=edge, stroke_width=2.6)
    return join(shape, icon_at("changeling", 0, 0, CHANGELING * 1.62, ink, ground))


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


_KEY: Final[Attributes] = {"stroke": "#221A12", "stroke_width": 2.4, "stroke_linejoin": "round"}


def shapes() -> Markup:
    """All of them."""
    icons = [
        el("symbol", woodblock(name), id=f"tp-i-{name}", viewBox="0 0 24 24") for name in _ICONS
    ]
    trolls = [_troll(look) for look in SEATS]
    return join(icons, _gems(), trolls, _figures(), _fields())
