"""What stands beside the board in a still picture: the players, the piles, the own hand."""

from __future__ import annotations

from typing import Final

from trollbord.games.ankh_morpork.box import (
    CARDS,
    COLOURS,
    EVENTS,
    INTERRUPTS,
    NO_CARD,
    NOBODY,
    PERSONALITIES,
)
from trollbord.games.ankh_morpork.deck import DECK
from trollbord.games.ankh_morpork.look.figures import LOOKS
from trollbord.games.ankh_morpork.view import AnkhView
from trollbord.ink.icons import woodblock
from trollbord.ink.markup import Attributes, Markup, el, join
from trollbord.ink.seats import EMBLEM
from trollbord.ink.shapes import at, group, path
from trollbord.words import Speaker

WIDE: Final = 390
_BOX: Final[Attributes] = {"fill": "var(--panel)", "stroke": "var(--key)", "stroke_width": 2}


def panel(view: AnkhView, words: Speaker) -> Markup:
    """Plates from the top, then the piles, then the hand."""
    plates = [group(_plate(view, s, words), transform=at(0, s * 92)) for s in range(view.seats)]
    below = view.seats * 92
    return join(
        plates,
        group(_piles(view, words), transform=at(0, below + 4)),
        group(_own(view, words), transform=at(0, below + 112)),
    )


def _text(words: str, x: float, y: float, size: float = 15, **more: str | int) -> Markup:
    ink: Attributes = {"fill": "var(--ink)", "font_size": size, "font_weight": 600, **more}
    return el("text", words, x=x, y=y, **ink)


def _plate(view: AnkhView, seat: int, words: Speaker) -> Markup:
    """Colour, money, cards in hand, City Area cards, what lies before the player."""
    frame: Attributes = dict(_BOX)
    if seat == view.turn:
        frame |= {"stroke": "var(--act)", "stroke_width": 4}
    city = [str(a + 1) for a in range(12) if view.building[a] == seat and not view.aside[a]]
    front = ", ".join([words.name(CARDS[card]) for card in view.front[seat]])
    shown = words.name(PERSONALITIES[view.shown[seat]]) if view.shown else ""
    return join(
        el("rect", width=WIDE, height=84, **frame),
        group(
            path(EMBLEM[LOOKS[seat]], fill="var(--p)", stroke="var(--pe)", stroke_width=2.2),
            transform=at(24, 26, 1.2),
            class_=f"s-{LOOKS[seat]}",
        ),
        _text(words.name(COLOURS[seat]), 48, 32, 19, font_weight=800),
        _text(f"${view.money[seat]}", WIDE - 16, 36, 26, text_anchor="end", font_weight=800),
        _icon("cards", 48, 44),
        _text(str(view.hand_sizes[seat]), 76, 60),
        _icon("building", 110, 44),
        _text(" ".join(city) or "–", 138, 60),
        _text(shown or front, 48, 79, 12, font_weight=500),
    )


def _icon(name: str, x: float, y: float, size: int = 20) -> Markup:
    return group(woodblock(name), transform=at(x, y, size / 24), color="var(--ink)")


def _piles(view: AnkhView, words: Speaker) -> Markup:
    """The pile, the top of the discards, the card in play, the last event."""
    last = view.discard[-1] if view.discard else NO_CARD
    event = words.name(EVENTS[view.past_events[-1]]) if view.past_events else "–"
    playing = words.name(CARDS[view.in_play]) if view.in_play != NO_CARD else "–"
    rows = [
        ("cards", f"{view.greens_left + view.browns_left}"),
        ("discard", words.name(CARDS[last]) if last != NO_CARD else "–"),
        ("scroll", playing),
        ("event", event),
    ]
    return join(
        el("rect", width=WIDE, height=100, **_BOX),
        [
            join(_icon(name, 14, 6 + row * 23), _text(text, 44, 22 + row * 23, 14))
            for row, (name, text) in enumerate(rows)
        ],
    )


def _own(view: AnkhView, words: Speaker) -> Markup:
    """The hand, one row a card with its symbols, and the personality; nothing for a spectator."""
    if view.seat < 0:
        return join()
    rows = [_card(card, row, words) for row, card in enumerate(view.hand[:10])]
    secret = ""
    if view.personality != NOBODY:
        secret = words.name(PERSONALITIES[view.personality])
    high = 40 + 24 * max(1, len(rows))
    return join(
        el("rect", width=WIDE, height=high, **_BOX),
        _icon("mask", 14, 8),
        _text(secret, 44, 24, 16, font_weight=800),
        rows,
    )


def _card(card: int, row: int, words: Speaker) -> Markup:
    y = 34 + row * 24
    names = [verb.sign for verb in DECK[card].symbols]
    if card in INTERRUPTS:
        names = ["interrupt"]
    icons = [_icon(name, WIDE - 30 - 24 * place, y) for place, name in enumerate(reversed(names))]
    return join(_text(words.name(CARDS[card]), 14, y + 16, 14), icons)
