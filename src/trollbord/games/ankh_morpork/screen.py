"""The page of Ankh-Morpork: the city, the players beside it, the own hand below it."""

from __future__ import annotations

from typing import Final

from trollbord.games.ankh_morpork.box import (
    AREAS,
    CARDS,
    COLOURS,
    EVENTS,
    GREENS,
    INTERRUPTS,
    PERSONALITIES,
)
from trollbord.games.ankh_morpork.deck import DECK
from trollbord.games.ankh_morpork.draw import area_key, board, piece_key
from trollbord.games.ankh_morpork.effects import TakeMoney
from trollbord.games.ankh_morpork.figures import LOOKS
from trollbord.games.ankh_morpork.lore import ability_text, card_text, goal_text, has_text
from trollbord.games.ankh_morpork.rules import Acting
from trollbord.games.ankh_morpork.scenery import INKS, art
from trollbord.games.ankh_morpork.signs import sign_name
from trollbord.games.ankh_morpork.state import NO_CARD, NOBODY
from trollbord.games.ankh_morpork.view import AnkhView
from trollbord.ink.icons import sign
from trollbord.ink.markup import NOTHING, Element, Markup, el, join, keyed
from trollbord.ink.screen import Draft, Plate, Screen
from trollbord.ink.shapes import use
from trollbord.kernel.option import Option
from trollbord.kernel.view import View
from trollbord.words import Speaker

__all__ = ["INKS", "SOUNDS", "STYLE", "art", "path", "screen"]

ON_AREA: Final = frozenset(
    ("place", "lift", "build", "shift", "buy", "raze", "calm", "stir", "count", "go")
)
ON_PIECE: Final = frozenset(("remove", "move", "swap"))
ON_HAND: Final = frozenset(("play", "plan", "give", "discard"))

SOUNDS: Final = {
    "place": "wood",
    "move": "slide",
    "remove": "hit",
    "build": "stone",
    "raze": "hit",
    "earn": "coin",
    "pay": "coin",
    "play": "slide",
    "dragon": "hit",
}

STYLE: Final = """
.ankh .spot .wash{display:none;fill:var(--target);fill-opacity:.3}
.ankh .spot[data-can]{cursor:pointer}
.ankh .spot[data-can] .wash{display:inline;stroke:var(--target);stroke-width:4;animation:appear var(--t-show) var(--ease-out) backwards}
.ankh .spot[data-can]:hover .wash,.ankh .spot:focus-visible .wash{fill-opacity:.5}
.ankh .spot:focus,.ankh .crowd:focus{outline:none}
.ankh .glow-case,.ankh .glow-line{display:none;stroke-linejoin:round}
.ankh .crowd[data-can]{cursor:pointer}
.ankh .crowd[data-can] .glow-case{display:inline;fill:none;stroke:var(--target-case);stroke-width:13}
.ankh .crowd[data-can] .glow-line{display:inline;fill:var(--target);stroke:var(--target);stroke-width:8.6}
.ankh .crowd:focus-visible .glow-line,.ankh .crowd[data-held] .glow-line{display:inline;fill:none;stroke:var(--held);stroke-width:8.6}
.plate[data-can]{cursor:pointer;box-shadow:inset 0 0 0 3px var(--act)}
.column.desk .plate{grid-template-columns:44px 1fr auto;padding:6px 14px 6px 10px}
.column.desk .plate .face{width:44px;height:44px;grid-row:1/3}
.column.desk .plate .number{font-size:var(--text-xl)}
.column.desk .plate .am-facts{grid-column:2/-1;margin:0}
.am-facts .hue{color:var(--ink-3)}
.phone .plate .hue{display:none}
.am-facts{display:flex;flex-wrap:wrap;gap:4px 12px;grid-column:1/-1;margin-top:6px;font-size:var(--text-s);align-items:center}
.am-facts span{display:inline-flex;gap:5px;align-items:center}
.am-no{display:inline-grid;place-items:center;min-width:22px;height:22px;padding:0 4px;font-weight:800;font-size:var(--text-xs);background:var(--p);color:var(--po);border:2px solid var(--pe)}
.am-no.off{opacity:.45;text-decoration:line-through}
.am-hand{display:flex;gap:8px;padding:8px 16px 12px;overflow-x:auto;justify-content:center;flex:none;scrollbar-width:thin}
.am-card{flex:0 1 168px;min-width:112px;min-height:112px;background:var(--panel);border:2px solid var(--key);border-top:12px solid var(--band);border-radius:var(--r1);padding:8px 10px;
 display:flex;flex-direction:column;gap:6px;font-size:var(--text-xs);line-height:1.3;text-align:left;transition:transform var(--t-tap) var(--ease-out)}
.am-card b{font-size:var(--text-s);line-height:1.15;font-variation-settings:var(--flare-title)}
.am-card p{margin:0;color:var(--ink-2)}
.am-card[data-can]{cursor:pointer;box-shadow:0 0 0 3px var(--target),0 0 0 5px var(--target-case)}
.am-card[data-can]:hover,.am-card:focus-visible{transform:translateY(-8px)}
.am-green{--band:#4C7A4A}.am-brown{--band:#8A5A33}
.am-signs{display:flex;gap:6px;align-items:center;min-height:22px}
.am-signs i{font-style:normal;font-weight:800}
.am-aside{padding:8px 12px;display:grid;gap:4px;max-height:34vh;overflow:auto;flex:none;scrollbar-width:thin;font-size:var(--text-s)}
.am-secret{border:2px solid var(--gold);border-radius:var(--r1);padding:8px 10px;display:grid;gap:2px}
.am-city{display:flex;gap:8px;align-items:center;padding:4px 6px;border:1px solid var(--line);border-radius:var(--r1)}
.am-city[data-can]{cursor:pointer;border-color:var(--act);background:var(--act-wash)}
.am-city.spent{opacity:.5}
.phone .am-hand{justify-content:flex-start;padding:6px 10px}
.phone .am-card{min-height:76px;min-width:104px;flex:0 0 104px}
.phone .am-card p{display:none}
"""


def screen(view: View, draft: Draft, speaker: Speaker) -> Screen:
    """Everything of the city that the page shows."""
    assert isinstance(view, AnkhView)
    stages, stage = _stages(view, speaker)
    return Screen(
        board(view, speaker, draft.standing, _last_areas(draft)),
        [_plate(view, seat, speaker) for seat in range(view.seats)],
        layout="column",
        corner=NOTHING,
        aside=_aside(view, speaker),
        hand=_hand(view, speaker),
        stages=stages,
        stage=stage,
    )


def path(view: View, option: Option) -> tuple[str, ...]:
    """An area, a piece, a card of the hand, a City Area card or a plate; the rest are buttons."""
    assert isinstance(view, AnkhView)
    verb = option.verb
    if verb in ON_AREA:
        return (area_key(option.first),)
    if verb in ON_PIECE:
        return (piece_key(option.first, option.second),)
    if verb == "use":
        return (f"city-{option.first + 1}",)
    if verb == "choose":
        return (f"plate-{option.first}",)
    if verb in ON_HAND and option.first in view.hand:
        return (f"h-{view.hand.index(option.first)}",)
    return ()


def _last_areas(draft: Draft) -> list[int]:
    """Where the latest turn changed something."""
    names = [event.args.get("to", event.args.get("area", "")) for event in draft.last_turn()]
    return [AREAS.index(str(name)) for name in names if name in AREAS]


def _stages(view: AnkhView, speaker: Speaker) -> tuple[list[str], int]:
    """The actions of the card in play; the one that is asked now stands out."""
    step = view.step
    if not isinstance(step, Acting):
        return [], -1
    names = [sign_name(verb) for verb in DECK[step.card].symbols]
    return [speaker.text(f"screen-{name}") for name in names], step.index


# -- plates


def _plate(view: AnkhView, seat: int, speaker: Speaker) -> Plate:
    look = LOOKS[seat]
    shape = use(f"am-minion-{look}", 0, 16, 1.1)
    face = el("svg", shape, class_="face", viewBox="-26 -34 52 56", aria_hidden="true")
    facts = speaker.name(PERSONALITIES[view.shown[seat]]) if view.shown else ""
    return Plate(look, face, facts, f"${view.money[seat]}", _facts(view, seat, speaker))


def _facts(view: AnkhView, seat: int, speaker: Speaker) -> Markup:
    """Cards in hand, minions left, City Area cards, what lies before the player."""
    standing = sum(view.pieces[seat * 12 : seat * 12 + 12])
    cards = [_number(view, area) for area in range(12) if view.building[area] == seat]
    before = [speaker.name(CARDS[card]) for card in view.front[seat]]
    known = [speaker.name(CARDS[card]) for card, hands in view.mind[0] if hands == 1 << seat]
    return keyed(
        f"facts-{seat}",
        "div",
        el("span", speaker.name(COLOURS[seat]), class_="hue"),
        el("span", sign("cards", 18), view.hand_sizes[seat], title=", ".join(known) or None),
        el("span", sign("minion", 18), standing),
        el("span", cards) if cards else None,
        el("span", sign("scroll", 18), ", ".join(before)) if before else None,
        class_="am-facts",
    )


def _number(view: AnkhView, area: int) -> Markup:
    return el("b", area + 1, class_="am-no off" if view.aside[area] else "am-no")


# -- beside the board


def _aside(view: AnkhView, speaker: Speaker) -> Element:
    """The secret, the own City Area cards, the piles, the last event."""
    own = [area for area in range(12) if 0 <= view.seat == view.building[area]]
    return keyed(
        "secrets",
        "div",
        _secret(view, speaker),
        [_city(view, area, speaker) for area in own if not view.aside[area]],
        _piles(view, speaker),
        class_="am-aside",
    )


def _secret(view: AnkhView, speaker: Speaker) -> Markup | None:
    if view.personality == NOBODY:
        return None
    goal = speaker.text(goal_text(view.personality))
    name = el("b", speaker.name(PERSONALITIES[view.personality]))
    return el("div", name, el("span", goal), class_="am-secret")


def _city(view: AnkhView, area: int, speaker: Speaker) -> Element:
    spent = (view.used | view.gained) >> area & 1
    return keyed(
        f"city-{area + 1}",
        "div",
        el("b", area + 1, class_=f"am-no s-{LOOKS[view.seat]}"),
        el("span", speaker.text(ability_text(area))),
        class_="am-city spent" if spent else "am-city",
        aria_label=speaker.name(AREAS[area]),
    )


def _piles(view: AnkhView, speaker: Speaker) -> Markup:
    last = speaker.name(CARDS[view.discard[-1]]) if view.discard else "–"
    event = speaker.name(EVENTS[view.past_events[-1]]) if view.past_events else "–"
    pile = speaker.text("screen-pile", left=view.greens_left + view.browns_left)
    trouble = speaker.text("screen-markers", count=sum(view.trouble))
    return el(
        "div",
        el("span", sign("cards", 18), pile),
        el("span", sign("discard", 18), last),
        el("span", sign("event", 18), event),
        el("span", sign("trouble", 18), trouble),
        class_="am-facts",
    )


# -- the hand


def _hand(view: AnkhView, speaker: Speaker) -> Markup:
    """The own cards, by slot; for a spectator there are none."""
    if view.seat < 0:
        return NOTHING
    cards = [_card(card, slot, speaker) for slot, card in enumerate(view.hand)]
    if view.in_play != NO_CARD:
        cards.insert(0, _played(view, speaker))
    return keyed("hand", "div", cards, class_="am-hand")


def _card(card: int, slot: int, speaker: Speaker) -> Element:
    css = f"am-card spot {_band(card)}"
    return keyed(f"h-{slot}", "div", _face(card, speaker), class_=css, tabindex=0)


def _played(view: AnkhView, speaker: Speaker) -> Element:
    band = _band(view.in_play)
    return keyed("in-play", "div", _face(view.in_play, speaker), class_=f"am-card {band}")


def _band(card: int) -> str:
    return "am-green" if card < GREENS else "am-brown"


def _face(card: int, speaker: Speaker) -> Markup:
    verbs = DECK[card].symbols
    signs: list[Markup] = [sign("interrupt", 20)] if card in INTERRUPTS else []
    for verb in verbs:
        signs.append(sign(sign_name(verb), 20))
        if isinstance(verb, TakeMoney):
            signs.append(el("i", f"${verb.amount}"))
    words = el("p", speaker.text(card_text(card))) if has_text(card) else None
    return join(el("div", signs, class_="am-signs"), el("b", speaker.name(CARDS[card])), words)
