"""A player's mountain: caves, track, shafts, barns and store, and the network dug beside it."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Final

from trollbord.games.trolls_princesses.box import (
    ASIDE,
    BARN_COUNT,
    BARNS,
    CAMP_SLOTS,
    CAVES,
    CHANGELING_SLOTS,
    CLANS,
    COVERS_COW,
    COVERS_TRACK,
    COWS,
    MINING,
    TROLL_POWER,
)
from trollbord.games.trolls_princesses.layout import (
    APOTHEM,
    ASIDE_SPOTS,
    BARN_ROW,
    BARN_STEP,
    BOARD_SHAFTS,
    CANVAS,
    CAVE_BOXES,
    EDGE,
    ROYAL_ACTION,
    STORE,
    TRACK,
    TRACK_STEP,
    camp_slot,
    cave_cauldron,
    centre,
    changeling_slot,
    chip,
    corners,
    normal,
    rim,
    towards,
)
from trollbord.games.trolls_princesses.network import name, neighbour, touching
from trollbord.games.trolls_princesses.pentagon import GIFT, Content, shaft, signs, tile_picture
from trollbord.games.trolls_princesses.scenery import (
    GEMS,
    LOOKS,
    camp,
    changeling,
    empty_square,
    icon_at,
    king_at,
    label,
    outlined,
    pot,
    troll_at,
)
from trollbord.games.trolls_princesses.tiles import CENTRE_SHAFTS, PLAIN, shown
from trollbord.games.trolls_princesses.view import TrollsView
from trollbord.ink.markup import Element, Markup, el, join, keyed
from trollbord.ink.shapes import Point, at, cut_polygon, gouge, group, line, path, use

_ACTIONS: Final = (
    ((1, "obsidian", ""), (2, "gold", ""), (3, "diamond", "")),
    ((3, "camp", "cow"), (2, "den", "obsidian"), (1, "turn-right", "")),
    (
        (2, "fill", ""),
        (2, "troll-power", ""),
        (1, "cards", "troll-power cow"),
        (1, "turn-right", ""),
    ),
)
"""The actions at the foot of each cave: points, sign, what is paid besides."""


# -- what is full: the board's shafts first, then centres, then edges (ruling 47)


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
        for edge in touching(laid[:number], place):
            other = laid.index(neighbour(place, edge))
            half = shown(tiles[number], turns[number], edge)
            if half < PLAIN and half == shown(tiles[other], turns[other], edge):
                found.append((place, edge, half))
    return found


# -- the whole


def mountain(view: TrollsView, seat: int, spots: bool = False) -> Element:
    """One player's board and network as a picture of its own; with `spots`, the open places too."""
    box = bounds(view, seat)
    contents = Contents(view, seat)
    return keyed(
        f"mountain-{seat}",
        "svg",
        _earth(box),
        use("tp-rock", 0, 0),
        _board(view, seat, contents),
        _network(view, seat, contents),
        _spots(view, seat) if spots else None,
        class_="trolls",
        viewBox=f"{box[0]:.0f} {box[1]:.0f} {box[2]:.0f} {box[3]:.0f}",
        preserveAspectRatio="xMaxYMid meet",
    )


def bounds(view: TrollsView, seat: int) -> tuple[float, float, float, float]:
    """The part of the canvas that board, tiles and open places need: x, y, width, height."""
    places = [*view.places[seat], *view.open_places[seat]]
    points = [corner for place in places for corner in corners(place)]
    left = min([170.0, *[x for x, _ in points]]) - 24
    top = min([0.0, *[y for _, y in points]]) - 6
    foot = max([CANVAS[1] + 8.0, *[y for _, y in points]]) + 6
    return left, top, CANVAS[0] + 6 - left, foot - top


def _earth(box: tuple[float, float, float, float]) -> Markup:
    left, top, _, height = box[0] + 10, box[1] + 4, box[2], box[3] - 8
    foot = top + height
    shape = cut_polygon(
        [(left + 60, top + 20), (left + 200, top), (520, top), (520, foot), (left + 190, foot),
         (left + 40, foot - 50), (left, foot - 220), (left + 6, top + 240)], 30, 6, "earth",
    )  # fmt: skip
    dice = Random("earth")
    cuts = "".join(
        [
            gouge(
                dice.uniform(left + 30, 500), dice.uniform(top + 20, foot - 20), dice.uniform(-0.35, 0.35),
                dice.uniform(14, 46), 2,
            )
            for _ in range(60)
        ]
    )  # fmt: skip
    return join(
        path(line(shape), fill="var(--earth)"), path(cuts, fill="var(--earth-d)", opacity=0.7)
    )


@cache
def rock() -> Markup:
    """The board itself, without anything on it."""
    right, foot = CANVAS[0] - 8, CANVAS[1]
    outline = [
        *rim(),
        (right - 40, foot - 6.0),
        (right, foot - 40.0),
        (right, 46.0),
        (right - 40, 6.0),
    ]
    dice = Random("board")
    cuts = [
        gouge(
            dice.uniform(510, right - 20),
            dice.uniform(20, 800),
            dice.uniform(-0.5, 0.1),
            dice.uniform(16, 44),
            2,
        )
        for _ in range(70)
    ]
    light = (
        "M492 6H760L640 190L560 150L520 260L492 240ZM700 814L820 690L900 760L1000 640L1112 700V780L1072 814Z"
        "M1112 46V300L1040 180L1072 6Z"
    )
    return join(
        group(path(line(outline), fill="var(--shade)"), transform=at(5, 8)),
        path(
            line(outline),
            fill="var(--rock)",
            stroke="var(--key)",
            stroke_width=4,
            stroke_linejoin="round",
        ),
        path(light, fill="var(--rock-l)", opacity=0.5),
        path("".join(cuts), fill="var(--rock-d)", opacity=0.55),
        [_cave_ground(cave) for cave in range(len(CAVES))],
    )


def _cave_ground(cave: int) -> Markup:
    x, y, width, height = CAVE_BOXES[cave]
    shape = cut_polygon(
        [(x + 14, y), (x + width - 20, y), (x + width, y + 22), (x + width, y + height - 18),
         (x + width - 18, y + height), (x + 16, y + height), (x, y + height - 22), (x, y + 18)],
        34, 3.4, CAVES[cave],
    )  # fmt: skip
    dice = Random(CAVES[cave])
    cuts = [
        gouge(
            x + dice.uniform(30, width - 30), y + dice.uniform(10, 96), dice.uniform(-0.3, 0.3),
            dice.uniform(14, 40), 1.6,
        )
        for _ in range(16)
    ]  # fmt: skip
    floor = (
        f"M{x + 6} {y + 98}Q{x + width / 2} {y + 86} {x + width - 6} {y + 98}V{y + 104}H{x + 6}Z"
    )
    return join(
        path(
            line(shape),
            fill="var(--cave)",
            stroke="var(--key)",
            stroke_width=4,
            stroke_linejoin="round",
        ),
        path("".join(cuts), fill="var(--cave-l)"),
        path(floor, fill="var(--cave-l)"),
    )


# -- the board


def _board(view: TrollsView, seat: int, contents: Contents) -> Markup:
    return join(
        [_cave(view, seat, cave) for cave in range(len(CAVES))],
        _track(view, seat),
        _shafts(contents),
        _royal_action(view, seat),
        _barns(view, seat),
        _aside(view, seat),
        [_store(view, seat, resource) for resource in range(3)],
    )


def _cave(view: TrollsView, seat: int, cave: int) -> Element:
    x, y, width, height = CAVE_BOXES[cave]
    look = LOOKS[view.clans[seat]]
    trolls = view.trolls[seat].count(MINING + cave)
    humans = view.humans[seat][cave]
    drawn: list[Markup] = []
    for index in range(5):
        px, py = cave_cauldron(cave, index)
        drawn.append(pot(px, py + 20, 50))
        if index < trolls:
            drawn.append(troll_at(look, px - 2, py - 4, 1.18))
        elif index < trolls + humans:
            drawn.append(use("tp-human", px, py - 4, 1.08))
    if view.king == MINING + cave and view.king_seat == seat:
        drawn.append(king_at(x + 436, y + 68, 1.28))
    active = view.active == seat and view.place == MINING + cave and view.points > 0
    frame = el("rect", x=x, y=y, width=width, height=height, rx=14, class_="frame", fill="none")
    glow = el(
        "rect",
        x=x,
        y=y,
        width=width,
        height=height,
        rx=14,
        fill="none",
        stroke="var(--act)",
        stroke_width=7,
    )
    chips = [_chip(view, seat, cave, index) for index in range(len(_ACTIONS[cave]))]
    return keyed(
        f"cave-{seat}-{CAVES[cave]}",
        "g",
        drawn,
        chips,
        _cave_slots(view, seat, cave),
        glow if active else None,
        frame,
    )


def _chip(view: TrollsView, seat: int, cave: int, index: int) -> Markup:
    """Price in points, what it gives, what it costs besides."""
    points, sign, costs = _ACTIONS[cave][index]
    x, y, width = chip(cave, index)
    left, right = x - width / 2, x + width / 2
    paid = costs.split()
    room = 48 if cave == 0 else 88 if sign == "troll-power" else 0
    middle = (left + 32 + right - room - 26 * len(paid)) / 2
    number = "2" if sign in ("den", "troll-power") else ""
    pays = [
        join(
            el(
                "rect",
                x=right - room - 29 - 26 * k,
                y=y - 18,
                width=24,
                height=36,
                fill="var(--danger-wash)",
            ),
            icon_at(good, right - room - 17 - 26 * k, y - 2, 21, cut="var(--danger-wash)"),
        )
        for k, good in enumerate(reversed(paid))
    ]
    return join(
        el(
            "rect",
            x=left,
            y=y - 25,
            width=width,
            height=50,
            fill="var(--panel)",
            stroke="#0A0E11",
            stroke_width=2,
        ),
        el("rect", x=left, y=y - 25, width=32, height=50, fill="var(--ink)"),
        label(points, left + 16, y + 9, 25, "var(--panel)"),
        signs([(sign, number)], middle, y, 30, "var(--panel)"),
        pays,
    )


def _cave_slots(view: TrollsView, seat: int, cave: int) -> Markup:
    """Own camps and changelings still on the actions; where one has left, its gift shows."""
    look = LOOKS[view.clans[seat]]
    drawn: list[Markup] = []
    for slot in ((0, 1, 2), (3,), ())[cave]:
        x, y = camp_slot(slot)
        if view.camp_slots[seat] >> slot & 1:
            drawn.append(keyed(f"slot-{seat}-{CAMP_SLOTS[slot]}", "g", camp(x, y, 22, look)))
        else:
            drawn.append(label("+2", x, y + 9, 24, "var(--ink)" if cave == 0 else "#E9DFC8"))
    for slot in ((), (), (2, 3))[cave]:
        x, y = changeling_slot(slot)
        if view.changeling_slots[seat] >> slot & 1:
            square = changeling(x, y, 19, look)
            drawn.append(keyed(f"slot-{seat}-{CHANGELING_SLOTS[slot]}", "g", square))
        else:
            drawn.append(label("+1", x, y + 9, 22))
    return join(drawn)


def _track(view: TrollsView, seat: int) -> Element:
    x, y = TRACK
    top, extended = int(view.table["troll_power_max"]), int(view.table["troll_power_max_extended"])
    last = max(top, extended)
    step = TRACK_STEP * 8 / last
    open_to = top if view.changeling_slots[seat] >> COVERS_TRACK & 1 else extended
    back = el(
        "rect",
        x=x - 34,
        y=y - 27,
        width=506,
        height=54,
        fill="var(--cave)",
        stroke="var(--key)",
        stroke_width=3,
    )
    marks = [_mark(x + step * value, y, value, value <= open_to) for value in range(last + 1)]
    here = x + step * view.goods[seat][TROLL_POWER]
    marker = group(
        el("circle", cx=here, cy=y, r=24, fill="var(--p)", stroke="var(--pe)", stroke_width=3),
        icon_at("troll-power", here, y - 1, 32, "var(--po)", "var(--p)"),
        class_=f"s-{LOOKS[view.clans[seat]]}",
    )
    cover = None
    if open_to < last:
        square = changeling(x + step * (last - 0.5), y, 20, LOOKS[view.clans[seat]])
        cover = keyed(f"slot-{seat}-BS2", "g", square)
    return keyed(f"track-{seat}", "g", back, marks, cover, marker)


def _mark(x: float, y: float, value: int, reachable: bool) -> Markup:
    fill, ink = ("var(--panel-2)", "var(--ink-2)") if reachable else ("var(--hole)", "#8b8378")
    ring = el("circle", cx=x, cy=y, r=21, fill=fill, stroke="var(--key)", stroke_width=2.4)
    return join(ring, label(value, x, y + 8, 22, ink))


def _shafts(contents: Contents) -> Markup:
    x, y = BOARD_SHAFTS
    return join(
        [
            _board_shaft(x + 57 * index, y, GEMS[resource], full)
            for index, (resource, full) in enumerate(contents.board)
        ]
    )


def _board_shaft(x: float, y: float, gem: str, full: bool) -> Markup:
    arch = f"M{x - 25} {y + 27}V{y}a25 25 0 0 1 50 0v27z"
    hole = f"M{x - 17} {y + 27}V{y + 1}a17 17 0 0 1 34 0v26z"
    return group(
        path(arch, fill="var(--wood-2)", stroke="var(--key)", stroke_width=3),
        path(hole, fill="var(--hole)", stroke="var(--g)", stroke_width=3.4),
        use(f"tp-gem-{gem}", x, y + 5, 1.15) if full else None,
        class_=f"g-{gem}",
    )


def _royal_action(view: TrollsView, seat: int) -> Markup:
    if not view.table["board_royal_action"]:
        return join()
    x, y = ROYAL_ACTION
    sign = GIFT[CLANS[view.clans[seat]].action]
    return keyed(
        f"royal-action-{seat}",
        "g",
        path(
            f"M{x - 134} {y - 28}h200l12 14v28l-12 14h-200z",
            fill="var(--k-roy)",
            stroke="var(--key)",
            stroke_width=3,
        ),
        outlined("crown-solid", x - 108, y, 34, "#F3C74E", "#F3C74E"),
        el("rect", x=x - 84, y=y - 20, width=34, height=40, fill="var(--ink)"),
        label(1, x - 67, y + 9, 24, "var(--panel)"),
        signs(sign, x + 4, y, 34, "var(--k-roy)"),
    )


def _barns(view: TrollsView, seat: int) -> Element:
    goods = view.goods[seat]
    barns = [_barn(index, index < goods[COWS], index < goods[BARNS]) for index in range(BARN_COUNT)]
    x, y = changeling_slot(COVERS_COW)
    own = view.changeling_slots[seat] >> COVERS_COW & 1
    slot = changeling(x, y, 20, LOOKS[view.clans[seat]]) if own else empty_square(x, y, 20)
    return keyed(f"barns-{seat}", "g", barns, keyed(f"slot-{seat}-BS1", "g", slot))


def _barn(index: int, cow: bool, is_open: bool) -> Markup:
    x, y = BARN_ROW[0] + BARN_STEP * index, BARN_ROW[1]
    house = f"M{x - 29} {y + 34}V{y - 10}L{x} {y - 36}L{x + 29} {y - 10}V{y + 34}Z"
    wood = "var(--wood-1)" if is_open else "var(--wood-3)"
    body = path(house, fill=wood, stroke="var(--key)", stroke_width=3)
    if not is_open:
        cross = f"M{x - 20} {y - 4}L{x + 20} {y + 28}M{x + 20} {y - 4}L{x - 20} {y + 28}"
        return join(body, path(cross, stroke="var(--wood-1)", stroke_width=6))
    door = path(f"M{x - 23} {y + 33}V{y - 4}H{x + 23}V{y + 33}Z", fill="var(--hole)")
    return join(body, door, use("tp-cow", x, y + 10, 0.98) if cow else None)


def _store(view: TrollsView, seat: int, resource: int) -> Element:
    x, y = STORE[resource]
    return keyed(
        f"store-{seat}-{resource}",
        "g",
        path(
            f"M{x - 34} {y - 34}l8-6h60v66l-8 6h-60z",
            fill="var(--panel)",
            stroke="var(--key)",
            stroke_width=3,
        ),
        use(f"tp-gem-{GEMS[resource]}", x - 14, y - 5, 1.3),
        label(view.goods[seat][resource], x + 18, y + 5, 30),
    )


def _aside(view: TrollsView, seat: int) -> Element:
    """Trolls that are not in play wait by the rim of the mountain."""
    look = LOOKS[view.clans[seat]]
    count = view.trolls[seat].count(ASIDE)
    return keyed(f"aside-{seat}", "g", [troll_at(look, x, y, 0.82) for x, y in ASIDE_SPOTS[:count]])


# -- the network


def _network(view: TrollsView, seat: int, contents: Contents) -> Element:
    laid = view.places[seat]
    order = sorted(range(len(laid)), key=lambda number: centre(laid[number])[1])
    return keyed(
        f"network-{seat}",
        "g",
        [_tile(view, seat, number, contents.tiles[number]) for number in order],
        [_edge_shaft(*found) for found in contents.edges],
    )


def _tile(view: TrollsView, seat: int, number: int, gems: int) -> Element:
    place, tile, turn = (
        view.places[seat][number],
        view.tiles[seat][number],
        view.turns[seat][number],
    )
    stored = [view.stored[seat].count(tile * 4 + sort) for sort in range(4)]
    key = f"tile-{seat}-{number + 1}"
    picture = tile_picture(
        tile, centre(place), lambda edge: normal(place, edge), turn, Content(gems, stored), key
    )
    return keyed(key, "g", picture, data_enter="drop")


def _edge_shaft(place: int, edge: int, resource: int, full: bool) -> Markup:
    x, y = towards(centre(place), normal(place, edge), APOTHEM * EDGE)
    back = el("circle", cx=x, cy=y, r=19, fill="var(--key)")
    return join(back, shaft(x, y, GEMS[resource], full, 16))


def _spots(view: TrollsView, seat: int) -> Markup:
    """Where a tile could lie: an outline and a dot, named like the option that lays it there."""
    drawn: list[Markup] = []
    for place in view.open_places[seat]:
        tile, edge = name(view.places[seat], place) if view.places[seat] else (0, 1)
        drawn.append(_spot(place, f"spot-{tile}-{edge}"))
    return join(drawn)


def _spot(place: int, key: str) -> Element:
    middle: Point = centre(place)
    return keyed(
        key,
        "g",
        path(line(corners(place, 0.97)), class_="outline"),
        el("circle", cx=middle[0], cy=middle[1], r=15, class_="dot"),
        class_="spot",
        data_live=True,
    )
