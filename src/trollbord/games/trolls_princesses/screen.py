"""The page of Trolls & Princesses: villages, the own mountain, displays, and the others beside them."""

from __future__ import annotations

from typing import Final

from trollbord.games.trolls_princesses.box import (
    BED,
    BELL,
    CAMP,
    CARD_ITEM,
    CARD_PILE,
    CAVES,
    CHANGELING,
    COWS,
    DEN_PILE,
    PLACES,
    ROYAL_PILE,
    TAKE_CARD,
    TROLL_POWER,
    VILLAGE,
    VILLAGES,
)
from trollbord.games.trolls_princesses.draw import board, shapes
from trollbord.games.trolls_princesses.layout import corners, rim
from trollbord.games.trolls_princesses.mountain import mountain
from trollbord.games.trolls_princesses.pentagon import LOOK_OF
from trollbord.games.trolls_princesses.scenery import INKS, LOOKS
from trollbord.games.trolls_princesses.tiles import DEN_COUNT, KIND, TILE_COUNT
from trollbord.games.trolls_princesses.view import TrollsView
from trollbord.ink.icons import sign
from trollbord.ink.markup import NOTHING, Element, Markup, el, join, keyed
from trollbord.ink.screen import Draft, Plate, Screen
from trollbord.ink.shapes import line, use
from trollbord.ink.shapes import path as drawn_path
from trollbord.kernel.option import Option
from trollbord.kernel.view import View
from trollbord.words import Speaker

__all__ = ["INKS", "SOUNDS", "STYLE", "art", "path", "screen"]

PHASES: Final = ("card", "troll", "other", "draw")

SOUNDS: Final = {
    "play": "slide",
    "move": "slide",
    "push": "hit",
    "mine": "stone",
    "lay": "stone",
    "camp": "wood",
    "tear-down-bell": "hit",
    "steal-cow": "wood",
    "buy": "slide",
}

STYLE: Final = """
.trolls .hit{fill:transparent}
.trolls [data-can]{cursor:pointer}
.trolls g[data-can]:not(.spot){filter:drop-shadow(0 0 3px var(--target)) drop-shadow(0 0 5px var(--target))}
.trolls g[data-can]:hover{filter:drop-shadow(0 0 3px var(--held)) drop-shadow(0 0 6px var(--held))}
.trolls g[data-held]{filter:drop-shadow(0 0 4px var(--held)) drop-shadow(0 0 8px var(--held))}
.trolls [id^=village-][data-can],.trolls [id^=cave-][data-can]{filter:none}
.trolls [id^=village-][data-can] .hit{fill:var(--target);fill-opacity:.3;stroke:var(--target);stroke-width:6}
.trolls [id^=village-][data-held] .hit{fill:var(--held);fill-opacity:.25;stroke:var(--held);stroke-width:8}
.trolls [id^=cave-] .frame{fill:none;stroke:none}
.trolls [id^=cave-][data-can] .frame{stroke:var(--target);stroke-width:8}
.trolls [id^=cave-][data-held] .frame{stroke:var(--held);stroke-width:9}
.trolls .spot{display:none}.trolls .spot[data-can]{display:inline}
.trolls .spot .outline{fill:var(--target);fill-opacity:.18;stroke:var(--target);stroke-width:4}
.trolls .spot .dot{fill:var(--target);stroke:var(--target-case);stroke-width:5}
.trolls .spot:hover .outline,.trolls .spot:focus-visible .outline{fill-opacity:.5}
.trolls :focus{outline:none}
.column.desk .plate{grid-template-columns:40px 1fr auto auto;padding:5px 12px 5px 10px;gap:0 8px}
.column.desk .plate .face{width:40px;height:40px;grid-row:1/2}
.column.desk .plate .number{font-size:var(--text-xl)}
.tp-goods{display:flex;flex-wrap:wrap;gap:1px 8px;grid-column:1/-1;font-size:var(--text-xs);align-items:center}
.tp-goods span{display:inline-flex;gap:2px;align-items:center}
.tp-board{grid-column:1/-1}
.tp-board summary{cursor:pointer;display:flex;gap:6px;align-items:center;color:var(--ink-3);font-size:var(--text-xs)}
.tp-board summary svg{width:30px;height:30px}
.tp-board[open]{position:fixed;inset:4vh 4vw;z-index:9;background:var(--panel);border:2px solid var(--key);padding:12px;overflow:auto}
.tp-board[open] summary svg{display:none}
.tp-board>svg{width:100%;max-height:84vh}
.phone .field:has(.board.trolls){overflow-y:auto;display:block}
.phone .board.trolls{height:auto;min-height:auto;display:block}
.phone .plate .tp-goods,.phone .plate .tp-board summary span{display:none}
"""


def art() -> Markup:
    """Every shape that the page needs once."""
    return shapes()


def screen(view: View, draft: Draft, speaker: Speaker) -> Screen:
    """Everything of the game that the page shows."""
    assert isinstance(view, TrollsView)
    drawn = (
        _choosing()
        if min(view.clans) < 0
        else board(view, draft.standing, speaker.text("screen-board"))
    )
    return Screen(
        drawn,
        [_plate(view, seat, speaker) for seat in range(view.seats)],
        layout="column",
        corner=_corner(view, speaker),
        stages=[speaker.text(f"screen-phase-{phase}") for phase in PHASES],
        stage=view.phase - 1,
    )


def _choosing() -> Element:
    """Before all clans are chosen there is nothing to see but the questions."""
    return keyed("board", "svg", class_="board trolls", viewBox="0 0 1600 930")


def _corner(view: TrollsView, speaker: Speaker) -> Markup:
    return el("h2", speaker.text("screen-round", number=view.round), class_="flare")


# -- plates


def _plate(view: TrollsView, seat: int, speaker: Speaker) -> Plate:
    if view.clans[seat] < 0:
        return Plate("ivory", NOTHING)
    look = LOOKS[view.clans[seat]]
    shape = use(f"tp-troll-{look}", 0, 10, 1.1)
    face = el("svg", shape, class_=f"face s-{look}", viewBox="-32 -40 64 72")
    extra = join(_goods(view, seat), None if seat == view.seat else _enlarge(view, seat, speaker))
    return Plate(look, face, "", str(sum(view.scores[seat])), extra)


def _goods(view: TrollsView, seat: int) -> Markup:
    goods, pieces = view.goods[seat], view.pieces[seat]
    held = [
        ("obsidian", goods[0]), ("gold", goods[1]), ("diamond", goods[2]), ("troll-power", goods[TROLL_POWER]),
        ("cow", goods[COWS]), ("human", sum(view.humans[seat])), ("princess", pieces[BED]), ("bell", pieces[BELL]),
        ("changeling", pieces[CHANGELING]), ("camp", pieces[CAMP]), ("cards", len(view.cards[seat])),
    ]  # fmt: skip
    spans = [el("span", sign(name, 16), count) for name, count in held]
    return keyed(f"goods-{seat}", "div", spans, class_="tp-goods")


def _enlarge(view: TrollsView, seat: int, speaker: Speaker) -> Element:
    """An opponent's network in small; opened, the whole mountain."""
    told = speaker.text("screen-enlarge", tiles=len(view.tiles[seat]))
    return keyed(
        f"enlarge-{seat}",
        "details",
        el("summary", _mini(view, seat), el("span", told)),
        mountain(view, seat),
        class_="tp-board",
    )


def _mini(view: TrollsView, seat: int) -> Markup:
    """One pentagon a tile, in the colour of its kind."""
    rock = drawn_path(
        line([*rim(), (660, 814), (660, 6)]),
        fill="var(--rock)",
        stroke="var(--key)",
        stroke_width=8,
    )
    tiles = [
        drawn_path(
            line(corners(place, 0.98)),
            fill=f"var(--k-{LOOK_OF[KIND[tile]]})",
            stroke="var(--key)",
            stroke_width=8,
        )
        for place, tile in zip(view.places[seat], view.tiles[seat])
    ]
    return el("svg", rock, tiles, viewBox="60 30 600 760", aria_hidden="true")


# -- clicks


def path(view: View, option: Option) -> tuple[str, ...]:
    """What is clicked for an option; those that are only buttons have nothing."""
    assert isinstance(view, TrollsView)
    verb, seat = option.verb, view.seat
    if verb in ("move", "shift", "shift-walker"):
        return _place(seat, option.first), _place(seat, option.second)
    if verb == "shift-human":
        return tuple([f"cave-{seat}-{CAVES[cave]}" for cave in option.values])
    if verb in ("home", "settle", "hire"):
        return (f"cave-{seat}-{CAVES[option.first]}",)
    if verb in ("mine", "fill"):
        return (f"store-{seat}-{option.first}",)
    if verb == "replace":
        return (f"village-{VILLAGES[option.first]}",)
    if verb in ("camp", "changeling"):
        return (f"slot-{seat}-{option.arg}",)
    if verb == "lay":
        return (f"spot-{option.args[0]}-{option.args[1]}",)
    return _piece(view, option)


def _place(seat: int, place: int) -> str:
    if place >= VILLAGE:
        return f"village-{PLACES[place]}"
    return f"cave-{seat}-{PLACES[place]}" if place else f"aside-{seat}"


def _piece(view: TrollsView, option: Option) -> tuple[str, ...]:
    """A card or tile that lies somewhere: by its slot, never by its name."""
    verb, item = option.verb, option.first
    if verb == "play":
        return _slot("hand", view.hand, item)
    if verb == "buy" or (verb == "take" and option.id >= TAKE_CARD[0].id):
        return _slot("card", view.displays[CARD_PILE], item)
    if verb == "take":
        zone, pile = ("den", DEN_PILE) if item < DEN_COUNT else ("royal", ROYAL_PILE)
        return _slot(zone, view.displays[pile], item)
    if verb == "claim":
        return _slot("task", view.tasks, item)
    if verb == "activate":
        return _owned(view, DEN_COUNT + item) or (f"royal-action-{view.seat}",)
    return _owned(view, item) if verb == "store" else ()


def _slot(zone: str, items: tuple[int, ...], item: int) -> tuple[str, ...]:
    return (f"{zone}-{items.index(item)}",) if item in items else ()


def _owned(view: TrollsView, item: int) -> tuple[str, ...]:
    """A tile of the own network or an own card."""
    if view.seat < 0:
        return ()
    if item < TILE_COUNT and item in view.tiles[view.seat]:
        return (f"tile-{view.seat}-{view.tiles[view.seat].index(item) + 1}",)
    return _slot("owned", view.cards[view.seat], item - CARD_ITEM)
