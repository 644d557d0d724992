"""A cave as a bench: who stands there, what can be done there, and what that buys, side by side."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from trollbord.games.trolls_princesses.box import CARD_PILE, DEN_PILE
from trollbord.games.trolls_princesses.clans import (
    CAMP_SLOTS,
    CHANGELING_SLOTS,
    COVERS_POWER,
    COVERS_TRACK,
)
from trollbord.games.trolls_princesses.deck import TOTEMS, TROLL_CARDS
from trollbord.games.trolls_princesses.goods import (
    MINE_AMOUNT,
    MINE_UPGRADED,
    POWER_LEVELS,
    PRICES,
    RESOURCES,
    Price,
)
from trollbord.games.trolls_princesses.look.faces import tile_face, troll_card
from trollbord.games.trolls_princesses.look.land import badge
from trollbord.games.trolls_princesses.look.outlook import in_words, points_at
from trollbord.games.trolls_princesses.look.scenery import (
    GEMS,
    LOOKS,
    camp,
    changeling,
    mark,
    pot,
    walking_king,
    walking_troll,
)
from trollbord.games.trolls_princesses.look.valley import Say
from trollbord.games.trolls_princesses.places import CAVES, MINING
from trollbord.games.trolls_princesses.view import TrollsView
from trollbord.ink.cache import cached
from trollbord.ink.markup import Element, Markup, el, join, keyed
from trollbord.ink.shapes import symbol, use
from trollbord.words import Speaker

POTS: Final = 5
GOODS: Final = ("obsidian", "gold", "diamond", "troll-power", "cow")
"""The signs of the goods that are paid, in the order of their numbers."""
GEMS_SHOWN: Final = 6
"""So many shafts of a kind are drawn; the rest is a number."""


class Deed(NamedTuple):
    """An action of a cave: the number of its chip, its verb, its sign, and its words on the chip."""

    chip: int
    verb: str
    sign: str
    words: str


DEEDS: Final = (
    tuple([Deed(n, "mine", name, f"screen-do-mine-{name}") for n, name in enumerate(RESOURCES)]),
    (
        Deed(1, "build-dens", "den", "screen-do-dens"),
        Deed(0, "build-camp", "camp", "screen-do-camp"),
        Deed(2, "refresh-dens", "turn-right", "screen-do-tiles"),
    ),
    (
        Deed(2, "buy", "cards", "screen-do-card"),
        Deed(1, "gain-power", "troll-power", "screen-do-power"),
        Deed(0, "fill", "fill", "screen-do-fill"),
        Deed(3, "refresh-cards", "turn-right", "screen-do-cards"),
    ),
)
"""What can be done in each cave, as it is read."""


def bench(
    view: TrollsView, seat: int, cave: int, taken: int, speaker: Speaker, market: bool = True
) -> Element:
    """A cave of the player in front; on a phone the market lies elsewhere until it is asked for."""
    is_now = view.active == seat and view.place == MINING + cave and view.points > 0
    buys: Markup | None = None
    if market and cave:
        buys = dens(view, taken, speaker) if cave == 1 else cards(view, seat, speaker)
    return keyed(
        f"cave-{seat}-{CAVES[cave]}",
        "section",
        el("div", _cave(view, seat, cave, speaker), class_="tp-cave"),
        keyed(
            f"deeds-{seat}-{CAVES[cave]}",
            "div",
            _chips(view, seat, cave, speaker),
            class_="tp-chips",
        ),
        buys,
        class_=f"tp-bench {CAVES[cave]}{' now' if is_now else ''}",
        data_label=speaker.name(CAVES[cave]),
    )


def _cave(view: TrollsView, seat: int, cave: int, speaker: Speaker) -> list[Markup | None]:
    points = points_at(view, seat, MINING + cave)
    name = el("b", speaker.text(f"screen-cave-{CAVES[cave]}"), class_="flare")
    return [
        el("header", name, badge(f"points-{seat}-{CAVES[cave]}", points, speaker)),
        crowd(view, seat, cave),
        keyed(f"who-{seat}-{CAVES[cave]}", "small", in_words(points, speaker)),
        _at_hand(view, seat, cave, speaker),
    ]


def _at_hand(view: TrollsView, seat: int, cave: int, speaker: Speaker) -> Markup | None:
    """What one compares with while buying: free spaces for dens, own totems for cards."""
    if cave == 1:
        return _free(seat, tuple(view.rooms[seat]), speaker)
    totems = [TOTEMS[TROLL_CARDS[card].totem] for card in view.cards[seat]]
    return (
        _own_totems(seat, tuple([totems.count(totem) for totem in TOTEMS]), speaker)
        if cave
        else None
    )


@lru_cache(maxsize=256)
def _free(seat: int, rooms: tuple[int, ...], speaker: Speaker) -> Element:
    signs = ("camp", "changeling", "bell", "bed")
    counted = [el("span", mark(name, 18), rooms[sort]) for sort, name in enumerate(signs)]
    return keyed(
        f"free-{seat}", "div", el("b", speaker.text("screen-free")), counted, class_="tp-have"
    )


@lru_cache(maxsize=256)
def _own_totems(seat: int, counts: tuple[int, ...], speaker: Speaker) -> Element:
    counted = [
        el("span", el("header", mark(totem, 18)), count, class_=totem)
        for totem, count in zip(TOTEMS, counts)
    ]
    words = el("b", speaker.name("shelf-owned"))
    return keyed(f"totems-{seat}", "div", words, counted, class_="tp-have")


def crowd(view: TrollsView, seat: int, cave: int) -> Element:
    """Who stands in a cave."""
    place = MINING + cave
    return _crowd(
        seat,
        cave,
        LOOKS[view.clans[seat]],
        tuple([number for number, at in enumerate(view.trolls[seat]) if at == place]),
        view.humans[seat][cave],
        view.king == place and view.king_seat == seat,
    )


@lru_cache(maxsize=1024)
def _crowd(
    seat: int, cave: int, look: str, trolls: tuple[int, ...], humans: int, has_king: bool
) -> Element:
    """Trolls, then humans, then free cauldrons; the king beside them."""
    places = _pots()
    standing: list[Markup] = [
        walking_troll(f"troll-{seat}-{number}", look, x - 1, 32, 0.88)
        for number, x in zip(trolls, places)
    ]
    standing += [use("tp-human", x, 32, 0.84) for x in places[len(trolls) : len(trolls) + humans]]
    ghost = len(trolls) + humans
    if ghost < POTS:
        free = use(f"tp-troll-{look}", places[ghost] - 1, 32, 0.88, class_=f"tp-ghost s-{look}")
        standing.append(free)
    return keyed(
        f"crowd-{seat}-{CAVES[cave]}",
        "svg",
        el("use", href="#tp-pots"),
        standing,
        walking_king(207, 36, 0.68) if has_king else None,
        viewBox="0 0 226 62",
        class_="tp-crowd",
    )


def _pots() -> list[int]:
    """Where the cauldrons of a cave stand."""
    return [24 + 37 * number for number in range(POTS)]


def cave_shapes() -> Markup:
    """The cauldrons of a cave and an empty shaft, drawn once."""
    hole = el("circle", r=13, fill="var(--hole)", stroke="var(--g)", stroke_width=3)
    return join(symbol("tp-pots", [pot(x, 46, 34) for x in _pots()]), symbol("tp-hole", hole))


# -- chips


def _chips(view: TrollsView, seat: int, cave: int, speaker: Speaker) -> list[Markup]:
    camps, squares = view.camp_slots[seat], view.changeling_slots[seat]
    look = LOOKS[view.clans[seat]]
    if cave == 0:
        shafts = zip(view.filled[seat], view.shafts[seat])
        return [
            _mine(seat, n, *row, bool(camps >> n & 1), look, speaker)
            for n, row in enumerate(shafts)
        ]
    slots = camps >> COVERS_POWER if cave == 1 else squares >> COVERS_TRACK + 1
    return [_chip(seat, cave, deed, slots, look, speaker) for deed in DEEDS[cave]]


@lru_cache(maxsize=1024)
def _mine(
    seat: int, resource: int, full: int, shafts: int, covered: bool, look: str, speaker: Speaker
) -> Element:
    """Mining one resource: its price, how much it gives, and the shafts it comes from."""
    gives = MINE_AMOUNT if covered else MINE_UPGRADED
    words = speaker.text(f"screen-do-mine-{RESOURCES[resource]}", count=gives)
    shown = shafts if shafts <= GEMS_SHOWN else GEMS_SHOWN - 1
    more = el("u", f"+{shafts - shown}") if shafts > shown else None
    row = [_gem(resource, n < full) for n in range(shown)]
    return keyed(
        f"chip-{seat}-mining-{resource}",
        "div",
        cost(PRICES["mine"][resource].points),
        mark(RESOURCES[resource], 20),
        el("b", words),
        keyed(
            f"shafts-{seat}-{resource}",
            "span",
            el("i", full_shafts(full, shafts, speaker)),
            el("span", row, more, class_="row"),
            class_="tp-shafts",
        ),
        _camp_slot(seat, resource, look, speaker.name) if covered else None,
        class_="tp-mine",
        data_label=speaker.name(f"chip-mining-{resource}"),
    )


def full_shafts(full: int, shafts: int, speaker: Speaker) -> str:
    """How many of some shafts are full, where there are any."""
    if not shafts:
        return speaker.text("screen-no-shaft")
    return speaker.text("screen-full", full=full, all=shafts)


@lru_cache(maxsize=1024)
def _chip(seat: int, cave: int, deed: Deed, slots: int, look: str, speaker: Speaker) -> Element:
    """An action with its price: points on black, goods behind."""
    levels = 2 - (slots & 1) - (slots >> 1 & 1)
    words = speaker.text(deed.words, count=POWER_LEVELS[levels] if cave == 2 else 0)
    covers: list[Element] = []
    if deed.verb == "build-camp" and slots & 1:
        covers = [_camp_slot(seat, COVERS_POWER, look, speaker.name)]
    if deed.verb == "gain-power":
        covers = [
            _square(seat, COVERS_TRACK + 1 + n, look, speaker.name)
            for n in range(2)
            if slots >> n & 1
        ]
    return keyed(
        f"chip-{seat}-{CAVES[cave]}-{deed.chip}",
        "div",
        cost(PRICES[deed.verb][0].points),
        mark(deed.sign, 20),
        el("span", el("b", words), pays(PRICES[deed.verb][0]), class_="w"),
        covers,
        class_="tp-chip",
        data_label=speaker.name(f"chip-{CAVES[cave]}-{deed.chip}"),
    )


@cached
def cost(points: int) -> Markup:
    """Action points: always a number and a paw on black."""
    return el("span", points, mark("action", 13), class_="pts")


def pays(price: Price, lacking: tuple[int, ...] = ()) -> Markup | None:
    """The goods of a price; what is missing is marked."""
    if not price.goods:
        return None
    goods = [
        el("i", mark(GOODS[good], 15), amount, class_="miss" if good in lacking else None)
        for good, amount in price.goods
    ]
    return el("span", goods, class_="pay")


@cached
def _gem(resource: int, full: bool) -> Markup:
    gem = el("use", href=f"#tp-gem-{GEMS[resource]}") if full else None
    css = f"gem g-{GEMS[resource]}"
    return el("svg", el("use", href="#tp-hole"), gem, viewBox="-16 -16 32 32", class_=css)


@cached
def _camp_slot(seat: int, slot: int, look: str, say: Say) -> Element:
    return slot_piece(seat, CAMP_SLOTS[slot], camp(0, 0, 21, look), say)


@cached
def _square(seat: int, slot: int, look: str, say: Say) -> Element:
    return slot_piece(seat, CHANGELING_SLOTS[slot], changeling(0, 0, 19, look), say)


def slot_piece(seat: int, name: str, piece: Markup, say: Say) -> Element:
    """An own camp or changeling that still covers something."""
    drawn = el("svg", piece, viewBox="-24 -24 48 48", aria_hidden="true")
    return keyed(f"slot-{seat}-{name}", "span", drawn, class_="tp-slot", data_label=say(name))


# -- what is bought


def dens(view: TrollsView, taken: int, speaker: Speaker) -> Element:
    """The den tiles on show."""
    shown = view.displays[DEN_PILE]
    faces = [
        tile_face(tile, f"den-{slot}", speaker, tile == taken) for slot, tile in enumerate(shown)
    ]
    return keyed("shelf-dens", "div", faces, class_="tp-market tiles")


def cards(view: TrollsView, seat: int, speaker: Speaker) -> Element:
    """The troll cards on show; those of a kind that the player has can't be bought."""
    owned = {TROLL_CARDS[card].kind for card in view.cards[seat]}
    faces = [
        troll_card(card, f"card-{slot}", TROLL_CARDS[card].kind in owned, speaker)
        for slot, card in enumerate(view.displays[CARD_PILE])
    ]
    return keyed("shelf-cards", "div", faces, class_="tp-market cards")
