"""The mythology cards on the page: a small picture, the name, what it allows."""

from __future__ import annotations

import math
from random import Random
from typing import Final

from trollbord.games.ragnarocks.box import NAMES, NOBODY
from trollbord.games.ragnarocks.emblems import EMBLEMS
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

CARD_STYLE: Final = """
.power{display:flex;gap:12px;align-items:flex-start;grid-column:1/-1;margin-top:10px;text-align:left}
.power .art{width:56px;height:56px;flex:none;border-radius:var(--r1)}
.power .grow{min-width:0}
.power h3{font-size:var(--text-m);display:flex;flex-wrap:wrap;gap:0 8px;overflow-wrap:anywhere} .power h3 span{margin-left:auto;font:600 var(--text-xs) var(--font);color:var(--ink-3)}
.power p{margin:1px 0 0;font-size:var(--text-s);line-height:1.3;color:var(--ink-2)}
.power.now .art{outline:3px solid var(--gold)} .power.now h3 span{color:var(--act)}
.power[data-can]{cursor:pointer;outline:3px solid var(--act);outline-offset:3px}
.power[data-held]{outline:3px solid var(--ink);outline-offset:3px}
.lead .power{margin:0 0 6px} .lead .art{width:44px;height:44px}
.phone .power{margin-top:4px;gap:8px} .phone .power .art{width:30px;height:30px} .phone .power p{font-size:var(--text-xs)} .phone:not(.duel)>.strip .who{display:none} .phone:not(.duel)>.strip .power{display:block;margin:2px 0 0;text-align:center} .phone:not(.duel)>.strip .power .grow{display:none} .phone:not(.duel)>.strip .power .art{width:34px;height:34px;margin:auto} .phone .lead .power{margin:0 0 4px} .phone .lead .art{width:40px;height:40px}
.desk.strip .strip{gap:8px;padding:0 10px 12px} .desk.strip .plate{grid-template-columns:36px 1fr;padding:8px 6px 8px 10px;gap:0 7px;align-content:start;min-width:0} .desk.strip .plate .face{width:36px;height:40px;border-bottom-width:3px}
.desk.strip .plate .name{flex-wrap:wrap;font-size:15px;gap:0 4px} .desk.strip .plate .name .em{width:15px;height:15px} .desk.strip .plate .who{max-width:calc(100% - 19px)} .desk.strip .plate>.grow{align-self:start} .desk.strip .plate .sub{display:none} .desk.strip .plate .number{position:absolute;right:8px;top:27px;font-size:var(--text-l)} .desk.strip .plate .tag{width:100%}
.desk.strip .power{margin-top:6px;gap:7px} .desk.strip .power .art{width:40px;height:40px} .desk.strip .power h3{font-size:12.5px;letter-spacing:-.02em;display:block;line-height:1.05} .desk.strip .power h3 span{display:block;margin:0} .desk.strip .power p{display:none} .desk.strip .plate:hover .power p{display:block;position:absolute;left:0;right:0;bottom:100%;padding:8px 10px;background:var(--panel);border:2px solid var(--key);z-index:4}
.laid{display:flex;flex-wrap:wrap;gap:6px;padding:12px 14px 0;font-size:var(--text-s);font-weight:600} .laid span{display:inline-flex;gap:6px;align-items:center} .laid .art{width:26px;height:26px;border-radius:var(--r1)}
.cards{display:flex;gap:14px;padding:6px 16px 14px;justify-content:safe center;flex:none;overflow-x:auto;scrollbar-width:thin;position:relative}
.cards.many{display:grid;grid-template-columns:repeat(11,minmax(0,1fr));gap:10px} .cards.many .rcard b{font-size:clamp(9.9px,.775vw,12px);letter-spacing:-.025em;padding-inline:3px} .cards .label{align-self:center}
.rcard{border:2px solid var(--key);border-radius:var(--r1);background:var(--panel);padding:0;font:inherit;color:var(--ink);text-align:left;display:flex;flex-direction:column;min-width:0;transition:translate var(--t-tap) var(--ease-out)}
.rcard .art{width:100%;aspect-ratio:1} .rcard b{font-weight:700;font-size:12px;line-height:1.1;padding:3px 4px 4px;font-variation-settings:var(--flare-title);overflow-wrap:anywhere} .rcard p{margin:0;font-size:var(--text-s);line-height:1.25;padding:0 12px;color:var(--ink-2)}
.cards:not(.many) .rcard{flex:0 1 300px;flex-direction:row;flex-wrap:wrap;align-content:start;padding-bottom:8px;min-width:150px} .cards:not(.many) .rcard .art{width:84px} .cards:not(.many) .rcard b{font-size:var(--text-l);flex:1;padding:10px 12px 2px;align-self:center} .cards:not(.many) .rcard p{flex-basis:100%;padding-top:6px} .cards.crowd{gap:8px;padding-inline:10px} .cards.crowd .rcard{flex:1 1 0;min-width:112px;max-width:300px} .cards.crowd .rcard b{font-size:var(--text-m);padding:6px 6px 2px 9px;min-width:0;overflow-wrap:anywhere} .cards.crowd .rcard .art{width:clamp(40px,3.6vw,56px)}
.rcard[data-can]{cursor:pointer;box-shadow:0 0 0 3px var(--target),0 0 0 5px var(--target-case)} .rcard[data-can]:hover,.rcard:focus-visible{translate:0 -4px}
.cards.many .rcard .art{aspect-ratio:1.25}
@media (max-width:640px){.cards{padding:6px 10px;justify-content:flex-start} .cards.many{display:grid;grid-template-rows:1fr 1fr;grid-auto-flow:column;grid-template-columns:none;grid-auto-columns:80px;gap:10px} .cards.many .rcard b{font-size:11.5px;letter-spacing:-.02em} .cards:not(.many) .rcard{flex:0 0 168px} .cards:not(.many) .rcard .art{width:52px} .cards:not(.many) .rcard p{font-size:var(--text-xs)} .cards:not(.many) .rcard b{font-size:var(--text-m)}}
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
    stones = view.stones_on(card, side)
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
    return el("div", _picture(card), words, class_="power")


def _picture(card: int) -> Markup:
    inside = el("use", href=f"#rr-card-{card}", width=100, height=100)
    box: Attributes = {"viewBox": "0 0 100 100", "preserveAspectRatio": "xMidYMid slice"}
    return el("svg", inside, class_="art", aria_hidden="true", **box)


def laid_out(view: AdvancedView, speaker: Speaker) -> Element | None:
    """The cards that were laid out, while the others play with them."""
    if not view.laid or view.seats == len(view.laid) == 2:
        return None
    shown = [el("span", _picture(card), speaker.name(NAMES[card])) for card in view.laid]
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
    many, crowd = len(cards) > 8, len(cards) > 3
    shown = [_choice(card, slot, speaker, not many) for slot, card in enumerate(cards)]
    css = "cards many" if many else "cards crowd" if crowd else "cards"
    return keyed("cards", "div", shown, class_=css)


def _choice(card: int, slot: int, speaker: Speaker, tells: bool) -> Element:
    name = NAMES[card]
    words = speaker.text(f"power-{name}")
    return keyed(
        choice_key(slot),
        "button",
        _picture(card),
        el("b", speaker.name(name)),
        el("p", words) if tells else None,
        class_="rcard spot",
        type="button",
        title=None if tells else words,
    )
