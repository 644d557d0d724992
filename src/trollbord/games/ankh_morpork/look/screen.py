"""The page of Ankh-Morpork: the city, the players beside it, the own hand below it."""

from __future__ import annotations

from functools import lru_cache
from itertools import islice
from typing import Final

from trollbord.games.ankh_morpork.answers import Moving, Removal, Swapping
from trollbord.games.ankh_morpork.box import (
    AREAS,
    CARDS,
    NO_CARD,
    NOBODY,
    OWNERS,
    PERSONALITIES,
    SKIP,
)
from trollbord.games.ankh_morpork.deck import DECK
from trollbord.games.ankh_morpork.goal import PIPS, Progress, controlled, progress
from trollbord.games.ankh_morpork.look.cardface import (
    card_shapes,
    hand_card,
    in_play,
    sign,
    stub,
)
from trollbord.games.ankh_morpork.look.draw import area_key, board
from trollbord.games.ankh_morpork.look.emblems import emblems, picture
from trollbord.games.ankh_morpork.look.figures import LOOKS
from trollbord.games.ankh_morpork.look.pieces_on_map import piece_key
from trollbord.games.ankh_morpork.look.piles import column, latest, news, number
from trollbord.games.ankh_morpork.look.scenery import INKS as CITY_INKS
from trollbord.games.ankh_morpork.look.scenery import art as city_art
from trollbord.games.ankh_morpork.look.style import CARD_INKS, STYLE
from trollbord.games.ankh_morpork.message_ids import card_text, goal_text, has_text
from trollbord.games.ankh_morpork.rules import Acting
from trollbord.games.ankh_morpork.view import AnkhView
from trollbord.ink.icons import icon
from trollbord.ink.markup import NOTHING, Element, Markup, el, join, keyed
from trollbord.ink.screen import Draft, Entry, Plate, Screen
from trollbord.ink.shapes import use
from trollbord.kernel.option import Option
from trollbord.kernel.view import View
from trollbord.words import Speaker

__all__ = ["INKS", "SOUNDS", "STYLE", "art", "path", "screen"]

INKS: Final = CITY_INKS | CARD_INKS
ON_AREA: Final = frozenset(
    ("place", "lift", "build", "shift", "buy", "raze", "calm", "stir", "count", "go")
)
ON_PIECE: Final = frozenset(("remove", "move", "swap"))
ON_HAND: Final = frozenset(("play", "plan", "give", "discard"))
ACCEPTED: Final = "accept"
"""What an interrupt's question comes to when its clock has run out."""
FIRST_PLAYS: Final = 3
"""So many cards are played with a word of help."""

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
    "roll": "wood",
}


def art() -> Markup:
    """Every shape that the page needs once."""
    return join(city_art(), card_shapes(), emblems())


def screen(view: View, draft: Draft, speaker: Speaker) -> Screen:
    """Everything of the city that the page shows."""
    assert isinstance(view, AnkhView)
    phone = draft.form == "phone"
    return Screen(
        board(view, speaker, draft.standing, latest(draft), _threatened(view)),
        [_plate(view, seat, speaker) for seat in range(view.seats)],
        layout="column",
        corner=column(view, draft, speaker, with_news=not phone),
        aside=_persona(view, speaker) if phone else NOTHING,
        hand=_raised_hand(view, draft, speaker) if phone else _hand(view, speaker),
        lead=_lead(view, speaker),
        hint=_threat(view, speaker) or _text(view, speaker) or _first_help(view, draft, speaker),
        go=_go(view),
        clock=_clock(view),
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


# -- the question


def acting(view: AnkhView) -> tuple[int, int] | None:
    """The card in play and which of its actions is at hand, also while something inside it is asked."""
    if isinstance(view.step, Acting):
        return view.step.card, view.step.index
    for step in reversed(view.agenda):
        if isinstance(step, Acting):
            return step.card, step.index - 1
    if view.in_play != NO_CARD:
        return view.in_play, len(DECK[view.in_play].symbols)
    return None


def _lead(view: AnkhView, speaker: Speaker) -> Markup:
    playing = acting(view)
    return NOTHING if playing is None else in_play(*playing, view.turn, speaker)


def _clock(view: AnkhView) -> str:
    """Whoever may answer has a short clock, with an answer in hand or without."""
    ask = view.ask
    if ask is None or not ask.veiled or not ask.options:
        return ""
    return ACCEPTED if ask.options[0].verb == ACCEPTED else ""


def _threatened(view: AnkhView) -> tuple[str, ...]:
    """The pieces that are to be removed or moved while their owners are asked; everybody knows which."""
    step = view.step
    if isinstance(step, Removal | Moving):
        return (piece_key(step.owner, step.area),)
    if isinstance(step, Swapping):
        return (piece_key(step.owner, step.area), piece_key(step.other, step.there))
    return ()


def _threat(view: AnkhView, speaker: Speaker) -> str:
    step = view.step
    if not isinstance(step, Removal | Moving):
        return ""
    return speaker.text(
        "screen-threat", owner=speaker.name(OWNERS[step.owner]), area=speaker.name(AREAS[step.area])
    )


def _text(view: AnkhView, speaker: Speaker) -> str:
    """What is written on the card in play, while its text is carried out."""
    playing = acting(view)
    if playing is None:
        return ""
    card, now = playing
    verbs = DECK[card].symbols
    is_read = now < len(verbs) and verbs[now].is_text and has_text(card)
    return speaker.text(card_text(card)) if is_read else ""


def _first_help(view: AnkhView, draft: Draft, speaker: Speaker) -> str:
    """How a card is played, for whoever has hardly played any."""
    if view.ask is None or view.ask.prompt != "play":
        return ""
    plays = islice((1 for entry in draft.history if _is_play(entry, view.seat)), FIRST_PLAYS)
    return speaker.text("screen-hint-play") if sum(plays) < FIRST_PLAYS else ""


def _is_play(entry: Entry, seat: int) -> bool:
    return entry.seat == seat and any(event.id == "play" for event in entry.events)


def _go(view: AnkhView) -> str:
    """Doing it comes before leaving it, where both are buttons."""
    options = view.ask.options if view.ask is not None else []
    if len(options) != 2 or options[0] is not SKIP or path(view, options[1]):
        return ""
    return options[1].text


# -- plates


def _plate(view: AnkhView, seat: int, speaker: Speaker) -> Plate:
    look = LOOKS[seat]
    shape = use(f"am-minion-{look}", 0, 17, 1.15)
    face = el("svg", shape, class_="face", viewBox="-24 -31 48 52", aria_hidden="true")
    facts = speaker.name(PERSONALITIES[view.shown[seat]]) if view.shown else ""
    money = view.money[seat]
    return Plate(look, face, facts, f"${money}", _facts(view, seat, speaker), purse=money)


def _facts(view: AnkhView, seat: int, speaker: Speaker) -> Markup:
    """Cards in hand, minions and areas, City Area cards, what lies before the player."""
    houses = [area for area in range(12) if view.building[area] == seat and not view.aside[area]]
    known = [card for card, hands in view.mind[0] if hands == 1 << seat]
    counts = (
        view.hand_sizes[seat],
        sum(view.pieces[seat * 12 : seat * 12 + 12]),
        controlled(view, seat),
    )
    return _told_facts(seat, counts, tuple(houses), tuple(view.front[seat]), tuple(known), speaker)


Cards = tuple[int, ...]


@lru_cache(512)
def _told_facts(
    seat: int,
    counts: tuple[int, int, int],
    houses: Cards,
    front: Cards,
    known: Cards,
    speaker: Speaker,
) -> Markup:
    cards, standing, areas = counts
    before = [speaker.name(CARDS[card]) for card in front]
    names = ", ".join([speaker.name(CARDS[card]) for card in known])
    seen = speaker.text("screen-known", cards=names) if known else ""
    return keyed(
        f"facts-{seat}",
        "div",
        _fact("cards", cards, seen or speaker.text("screen-in-hand")),
        _fact("minion", standing, speaker.text("screen-on-board")),
        el("span", speaker.text("screen-areas", count=areas), class_="am-areas"),
        el("span", [number(area, LOOKS[seat], small=True) for area in houses], class_="am-nos")
        if houses
        else None,
        el("span", sign("scroll", 17), ", ".join(before), class_="am-before") if before else None,
        class_="am-facts",
    )


def _fact(name: str, count: int, said: str) -> Markup:
    return el("span", sign(name, 17), count, title=said)


# -- the hand and the secret


def _hand(view: AnkhView, speaker: Speaker) -> Markup:
    """The own personality and cards, by slot; for a spectator there are none."""
    if view.seat < 0:
        return NOTHING
    cards = [hand_card(card, slot, speaker) for slot, card in enumerate(view.hand)]
    return keyed("hand", "div", _persona(view, speaker), cards, class_="am-hand")


def _raised_hand(view: AnkhView, draft: Draft, speaker: Speaker) -> Markup:
    """On a phone: stubs, the whole cards as a sheet, and the sheets' names in the thumb's reach."""
    cards = [hand_card(card, slot, speaker) for slot, card in enumerate(view.hand)]
    stubs = [stub(card, slot, speaker) for slot, card in enumerate(view.hand)]
    tabs = [("cards", "hand", "screen-hand")] if view.seat >= 0 else []
    tabs += [("building", "city", "screen-city"), ("scroll", "more", "screen-log")]
    return join(
        el("div", news(view, draft, speaker), class_="am-news"),
        keyed("stubs", "div", stubs, class_="am-stubs") if stubs else None,
        keyed("hand", "div", cards, class_="am-hand am-sheet"),
        el(
            "nav", [_tab(*tab, speaker) for tab in tabs], _goal_tab(view, speaker), class_="am-tabs"
        ),
    )


_HOLDS: Final = {"hand": ".am-sheet *", "city": ".am-city"}
"""What is chosen on which sheet."""


def _tab(name: str, sheet: str, words: str, speaker: Speaker) -> Markup:
    return el(
        "button",
        sign(name, 24),
        speaker.text(words),
        type="button",
        data_act="sheet",
        data_arg=sheet,
        data_holds=_HOLDS.get(sheet),
        data_said=speaker.text("screen-leads") if sheet in _HOLDS else None,
    )


def _goal_tab(view: AnkhView, speaker: Speaker) -> Markup | None:
    if view.personality == NOBODY or view.seat < 0:
        return None
    way = progress(view)
    words = speaker.text("screen-progress", have=way.have, need=way.need)
    return el("button", icon("eye", 24), words, type="button", data_act="sheet", data_arg="goal")


def _persona(view: AnkhView, speaker: Speaker) -> Markup:
    """The secret personality with the way to its goal."""
    if view.personality == NOBODY or view.seat < 0:
        return NOTHING
    way = progress(view)
    return _portrait(view.personality, LOOKS[view.seat], way.have, way.need, speaker)


@lru_cache(512)
def _portrait(personality: int, look: str, have: int, need: int, speaker: Speaker) -> Element:
    name = PERSONALITIES[personality]
    return keyed(
        "persona",
        "article",
        el(
            "div",
            el("div", sign("eye-off", 16), speaker.text("screen-only-you"), class_="label"),
            el("svg", picture(f"am-{name}", 0, 0, 60), class_="am-cameo", viewBox="-8 -8 76 76"),
            el("h3", speaker.name(name)),
            el("p", speaker.text(goal_text(personality), need=need)),
            _way(Progress(have, need), speaker),
            class_="in",
        ),
        class_=f"am-persona s-{look}",
    )


def _way(way: Progress, speaker: Speaker) -> Element:
    """The way to the goal: steps one by one, or a bar."""
    words = speaker.text("screen-progress", have=way.have, need=way.need)
    if way.need <= PIPS:
        drawn = [el("i", class_="on" if step < way.have else None) for step in range(way.need)]
        shape = el("span", drawn, class_="pips")
    else:
        shape = el("span", el("i", style=f"width:{way.share * 100:.0f}%"), class_="way")
    return keyed("goal", "div", shape, el("b", words), class_="am-goal")
