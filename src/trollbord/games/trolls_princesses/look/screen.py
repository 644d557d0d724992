"""The page of Trolls & Princesses: villages, the own mountain, displays, and the others beside them."""

from __future__ import annotations

from functools import cache, lru_cache
from itertools import islice
from typing import Final

from trollbord.games.trolls_princesses.box import CARD_PILE, DEN_PILE, ROUNDS_OF, ROYAL_PILE
from trollbord.games.trolls_princesses.deck import CASTLES
from trollbord.games.trolls_princesses.goods import PRICES
from trollbord.games.trolls_princesses.look.bench import cave_shapes
from trollbord.games.trolls_princesses.look.cardface import card_shapes
from trollbord.games.trolls_princesses.look.choosing import choosing, for_me
from trollbord.games.trolls_princesses.look.dig import ground_shape
from trollbord.games.trolls_princesses.look.dock import hand_cards
from trollbord.games.trolls_princesses.look.draw import drawing, foremost
from trollbord.games.trolls_princesses.look.faces import draw_ahead
from trollbord.games.trolls_princesses.look.land import land_shapes
from trollbord.games.trolls_princesses.look.layout import corners, rim
from trollbord.games.trolls_princesses.look.meant import meant
from trollbord.games.trolls_princesses.look.offers import MOVES, acts, moves, place_key
from trollbord.games.trolls_princesses.look.pentagon import LOOK_OF, tile_shape
from trollbord.games.trolls_princesses.look.placing import dial, placing
from trollbord.games.trolls_princesses.look.placing import picks as laying
from trollbord.games.trolls_princesses.look.purse import plate_goods, strip
from trollbord.games.trolls_princesses.look.rock import soil
from trollbord.games.trolls_princesses.look.scenery import INKS, LOOKS, mark
from trollbord.games.trolls_princesses.look.scenery import art as figures
from trollbord.games.trolls_princesses.look.table import TABS, asks_card, board, standing, tab_of
from trollbord.games.trolls_princesses.picks import TAKE_CARD
from trollbord.games.trolls_princesses.places import CAVES, PLACES, VILLAGE, VILLAGES
from trollbord.games.trolls_princesses.spaces import CARD_ITEM
from trollbord.games.trolls_princesses.tiles import DEN_COUNT, KIND, TILE_COUNT
from trollbord.games.trolls_princesses.view import TrollsView
from trollbord.ink.cache import cached
from trollbord.ink.icons import icon, sign
from trollbord.ink.markup import NOTHING, Element, Markup, el, join, keyed
from trollbord.ink.screen import Buttons, Draft, Facts, Plate, Prompt, Screen, Stages, Tokens
from trollbord.ink.shapes import line, use
from trollbord.ink.shapes import path as drawn_path
from trollbord.kernel.option import Option
from trollbord.words import Speaker

__all__ = [
    "INKS",
    "SOUNDS",
    "TOKENS",
    "art",
    "drawing",
    "meant",
    "path",
    "picks",
    "screen",
]

FIRST_ACTS: Final = 3
"""So often the question how to act comes with a word of help."""
PHASES: Final = ("card", "troll", "other", "draw")

FACTS: Final = Facts(minutes=90, alone=20, age=12, weight=4, luck=1)
SOUNDS: Final = {
    "play": "slide",
    "move": "slide",
    "push": "hit",
    "mine": "stone",
    "lay": "stone",
    "camp": "wood",
    "tear-down-bell": "hit",
    "steal-cow": "wood",
    "card": "slide",
}
TOKENS: Final = Tokens(("tp-bell",), "-30 -32 60 64")


def art() -> Markup:
    """Every shape that the page needs once."""
    draw_ahead()
    tiles = [tile_shape(tile) for tile in range(TILE_COUNT)]
    return join(
        figures(), soil(), tiles, card_shapes(), land_shapes(), cave_shapes(), ground_shape()
    )


def screen(view: TrollsView, draft: Draft, speaker: Speaker) -> Screen:
    """Everything of the game that the page shows."""
    told = said(speaker, "screen-board")
    draws = standing if draft.standing else board
    chosen = min(view.clans) >= 0
    drawn = draws(view, draft.players, speaker, told) if chosen else choosing(view, speaker, told)
    return Screen(
        drawn,
        [_plate(view, seat, speaker) for seat in range(view.seats)],
        layout="column",
        hand=_tabs(view, speaker) if chosen and draft.standing else NOTHING,
        stages=Stages(
            [said(speaker, f"screen-phase-{phase}") for phase in PHASES],
            view.phase - 1,
            _where_to(view, draft, speaker),
        ),
        prompt=Prompt(hint=_hint(view, draft, speaker), deed=_deed(view, draft, speaker)),
        buttons=Buttons(NOTHING if chosen else for_me(view, speaker)),
    )


@cache
def said(speaker: Speaker, id: str) -> str:
    """A message without arguments."""
    return speaker.text(id)


_SIGNS: Final = {"land": "castle", "dens": "den", "shelves": "cards"}
_WORDS: Final = {
    "land": "screen-land",
    "dens": "screen-tab-dens",
    "shelves": "screen-tab-shelves",
}


def _tabs(view: TrollsView, speaker: Speaker) -> Markup:
    """The places of a phone, and above the board what one can pay with."""
    now = tab_of(view)
    tabs = [
        el(
            "button",
            sign(_SIGNS[name], 24),
            el("span", said(speaker, _WORDS[name])),
            class_=f"tab{' now' if name == now else ''}",
            data_act="sheet",
            data_arg=name,
            data_holds=f".t-{name} *",
            data_said=said(speaker, "screen-leads"),
        )
        for name in TABS
    ]
    history = el(
        "button",
        icon("list", 24),
        el("span", said(speaker, "screen-tab-more")),
        class_="tab",
        data_act="sheet",
        data_arg="more",
    )
    nav = keyed(
        "tabs", "nav", tabs, history, class_="tp-tabs", aria_label=said(speaker, "screen-board")
    )
    title = keyed("round", "div", _round(view, speaker), class_="tp-where")
    return join(title, strip(view, foremost(view), speaker), nav)


# -- the decision


def _hint(view: TrollsView, draft: Draft, speaker: Speaker) -> str:
    """What the rules say about this question, where its words alone do not."""
    ask = view.ask
    if ask is None or ask.seat != view.seat:
        return ""
    if ask.prompt == "act" and view.place >= VILLAGE:
        castle = speaker.name(CASTLES[view.castles[view.place - VILLAGE]])
        return speaker.text("screen-hint-village", castle=castle, points=PRICES["castle"][0].points)
    if ask.prompt == "act":
        return said(speaker, "screen-hint-cave") if _is_new(draft, view.seat) else ""
    id = f"screen-hint-{ask.prompt}"
    return speaker.text(id) if speaker.has(id) else ""


def _where_to(view: TrollsView, draft: Draft, speaker: Speaker) -> str:
    """What a phone asks while a troll is in hand; a desk asks it beside the places."""
    ask = view.ask
    is_moving = ask is not None and ask.seat == view.seat and ask.prompt in MOVES
    return said(speaker, "screen-held-troll") if is_moving and draft.standing else ""


def _is_new(draft: Draft, seat: int) -> bool:
    """Whether this player has hardly acted yet."""
    acts = (
        1 for entry in draft.history if entry.seat == seat for e in entry.events if e.id == "points"
    )
    return sum(islice(acts, FIRST_ACTS + 1)) <= FIRST_ACTS


def _deed(view: TrollsView, draft: Draft, speaker: Speaker) -> Markup:
    """The action points that are left, or the tile in hand."""
    ask = view.ask
    if ask is None or ask.seat != view.seat:
        return NOTHING
    hand = placing(view)
    if hand is not None:
        return dial(hand, speaker)
    if ask.prompt == "act":
        return join(_points(view, draft, speaker), acts(view, ask, speaker))
    if ask.prompt in MOVES and not draft.standing:
        return join(_held(speaker), moves(view, ask, speaker))
    return hand_cards(view, speaker) if draft.standing and asks_card(view) else NOTHING


@cache
def _held(speaker: Speaker) -> Markup:
    """What is asked while a troll is in hand."""
    asked = el("b", speaker.text("screen-held-troll"))
    return el("p", asked, speaker.text("screen-hint-held"), class_="when-held tp-asked")


def _points(view: TrollsView, draft: Draft, speaker: Speaker) -> Markup:
    """One large number, and a paw for each point: those of the own side, of opponents, and spent ones."""
    total = max(_counted(draft), view.points + view.borrowed)
    spent = total - view.points - view.borrowed
    kinds = ["on"] * view.points + ["lent"] * view.borrowed + [""] * spent
    place = speaker.name(PLACES[view.place])
    return keyed(
        "points",
        "div",
        el("b", view.points + view.borrowed, class_="flare"),
        el("span", el("span", speaker.text("screen-points", total=total)), el("span", place)),
        el(
            "span",
            [el("i", mark("action", 20), class_=kind or "spent") for kind in kinds],
            class_="paws",
        ),
        class_="tp-points",
    )


def _counted(draft: Draft) -> int:
    """How many points were counted when the troll had moved."""
    for entry in reversed(draft.history):
        for event in entry.events:
            if event.id == "points":
                return int(event.args["points"]) + int(event.args["borrowed"])
    return 0


# -- plates


def _plate(view: TrollsView, seat: int, speaker: Speaker) -> Plate:
    if view.clans[seat] < 0:
        shape = use("tp-troll-ivory", 0, 10, 1.1)
        return Plate("", el("svg", shape, class_="face s-fog", viewBox="-32 -40 64 72"))
    look = LOOKS[view.clans[seat]]
    shape = use(f"tp-troll-{look}", 0, 10, 1.1)
    face = el("svg", shape, class_=f"face s-{look}", viewBox="-32 -40 64 72")
    if seat != foremost(view):
        face = _mini(seat, view.places[seat], tuple([KIND[tile] for tile in view.tiles[seat]]))
    points = str(sum(view.scores[seat]))
    if seat == foremost(view):
        return Plate(look, face, _round(view, speaker), points)
    enlarge = _enlarge(seat, len(view.tiles[seat]), speaker)
    return Plate(look, face, "", points, join(plate_goods(view, seat), enlarge))


def _round(view: TrollsView, speaker: Speaker) -> str:
    """Which round of how many it is."""
    rounds = speaker.text("screen-rounds", number=ROUNDS_OF[view.seats])
    return f"{speaker.text('screen-round', number=view.round)} {rounds}"


@lru_cache(maxsize=512)
def _enlarge(seat: int, tiles: int, speaker: Speaker) -> Element:
    """The whole mountain comes to the front."""
    told = speaker.text("screen-enlarge", tiles=tiles)
    return keyed(
        f"enlarge-{seat}",
        "button",
        sign("enlarge", 18),
        class_="tool tp-enlarge",
        data_act="sheet",
        data_arg=f"mountain-{seat}",
        aria_label=told,
    )


@lru_cache(maxsize=256)
def _mini(seat: int, laid: tuple[int, ...], kinds: tuple[int, ...]) -> Element:
    """An opponent's network in small: one pentagon a tile, in the colour of its kind."""
    tiles = [_mini_tile(place, kind) for place, kind in zip(laid, kinds)]
    points = [corner for place in laid for corner in corners(place)]
    left = min([x for x, _ in points], default=330.0) - 20
    top, foot = (
        min([y for _, y in points], default=240.0),
        max([y for _, y in points], default=580.0),
    )
    high = max(foot - top, 340.0) + 40
    box = f"{left:.0f} {(top + foot - high) / 2:.0f} {620 - left:.0f} {high:.0f}"
    return keyed(
        f"mini-{seat}", "svg", _mini_rock(), tiles, class_="face", viewBox=box, aria_hidden="true"
    )


@cache
def _mini_rock() -> Markup:
    outline = line([*rim(), (660, 814), (660, 6)])
    return drawn_path(outline, fill="var(--rock)", stroke="var(--key)", stroke_width=8)


@cached
def _mini_tile(place: int, kind: int) -> Markup:
    outline, fill = line(corners(place, 0.98)), f"var(--k-{LOOK_OF[kind]})"
    return drawn_path(outline, fill=fill, stroke="var(--key)", stroke_width=8)


# -- clicks


def picks(view: TrollsView) -> list[tuple[str, tuple[str, ...]]]:
    """What is offered and how it is clicked; a tile's place and turn are picked together."""
    hand = placing(view)
    if hand is not None:
        return laying(hand)
    options = view.ask.options if view.ask is not None else []
    return [(option.text, path(view, option)) for option in options]


_CHIPS: Final = {
    "build-camp": "building-0",
    "build-dens": "building-1",
    "refresh-dens": "building-2",
    "gain-power": "power-1",
    "refresh-cards": "power-3",
}


def path(view: TrollsView, option: Option) -> tuple[str, ...]:
    """What is clicked for an option; those that are only buttons have nothing."""
    verb, seat = option.verb, view.seat
    if verb in ("move", "shift", "shift-walker"):
        return place_key(seat, option.first), place_key(seat, option.second)
    if verb == "clan":
        return (f"clan-{option.arg}",)
    if verb == "push":
        return tuple(
            [f"plate-{seat}" for seat, clan in enumerate(view.clans) if clan == option.first]
        )
    if verb == "shift-human":
        return tuple([f"cave-{seat}-{CAVES[cave]}" for cave in option.values])
    if verb in ("home", "settle"):
        return (f"cave-{seat}-{CAVES[option.first]}",)
    if verb == "mine":
        return (f"chip-{seat}-mining-{option.first}",)
    if verb == "fill":
        return _filling(view, option)
    if verb in _CHIPS:
        return (f"chip-{seat}-{_CHIPS[verb]}",)
    if verb == "replace":
        return (f"village-{VILLAGES[option.first]}",)
    if verb in ("camp", "changeling"):
        return (f"slot-{seat}-{option.arg}",)
    if view.place >= VILLAGE and verb in _IN_VILLAGE:
        return _in_village(view, option)
    return _laid(view, option) if verb in ("lay", "turn") else _piece(view, option)


def _filling(view: TrollsView, option: Option) -> tuple[str, ...]:
    store = f"store-{view.seat}-{option.first}"
    asked = view.ask is not None and view.ask.prompt == "fill-shafts"
    return (store,) if asked else (f"chip-{view.seat}-power-0", store)


_IN_VILLAGE: Final = {
    "capture-princess": "tower",
    "tear-down-bell": "bells",
    "castle": "castle",
    "swap": "hamlet",
    "hire": "farm",
    "steal-cow": "",
}


def _in_village(view: TrollsView, option: Option) -> tuple[str, ...]:
    """What stands in the village, and then where it goes or what is paid."""
    village, verb = PLACES[view.place], option.verb
    if verb == "steal-cow":
        return ("stock-cow",)
    first = f"{_IN_VILLAGE[verb]}-{village}"
    if verb == "hire":
        return first, f"cave-{view.seat}-{CAVES[option.first]}"
    if verb == "swap":
        return first, f"store-{view.seat}-{1 if option.arg == 'gold' else 2}"
    return (first,)


def _laid(view: TrollsView, option: Option) -> tuple[str, ...]:
    """A place, or the tile in one of its turns."""
    if option.verb == "lay":
        return (f"spot-{option.args[0]}-{option.args[1]}",)
    hand = placing(view)
    return () if hand is None or hand.chosen < 0 else (hand.turned(hand.chosen, option.first),)


def _piece(view: TrollsView, option: Option) -> tuple[str, ...]:
    """A card or tile that lies somewhere: by its slot, never by its name."""
    verb, item = option.verb, option.first
    if verb == "play":
        return _slot("hand", view.hand, item)
    if verb == "buy" or (verb == "take" and option.id >= TAKE_CARD[0].id):
        return _slot("card", view.displays[CARD_PILE], item)
    if verb == "take":
        zone, pile = ("den", DEN_PILE) if item < DEN_COUNT else ("royal", ROYAL_PILE)
        return _slot(zone, view.displays[pile], item)
    if verb == "claim":
        return _slot("task", view.tasks, item)
    if verb == "activate":
        return _owned(view, DEN_COUNT + item) or (f"royal-action-{view.seat}",)
    return _owned(view, item) if verb == "store" else ()


def _slot(zone: str, items: tuple[int, ...], item: int) -> tuple[str, ...]:
    return (f"{zone}-{items.index(item)}",) if item in items else ()


def _owned(view: TrollsView, item: int) -> tuple[str, ...]:
    """A tile of the own network or an own card."""
    if view.seat < 0:
        return ()
    if item < TILE_COUNT and item in view.tiles[view.seat]:
        return (f"tile-{view.seat}-{view.tiles[view.seat].index(item) + 1}",)
    return _slot("owned", view.cards[view.seat], item - CARD_ITEM)
