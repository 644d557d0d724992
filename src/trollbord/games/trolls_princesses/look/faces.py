"""The faces of tiles and cards on the page: a picture with its words, which wrap in every language."""

from __future__ import annotations

from functools import lru_cache
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
from trollbord.games.trolls_princesses.effects import NOTHING, Effect
from trollbord.games.trolls_princesses.look.cardface import card_sign
from trollbord.games.trolls_princesses.look.layout import EDGE, RADIUS, towards
from trollbord.games.trolls_princesses.look.pentagon import (
    COUNTED,
    Content,
    gifts,
    signs,
    space_for,
    tile_picture,
)
from trollbord.games.trolls_princesses.look.scenery import aim, changeling, king_at, mark
from trollbord.games.trolls_princesses.places import VILLAGES
from trollbord.games.trolls_princesses.spaces import BED, BELL, CAMP, CHANGELING
from trollbord.games.trolls_princesses.tiles import BELL as BELL_DEN
from trollbord.games.trolls_princesses.tiles import (
    CENTRE_SHAFTS,
    DEN_COUNT,
    DENS,
    KIND,
    PRINCESS,
    ROYALS,
    TILES,
    VP,
)
from trollbord.ink.cache import cached
from trollbord.ink.hyphens import SOFT, hyphenated
from trollbord.ink.markup import Element, Markup, el, keyed
from trollbord.ink.seats import emblem
from trollbord.ink.shapes import at, group, line, use
from trollbord.words import Speaker

GAINS: Final = (
    *("fill", "tp1", "tp2", "g1", "d1", "o1", "o2", "c1", "c2", "o1-c1"),
    *("mine-o2", "mine-o3", "mine-g1", "mine-g2", "mine-d1"),
    *("den", "card", "trolls2", "troll-human", "humans3"),
)
"""What effects of castles, clans and tiles are called for short."""
VP_DENS: Final = {
    "bat_cards": "screen-tile-vp-bat-cards",
    "toad_cards": "screen-tile-vp-toad-cards",
    "snake_cards": "screen-tile-vp-snake-cards",
}
"""What VP dens that count cards are called; ids of messages have no underscore."""
UPRIGHT: Final = 54
"""A tile turned so far has a corner above."""


def gain(speaker: Speaker, *effects: Effect) -> str:
    """What effects give together, in two or three words."""
    given = "-".join([effect.spelling for effect in effects])
    assert given in GAINS, given
    return speaker.text(f"screen-gain-{given}")


def capital(words: str) -> str:
    """The words as a heading begins."""
    return words[:1].upper() + words[1:]


# -- tiles


@lru_cache(maxsize=1024)
def tile_face(tile: int, key: str, speaker: Speaker, taken: bool = False) -> Element:
    """A tile of a display with its words; one in somebody's hand leaves its shadow."""
    return keyed(
        key,
        "figure",
        tile_figure(tile),
        el("figcaption", hyphenated(tile_words(tile, speaker), 9)),
        class_="tp-tile taken" if taken else "tp-tile",
        data_label=speaker.name(TILES[tile]),
        data_enter="tint",
    )


@cached
def tile_figure(tile: int) -> Markup:
    """A whole tile, point upwards, all its shafts full."""
    content = Content(sum(CENTRE_SHAFTS[tile]))
    outline = line([towards((0, 0), 90 + 72 * edge, RADIUS * EDGE) for edge in range(5)])
    picture = tile_picture(tile, (0, 0), UPRIGHT, content)
    return el("svg", picture, aim(outline), viewBox="-74 -76 148 140", aria_hidden="true")


def tile_words(tile: int, speaker: Speaker) -> str:
    """What a tile is good for, as short as can be."""
    if tile >= DEN_COUNT:
        return _royal_words(tile, speaker)
    den = DENS[tile]
    if KIND[tile] == PRINCESS:
        return speaker.text("screen-tile-bed")
    if KIND[tile] == VP:
        return speaker.text(VP_DENS.get(den.counts, f"screen-tile-vp-{den.counts}"))
    space = "bell" if KIND[tile] == BELL_DEN else "camp"
    return speaker.text(f"screen-tile-{space}", gain=gain(speaker, den.bonus))


def _royal_words(tile: int, speaker: Speaker) -> str:
    row = ROYALS[tile - DEN_COUNT]
    if row.action is not NOTHING:
        return gain(speaker, row.action)
    if sum(row.shafts):
        return speaker.text("screen-tile-shafts", count=sum(row.shafts))
    return speaker.text("screen-tile-totems" if row.totems else "screen-tile-spaces")


# -- troll cards


@lru_cache(maxsize=1024)
def troll_card(card: int, key: str, owned: bool, speaker: Speaker) -> Element:
    """Its totem, what it does, and at the foot what it gives at once and its spaces; a kind that one has is pale."""
    row = TROLL_CARDS[card]
    kind = KINDS[row.kind]
    now = None
    if row.bonus is not NOTHING:
        now = el("span", speaker.text("screen-card-now"), _gift(row.bonus))
    spaces = speaker.text("screen-card-spaces", count=kind.squares)
    foot = [now, el("span", mark("changeling", 14), spaces)]
    if owned:
        foot = [el("span", speaker.text("screen-card-owned"), class_="why")]
    return keyed(
        key,
        "figure",
        _totem(TOTEMS[row.totem], speaker),
        _does(row.kind),
        el("b", _broken(speaker.name(kind.name))),
        el("footer", foot),
        class_=f"tp-card {TOTEMS[row.totem]}{' have' if owned else ''}",
        data_label=speaker.name(CARDS[card]),
        data_enter="tint",
    )


def _broken(name: str) -> str:
    """The words of a card: where their lines end a narrow card may break them, and long words between syllables."""
    return hyphenated(name.replace("-\n", SOFT).replace("\n", " "), 9)


@cached
def _totem(totem: str, speaker: Speaker) -> Markup:
    words = hyphenated(speaker.text(f"screen-totem-{totem}"))
    return el("header", mark(totem, 18), el("span", words))


@cached
def _gift(effect: Effect) -> Markup:
    drawn = signs(gifts(effect), 0, 0, 20, "var(--panel)")
    return el("svg", drawn, viewBox="-20 -11 40 22", class_="gift", aria_hidden="true")


@cached
def _does(kind: int) -> Markup:
    shape = use(f"tp-does-{kind}", 0, 0, 0.62)
    return el("svg", shape, viewBox="-34 -15 68 30", class_="does", aria_hidden="true")


@lru_cache(maxsize=1024)
def owned_card(card: int, key: str, stored: tuple[int, ...], speaker: Speaker) -> Element:
    """A card that somebody has: its totem, what it does, and what lies on it."""
    row = TROLL_CARDS[card]
    kind, totem = KINDS[row.kind], TOTEMS[row.totem]
    does = card_sign(row.kind, stored)
    squares = [
        space_for(CHANGELING, 56 + 22 * n, 0, stored[CHANGELING] > n, "var(--panel)", 10)
        for n in range(kind.squares)
    ]
    wide = 92 + 22 * (kind.squares - 1) + 6
    return keyed(
        key,
        "figure",
        el("header", mark(totem, 18)),
        el(
            "svg",
            group(does, transform=at(10, 0, 0.6)),
            squares,
            viewBox=f"-28 -16 {wide} 32",
            style=f"width:{wide * 0.82:.0f}px",
            aria_hidden="true",
        ),
        el("b", _broken(speaker.name(kind.name))),
        class_=f"tp-own {totem}",
        data_label=speaker.name(CARDS[card]),
        data_enter="tint",
    )


# -- royal cards


@lru_cache(maxsize=1024)
def task_card(
    task: int, key: str, have: int, mine: bool, done: tuple[str, ...], speaker: Speaker
) -> Element:
    """What it asks for, how far one is, and the clans that have done it."""
    row = ROYAL_CARDS[task]
    far = min(have, row.need)
    pips = [el("i", class_="on" if n < far or mine else None) for n in range(row.need)]
    told = el("b", far, el("small", f"/{row.need}"))
    if mine:
        told = el("em", speaker.text("help-done"))
    sign = "cards" if row.counts == "one_of_each_totem" else COUNTED[row.counts]
    return keyed(
        key,
        "div",
        mark(sign, 24),
        el("span", speaker.name(TASKS[task]), el("span", pips, class_="tp-pips")),
        el("span", told, el("span", [emblem(look, 14) for look in done]), class_="end"),
        class_="tp-task",
        style=f"--tone:var(--{row.colour})",
        data_label=speaker.name(TASKS[task]),
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


@lru_cache(maxsize=512)
def round_card(card: int, key: str, speaker: Speaker) -> Element:
    """Time and village above; below what comes there, and where the king goes."""
    row = ROUND_CARDS[card]
    village, time = VILLAGES[row.village], TIMES[row.time]
    figure, piece = _PIECES[row.piece]
    goes = speaker.name(_KING_TO[row.king])
    if row.king == len(_KING_TO) - 1:
        goes = f"{goes} {village}"
    return keyed(
        key,
        "figure",
        el(
            "header",
            mark(time, 18),
            el("span", capital(speaker.name(time))),
            el("b", village),
            style=f"background:var(--{time});--ic-cut:var(--{time})",
        ),
        _line(_comes(figure), capital(speaker.name(piece)), f"→ {village}"),
        _line(_king(), capital(speaker.name("piece-king")), f"→ {goes}"),
        class_="tp-round",
        data_label=speaker.name(ROUNDS[card]),
    )


def _line(picture: Markup, who: str, where: str) -> Markup:
    return el("div", picture, el("span", el("b", who), el("i", where)))


@cached
def _comes(figure: str) -> Markup:
    drawn = use(figure, 0, 4, 1) if figure else changeling(0, 0, 21)
    return el("svg", drawn, viewBox="-24 -32 48 62", aria_hidden="true")


@cached
def _king() -> Markup:
    return el("svg", king_at(0, 6, 0.8), viewBox="-30 -38 60 66", aria_hidden="true")


def rooms_of(stored: tuple[int, ...], item: int) -> tuple[int, ...]:
    """What lies on a tile or card, by sort."""
    return tuple([stored.count(item * 4 + sort) for sort in (CAMP, CHANGELING, BELL, BED)])


def draw_ahead() -> None:
    """Draw every tile once, so that no first board has to."""
    for tile in range(len(TILES)):
        tile_figure(tile)
