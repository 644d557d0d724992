"""How somebody walks from area to area: over the street between them, or over a bridge, never through the water."""

from __future__ import annotations

import math
from collections import deque
from functools import cache
from itertools import pairwise

from trollbord.games.ankh_morpork.box import NEIGHBOURS
from trollbord.games.ankh_morpork.look.chart import Chart, chart
from trollbord.ink.shapes import Point, inside


@cache
def way(standing: bool, start: int, end: int) -> tuple[Point, ...]:
    """Where one crosses the borders between two areas, in order."""
    lay = chart(standing)
    areas = route(start, end)
    return tuple([spot for pair in pairwise(areas) for spot in crossing(lay, *pair)])


@cache
def route(start: int, end: int) -> tuple[int, ...]:
    """The areas on a shortest way, both ends included."""
    came = {start: start}
    waiting = deque([start])
    while end not in came:
        here = waiting.popleft()
        for area in NEIGHBOURS[here]:
            if area not in came:
                came[area] = here
                waiting.append(area)
    areas = [end]
    while areas[-1] != start:
        areas.append(came[areas[-1]])
    return tuple(reversed(areas))


def crossing(lay: Chart, start: int, end: int) -> list[Point]:
    """The middle of the street between two neighbours, or both ends of their bridge."""
    for name in (f"s{start + 1}_{end + 1}", f"s{end + 1}_{start + 1}"):
        if name in lay.lines:
            street = lay.lines[name][1]
            return [street[len(street) // 2]]
    for banks in _bridges(lay.standing):
        if start in banks and end in banks:
            return [banks[start], banks[end]]
    return []


@cache
def _bridges(standing: bool) -> tuple[dict[int, Point], ...]:
    """Every bridge: where it ends, by area."""
    lay = chart(standing)
    return tuple([{_area(lay, one): one, _area(lay, two): two} for one, two, _ in lay.bridges])


def _area(lay: Chart, point: Point) -> int:
    """The area where a bridge ends."""
    return min(range(len(lay.outlines)), key=lambda area: _distance(lay, point, area))


def _distance(lay: Chart, point: Point, area: int) -> float:
    outline = lay.outlines[area]
    return 0.0 if inside(point, outline) else min([math.dist(point, edge) for edge in outline])
