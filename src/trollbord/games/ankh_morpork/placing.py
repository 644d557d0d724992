"""The verbs that place minions: AM-PLACE."""

from typing import ClassVar, Final

from trollbord.games.ankh_morpork.answers import AnkhStep
from trollbord.games.ankh_morpork.box import (
    AREAS,
    AROUND,
    COLOURS,
    DONE,
    EVERYWHERE,
    LIFT,
    LORDS,
    MEMBERS,
    PLACES,
    VETINARI,
)
from trollbord.games.ankh_morpork.effects import Text, Verb
from trollbord.games.ankh_morpork.state import AnkhState
from trollbord.kernel.ask import Ask
from trollbord.kernel.option import Option
from trollbord.kernel.seat import Seat

NEAR: Final = -1
"""Instead of a set of areas: those that the rule of nearness allows."""


def placings(state: AnkhState, seat: Seat, bits: int) -> list[Option]:
    """Where a minion can be placed; with all twelve on the board, which one can be lifted for it.

    AM-PLACE.9: a lifted minion goes to another area. By the rule of nearness the other eleven always allow one.
    """
    if state.supply(seat):
        return PLACES.among(state.near(seat) if bits == NEAR else bits)
    own = MEMBERS[state.stands[seat]]
    return [LIFT[area] for area in own if bits & ~(1 << area)]


def place(state: AnkhState, seat: Seat, option: Option, bits: int, is_quiet: bool = False) -> None:
    """AM-PLACE.1, .5: a minion from the supply, or one lifted off the board, is placed."""
    area = option.first
    if option is LIFT[area]:
        state.leave(seat, area)
        state.tell("remove", {"owner": COLOURS[seat], "area": AREAS[area]})
        state.then(PlaceLifted(seat, bits, area, is_quiet))
    else:
        put(state, seat, area, is_quiet)


def put(state: AnkhState, seat: Seat, area: int, is_quiet: bool = False) -> None:
    """A minion comes onto the board."""
    state.enter(seat, area, not is_quiet)
    if state.listener is not None:
        state.tell("place", {"owner": COLOURS[seat], "area": AREAS[area]})


class PlaceLifted(AnkhStep):
    """AM-PLACE.9: a lifted minion is placed in another area."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "bits", "old", "is_quiet")

    def __init__(self, seat: Seat, bits: int, old: int, is_quiet: bool) -> None:
        self.seat: Final = seat
        self.bits: Final = bits
        self.old: Final = old
        self.is_quiet: Final = is_quiet

    def open(self, state: AnkhState) -> Ask | None:
        bits = state.near(self.seat) if self.bits == NEAR else self.bits
        return Ask(self.seat, "place", PLACES.among(bits & ~(1 << self.old)))

    def pick(self, state: AnkhState, option: Option) -> None:
        put(state, self.seat, option.first, self.is_quiet)


class PlaceIn(AnkhStep):
    """A minion is placed in one of these areas; if `is_optional` that may be declined."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "bits", "is_optional")

    def __init__(self, seat: Seat, bits: int, is_optional: bool = False) -> None:
        self.seat: Final = seat
        self.bits: Final = bits
        self.is_optional: Final = is_optional

    def open(self, state: AnkhState) -> Ask | None:
        options = placings(state, self.seat, self.bits)
        if not options:
            return None
        return Ask(self.seat, "place", [DONE, *options] if self.is_optional else options)

    def pick(self, state: AnkhState, option: Option) -> None:
        if option is not DONE:
            place(state, self.seat, option, self.bits)


class PlaceMinion(Verb):
    """AM-PLACE.2: the symbol: in or next to an area with an own minion."""

    prompt = "place"
    sign = "minion"

    def options(self, state: AnkhState, seat: Seat) -> list[Option]:
        return placings(state, seat, NEAR)

    def begin(self, state: AnkhState, seat: Seat, option: Option) -> None:
        place(state, seat, option, NEAR)

    def promise(self, state: AnkhState, seat: Seat) -> float:
        personality = state.personality[seat]
        return 1.2 if personality == VETINARI or personality in LORDS else 0.9


class PlaceAnywhere(Text):
    """AM-CARD.mr_shine: in any area, without adding trouble."""

    prompt = "place"

    def options(self, state: AnkhState, seat: Seat) -> list[Option]:
        return placings(state, seat, EVERYWHERE)

    def begin(self, state: AnkhState, seat: Seat, option: Option) -> None:
        place(state, seat, option, EVERYWHERE, is_quiet=True)


class PlaceAtHouse(Text):
    """AM-CARD.willikins: in an area with an own building."""

    prompt = "place"

    def areas(self, state: AnkhState, seat: Seat) -> int:
        """The areas it allows, as bits."""
        return state.built[seat]

    def options(self, state: AnkhState, seat: Seat) -> list[Option]:
        return placings(state, seat, self.areas(state, seat))

    def begin(self, state: AnkhState, seat: Seat, option: Option) -> None:
        place(state, seat, option, self.areas(state, seat))


class PlaceInTrouble(Text):
    """AM-CARD.the_smoking_gnu: in an area with a trouble marker."""

    prompt = "place"

    def areas(self, state: AnkhState) -> int:
        """The areas it allows, as bits."""
        return state.stirred

    def options(self, state: AnkhState, seat: Seat) -> list[Option]:
        return placings(state, seat, self.areas(state))

    def begin(self, state: AnkhState, seat: Seat, option: Option) -> None:
        place(state, seat, option, self.areas(state))


class PlaceAround(Text):
    """AM-CARD.archchancellor_ridcully: one minion, or up to `most`, in or next to a certain area."""

    prompt = "place"

    def __init__(self, area: int, most: int) -> None:
        self.area: Final = area
        self.most: Final = most

    def options(self, state: AnkhState, seat: Seat) -> list[Option]:
        return placings(state, seat, AROUND[self.area])

    def begin(self, state: AnkhState, seat: Seat, option: Option) -> None:
        if self.most > 1:
            state.then(PlaceIn(seat, AROUND[self.area], True))
        place(state, seat, option, AROUND[self.area])


STEPS: Final[tuple[type[AnkhStep], ...]] = (
    PlaceLifted,
    PlaceIn,
)
