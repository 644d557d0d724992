"""The board on the page: one cut through the land. Above ground the villages, below it the own dens and caves."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from trollbord.games.trolls_princesses.box import CARD_PILE, DEN_PILE
from trollbord.games.trolls_princesses.clans import CAMP_SLOTS, CHANGELING_SLOTS
from trollbord.games.trolls_princesses.goods import RESOURCES
from trollbord.games.trolls_princesses.look.bench import bench, crowd, full_shafts
from trollbord.games.trolls_princesses.look.dig import dig, owned
from trollbord.games.trolls_princesses.look.dock import dock, hand, market, royals, tasks
from trollbord.games.trolls_princesses.look.draw import foremost
from trollbord.games.trolls_princesses.look.faces import rooms_of
from trollbord.games.trolls_princesses.look.land import badge, valley
from trollbord.games.trolls_princesses.look.outlook import points_at
from trollbord.games.trolls_princesses.look.placing import Places, placing
from trollbord.games.trolls_princesses.look.purse import purse
from trollbord.games.trolls_princesses.look.scenery import LOOKS, mark
from trollbord.games.trolls_princesses.places import CAVES, MINING, VILLAGE
from trollbord.games.trolls_princesses.spaces import CARD_ITEM
from trollbord.games.trolls_princesses.view import TrollsView
from trollbord.ink.cache import ViewCache
from trollbord.ink.icons import icon
from trollbord.ink.markup import Element, Markup, el, keyed
from trollbord.ink.seats import emblem
from trollbord.words import Speaker

Names = Sequence[str]


def board(view: TrollsView, names: Names, speaker: Speaker, label: str = "") -> Element:
    """Villages, the own mountain, cards and tiles, and the purse; other mountains wait behind the own."""
    mine, held = foremost(view), placing(view)
    taken = -1 if held is None else held.tile
    return keyed(
        "board",
        "div",
        valley(view, mine, speaker, standing=False, brief=held is not None),
        _mountain(view, mine, held, speaker),
        [_other(view, seat, names, speaker) for seat in range(view.seats) if seat != mine],
        dock(view, mine, taken, speaker),
        purse(view, mine, speaker),
        class_=f"board trolls tp {_mode(view, held)}",
        role="group",
        aria_label=label,
    )


def _mode(view: TrollsView, held: Places | None) -> str:
    """What the board makes room for: a tile in hand, or the cave in which somebody acts; nothing once it is over."""
    if view.result is not None:
        return "over"
    if held is not None:
        return "lay"
    mine = foremost(view)
    if view.active == mine and view.points > 0 and MINING <= view.place < VILLAGE:
        return f"act at-{CAVES[view.place - MINING]}"
    return "act" if view.active == mine and view.points > 0 else "idle"


def _mountain(view: TrollsView, seat: int, held: Places | None, speaker: Speaker) -> Element:
    """The own network in the earth, the own caves in the rock."""
    taken = -1 if held is None else held.tile
    caves = [bench(view, seat, cave, taken, speaker) for cave in range(len(CAVES))]
    return keyed(
        f"mountain-{seat}",
        "div",
        dig(view, seat, held, speaker),
        keyed(f"benches-{seat}", "div", caves, class_="tp-benches"),
        class_="tp-under mine",
    )


# -- other mountains

_OTHERS: Final = ViewCache(512)
_SHOWN: Final = (
    *("clans", "trolls", "humans", "goods", "camp_slots", "changeling_slots", "tiles", "places"),
    *("turns", "filled", "shafts", "cards", "stored", "open_places"),
)
"""What another player's mountain shows."""


def _other(view: TrollsView, seat: int, names: Names, speaker: Speaker) -> Element:
    name = names[seat] if seat < len(names) else ""
    shows = tuple([_hashable(getattr(view, field)[seat]) for field in _SHOWN])
    king = view.king if view.king_seat == seat else -1
    royal = view.settings["board_royal_action"]
    return _OTHERS.drawn(
        (seat, name, speaker, king, royal, *shows), lambda: _drawn_other(view, seat, name, speaker)
    )


def _hashable(value: object) -> object:
    return tuple(value) if isinstance(value, list) else value


def _drawn_other(view: TrollsView, seat: int, name: str, speaker: Speaker) -> Element:
    look = LOOKS[view.clans[seat]]
    stored = tuple([rooms_of(view.stored[seat], CARD_ITEM + card) for card in view.cards[seat]])
    ribbon = el(
        "header",
        emblem(look, 20),
        el("b", speaker.text("screen-mountain-of", name=name), class_="flare"),
        keyed(
            f"close-{seat}",
            "button",
            icon("close", 18),
            speaker.text("screen-close"),
            class_="btn small",
            data_act="sheet",
            data_arg="",
        ),
        class_="tp-ribbon",
    )
    return keyed(
        f"mountain-{seat}",
        "div",
        dig(view, seat, None, speaker),
        ribbon,
        keyed(
            f"benches-{seat}",
            "div",
            [_slim(view, seat, cave, speaker) for cave in range(len(CAVES))],
            el(
                "section",
                el("h3", speaker.name("shelf-cards")),
                owned(seat, view.cards[seat], stored, False, speaker),
                class_="tp-theirs",
            ),
            class_="tp-benches slim",
        ),
        class_=f"tp-under other-{seat} s-{look}",
    )


def _slim(view: TrollsView, seat: int, cave: int, speaker: Speaker) -> Element:
    """A cave of another player: who stands there, and what it has come to."""
    points = points_at(view, seat, MINING + cave)
    name = el("b", speaker.text(f"screen-cave-{CAVES[cave]}"), class_="flare")
    return keyed(
        f"cave-{seat}-{CAVES[cave]}",
        "section",
        el(
            "div",
            el("header", name, badge(f"points-{seat}-{CAVES[cave]}", points, speaker)),
            crowd(view, seat, cave),
            class_="tp-cave",
        ),
        el("div", _facts(view, seat, cave, speaker), class_="tp-facts"),
        class_="tp-bench",
    )


def _facts(view: TrollsView, seat: int, cave: int, speaker: Speaker) -> list[Markup]:
    if cave == 0:
        rows = zip(RESOURCES, view.filled[seat], view.shafts[seat])
        return [
            el("span", mark(name, 18), full_shafts(full, all_, speaker))
            for name, full, all_ in rows
        ]
    slots, word, sign = (
        (view.camp_slots[seat], "screen-camps-left", "camp")
        if cave == 1
        else (view.changeling_slots[seat], "screen-changelings-left", "changeling")
    )
    assert len(CAMP_SLOTS) == len(CHANGELING_SLOTS)
    return [el("span", mark(sign, 18), speaker.text(word, count=slots.bit_count()))]


# -- on a phone

TABS: Final = ("land", "dens", "shelves")
"""The places of a phone, one at a time."""


def standing(view: TrollsView, names: Names, speaker: Speaker, label: str = "") -> Element:
    """The same for a phone: the place that the question is about first; the question brings its things along."""
    mine, held = foremost(view), placing(view)
    taken = -1 if held is None else held.tile
    cave = _open_cave(view, mine)
    caves = [bench(view, mine, n, taken, speaker, market=n == cave) for n in range(len(CAVES))]
    shelves = [
        market(view, mine, taken, DEN_PILE, speaker) if cave != 1 else None,
        market(view, mine, taken, CARD_PILE, speaker) if cave != 2 else None,
        royals(view, taken, speaker),
        tasks(view, mine, speaker),
        None if asks_card(view) or view.seat < 0 else hand(view, speaker),
    ]
    return keyed(
        "board",
        "div",
        keyed(
            "land",
            "div",
            valley(view, mine, speaker, standing=True),
            keyed(f"benches-{mine}", "div", caves, class_="tp-benches"),
            _all_places(speaker) if cave >= 0 else None,
            class_="t-land",
        ),
        keyed(f"mountain-{mine}", "div", dig(view, mine, held, speaker), class_="t-dens mine"),
        [_other(view, seat, names, speaker) for seat in range(view.seats) if seat != mine],
        keyed("shelves", "div", shelves, class_="t-shelves"),
        class_=f"board trolls tp on-{tab_of(view)} {_mode(view, held)}",
        role="group",
        aria_label=label,
    )


def _open_cave(view: TrollsView, mine: int) -> int:
    """The cave in which the player in front acts, if it is one that sells something; -1 if none."""
    is_acting = view.active == mine and view.points > 0 and placing(view) is None
    return view.place - MINING if is_acting and MINING <= view.place < VILLAGE else -1


def asks_card(view: TrollsView) -> bool:
    """Whether the viewer is to play a round card: on a phone they then stand in the question."""
    ask = view.ask
    return ask is not None and ask.seat == view.seat and ask.prompt == "play-card"


def _all_places(speaker: Speaker) -> Element:
    """Leads from the open cave back to the land."""
    return keyed(
        "all-places",
        "button",
        icon("back", 18),
        speaker.text("screen-all-places"),
        class_="tp-all",
        data_act="sheet",
        data_arg="places",
    )


_TAB_OF: Final = {
    "last-tasks": "shelves",
    "take-den": "shelves",
    "take-second-den": "shelves",
    "take-royal-tile": "shelves",
    "take-card": "shelves",
    "lay-tile": "dens",
    "turn-tile": "dens",
}


def tab_of(view: TrollsView) -> str:
    """The place that the question is about."""
    ask = view.ask
    if ask is None or ask.seat != view.seat:
        return "land"
    verbs = {option.verb for option in ask.options}
    if ask.prompt == "act" and verbs <= {"activate", "claim", "done"}:
        # Royal actions may be all that is left: they lie among the dens. So may tasks, on the shelves.
        return "dens" if "activate" in verbs else "shelves"
    if verbs == {"store"}:
        return "dens"
    return _TAB_OF.get(ask.prompt, "land")
