"""Beside the board: the piles, the trouble, the City Area cards, what the last event and the dice did."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from trollbord.games.ankh_morpork.box import AREAS, CARDS, EVENTS, KING_MARKERS, NOBODY
from trollbord.games.ankh_morpork.look.cardface import sign
from trollbord.games.ankh_morpork.look.emblems import picture
from trollbord.games.ankh_morpork.look.figures import LOOKS
from trollbord.games.ankh_morpork.message_ids import ability_text, event_text
from trollbord.games.ankh_morpork.view import AnkhView
from trollbord.ink.markup import Element, Markup, el, join, keyed
from trollbord.ink.screen import Draft
from trollbord.ink.shapes import use
from trollbord.kernel.event import Event
from trollbord.words import Speaker

ABILITIES: Final = (
    ("minion", "$3"),
    ("cards", "1"),
    ("money", "2"),
    ("event", "$3"),
    ("money", "2"),
    ("money", "2"),
    ("trouble", ""),
    ("minion", "$3"),
    ("money", "1"),
    ("remove-trouble", "$2"),
    ("money", "3"),
    ("money", "1"),
)
"""The sign and the price or gain of each City Area card, as on its chip."""
EFFECTS: Final = frozenset(
    ("place", "remove", "move", "raze", "stir", "calm", "spend", "johnson", "fog", "save", "answer")
)
"""What an event may do to the table."""
ROWS: Final = 3


def column(view: AnkhView, draft: Draft, speaker: Speaker) -> Markup:
    """The column left of the board."""
    return join(
        _piles(view, speaker),
        fresh_event(view, draft, speaker),
        rolled(draft, speaker),
        _city_cards(view, speaker),
    )


def _piles(view: AnkhView, speaker: Speaker) -> Element:
    last = speaker.name(CARDS[view.discard[-1]]) if view.discard else ""
    pile = speaker.text("screen-pile-greens" if view.greens_left else "screen-pile-browns")
    event = speaker.name(EVENTS[view.past_events[-1]]) if view.past_events else ""
    markers = sum(view.trouble)
    danger = speaker.text("screen-riots-near") if markers >= KING_MARKERS else ""
    sighs = el("svg", use("am-trouble", 0, 0), class_="am-mark", viewBox="-23 -23 46 46")
    left = str(view.greens_left + view.browns_left)
    many = el("b", markers, el("small", f"/{KING_MARKERS}"), class_="danger" if danger else None)
    return keyed(
        "piles",
        "div",
        _pile("pile", _back("deck", "cards"), "screen-pile", el("b", left), pile, speaker),
        _pile(
            "discards",
            _back("face", "discard"),
            "screen-discards",
            el("b", len(view.discard)),
            last,
            speaker,
        ),
        _pile(
            "events",
            _back("ev", "event"),
            "screen-events",
            el("b", len(view.events)),
            event,
            speaker,
        ),
        _pile("markers", sighs, "screen-trouble", many, danger, speaker),
        class_="am-piles",
    )


def _back(kind: str, name: str) -> Markup:
    return el("span", sign(name, 28), class_=f"am-back {kind}")


def _pile(
    key: str, sight: Markup, title: str, count: Markup, below: str, speaker: Speaker
) -> Markup:
    words = el(
        "div",
        el("div", speaker.text(title), class_="label"),
        count,
        el("span", below, class_="below") if below else None,
    )
    return el("div", sight, words, class_="am-pile", data_help=key)


# -- what has just happened


def latest(draft: Draft) -> list[Event]:
    """What was told since the turn began; before its first card, of the turn before as well."""
    told: list[Event] = []
    for entry in reversed(draft.history):
        told = [*entry.events, *told]
        begins = any(event.id == "turn" for event in entry.events)
        if begins and any(event.id == "play" for event in told):
            break
    return told


def headline(view: AnkhView, draft: Draft, speaker: Speaker) -> Element | None:
    """On a phone: the latest event or dice in one line, which leads to the whole of it."""
    told = latest(draft)
    names = [str(event.args["event"]) for event in told if event.id == "event"]
    dice = [str(event.args["number"]) for event in told if event.id == "roll"]
    if not names and not dice:
        return None
    omen = picture(f"am-{names[-1]}", 0, 0, 60) if names else None
    return keyed(
        f"{'headline' if names else 'rolled'}-{len(view.past_events)}",
        "button",
        el("svg", omen, class_="am-omen", viewBox="0 0 60 60") if omen is not None else None,
        el("b", speaker.name(names[-1]) if names else speaker.text("screen-rolled")),
        [el("span", number, class_="am-die") for number in dice],
        type="button",
        class_="am-news" if names else "am-news plain",
        data_act="sheet",
        data_arg="piles",
        data_enter="turn",
    )


def fresh_event(view: AnkhView, draft: Draft, speaker: Speaker) -> Element | None:
    """The event of the latest turn with what it did; nothing if there was none."""
    told = latest(draft)
    starts = [number for number, event in enumerate(told) if event.id == "event"]
    if not starts:
        return None
    name = str(told[starts[-1]].args["event"])
    after = told[starts[-1] + 1 :]
    turn = [number for number, event in enumerate(after) if event.id == "turn"]
    after = after[: turn[0]] if turn else after
    done = [event for event in after if event.id in EFFECTS]
    rows = [el("li", speaker.event(event, draft.players)) for event in done[:ROWS]]
    more = len(done) - ROWS
    if more > 0:
        rows.append(el("li", speaker.text("screen-more", count=more)))
    return keyed(
        f"event-{len(view.past_events)}",
        "section",
        el("svg", picture(f"am-{name}", 0, 0, 60), class_="am-omen", viewBox="0 0 60 60"),
        el("div", el("b", speaker.name(name)), _dice(after, draft), class_="head"),
        el("p", speaker.text(event_text(EVENTS.index(name)))),
        el("ul", rows) if rows else None,
        class_="am-event",
        data_enter="turn",
    )


def rolled(draft: Draft, speaker: Speaker) -> Element | None:
    """The dice that a card has just made roll; an event shows its own."""
    told = latest(draft)
    if any(event.id == "event" for event in told) or all(event.id != "roll" for event in told):
        return None
    return keyed(
        "rolled",
        "div",
        el("span", speaker.text("screen-rolled"), class_="label"),
        _dice(told, draft),
        class_="am-rolled",
    )


def _dice(told: Sequence[Event], draft: Draft) -> Markup:
    """What was rolled, one die each; a later roll is another die."""
    numbers = [str(event.args["number"]) for event in told if event.id == "roll"]
    first = len(draft.history) and _rolls_before(draft, len(numbers))
    return join([_die(number, first + order, order) for order, number in enumerate(numbers)])


def _rolls_before(draft: Draft, shown: int) -> int:
    every = [event for entry in draft.history for event in entry.events if event.id == "roll"]
    return len(every) - shown


def _die(number: str, count: int, order: int) -> Element:
    return keyed(
        f"die-{count}",
        "span",
        el("b", number),
        class_="am-die",
        data_enter="roll",
        data_order=order,
    )


# -- City Area cards


def _city_cards(view: AnkhView, speaker: Speaker) -> Element:
    """Own cards are rows to press, everybody else's are chips."""
    own = [a for a in range(12) if 0 <= view.seat == view.building[a] and not view.aside[a]]
    rest = [area for area in range(12) if area not in own]
    return keyed(
        "city",
        "section",
        el("h2", speaker.text("screen-city-cards"), class_="flare"),
        [_own_card(view, area, speaker) for area in own],
        el(
            "div",
            [_chip(area, view.building[area], view.aside[area], speaker) for area in rest],
            class_="am-chips",
        ),
        class_="am-cities",
    )


def _own_card(view: AnkhView, area: int, speaker: Speaker) -> Element:
    spent = (view.used | view.gained) >> area & 1
    told = speaker.text(ability_text(area))
    return keyed(
        f"city-{area + 1}",
        "button",
        number(area, LOOKS[view.seat]),
        el(
            "span",
            el("b", speaker.name(AREAS[area])),
            el("span", told),
            class_="words",
        ),
        class_=f"am-city spot s-{LOOKS[view.seat]}{' spent' if spent else ''}",
        type="button",
    )


@lru_cache(2048)
def _chip(area: int, owner: int, aside: int, speaker: Speaker) -> Markup:
    look = LOOKS[owner] if owner != NOBODY else ""
    name, amount = ABILITIES[area]
    css = "am-chip" + (f" s-{look} own" if look else "") + (" off" if aside else "")
    said = f"{speaker.name(AREAS[area])}: {speaker.text(ability_text(area))}"
    ability = el("span", sign(name, 16), el("b", amount) if amount else None, class_="ab")
    return el(
        "div",
        number(area, look),
        el("span", speaker.name(AREAS[area]), class_="am-called"),
        ability,
        class_=css,
        data_help=f"city-{area + 1}",
        aria_label=said,
    )


def number(area: int, look: str = "", small: bool = False) -> Markup:
    """An area's number as it stands on the map; the same sign in cards, chips and plates."""
    css = "am-no" + (f" s-{look}" if look else "") + (" s" if small else "")
    return el("b", area + 1, class_=css)
