"""Where everything is drawn: the pentagons in pixels, the round of villages, the player's mountain."""

from __future__ import annotations

import math
from functools import cache
from typing import Final

from trollbord.games.trolls_princesses.network import EDGES, is_leaning, vector
from trollbord.ink.shapes import Point

# -- the pentagons

EDGE: Final = 84.0
"""The edge of a tile on the canvas of a player's mountain."""
APOTHEM: Final = 0.6881909602355868
RADIUS: Final = 0.8506508083520399
ORIGIN: Final[Point] = (470.0, 410.0)
"""The middle of the first tile."""
CONTOUR: Final = 0.2628655560595668
CUT_OUTS: Final = (2.618033988749895, 0.0, -2.618033988749895)
_AXES: Final = [math.radians(180 + 72 * edge) for edge in range(EDGES)]


def pixel(x: float, y: float) -> Point:
    """From edges (y upwards) to the canvas."""
    return ORIGIN[0] + EDGE * x, ORIGIN[1] - EDGE * y


@cache
def centre(place: int) -> Point:
    """The middle of a place on the canvas."""
    at = vector(place)
    x = 2 * APOTHEM * sum([part * math.cos(axis) for part, axis in zip(at, _AXES)])
    y = 2 * APOTHEM * sum([part * math.sin(axis) for part, axis in zip(at, _AXES)])
    return pixel(x, y)


def normal(place: int, edge: int) -> float:
    """The direction across an edge in degrees, counted upwards."""
    return (72 * edge if is_leaning(place) else 180 + 72 * edge) % 360


def turned(place: int, turn: int) -> int:
    """How far a tile is turned here, clockwise in degrees."""
    return (-72 * turn - (180 if is_leaning(place) else 0)) % 360


def towards(middle: Point, degrees: float, far: float) -> Point:
    """A point so far from another in this direction."""
    turn = math.radians(degrees)
    return middle[0] + far * math.cos(turn), middle[1] - far * math.sin(turn)


@cache
def corners(place: int, grow: float = 1.0) -> tuple[Point, ...]:
    """The corners of a place, the first between its last and its first edge."""
    far = grow * RADIUS * EDGE
    return tuple([towards(centre(place), normal(place, edge) - 36, far) for edge in range(EDGES)])


# -- the round of villages: a canvas of 1000 by 1000

MIDDLE: Final = 500.0
SECTIONS: Final = {
    2: (234.0, 306.0),
    3: (162.0, 234.0, 306.0),
    4: (162.0, 234.0, 306.0, 18.0),
}
"""The middles of the villages in play, in degrees clockwise from east."""
ALL_SECTIONS: Final = (18.0, 90.0, 162.0, 234.0, 306.0)
SUPPLY_SECTION: Final = 90.0

CAMP_SPOTS: Final = ((-21.0, 178.0), (0.0, 178.0), (21.0, 178.0))
CAULDRON_REACH: Final = 254.0
CASTLE_SPOT: Final = (-1.0, 380.0)
BELL_SPOTS: Final = ((-28.0, 344.0), (-22.0, 392.0), (-30.0, 408.0))
HAMLET_SPOT: Final = (25.0, 344.0)
FARM_SPOT: Final = (27.0, 420.0)
NUMERAL_SPOT: Final = (-12.0, 446.0)
KING_SPOT: Final = (0.0, 322.0)


def spot(section: float, where: Point) -> Point:
    """A point so many degrees off the middle of a section and so far from the mountain."""
    turn = math.radians(section + where[0])
    return MIDDLE + where[1] * math.cos(turn), MIDDLE + where[1] * math.sin(turn)


def village_cauldrons(section: float, count: int) -> list[Point]:
    """The cauldrons of a village, side by side on an arc."""
    step = 54.0 / max(1, count - 1)
    return [spot(section, (-27 + step * index, CAULDRON_REACH)) for index in range(count)]


# -- the player's mountain: a canvas of 1120 by 820, the network left of its rim

CANVAS: Final = (1120, 820)
RIM: Final = ORIGIN[0] + EDGE * CONTOUR
CAVE_BOXES: Final = ((572, 22, 528, 168), (572, 200, 528, 168), (572, 378, 528, 168))
"""Mining, building, power: x, y, width, height."""
CHIPS: Final = ((1, 1, 1), (5, 5, 3), (9, 17, 13, 8))
"""Shares of the width that the actions of a cave take."""
TRACK: Final[Point] = (596, 590)
TRACK_STEP: Final = 58
BOARD_SHAFTS: Final[Point] = (600, 668)
ROYAL_ACTION: Final[Point] = (1020, 668)
BARN_ROW: Final[Point] = (602, 760)
BARN_STEP: Final = 66
ASIDE_SPOTS: Final[tuple[Point, ...]] = ((532, 50), (532, 98), (532, 282), (532, 330), (532, 504))
"""Where trolls wait that are not in play: by the rim, between the cut-outs."""
STORE: Final = ((918.0, 762.0), (990.0, 762.0), (1062.0, 762.0))


def cave_cauldron(cave: int, index: int) -> Point:
    """A cauldron of a cave."""
    x, y, _, _ = CAVE_BOXES[cave]
    return x + 62 + 74 * index, y + 64


def chip(cave: int, index: int) -> tuple[float, float, float]:
    """Middle and width of an action at the foot of a cave."""
    x, y, width, height = CAVE_BOXES[cave]
    shares = CHIPS[cave]
    whole = width - 24
    start = x + 12 + whole * sum(shares[:index]) / sum(shares)
    wide = whole * shares[index] / sum(shares)
    return start + wide / 2, y + height - 34, wide - 9


def camp_slot(slot: int) -> Point:
    """The red heptagons: three over the mining actions, one in the building cave."""
    if slot == 3:
        x, top, width, _ = CAVE_BOXES[1]
        return x + width - 30, top + 34
    middle, y, wide = chip(0, slot)
    return middle + wide / 2 - 28, y


def changeling_slot(slot: int) -> Point:
    """The red squares: beside the barns, on the track, over two steps of gaining power."""
    if slot == 0:
        return BARN_ROW[0] + 3 * BARN_STEP + 56, BARN_ROW[1] + 6
    if slot == 1:
        return TRACK[0] + TRACK_STEP * 7.5, TRACK[1]
    middle, y, wide = chip(2, 1)
    return middle + wide / 2 - (66 if slot == 2 else 24), y


def rim() -> list[Point]:
    """The left rim of the mountain from top to bottom, with its three cut-outs."""
    points: list[Point] = [(RIM, 6.0)]
    for cut in CUT_OUTS:
        points += [
            pixel(CONTOUR, cut + 0.809017),
            pixel(RADIUS, cut),
            pixel(CONTOUR, cut - 0.809017),
        ]
    return [*points, (RIM, CANVAS[1] - 6.0)]
