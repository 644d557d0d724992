"""The page of Ankh-Morpork: the city, the players beside it, the own hand below it."""

from __future__ import annotations

from functools import lru_cache
from itertools import islice
from typing import Final

from trollbord.games.ankh_morpork.answers import Moving, Removal, Swapping
from trollbord.games.ankh_morpork.box import (
    CARDS,
    COLOURS,
    COST,
    NO_CARD,
    NOBODY,
    PERSONALITIES,
    SKIP,
)
from trollbord.games.ankh_morpork.deck import DECK
from trollbord.games.ankh_morpork.goal import Progress, controlled, progress, progress_of
from trollbord.games.ankh_morpork.look.cardface import (
    CARD_INKS,
    band,
    card_shapes,
    face,
    hand_card,
    in_play,
    raised_card,
    sign,
    stub,
)
from trollbord.games.ankh_morpork.look.draw import Aim, area_key, board
from trollbord.games.ankh_morpork.look.emblems import emblems, picture
from trollbord.games.ankh_morpork.look.ending import is_counted, personalities, verdict, way
from trollbord.games.ankh_morpork.look.figures import LOOKS
from trollbord.games.ankh_morpork.look.pieces_on_map import piece_key
from trollbord.games.ankh_morpork.look.piles import column, headline, latest, number
from trollbord.games.ankh_morpork.look.scenery import INKS as CITY_INKS
from trollbord.games.ankh_morpork.look.scenery import art as city_art
from trollbord.games.ankh_morpork.message_ids import card_text, goal_text, has_text
from trollbord.games.ankh_morpork.rules import Acting
from trollbord.games.ankh_morpork.view import AnkhView
from trollbord.ink.icons import icon
from trollbord.ink.markup import NOTHING, Element, Markup, el, join, keyed
from trollbord.ink.screen import (
    Buttons,
    Draft,
    EndWords,
    Entry,
    Facts,
    Plate,
    Prompt,
    Screen,
    Tokens,
)
from trollbord.ink.shapes import use
from trollbord.kernel.option import Option
from trollbord.words import Speaker

__all__ = ["INKS", "SOUNDS", "TOKENS", "art", "path", "screen"]

INKS: Final = CITY_INKS | CARD_INKS
ON_AREA: Final = frozenset(
    ("place", "lift", "build", "shift", "buy", "raze", "calm", "stir", "count", "go")
)
ON_PIECE: Final = frozenset(("remove", "move", "swap"))
ON_HAND: Final = frozenset(("play", "plan", "give", "discard"))
LAST: Final = 5
"""So many cards that were played last lie before a spectator."""
LINES: Final = 4
"""Lines of the log before a spectator on a phone."""
ACCEPTED: Final = "accept"
"""What an interrupt's question comes to when its clock has run out."""
FIRST_PLAYS: Final = 3
"""So many cards are played with a word of help."""

RULES: Final = frozenset(
    f"screen-hint-{prompt}"
    for prompt in ("place", "assassinate", "calm", "play-another", "end", "scroll", "take-money")
)
"""What is told about where a symbol can be carried out, and about what can be left out."""

FACTS: Final = Facts(minutes=60, alone=15, age=11, weight=2, luck=3)
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
TOKENS: Final = Tokens(
    ("am-house-0", "am-house-1", "am-house-2", "am-house-3", "am-house-4", "am-house-5"),
    "-12 -20 24 22",
)


def art() -> Markup:
    """Every shape that the page needs once."""
    return join(city_art(), card_shapes(), emblems())


def screen(view: AnkhView, draft: Draft, speaker: Speaker) -> Screen:
    """Everything of the city that the page shows."""
    phone = draft.form == "phone"
    return Screen(
        board(view, speaker, draft.standing, latest(draft), _aim(view, draft, speaker)),
        [_plate(view, seat, speaker) for seat in range(view.seats)],
        layout="column",
        corner=column(view, draft, speaker),
        aside=_persona(view, draft, speaker) if phone else NOTHING,
        hand=_raised_hand(view, draft, speaker) if phone else _hand(view, draft, speaker),
        prompt=Prompt(
            _victim(view, phone) or _lead(view, speaker),
            _threat(view, draft, speaker)
            or _text(view, speaker)
            or _play_help(view, draft, speaker)
            or _rule(view, speaker),
            clock=_clock(view),
        ),
        buttons=Buttons(
            _answers(view, speaker) or (_way_to_hand(view, speaker) if phone else NOTHING),
            go=_go(view),
        ),
        end=EndWords(
            verdict(view, draft, speaker) if phone else NOTHING, is_counted=is_counted(view)
        ),
    )


def path(view: AnkhView, option: Option) -> tuple[str, ...]:
    """An area, a piece, a card of the hand, a City Area card or a plate; the rest are buttons."""
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


def _aim(view: AnkhView, draft: Draft, speaker: Speaker) -> Aim | None:
    """The pieces that are to be removed or moved while their owners are asked, and who does it; everybody knows."""
    step = view.step
    if isinstance(step, Removal | Moving):
        pieces: tuple[tuple[int, int], ...] = ((step.owner, step.area),)
    elif isinstance(step, Swapping):
        pieces = ((step.owner, step.area), (step.other, step.there))
    else:
        return None
    name = draft.players[view.turn] if draft.players else speaker.name(COLOURS[view.turn])
    return Aim(pieces, speaker.text("screen-aims", name=name) if view.in_play != NO_CARD else "")


def _victim(view: AnkhView, phone: bool) -> Markup | None:
    """On a phone the own minion stands beside the question whether to save it."""
    if not phone or not _clock(view):
        return None
    shape = use(f"am-minion-{LOOKS[view.seat]}", 0, 17, 1.15)
    return el("svg", shape, class_=f"am-victim s-{LOOKS[view.seat]}", viewBox="-24 -31 48 52")


def _way_to_hand(view: AnkhView, speaker: Speaker) -> Markup:
    """A phone shows stubs of cards: what is to be chosen among them is read first."""
    options = view.ask.options if view.ask is not None else []
    if not any(option.verb in ON_HAND for option in options):
        return NOTHING
    words = speaker.text("screen-raise")
    return el("button", words, class_="btn go", data_act="sheet", data_arg="hand")


def _answers(view: AnkhView, speaker: Speaker) -> Markup | None:
    """Cards that can be played against something are buttons too: the time is short."""
    if view.ask is None or not _clock(view):
        return None
    return join([_answer(option, speaker) for option in view.ask.options if option.verb in ON_HAND])


def _answer(option: Option, speaker: Speaker) -> Markup:
    return el("button", _spoken(option, speaker), class_="btn go", data_option=option.text)


def _spoken(option: Option, speaker: Speaker) -> str:
    words = speaker.option(option)
    return words[:1].upper() + words[1:]


def _threat(view: AnkhView, draft: Draft, speaker: Speaker) -> str:
    """Who plays the card that may be answered."""
    if not _clock(view) or view.in_play == NO_CARD:
        return ""
    name = draft.players[view.turn] if draft.players else speaker.name(COLOURS[view.turn])
    return speaker.text("screen-threat", name=name, card=speaker.name(CARDS[view.in_play]))


def _text(view: AnkhView, speaker: Speaker) -> str:
    """What is written on the card in play, while its text is carried out."""
    playing = acting(view)
    if playing is None:
        return ""
    card, now = playing
    verbs = DECK[card].symbols
    is_read = now < len(verbs) and verbs[now].is_text and has_text(card)
    return speaker.text(card_text(card)) if is_read else ""


def _play_help(view: AnkhView, draft: Draft, speaker: Speaker) -> str:
    """How a card is played: in full for whoever has hardly played any."""
    if view.ask is None or view.ask.prompt != "play":
        return ""
    plays = islice((1 for entry in draft.history if _is_play(entry, view.seat)), FIRST_PLAYS)
    is_new = sum(plays) < FIRST_PLAYS
    return speaker.text("screen-hint-play" if is_new else "screen-hint-again")


def _rule(view: AnkhView, speaker: Speaker) -> str:
    """Where a symbol can be carried out; before building also what there is to pay with."""
    prompt = view.ask.prompt if view.ask is not None else ""
    if prompt == "build":
        return f"{speaker.text('screen-hint-build')} {_means(view, speaker)}"
    id = f"screen-hint-{prompt}"
    return speaker.text(id) if id in RULES else ""


def _means(view: AnkhView, speaker: Speaker) -> str:
    """The money, and what would be left of it in the only place that is offered."""
    assert view.ask is not None
    money, sites = view.money[view.ask.seat], [o for o in view.ask.options if o.verb == "build"]
    if len(sites) != 1:
        return speaker.text("screen-have", money=money)
    price = COST[sites[0].first]
    return speaker.text("screen-have-left", money=money, price=price, left=money - price)


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
    look_of = el("svg", shape, class_="face", viewBox="-24 -31 48 52", aria_hidden="true")
    facts = _revealed(view, seat, speaker) if view.shown else ""
    money = view.money[seat]
    return Plate(look, look_of, facts, f"${money}", _facts(view, seat, speaker), purse=money)


def _revealed(view: AnkhView, seat: int, speaker: Speaker) -> str:
    """Who somebody was, and how far he came."""
    reached = progress_of(view, seat, view.shown[seat])
    told = speaker.text("screen-progress", have=reached.have, need=reached.need)
    return f"{speaker.name(PERSONALITIES[view.shown[seat]])}: {told}"


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
        _fact("building", len(houses), speaker.text("score-buildings"), "am-built"),
        el("span", speaker.text("screen-areas", count=areas), class_="am-areas"),
        el("span", [number(area, LOOKS[seat], small=True) for area in houses], class_="am-nos")
        if houses
        else None,
        el("span", sign("scroll", 17), ", ".join(before), class_="am-before") if before else None,
        class_="am-facts",
    )


def _fact(name: str, count: int, said: str, css: str | None = None) -> Markup:
    return el("span", sign(name, 17), count, title=said, class_=css)


# -- the hand and the secret


def _hand(view: AnkhView, draft: Draft, speaker: Speaker) -> Markup:
    """The own personality and cards, by slot; for a spectator there are none."""
    final = personalities(view, draft, speaker)
    if final is not None:
        return final
    if view.seat < 0:
        return _last_played(view, speaker)
    cards = [hand_card(card, slot, speaker) for slot, card in enumerate(view.hand)]
    return keyed("hand", "div", _persona(view, draft, speaker), cards, class_="am-hand")


def _last_played(view: AnkhView, speaker: Speaker) -> Markup:
    """For a spectator, in the place of a hand: the cards on top of the discard pile, the last one first."""
    shown = reversed(view.discard[-LAST:])
    cards = [el("div", face(card, speaker), class_=f"am-card {band(card)}") for card in shown]
    title = el("h2", speaker.text("screen-discards"), class_="flare")
    return keyed("hand", "div", title, cards, class_="am-hand am-last")


def _latest_lines(draft: Draft, speaker: Speaker) -> Markup:
    """For a spectator on a phone, in the place of a hand: what has just happened."""
    told = [event for entry in draft.history[-LAST * 2 :] for event in entry.events][-LINES:]
    rows = [el("li", speaker.event(event, draft.players)) for event in told]
    return keyed("latest", "ol", rows, class_="am-latest")


def _raised_hand(view: AnkhView, draft: Draft, speaker: Speaker) -> Markup:
    """On a phone: stubs, the whole cards as a sheet, and buttons in the four corners of the map that lead to the rest."""
    if view.result is not None:
        return _way_to_map(speaker)
    stubs = [stub(card, slot, speaker) for slot, card in enumerate(view.hand)]
    return join(
        headline(view, draft, speaker),
        keyed("stubs", "div", stubs, class_="am-stubs")
        if view.seat >= 0
        else _latest_lines(draft, speaker),
        _whole_cards(view, speaker),
        el("nav", _corners(view, speaker), class_="am-tabs"),
    )


def _way_to_map(speaker: Speaker) -> Markup:
    """After the end the count has the whole of a phone, and the map is a press away."""
    words = speaker.text("screen-map")
    return el("button", words, class_="btn am-see", data_act="sheet", data_arg="map")


def _whole_cards(view: AnkhView, speaker: Speaker) -> Element:
    """The hand raised: every card with all its words, and a button that names what is done with it."""
    options = view.ask.options if view.ask is not None else []
    offered = {each.first: _spoken(each, speaker) for each in options if each.verb in ON_HAND}
    cards = [
        raised_card(card, slot, offered.get(card, ""), speaker)
        for slot, card in enumerate(view.hand)
    ]
    close = el(
        "button",
        icon("close", 22),
        type="button",
        class_="tool",
        data_act="sheet",
        data_arg="hand",
        aria_label=speaker.text("page-close"),
    )
    title = el("h2", speaker.text("screen-hand"), el("small", len(cards)))
    return keyed(
        "hand",
        "div",
        el("div", title, close, class_="head"),
        el("div", cards, class_="row"),
        class_="am-hand am-sheet",
    )


_HOLDS: Final = {"city": ".am-city"}
"""What is chosen on which sheet."""


def _corners(view: AnkhView, speaker: Speaker) -> list[Markup]:
    """The way to the goal, the City Area cards, the piles, and what has happened."""
    left = view.greens_left + view.browns_left
    return [
        _goal_corner(view, speaker),
        _corner(sign("building", 22), "city", speaker.text("screen-city"), speaker),
        _corner(sign("cards", 22), "piles", str(left), speaker, speaker.text("screen-pile")),
        _corner(icon("list", 22), "more", speaker.text("screen-log"), speaker),
    ]


def _corner(shape: Markup, sheet: str, words: str, speaker: Speaker, name: str = "") -> Markup:
    return el(
        "button",
        shape,
        el("b", words),
        type="button",
        data_act="sheet",
        data_arg=sheet,
        data_holds=_HOLDS.get(sheet),
        data_said=speaker.text("screen-leads") if sheet in _HOLDS else None,
        aria_label=f"{name}: {words}" if name else None,
    )


def _goal_corner(view: AnkhView, speaker: Speaker) -> Markup:
    if view.personality == NOBODY or view.seat < 0:
        return NOTHING
    reached = progress(view)
    words = speaker.text("screen-progress", have=reached.have, need=reached.need)
    return _corner(icon("eye", 22), "goal", words, speaker)


def _persona(view: AnkhView, draft: Draft, speaker: Speaker) -> Markup:
    """The personality with the way to its goal; it is secret until the end and where it is not replayed."""
    if view.personality == NOBODY or view.seat < 0:
        return NOTHING
    reached = progress(view)
    label = "" if view.ask is None or not draft.live else speaker.text("screen-only-you")
    look = LOOKS[view.seat]
    return _portrait(view.personality, look, reached.have, reached.need, label, speaker)


@lru_cache(512)
def _portrait(
    personality: int, look: str, have: int, need: int, label: str, speaker: Speaker
) -> Element:
    name = PERSONALITIES[personality]
    return keyed(
        "persona",
        "article",
        el(
            "div",
            el("div", sign("eye-off", 16), label, class_="label") if label else None,
            el("svg", picture(f"am-{name}", 0, 0, 60), class_="am-cameo", viewBox="-8 -8 76 76"),
            el("h3", speaker.name(name)),
            el("p", speaker.text(goal_text(personality), need=need)),
            way(Progress(have, need), speaker, "goal"),
            class_="in",
        ),
        class_=f"am-persona s-{look}",
    )
