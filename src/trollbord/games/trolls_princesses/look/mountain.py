"""A player's mountain: board and network on the earth around them."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from trollbord.games.trolls_princesses.look.board import board
from trollbord.games.trolls_princesses.look.layout import CANVAS, corners
from trollbord.games.trolls_princesses.look.rock import earth
from trollbord.games.trolls_princesses.look.shafts import Contents
from trollbord.games.trolls_princesses.look.underground import underground
from trollbord.games.trolls_princesses.look.valley import Say
from trollbord.games.trolls_princesses.view import TrollsView
from trollbord.ink.cache import ViewCache
from trollbord.ink.markup import NOTHING, Element, Markup, keyed
from trollbord.ink.shapes import use


def mountain(view: TrollsView, seat: int, say: Say = str, over: Markup = NOTHING) -> Element:
    """One player's board and network as a picture of its own; `over` lies on top of it."""
    box = bounds(view, seat)
    return keyed(
        f"mountain-{seat}",
        "svg",
        lands(view, seat, say),
        over,
        class_="trolls lands",
        viewBox=f"{box[0]:.0f} {box[1]:.0f} {box[2]:.0f} {box[3]:.0f}",
        preserveAspectRatio="xMaxYMid meet",
    )


_LANDS: Final = ViewCache(2048)


def _fingerprint(view: TrollsView, seat: int, say: Say) -> tuple[object, ...]:
    """Everything that a player's mountain shows."""
    acts = view.active == seat and view.points > 0
    return (
        *(seat, say, view.clans[seat], tuple(view.trolls[seat]), tuple(view.humans[seat])),
        *(view.king if view.king_seat == seat else -1, view.place if acts else -1),
        *(view.camp_slots[seat], view.changeling_slots[seat], tuple(view.goods[seat])),
        *(view.tiles[seat], view.places[seat], view.turns[seat], view.open_places[seat]),
        *(tuple(view.filled[seat]), view.stored[seat], *[view.settings[name] for name in _OPTIONS]),
    )


_OPTIONS: Final = ("troll_power_max", "troll_power_max_extended", "board_royal_action")


def lands(view: TrollsView, seat: int, say: Say = str) -> Element:
    """Earth, board and network, on the canvas of the layout."""
    return _LANDS.drawn(_fingerprint(view, seat, say), lambda: _lands(view, seat, say))


def _lands(view: TrollsView, seat: int, say: Say) -> Element:
    contents = Contents(view, seat)
    return keyed(
        f"lands-{seat}",
        "g",
        earth(seat, bounds(view, seat)),
        use("tp-rock", 0, 0),
        board(view, seat, contents, say),
        underground(view, seat, contents, say),
    )


def bounds(view: TrollsView, seat: int) -> tuple[float, float, float, float]:
    """The part of the canvas that board, tiles and open places need: x, y, width, height."""
    return _bounds(view.places[seat], view.open_places[seat])


@lru_cache(maxsize=512)
def _bounds(
    laid: tuple[int, ...], open_places: tuple[int, ...]
) -> tuple[float, float, float, float]:
    places = [*laid, *open_places]
    points = [corner for place in places for corner in corners(place)]
    left = min([170.0, *[x for x, _ in points]]) - 24
    top = min([0.0, *[y for _, y in points]]) - 6
    foot = max([CANVAS[1] + 8.0, *[y for _, y in points]]) + 6
    return left, top, CANVAS[0] + 6 - left, foot - top
