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
from trollbord.ink.cache import cached
from trollbord.ink.markup import NOTHING, Element, Markup, join, keyed
from trollbord.ink.screen import Buttons, Draft, Facts, Prompt, Screen, Tokens
from trollbord.ink.shapes import Point, line
from trollbord.kernel.option import Option
from trollbord.words import Speaker

__all__ = ["INKS", "SOUNDS", "TOKENS", "art", "path", "screen"]

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


def art() -> Markup:
    """Every shape that the page needs once."""
    return shapes()


def screen(view: TrollfjordView, draft: Draft, speaker: Speaker) -> Screen:
    """Everything of the game that the page shows."""
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
        prompt=Prompt(hint=hint(view, speaker)),
        buttons=Buttons(
            strike(view, draft, speaker),
            _labels(view, speaker),
            entry=typing(view, draft, speaker),
        ),
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


@cached
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


def path(view: TrollfjordView, option: Option) -> tuple[str, ...]:
    """Regions, sites and spaces are clicked; a blow is a place on the wall and a strength; the rest are buttons."""
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
