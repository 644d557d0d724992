"""Tiles as pictures: pentagons with passages, half shafts, walls and what lies in their chamber."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from functools import cache
from random import Random
from typing import Final, NamedTuple

from trollbord.games.trolls_princesses.effects import NOTHING, Effect
from trollbord.games.trolls_princesses.look.layout import APOTHEM, EDGE, RADIUS, towards
from trollbord.games.trolls_princesses.look.scenery import (
    GEMS,
    bell,
    camp,
    changeling,
    heptagon,
    icon_at,
    label,
    outlined,
)
from trollbord.games.trolls_princesses.spaces import BED, BELL, CAMP, CHANGELING, SORTS
from trollbord.games.trolls_princesses.tiles import BELL as BELL_DEN
from trollbord.games.trolls_princesses.tiles import (
    CENTRE_SHAFTS,
    DEN_COUNT,
    DENS,
    KIND,
    PLAIN,
    PRINCESS,
    RESOURCE,
    ROYALS,
    TILES,
    VP,
    WALL,
    shown,
)
from trollbord.ink.cache import cached
from trollbord.ink.markup import Markup, el, join
from trollbord.ink.shapes import Point, at, cut_polygon, gouge, group, line, path, symbol, use

LOOK_OF: Final = ("res", "pri", "bel", "vp", "roy")
"""The colours of each kind of tile."""

GIFT: Final[dict[str, list[tuple[str, str]]]] = {
    "": [],
    "fill": [("fill", "")],
    "tp1": [("troll-power", "1")],
    "tp2": [("troll-power", "2")],
    "g1": [("gold", "")],
    "d1": [("diamond", "")],
    "o1": [("obsidian", "")],
    "o2": [("obsidian", "2")],
    "c1": [("cow", "")],
    "c2": [("cow", "2")],
    "mine-o2": [("obsidian", "2")],
    "mine-o3": [("obsidian", "3")],
    "mine-g1": [("gold", "1")],
    "mine-g2": [("gold", "2")],
    "mine-d1": [("diamond", "1")],
    "den": [("den", "")],
    "card": [("cards", "")],
    "trolls2": [("troll", "2")],
    "troll-human": [("troll", ""), ("human", "")],
    "humans3": [("human", "3")],
}
"""The signs of an effect by its spelling: symbol and number."""


def gifts(*effects: Effect) -> list[tuple[str, str]]:
    """The signs of several effects, one after the other."""
    return [sign for effect in effects for sign in GIFT[effect.spelling]]


COUNTED: Final = {
    "bat_cards": "bat",
    "toad_cards": "toad",
    "snake_cards": "snake",
    "any_cards": "cards",
    "one_of_each_totem": "cards",
    "diamonds": "diamond",
    "gold": "gold",
    "obsidian": "obsidian",
    "cows": "cow",
    "humans": "human",
    "troll_power": "troll-power",
    "princess_dens": "bed",
    "resource_dens": "shaft",
    "bell_dens": "bell",
    "vp_dens": "vp",
    "royal_tiles": "crown-solid",
    "any_tiles": "den",
    "obsidian_shafts": "obsidian",
    "gold_shafts": "gold",
    "diamond_shafts": "diamond",
    "neutral_camps": "camp",
    "neutral_changelings": "changeling",
    "bells": "bell",
    "princesses": "princess",
}
"""The symbol of what is counted."""


class Content(NamedTuple):
    """What lies on a tile: pieces in its centre shafts, stored pieces by sort."""

    gems: int = 0
    stored: tuple[int, ...] = (0, 0, 0, 0)


def signs(wanted: Sequence[tuple[str, str]], x: float, y: float, size: float, cut: str) -> Markup:
    """Symbols with their numbers, side by side, centred."""
    return _signs(tuple(wanted), x, y, size, cut)


@cached
def _signs(
    wanted: tuple[tuple[str, str], ...], x: float, y: float, size: float, cut: str
) -> Markup:
    widths = [size * (1.1 + 0.55 * len(number)) for _, number in wanted]
    left = x - sum(widths) / 2
    drawn: list[Markup] = []
    for (name, number), width in zip(wanted, widths):
        drawn.append(icon_at(name, left + size / 2, y, size, cut=cut))
        if number:
            drawn.append(
                label(number, left + size * (1.0 + 0.25 * len(number)), y + size * 0.3, size * 0.8)
            )
        left += width
    return join(drawn)


@cache
def tile_shape(tile: int) -> Markup:
    """The part of a tile that turns, as a symbol: rock, passages, half shafts and walls; edge 0 to the left."""
    return symbol(f"tp-tile-{tile}", _body(tile))


@cached
def tile_picture(tile: int, middle: Point, degrees: float, content: Content) -> Markup:
    """A whole tile, turned clockwise by so many degrees; what lies in its chamber stays upright."""
    body = el("use", href=f"#tp-tile-{tile}", transform=at(*middle, 1, degrees))
    return join(body, chamber(tile, *middle, content))


def facing(edge: int) -> float:
    """The direction of an edge of an unturned tile."""
    return 180 + 72 * edge


def _body(tile: int) -> Markup:
    middle, turn = (0.0, 0.0), 0
    look = LOOK_OF[KIND[tile]]
    radius = RADIUS * EDGE - 1.2
    points = [towards(middle, facing(edge) - 36, radius) for edge in range(5)]
    rock = path(
        line(points),
        fill=f"var(--t-{look})",
        stroke="var(--tile-rim)",
        stroke_width=3.4,
        stroke_linejoin="round",
    )
    clip = f"tp-clip-{tile}"
    inner = group(_ways(tile, middle, facing, turn, look), clip_path=f"url(#{clip})")
    return join(
        rock,
        _cuts(tile, middle, facing, radius),
        el("clipPath", path(line(points)), id=clip),
        inner,
        _walls(tile, middle, facing, turn, radius),
    )


def _cuts(tile: int, middle: Point, facing: Callable[[int], float], radius: float) -> Markup:
    dice = Random(TILES[tile])
    cuts = ""
    for edge in range(5):
        for _ in range(2):
            lean = facing(edge) - 36 + dice.uniform(-9, 9)
            x, y = towards(middle, lean, radius * dice.uniform(0.66, 0.84))
            cuts += gouge(x, y, math.radians(126 - facing(edge)), 15, 1.5)
    return path(cuts, fill="#fff", opacity=0.16)


def _ways(tile: int, middle: Point, facing: Callable[[int], float], turn: int, look: str) -> Markup:
    """Passages from the chamber to the edges, with the half shafts at their ends."""
    ends = [
        (edge, towards(middle, facing(edge), APOTHEM * EDGE - 0.6))
        for edge in range(5)
        if shown(tile, turn, edge) != WALL
    ]
    ways = "".join([line([middle, end], closed=False) for _, end in ends])
    rough = cut_polygon([towards(middle, 90 + 45 * i, 41) for i in range(8)], 20, 1.2, TILES[tile])
    halves = [
        _half_shaft(end, facing(edge), GEMS[shown(tile, turn, edge)])
        for edge, end in ends
        if shown(tile, turn, edge) < PLAIN
    ]
    return join(
        path(line([towards(middle, 90 + 45 * i, 43) for i in range(8)]), fill="var(--key)"),
        path(ways, stroke="var(--key)", stroke_width=39, fill="none"),
        path(ways, stroke="var(--floor)", stroke_width=33, fill="none"),
        path(line(rough), fill=f"var(--k-{look})"),
        halves,
    )


def _half_shaft(end: Point, degrees: float, gem: str) -> Markup:
    turn = math.radians(degrees)
    along = math.sin(turn) * 15.5, math.cos(turn) * 15.5
    start, stop = (end[0] + along[0], end[1] + along[1]), (end[0] - along[0], end[1] - along[1])
    arc = f"M{start[0]:.1f} {start[1]:.1f}A15.5 15.5 0 0 1 {stop[0]:.1f} {stop[1]:.1f}Z"
    return group(
        path(arc, fill="var(--hole)", stroke="var(--key)", stroke_width=7),
        path(arc, fill="var(--gf)", stroke="var(--g)", stroke_width=4),
        class_=f"g-{gem}",
    )


def _walls(
    tile: int, middle: Point, facing: Callable[[int], float], turn: int, radius: float
) -> Markup:
    walls = "".join(
        [
            line(
                [towards(middle, facing(edge) + side, radius * 0.955) for side in (-33, 33)],
                closed=False,
            )
            for edge in range(5)
            if shown(tile, turn, edge) == WALL
        ]
    )
    if not walls:
        return join()
    return join(
        path(walls, stroke="var(--key)", stroke_width=11),
        path(walls, stroke="var(--stone-1)", stroke_width=6, stroke_dasharray="11 2.5"),
    )


# -- what lies in the chamber; always upright


@cached
def chamber(tile: int, x: float, y: float, content: Content) -> Markup:
    """What lies in the middle of a tile."""
    if tile >= DEN_COUNT:
        return _royal(tile, x, y, content)
    kind = KIND[tile]
    if kind == RESOURCE:
        return _resource(tile, x, y, content)
    if kind == PRINCESS:
        lying = content.stored[BED] > 0
        bed = icon_at("bed", x, y + 8, 50, "#5A2E34" if lying else "var(--ink)", "var(--k-pri)")
        return join(bed, use("tp-princess", x, y - 6, 0.86) if lying else None)
    if kind == BELL_DEN:
        return _bell_den(tile, x, y, content)
    assert kind == VP
    return _vp_den(tile, x, y)


@cached
def shaft(x: float, y: float, gem: str, full: bool, radius: float = 13.5) -> Markup:
    """A shaft, with its piece if it is full."""
    ring = el(
        "circle", cx=x, cy=y, r=radius, fill="var(--hole)", stroke="var(--g)", stroke_width=2.6
    )
    return group(ring, use(f"tp-gem-{gem}", x, y, radius / 14) if full else None, class_=f"g-{gem}")


def _resource(tile: int, x: float, y: float, content: Content) -> Markup:
    shafts = [shaft(x + side * 15, y - 13, "o", content.gems > i) for i, side in enumerate((-1, 1))]
    if content.stored[CAMP]:
        return join(shafts, camp(x, y + 18, 18.5))
    field = path(
        heptagon(x, y + 18, 18.5), fill="var(--k-res)", stroke="var(--key)", stroke_width=2.4
    )
    return join(shafts, field, signs(gifts(DENS[tile].bonus), x, y + 18, 18, "var(--k-res)"))


def _bell_den(tile: int, x: float, y: float, content: Content) -> Markup:
    if content.stored[BELL]:
        return bell(x, y, 52)
    space = el(
        "circle", cx=x, cy=y + 3, r=17, fill="var(--k-bel)", stroke="var(--key)", stroke_width=2
    )
    hung = group(icon_at("bell", x, y - 2, 52, "var(--ink)", "var(--k-bel)"), opacity=0.5)
    return join(hung, space, signs(gifts(DENS[tile].bonus), x, y + 3, 18, "var(--k-bel)"))


def _vp_den(tile: int, x: float, y: float) -> Markup:
    den = DENS[tile]
    number = "" if den.per == 1 else str(den.per)
    return join(
        outlined("vp", x, y - 10, 36, "#FFF3C4", "#FFF3C4"),
        label(1, x, y - 3, 17, "#2A2110"),
        signs([(COUNTED[den.counts], number)], x, y + 19, 25, "var(--k-vp)"),
    )


def _royal(tile: int, x: float, y: float, content: Content) -> Markup:
    row = ROYALS[tile - DEN_COUNT]
    crown = outlined("crown-solid", x, y - 22, 28, "#F3C74E", "#F3C74E")
    if row.action is not NOTHING:
        return join(crown, signs(gifts(row.action), x, y + 12, 29, "var(--k-roy)"))
    if sum(row.shafts):
        return join(crown, _royal_shafts(tile, x, y, content))
    if row.totems:
        wild = [("bat", ""), ("snake", ""), ("toad", "")]
        return join(crown, signs(wild, x, y + 12, 24, "var(--k-roy)"))
    return join(crown, _royal_spaces(row.spaces, x, y, content))


def _royal_shafts(tile: int, x: float, y: float, content: Content) -> Markup:
    resource = next(r for r in range(3) if CENTRE_SHAFTS[tile][r])
    count = CENTRE_SHAFTS[tile][resource]
    step = 25 if count < 4 else 20
    return join(
        [
            shaft(
                x + (i - (count - 1) / 2) * step, y + 12, GEMS[resource], content.gems > i, step / 2
            )
            for i in range(count)
        ]
    )


def _royal_spaces(
    spaces: tuple[int, int, int, int], x: float, y: float, content: Content
) -> Markup:
    sorts = [sort for sort in range(len(SORTS)) for _ in range(spaces[sort])]
    seen: dict[int, int] = {}
    drawn: list[Markup] = []
    for index, sort in enumerate(sorts):
        seen[sort] = seen.get(sort, 0) + 1
        at_x = x + (index - (len(sorts) - 1) / 2) * 38
        drawn.append(
            space_for(sort, at_x, y + 13, content.stored[sort] >= seen[sort], "var(--k-roy)")
        )
    return join(drawn)


@cached
def space_for(sort: int, x: float, y: float, taken: bool, cut: str, size: float = 17) -> Markup:
    """A space for a sort of piece, taken or free."""
    if taken and sort == CAMP:
        return camp(x, y, size)
    if taken and sort == CHANGELING:
        return changeling(x, y, size)
    if taken and sort == BED:
        return use("tp-princess", x, y, size / 20)
    if taken:
        return bell(x, y, size * 2)
    return group(
        icon_at(("camp", "changeling", "bell", "bed")[sort], x, y, size * 1.7, cut=cut), opacity=0.5
    )
