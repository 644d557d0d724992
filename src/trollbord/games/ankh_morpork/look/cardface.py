"""A player card on the page: its picture, its symbols in order, its text; and the chain of the card in play."""

from __future__ import annotations

from functools import lru_cache
from random import Random
from typing import Final

from trollbord.games.ankh_morpork.box import CARDS, INTERRUPTS
from trollbord.games.ankh_morpork.deck import DECK, GREENS
from trollbord.games.ankh_morpork.effects import Verb
from trollbord.games.ankh_morpork.look.emblems import emblem_name, picture
from trollbord.games.ankh_morpork.message_ids import card_text, has_text
from trollbord.games.ankh_morpork.money import TakeMoney
from trollbord.ink.hyphens import hyphenated
from trollbord.ink.icons import woodblock
from trollbord.ink.inks import Inks
from trollbord.ink.markup import Attributes, Element, Markup, el, join, keyed
from trollbord.ink.shapes import path, symbol
from trollbord.words import Speaker

CARD_INKS: Final = Inks(
    {
        "art-sky": "light-dark(#D5E0DC,#3E5C66)",
        "art-sun": "light-dark(#F2D391,#F0DFA8)",
        "art-roofs": "light-dark(#B4C2BE,#2B4650)",
        "art-ink": "light-dark(#16252D,#0A1318)",
        "am-green": "light-dark(#2F6B45,#3E8A5C)",
        "am-green-w": "light-dark(#DDEBDD,#1B342A)",
        "am-brown": "light-dark(#7A4F28,#A06F3F)",
        "am-brown-w": "light-dark(#F0E2CF,#352A1F)",
        "am-event": "light-dark(#5E2F75,#A56BBF)",
        "am-deed": "light-dark(#16252D,#EAF0EB)",
    }
)
SIGNS: Final = (
    "minion",
    "building",
    "assassinate",
    "remove-trouble",
    "money",
    "scroll",
    "event",
    "play-another",
    "interrupt",
    "cards",
    "trouble",
    "discard",
    "eye-off",
)
LONG: Final = 72
"""A text of more letters is printed smaller."""
SKIES: Final = 6
"""So many skylines stand behind the pictures of all cards."""


def card_shapes() -> Markup:
    """Skylines and signs, drawn once."""
    signs = [symbol(f"am-sign-{name}", woodblock(name), viewBox="0 0 24 24") for name in SIGNS]
    return join([_skyline(number) for number in range(SKIES)], signs)


def _skyline(number: int) -> Markup:
    """Roofs before a low sun."""
    dice = Random(f"sky {number}")
    x, roofs = -4, "M-4 60"
    while x < 160:
        wide, high = dice.randint(10, 22), dice.randint(10, 30)
        peak = dice.choice((0, wide // 2, wide))
        roofs += (
            f"L{x} {60 - high}L{x + peak} {60 - high - dice.randint(3, 12)}L{x + wide} {60 - high}"
        )
        x += wide
    return symbol(
        f"am-sky-{number}",
        el("rect", width=150, height=60, fill="var(--art-sky)"),
        el("circle", cx=75, cy=34, r=27, fill="var(--art-sun)"),
        path(f"{roofs}L164 60Z", fill="var(--art-roofs)"),
    )


def sign(name: str, size: int = 20) -> Markup:
    """A sign of the game beside text; its shape was sent once."""
    box: Attributes = {"viewBox": "0 0 24 24", "width": size, "height": size}
    return el("svg", el("use", href=f"#am-sign-{name}"), class_="sign", aria_hidden="true", **box)


def art(card: int) -> Markup:
    """The picture of a card: its emblem, whole however low the picture is, before roofs and sun that fill its width."""
    sky = el("use", href=f"#am-sky-{card % SKIES}")
    emblem = picture(emblem_name(card), 48, 3, 54)
    return el(
        "svg",
        el("svg", sky, viewBox="0 0 150 60", preserveAspectRatio="xMidYMid slice"),
        el("svg", emblem, viewBox="45 0 60 60"),
        class_="am-art",
        aria_hidden="true",
    )


def band(card: int) -> str:
    """The colour of a card's frame."""
    return "am-green" if card < GREENS else "am-brown"


@lru_cache(2048)
def chain(card: int, speaker: Speaker, now: int = -1) -> Markup:
    """The symbols in the order in which they are carried out; in play, what is done, now and next."""
    verbs = DECK[card].symbols
    marks: list[Markup] = []
    if card in INTERRUPTS:
        marks.append(_badge("interrupt", speaker.text("screen-interrupt"), ""))
    for number, verb in enumerate(verbs):
        state = "" if now < 0 else "was" if number < now else "now" if number == now else "next"
        marks.append(_symbol(verb, speaker, state))
    linked = [join(el("i"), mark) if number else mark for number, mark in enumerate(marks)]
    return el("span", linked, class_=f"am-chain n{len(marks)}")


def _symbol(verb: Verb, speaker: Speaker, state: str) -> Markup:
    name = verb.sign
    said = speaker.text(f"screen-{name}")
    if isinstance(verb, TakeMoney):
        css = f"am-sy money {state}".strip()
        told = f"{said}: ${verb.amount}"
        return el("span", el("b", verb.amount), class_=css, data_help="sign-money", **_named(told))
    return _badge(name, said, state)


def _badge(name: str, said: str, state: str) -> Markup:
    css = f"am-sy {name} {state}".strip()
    return el("span", sign(name, 24), class_=css, data_help=f"sign-{name}", **_named(said))


def _named(said: str) -> Attributes:
    """What a sign is called, for those who hear the page; a card explains it to the others."""
    return {"role": "img", "aria_label": said}


def face(card: int, speaker: Speaker) -> Markup:
    """Everything that is printed on a card."""
    words = speaker.text(card_text(card)) if has_text(card) else ""
    if not DECK[card].symbols and card not in INTERRUPTS:
        words = speaker.text("screen-blank")
    return el(
        "span",
        el("b", speaker.name(CARDS[card]), class_="am-name"),
        art(card),
        chain(card, speaker),
        el("span", words, class_="am-text") if words else None,
        class_="in long" if len(words) > LONG else "in",
    )


@lru_cache(2048)
def hand_card(card: int, slot: int, speaker: Speaker) -> Element:
    """A card of the own hand, by its slot."""
    css = f"am-card spot {band(card)}"
    return keyed(f"h-{slot}", "button", face(card, speaker), class_=css, type="button")


@lru_cache(2048)
def raised_card(card: int, slot: int, offer: str, speaker: Speaker) -> Markup:
    """A whole card in the raised hand of a phone; only the button below it plays it, if anything can be done with it."""
    button = keyed(
        f"h-{slot}", "button", offer, class_="btn go spot", type="button", hidden=not offer or None
    )
    css = f"am-card {band(card)}"
    return el(
        "article", el("div", face(card, speaker), class_=css, data_help=f"stub-{slot}"), button
    )


@lru_cache(2048)
def stub(card: int, slot: int, speaker: Speaker) -> Element:
    """A card of the hand on a phone: name and symbols; a tap raises the whole hand."""
    return keyed(
        f"stub-{slot}",
        "button",
        el("b", hyphenated(speaker.name(CARDS[card]))),
        chain(card, speaker),
        class_=f"am-stub {band(card)}",
        type="button",
        data_act="sheet",
        data_arg="hand",
        data_on=f"h-{slot}",
    )


def in_play(card: int, now: int, seat: int, speaker: Speaker) -> Markup:
    """The card in play beside the question; it comes from the player who has played it."""
    kind = speaker.text("screen-green-card" if card < GREENS else "screen-brown-card")
    name = el("span", el("b", speaker.name(CARDS[card])), el("span", kind), class_="am-source")
    small = keyed(
        f"token-{card}",
        "svg",
        picture(emblem_name(card), 0, 0, 60),
        class_=f"am-token {band(card)}",
        viewBox="-6 -6 72 72",
        aria_hidden="true",
        data_enter="fly",
        data_comes=f"plate-{seat}",
    )
    return el("div", chain(card, speaker, now), name, small, class_="am-doing")
