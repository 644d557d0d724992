"""The mythology cards on the page: a small picture, the name, what it allows."""

from __future__ import annotations

import math
from random import Random
from typing import Final

from trollbord.games.ragnarocks.box import NAMES, NOBODY
from trollbord.games.ragnarocks.look.describe import stones_on
from trollbord.games.ragnarocks.look.emblems import EMBLEMS
from trollbord.games.ragnarocks.view import AdvancedView
from trollbord.ink.inks import Inks
from trollbord.ink.markup import NOTHING, Attributes, Element, Markup, el, join, keyed
from trollbord.ink.shapes import at, gouge, group, path, wedge
from trollbord.ink.woodcut import woodcut
from trollbord.words import Speaker

CARD_INKS: Final = Inks(
    {
        "art-dark": "#15252E",
        "art-glow": "#3A4A33",
        "art-ground": "#2A4038",
        "art-ice": "#C5DAE0",
        "art-ice-2": "#9DBBC6",
        "art-night": "#1E2440",
        "art-night-2": "#343D66",
        "art-blood": "#3A1B1E",
        "art-blood-2": "#5C2C2C",
        "art-moss": "#3C5648",
    }
)
GROUNDS: Final = (
    ("var(--art-dark)", "var(--art-glow)"),
    ("var(--art-ground)", "var(--art-moss)"),
    ("var(--art-night)", "var(--art-night-2)"),
    ("var(--art-blood)", "var(--art-blood-2)"),
)
"""The grounds of the pictures, each with its light."""
POWER_PROMPTS: Final = frozenset(("power", "march", "stags", "extra-turn", "select", "command"))
"""Questions that only a power brings about."""

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


def _print(card: int, name: str) -> Markup:
    """A woodcut in gold on a ground of its own light, as the cards with a painted picture have."""
    dice = Random(f"card{card}")
    ink, glow = GROUNDS[card % len(GROUNDS)]
    rays = ""
    for k in range(22):
        angle = 2 * math.pi * k / 22 + dice.uniform(-0.05, 0.05)
        x, y = 50 + 46 * math.cos(angle), 50 + 46 * math.sin(angle)
        rays += gouge(x, y, angle, dice.uniform(16, 30), 2.2)
    return join(
        _ground(ink),
        path(rays, fill=glow),
        group(
            woodcut(EMBLEMS[name]),
            transform=at(15, 15, 1.17),
            style=f"--ic-cut:{ink};color:var(--gold)",
        ),
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
                drawn.get(name) or _print(card, name),
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
    tag = stones_on(view, card, side, speaker)
    state = tag or (speaker.text("screen-power-now") if now else "")
    return keyed(
        power_key(seat),
        "div",
        card_picture(card),
        el(
            "div",
            el("h3", speaker.name(name), el("span", state) if state else None),
            el("p", speaker.text(f"power-{name}")),
            class_="grow",
        ),
        class_="power now" if now else "power",
    )


def cause(view: AdvancedView, speaker: Speaker) -> Markup:
    """The power that brought about what is asked now, with what it allows."""
    ask = view.ask
    if ask is None or ask.seat < 0 or ask.prompt not in POWER_PROMPTS:
        return NOTHING
    card = view.in_force[int(ask.seat >= view.ivory_players)]
    stands_on_the_plate = view.seats == 2 and view.cards[ask.seat] == card
    if card == NOBODY or stands_on_the_plate:
        return NOTHING
    name = NAMES[card]
    words = el(
        "div", el("h3", speaker.name(name)), el("p", speaker.text(f"power-{name}")), class_="grow"
    )
    return el("div", card_picture(card), words, class_="power")


def card_picture(card: int) -> Markup:
    """The picture of a card."""
    inside = el("use", href=f"#rr-card-{card}", width=100, height=100)
    box: Attributes = {"viewBox": "0 0 100 100", "preserveAspectRatio": "xMidYMid slice"}
    return el("svg", inside, class_="art", aria_hidden="true", **box)


def laid_out(view: AdvancedView, speaker: Speaker) -> Element | None:
    """The cards that were laid out, while the others play with them."""
    if not view.laid or view.seats == len(view.laid) == 2:
        return None
    shown = [el("span", card_picture(card), speaker.name(NAMES[card])) for card in view.laid]
    return keyed("laid", "div", shown, class_="laid")


def choice_key(slot: int) -> str:
    """The key of a card that can be chosen, by its place in the row."""
    return f"card-{slot}"


def choices(view: AdvancedView) -> list[int]:
    """The cards that lie before the viewer to choose from: to lay out, to take, to command with."""
    ask = view.ask
    prompt = "" if ask is None else ask.prompt
    if ask is not None and prompt == "show" and ask.seat == view.seat:
        return [option.first for option in ask.options]
    if prompt in ("show", "take", "draw", "deal"):
        return [card for card in view.laid if card not in view.cards]
    return list(view.hand)


def row(view: AdvancedView, speaker: Speaker) -> Markup:
    """Those cards below the board; the commands of Odin are seen by Odin alone."""
    cards = choices(view)
    if not cards:
        return NOTHING
    css = "cards many" if len(cards) > 8 else "cards crowd" if len(cards) > 3 else "cards"
    shown = [_choice(card, slot, speaker, css == "cards many") for slot, card in enumerate(cards)]
    return keyed("cards", "div", shown, class_=css)


def _choice(card: int, slot: int, speaker: Speaker, many: bool) -> Element:
    """A card to choose. Of many, one tells its power when it is pointed at; on a phone a first press opens it."""
    name = NAMES[card]
    words = speaker.text(f"power-{name}")
    return keyed(
        choice_key(slot),
        "button",
        card_picture(card),
        el("b", speaker.name(name)),
        el(
            "p", words, data_name=speaker.name(name), data_choose=speaker.text("screen-choose-card")
        ),
        class_="rcard spot",
        type="button",
        aria_label=f"{speaker.name(name)}: {words}" if many else None,
        data_opens=many or None,
    )
