"""The page of Trollfjord: the map inside its walkway, the tower beside it, a sack on every plate."""

from __future__ import annotations

from typing import Final

from trollbord.games.trollfjord.box import (
    LANDSCAPE_OF,
    LANDSCAPES,
    LOOP,
    PLACEMENT,
    PLANK_COUNT,
    REGION_COUNT,
    REGIONS,
    SITES,
    landscape_at,
    space_ahead,
)
from trollbord.games.trollfjord.look import plates
from trollbord.games.trollfjord.look.draw import board
from trollbord.games.trollfjord.look.panel import best_in_reach, hint, panel, strike, typing
from trollbord.games.trollfjord.look.places import border, site_point
from trollbord.games.trollfjord.look.plan import Plan, plan_of
from trollbord.games.trollfjord.look.scenery import INKS
from trollbord.games.trollfjord.look.scenery import art as shapes
from trollbord.games.trollfjord.view import TrollfjordView
from trollbord.ink.cache import kept
from trollbord.ink.markup import NOTHING, Element, Markup, join, keyed
from trollbord.ink.screen import Draft, Facts, Screen, Tokens
from trollbord.ink.shapes import Point, line
from trollbord.kernel.option import Option
from trollbord.kernel.view import View
from trollbord.words import Speaker

__all__ = ["INKS", "SOUNDS", "STYLE", "TOKENS", "art", "path", "screen"]

FACTS: Final = Facts(minutes=60, alone=15, age=10, weight=3, luck=2)
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
TOKENS: Final = Tokens(("tf-b-red", "tf-b-yellow", "tf-b-blue", "tf-b-white"), "-12 -12 24 24")
START_EDGE: Final = 990
"""The right edge of what is shown: the start plank's place stays when the plank has gone, so that the board never jumps."""
NEAR: Final = 480
"""How much of the board's width is seen around a fortress on a phone."""
AROUND: Final = 115
"""The least that is seen above and below it."""
RIM: Final = 30
"""From the middle of a space of the walkway to the board's edge."""

STYLE: Final = (
    """
.fjord{touch-action:pinch-zoom} .fjord .pieces{pointer-events:none}
.fjord .spot{fill:transparent}
.fjord .spot[data-can]{cursor:pointer;fill:var(--target);fill-opacity:.22;stroke:var(--target);stroke-width:5}
.fjord .spot[data-can]:hover,.fjord .spot:focus-visible{fill-opacity:.42}
.fjord .spot[data-held]{fill:var(--held);fill-opacity:.3;stroke:var(--held);stroke-width:6}
.fjord :focus,.tf-tower :focus,.tf-meter :focus{outline:none}
.tf-hammering{padding:12px 16px 4px;display:flex;flex-direction:column;gap:8px;min-height:0;flex:0 1 auto;overflow:hidden}
.board.tf-tower{flex:0 1 min(310px,36vh);min-height:90px;width:100%;margin:0;touch-action:none} .tf-hammering>:not(.tf-tower){flex:none}
.tf-chips{list-style:none;margin:0;padding:0;display:grid;grid-template-columns:repeat(3,1fr);gap:6px}
.tf-chips li{display:flex;gap:6px;align-items:center;background:var(--panel-2);border-radius:var(--r1);padding:5px 4px 5px 6px;border-bottom:4px solid transparent;min-width:0}
.tf-chips svg{width:34px;height:34px;flex:none} .tf-chips span{display:flex;flex-direction:column;min-width:0;line-height:1.15}
.tf-chips b{font-size:var(--text-s);overflow-wrap:anywhere} .tf-chips small{font-size:var(--text-xs);color:var(--ink-3)}
.tf-chips .tf-near{background:var(--act-wash);border-color:var(--act)} .tf-chips .tf-near b{color:var(--act)}
.tf-chips .tf-away svg,.tf-chips .tf-taken svg{opacity:.45}
.tf-hits svg{width:100%;max-height:36px}
.tf-tower .aim{fill:transparent;display:none} .tf-tower .aim[data-can],.tf-tower .aim[data-held]{display:inline;cursor:pointer;fill:var(--target);fill-opacity:.28;stroke:var(--target);stroke-width:3}
.tf-tower .aim[data-can]:hover,.tf-tower .aim:focus-visible{fill-opacity:.55} .tf-tower .aim[data-held]{fill:var(--held);fill-opacity:.45;stroke:var(--target-case)}
.desk .tf-hammering~.log{min-height:30px;margin-top:6px} .tf-tower .hammer{pointer-events:none} .tf-tower .limit text{paint-order:stroke;stroke:var(--panel);stroke-width:4px;stroke-linejoin:round} .tf-meter{width:100%;max-height:66px} .tf-meter .tick{fill:transparent} .tf-meter .tick[data-can]{cursor:pointer;fill:var(--target);fill-opacity:.35;stroke:var(--target);stroke-width:2}
.tf-meter .tick[data-can]:hover,.tf-meter .tick:focus-visible{fill-opacity:.75} .tf-meter text,.tf-meter .pointer{pointer-events:none} .tf-meter .timing{font-size:14px;font-weight:800;fill:var(--ink)} .tf-meter .timing[data-timing=fine]{fill:var(--act)} .tf-meter .timing[data-timing=poor]{fill:var(--danger)}
.btn[data-swing]{touch-action:none;user-select:none;-webkit-user-select:none} .btn kbd{margin-left:8px;font:600 var(--text-xs) var(--font);border:1px solid currentColor;border-radius:3px;padding:1px 6px;opacity:.8}
.tf-typing{display:grid;gap:8px} .tf-typed{display:grid;grid-template-columns:repeat(4,1fr);gap:8px}
.tf-typed label{display:grid;justify-items:center;gap:2px} .tf-typed svg{width:34px;height:34px} .tf-typed small{color:var(--ink-3);font-size:var(--text-xs)}
.tf-typed input{width:100%;min-height:48px;text-align:center;font:800 var(--text-xl) var(--font);background:var(--panel-2);color:var(--ink);border:2px solid var(--line-strong);border-radius:var(--r1)}
.tf-typing details{font-size:var(--text-s)} .tf-handling{color:var(--ink-2);margin:4px 0 0;padding-left:1.2em}
.phone .tf-hammering{padding:6px 12px;gap:4px;background:var(--panel);border-top:1px solid var(--line);overflow:auto;flex:none} .phone .board.tf-tower{flex:none;height:24dvh;max-height:250px} .phone:has(.tf-typing) .board.tf-tower{height:14dvh} .phone .ask:has(.tf-typing){max-height:48dvh} .phone .tf-meter{max-height:56px} .phone .tf-hits svg{max-height:30px} .phone .ask .fold{min-height:32px;margin-top:2px}
.tf-caption{display:none} .phone .tf-word{display:none} .phone .tf-caption{display:flex;flex-wrap:wrap;justify-content:center;align-items:center;gap:0 12px;margin:0;font-size:var(--text-xs);color:var(--ink-2)} .tf-caption span{display:inline-flex;align-items:center;gap:3px} .tf-caption svg{width:16px;height:16px} .tf-caption em{font-style:normal;font-weight:700;color:var(--danger)} .phone:has(.tf-typing) .tf-tower .tf-number{display:none}
.phone .tf-chips svg{width:30px;height:30px} .phone .btn kbd{display:none}
@media (max-height:780px){.desk .btn kbd{display:none} .desk .tf-hammering{gap:5px;padding-top:8px} .desk .tf-hammering~.log{min-height:0}}
@media (max-height:520px){.desk .tf-hammering{padding:4px 12px 0}}
"""
    + plates.STYLE
)


def art() -> Markup:
    """Every shape that the page needs once."""
    return shapes()


def screen(view: View, draft: Draft, speaker: Speaker) -> Screen:
    """Everything of the game that the page shows."""
    assert isinstance(view, TrollfjordView)
    plan = _plan(view, draft)
    window, leans = _window(view, draft)
    drawn = keyed(
        "board",
        "svg",
        board(view, _spots(plan, tuple(view.planks), speaker), plan.standing),
        class_="board fjord",
        viewBox=window,
        preserveAspectRatio=leans,
        role="group",
        aria_label=speaker.text("screen-board"),
    )
    hammering = panel(view, draft, speaker)
    phone = draft.form == "phone"
    own = [plates.plate(view, seat, phone, speaker) for seat in range(view.seats)]
    return Screen(
        drawn,
        own,
        layout="strip",
        aside=NOTHING if phone else hammering,
        hand=join(hammering, plates.opened(view, draft.players, speaker)) if phone else NOTHING,
        hint=hint(view, speaker),
        labels=_labels(view, speaker),
        first=strike(view, draft, speaker),
        entry=typing(view, draft, speaker),
    )


def _window(view: TrollfjordView, draft: Draft) -> tuple[str, str]:
    """The part of the board that is shown, and to which side it leans where there is room.

    On a phone, hammering shows the fortress and its regions, as wide as the screen: a window that is low lets the width decide.
    """
    plan = _plan(view, draft)
    left, top, right, low = plan.box(2, 26, START_EDGE, 674)
    if draft.standing and view.limit and plan.outlines:
        x, y = site_point(plan, view.fortress)
        right = max([x for x, _ in plan.loop]) + RIM
        x = max(left + NEAR / 2, min(right - NEAR / 2, x))
        y = max(top + AROUND, min(low - AROUND, y))
        return f"{x - NEAR / 2:.0f} {y - 50:.0f} {NEAR} 100", "xMidYMid"
    head = 2 if plan.standing else 20  # a crown above the upper edge
    return f"{left:.0f} {top - head:.0f} {right - left:.0f} {low - top + head:.0f}", "xMidYMid"


def _plan(view: TrollfjordView, draft: Draft) -> Plan:
    """On a phone the board stands up, unless one place of it is shown."""
    return plan_of(str(view.settings["map"]), draft.standing and not view.limit)


def _labels(view: TrollfjordView, speaker: Speaker) -> dict[str, str]:
    """What a button brings stands on it: "Stop, take 15"."""
    ask = view.ask
    if ask is None or ask.seat != view.seat:
        return {}
    labels: dict[str, str] = {}
    for option in ask.options:
        if option.verb == "stop":
            best = best_in_reach(view, view.seat)
            labels[option.text] = speaker.text("screen-stop", value=best)
        elif option.verb == "take":
            value = view.treasures[option.first]
            land = speaker.name(LANDSCAPES[LANDSCAPE_OF[option.first]])
            labels[option.text] = speaker.text("screen-take", value=value, landscape=land)
        elif option.verb == "keep":
            left = view.limit - view.hits
            labels[option.text] = speaker.text("screen-keep", count=left)
    return labels


# -- what can be clicked


@kept
def _spots(plan: Plan, planks: tuple[int, ...], speaker: Speaker) -> Element:
    regions = [_region(plan, region, speaker) for region in range(REGION_COUNT)]
    sites = [
        _circle(f"site-{name}", site_point(plan, site), 44, speaker.name(name))
        for site, name in enumerate(SITES)
    ]
    spaces = [
        _circle(f"space-{space}", plan.loop[space], 24, _space_name(planks, space, speaker))
        for space in range(LOOP)
    ]
    return keyed("spots", "g", regions, sites, spaces, data_live=True)


def _space_name(planks: tuple[int, ...], space: int, speaker: Speaker) -> str:
    if space % 2 == PLACEMENT and len(planks) == PLANK_COUNT:
        return f"{space}: {speaker.name(LANDSCAPES[landscape_at(list(planks), space)])}"
    return f"{space}: {speaker.name('wander')}"


def _region(plan: Plan, region: int, speaker: Speaker) -> Element:
    name = REGIONS[region]
    if not plan.outlines:
        return _circle(f"region-{name}", plan.anchors[region], 56, speaker.name(name))
    return keyed(
        f"region-{name}",
        "path",
        d=line(border(plan, region)),
        class_="spot",
        tabindex=-1,
        data_label=speaker.name(name),
    )


def _circle(key: str, point: Point, radius: float, label: str) -> Element:
    x, y = point
    return keyed(key, "circle", cx=x, cy=y, r=radius, class_="spot", tabindex=-1, data_label=label)


def path(view: View, option: Option) -> tuple[str, ...]:
    """Regions, sites and spaces are clicked; a blow is a place on the wall and a strength; the rest are buttons."""
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
        return f"aim-{side}-{height}", f"strength-{strength}"
    return ()


def _space(view: TrollfjordView, option: Option) -> tuple[str, ...]:
    if view.ask is None or view.ask.prompt != "lord":
        return ()
    space = space_ahead(view.lords, view.ask.seat, option.first, option.second + 1)
    return (f"space-{space % LOOP}",)
