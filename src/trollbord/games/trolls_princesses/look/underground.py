"""The underground network beside a board: its tiles, and the shafts where two of them meet."""

from __future__ import annotations

from functools import lru_cache

from trollbord.games.trolls_princesses.look.layout import (
    APOTHEM,
    EDGE,
    centre,
    corners,
    normal,
    towards,
    turned,
)
from trollbord.games.trolls_princesses.look.pentagon import Content, tile_picture
from trollbord.games.trolls_princesses.look.scenery import GEMS, aim
from trollbord.games.trolls_princesses.look.shafts import Contents
from trollbord.games.trolls_princesses.look.valley import Say
from trollbord.games.trolls_princesses.tiles import TILES
from trollbord.games.trolls_princesses.view import TrollsView
from trollbord.ink.markup import Element, el, keyed
from trollbord.ink.shapes import at, line, use


def underground(view: TrollsView, seat: int, contents: Contents, say: Say) -> Element:
    """All tiles from the back to the front, and over them the shafts that they make together."""
    laid = view.places[seat]
    order = sorted(range(len(laid)), key=lambda number: centre(laid[number])[1])
    stored = [_stored(view.stored[seat], tile) for tile in view.tiles[seat]]
    return keyed(
        f"network-{seat}",
        "g",
        [
            _tile(
                seat,
                number,
                laid[number],
                view.tiles[seat][number],
                view.turns[seat][number],
                contents.tiles[number],
                stored[number],
                say,
            )
            for number in order
        ],
        [_edge_shaft(seat, *found) for found in contents.edges],
    )


def _stored(pieces: tuple[int, ...], tile: int) -> tuple[int, ...]:
    return tuple([pieces.count(tile * 4 + sort) for sort in range(4)])


@lru_cache(maxsize=4096)
def _tile(
    seat: int,
    number: int,
    place: int,
    tile: int,
    turn: int,
    gems: int,
    stored: tuple[int, ...],
    say: Say,
) -> Element:
    key = f"tile-{seat}-{number + 1}"
    middle = centre(place)
    told = say(TILES[tile])
    return keyed(
        key,
        "g",
        tile_picture(tile, middle, turned(place, turn), Content(gems, stored)),
        aim(line(corners(place, 0.96))),
        data_enter="drop",
        data_label=told,
    )


@lru_cache(maxsize=2048)
def _edge_shaft(seat: int, place: int, edge: int, resource: int, full: bool) -> Element:
    x, y = towards(centre(place), normal(place, edge), APOTHEM * EDGE)
    gem = GEMS[resource]
    inside = use(f"tp-gem-{gem}", 0, 0, 1.14) if full else None
    return keyed(
        f"shaft-{seat}-{place}-{edge}",
        "g",
        el("use", href="#tp-edge"),
        inside,
        class_=f"g-{gem}",
        transform=at(x, y),
        data_enter="ring",
    )
