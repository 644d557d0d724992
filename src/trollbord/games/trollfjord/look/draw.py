"""The table of Trollfjord as a picture: walkway and map, sacks, and the tower with what lies before it."""

from functools import cache, lru_cache
from math import atan2, degrees
from random import Random
from typing import Final

from trollbord.games.trollfjord.box import (
    BELT,
    CROWN_VALUE,
    GIFTS,
    LANDSCAPE_OF,
    LANDSCAPES,
    LOOP,
    NUMERALS,
    PLANK_COUNT,
    REGION_COUNT,
    REGIONS,
    SITE_COUNT,
    SITES,
    colour_of,
    landscape_at,
)
from trollbord.games.trollfjord.look.places import border, places, site_point
from trollbord.games.trollfjord.look.plan import Plan, plan_of
from trollbord.games.trollfjord.look.rocktower import counter, shaft, stacks
from trollbord.games.trollfjord.look.rocktower import text as _words
from trollbord.games.trollfjord.look.scenery import INKS, art, fortress, treasure
from trollbord.games.trollfjord.look.terrain import terrain
from trollbord.games.trollfjord.view import TrollfjordView
from trollbord.ink.cache import cached
from trollbord.ink.inks import Theme
from trollbord.ink.markup import NOTHING, Element, Markup, el, join, keyed, num
from trollbord.ink.seats import EMBLEM
from trollbord.ink.shapes import Point, at, cut_polygon, gouge, group, line, path, use
from trollbord.ink.short_paths import shortened
from trollbord.ink.static_svg import standalone

LOOKS: Final = {"white": "ivory", "orange": "cloudberry", "brown": "rowan", "black": "bilberry"}
"""The look of each colour of trolls: a tone, and an emblem that tells it without colour."""


def picture(view: TrollfjordView, theme: Theme = "light") -> str:
    """The whole table as a file of its own."""
    sacks = [sack(view, seat, 12 + 246 * seat, 708) for seat in range(view.seats)]
    body = join(
        el("defs", art()),
        path("M0 0H1330V836H0Z", fill="var(--page)"),
        board(view),
        sacks,
        tower(view, 1012, 130),
    )
    return standalone(el("svg", body, viewBox="0 0 1330 836"), INKS, theme, str(view))


def board(view: TrollfjordView, live: Markup = NOTHING, standing: bool = False) -> Markup:
    """The walkway with the lords, and the map inside it; `live` is the layer that can be clicked."""
    chart = plan_of(str(view.settings["map"]), standing)
    ground = _ground(chart) if chart.outlines else _schematic(chart)
    return join(
        keyed("scenery", "g", _walkway(chart, tuple(view.planks)), ground),
        keyed("start", "g", _start(view, chart)),
        keyed("focus", "g", _focus(view, chart)),
        live,
        keyed("pieces", "g", _land(view, chart), _lords(view, chart), class_="pieces"),
    )


def look(view: TrollfjordView, seat: int) -> str:
    """The look of a seat."""
    return LOOKS[colour_of(view.settings, seat)]


# -- the walkway


@lru_cache(512)  # each table has its own, and its viewers share it
def _walkway(plan: Plan, planks: tuple[int, ...]) -> Element:
    boards = [_plank(plan, index) for index in range(PLANK_COUNT)]
    laid = len(planks) == PLANK_COUNT
    spaces = [_space(plan, planks, space) for space in range(LOOP)] if laid else []
    return keyed("walkway", "g", boards, spaces, class_="walkway")


def _plank(plan: Plan, index: int) -> Markup:
    if index < 3:
        box = (910 - 270 * (index + 1), 575, 910 - 270 * index, 665)
    elif index < 5:
        box = (10, 665 - 270 * (index - 2), 100, 665 - 270 * (index - 3))
    elif index < 8:
        box = (10 + 270 * (index - 5), 35, 10 + 270 * (index - 4), 125)
    else:
        box = (820, 35 + 270 * (index - 8), 910, 35 + 270 * (index - 7))
    x0, y0, x1, y1 = plan.box(*box)
    corners = [
        (x0 + 1.0, y0 + 1.0),
        (x1 - 1.0, y0 + 1.0),
        (x1 - 1.0, y1 - 1.0),
        (x0 + 1.0, y1 - 1.0),
    ]
    dice = Random(f"plank{index}")
    flat = x1 - x0 > y1 - y0
    grain = [
        gouge(
            dice.uniform(x0 + 14, x1 - 14),
            dice.uniform(y0 + 8, y1 - 8),
            0 if flat else 1.57,
            dice.uniform(18, 44),
            1.2,
        )
        for _ in range(26)
    ]
    wood = path(
        line(cut_polygon(corners, 34, 1.3, f"p{index}")),
        fill=f"var(--wood-{1 + index % 2}p)",
        stroke="var(--key)",
        stroke_width=2.6,
        stroke_linejoin="round",
    )
    return wood + path("".join(grain), fill="var(--wood-g)")


def _space(plan: Plan, planks: tuple[int, ...], space: int) -> Markup:
    x, y = plan.loop[space]
    if space % 2 == 0:
        kind = LANDSCAPES[landscape_at(list(planks), space)]
        disc = el("circle", r=19, fill=f"var(--disc-{kind})", stroke="var(--key)", stroke_width=2.6)
        return group(disc, use(f"tf-g-{kind}", 0, 0), transform=at(x, y), class_=f"space {kind}")
    (xa, ya), (xb, yb) = plan.loop[(space - 2) % LOOP], plan.loop[(space + 2) % LOOP]
    turn = degrees(atan2(yb - ya, xb - xa))
    feet = use("tf-foot", 0, -1) + use("tf-foot", 2, 11)
    return group(feet, transform=at(x, y, 1.0, round(turn)), class_="space wander")


def _start(view: TrollfjordView, plan: Plan) -> Markup:
    """TF-A1.12: the start plank lies until all lords have left it."""
    if view.hits >= 0:
        return Markup()
    # Numbers with a point: the compiled plan gives such, and the rough edge is drawn from how they are spelt.
    flat: list[Point] = [(928.0, 460.0), (984.0, 460.0), (984.0, 665.0), (928.0, 665.0)]
    corners = [plan.turned(point) for point in flat]
    wood = path(
        line(cut_polygon(corners, 30, 1.2, "start")),
        fill="var(--wood-2p)",
        stroke="var(--key)",
        stroke_width=2.6,
    )
    rings = [
        el("circle", cx=x, cy=y, r=19, fill="none", stroke="var(--foot)", stroke_width=2.4)
        + _words(str(index + 1), x, y + 7, 19, "var(--foot)")
        for index, (x, y) in enumerate(plan.start)
    ]
    return group(wood, rings, class_="start")


def _lords(view: TrollfjordView, plan: Plan) -> Markup:
    places = [(_lord_point(view, plan, seat), seat) for seat in range(view.seats)]
    standing = sorted([(point[1], point[0], seat) for point, seat in places if point is not None])
    return group([_lord(view, seat, x, y) for y, x, seat in standing], class_="lords")


def _lord_point(view: TrollfjordView, plan: Plan, seat: int) -> Point | None:
    progress = view.lords[seat]
    if progress >= 0:
        return plan.loop[progress % LOOP]
    return plan.start[-progress - 1] if -progress <= view.seats else None


def _lord(view: TrollfjordView, seat: int, x: float, y: float) -> Markup:
    seat_look = look(view, seat)
    body = join(
        el("ellipse", cx=3, cy=19, rx=23, ry=6, fill="var(--shade)"),
        use("tf-lord", 2, -3, 0.66),
        path(EMBLEM[seat_look], transform=at(5, 5, 0.44), fill="var(--po)", fill_rule="evenodd"),
    )
    turn = 80 if view.laid[seat] else 0
    return keyed(
        f"lord-{seat}", "g", body, class_=f"lord s-{seat_look}", transform=at(x, y, 1, turn)
    )


# -- the map


def _land(view: TrollfjordView, chart: Plan) -> Markup:
    pieces: list[tuple[float, Markup]] = []
    for region in range(REGION_COUNT):
        pieces += _pieces(view, chart, region)
    pieces += [_site(view, chart, site) for site in range(SITE_COUNT)]
    return group([shape for _, shape in sorted(pieces, key=_depth)], class_="land")


def _depth(piece: tuple[float, Markup]) -> float:
    return piece[0]


@cached
def _border(chart: Plan, region: int) -> str:
    return line(border(chart, region))


@cache  # a quarter of a megabyte: with a key of its own no viewer has a copy
def _ground(chart: Plan) -> Element:
    ground, growth, edges = [], [], []
    for region, name in enumerate(REGIONS):
        outline = border(chart, region)
        kind = LANDSCAPES[LANDSCAPE_OF[region]]
        x, y = chart.anchors[region]
        clear = [(x, y - 33, 31.0), (x - 25, y + 27, 27.0), (x + 25, y + 27, 27.0)]
        clear += [(sx, sy - 6, 44.0) for sx, sy in chart.points]
        ground.append(path(line(outline), fill=f"var(--{kind})", class_=name))
        growth.append(terrain(kind, outline, name, clear))
        edges.append(path(line(outline), fill="none", stroke="var(--key)", stroke_width=3.4))
    left, top, right, low = [num(each) for each in chart.box(100, 125, 820, 575)]
    outer = f"M{left} {top}H{right}V{low}H{left}Z"
    frame = path(outer, fill="none", stroke="var(--key)", stroke_width=7)
    drawn = shortened(str(join(ground, frame, edges, growth)))
    return keyed("ground", "g", Markup(drawn), class_="ground")


def _schematic(chart: Plan) -> Markup:
    """A map that came without a drawing: a disc for each region, a line for each border."""
    lines = [
        path(
            line([chart.anchors[a], chart.anchors[b]], closed=False),
            stroke="var(--key)",
            stroke_width=5,
            fill="none",
        )
        for a, row in enumerate(chart.board.neighbours)
        for b in row
        if a < b
    ]
    discs = [
        el(
            "circle",
            cx=x,
            cy=y,
            r=56,
            fill=f"var(--{LANDSCAPES[LANDSCAPE_OF[region]]})",
            stroke="var(--key)",
            stroke_width=3,
        )
        for region, (x, y) in enumerate(chart.anchors)
    ]
    return group(lines, discs, class_="ground")


def _focus(view: TrollfjordView, chart: Plan) -> Markup:
    """The three regions of the fortress that was named."""
    if view.fortress < 0 or not chart.outlines:
        return Markup()
    data = "".join([_border(chart, region) for region in view.board.sites[view.fortress]])
    outer = path(
        data, fill="none", stroke="var(--target-case)", stroke_width=8, stroke_linejoin="round"
    )
    return outer + path(
        data, fill="none", stroke="var(--held)", stroke_width=3.6, stroke_linejoin="round"
    )


def _site(view: TrollfjordView, chart: Plan, site: int) -> tuple[float, Markup]:
    number = NUMERALS[view.numbers[site]] if view.numbers[site] >= 0 else ""
    return _fortress(chart, site, number, site == view.fortress)


@cached
def _fortress(chart: Plan, site: int, number: str, here: bool) -> tuple[float, Markup]:
    x, y = site_point(chart, site)
    shape = fortress(number, here)
    return y + 8, keyed(
        f"fortress-{SITES[site]}", "g", shape, transform=at(x, y - 4, 1.02), class_="fortress"
    )


def _owners(view: TrollfjordView, region: int) -> list[int]:
    return [seat for seat in range(view.seats) if view.trolls[seat * REGION_COUNT + region]]


def _pieces(view: TrollfjordView, chart: Plan, region: int) -> list[tuple[float, Markup]]:
    owners = _owners(view, region)
    lie = places(chart, region, len(owners))
    pieces: list[tuple[float, Markup]] = []
    if view.treasures and view.treasures[region]:
        pieces.append((lie.treasure[1] + 450, _disc(region, view.treasures[region], *lie.treasure)))
    for (a, b), seat in zip(lie.trolls, owners, strict=True):
        count = view.trolls[seat * REGION_COUNT + region]
        troll = _standing(seat, region, look(view, seat), count, a, b, lie.size)
        pieces.append((b + 900, troll))
    return pieces


@cached
def _disc(region: int, value: int, x: float, y: float) -> Element:
    return keyed(f"treasure-{REGIONS[region]}", "g", treasure(value), transform=at(x, y))


@cached
def _standing(
    seat: int, region: int, seat_look: str, count: int, x: float, y: float, size: float
) -> Element:
    key, troll = f"troll-{seat}-{REGIONS[region]}", _trolls(seat_look, count)
    return keyed(key, "g", troll, transform=at(x, y, size))


@cached
def _trolls(seat_look: str, count: int) -> Markup:
    """One troll per player and region; the number on its badge says how many stand there."""
    badge = Markup()
    if count > 1:
        badge = el(
            "circle",
            cx=19,
            cy=14,
            r=11.5,
            fill="var(--paper-badge)",
            stroke="var(--pe)",
            stroke_width=2.4,
        )
        badge += _words(str(count), 19, 19.8, 16.5, "#11212A", 800)
    body = join(
        el("ellipse", cx=2, cy=21, rx=21, ry=5.5, fill="var(--shade)"),
        use("tf-troll", 0, 0),
        path(EMBLEM[seat_look], transform=at(0, 8.5, 0.56), fill="var(--po)", fill_rule="evenodd"),
        badge,
    )
    return group(body, class_=f"troll s-{seat_look}")


# -- the sacks


def sack(view: TrollfjordView, seat: int, x: float = 0, y: float = 0) -> Markup:
    """A treasure sack: reserve, gifts, belt, crowns, and what the patched part shows this viewer."""
    seat_look = look(view, seat)
    busy = seat in (view.turn, view.comrade)
    face = use("tf-lord", 26, 34, 0.62) + path(
        EMBLEM[seat_look], transform=at(27, 40, 0.42), fill="var(--po)", fill_rule="evenodd"
    )
    frame = el(
        "rect",
        width=236,
        height=118,
        rx=6,
        fill="var(--act-wash)" if seat == view.turn else "var(--panel)",
        stroke="var(--act)" if busy else "var(--line-strong)",
        stroke_width=2.4,
    )
    return group(frame, face, goods(view, seat), class_=f"sack s-{seat_look}", transform=at(x, y))


def goods(view: TrollfjordView, seat: int, left: float = 0) -> Markup:
    """What is in a sack and before it: gifts (moved `left`), trolls in reserve, the patched part, belt and crowns."""
    gifts, held = _gifts(view.gifts[seat]), view.belts[seat * len(BELT) : (seat + 1) * len(BELT)]
    crowned = tuple([owner == seat for owner in view.crowns])
    return join(
        group(gifts, transform=at(-left, 0)) if left else gifts,
        keyed(f"counts-{seat}", "g", _counts(view.reserve[seat], len(view.sacks[seat]))),
        keyed(f"belt-{seat}", "g", belt(tuple(held), crowned)),
        _patched(view, seat),
    )


@cached
def _counts(reserve: int, patched: int) -> Markup:
    return join(
        use("tf-troll", 163, 24, 0.42),
        _words(str(reserve), 188, 30, 17, "var(--ink)"),
        el(
            "path",
            d="M209 12H219L217 18Q226 25 223 35H205Q202 25 211 18Z",
            fill="var(--leather)",
            stroke="var(--key)",
            stroke_width=1.6,
        ),
        _words(str(patched), 214, 31, 14, "#FFF3DC"),
    )


@cached
def _gifts(held: int) -> Markup:
    """A flipped gift shows its dashed back only."""
    parts = []
    for index, value in enumerate(GIFTS):
        is_held = held >> index & 1
        x = 56 + 34 * index
        parts.append(
            el("rect", x=x, y=14, width=30, height=22, rx=11,
               fill="var(--panel-2)" if is_held else "none", stroke="var(--line-strong)",
               stroke_width=1.6, stroke_dasharray=None if is_held else "4 4")
        )  # fmt: skip
        if is_held:
            parts.append(_words(str(value), x + 15, 30, 14, "var(--ink)"))
    return group(parts, class_="gifts")


@cached
def belt(values: tuple[int, ...], crowned: tuple[bool, ...]) -> Markup:
    """The belt with its treasures; a space keeps its number when it is filled, and a crown tells what it is worth."""
    strap = path(
        "M8 61H216L224 88L216 115H8Z", fill="var(--leather)", stroke="var(--key)", stroke_width=2.4
    )
    parts = [strap]
    for space, label in enumerate(("I", "II", "III", "+")):
        parts.append(_belt_space(34.0 + 50 * space, label, values[space]))
        if label != "+" and crowned[space]:
            parts.append(_crown(34.0 + 50 * space))
    return group(parts, class_="belt")


def _belt_space(x: float, label: str, value: int) -> Markup:
    if value:
        number = _words(label, x, 112.5, 13, "var(--gold-lit)")
        return group(treasure(value), transform=at(x, 81.5, 0.82)) + number
    ring = el(
        "circle", cx=x, cy=87, r=19, fill="var(--key)", stroke="var(--wood-3)", stroke_width=2
    )
    return ring + _words(label, x, 93.5, 18, "var(--gold-lit)")


def _crown(x: float) -> Markup:
    worth = _words(str(CROWN_VALUE), x + 20, 59, 14, "var(--ink)")
    return use("tf-crown", x, 55, 0.9) + worth


def _patched(view: TrollfjordView, seat: int) -> Markup:
    """Values of the patched sack, as far as the viewer knows them."""
    known = [value for value in view.sacks[seat] if value]
    if not known:
        return Markup()
    return _words(
        " ".join([str(value) for value in known]), 228, 50, 12, "var(--ink-2)", 600, "end"
    )


# -- the tower


def tower(view: TrollfjordView, x: float, y: float) -> Markup:
    """The tower with what is in it, the boulders out against the limit, and the counter."""
    return keyed(
        "tower",
        "g",
        group(shaft(view), transform=at(60, 0, 0.95)),
        group(stacks(view), transform=at(74, 552, 0.92)),
        group(counter(view), transform=at(0, 592, 0.78)),
        transform=at(x, y),
        class_="tower",
    )
