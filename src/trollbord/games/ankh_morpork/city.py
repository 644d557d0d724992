"""The City Area cards: what the owner of a building may do once in each of his turns."""

from typing import ClassVar, Final

from trollbord.games.ankh_morpork.answers import spend
from trollbord.games.ankh_morpork.asking import (
    ANY_TIME,
    AnkhStep,
    SeatQuestion,
    calm_there,
    empty_hand,
    not_usable,
    short,
    stirred_there,
)
from trollbord.games.ankh_morpork.box import (
    AREAS,
    AROUND,
    CALM_PRICE,
    CALMS,
    DEMON,
    DIMWELL,
    DOLLY_SISTERS,
    DRAGONS_LANDING,
    EVERYWHERE,
    ISLE_OF_GODS,
    LONGWALL,
    NAP_HILL,
    NEARBY_PRICE,
    SCOURS_GAIN,
    SEVEN_SLEEPERS,
    SMALL_GODS,
    STIRS,
    THE_HIPPO,
    THE_SCOURS,
    THE_SHADES,
    UNREAL_ESTATE,
    USES,
)
from trollbord.games.ankh_morpork.hands import DiscardOne, Draw
from trollbord.games.ankh_morpork.money import earn
from trollbord.games.ankh_morpork.placing import PlaceIn
from trollbord.games.ankh_morpork.state import AnkhState
from trollbord.games.ankh_morpork.trouble import calm, stir
from trollbord.kernel.ask import Ask
from trollbord.kernel.option import Option
from trollbord.kernel.reason import Obstacle
from trollbord.kernel.seat import Seat

INCOME: Final = {
    DRAGONS_LANDING: 2,
    THE_HIPPO: 2,
    LONGWALL: 1,
    SEVEN_SLEEPERS: 3,
    NAP_HILL: 1,
}

CONDITIONAL: Final = EVERYWHERE & ~sum([1 << area for area in (*INCOME, UNREAL_ESTATE)])
"""The areas whose ability may have nothing to do, as bits."""


def usable(state: AnkhState, seat: Seat) -> list[Option]:
    """AM-CITY: the abilities that a seat can use now."""
    bits = state.built[seat]
    if not bits:
        return []
    bits &= ~(state.used | state.gained | state.closed | state.stands[DEMON])
    # Incomes and Unreal Estate can always be used; only for the others is it worth looking.
    if bits & CONDITIONAL:
        bits &= ~idle(state, seat)
    return USES.among(bits)


def idle(state: AnkhState, seat: Seat) -> int:
    """The areas whose ability has nothing to do now, as bits; Small Gods only answers events.

    A minion can always be placed around an area: from the supply, or lifted off the board.
    """
    bits = 1 << SMALL_GODS
    money = state.money[seat]
    if money < NEARBY_PRICE:
        bits |= 1 << DOLLY_SISTERS | 1 << DIMWELL
    if money < CALM_PRICE or not state.stirred:
        bits |= 1 << ISLE_OF_GODS
    if not state.hands[seat]:
        bits |= 1 << THE_SCOURS
    if not shady(state):
        bits |= 1 << THE_SHADES
    return bits


def unusable(state: AnkhState, seat: Seat, area: int) -> Obstacle | None:
    """What keeps a seat from an ability between two actions."""
    found = not_usable(state, seat, area)
    if found is not None:
        return found
    rule, name = f"AM-AREA.{area + 1}", AREAS[area]
    if area in (DOLLY_SISTERS, DIMWELL):
        return short(state, seat, NEARBY_PRICE, rule)
    if area == ISLE_OF_GODS:
        has_marker = state.stirred != 0
        lacking = None if has_marker else Obstacle("why-no-marker", rule, name)
        return short(state, seat, CALM_PRICE, rule) or lacking
    if area == THE_SCOURS:
        return empty_hand(state, seat, rule, name)
    is_idle = area == THE_SHADES and not shady(state)
    return Obstacle("why-nowhere", rule, name) if is_idle else None


def shady(state: AnkhState) -> int:
    """AM-AREA.7, AM-R.4: where The Shades can put a marker, as bits."""
    return AROUND[THE_SHADES] & ~state.stirred & state.peopled()


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
        spend(state, seat, CALM_PRICE)
        state.then(Isle(seat))
    else:
        spend(state, seat, NEARBY_PRICE)
        state.then(PlaceIn(seat, AROUND[area]))


class Shades(SeatQuestion):
    """AM-AREA.7: put a marker in The Shades or next to them, where a minion stands."""

    VERBS: ClassVar[tuple[str, ...]] = ("stir", *ANY_TIME)
    RULE: ClassVar[str] = "AM-AREA.7"

    def open(self, state: AnkhState) -> Ask | None:
        return Ask(self.seat, "stir", STIRS.among(shady(state)))

    def pick(self, state: AnkhState, option: Option) -> None:
        stir(state, option.first)

    def forbids(self, state: AnkhState, option: Option) -> Obstacle | None:
        area = option.first
        found = stirred_there(state, area, "AM-TROUBLE.3")
        if found is not None:
            return found
        if not AROUND[THE_SHADES] >> area & 1:
            return Obstacle("why-other-places", self.RULE, AREAS[area])
        return None if state.crowd(area) else Obstacle("why-empty", self.RULE, AREAS[area])


class Isle(SeatQuestion):
    """AM-AREA.10: take a marker off the board."""

    VERBS: ClassVar[tuple[str, ...]] = ("calm", *ANY_TIME)
    RULE: ClassVar[str] = "AM-AREA.10"

    def open(self, state: AnkhState) -> Ask | None:
        return Ask(self.seat, "calm", CALMS.among(state.stirred))

    def pick(self, state: AnkhState, option: Option) -> None:
        calm(state, option.first)

    def forbids(self, state: AnkhState, option: Option) -> Obstacle | None:
        return calm_there(state, option.first, self.RULE)


STEPS: Final[tuple[type[AnkhStep], ...]] = (Shades, Isle)
