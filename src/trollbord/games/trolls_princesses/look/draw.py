"""The table of Trolls & Princesses as one picture: villages, mountains, displays, cards and the own hand."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from trollbord.games.trolls_princesses.box import (
    ACTIVATE_BOARD,
    ASIDE,
    BED,
    BELL,
    CAMP,
    CHANGELING,
    CLAN_NAMES,
    DEN_PILE,
    ROUNDS_OF,
    ROYAL_PILE,
    VILLAGE,
)
from trollbord.games.trolls_princesses.look.card_panes import lying, shelves
from trollbord.games.trolls_princesses.look.cardface import card_shapes
from trollbord.games.trolls_princesses.look.layout import CANVAS
from trollbord.games.trolls_princesses.look.mountain import bounds, lands, mountain
from trollbord.games.trolls_princesses.look.pentagon import signs, tile_shape
from trollbord.games.trolls_princesses.look.placing import placing, spots
from trollbord.games.trolls_princesses.look.rock import rock, soil
from trollbord.games.trolls_princesses.look.scenery import INKS, LOOKS, art, icon_at, label
from trollbord.games.trolls_princesses.look.valley import Say, ground, valley
from trollbord.games.trolls_princesses.tiles import TILE_COUNT
from trollbord.games.trolls_princesses.view import TrollsView
from trollbord.ink.inks import Theme
from trollbord.ink.markup import NOTHING, Element, Markup, el, join, keyed
from trollbord.ink.shapes import at, group, symbol, use
from trollbord.ink.static_svg import still
from trollbord.kernel.view import View

WIDTH: Final = 1600
HEIGHT: Final = 1470


def shapes(seats: tuple[int, ...] = (2, 3, 4), tiles: Iterable[int] = range(TILE_COUNT)) -> Markup:
    """All that is drawn once: figures, the bare board, the grounds of the village board, tiles."""
    grounds = [symbol(f"tp-ground-{count}", ground(count)) for count in seats]
    tiled = [tile_shape(tile) for tile in sorted(tiles)]
    return join(art(), soil(), symbol("tp-rock", rock()), grounds, tiled, card_shapes())


def _seen(view: TrollsView) -> set[int]:
    """The tiles that lie somewhere."""
    shown = {*view.displays[DEN_PILE], *view.displays[ROYAL_PILE]}
    return shown.union(*view.tiles)


def picture(view: View, theme: Theme = "light") -> str:
    """The whole table as a file of its own."""
    assert isinstance(view, TrollsView)
    if min(view.clans) < 0:
        drawing = el("svg", _choosing(view), viewBox="0 0 640 120", width=640)
    else:
        drawing = el(
            "svg",
            el("defs", shapes((view.seats,), _seen(view))),
            table(view),
            viewBox=f"0 0 {WIDTH} {HEIGHT}",
            width=WIDTH,
        )
    return still(drawing, INKS, theme, str(view))


def board_picture(view: TrollsView, seat: int, theme: Theme = "light") -> str:
    """One player's mountain, enlarged, as a file of its own."""
    box = bounds(view, seat)
    inner = _framed(mountain(view, seat), 0, 0, box[2], box[3])
    drawing = el(
        "svg",
        el("defs", shapes((view.seats,), _seen(view))),
        inner,
        viewBox=f"0 0 {box[2]:.0f} {box[3]:.0f}",
        width=1120,
    )
    return still(drawing, INKS, theme, str(view))


def _choosing(view: TrollsView) -> Markup:
    """Before all clans are chosen there is nothing else to see."""
    taken = [CLAN_NAMES[clan] if clan >= 0 else "…" for clan in view.clans]
    return label(" · ".join(taken), 320, 70, 32)


def _framed(drawing: Element, x: float, y: float, width: float, height: float) -> Markup:
    """A picture of its own inside another."""
    return el("svg", drawing, x=x, y=y, width=width, height=height)


def table(view: TrollsView) -> Markup:
    """The viewer's own board large (the active player's for a spectator), the others small."""
    mine = foremost(view)
    others = [seat for seat in range(view.seats) if seat != mine]
    width = (WIDTH - 20) / max(3, len(others))
    return join(
        el("rect", width=WIDTH, height=HEIGHT, fill="var(--page)"),
        _headline(view),
        _framed(valley(view), 10, 60, 560, 560),
        _framed(mountain(view, mine), 580, 20, 1010, 640),
        _name(view, mine, 1090, 676),
        group(lying(view), transform=at(10, 690)),
        [
            join(
                _framed(mountain(view, seat), 10 + width * index, 1130, width - 10, 300),
                _name(view, seat, 10 + width * (index + 0.5), 1452),
            )
            for index, seat in enumerate(others)
        ],
    )


def foremost(view: TrollsView) -> int:
    """Whose mountain lies in front: one's own, or the active player's for a spectator."""
    return view.seat if view.seat >= 0 else max(view.active, 0)


# -- on the page


def board(view: TrollsView, say: Say = str, label: str = "") -> Element:
    """Villages, mountains and shelves on a desk; the others' mountains wait behind one's own."""
    mine, hand = foremost(view), placing(view)
    over = NOTHING if hand is None else spots(hand)
    others = [seat for seat in range(view.seats) if seat != mine]
    return keyed(
        "board",
        "svg",
        _framed(valley(view, say), 0, 84, 640, 640),
        _behind(mountain(view, mine, say, over), "mine"),
        [_behind(mountain(view, seat, say), f"other-{seat}") for seat in others],
        group(lying(view, say, -1 if hand is None else hand.tile), transform=at(0, 772)),
        class_="board trolls",
        viewBox=f"0 0 {WIDTH} 1205",
        role="group",
        aria_label=label,
    )


def _behind(drawing: Element, css: str) -> Markup:
    return el("svg", drawing, x=632, y=0, width=968, height=755, class_=css)


TABS: Final = ("villages", "caves", "dens", "shelves", "hand")
"""The boards of a phone, one at a time."""
LOW: Final = 550
"""Below the caves of a mountain: troll power, shafts, the royal action, barns and stores."""


def standing(view: TrollsView, say: Say = str, label: str = "") -> Element:
    """The same for a phone: one board at a time, the one that the question is about first."""
    mine, hand = foremost(view), placing(view)
    over = NOTHING if hand is None else spots(hand)
    others = [seat for seat in range(view.seats) if seat != mine]
    shelf = shelves(view, say, -1 if hand is None else hand.tile)
    wide = "translate(10 {}) scale(1.02)"
    return keyed(
        "board",
        "svg",
        group(_framed(valley(view, say), 0, 0, 800, 800), class_="t-villages"),
        keyed(
            f"mountain-{mine}",
            "g",
            lands(view, mine, say),
            over,
            class_="trolls t-lands",
            style=_zooms(bounds(view, mine)),
        ),
        el("clipPath", el("rect", x=500, y=LOW, width=700, height=400), id="tp-low"),
        [
            group(_framed(mountain(view, seat, say), 0, 0, 800, 1080), class_=f"other-{seat}")
            for seat in others
        ],
        group(
            group(shelf["dens"].at(0, 0), transform=wide.format(60)),
            group(shelf["royals"].at(0, 0), transform=wide.format(330)),
            group(shelf["cards"].at(20, 0), transform="translate(10 600) scale(1.22)"),
            class_="t-shelves",
        ),
        group(
            group(shelf["hand"].at(0, 0), transform="translate(12 110) scale(1.47)"),
            group(shelf["tasks"].at(0, 0), transform="translate(14 540) scale(1.44)"),
            group(shelf["owned"].at(0, 0), transform="translate(492 540) scale(1.4)"),
            class_="t-hand",
        ),
        class_=f"board trolls on-{tab_of(view)}",
        viewBox="0 0 800 1080",
        role="group",
        aria_label=label,
    )


def _zooms(box: tuple[float, float, float, float]) -> str:
    """How the mountain lies when the caves or the dens are shown, or below the villages the caves or what is under them."""
    left, top, _, height = box
    low = (556, LOW, 560, CANVAS[1] - LOW)
    return (
        f"--caves:{_fit((486, -6, 640, 836), (0, 0, 800, 1080))};"
        f"--dens:{_fit((left, top, 610 - left, height), (0, 0, 800, 1080))};"
        f"--moves:{_fit((556, 6, 560, 556), (160, 640, 480, 440))};"
        f"--acts:{_fit(low, (20, 712, 760, 360))};--low:url(#tp-low)"
    )


def _fit(part: tuple[float, float, float, float], into: tuple[float, float, float, float]) -> str:
    scale = min(into[2] / part[2], into[3] / part[3])
    x = into[0] + (into[2] - part[2] * scale) / 2 - part[0] * scale
    y = into[1] + (into[3] - part[3] * scale) / 2 - part[1] * scale
    return f"translate({x:.0f}px,{y:.0f}px) scale({scale:.3f})"


_TAB_OF: Final = {
    "play-card": "hand",
    "last-tasks": "hand",
    "move-troll": "moves",
    "move-other-troll": "moves",
    "shift-troll": "moves",
    "shift-troll-or-human": "moves",
    "replace-camp": "villages",
    "push": "villages",
    "take-den": "shelves",
    "take-second-den": "shelves",
    "take-royal-tile": "shelves",
    "take-card": "shelves",
    "lay-tile": "dens",
    "turn-tile": "dens",
}


def tab_of(view: TrollsView) -> str:
    """The board that the question is about."""
    ask = view.ask
    if ask is None or ask.seat != view.seat:
        return "villages"
    if ask.prompt == "act":
        # Royal actions may be all that is left: the printed one lies among the caves, those of tiles among the dens.
        # So may tasks, which lie by the hand.
        verbs = {option.verb for option in ask.options}
        if verbs <= {"activate", "claim", "done"}:
            if ACTIVATE_BOARD in ask.options:
                return "caves"
            return "dens" if "activate" in verbs else "hand"
        return "acts" if view.place >= VILLAGE else "caves"
    if {option.verb for option in ask.options} == {"store"}:
        is_on_tiles = any(option.first < TILE_COUNT for option in ask.options)
        return "dens" if is_on_tiles else "hand"
    return _TAB_OF.get(ask.prompt, "caves")


# -- names and numbers


def _headline(view: TrollsView) -> Markup:
    text = f"{view.round} / {ROUNDS_OF[view.seats]}"
    return join(icon_at("king", 40, 34, 40), label(text, 120, 46, 32))


def _name(view: TrollsView, seat: int, x: float, y: float) -> Markup:
    """Clan, points and what the player has taken."""
    look = LOOKS[view.clans[seat]]
    pieces = view.pieces[seat]
    taken = [
        ("vp", str(sum(view.scores[seat]))),
        ("princess", str(pieces[BED])),
        ("bell", str(pieces[BELL])),
        ("changeling", str(pieces[CHANGELING])),
        ("camp", str(pieces[CAMP])),
        ("cards", str(len(view.cards[seat]))),
    ]
    aside = view.trolls[seat].count(ASIDE)
    if aside:
        taken.append(("troll", str(aside)))
    mark = group(use(f"em-{look}", x - 190, y - 7, 1.1), class_=f"s-{look}")
    return join(mark, signs(taken, x + 10, y - 8, 24, "var(--page)"))
