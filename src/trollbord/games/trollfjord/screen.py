"""The page of Trollfjord: the map inside its walkway, the tower beside it, a sack on every plate."""

from __future__ import annotations

from typing import Final

from trollbord.games.trollfjord.box import (
    HEIGHTS,
    LOOP,
    REGION_COUNT,
    REGIONS,
    SITE_COUNT,
    SITES,
    STRENGTHS,
    space_ahead,
)
from trollbord.games.trollfjord.chart import LOOP_POINTS, Chart, charted
from trollbord.games.trollfjord.draw import board, look, sack, site_point, tower
from trollbord.games.trollfjord.scenery import INKS
from trollbord.games.trollfjord.scenery import art as shapes
from trollbord.games.trollfjord.table import HANDLING, YOURS
from trollbord.games.trollfjord.view import TrollfjordView
from trollbord.ink.kept import kept
from trollbord.ink.markup import NOTHING, Element, Markup, el, join, keyed
from trollbord.ink.screen import Draft, Plate, Screen
from trollbord.ink.shapes import line, use
from trollbord.kernel.option import Option
from trollbord.kernel.view import View
from trollbord.words import Speaker

__all__ = ["INKS", "SOUNDS", "STYLE", "art", "path", "screen"]

SOUNDS: Final = {
    "put": "wood",
    "walk": "slide",
    "lord-placement": "slide",
    "lord-wander": "slide",
    "hit": "hit",
    "empty-hit": "hit",
    "take-belt": "coin",
    "take-sack": "coin",
    "crown": "coin",
}

STYLE: Final = """
.fjord .pieces{pointer-events:none}
.fjord .spot{fill:transparent}
.fjord .spot[data-can]{cursor:pointer;fill:var(--target);fill-opacity:.22;stroke:var(--target);stroke-width:5}
.fjord .spot[data-can]:hover,.fjord .spot:focus-visible{fill-opacity:.42}
.fjord .spot[data-held]{fill:var(--held);fill-opacity:.3;stroke:var(--held);stroke-width:6}
.fjord .aim{display:none}
.fjord .aim[data-can],.fjord .aim[data-held]{display:inline}
.fjord :focus{outline:none}
.tf-sack{grid-column:1/-1}
.tf-sack svg{width:100%;max-width:280px}
.tf-handling{font-size:var(--text-s);color:var(--ink-2);margin:0;padding-left:1.2em}
"""


def art() -> Markup:
    """Every shape that the page needs once."""
    return shapes()


def screen(view: View, draft: Draft, speaker: Speaker) -> Screen:
    """Everything of the game that the page shows."""
    assert isinstance(view, TrollfjordView)
    drawn = keyed(
        "board",
        "svg",
        board(view, _spots(charted(str(view.table["map"])))),
        tower(view, 1012, 110),
        _aims(view),
        class_="board fjord",
        viewBox="0 0 1330 700",
        role="group",
        aria_label=speaker.text("screen-board"),
    )
    plates = [_plate(view, seat, speaker) for seat in range(view.seats)]
    return Screen(drawn, plates, layout="strip", aside=_handling(view, speaker))


def _plate(view: TrollfjordView, seat: int, speaker: Speaker) -> Plate:
    seat_look = look(view, seat)
    face = el(
        "svg", use("tf-lord", 0, 6, 0.9), class_=f"face s-{seat_look}", viewBox="-34 -46 68 68"
    )
    facts = speaker.text("screen-facts", reserve=view.reserve[seat], sack=len(view.sacks[seat]))
    drawn = el("svg", sack(view, seat), viewBox="-3 -3 242 124")
    known = sum(view.belts[seat * 4 : seat * 4 + 4]) + sum(view.sacks[seat])
    return Plate(
        seat_look, face, facts, str(known), keyed(f"sack-{seat}", "div", drawn, class_="tf-sack")
    )


def _handling(view: TrollfjordView, speaker: Speaker) -> Markup:
    """TF-TOWER.7: reminders for those who hit a tower of their own."""
    if view.table["tower"] != YOURS or view.limit == 0:
        return NOTHING
    lines = [el("li", speaker.text(id)) for id in HANDLING]
    return keyed("handling", "ul", lines, class_="tf-handling")


# -- what can be clicked


@kept
def _spots(chart: Chart) -> Element:
    regions = [_region(chart, region) for region in range(REGION_COUNT)]
    sites = [
        _circle(f"site-{SITES[site]}", *site_point(chart, site), 44) for site in range(SITE_COUNT)
    ]
    spaces = [_circle(f"space-{space}", *LOOP_POINTS[space], 24) for space in range(LOOP)]
    return keyed("spots", "g", regions, sites, spaces, data_live=True)


def _region(chart: Chart, region: int) -> Element:
    key = f"region-{REGIONS[region]}"
    if not chart.outlines:
        return _circle(key, *chart.anchors[region], 56)
    return keyed(key, "path", d=line(chart.outlines[region]), class_="spot", tabindex=-1)


def _circle(key: str, x: float, y: float, radius: float) -> Element:
    return keyed(key, "circle", cx=x, cy=y, r=radius, class_="spot", tabindex=-1)


def _aims(view: TrollfjordView) -> Markup:
    """Where and how hard to strike: a side, a height on the wall, a strength below the counter."""
    sides = [
        keyed(f"side-{name}", "path", d=f"M{x} 170L{x + turn * 34} 190L{x} 210Z", class_="spot aim")
        for name, x, turn in (("left", 1040, 1), ("right", 1322, -1))
    ]
    heights = [
        _box(f"height-{height}", 1084, 330 - 66 * (height - 1), 18, 56)
        for height in range(1, HEIGHTS + 1)
    ]
    strengths = [
        join(_box(f"strength-{strength}", 1016 + 28 * (strength - 1), 30, 24, 8 + 4 * strength))
        for strength in range(1, STRENGTHS + 1)
    ]
    return join(keyed("aims", "g", sides, heights, strengths, data_live=True))


def _box(key: str, x: float, y: float, width: float, height: float) -> Element:
    return keyed(key, "rect", x=x, y=y, width=width, height=height, rx=4, class_="spot aim")


def path(view: View, option: Option) -> tuple[str, ...]:
    """Regions, sites and spaces are clicked; a blow is a side, a height and a strength; the rest are buttons."""
    assert isinstance(view, TrollfjordView)
    verb = option.verb
    if verb == "lord":
        return _space(view, option)
    if verb in ("put", "take", "clear"):
        return (f"region-{option.arg}",)
    if verb == "walk":
        return f"region-{option.args[0]}", f"region-{option.args[1]}"
    if verb == "call":
        return (f"site-{option.arg}",)
    if verb == "hit" and option.args:
        side, strength, height = option.args
        return f"side-{side}", f"height-{height}", f"strength-{strength}"
    return ()


def _space(view: TrollfjordView, option: Option) -> tuple[str, ...]:
    if view.ask is None or view.ask.prompt != "lord":
        return ()
    space = space_ahead(view.lords, view.ask.seat, option.first, option.second + 1)
    return (f"space-{space % LOOP}",)
