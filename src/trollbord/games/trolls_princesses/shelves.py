"""The shelves: hand and royal cards, dens and royal tiles, troll cards on show and one's own."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, lru_cache
from typing import Final

from trollbord.games.trolls_princesses.box import (
    CARD_ITEM,
    CARD_PILE,
    CHANGELING,
    DEN_PILE,
    DISPLAY,
    ROYAL_PILE,
    VILLAGES,
)
from trollbord.games.trolls_princesses.deck import (
    CARDS,
    KINDS,
    ROUND_CARDS,
    ROUNDS,
    ROYAL_CARDS,
    TASKS,
    TIMES,
    TOTEMS,
    TROLL_CARDS,
)
from trollbord.games.trolls_princesses.layout import EDGE, RADIUS, towards
from trollbord.games.trolls_princesses.pentagon import (
    COUNTED,
    GIFT,
    Content,
    signs,
    space_for,
    tile_picture,
)
from trollbord.games.trolls_princesses.scenery import LOOKS, aim, icon_at, king_at, label, outlined
from trollbord.games.trolls_princesses.tiles import CENTRE_SHAFTS, TILE_COUNT, TILES
from trollbord.games.trolls_princesses.valley import Say
from trollbord.games.trolls_princesses.view import TrollsView
from trollbord.ink.kept import kept
from trollbord.ink.markup import NOTHING, Attributes, Element, Markup, el, join, keyed
from trollbord.ink.shapes import at, group, line, path, symbol, use

HAND_CARD: Final = (146, 168)
CARD: Final = (118, 168)
CHIP: Final = (104, 38)
TILE_STEP: Final = 150
UPRIGHT: Final = 54
"""A tile turned so far has a corner above."""
_PANEL: Final[Attributes] = {"fill": "var(--panel)", "stroke": "var(--key)", "stroke_width": 2.4}
_BARE: Final = (0, 0, 0, 0)
"""Nothing is stored on a card."""
_KING_TO: Final = ("", "shaft", "den", "troll-power", "castle")
"""The sign of where a round card sends the king."""
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
        shelf["tasks"].at(500, 0),
        shelf["dens"].at(850, 0),
        shelf["cards"].at(0, 216),
        shelf["owned"].at(630, 216),
        shelf["royals"].at(850, 216),
    )


def _caption(say: Say, word: str) -> str:
    """A word over a shelf; a file has no language."""
    return "" if say is str else say(word)


def _row(pictures: list[Element], step: float) -> Markup:
    return join([group(each, transform=at(step * n, 0)) for n, each in enumerate(pictures)])


@lru_cache(maxsize=1024)
def _hand(hand: tuple[int, ...], backs: int, say: Say) -> Shelf:
    cards = [round_card(card, f"hand-{slot}", say) for slot, card in enumerate(hand)]
    note = f"{backs} {_caption(say, 'shelf-deck')}" if backs else ""
    caption = _caption(say, "shelf-hand") if hand else ""
    return Shelf("hand", caption, note, _row(cards, HAND_CARD[0] + 10))


@lru_cache(maxsize=1024)
def _tasks(tasks: tuple[int, ...], done: tuple[tuple[str, ...], ...], say: Say) -> Shelf:
    """The royal cards in play, one row each."""
    rows = [
        group(royal_card(task, f"task-{slot}", clans, say), transform=at(0, 43 * slot))
        for slot, (task, clans) in enumerate(zip(tasks, done))
    ]
    return Shelf("tasks", _caption(say, "shelf-tasks"), "", join(rows))


@lru_cache(maxsize=1024)
def _cards(shown: tuple[int, ...], left: int, say: Say) -> Shelf:
    cards = [troll_card(card, f"card-{slot}", say) for slot, card in enumerate(shown)]
    note = f"{left} {_caption(say, 'shelf-pile')}"
    return Shelf("cards", _caption(say, "shelf-cards"), note, _row(cards, CARD[0] + 6))


@lru_cache(maxsize=1024)
def _tiles(
    zone: str, caption: str, shown: tuple[int, ...], left: int, say: Say, taken: int
) -> Shelf:
    tiles = [
        loose_tile(tile, f"{zone}-{slot}", say, tile == taken) for slot, tile in enumerate(shown)
    ]
    row = group(_row(tiles[:DISPLAY], TILE_STEP), transform=at(72, 84))
    note = f"{left} {_caption(say, 'shelf-pile')}"
    return Shelf(f"{zone}s", _caption(say, caption), note, row)


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
    return Shelf("owned", _caption(say, "shelf-owned") if cards else "", "", join(chips))


def _stored_on(view: TrollsView, card: int) -> tuple[int, ...]:
    item = CARD_ITEM + card
    return tuple([view.stored[view.seat].count(item * 4 + sort) for sort in range(4)])


# -- tiles


@lru_cache(maxsize=1024)
def loose_tile(tile: int, key: str, say: Say = str, taken: bool = False) -> Element:
    """A tile of a display: point upwards, all its shafts full."""
    told = say(TILES[tile])
    faded = _FADED if taken else None
    return keyed(key, "g", _upright(tile), el("title", told), data_label=told, opacity=faded)


@kept
def _upright(tile: int) -> Markup:
    content = Content(sum(CENTRE_SHAFTS[tile]))
    outline = line([towards((0, 0), 90 + 72 * edge, RADIUS * EDGE) for edge in range(5)])
    return join(tile_picture(tile, (0, 0), UPRIGHT, content), aim(outline))


# -- troll cards


@lru_cache(maxsize=1024)
def troll_card(card: int, key: str, say: Say = str) -> Element:
    """Totem above, what it does in the middle, what it gives at once and its squares below."""
    told = say(CARDS[card])
    return keyed(key, "g", _troll_face(card), el("title", told), data_label=told)


@kept
def _troll_face(card: int) -> Markup:
    row = TROLL_CARDS[card]
    kind = KINDS[row.kind]
    width, height = CARD
    squares = [
        space_for(CHANGELING, width - 20 - 30 * i, height - 20, False, "var(--panel)", 13)
        for i in range(kind.squares)
    ]
    return join(
        use(f"tp-totem-{TOTEMS[row.totem]}", 0, 0),
        use(f"tp-does-{row.kind}", width / 2, 88),
        signs(GIFT[row.bonus], 28, height - 20, 24, "var(--panel)"),
        squares,
        aim(f"M0 0H{width}V{height}H0Z"),
    )


@cache
def card_shapes() -> Markup:
    """What many cards have in common, drawn once."""
    return join(
        [symbol(f"tp-totem-{totem}", _totem(totem)) for totem in TOTEMS],
        [symbol(f"tp-does-{kind}", _card_face(kind, _BARE)) for kind in range(len(KINDS))],
        [symbol(f"tp-time-{time}", _time(time)) for time in TIMES],
        [symbol(f"tp-to-{place}", _king_to(place)) for place in _KING_TO if place],
    )


def draw_ahead() -> None:
    """Draw every face once, so that no first board has to."""
    for faces, face in _FACES:
        for number in range(faces):
            face(number)


def _totem(totem: str) -> Markup:
    width, height = CARD
    return join(
        el("rect", width=width, height=height, rx=5, **_PANEL),
        el("rect", width=width, height=40, fill=f"var(--{totem})"),
        icon_at(totem, width / 2, 20, 34, "#FFF8E2", f"var(--{totem})"),
        path(f"M10 {height - 40}H{width - 10}", stroke="var(--line)", stroke_width=2),
    )


def _time(time: str) -> Markup:
    width, height = HAND_CARD
    return join(
        el("rect", width=width, height=height, rx=5, **_PANEL),
        el("rect", width=width, height=42, fill=f"var(--{time})"),
        icon_at(time, 26, 21, 32, "#FFF8E2", f"var(--{time})"),
        path(f"M{width / 2} 54V{height - 12}", stroke="var(--line)", stroke_width=2),
    )


def _king_to(place: str) -> Markup:
    width, height = HAND_CARD
    right = 3 * width / 4
    return join(king_at(right, 88, 0.86), icon_at(place, right, height - 22, 28, "var(--ink-2)"))


def _card_face(kind: int, stored: tuple[int, ...]) -> Markup:
    """What a card does, around the origin, about 100 wide."""
    row = KINDS[kind]
    if row.counts:
        number = "" if row.per == 1 else str(row.per)
        return join(
            outlined("vp", -26, 0, 44, "#F3C74E", "#F3C74E"),
            label(1, -26, 8, 20, "#2A2110"),
            signs([(COUNTED[row.counts], number)], 26, 0, 36, "var(--panel)"),
        )
    if row.gift:
        return join(label("+", -34, 12, 34), signs(GIFT[row.gift], 12, 0, 42, "var(--panel)"))
    sort = next(sort for sort in range(4) if row.spaces[sort])
    space = space_for(sort, -20, 0, stored[sort] > 0, "var(--panel)", 22)
    return join(space, signs(GIFT[row.bonus], 30, 0, 24, "var(--panel)"))


@lru_cache(maxsize=1024)
def owned_card(card: int, key: str, stored: tuple[int, ...], say: Say = str) -> Element:
    """An own troll card, small: its totem, what it does, its squares."""
    row = TROLL_CARDS[card]
    kind = KINDS[row.kind]
    width, height = CHIP
    totem = TOTEMS[row.totem]
    squares = [
        space_for(
            CHANGELING, width - 13 - 22 * i, height / 2, stored[CHANGELING] > i, "var(--panel)", 10
        )
        for i in range(kind.squares)
    ]
    told = say(CARDS[card])
    return keyed(
        key,
        "g",
        el("rect", width=width, height=height, rx=4, **_PANEL),
        el("rect", width=30, height=height, fill=f"var(--{totem})"),
        icon_at(totem, 15, height / 2, 24, "#FFF8E2", f"var(--{totem})"),
        use(f"tp-does-{row.kind}", 56, height / 2, 0.46)
        if stored == _BARE
        else group(_card_face(row.kind, stored), transform=at(56, height / 2, 0.46)),
        squares,
        aim(f"M0 0H{width}V{height}H0Z"),
        el("title", told),
        data_label=told,
    )


# -- royal cards


@lru_cache(maxsize=512)
def royal_card(task: int, key: str, done: tuple[str, ...], say: Say = str) -> Element:
    """What it asks for, and the clans that have done it."""
    marks = [
        group(use(f"em-{look}", 186 + 32 * n, 19, 1.35), class_=f"s-{look}")
        for n, look in enumerate(done)
    ]
    told = say(TASKS[task])
    hit = aim("M0 0H310V38H0Z")
    return keyed(key, "g", _task_face(task), marks, hit, el("title", told), data_label=told)


@kept
def _task_face(task: int) -> Markup:
    row = ROYAL_CARDS[task]
    return join(
        el("rect", width=310, height=38, **_PANEL),
        el("rect", width=12, height=38, fill=f"var(--{row.colour})"),
        label(row.need, 38, 28, 26),
        _asked(row.counts),
    )


def _asked(counts: str) -> list[Markup]:
    if counts == "one_of_each_totem":
        return [icon_at(totem, 70 + 34 * n, 19, 30) for n, totem in enumerate(TOTEMS)]
    plus = [icon_at("den", 112, 19, 24)] if counts.endswith("_dens") else []
    return [icon_at(COUNTED[counts], 78, 19, 32), *plus]


# -- round cards


@lru_cache(maxsize=512)
def round_card(card: int, key: str, say: Say = str) -> Element:
    """Time and village above; left the piece that comes, right where the king goes."""
    told = say(ROUNDS[card])
    return keyed(key, "g", _round_face(card), el("title", told), data_label=told)


@kept
def _round_face(card: int) -> Markup:
    row = ROUND_CARDS[card]
    width, height = HAND_CARD
    time = TIMES[row.time]
    figure = ("tp-princess", "", "tp-human")[row.piece]
    left = width / 4
    piece = use(figure, left, 88, 1.5) if figure else icon_at("changeling", left, 88, 62)
    place = _KING_TO[row.king]
    village = VILLAGES[row.village]
    return join(
        use(f"tp-time-{time}", 0, 0),
        use(f"tp-to-{place}", 0, 0),
        label(village, width - 34, 31, 27, "#FFF8E2"),
        piece,
        label(village, left, height - 14, 20, "var(--ink-2)"),
        aim(f"M0 0H{width}V{height}H0Z"),
    )


_FACES: Final[tuple[tuple[int, Callable[[int], Markup]], ...]] = (
    (TILE_COUNT, _upright),
    (len(TROLL_CARDS), _troll_face),
    (len(ROYAL_CARDS), _task_face),
    (len(ROUND_CARDS), _round_face),
)
