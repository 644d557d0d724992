"""A player's mountain: caves, track, shafts, barns and store, and the network dug beside it."""

from __future__ import annotations

from functools import cache, lru_cache
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
    RESOURCES,
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
    turned,
)
from trollbord.games.trolls_princesses.network import neighbour, touching
from trollbord.games.trolls_princesses.pentagon import GIFT, Content, shaft, signs, tile_picture
from trollbord.games.trolls_princesses.scenery import (
    GEMS,
    LOOKS,
    aim,
    camp,
    changeling,
    empty_square,
    icon_at,
    label,
    outlined,
    pot,
    ring,
    troll_at,
    walking_king,
    walking_troll,
)
from trollbord.games.trolls_princesses.state import NOBODY
from trollbord.games.trolls_princesses.tiles import CENTRE_SHAFTS, PLAIN, TILES, shown
from trollbord.games.trolls_princesses.valley import Say
from trollbord.games.trolls_princesses.view import TrollsView
from trollbord.ink.markup import NOTHING, Element, Markup, el, join, keyed
from trollbord.ink.shapes import at, cut_polygon, gouge, group, line, path, use

_ACTIONS: Final = (
    (
        (1, "obsidian", "", "chip-mining-0"),
        (2, "gold", "", "chip-mining-1"),
        (3, "diamond", "", "chip-mining-2"),
    ),
    (
        (3, "camp", "cow", "chip-building-0"),
        (2, "den", "obsidian", "chip-building-1"),
        (1, "turn-right", "", "chip-building-2"),
    ),
    (
        (2, "fill", "", "chip-power-0"),
        (2, "troll-power", "", "chip-power-1"),
        (1, "cards", "troll-power cow", "chip-power-2"),
        (1, "turn-right", "", "chip-power-3"),
    ),
)
"""The actions at the foot of each cave: points, sign, what is paid besides, name."""


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


_LANDS: Final[dict[tuple[object, ...], Markup]] = {}
_MOST: Final = 512


def _fingerprint(view: TrollsView, seat: int, say: Say) -> tuple[object, ...]:
    """Everything that a player's mountain shows."""
    acts = view.active == seat and view.points > 0
    return (
        *(seat, say, view.clans[seat], tuple(view.trolls[seat]), tuple(view.humans[seat])),
        *(view.king if view.king_seat == seat else -1, view.place if acts else -1),
        *(view.camp_slots[seat], view.changeling_slots[seat], tuple(view.goods[seat])),
        *(view.tiles[seat], view.places[seat], view.turns[seat], view.open_places[seat]),
        *(tuple(view.filled[seat]), view.stored[seat], *[view.table[name] for name in _OPTIONS]),
    )


_OPTIONS: Final = ("troll_power_max", "troll_power_max_extended", "board_royal_action")


def lands(view: TrollsView, seat: int, say: Say = str) -> Markup:
    """Earth, board and network, on the canvas of the layout; drawn anew only if something has changed."""
    key = _fingerprint(view, seat, say)
    if key not in _LANDS:
        if len(_LANDS) > _MOST:
            _LANDS.clear()
        _LANDS[key] = _lands(view, seat, say)
    return _LANDS[key]


def _lands(view: TrollsView, seat: int, say: Say) -> Markup:
    contents = Contents(view, seat)
    return join(
        _earth(seat, bounds(view, seat)),
        use("tp-rock", 0, 0),
        _board(view, seat, contents, say),
        _network(view, seat, contents, say),
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


@lru_cache(maxsize=256)
def _earth(seat: int, box: tuple[float, float, float, float]) -> Element:
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
    return keyed(
        f"earth-{seat}",
        "g",
        path(line(shape), fill="var(--earth)"),
        path(cuts, fill="var(--earth-d)", opacity=0.7),
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
        [pot(x, y + 20, 50) for x, y in [cave_cauldron(cave, index) for index in range(5)]],
    )


# -- the board


def _board(view: TrollsView, seat: int, contents: Contents, say: Say) -> Markup:
    look = LOOKS[view.clans[seat]]
    camps, squares = view.camp_slots[seat], view.changeling_slots[seat]
    caves = [
        _cave(
            seat,
            cave,
            look,
            tuple([n for n, place in enumerate(view.trolls[seat]) if place == MINING + cave]),
            view.humans[seat][cave],
            view.king == MINING + cave and view.king_seat == seat,
            view.active == seat and view.place == MINING + cave and view.points > 0,
            camps,
            squares,
            say,
        )
        for cave in range(len(CAVES))
    ]
    goods = view.goods[seat]
    ends = int(view.table["troll_power_max"]), int(view.table["troll_power_max_extended"])
    royal = view.clans[seat] if view.table["board_royal_action"] else NOBODY
    return join(
        caves,
        _track(seat, look, goods[TROLL_POWER], ends, bool(squares >> COVERS_TRACK & 1), say),
        _shafts(seat, tuple(contents.board)),
        _royal_action(seat, royal, say),
        _barns(seat, look, goods[COWS], goods[BARNS], bool(squares >> COVERS_COW & 1), say),
        _aside(seat, look, view.trolls[seat].count(ASIDE)),
        [_store(seat, resource, goods[resource], say) for resource in range(3)],
    )


@lru_cache(maxsize=1024)
def _cave(
    seat: int,
    cave: int,
    look: str,
    trolls: tuple[int, ...],
    humans: int,
    has_king: bool,
    is_active: bool,
    camps: int,
    squares: int,
    say: Say,
) -> Element:
    x, y, width, height = CAVE_BOXES[cave]
    drawn: list[Markup] = []
    for index in range(5):
        px, py = cave_cauldron(cave, index)
        if index < len(trolls):
            key = f"troll-{seat}-{trolls[index]}"
            drawn.append(walking_troll(key, look, px - 2, py - 4, 1.18))
        elif index < len(trolls) + humans:
            drawn.append(use("tp-human", px, py - 4, 1.08))
    if has_king:
        drawn.append(walking_king(x + 436, y + 68, 1.28))
    frame = f"M{x} {y}h{width}v{height}h-{width}z"
    return keyed(
        f"cave-{seat}-{CAVES[cave]}",
        "g",
        path(frame, class_="hit", data_live=True, fill="none"),
        drawn,
        path(frame, class_="acting", fill="none") if is_active else None,
        aim(frame),
        [_chip(seat, cave, index, say) for index in range(len(_ACTIONS[cave]))],
        _cave_slots(seat, cave, look, camps, squares, say),
        data_label=say(CAVES[cave]),
    )


@lru_cache(maxsize=256)
def _chip(seat: int, cave: int, index: int, say: Say) -> Element:
    """Price in points, what it gives, what it costs besides."""
    points, sign, costs, word = _ACTIONS[cave][index]
    x, y, width = chip(cave, index)
    left, right = x - width / 2, x + width / 2
    paid = costs.split()
    room = 48 if cave == 0 else 88 if sign == "troll-power" else 0
    middle = (left + 32 + right - room - 26 * len(paid)) / 2
    number = "2" if sign in ("den", "troll-power") else ""
    field = f"M{left:.1f} {y - 25:.1f}h{width:.1f}v50h-{width:.1f}z"
    pays = [_price(good, right - room - 29 - 26 * k, y) for k, good in enumerate(reversed(paid))]
    told = say(word)
    return keyed(
        f"chip-{seat}-{CAVES[cave]}-{index}",
        "g",
        path(field, fill="var(--panel)", stroke="#0A0E11", stroke_width=2),
        el("rect", x=left, y=y - 25, width=32, height=50, fill="var(--ink)"),
        label(points, left + 16, y + 9, 25, "var(--panel)"),
        signs([(sign, number)], middle, y, 30, "var(--panel)"),
        pays,
        aim(field),
        el("title", told),
        data_label=told,
    )


def _price(good: str, x: float, y: float) -> Markup:
    ground = "var(--danger-wash)"
    return join(
        el("rect", x=x, y=y - 18, width=24, height=36, fill=ground),
        icon_at(good, x + 12, y - 2, 21, cut=ground),
    )


def _cave_slots(seat: int, cave: int, look: str, camps: int, squares: int, say: Say) -> Markup:
    """Own camps and changelings still on the actions; where one has left, its gift shows."""
    drawn: list[Markup] = []
    for slot in ((0, 1, 2), (3,), ())[cave]:
        x, y = camp_slot(slot)
        if camps >> slot & 1:
            drawn.append(_slot(seat, CAMP_SLOTS[slot], camp(x, y, 22, look), ring(x, y, 25), say))
        else:
            drawn.append(label("+2", x, y + 9, 24, "var(--ink)" if cave == 0 else "#E9DFC8"))
    for slot in ((), (), (2, 3))[cave]:
        x, y = changeling_slot(slot)
        if squares >> slot & 1:
            square = changeling(x, y, 19, look)
            drawn.append(_slot(seat, CHANGELING_SLOTS[slot], square, ring(x, y, 25), say))
        else:
            drawn.append(label("+1", x, y + 9, 22))
    return join(drawn)


def _slot(seat: int, name: str, piece: Markup, round_it: str, say: Say) -> Element:
    return keyed(f"slot-{seat}-{name}", "g", piece, aim(round_it), data_label=say(name))


@lru_cache(maxsize=256)
def _track(
    seat: int, look: str, power: int, ends: tuple[int, int], is_covered: bool, say: Say
) -> Element:
    x, y = TRACK
    top, extended = ends
    last = max(top, extended)
    step = TRACK_STEP * 8 / last
    open_to = top if is_covered else extended
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
    here = x + step * power
    marker = keyed(
        f"power-{seat}",
        "g",
        el("circle", r=24, fill="var(--p)", stroke="var(--pe)", stroke_width=3),
        icon_at("troll-power", 0, -1, 32, "var(--po)", "var(--p)"),
        class_=f"mover s-{look}",
        transform=at(here, y),
    )
    cover = None
    if open_to < last:
        at_x = x + step * (last - 0.5)
        cover = _slot(seat, "BS2", changeling(at_x, y, 20, look), ring(at_x, y, 25), say)
    return keyed(f"track-{seat}", "g", back, marks, cover, marker)


def _mark(x: float, y: float, value: int, reachable: bool) -> Markup:
    fill, ink = ("var(--panel-2)", "var(--ink-2)") if reachable else ("var(--hole)", "#8b8378")
    ring = el("circle", cx=x, cy=y, r=21, fill=fill, stroke="var(--key)", stroke_width=2.4)
    return join(ring, label(value, x, y + 8, 22, ink))


@lru_cache(maxsize=256)
def _shafts(seat: int, shafts: tuple[tuple[int, bool], ...]) -> Element:
    x, y = BOARD_SHAFTS
    drawn = [
        _board_shaft(x + 57 * index, y, GEMS[resource], full)
        for index, (resource, full) in enumerate(shafts)
    ]
    return keyed(f"shafts-{seat}", "g", drawn)


def _board_shaft(x: float, y: float, gem: str, full: bool) -> Markup:
    arch = f"M{x - 25} {y + 27}V{y}a25 25 0 0 1 50 0v27z"
    hole = f"M{x - 17} {y + 27}V{y + 1}a17 17 0 0 1 34 0v26z"
    return group(
        path(arch, fill="var(--wood-2)", stroke="var(--key)", stroke_width=3),
        path(hole, fill="var(--hole)", stroke="var(--g)", stroke_width=3.4),
        use(f"tp-gem-{gem}", x, y + 5, 1.15) if full else None,
        class_=f"g-{gem}",
    )


@lru_cache(maxsize=64)
def _royal_action(seat: int, clan: int, say: Say) -> Markup:
    if clan == NOBODY:
        return NOTHING
    x, y = ROYAL_ACTION
    field = f"M{x - 134} {y - 28}h200l12 14v28l-12 14h-200z"
    return keyed(
        f"royal-action-{seat}",
        "g",
        path(field, fill="var(--k-roy)", stroke="var(--key)", stroke_width=3),
        outlined("crown-solid", x - 108, y, 34, "#F3C74E", "#F3C74E"),
        el("rect", x=x - 84, y=y - 20, width=34, height=40, fill="var(--ink)"),
        label(1, x - 67, y + 9, 24, "var(--panel)"),
        signs(GIFT[CLANS[clan].action], x + 4, y, 34, "var(--k-roy)"),
        aim(field),
        el("title", say("board")),
        data_label=say("board"),
    )


@lru_cache(maxsize=256)
def _barns(seat: int, look: str, cows: int, barns: int, is_covered: bool, say: Say) -> Element:
    drawn = [_barn(index, index < cows, index < barns) for index in range(BARN_COUNT)]
    x, y = changeling_slot(COVERS_COW)
    square = changeling(x, y, 20, look) if is_covered else empty_square(x, y, 20)
    cover = _slot(seat, "BS1", square, ring(x, y, 25), say)
    return keyed(f"barns-{seat}", "g", drawn, cover)


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


@lru_cache(maxsize=512)
def _store(seat: int, resource: int, amount: int, say: Say) -> Element:
    x, y = STORE[resource]
    field = f"M{x - 34} {y - 34}l8-6h60v66l-8 6h-60z"
    return keyed(
        f"store-{seat}-{resource}",
        "g",
        path(field, fill="var(--panel)", stroke="var(--key)", stroke_width=3),
        use(f"tp-gem-{GEMS[resource]}", x - 14, y - 5, 1.3),
        label(amount, x + 18, y + 5, 30),
        aim(field),
        data_label=say(RESOURCES[resource]),
    )


@lru_cache(maxsize=64)
def _aside(seat: int, look: str, count: int) -> Element:
    """Trolls that are not in play wait by the rim of the mountain."""
    trolls = [join(troll_at(look, x, y, 0.82), aim(ring(x, y, 26))) for x, y in ASIDE_SPOTS[:count]]
    return keyed(f"aside-{seat}", "g", trolls)


# -- the network


def _network(view: TrollsView, seat: int, contents: Contents, say: Say) -> Element:
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
        el("title", told),
        data_enter="drop",
        data_label=told,
    )


@lru_cache(maxsize=2048)
def _edge_shaft(seat: int, place: int, edge: int, resource: int, full: bool) -> Element:
    x, y = towards(centre(place), normal(place, edge), APOTHEM * EDGE)
    back = el("circle", cx=x, cy=y, r=19, fill="var(--key)")
    picture = shaft(x, y, GEMS[resource], full, 16)
    return keyed(f"shaft-{seat}-{place}-{edge}", "g", back, picture, data_enter="ring")
