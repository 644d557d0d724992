"""The city of a view as a picture: ground, plaques, pieces; beside it the players, the piles, the own hand."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from trollbord.games.ankh_morpork.box import AREAS, COST, DEMON, OWNERS, TROLL
from trollbord.games.ankh_morpork.chart import Chart, chart
from trollbord.games.ankh_morpork.figures import LOOKS, OUTLINES, figures
from trollbord.games.ankh_morpork.panel import panel
from trollbord.games.ankh_morpork.scenery import INKS, form, ground_symbol
from trollbord.games.ankh_morpork.state import NOBODY, controller
from trollbord.games.ankh_morpork.view import AnkhView
from trollbord.ink.inks import Theme
from trollbord.ink.markup import Attributes, Element, Markup, el, join, keyed
from trollbord.ink.shapes import Point, at, group, line, path, use
from trollbord.ink.still import still
from trollbord.words import Speaker, speaker

PANEL: Final = 430
"""The width of what stands beside the board in a still picture."""
_FONT: Final[Attributes] = {"font_weight": 700, "text_anchor": "middle"}


def picture(view: AnkhView, theme: Theme = "light") -> str:
    """The whole table as a file of its own."""
    lay, words = chart(False), speaker("ankh_morpork", "en")
    wide, high = lay.width + 38 + PANEL, lay.height + 44
    drawing = el(
        "svg",
        el("defs", figures(), ground_symbol(False)),
        el("rect", x=-19, y=-22, width=wide, height=high, fill="var(--page)"),
        layers(view, words),
        group(panel(view, words), transform=at(lay.width + 34, -8)),
        viewBox=f"-19 -22 {wide} {high}",
        width=wide,
    )
    return still(drawing, INKS, theme, str(view))


def board(
    view: AnkhView, words: Speaker, standing: bool = False, last: Collection[int] = ()
) -> Element:
    """The board on the page; shapes come from `scenery.art`."""
    lay = chart(standing)
    return keyed(
        "board",
        "svg",
        layers(view, words, standing, last),
        class_=f"board ankh {form(standing)}",
        viewBox=f"-19 -22 {lay.width + 38} {lay.height + 44}",
        role="group",
        aria_label=words.text("game-name"),
    )


def layers(
    view: AnkhView, words: Speaker, standing: bool = False, last: Collection[int] = ()
) -> Markup:
    """Ground, areas that can be clicked, plaques, pieces from back to front."""
    lay = chart(standing)
    return join(
        use(f"am-ground-{form(standing)}", 0, 0),
        keyed("last", "g", [_last(lay, area) for area in sorted(last)]),
        keyed("areas", "g", [_hit(lay, area, words) for area in range(12)], data_live=True),
        keyed("plaques", "g", [_plaque(lay, view, area, words) for area in range(12)]),
        keyed("pieces", "g", _pieces(lay, view)),
    )


def area_key(area: int) -> str:
    """The key of an area on the page."""
    return f"a-{area + 1}"


def piece_key(owner: int, area: int) -> str:
    """The key of all pieces of one owner in an area: they are one target."""
    return f"m-{area + 1}-{owner}"


def _hit(lay: Chart, area: int, words: Speaker) -> Element:
    data = line(lay.outlines[area])
    return keyed(
        area_key(area),
        "g",
        path(data, class_="hit", fill="transparent"),
        path(data, class_="wash"),
        class_="spot",
        aria_label=words.name(AREAS[area]),
    )


def _last(lay: Chart, area: int) -> Markup:
    data = line(lay.outlines[area])
    pen: Attributes = {"fill": "none", "stroke_linejoin": "round"}
    return join(
        path(data, stroke="var(--last-case)", stroke_width=9, **pen),
        path(data, stroke="var(--last)", stroke_width=5, **pen),
    )


# -- plaques


def _plaque(lay: Chart, view: AnkhView, area: int, words: Speaker) -> Element:
    """A cut plaque: number in the colour of whoever controls the area, name, cost."""
    name = words.name(AREAS[area])
    half = 0.0 if lay.standing else len(name) * 4.35 + 31
    scale = 1.3 if lay.standing else 1.0
    return keyed(
        f"plaque-{area + 1}",
        "g",
        None if lay.standing else _name(name, half),
        _badge(view, area, 1 - half, scale),
        _price(area, 36 if lay.standing else half - 1, scale),
        transform=at(*lay.places[area].label),
        pointer_events="none",
    )


def _name(name: str, half: float) -> Markup:
    sides = f"M{-half:.1f} -12H{half - 7:.1f}L{half:.1f} -5V12H{7 - half:.1f}L{-half:.1f} 5Z"
    return join(
        path(sides, fill="var(--panel)", stroke="var(--key)", stroke_width=2),
        el("text", name, x=1.5, y=5, fill="var(--ink)", font_size=16, **_FONT),
    )


def _badge(view: AnkhView, area: int, x: float, scale: float) -> Markup:
    seat = controller(view.pieces, view.building, view.seats, area)
    fill = "var(--panel-2)" if seat == NOBODY else "var(--p)"
    edge = "var(--key)" if seat == NOBODY else "var(--pe)"
    ink = "var(--ink)" if seat == NOBODY else "var(--po)"
    shape = "M-15-9L-9-15H9L15-9V9L9 15H-9L-15 9Z"
    return group(
        path(shape, fill=fill, stroke=edge, stroke_width=2.2),
        el("text", area + 1, y=6, fill=ink, font_size=17, **_FONT),
        class_=None if seat == NOBODY else f"s-{LOOKS[seat]}",
        transform=at(x, 0, scale),
    )


def _price(area: int, x: float, scale: float) -> Markup:
    return group(
        el("circle", r=12, fill="var(--gold)", stroke="var(--key)", stroke_width=2),
        el("text", COST[area], y=4.6, fill="var(--gold-ink)", font_size=12.5, **_FONT),
        transform=at(x, 0, scale),
    )


# -- pieces


def _pieces(lay: Chart, view: AnkhView) -> list[Markup]:
    """Everything that stands in the city, the farther things first."""
    drawn: list[tuple[float, Markup]] = []
    for area in range(12):
        drawn += _people(lay, view, area)
        if view.building[area] != NOBODY:
            drawn.append(_building(lay, view, area))
        if view.trouble[area]:
            drawn.append(_trouble(lay, area))
    return [piece for _, piece in sorted(drawn, key=_depth)]


def _depth(piece: tuple[float, Markup]) -> float:
    return piece[0]


def _people(lay: Chart, view: AnkhView, area: int) -> list[tuple[float, Markup]]:
    places = lay.places[area]
    counts = [view.pieces[owner * 12 + area] for owner in range(6)]
    groups: list[tuple[float, Markup]] = []
    free = iter(places.minions)
    heaped = sum(counts[:4]) > len(places.minions)
    for seat in range(view.seats):
        if counts[seat]:
            spots = [next(free) for _ in range(1 if heaped else counts[seat])]
            shape = f"am-minion-{LOOKS[seat]}"
            badge = counts[seat] if heaped else 0
            groups.append(_crowd(area, seat, shape, spots, 12, badge, lay.standing))
    for owner, spots, shape in (
        (TROLL, places.trolls, "am-troll"),
        (DEMON, places.demons, "am-demon"),
    ):
        if counts[owner]:
            standing = spots[: counts[owner]]
            groups.append(_crowd(area, owner, shape, standing, 16, 0, lay.standing))
    return groups


def _crowd(
    area: int,
    owner: int,
    shape: str,
    spots: list[Point],
    foot: float,
    badge: int,
    standing: bool,
) -> tuple[float, Markup]:
    """All pieces of one owner in an area."""
    scale = 1.2 if standing else 1.0
    figures = [
        _figure(f"{piece_key(owner, area)}-{number}", shape, x, y + foot, scale, foot)
        for number, (x, y) in enumerate(spots)
    ]
    x, y = spots[0]
    look = f" s-{LOOKS[owner]}" if owner < len(LOOKS) else ""
    count = _count(badge, x + 14, y - 18) if badge else None
    label = f"{OWNERS[owner]} {area + 1}"
    crowd = keyed(
        piece_key(owner, area), "g", figures, count, class_=f"crowd{look}", aria_label=label
    )
    return max([spot[1] for spot in spots]), crowd


def _figure(key: str, shape: str, x: float, y: float, scale: float, foot: float) -> Element:
    outline = OUTLINES[shape.replace("am-minion-", "mi-")]
    wide = 21 if foot > 12 else 13
    return keyed(
        key,
        "g",
        el("ellipse", cx=2, cy=1.5, rx=wide, ry=wide * 0.4, fill="var(--shade)"),
        group(path(outline, class_="glow-case"), path(outline, class_="glow-line"), data_live=True),
        use(shape, 0, 0),
        class_="piece",
        transform=at(x, y, scale),
        data_enter="drop",
    )


def _count(number: int, x: float, y: float) -> Markup:
    return group(
        el("circle", r=10, fill="var(--pe)"),
        el("text", number, y=4.4, fill="#fff", font_size=12, **_FONT),
        transform=at(x, y),
    )


def _building(lay: Chart, view: AnkhView, area: int) -> tuple[float, Markup]:
    x, y = lay.places[area].building
    owner = view.building[area]
    piece = keyed(
        f"house-{area + 1}",
        "g",
        el("ellipse", cx=2, cy=1.5, rx=22, ry=6, fill="var(--shade)"),
        use("am-building", 0, 0),
        path("M-20-26L20 0M-20 0L20-26", stroke="var(--danger)", stroke_width=4)
        if view.aside[area]
        else None,
        class_=f"piece s-{LOOKS[owner]}",
        transform=at(x, y + 18, 1.2 if lay.standing else 1.0),
        data_enter="drop",
        pointer_events="none",
    )
    return y, piece


def _trouble(lay: Chart, area: int) -> tuple[float, Markup]:
    x, y = lay.places[area].trouble
    place: Attributes = {"transform": at(x, y), "pointer_events": "none", "data_enter": "drop"}
    return y - 60, keyed(f"trouble-{area + 1}", "g", use("am-trouble", 0, 0), **place)
