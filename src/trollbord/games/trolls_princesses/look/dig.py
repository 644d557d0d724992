"""The earth with a player's network on the page, and what lies beside it: own cards, the royal action, trolls that wait."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Final

from trollbord.games.trolls_princesses.clans import CLANS
from trollbord.games.trolls_princesses.effects import Effect
from trollbord.games.trolls_princesses.goods import PRICES, RESOURCES
from trollbord.games.trolls_princesses.look.bench import cost
from trollbord.games.trolls_princesses.look.draw import foremost
from trollbord.games.trolls_princesses.look.faces import gain, owned_card, rooms_of
from trollbord.games.trolls_princesses.look.layout import corners
from trollbord.games.trolls_princesses.look.pentagon import gifts, signs
from trollbord.games.trolls_princesses.look.placing import Places, spots
from trollbord.games.trolls_princesses.look.scenery import LOOKS, mark, troll_at
from trollbord.games.trolls_princesses.look.shafts import Contents
from trollbord.games.trolls_princesses.look.underground import underground
from trollbord.games.trolls_princesses.places import ASIDE, PLACES
from trollbord.games.trolls_princesses.spaces import BED, BELL, CAMP, CARD_ITEM, CHANGELING
from trollbord.games.trolls_princesses.view import TrollsView
from trollbord.ink.baked import baked
from trollbord.ink.icons import sign
from trollbord.ink.markup import NOTHING, Element, Markup, el, keyed
from trollbord.ink.shapes import line, path
from trollbord.words import Speaker

_LEAST: Final = (470.0, 480.0)
"""What a pane shows at least, in units of the network: few tiles do not grow without end."""
GROUND: Final = (900, 620)


def dig(view: TrollsView, seat: int, hand: Places | None, speaker: Speaker) -> Element:
    """The earth in which a player's network is dug."""
    is_left = _is_beside_left(view.places[seat], len(view.cards[seat]))
    is_bare = not view.places[seat] and hand is None and seat == foremost(view)
    is_tall = is_left and seat == foremost(view) and len(view.cards[seat]) < _MANY
    return keyed(
        f"dig-{seat}",
        "div",
        _ground(seat),
        network(view, seat, hand, speaker),
        _large(seat, len(view.places[seat]), speaker) if seat == foremost(view) else None,
        el("p", speaker.text("screen-first-den"), class_="tp-note") if is_bare else None,
        _beside(view, seat, speaker),
        _ledger(view, seat, speaker) if hand is not None or is_tall else None,
        _legend(speaker) if hand is not None and hand.chosen < 0 else None,
        class_="tp-dig left" if is_left and hand is None else "tp-dig",
    )


_PANE: Final = (380.0, 420.0)
"""What a desk has for the network and what lies beside it, in pixels."""
_COLUMN: Final = 176.0
"""So wide is a column of cards left of the network; below it each row of two takes `_ROW`."""
_ROW: Final = 39.0
_MANY: Final = 5
"""With so many cards there is no room for anything else left of the network."""


@lru_cache(maxsize=512)
def _is_beside_left(laid: tuple[int, ...], cards: int) -> bool:
    """Whether tiles are drawn larger with the cards left of them than with the cards below."""
    if not laid:
        return False
    _, _, width, height = _box(laid, ())
    rows = 1 + (cards + 1) // 2
    left = min((_PANE[0] - _COLUMN) / width, _PANE[1] / height)
    return left > min(_PANE[0] / width, (_PANE[1] - _ROW * rows) / height)


@lru_cache(maxsize=8)
def _ground(seat: int) -> Element:
    return keyed(
        f"earth-{seat}",
        "svg",
        el("use", href="#tp-ground"),
        viewBox=f"0 0 {GROUND[0]} {GROUND[1]}",
        preserveAspectRatio="xMidYMid slice",
        class_="tp-ground",
        aria_hidden="true",
    )


def network(view: TrollsView, seat: int, hand: Places | None, speaker: Speaker) -> Element:
    """The laid tiles as large as fits; with a tile in hand, the open places too."""
    is_open = hand is not None or not view.places[seat]
    box = _box(view.places[seat], view.open_places[seat] if is_open else ())
    over = NOTHING if hand is None else spots(hand, speaker.name)
    if hand is None and is_open:
        over = path(line(corners(view.open_places[seat][0])), class_="tp-first")
    return keyed(
        f"lands-{seat}",
        "svg",
        underground(view, seat, Contents(view, seat), speaker.name),
        over,
        viewBox=" ".join([f"{side:.0f}" for side in box]),
        class_="tp-network",
    )


@lru_cache(maxsize=512)
def _box(laid: tuple[int, ...], open_places: tuple[int, ...]) -> tuple[float, float, float, float]:
    """The part of the canvas that is shown: x, y, width, height."""
    points = [corner for place in (*laid, *open_places) for corner in corners(place)]
    left, right = min([x for x, _ in points]) - 14, max([x for x, _ in points]) + 14
    top, foot = min([y for _, y in points]) - 14, max([y for _, y in points]) + 14
    width, height = max(right - left, _LEAST[0]), max(foot - top, _LEAST[1])
    return (left + right - width) / 2, (top + foot - height) / 2, width, height


@lru_cache(maxsize=512)
def _large(seat: int, tiles: int, speaker: Speaker) -> Element:
    """The own network takes the whole place, and goes back."""
    told = speaker.text("screen-enlarge", tiles=tiles)
    return keyed(
        f"enlarge-{seat}",
        "button",
        sign("enlarge", 18),
        class_="tp-large",
        data_act="sheet",
        data_arg="dig",
        aria_label=told,
    )


# -- beside the network


def _beside(view: TrollsView, seat: int, speaker: Speaker) -> Element:
    """What belongs to the board and to no cave."""
    look = LOOKS[view.clans[seat]]
    own = view.cards[seat]
    stored = tuple([rooms_of(view.stored[seat], CARD_ITEM + card) for card in own])
    is_mine = seat == view.seat
    return keyed(
        f"beside-{seat}",
        "div",
        _royal_action(view, seat, speaker),
        _aside(seat, look, view.trolls[seat].count(ASIDE), speaker),
        owned(seat, own, stored, is_mine, speaker) if is_mine else None,
        class_="tp-beside",
    )


@lru_cache(maxsize=512)
def owned(
    seat: int,
    cards: tuple[int, ...],
    stored: tuple[tuple[int, ...], ...],
    is_mine: bool,
    speaker: Speaker,
) -> Element:
    """The troll cards that a player has."""
    zone = "owned" if is_mine else f"theirs-{seat}"
    faces = [
        owned_card(card, f"{zone}-{slot}", held, speaker)
        for slot, (card, held) in enumerate(zip(cards, stored))
    ]
    key = "shelf-owned" if is_mine else f"cards-{seat}"
    return keyed(key, "div", faces, class_="tp-owned")


def _royal_action(view: TrollsView, seat: int, speaker: Speaker) -> Element | None:
    if not view.settings["board_royal_action"]:
        return None
    return _printed_action(seat, CLANS[view.clans[seat]].action, speaker)


@lru_cache(maxsize=64)
def _printed_action(seat: int, action: Effect, speaker: Speaker) -> Element:
    """The royal action of a clan's board."""
    gift = el(
        "svg",
        signs(gifts(action), 0, 0, 24, "var(--k-roy)"),
        viewBox="-26 -13 52 26",
        class_="gift",
    )
    return keyed(
        f"royal-action-{seat}",
        "div",
        cost(PRICES["activate"][0].points),
        mark("royal", 20),
        gift,
        el("b", speaker.text("screen-royal-action")),
        class_="tp-royal",
        data_label=f"{speaker.text('screen-royal-action')}: {gain(speaker, action)}",
    )


@lru_cache(maxsize=64)
def _aside(seat: int, look: str, count: int, speaker: Speaker) -> Element:
    """Trolls that are not in play."""
    trolls = [
        el("svg", troll_at(look, 0, 6, 1), viewBox="-30 -36 60 66", aria_hidden="true")
        for _ in range(count)
    ]
    words = el("span", speaker.text("screen-waiting")) if count else None
    return keyed(
        f"aside-{seat}",
        "div",
        trolls,
        words,
        class_="tp-aside",
        hidden=count == 0 or None,
        data_label=speaker.name(PLACES[ASIDE]),
    )


_ROOMS: Final = (
    ("bed", BED, "princesses"),
    ("bell", BELL, "bells"),
    ("camp", CAMP, "camps"),
    ("changeling", CHANGELING, "changelings"),
)


def _ledger(view: TrollsView, seat: int, speaker: Speaker) -> Element:
    """What one compares a tile with: full shafts and free spaces."""
    full = [
        el("li", mark(name, 18), el("b", f"{view.filled[seat][n]} / {view.shafts[seat][n]}"))
        for n, name in enumerate(RESOURCES)
    ]
    free = [
        el("li", mark(sign, 18), el("b", view.rooms[seat][sort]), speaker.text(f"sheet-{words}"))
        for sign, sort, words in _ROOMS
    ]
    return keyed(
        f"ledger-{seat}",
        "div",
        el("h3", speaker.text("sheet-shafts")),
        el("ul", full, class_="three"),
        el("h3", speaker.text("screen-free")),
        el("ul", free),
        class_="tp-ledger",
    )


@cache
def _legend(speaker: Speaker) -> Markup:
    """What the mark on an open place means."""
    ring = el("circle", r=10.5, fill="var(--hole)", stroke="var(--g)", stroke_width=4)
    gem = el("svg", ring, viewBox="-14 -14 28 28", class_="gem g-g", aria_hidden="true")
    return el("div", "+", gem, speaker.text("screen-makes-best"), class_="tp-legend")


# -- scenery, drawn once


def ground_shape() -> Markup:
    """Earth with layers, stones, roots and old bones: something to look at where nothing is dug yet."""
    return baked("trollbord.games.trolls_princesses.look", "dig")
