"""The hammering panel: the tower to be struck, what lies on the table, and what it would bring."""

from collections.abc import Callable
from typing import Final

from trollbord.games.trollfjord.box import (
    BOULDER_COLOURS,
    BOULDERS_PER_COLOUR,
    HANDLING,
    LANDSCAPE_OF,
    LANDSCAPES,
    LIMITED,
    PHYSICS,
    REGION_COUNT,
    REGIONS,
    YOURS,
)
from trollbord.games.trollfjord.look.rocktower import (
    aims,
    counter,
    hammer,
    meter,
    shaft,
    stacks,
    text,
)
from trollbord.games.trollfjord.look.scenery import treasure
from trollbord.games.trollfjord.view import TrollfjordView
from trollbord.ink.icons import icon
from trollbord.ink.markup import NOTHING, Markup, el, keyed
from trollbord.ink.screen import Draft
from trollbord.ink.shapes import at, group
from trollbord.kernel.seat import NATURE, Seat
from trollbord.words import Speaker

COLOUR_NAMES: Final = ("screen-red", "screen-yellow", "screen-blue", "screen-white")
"""What the boulders' colours are called."""


def panel(view: TrollfjordView, draft: Draft, speaker: Speaker) -> Markup:
    """Everything about hammering, while somebody hammers or is about to."""
    if view.fortress < 0:
        return NOTHING
    if not view.limit:
        return keyed("hammering", "div", chips(view, speaker), class_="tf-hammering")
    return keyed(
        "hammering",
        "div",
        _tower(view, draft, speaker),
        _caption(view, speaker),
        chips(view, speaker),
        _counter(view, speaker),
        _swing(view, draft, speaker),
        class_="tf-hammering",
    )


def last_fall(draft: Draft) -> int:
    """The line beside which the tower lies as it stands: the last fall, or the decision to hammer before the first blow."""
    for entry in reversed(draft.history):
        is_begun = any(event.id == "hammer" for event in entry.events)
        if is_begun or (entry.seat == NATURE and entry.beside):
            return entry.beside
    return 0


def is_asked(view: TrollfjordView, draft: Draft) -> bool:
    """Whether this viewer holds the hammer now."""
    ask = view.ask
    return ask is not None and ask.prompt == "swing" and ask.seat in draft.mine and draft.live


def _tower(view: TrollfjordView, draft: Draft, speaker: Speaker) -> Markup:
    words = (speaker.text("screen-limit", limit=view.limit), speaker.text("screen-free"))
    can_aim = view.settings["tower"] == PHYSICS and is_asked(view, draft)
    return keyed(
        "tower",
        "svg",
        group(
            shaft(view, last_fall(draft)),
            aims(_aim_names(speaker)) if can_aim else NOTHING,
            hammer(),
            transform=at(76, 100),
        ),
        keyed("total", "g", _count(view, speaker), transform=at(264, 56)),
        group(stacks(view, words), transform=at(304, 376)),
        class_="board tf-tower",
        viewBox="0 0 446 408",
        role="group",
        aria_label=speaker.text("screen-tower", boulders=sum(view.out), limit=view.limit),
    )


def _aim_names(speaker: Speaker) -> Callable[[str, int], str]:
    return lambda side, height: speaker.text("screen-aim", side=speaker.name(side), height=height)


def _strength_names(speaker: Speaker) -> Callable[[int], str]:
    return lambda strength: speaker.text("screen-blow", strength=strength)


def _count(view: TrollfjordView, speaker: Speaker) -> Markup:
    total = sum(view.out)
    number = text(str(total), 0, 20, 60, "var(--ink)", 800, "start")
    words = speaker.text("screen-boulders", count=total)
    number = group(number, class_="tf-number")
    return number + group(text(words, 2, 44, 17, "var(--ink-2)", 600, "start"), class_="tf-word")


def _caption(view: TrollfjordView, speaker: Speaker) -> Markup:
    """What the picture says in words and numbers, for phones, where they would be too small in the picture."""
    counts = [
        el("span", _rock(colour), el("b", view.out[index]))
        for index, colour in enumerate(BOULDER_COLOURS)
    ]
    limit = el("em", speaker.text("screen-limit", limit=view.limit))
    words = speaker.text("screen-boulders", count=sum(view.out))
    return keyed("tower-words", "p", el("span", words), counts, limit, class_="tf-caption")


# -- what it would bring


def eyes(view: TrollfjordView) -> Seat:
    """Through whose eyes treasures are looked at: one's own, if one hammers, or the hammerer's."""
    hammering = (view.turn, view.comrade) if view.hammerer < 0 else (view.hammerer, view.partner)
    return view.seat if view.seat in hammering else hammering[0]


def in_reach(view: TrollfjordView, seat: Seat) -> list[int]:
    """TF-C1.8: the regions whose treasure the boulders on the table allow a player."""
    base, boulders = seat * REGION_COUNT, sum(view.out)
    return [
        region
        for region in view.board.sites[view.fortress]
        if view.trolls[base + region] and 0 < view.treasures[region] <= boulders
    ]


def best_in_reach(view: TrollfjordView, seat: Seat) -> int:
    """The value of the best of them, 0 for none."""
    return max([view.treasures[region] for region in in_reach(view, seat)], default=0)


def chips(view: TrollfjordView, speaker: Speaker) -> Markup:
    """The three treasures of the fortress, and what is missing for each."""
    seat = eyes(view)
    regions = sorted(view.board.sites[view.fortress], key=lambda region: view.treasures[region])
    parts = [_chip(view, speaker, seat, region) for region in regions]
    return keyed("chips", "ul", parts, class_="tf-chips")


def _chip(view: TrollfjordView, speaker: Speaker, seat: Seat, region: int) -> Markup:
    value, boulders = view.treasures[region], sum(view.out)
    if not value:
        kind, says = "tf-taken", speaker.text("screen-taken")
    elif not view.trolls[seat * REGION_COUNT + region]:
        kind, says = "tf-away", speaker.text("screen-no-troll")
    elif value <= boulders:
        kind, says = "tf-near", speaker.text("screen-in-reach")
    else:
        kind, says = "tf-wants", speaker.text("screen-more", count=value - boulders)
    land = speaker.name(LANDSCAPES[LANDSCAPE_OF[region]])
    return keyed(
        f"chip-{REGIONS[region]}",
        "li",
        el("svg", treasure(value) if value else NOTHING, viewBox="-26 -26 52 52", aria_hidden=True),
        el("span", el("b", says), el("small", land)),
        class_=kind,
    )


def _counter(view: TrollfjordView, speaker: Speaker) -> Markup:
    words = speaker.text("screen-hits", hits=view.hits, limit=view.limit)
    drawing = el("svg", counter(view), viewBox="-2 0 362 36", role="img", aria_label=words)
    return keyed("hits", "div", drawing, class_="tf-hits")


# -- the swing


def _swing(view: TrollfjordView, draft: Draft, speaker: Speaker) -> Markup:
    """Strength and strike for whoever holds the hammer of the simulated tower."""
    if view.settings["tower"] != PHYSICS or not is_asked(view, draft):
        return NOTHING
    ends = (speaker.text("screen-soft"), speaker.text("screen-hearty"))
    return keyed(
        "swing",
        "svg",
        meter(ends, _strength_names(speaker)),
        class_="board tf-meter",
        viewBox="0 -4 364 76",
        role="group",
        aria_label=speaker.text("screen-strength"),
        data_fine=speaker.text("screen-fine"),
        data_fair=speaker.text("screen-fair"),
        data_poor=speaker.text("screen-poor"),
    )


def strike(view: TrollfjordView, draft: Draft, speaker: Speaker) -> Markup:
    """The button that is held and let go, where a blow can be aimed."""
    if view.settings["tower"] != PHYSICS or not is_asked(view, draft):
        return NOTHING
    return el(
        "button",
        icon("hammer", 26),
        speaker.text("screen-strike"),
        el("kbd", speaker.text("screen-space")),
        class_="btn go",
        data_swing=True,
        title=speaker.text("screen-strike-help"),
    )


def hint(view: TrollfjordView, speaker: Speaker) -> str:
    """What one more boulder would do."""
    ask = view.ask
    if ask is None or ask.prompt != "swing" or not view.limit:
        return ""
    full = [c for c in range(LIMITED) if view.out[c] == view.limit]
    if full:
        colours = ", ".join([speaker.text(COLOUR_NAMES[c]) for c in full])
        return speaker.text("screen-wakes", colours=colours, count=len(full))
    left = view.limit - view.hits
    return speaker.text("screen-hits-left", count=left)


# -- a tower of one's own


def typing(view: TrollfjordView, draft: Draft, speaker: Speaker) -> Markup:
    """TF-R.31: what fell from a real tower is typed by those who sit there, colour by colour."""
    ask = view.ask
    waits = ask is not None and ask.seat == NATURE and ask.prompt == "fell"
    if view.settings["tower"] != YOURS or not waits or not draft.mine or not draft.live:
        return NOTHING
    rows = [_typed(view, speaker, index) for index in range(len(BOULDER_COLOURS))]
    reminders = [el("li", speaker.text(id)) for id in HANDLING]
    return keyed(
        "typing",
        "form",
        el("p", speaker.text("screen-type-help")),
        el("div", rows, class_="tf-typed"),
        el("button", speaker.text("screen-type-done"), class_="btn go"),
        el(
            "details",
            el("summary", speaker.text("screen-handling")),
            el("ul", reminders, class_="tf-handling"),
        ),
        class_="tf-typing",
        data_type="fell",
    )


def _typed(view: TrollfjordView, speaker: Speaker, index: int) -> Markup:
    colour = BOULDER_COLOURS[index]
    most = BOULDERS_PER_COLOUR - view.out[index]
    field = el(
        "input",
        type="number",
        name=colour,
        min=0,
        max=most,
        value=0,
        inputmode="numeric",
        data_rest=True if index == LIMITED else None,
        aria_label=speaker.text(COLOUR_NAMES[index]),
    )
    return el("label", _rock(colour), field, el("small", speaker.text("screen-of", count=most)))


def _rock(colour: str) -> Markup:
    """A small boulder beside words."""
    shape = Markup(f'<use href="#tf-b-{colour}"/>')
    return el("svg", shape, viewBox="-13 -13 26 26", aria_hidden=True)
