"""The underground network: places of regular pentagons by an exact integer rule.

A place is a vector of five integers whose sum is 0 (upright) or 1 (leaning); across edge k lies the
place with one more (or, from a leaning place, one less) at k. The vector is packed into one integer.
Distances are numbers x + y * phi with integers x and y, so no comparison is ever rounded.
"""

from functools import lru_cache
from typing import Final

EDGES: Final = 5
"""Sides of a tile."""

_BITS: Final = 8  # two tiles of one network are at most 83 steps apart, so differences stay unique
_ZERO: Final = 1 << (_BITS - 1)
_LEANING: Final = 1 << (_BITS * EDGES)
_STEP: Final = [(1 << (_BITS * edge)) + _LEANING for edge in range(EDGES)]

FIRST: Final = sum(_ZERO << (_BITS * edge) for edge in range(EDGES))
"""The place of the first tile: the marked cut-out of the board."""

_CUT_OUTS: Final = (FIRST, FIRST + _STEP[1] - _STEP[4], FIRST - _STEP[1] + _STEP[4])
_overlapping: Final[dict[int, bool]] = {}


def is_leaning(place: int) -> bool:
    """Whether the tile here stands with an edge, not a corner, towards the board."""
    return place >= _LEANING


def vector(place: int) -> list[int]:
    """The five coordinates of a place."""
    return [((place >> (_BITS * edge)) & (2 * _ZERO - 1)) - _ZERO for edge in range(EDGES)]


def place_at(coordinates: list[int]) -> int:
    """The place with these five coordinates."""
    place = FIRST + (_LEANING if sum(coordinates) else 0)
    for edge in range(EDGES):
        place += coordinates[edge] << (_BITS * edge)
    return place


def neighbour(place: int, edge: int) -> int:
    """The place across an edge; the shared edge has the same number on both sides."""
    return place - _STEP[edge] if place >= _LEANING else place + _STEP[edge]


def is_negative(whole: int, golden: int) -> bool:
    """Whether whole + golden * phi is below zero, exactly."""
    rational = 2 * whole + golden  # twice the number is rational + golden * sqrt(5)
    if rational < 0:
        return golden <= 0 or 5 * golden * golden < rational * rational
    return golden < 0 and 5 * golden * golden > rational * rational


def _apart_on(step: list[int], edge: int, same: bool) -> bool:
    """Whether the axis across an edge separates two tiles whose centres differ by this vector."""
    beside = step[edge - 1] + step[edge - 4]
    opposite = step[edge - 2] + step[edge - 3]
    whole, golden = 2 * step[edge] - beside, beside - opposite  # in apothems
    if not same:
        return not is_negative(whole - 2, golden)
    if is_negative(whole, golden):
        whole, golden = -whole, -golden
    return not is_negative(whole + 1, golden - 2)  # the square root of 5 is 2 * phi - 1


def overlap(one: int, other: int) -> bool:
    """Whether tiles at two places would lie on one another."""
    if one >= _LEANING and other < _LEANING:
        one, other = other, one
    difference = other - one
    known = _overlapping.get(difference)
    if known is None:
        here, there = vector(one), vector(other)
        step = [there[edge] - here[edge] for edge in range(EDGES)]
        same = is_leaning(one) == is_leaning(other)
        known = not any(_apart_on(step, edge, same) for edge in range(EDGES))
        _overlapping[difference] = known
    return known


def is_ground(place: int) -> bool:
    """Whether a tile may lie here without reaching over the rim of the board."""
    if place in _CUT_OUTS:
        return True
    at = vector(place)
    beside, opposite = at[1] + at[4], at[2] + at[3]
    whole, golden = 2 * at[0] - beside, beside - opposite  # apothems between centre and cut-outs
    if is_leaning(place):
        return not is_negative(whole + 1, golden - 1)
    return not is_negative(whole + 4, golden - 3)


@lru_cache(
    maxsize=1 << 12
)  # a search lays the same few tiles at the same few places again and again
def widened(
    open_places: tuple[int, ...],
    laid: tuple[int, ...],
    sealed: tuple[int, ...],
    place: int,
    seals: bool,
) -> tuple[int, ...]:
    """The open places once a tile lies at one of them.

    Open is where a tile with five passages may lie: beside a tile, on no other, at no wall. `laid`
    holds the tiles before this one, `sealed` those of them with walls; `seals` tells that this one
    has walls, so that nothing may ever lie beside it.
    """
    around = [neighbour(place, edge) for edge in range(EDGES)]
    free = [
        spot for spot in open_places if not overlap(spot, place) and not (seals and spot in around)
    ]
    if not seals:
        for spot in around:
            if spot not in free and _is_open(spot, laid, sealed):
                free.append(spot)
    return tuple(free)


def _is_open(spot: int, laid: tuple[int, ...], sealed: tuple[int, ...]) -> bool:
    if not is_ground(spot):
        return False
    for tile in laid:
        if overlap(spot, tile):
            return False
    return all(neighbour(spot, edge) not in sealed for edge in range(EDGES))


def beside(laid: tuple[int, ...], place: int) -> list[tuple[int, int]]:
    """The edges of a place behind which tiles lie, each with the number of that tile (from 0)."""
    known, around = _last[0]
    if known is not laid:
        around = _around(laid)
        _last[0] = (laid, around)
    return around.get(place, _NOTHING)


def touching(laid: tuple[int, ...], place: int) -> list[int]:
    """The edges of a place behind which tiles lie."""
    return [edge for edge, _ in beside(laid, place)]


def name(laid: tuple[int, ...], place: int) -> tuple[int, int]:
    """How players call a place: the first laid tile that it touches (from 1) and the edge (1 to 5)."""
    tile, edge = min([(tile, edge) for edge, tile in beside(laid, place)])
    return tile + 1, edge + 1


_Around = dict[int, list[tuple[int, int]]]
_NOTHING: Final[list[tuple[int, int]]] = []
_last: Final[list[tuple[tuple[int, ...], _Around]]] = [((), {})]
"""The network that was asked for last, with its answers: the next question is nearly always about the same one."""


@lru_cache(maxsize=1 << 12)  # a search asks for the same few networks thousands of times
def _around(laid: tuple[int, ...]) -> _Around:
    """What lies beside every place that touches these tiles, by edge; it is cached, so callers must not change it."""
    if not laid:
        return {}
    # A network grows tile by tile, so what lay beside its places before is nearly always known.
    found = _around(laid[:-1]).copy()
    tile = len(laid) - 1
    for edge in range(EDGES):
        spot = neighbour(laid[tile], edge)
        found[spot] = sorted([*found.get(spot, _NOTHING), (edge, tile)])
    return found
