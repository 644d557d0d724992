"""Shafts: which of a player's hold a piece, and the ones printed on the board.

The board's are filled first, then centres, then edges (TP-R.47).
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from trollbord.games.trolls_princesses.clans import CLANS
from trollbord.games.trolls_princesses.look.layout import BOARD_SHAFTS
from trollbord.games.trolls_princesses.look.scenery import GEMS
from trollbord.games.trolls_princesses.network import beside
from trollbord.games.trolls_princesses.tiles import CENTRE_SHAFTS, PLAIN, shown
from trollbord.games.trolls_princesses.view import TrollsView
from trollbord.ink.cache import cached
from trollbord.ink.markup import Element, keyed
from trollbord.ink.shapes import group, path, use


class Contents:
    """Which shafts of a player hold a piece."""

    def __init__(self, view: TrollsView, seat: int) -> None:
        left = view.filled[seat][:]
        printed = CLANS[view.clans[seat]].shafts
        self.board: Final = [
            (resource, _take(left, resource))
            for resource in range(3)
            for _ in range(printed[resource])
        ]
        self.tiles: Final = [_centre(left, tile) for tile in view.tiles[seat]]
        self.edges: Final = [
            (place, edge, resource, _take(left, resource))
            for place, edge, resource in joined(view, seat)
        ]


def _take(left: list[int], resource: int) -> bool:
    left[resource] -= 1
    return left[resource] >= 0


def _centre(left: list[int], tile: int) -> int:
    gems = 0
    for resource in range(3):
        for _ in range(CENTRE_SHAFTS[tile][resource]):
            gems += _take(left, resource)
    return gems


def joined(view: TrollsView, seat: int) -> list[tuple[int, int, int]]:
    """The shafts that two tiles make together: place, edge, resource."""
    laid, tiles, turns = view.places[seat], view.tiles[seat], view.turns[seat]
    found = []
    for number, place in enumerate(laid):
        for edge, other in beside(laid, place):
            half = shown(tiles[number], turns[number], edge)
            if other < number and half < PLAIN and half == shown(tiles[other], turns[other], edge):
                found.append((place, edge, half))
    return found


@lru_cache(maxsize=256)
def board_shafts(seat: int, shafts: tuple[tuple[int, bool], ...]) -> Element:
    """TP-BOARD.5: the shafts printed on the board, and which are full."""
    drawn = [
        _board_shaft(seat, index, GEMS[resource], full)
        for index, (resource, full) in enumerate(shafts)
    ]
    return keyed(f"shafts-{seat}", "g", drawn)


@cached
def _board_shaft(seat: int, index: int, gem: str, full: bool) -> Element:
    x, y = BOARD_SHAFTS[0] + 57 * index, BOARD_SHAFTS[1]
    arch = f"M{x - 25} {y + 27}V{y}a25 25 0 0 1 50 0v27z"
    hole = f"M{x - 17} {y + 27}V{y + 1}a17 17 0 0 1 34 0v26z"
    drawn = group(
        path(arch, fill="var(--wood-2)", stroke="var(--key)", stroke_width=3),
        path(hole, fill="var(--hole)", stroke="var(--g)", stroke_width=3.4),
        use(f"tp-gem-{gem}", x, y + 5, 1.15) if full else None,
        class_=f"g-{gem}",
    )
    return keyed(f"shaft-{seat}-{index}", "g", drawn)
