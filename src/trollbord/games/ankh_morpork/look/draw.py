"""The city of a view as a picture: ground, plaques, pieces; beside it the players, the piles, the own hand."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from trollbord.games.ankh_morpork.board import controller
from trollbord.games.ankh_morpork.box import AREAS, OWNERS
from trollbord.games.ankh_morpork.look.chart import Chart, chart
from trollbord.games.ankh_morpork.look.figures import figures
from trollbord.games.ankh_morpork.look.panel import panel
from trollbord.games.ankh_morpork.look.pieces_on_map import ArrivalShown, Crowds, piece_key
from trollbord.games.ankh_morpork.look.plaques import PIXEL, plaque
from trollbord.games.ankh_morpork.look.routes import way
from trollbord.games.ankh_morpork.look.scenery import INKS, form, ground_symbol
from trollbord.games.ankh_morpork.view import AnkhView
from trollbord.ink.inks import Theme
from trollbord.ink.markup import Attributes, Element, Markup, el, join, keyed
from trollbord.ink.shapes import at, group, line, path, use
from trollbord.ink.static_svg import standalone
from trollbord.kernel.event import Event
from trollbord.kernel.seat import Seat
from trollbord.words import Speaker, speaker

PANEL: Final = 430
"""The width of what stands beside the board in a still picture."""
WALLED: Final = "26 14 708 972"
"""The box of the standing map: the city with its wall and a hem of fields, so that it fills a phone."""


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
    return standalone(drawing, INKS, theme, str(view))


def board(
    view: AnkhView,
    words: Speaker,
    standing: bool = False,
    told: Sequence[Event] = (),
    aim: Aim | None = None,
) -> Element:
    """The board on the page; shapes come from `scenery.art`. What was told of late is marked."""
    lay = chart(standing)
    return keyed(
        "board",
        "svg",
        layers(view, words, standing, told, aim),
        class_=f"board ankh {form(standing)}",
        viewBox=WALLED if standing else f"-19 -22 {lay.width + 38} {lay.height + 44}",
        role="group",
        aria_label=words.text("game-name"),
    )


def layers(
    view: AnkhView,
    words: Speaker,
    standing: bool = False,
    told: Sequence[Event] = (),
    aim: Aim | None = None,
) -> Markup:
    """Ground, areas that can be clicked, plaques, pieces from back to front."""
    lay = chart(standing)
    last = set(_last_areas(told))
    aimed = aim.pieces if aim is not None else ()
    threatened = [piece_key(owner, area) for owner, area in aimed]
    crowds = Crowds(lay, view, words, arrivals(told, standing), threatened)
    return join(
        use(f"am-ground-{form(standing)}", 0, 0),
        keyed("last", "g", [_last(area) for area in sorted(last)]),
        keyed("danger", "g", [_danger(lay, area) for area in sorted({each for _, each in aimed})]),
        _areas(standing, words),
        *_upper(standing, _plaques(view, standing, words), keyed("pieces", "g", crowds.pieces())),
        _flag(lay, aim) if aim is not None and aim.said else None,
    )


def _plaques(view: AnkhView, standing: bool, words: Speaker) -> Element:
    drawn = [plaque(standing, area, _holder(view, area), words) for area in range(12)]
    return keyed("plaques", "g", drawn)


def _upper(standing: bool, plaques: Element, pieces: Element) -> tuple[Element, Element]:
    """On a phone names lie over the pieces: there they have no ground of their own."""
    return (pieces, plaques) if standing else (plaques, pieces)


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
        path(data, class_="hit", fill="transparent", id=_outline(area)),
        path(data, class_="wash"),
        class_="spot",
        data_label=words.name(AREAS[area]),
    )


def _last(area: int) -> Markup:
    """The outline that the area has already: long lists of points are not sent with every pick."""
    pen: Attributes = {"href": f"#{_outline(area)}", "stroke_linejoin": "round"}
    return join(
        el("use", stroke="var(--last-case)", stroke_width=9, **pen),
        el("use", stroke="var(--last)", stroke_width=5, **pen),
    )


def _outline(area: int) -> str:
    return f"o-{area + 1}"


class Aim(NamedTuple):
    """Pieces in danger while their owners are asked, as owner and area, and what the flag beside them says."""

    pieces: tuple[tuple[int, int], ...]
    said: str = ""


def _danger(lay: Chart, area: int) -> Markup:
    data = line(lay.outlines[area])
    return join(
        path(data, fill="var(--am-danger)", fill_opacity=0.22, stroke="#fff", stroke_width=10),
        path(data, fill="none", stroke="var(--am-danger)", stroke_width=6),
    )


def _flag(lay: Chart, aim: Aim) -> Element:
    """Who aims, below the first piece in danger; it stays on the map."""
    size = 13 * PIXEL if lay.standing else 17
    half = len(aim.said) * size * 0.29 + size * 0.6
    x, y = lay.places[aim.pieces[0][1]].minions[0]
    x = min(max(x, half + 40), lay.width - half - 40)
    return keyed(
        "flag",
        "g",
        el("rect", x=-half, y=-size, width=2 * half, height=size * 1.6, fill="var(--am-danger)"),
        el(
            "text",
            aim.said,
            y=size * 0.15,
            fill="#fff",
            font_size=size,
            font_weight=700,
            text_anchor="middle",
        ),
        transform=at(round(x), round(y + size * 3.4)),
        pointer_events="none",
    )


def _holder(view: AnkhView, area: int) -> Seat:
    return controller(view.pieces, view.building, view.seats, area)


# -- what has just happened


def _last_areas(told: Sequence[Event]) -> list[int]:
    """Where the latest card changed something."""
    plays = [number for number, event in enumerate(told) if event.id == "play"]
    since = told[plays[-1] :] if plays else told
    names = [event.args.get("to", event.args.get("area", "")) for event in since]
    return [AREAS.index(str(name)) for name in names if name in AREAS]


def arrivals(told: Sequence[Event], standing: bool = False) -> dict[str, ArrivalShown]:
    """Which crowds somebody has just joined, each with the crowd and the way that he came."""
    found: dict[str, ArrivalShown] = {}
    for move in [event.args for event in told if event.id == "move"]:
        owner = OWNERS.index(str(move["owner"]))
        start, end = AREAS.index(str(move["area"])), AREAS.index(str(move["to"]))
        steps = " ".join([f"{x:g},{y:g}" for x, y in way(standing, start, end)])
        found[piece_key(owner, end)] = ArrivalShown(piece_key(owner, start), steps)
    return found
