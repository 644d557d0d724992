"""The knife and the gouge: paths whose edges are cut, not ruled. Every random shape has a seed."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from random import Random
from typing import TypeAlias

from trollbord.ink.cache import cached
from trollbord.ink.markup import Child, Markup, Value, el, num

Point: TypeAlias = tuple[float, float]


def at(x: float, y: float, scale: float = 1, turn: float = 0) -> str:
    """The value of a `transform`: put here, turned (in degrees), enlarged."""
    turned = f" rotate({num(turn)})" if turn else ""
    return f"translate({num(x)} {num(y)}){turned}" + (f" scale({scale:g})" if scale != 1 else "")


def line(points: Iterable[Point], closed: bool = True) -> str:
    """Path data through the points."""
    return "M" + "L".join([f"{num(x)} {num(y)}" for x, y in points]) + ("Z" if closed else "")


@cached
def path(data: str, **attributes: Value) -> Markup:
    """A path from its data."""
    return el("path", d=data, **attributes)


def group(*children: Child, **attributes: Value) -> Markup:
    """Children in one `<g>`."""
    return el("g", *children, **attributes)


@cached
def use(symbol: str, x: float, y: float, scale: float = 1, **attributes: Value) -> Markup:
    """A symbol, put at a place."""
    return el("use", href=f"#{symbol}", transform=at(x, y, scale), **attributes)


def symbol(name: str, *children: Child, **attributes: Value) -> Markup:
    """A shape drawn once and used often."""
    return el("symbol", *children, id=name, overflow="visible", **attributes)


def cut_edge(start: Point, end: Point, step: float, depth: float, seed: str = "") -> list[Point]:
    """Chips from start (included) to end (left out). The same edge read backwards gives the same points."""
    first, last = sorted((start, end))
    length = math.dist(first, last)
    count = max(1, round(length / step))
    dice = Random(f"{first}{last}{seed}")
    across = ((last[1] - first[1]) / (length or 1), (first[0] - last[0]) / (length or 1))
    points = [first]
    for chip in range(1, count):
        along = (chip + dice.uniform(-0.28, 0.28)) / count
        off = dice.uniform(-depth, depth)
        x = first[0] + (last[0] - first[0]) * along + across[0] * off
        points.append((x, first[1] + (last[1] - first[1]) * along + across[1] * off))
    points.append(last)
    if start != first:
        points.reverse()
    return points[:-1]


def cut_polygon(
    corners: Sequence[Point], step: float = 16, depth: float = 3, seed: str = ""
) -> list[Point]:
    """A polygon with cut edges."""
    points: list[Point] = []
    for start, end in around(corners):
        points += cut_edge(start, end, step, depth, seed)
    return points


def around(corners: Sequence[Point]) -> list[tuple[Point, Point]]:
    """The sides of a polygon."""
    return list(zip(corners, [*corners[1:], corners[0]], strict=True))


def gouge(x: float, y: float, angle: float, length: float, width: float, bend: float = 0) -> str:
    """Path data of a lens-shaped cut centred on (x, y)."""
    dx, dy = math.cos(angle) * length / 2, math.sin(angle) * length / 2
    nx, ny = -math.sin(angle), math.cos(angle)
    one, two = bend + width, bend - width
    return (
        f"M{num(x - dx)} {num(y - dy)}Q{num(x + nx * one)} {num(y + ny * one)} {num(x + dx)} {num(y + dy)}"
        f"Q{num(x + nx * two)} {num(y + ny * two)} {num(x - dx)} {num(y - dy)}Z"
    )


def wedge(start: Point, end: Point, width: float) -> str:
    """Path data of a cut that begins wide and ends in a point."""
    length = math.dist(start, end) or 1
    nx = -(end[1] - start[1]) / length * width / 2
    ny = (end[0] - start[0]) / length * width / 2
    return line([(start[0] + nx, start[1] + ny), end, (start[0] - nx, start[1] - ny)])


def star(points: int, outer: float, inner: float, centre: Point = (0, 0), turn: float = -90) -> str:
    """Path data of a star."""
    corners = []
    for corner in range(points * 2):
        radius, angle = inner if corner % 2 else outer, math.radians(turn + corner * 180 / points)
        corners.append((centre[0] + radius * math.cos(angle), centre[1] + radius * math.sin(angle)))
    return line(corners)


def polygon(points: int, radius: float, centre: Point = (0, 0), turn: float = -90) -> list[Point]:
    """The corners of a regular polygon."""
    angles = [math.radians(turn + corner * 360 / points) for corner in range(points)]
    return [(centre[0] + radius * math.cos(a), centre[1] + radius * math.sin(a)) for a in angles]


def inside(point: Point, corners: Sequence[Point]) -> bool:
    """Is the point in the polygon?"""
    x, y = point
    hit = False
    for (x1, y1), (x2, y2) in around(corners):
        if (y1 > y) != (y2 > y) and x < (x2 - x1) * (y - y1) / (y2 - y1) + x1:
            hit = not hit
    return hit


def is_near_edge(point: Point, corners: Sequence[Point], margin: float) -> bool:
    """Is the point nearer to one of the polygon's sides than the margin?"""
    x, y = point
    for (x1, y1), (x2, y2) in around(corners):
        if (x < x1 - margin and x < x2 - margin) or (x > x1 + margin and x > x2 + margin):
            continue
        if (y < y1 - margin and y < y2 - margin) or (y > y1 + margin and y > y2 + margin):
            continue
        dx, dy = x2 - x1, y2 - y1
        along = max(0.0, min(1.0, ((x - x1) * dx + (y - y1) * dy) / (dx**2 + dy**2 or 1)))
        if math.dist(point, (x1 + along * dx, y1 + along * dy)) < margin:
            return True
    return False


def scatter(
    corners: Sequence[Point],
    gap: float,
    margin: float,
    seed: str,
    keep_off: Sequence[tuple[float, float, float]] = (),
    squash: float = 1,
) -> list[Point]:
    """Points spread evenly inside a polygon, off its edge and off circles (x, y, radius); back to front."""
    dice = Random(seed)
    left, right = min(x for x, _ in corners), max(x for x, _ in corners)
    top, foot = min(y for _, y in corners), max(y for _, y in corners)
    found: list[Point] = []
    for _ in range(1400):
        x, y = point = (dice.uniform(left, right), dice.uniform(top, foot))
        if any(math.hypot(x - fx, (y - fy) / squash) < gap for fx, fy in found):
            continue
        if any(math.dist(point, (cx, cy)) < radius for cx, cy, radius in keep_off):
            continue
        if inside(point, corners) and not is_near_edge(point, corners, margin):
            found.append(point)
    return sorted(found, key=lambda place: place[1])


def rotate(point: Point, angle: float, centre: Point = (0, 0)) -> Point:
    """The point, turned about a centre by an angle in radians."""
    x, y = point[0] - centre[0], point[1] - centre[1]
    cos, sin = math.cos(angle), math.sin(angle)
    return (centre[0] + x * cos - y * sin, centre[1] + x * sin + y * cos)
