"""The city of a view as a picture: ground, plaques, pieces; beside it the players, the piles, the own hand."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from functools import lru_cache
from typing import Final

from trollbord.games.ankh_morpork.board import controller
from trollbord.games.ankh_morpork.box import AREAS, COST, NOBODY, OWNERS
from trollbord.games.ankh_morpork.look.chart import Chart, chart
from trollbord.games.ankh_morpork.look.figures import LOOKS, figures
from trollbord.games.ankh_morpork.look.panel import panel
from trollbord.games.ankh_morpork.look.pieces_on_map import Arrival, Crowds, piece_key
from trollbord.games.ankh_morpork.look.routes import way
from trollbord.games.ankh_morpork.look.scenery import INKS, form, ground_symbol
from trollbord.games.ankh_morpork.view import AnkhView
from trollbord.ink.inks import Theme
from trollbord.ink.markup import Attributes, Element, Markup, el, join, keyed
from trollbord.ink.shapes import at, group, line, path, use
from trollbord.ink.static_svg import still
from trollbord.kernel.event import Event
from trollbord.kernel.seat import Seat
from trollbord.words import Speaker, speaker

PANEL: Final = 430
"""The width of what stands beside the board in a still picture."""
_SQUEEZED: Final = 4
"""The Scours: the next plaque is close to its right end, so a long name makes it move left."""
_ROOM: Final = 74
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
    view: AnkhView,
    words: Speaker,
    standing: bool = False,
    told: Sequence[Event] = (),
    threatened: Collection[str] = (),
) -> Element:
    """The board on the page; shapes come from `scenery.art`. What was told of late is marked."""
    lay = chart(standing)
    return keyed(
        "board",
        "svg",
        layers(view, words, standing, told, threatened),
        class_=f"board ankh {form(standing)}",
        viewBox=f"-19 -22 {lay.width + 38} {lay.height + 44}",
        role="group",
        aria_label=words.text("game-name"),
    )


def layers(
    view: AnkhView,
    words: Speaker,
    standing: bool = False,
    told: Sequence[Event] = (),
    threatened: Collection[str] = (),
) -> Markup:
    """Ground, areas that can be clicked, plaques, pieces from back to front."""
    lay = chart(standing)
    last = set(_last_areas(told))
    crowds = Crowds(lay, view, words, arrivals(told, standing), threatened)
    return join(
        use(f"am-ground-{form(standing)}", 0, 0),
        keyed("last", "g", [_last(lay, area) for area in sorted(last)]),
        _areas(standing, words),
        keyed(
            "plaques",
            "g",
            [_plaque(standing, area, _holder(view, area), words) for area in range(12)],
        ),
        keyed("pieces", "g", crowds.pieces()),
    )


def area_key(area: int) -> str:
    """The key of an area on the page."""
    return f"a-{area + 1}"


@lru_cache(32)
def _areas(standing: bool, words: Speaker) -> Element:
    lay = chart(standing)
    return keyed("areas", "g", [_hit(lay, area, words) for area in range(12)], data_live=True)


def _hit(lay: Chart, area: int, words: Speaker) -> Element:
    data = line(lay.outlines[area])
    return keyed(
        area_key(area),
        "g",
        path(data, class_="hit", fill="transparent"),
        path(data, class_="wash"),
        class_="spot",
        data_label=words.name(AREAS[area]),
    )


def _last(lay: Chart, area: int) -> Markup:
    data = line(lay.outlines[area])
    pen: Attributes = {"fill": "none", "stroke_linejoin": "round"}
    return join(
        path(data, stroke="var(--last-case)", stroke_width=9, **pen),
        path(data, stroke="var(--last)", stroke_width=5, **pen),
    )


# -- plaques


def _holder(view: AnkhView, area: int) -> Seat:
    return controller(view.pieces, view.building, view.seats, area)


@lru_cache(2048)
def _plaque(standing: bool, area: int, holder: Seat, words: Speaker) -> Element:
    """A cut plaque: number in the colour of whoever controls the area, name, cost."""
    lay = chart(standing)
    name = words.name(AREAS[area])
    half = 0.0 if lay.standing else len(name) * 4.35 + 31
    scale = 1.3 if lay.standing else 1.0
    x, y = lay.places[area].label
    if area == _SQUEEZED:
        x -= max(0.0, half - _ROOM)
    return keyed(
        f"plaque-{area + 1}",
        "g",
        None if lay.standing else _name(name, half),
        _badge(holder, area, 1 - half, scale),
        _price(area, 36 if lay.standing else half - 1, scale),
        transform=at(x, y),
        pointer_events="none",
    )


def _name(name: str, half: float) -> Markup:
    sides = f"M{-half:.1f} -12H{half - 7:.1f}L{half:.1f} -5V12H{7 - half:.1f}L{-half:.1f} 5Z"
    return join(
        path(sides, fill="var(--panel)", stroke="var(--key)", stroke_width=2),
        el("text", name, x=1.5, y=5, fill="var(--ink)", font_size=16, **_FONT),
    )


def _badge(seat: Seat, area: int, x: float, scale: float) -> Markup:
    fill = "var(--panel-2)" if seat == NOBODY else "var(--p)"
    edge = "var(--key)" if seat == NOBODY else "var(--pe)"
    ink = "var(--ink)" if seat == NOBODY else "var(--po)"
    shape = "M-15-9L-9-15H9L15-9V9L9 15H-9L-15 9Z"
    return group(
        keyed(
            f"badge-{area + 1}-{'nobody' if seat == NOBODY else seat}",
            "g",
            path(shape, fill=fill, stroke=edge, stroke_width=2.2),
            el("text", area + 1, y=6, fill=ink, font_size=17, **_FONT),
            class_=None if seat == NOBODY else f"s-{LOOKS[seat]}",
            data_enter="turn",
        ),
        transform=at(x, 0, scale),
    )


def _price(area: int, x: float, scale: float) -> Markup:
    return group(
        el("circle", r=12, fill="var(--gold)", stroke="var(--key)", stroke_width=2),
        el("text", COST[area], y=4.6, fill="var(--gold-ink)", font_size=12.5, **_FONT),
        transform=at(x, 0, scale),
    )


# -- what has just happened


def _last_areas(told: Sequence[Event]) -> list[int]:
    """Where the latest card changed something."""
    plays = [number for number, event in enumerate(told) if event.id == "play"]
    since = told[plays[-1] :] if plays else told
    names = [event.args.get("to", event.args.get("area", "")) for event in since]
    return [AREAS.index(str(name)) for name in names if name in AREAS]


def arrivals(told: Sequence[Event], standing: bool = False) -> dict[str, Arrival]:
    """Which crowds somebody has just joined, each with the crowd and the way that he came."""
    found: dict[str, Arrival] = {}
    for move in [event.args for event in told if event.id == "move"]:
        owner = OWNERS.index(str(move["owner"]))
        start, end = AREAS.index(str(move["area"])), AREAS.index(str(move["to"]))
        steps = " ".join([f"{x:g},{y:g}" for x, y in way(standing, start, end)])
        found[piece_key(owner, end)] = Arrival(piece_key(owner, start), steps)
    return found
