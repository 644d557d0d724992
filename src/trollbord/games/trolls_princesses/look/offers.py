"""The decision in rows: every place a troll can go to, every action of a place, with its price and what is missing."""

from __future__ import annotations

from functools import cache
from typing import Final, NamedTuple

from trollbord.games.trolls_princesses.clans import CLANS, COVERS_TRACK
from trollbord.games.trolls_princesses.deck import CASTLE_TILES
from trollbord.games.trolls_princesses.goods import (
    BARNS,
    COWS,
    MINE_AMOUNT,
    MINE_UPGRADED,
    POWER_LEVELS,
    PRICES,
    TROLL_POWER,
    Price,
)
from trollbord.games.trolls_princesses.look.bench import DEEDS, GOODS, Deed, cost, pays
from trollbord.games.trolls_princesses.look.faces import capital, gain
from trollbord.games.trolls_princesses.look.outlook import (
    in_words,
    missing,
    points_at,
    power_top,
)
from trollbord.games.trolls_princesses.look.scenery import LOOKS, mark, troll_at
from trollbord.games.trolls_princesses.picks import ACTIVATE_BOARD, MINE
from trollbord.games.trolls_princesses.places import ASIDE, CAVES, MINING, PLACES, VILLAGE, VILLAGES
from trollbord.games.trolls_princesses.view import TrollsView
from trollbord.ink.markup import Markup, el, keyed
from trollbord.kernel.ask import Ask
from trollbord.words import Speaker

MOVES: Final = ("move-troll", "move-other-troll")


def place_key(seat: int, place: int) -> str:
    """The key of a place on the board."""
    if place >= VILLAGE:
        return f"village-{PLACES[place]}"
    return f"cave-{seat}-{PLACES[place]}" if place else f"aside-{seat}"


def moves(view: TrollsView, ask: Ask, speaker: Speaker) -> Markup:
    """Where trolls stand, and with one in hand the points of every place it can go to; the page shows one or the other."""
    seat = view.seat
    # Beside the moves stand cards that may be claimed, whose numbers are no places.
    ways = [option for option in ask.options if option.verb == "move"]
    ends = sorted({way.second for way in ways} | {way.first for way in ways})
    caves = [place for place in ends if place < VILLAGE]
    caves.sort(key=lambda place: -points_at(view, seat, place).own if place else 1)
    villages = [place for place in ends if place >= VILLAGE]
    rows = [_place(view, seat, place, speaker) for place in (*caves, *villages)]
    return keyed("offers", "div", rows, class_="tp-offers go")


def _place(view: TrollsView, seat: int, place: int, speaker: Speaker) -> Markup:
    there = view.trolls[seat].count(place)
    points = points_at(view, seat, place)._replace(trolls=there + 1)
    name = speaker.name(PLACES[place])
    if MINING <= place < VILLAGE:
        name = speaker.text(f"screen-cave-{CAVES[place - MINING]}")
    stand = el("u", speaker.text("screen-trolls", count=there)) if there else None
    then = el("i", in_words(points, speaker)) if place != ASIDE else None
    return keyed(
        f"offer-{place}",
        "button",
        _standing(LOOKS[view.clans[seat]]) if there else None,
        cost(points.own) if place != ASIDE else None,
        el("span", el("b", capital(name)), stand, then, class_="w"),
        class_="half" if place >= VILLAGE else None,
        data_on=place_key(seat, place),
    )


@cache
def _standing(look: str) -> Markup:
    """The troll that is taken from there."""
    drawn = troll_at(look, 0, 6, 1)
    return el("svg", drawn, viewBox="-30 -36 60 66", class_="from", aria_hidden="true")


# -- acting


class OfferShown(NamedTuple):
    """An action of the place where somebody acts: what is clicked first (nothing: one of several things), its verb or
    option, its price, its words, what it leads to."""

    key: str
    pick: str
    price: Price
    words: str
    result: str = ""


def acts(view: TrollsView, ask: Ask, speaker: Speaker) -> Markup:
    """What can be done here: first what can be paid, then the rest with what is missing."""
    rows = _of_village(view, speaker) if view.place >= VILLAGE else _of_cave(view, speaker)
    offered = {option.verb for option in ask.options} | {option.text for option in ask.options}
    if ACTIVATE_BOARD.text in offered:
        rows.append(_royal(view, speaker))
    rows.sort(key=lambda offer: offer.pick not in offered)
    drawn = [_row(view, offer, offer.pick in offered, speaker) for offer in rows]
    return keyed("offers", "div", drawn, class_="tp-offers")


def _lacking(view: TrollsView, price: Price, lacking: tuple[int, ...], speaker: Speaker) -> Markup:
    """What a player has too little of, and how much is missing."""
    short = {good: amount - view.goods[view.seat][good] for good, amount in price.goods}
    signs = [el("span", mark(GOODS[good], 14), short[good]) for good in lacking]
    return el("i", speaker.text("screen-missing"), signs, class_="tp-lacking")


def _row(view: TrollsView, offer: OfferShown, can: bool, speaker: Speaker) -> Markup:
    lacking = () if can else tuple(missing(view, view.seat, offer.price))
    result: Markup | None = el("i", offer.result) if offer.result else None
    if lacking:
        result = _lacking(view, offer.price, lacking, speaker)
    return keyed(
        f"offer-{offer.pick.replace(' ', '-')}",
        "button" if offer.key else "div",
        el("span", cost(offer.price.points), pays(offer.price, lacking), class_="cost"),
        el("span", el("b", offer.words), result, class_="w"),
        data_on=offer.key or None,
        class_=("tap" if not offer.key else None) if can else "off",
    )


def _of_cave(view: TrollsView, speaker: Speaker) -> list[OfferShown]:
    cave, seat = view.place - MINING, view.seat
    return [_of_deed(view, seat, cave, deed, speaker) for deed in DEEDS[cave]]


def _of_deed(view: TrollsView, seat: int, cave: int, deed: Deed, speaker: Speaker) -> OfferShown:
    words = speaker.text(deed.words, count=_gives(view, seat, cave, deed.chip))
    key = f"chip-{seat}-{CAVES[cave]}-{deed.chip}"
    if deed.verb == "mine":
        return OfferShown(key, MINE[deed.chip].text, PRICES["mine"][deed.chip], words)
    price = PRICES[deed.verb][0]
    if deed.verb == "buy":
        return OfferShown("", deed.verb, price, words, speaker.text("screen-tap-card"))
    return OfferShown(key, deed.verb, price, words, _result(view, seat, deed.verb, speaker))


def _gives(view: TrollsView, seat: int, cave: int, chip: int) -> int:
    """How much an action of a cave gives."""
    if cave == 0:
        return MINE_AMOUNT if view.camp_slots[seat] >> chip & 1 else MINE_UPGRADED
    covered = view.changeling_slots[seat] >> COVERS_TRACK + 1
    return POWER_LEVELS[2 - covered.bit_count()]


def _result(view: TrollsView, seat: int, verb: str, speaker: Speaker) -> str:
    if verb != "gain-power":
        return ""
    now, top = view.goods[seat][TROLL_POWER], power_top(view, seat)
    then = min(top, now + _gives(view, seat, 2, 1))
    return f"{now} → {then} {speaker.text('screen-rounds', number=top)}"


_IN_VILLAGE: Final = (
    ("capture-princess", "tower", "option-capture-princess"),
    ("castle", "castle", ""),
    ("tear-down-bell", "bells", "option-tear-down-bell"),
    ("swap", "hamlet", "screen-do-swap"),
    ("hire", "farm", "components-hire"),
    ("steal-cow", "", "option-steal-cow"),
)


def _of_village(view: TrollsView, speaker: Speaker) -> list[OfferShown]:
    village = view.place - VILLAGE
    stock = {
        "capture-princess": view.princesses[village],
        "tear-down-bell": view.bells[village],
        "swap": view.changelings[village],
        "hire": view.farmers[village],
        "castle": int(view.castles[village] >= 0),
        "steal-cow": 1,
    }
    return [_in_village(view, village, *row, speaker) for row in _IN_VILLAGE if stock[row[0]]]


def _in_village(
    view: TrollsView, village: int, verb: str, zone: str, words: str, speaker: Speaker
) -> OfferShown:
    key = f"{zone}-{VILLAGES[village]}" if zone else "stock-cow"
    price, result = PRICES[verb][0], ""
    if verb == "castle":
        effect = gain(speaker, *CASTLE_TILES[view.castles[village]].effects)
        return OfferShown(key, verb, price, f"{speaker.text('sheet-castle')}: {effect}")
    if verb == "swap":
        # Gold or diamonds: the choice comes with the second click.
        gold, diamonds = [PRICES["swap"][n].goods[0][1] for n in range(2)]
        result = " / ".join(
            [
                speaker.text("screen-do-mine-gold", count=gold),
                speaker.text("screen-do-mine-diamond", count=diamonds),
            ]
        )
        price = Price(price.points, power=dict(price.goods)[TROLL_POWER])
    if verb == "steal-cow":
        goods = view.goods[view.seat]
        result = f"{goods[COWS]} {speaker.text('screen-rounds', number=goods[BARNS])}"
    return OfferShown(key, verb, price, capital(speaker.text(words)), result)


def _royal(view: TrollsView, speaker: Speaker) -> OfferShown:
    """The royal action of the own board."""
    effect = gain(speaker, CLANS[view.clans[view.seat]].action)
    words = f"{speaker.text('screen-royal-action')}: {effect}"
    key = f"royal-action-{view.seat}"
    return OfferShown(key, ACTIVATE_BOARD.text, PRICES["activate"][0], words)
