"""The shelves: hand and royal cards, dens and royal tiles, troll cards on show and one's own."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from trollbord.games.trolls_princesses.box import CARD_PILE, DEN_PILE, DISPLAY, ROYAL_PILE
from trollbord.games.trolls_princesses.deck import ROUND_CARDS, ROYAL_CARDS, TROLL_CARDS
from trollbord.games.trolls_princesses.look.cardface import (
    CARD,
    CHIP,
    HAND_CARD,
    ROYAL_CARD,
    owned_card,
    round_card,
    round_face,
    royal_card,
    spoken,
    task_face,
    troll_card,
    troll_face,
)
from trollbord.games.trolls_princesses.look.layout import EDGE, RADIUS, towards
from trollbord.games.trolls_princesses.look.pentagon import Content, tile_picture
from trollbord.games.trolls_princesses.look.scenery import LOOKS, aim
from trollbord.games.trolls_princesses.look.valley import Say
from trollbord.games.trolls_princesses.spaces import CARD_ITEM
from trollbord.games.trolls_princesses.tiles import CENTRE_SHAFTS, TILE_COUNT, TILES
from trollbord.games.trolls_princesses.view import TrollsView
from trollbord.ink.cache import cached
from trollbord.ink.markup import NOTHING, Element, Markup, el, join, keyed
from trollbord.ink.shapes import at, group, line

TILE_STEP: Final = 150
UPRIGHT: Final = 54
"""A tile turned so far has a corner above."""
_FADED: Final = 0.42


class Shelf:
    """One group of things to take, with its caption."""

    def __init__(self, key: str, caption: str, note: str, *things: Markup) -> None:
        self.key: Final = key
        self.caption: Final = caption
        self.note: Final = note
        self.things: Final = things
        self._placed: Final[dict[tuple[float, float], Element]] = {}

    def at(self, x: float, y: float) -> Element:
        """The shelf with its upper left corner here."""
        if (x, y) not in self._placed:
            self._placed[x, y] = self._drawn(x, y)
        return self._placed[x, y]

    def _drawn(self, x: float, y: float) -> Element:
        words: Markup = NOTHING
        if self.caption:
            words = el(
                "text",
                self.caption,
                el("tspan", f"  {self.note}", class_="tp-note") if self.note else None,
                x=0,
                y=17,
                class_="tp-caption",
            )
        things = group(*self.things, transform=at(0, 30))
        return keyed(f"shelf-{self.key}", "g", words, things, transform=at(x, y))


# -- what lies where


def shelves(view: TrollsView, say: Say = str, taken: int = -1) -> dict[str, Shelf]:
    """All shelves by name; `taken` is the tile in somebody's hand, which leaves its shadow."""
    looks = [LOOKS[clan] for clan in view.clans]
    done = [
        tuple([looks[seat] for seat in range(view.seats) if view.claims[seat] >> task & 1])
        for task in view.tasks
    ]
    backs = view.deck_size(view.seat) if view.seat >= 0 else 0
    left = [len(pile) for pile in view.piles]
    shown = view.displays
    cards = view.cards[view.seat] if view.seat >= 0 else ()
    stored = tuple([_stored_on(view, card) for card in cards])
    return {
        "hand": _hand(view.hand, backs, say),
        "tasks": _tasks(view.tasks, tuple(done), say),
        "cards": _cards(shown[CARD_PILE], left[CARD_PILE], say),
        "owned": _owned(cards, stored, say),
        "dens": _tiles("den", "shelf-dens", shown[DEN_PILE], left[DEN_PILE], say, taken),
        "royals": _tiles("royal", "shelf-royals", shown[ROYAL_PILE], left[ROYAL_PILE], say, taken),
    }


def lying(view: TrollsView, say: Say = str, taken: int = -1) -> Markup:
    """The shelves in two rows, 1600 wide and 430 high."""
    shelf = shelves(view, say, taken)
    return join(
        shelf["hand"].at(0, 0),
        shelf["tasks"].at(546, 0),
        shelf["dens"].at(850, 0),
        shelf["cards"].at(0, 216),
        shelf["owned"].at(630, 216),
        shelf["royals"].at(850, 216),
    )


def _row(pictures: list[Element], step: float) -> Markup:
    return join([group(each, transform=at(step * n, 0)) for n, each in enumerate(pictures)])


@lru_cache(maxsize=1024)
def _hand(hand: tuple[int, ...], backs: int, say: Say) -> Shelf:
    cards = [round_card(card, f"hand-{slot}", say) for slot, card in enumerate(hand)]
    note = f"{backs} {spoken(say, 'shelf-deck')}" if backs else ""
    caption = spoken(say, "shelf-hand") if hand else ""
    return Shelf("hand", caption, note, _row(cards, HAND_CARD[0] + 6))


@lru_cache(maxsize=1024)
def _tasks(tasks: tuple[int, ...], done: tuple[tuple[str, ...], ...], say: Say) -> Shelf:
    """The royal cards in play, one row each."""
    rows = [
        group(
            royal_card(task, f"task-{slot}", clans, say),
            transform=at(0, (ROYAL_CARD[1] + 6) * slot),
        )
        for slot, (task, clans) in enumerate(zip(tasks, done))
    ]
    return Shelf("tasks", spoken(say, "shelf-tasks"), "", join(rows))


@lru_cache(maxsize=1024)
def _cards(shown: tuple[int, ...], left: int, say: Say) -> Shelf:
    cards = [troll_card(card, f"card-{slot}", say) for slot, card in enumerate(shown)]
    note = f"{left} {spoken(say, 'shelf-pile')}"
    return Shelf("cards", spoken(say, "shelf-cards"), note, _row(cards, CARD[0] + 6))


@lru_cache(maxsize=1024)
def _tiles(
    zone: str, caption: str, shown: tuple[int, ...], left: int, say: Say, taken: int
) -> Shelf:
    tiles = [
        loose_tile(tile, f"{zone}-{slot}", say, tile == taken) for slot, tile in enumerate(shown)
    ]
    row = group(_row(tiles[:DISPLAY], TILE_STEP), transform=at(72, 84))
    note = f"{left} {spoken(say, 'shelf-pile')}"
    return Shelf(f"{zone}s", spoken(say, caption), note, row)


@lru_cache(maxsize=1024)
def _owned(cards: tuple[int, ...], stored: tuple[tuple[int, ...], ...], say: Say) -> Shelf:
    """The own troll cards as small chips, two beside each other; more than ten move closer."""
    step = min(CHIP[1] + 4, 172 / max(1, (len(cards) + 1) // 2))
    chips = [
        group(
            owned_card(card, f"owned-{slot}", held, say),
            transform=at((slot % 2) * (CHIP[0] + 4), slot // 2 * step),
        )
        for slot, (card, held) in enumerate(zip(cards, stored))
    ]
    return Shelf("owned", spoken(say, "shelf-owned") if cards else "", "", join(chips))


def _stored_on(view: TrollsView, card: int) -> tuple[int, ...]:
    item = CARD_ITEM + card
    return tuple([view.stored[view.seat].count(item * 4 + sort) for sort in range(4)])


# -- tiles


@lru_cache(maxsize=1024)
def loose_tile(tile: int, key: str, say: Say = str, taken: bool = False) -> Element:
    """A tile of a display: point upwards, all its shafts full."""
    told = say(TILES[tile])
    faded = _FADED if taken else None
    return keyed(key, "g", upright(tile), el("title", told), data_label=told, opacity=faded)


@cached
def upright(tile: int) -> Markup:
    """A whole tile, point upwards, all its shafts full."""
    content = Content(sum(CENTRE_SHAFTS[tile]))
    outline = line([towards((0, 0), 90 + 72 * edge, RADIUS * EDGE) for edge in range(5)])
    return join(tile_picture(tile, (0, 0), UPRIGHT, content), aim(outline))


def draw_ahead() -> None:
    """Draw every face once, so that no first board has to."""
    for tile in range(TILE_COUNT):
        upright(tile)
    for task in range(len(ROYAL_CARDS)):
        task_face(task)
    for card in range(len(TROLL_CARDS)):
        troll_face(card)
    for card in range(len(ROUND_CARDS)):
        round_face(card)
