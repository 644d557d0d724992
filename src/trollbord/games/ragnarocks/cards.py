"""The mythology cards on the page: a small picture, the name, what it allows."""

from __future__ import annotations

import math
from random import Random
from typing import Final

from trollbord.games.ragnarocks.box import NAMES, NOBODY
from trollbord.games.ragnarocks.view import AdvancedView
from trollbord.ink.figures import RUNE_NAMES, rune
from trollbord.ink.inks import Inks
from trollbord.ink.markup import NOTHING, Attributes, Element, Markup, el, join, keyed
from trollbord.ink.seats import emblem
from trollbord.ink.shapes import cut_polygon, gouge, line, path, wedge
from trollbord.words import Speaker

CARD_INKS: Final = Inks(
    {
        "art-dark": "#15252E",
        "art-glow": "#3A4A33",
        "art-ground": "#2A4038",
        "art-ice": "#C5DAE0",
        "art-ice-2": "#9DBBC6",
    }
)

CARD_STYLE: Final = """
.power{display:flex;gap:12px;align-items:flex-start;grid-column:1/-1;margin-top:10px;text-align:left}
.power .art{width:56px;height:56px;flex:none;border-radius:var(--r1)}
.power h3{font-size:var(--text-m);display:flex;gap:8px} .power h3 span{margin-left:auto;font:600 var(--text-xs) var(--font);color:var(--ink-3)}
.power p{margin:1px 0 0;font-size:var(--text-s);line-height:1.3;color:var(--ink-2)}
.power[data-can]{cursor:pointer;outline:3px solid var(--act);outline-offset:3px}
.power[data-held]{outline:3px solid var(--ink);outline-offset:3px}
.strip .power p{display:none} .phone .power{margin-top:4px;gap:8px} .phone .power .art{width:30px;height:30px} .phone .power p{font-size:var(--text-xs)} .phone:not(.duel) .power{display:none}
.laid{display:flex;flex-wrap:wrap;gap:6px;padding:12px 14px 0;font-size:var(--text-s);font-weight:600}
"""

_BOAR: Final = (
    "M12 62Q12 47 27 42L42 34Q54 27 66 33L74 39L82 48L96 59L98 68L91 72L80 72Q75 76 70 75L70 91H61L60 79Q50 81 41 77"
    "L39 91H31L30 77H27L24 91H16L18 73Q12 70 12 62Z"
)
_JAW_ABOVE: Final = (
    "M0 22Q30 14 52 26Q68 33 78 46L70 50L66 42L60 48L55 39L49 46L44 37L38 44L33 35L26 43L0 46Z"
)
_JAW_BELOW: Final = (
    "M0 78Q30 88 56 80Q72 74 80 62L72 60L68 68L62 61L57 70L51 62L46 71L40 63L34 71L28 63L0 62Z"
)
_HAND: Final = "M100 44L82 46Q72 44 66 47Q62 50 68 52L58 53Q52 55 58 58L54 59Q50 62 57 64L60 64Q58 68 64 68L82 66L100 68Z"


def _gullinbursti() -> Markup:
    rays, mane = "", ""
    for i, angle in enumerate([math.radians(degrees) for degrees in range(172, 372, 14)]):
        far = 62 + 12 * (i % 2)
        cos, sin = math.cos(angle), math.sin(angle)
        rays += wedge((54 + 30 * cos, 62 + 30 * sin), (54 + far * cos, 62 + far * sin), 7)
    for k in range(10):
        high = math.sin(k / 9 * 2.3)
        mane += wedge((22 + k * 5.4, 46 - 13 * high), (14 + k * 5.4, 31 - 14 * high), 6)
    cuts = "".join([gouge(24 + (k * 17) % 46, 48 + (k * 11) % 24, 2.5, 11, 1.5) for k in range(13)])
    key: Attributes = {"stroke": "var(--gold-ink)", "stroke_linejoin": "round"}
    return join(
        _ground("var(--art-dark)"),
        path(rays, fill="var(--art-glow)"),
        path("M0 89H100V100H0Z", fill="var(--art-ground)"),
        path(mane, fill="var(--last)", stroke_width=1.2, **key),
        path(_BOAR, fill="var(--gold)", stroke_width=2.8, **key),
        path(cuts, fill="var(--gold-deep)"),
        path("M84 72Q85 62 91 56", stroke="#FBF5E2", stroke_width=4.4, fill="none"),
        el("circle", cx=80, cy=54, r=2.6, fill="var(--gold-ink)"),
        path("M66 36L70 22L78 38Z", fill="var(--gold-deep)", stroke_width=2.2, **key),
    )


def _tyr() -> Markup:
    cuts = "".join([gouge(8 + (i * 37) % 88, 8 + (i * 23) % 84, 0.05, 14, 1.1) for i in range(26)])
    return join(
        _ground("var(--art-ice)"),
        path(cuts, fill="var(--art-ice-2)"),
        path(_JAW_ABOVE, fill="var(--art-dark)"),
        path(_JAW_BELOW, fill="var(--art-dark)"),
        path("M30 24L36 31L24 31Z", fill="var(--last)"),
        path("M6 20L14 4L22 17Z", fill="var(--art-dark)"),
        path(_HAND, fill="var(--ivory)", stroke="var(--key)", stroke_width=2.4),
        path("M88 45V67", stroke="var(--rowan)", stroke_width=7),
    )


def _picture_stone(card: int) -> Markup:
    """A card without a picture of its own: a stone with its rune, in a light of its own."""
    dice = Random(f"card{card}")
    rays = ""
    for k in range(26):
        angle = 2 * math.pi * k / 26 + dice.uniform(-0.05, 0.05)
        x, y = 50 + 46 * math.cos(angle), 52 + 46 * math.sin(angle)
        rays += gouge(x, y, angle, dice.uniform(16, 30), 2.2)
    corners = [(26.0, 92.0), (28.0, 34.0), (44.0, 12.0), (62.0, 16.0), (73.0, 36.0), (76.0, 92.0)]
    stone = line(cut_polygon(corners, 14, 1.6, f"card{card}"))
    cut: Attributes = {"stroke": "var(--gold)", "stroke_width": 2.4, "stroke_linejoin": "miter"}
    return join(
        _ground("var(--art-dark)" if card % 2 else "var(--art-ground)"),
        path(rays, fill="var(--art-glow)"),
        path(stone, fill="#5D7076", stroke="#060C10", stroke_width=3, stroke_linejoin="round"),
        path("M62 16L73 36L76 92H62L60 40Z", fill="#384B53"),
        rune(RUNE_NAMES[card % len(RUNE_NAMES)], 47, 55, 46, **cut),
        rune(RUNE_NAMES[(card * 5 + 7) % len(RUNE_NAMES)], 86, 84, 16, **cut)
        if card > 21
        else None,
    )


def _ground(ink: str) -> Markup:
    return el("rect", width=100, height=100, fill=ink)


def card_art() -> Markup:
    """The pictures of all cards as symbols."""
    drawn = {"gullinbursti": _gullinbursti(), "tyr": _tyr()}
    return join(
        [
            el(
                "symbol",
                drawn.get(name) or _picture_stone(card),
                id=f"rr-card-{card}",
                viewBox="0 0 100 100",
            )
            for card, name in enumerate(NAMES)
        ]
    )


def power_key(seat: int) -> str:
    """The key of a seat's card on the page."""
    return f"power-{seat}"


def power(view: AdvancedView, seat: int, speaker: Speaker) -> Markup:
    """A seat's card; with what lies on it, and whether its power holds now."""
    card = view.cards[seat]
    if card == NOBODY:
        return NOTHING
    side = int(seat >= view.ivory_players)
    name, now = NAMES[card], view.in_force[side] == card
    stones = view.card_stones if name == "thor" else view.penalties[side]
    tag = speaker.text("screen-card-stones", stones=stones) if stones else ""
    state = tag or (speaker.text("screen-power-now") if now else "")
    return keyed(
        power_key(seat),
        "div",
        _picture(card),
        el(
            "div",
            el("h3", speaker.name(name), el("span", state) if state else None),
            el("p", speaker.text(f"power-{name}")),
            class_="grow",
        ),
        class_="power",
    )


def _picture(card: int) -> Markup:
    inside = el("use", href=f"#rr-card-{card}", width=100, height=100)
    return el("svg", inside, class_="art", viewBox="0 0 100 100", aria_hidden="true")


def laid_out(view: AdvancedView, speaker: Speaker, look: str = "ivory") -> Element | None:
    """The cards that lie there to be taken."""
    if not view.laid:
        return None
    return keyed(
        "laid",
        "div",
        emblem(look),
        [el("span", speaker.name(NAMES[c])) for c in view.laid],
        class_="laid",
    )
