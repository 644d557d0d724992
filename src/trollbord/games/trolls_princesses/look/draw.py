"""The table of Trolls & Princesses as one picture: villages, mountains, displays, cards and the own hand."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from trollbord.games.trolls_princesses.box import DEN_PILE, ROUNDS_OF, ROYAL_PILE
from trollbord.games.trolls_princesses.clans import CLAN_NAMES
from trollbord.games.trolls_princesses.look.card_panes import lying
from trollbord.games.trolls_princesses.look.cardface import card_shapes
from trollbord.games.trolls_princesses.look.mountain import bounds, mountain
from trollbord.games.trolls_princesses.look.pentagon import signs, tile_shape
from trollbord.games.trolls_princesses.look.rock import rock, soil
from trollbord.games.trolls_princesses.look.scenery import INKS, LOOKS, art, icon_at, label
from trollbord.games.trolls_princesses.look.valley import ground, valley
from trollbord.games.trolls_princesses.places import ASIDE
from trollbord.games.trolls_princesses.spaces import BED, BELL, CAMP, CHANGELING
from trollbord.games.trolls_princesses.tiles import TILE_COUNT
from trollbord.games.trolls_princesses.view import TrollsView
from trollbord.ink.inks import Theme
from trollbord.ink.markup import Element, Markup, el, join
from trollbord.ink.shapes import at, group, symbol, use
from trollbord.ink.static_svg import standalone

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


def picture(view: TrollsView, theme: Theme = "light") -> str:
    """The whole table as a file of its own."""
    return standalone(drawing(view), INKS, theme, str(view))


def drawing(view: TrollsView) -> Markup:
    """The whole table as one SVG with the shapes that it uses."""
    if min(view.clans) < 0:
        return el("svg", _choosing(view), viewBox="0 0 640 120", width=640)
    return el(
        "svg",
        el("defs", shapes((view.seats,), _seen(view))),
        table(view),
        viewBox=f"0 0 {WIDTH} {HEIGHT}",
        width=WIDTH,
    )


def board_picture(view: TrollsView, seat: int, theme: Theme = "light") -> str:
    """One player's mountain, enlarged, as a file of its own."""
    box = bounds(view, seat)
    inner = _framed(mountain(view, seat), 0, 0, box[2], box[3])
    alone = el(
        "svg",
        el("defs", shapes((view.seats,), _seen(view))),
        inner,
        viewBox=f"0 0 {box[2]:.0f} {box[3]:.0f}",
        width=1120,
    )
    return standalone(alone, INKS, theme, str(view))


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
