"""The faces of cards: round cards, royal cards, troll cards on show and one's own."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Final

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
from trollbord.games.trolls_princesses.effects import NOTHING as NO_GIFT
from trollbord.games.trolls_princesses.look.pentagon import COUNTED, gifts, signs, space_for
from trollbord.games.trolls_princesses.look.scenery import aim, icon_at, king_at, label, outlined
from trollbord.games.trolls_princesses.look.valley import Say
from trollbord.games.trolls_princesses.places import VILLAGES
from trollbord.games.trolls_princesses.spaces import CHANGELING
from trollbord.ink.cache import cached
from trollbord.ink.markup import NOTHING, Attributes, Element, Markup, el, join, keyed
from trollbord.ink.shapes import at, group, path, symbol, use

HAND_CARD: Final = (172, 172)
CARD: Final = (118, 176)
ROYAL_CARD: Final = (290, 38)
CHIP: Final = (104, 38)
_PANEL: Final[Attributes] = {"fill": "var(--panel)", "stroke": "var(--key)", "stroke_width": 2.4}
_BARE: Final = (0, 0, 0, 0)
"""Nothing is stored on a card."""
_PALE: Final = "#FFF8E2"
_SIZE: Final = 19.0
_LEAST: Final = 13.0
"""Smaller words nobody could read: they are left out."""
_LATIN: Final = 0.55
_CYRILLIC: Final = 0.63
"""How wide a letter is, as part of its size."""


# -- words


def spoken(say: Say, word: str) -> str:
    """A word on a card or over a shelf; a file has no language."""
    return "" if say is str else say(word)


@cached
def written(text: str, x: float, y: float, wide: float, anchor: str = "middle") -> Markup:
    """Words around a height, in their lines, as large as there is room."""
    lines = text.split("\n")
    size = min([_SIZE, *[wide / _width(line) for line in lines if line]])
    if not text or size < _LEAST:
        return NOTHING
    first = y + 0.34 * size - (len(lines) - 1) * size / 2
    rows = [
        el("text", line, x=x, y=first + number * size, font_size=size, text_anchor=anchor)
        for number, line in enumerate(lines)
    ]
    return group(rows, class_="tp-words")


def _width(line: str) -> float:
    """How long a line is, in parts of its letters' size."""
    return sum([_CYRILLIC if letter >= "А" and letter <= "я" else _LATIN for letter in line])


@cache
def card_shapes() -> Markup:
    """What many cards have in common, drawn once."""
    return join(
        [symbol(f"tp-totem-{totem}", _totem(totem)) for totem in TOTEMS],
        [symbol(f"tp-does-{kind}", _card_face(kind, _BARE)) for kind in range(len(KINDS))],
        [symbol(f"tp-time-{time}", _time(time)) for time in TIMES],
    )


# -- troll cards


@lru_cache(maxsize=1024)
def troll_card(card: int, key: str, say: Say = str) -> Element:
    """Totem above, what it does in the middle, what it gives at once and its squares below."""
    told = say(CARDS[card])
    does = spoken(say, KINDS[TROLL_CARDS[card].kind].name)
    words = written(does, CARD[0] / 2, 112, CARD[0] - 8)
    return keyed(key, "g", troll_face(card), words, el("title", told), data_label=told)


@cached
def troll_face(card: int) -> Markup:
    """A troll card without words."""
    row = TROLL_CARDS[card]
    kind = KINDS[row.kind]
    width, height = CARD
    squares = [
        space_for(CHANGELING, width - 18 - 28 * i, height - 17, False, "var(--panel)", 12)
        for i in range(kind.squares)
    ]
    return join(
        use(f"tp-totem-{TOTEMS[row.totem]}", 0, 0),
        use(f"tp-does-{row.kind}", width / 2, 62, 0.92),
        signs(gifts(row.bonus), 26, height - 17, 22, "var(--panel)"),
        squares,
        aim(f"M0 0H{width}V{height}H0Z"),
    )


def _totem(totem: str) -> Markup:
    width, height = CARD
    return join(
        el("rect", width=width, height=height, rx=5, **_PANEL),
        el("rect", width=width, height=36, fill=f"var(--{totem})"),
        icon_at(totem, width / 2, 18, 31, _PALE, f"var(--{totem})"),
        path(f"M10 {height - 34}H{width - 10}", stroke="var(--line)", stroke_width=2),
    )


def _card_face(kind: int, stored: tuple[int, ...]) -> Markup:
    """What a card does, around the origin, about 100 wide."""
    row = KINDS[kind]
    if row.counts:
        number = "" if row.per == 1 else str(row.per)
        return join(
            outlined("vp", -26, 0, 48, "#F3C74E", "#F3C74E"),
            label(1, -26, 10, 28, "#2A2110"),
            signs([(COUNTED[row.counts], number)], 26, 0, 36, "var(--panel)"),
        )
    if row.gift is not NO_GIFT:
        return join(label("+", -34, 12, 34), signs(gifts(row.gift), 12, 0, 42, "var(--panel)"))
    sort = next(sort for sort in range(4) if row.spaces[sort])
    space = space_for(sort, -20, 0, stored[sort] > 0, "var(--panel)", 22)
    return join(space, signs(gifts(row.bonus), 30, 0, 24, "var(--panel)"))


def card_sign(kind: int, stored: tuple[int, ...]) -> Markup:
    """What a card does, as a sign around the origin; a symbol where nothing lies on it."""
    if stored == _BARE:
        return use(f"tp-does-{kind}", 0, 0, 1)
    return _card_face(kind, stored)


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
        icon_at(totem, 15, height / 2, 24, _PALE, f"var(--{totem})"),
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
    width, height = ROYAL_CARD
    marks = [
        group(use(f"em-{look}", width - 20 - 28 * n, height / 2, 1.3), class_=f"s-{look}")
        for n, look in enumerate(done)
    ]
    told = say(TASKS[task])
    asked = spoken(say, TASKS[task]).removeprefix(f"{ROYAL_CARDS[task].need} ")
    start = 176 if ROYAL_CARDS[task].counts == _EACH else 100
    words = written(asked, start, height / 2, width - start - 6 - 28 * len(done), "start")
    hit = aim(f"M0 0H{width}V{height}H0Z")
    title = el("title", told)
    return keyed(key, "g", task_face(task), words, marks, hit, title, data_label=told)


_EACH: Final = "one_of_each_totem"


@cached
def task_face(task: int) -> Markup:
    """A royal card without words, and without those who have met it."""
    row = ROYAL_CARDS[task]
    width, height = ROYAL_CARD
    asked = [(TOTEMS[n], 78 + 34 * n) for n in range(3)]
    if row.counts != _EACH:
        asked = [(COUNTED[row.counts], 78)]
    return join(
        el("rect", width=width, height=height, **_PANEL),
        el("rect", width=12, height=height, fill=f"var(--{row.colour})"),
        label(row.need, 38, 28, 26),
        [icon_at(name, x, height / 2, 30) for name, x in asked],
    )


# -- round cards

_PIECES: Final = (
    ("tp-princess", "princess"),
    ("", "piece-changeling"),
    ("tp-human", "human"),
)
"""The figure and the name of what a round card brings."""
_KING_TO: Final = ("", "king-mining", "king-building", "king-power", "king-village")
"""Where a round card sends the king."""
_PLACE_SIGNS: Final = ("", "shaft", "den", "troll-power", "castle")


@lru_cache(maxsize=512)
def round_card(card: int, key: str, say: Say = str) -> Element:
    """Time and village above; left the piece that comes, right where the king goes."""
    told = say(ROUNDS[card])
    words = _round_words(card, say)
    return keyed(key, "g", round_face(card), words, el("title", told), data_label=told)


@cached
def round_face(card: int) -> Markup:
    """A round card without words."""
    row = ROUND_CARDS[card]
    width, height = HAND_CARD
    figure, _ = _PIECES[row.piece]
    left, right = width / 4, 3 * width / 4
    comes = use(figure, left, 80, 1.36) if figure else icon_at("changeling", left, 80, 56)
    return join(
        use(f"tp-time-{TIMES[row.time]}", 0, 0),
        label(VILLAGES[row.village], width - 28, 28, 25, _PALE),
        comes,
        icon_at(_PLACE_SIGNS[row.king], right + 27, 96, 25, "var(--ink-2)"),
        aim(f"M0 0H{width}V{height}H0Z"),
    )


def _round_words(card: int, say: Say) -> Markup:
    """What comes to which village, and where the king goes."""
    row = ROUND_CARDS[card]
    village, wide = VILLAGES[row.village], HAND_CARD[0]
    if say is str:
        return written(village, wide / 2, 128, wide)
    comes = f"{say(_PIECES[row.piece][1])} → {village}"
    goes = f"{say('piece-king')} → {say(_KING_TO[row.king])}"
    return join(
        el("text", _capital(say(TIMES[row.time])), x=46, y=27, class_="tp-time", fill=_PALE),
        written(comes, wide / 2, 128, wide - 14),
        written(goes, wide / 2, 152, wide - 14),
    )


def _capital(word: str) -> str:
    return word[:1].upper() + word[1:]


def _time(time: str) -> Markup:
    width, height = HAND_CARD
    return join(
        el("rect", width=width, height=height, rx=5, **_PANEL),
        el("rect", width=width, height=38, fill=f"var(--{time})"),
        icon_at(time, 25, 19, 30, _PALE, f"var(--{time})"),
        path(f"M{width / 2} 48V110", stroke="var(--line)", stroke_width=2),
        king_at(3 * width / 4 - 11, 80, 0.76),
    )
