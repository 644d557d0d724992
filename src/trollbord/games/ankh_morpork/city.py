"""The City Area cards: what the owner of a building may do once in each of his turns."""

from typing import Final

from trollbord.games.ankh_morpork.answers import AnkhSeatStep, AnkhStep
from trollbord.games.ankh_morpork.box import (
    AREAS,
    AROUND,
    CALM,
    CALM_PRICE,
    DIMWELL,
    DOLLY_SISTERS,
    DRAGONS_LANDING,
    ISLE_OF_GODS,
    LONGWALL,
    NAP_HILL,
    NEARBY_PRICE,
    NEIGHBOURS,
    SCOURS_GAIN,
    SEVEN_SLEEPERS,
    SMALL_GODS,
    STIR,
    THE_HIPPO,
    THE_SCOURS,
    THE_SHADES,
    UNREAL_ESTATE,
    USE,
)
from trollbord.games.ankh_morpork.effects import PlaceIn, calm, earn, placings, stir
from trollbord.games.ankh_morpork.hands import DiscardOne, Draw
from trollbord.games.ankh_morpork.state import AnkhState
from trollbord.kernel.ask import Ask
from trollbord.kernel.option import Option
from trollbord.kernel.seat import Seat

INCOME: Final = {
    DRAGONS_LANDING: 2,
    THE_HIPPO: 2,
    LONGWALL: 1,
    SEVEN_SLEEPERS: 3,
    NAP_HILL: 1,
}


def usable(state: AnkhState, seat: Seat) -> list[Option]:
    """AM-CITY: the abilities that a seat can use now."""
    if seat not in state.building:
        return []
    spent = state.used | state.gained
    return [
        USE[area]
        for area in range(12)
        if state.building[area] == seat
        and not spent >> area & 1
        and state.works(area)
        and can_use(state, seat, area)
    ]


def can_use(state: AnkhState, seat: Seat, area: int) -> bool:
    """Whether the ability of this area has something to do; Small Gods only answers events."""
    if area in INCOME or area == UNREAL_ESTATE:
        return True
    if area in (DOLLY_SISTERS, DIMWELL):
        has_money = state.money[seat] >= NEARBY_PRICE
        return has_money and bool(placings(state, seat, AROUND[area]))
    if area == THE_SCOURS:
        return bool(state.hands[seat])
    if area == THE_SHADES:
        return bool(shady(state))
    if area == ISLE_OF_GODS:
        return state.money[seat] >= CALM_PRICE and state.markers() > 0
    assert area == SMALL_GODS
    return False


def shady(state: AnkhState) -> list[Option]:
    """AM-AREA.7, AM-R.4: where The Shades can put a marker."""
    return [
        STIR[area]
        for area in sorted((THE_SHADES, *NEIGHBOURS[THE_SHADES]))
        if not state.trouble[area] and state.crowd(area)
    ]


def use(state: AnkhState, seat: Seat, area: int) -> None:
    """AM-AREA: use an ability."""
    state.used |= 1 << area
    state.tell("use", {"seat": seat, "area": AREAS[area]})
    if area in INCOME:
        earn(state, seat, INCOME[area])
    elif area == UNREAL_ESTATE:
        state.then(Draw(seat, 1), DiscardOne(seat))
    elif area == THE_SCOURS:
        earn(state, seat, SCOURS_GAIN)
        state.then(DiscardOne(seat))
    elif area == THE_SHADES:
        state.then(Shades(seat))
    elif area == ISLE_OF_GODS:
        state.money[seat] -= CALM_PRICE
        state.then(Isle(seat))
    else:
        state.money[seat] -= NEARBY_PRICE
        state.then(PlaceIn(seat, AROUND[area]))


class Shades(AnkhSeatStep):
    """AM-AREA.7: put a marker in The Shades or next to them, where a minion stands."""

    def open(self, state: AnkhState) -> Ask | None:
        return Ask(self.seat, "stir", shady(state))

    def pick(self, state: AnkhState, option: Option) -> None:
        stir(state, option.first)


class Isle(AnkhSeatStep):
    """AM-AREA.10: take a marker off the board."""

    def open(self, state: AnkhState) -> Ask | None:
        return Ask(self.seat, "calm", [CALM[area] for area in range(12) if state.trouble[area]])

    def pick(self, state: AnkhState, option: Option) -> None:
        calm(state, option.first)


STEPS: Final[tuple[type[AnkhStep], ...]] = (Shades, Isle)
