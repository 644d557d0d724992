"""The verbs that place minions: AM-PLACE."""

from typing import ClassVar, Final

from trollbord.games.ankh_morpork.asking import ANY_TIME, AnkhStep, SeatQuestion, not_next
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
from trollbord.kernel.reason import Obstacle
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


def not_placed(state: AnkhState, seat: Seat, option: Option, bits: int) -> Obstacle | None:
    """AM-PLACE: what keeps a minion from being placed in an area, or lifted off it for that."""
    if option.verb == "lift":
        return not_lifted(state, seat, option.first, bits)
    if not state.supply(seat):
        return Obstacle("why-all-out", "AM-PLACE.5", AREAS[option.first])
    return not_there(state, seat, option.first, bits)


def not_lifted(state: AnkhState, seat: Seat, area: int, bits: int) -> Obstacle | None:
    """AM-PLACE.5, .9: lifted is only a twelfth minion, which has somewhere else to go."""
    if state.supply(seat):
        return Obstacle("why-supply", "AM-PLACE.1", AREAS[area])
    if not state.at(seat, area):
        return Obstacle("why-nobody-there", "AM-PLACE.5", AREAS[area])
    if bits & ~(1 << area):
        return None
    return Obstacle("why-old-area" if bits else "why-no-area", "AM-PLACE.9", AREAS[area])


def not_there(state: AnkhState, seat: Seat, area: int, bits: int) -> Obstacle | None:
    """AM-PLACE.2, .8: an area that is too far, or that the text does not name."""
    if bits == NEAR:
        return not_next(state, seat, area)
    is_named = bits >> area & 1
    return None if is_named else Obstacle("why-other-places", "AM-PLACE.8", AREAS[area])


class PlaceLifted(SeatQuestion):
    """AM-PLACE.9: a lifted minion is placed in another area."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "bits", "old", "is_quiet")
    VERBS: ClassVar[tuple[str, ...]] = ("place", *ANY_TIME)
    RULE: ClassVar[str] = "AM-PLACE.9"

    def __init__(self, seat: Seat, bits: int, old: int, is_quiet: bool) -> None:
        super().__init__(seat)
        self.bits: Final = bits
        self.old: Final = old
        self.is_quiet: Final = is_quiet

    def open(self, state: AnkhState) -> Ask | None:
        bits = state.near(self.seat) if self.bits == NEAR else self.bits
        return Ask(self.seat, "place", PLACES.among(bits & ~(1 << self.old)))

    def pick(self, state: AnkhState, option: Option) -> None:
        put(state, self.seat, option.first, self.is_quiet)

    def forbids(self, state: AnkhState, option: Option) -> Obstacle | None:
        if option.first == self.old:
            return Obstacle("why-old-area", self.RULE, AREAS[self.old])
        return not_there(state, self.seat, option.first, self.bits)

    def can_wait(self, state: AnkhState) -> bool:
        is_elsewhere = self.bits == NEAR or bool(self.bits & ~(1 << self.old))
        return is_elsewhere and super().can_wait(state)


class PlaceIn(SeatQuestion):
    """A minion is placed in one of these areas; if `is_optional` that may be declined."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "bits", "is_optional")
    VERBS: ClassVar[tuple[str, ...]] = ("place", "lift", "done", *ANY_TIME)
    RULE: ClassVar[str] = "AM-PLACE.8"

    def __init__(self, seat: Seat, bits: int, is_optional: bool = False) -> None:
        super().__init__(seat)
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

    def forbids(self, state: AnkhState, option: Option) -> Obstacle | None:
        if option is DONE:
            return None if self.is_optional else Obstacle("why-must", self.RULE, "place")
        return not_placed(state, self.seat, option, self.bits)


class Placing(Text):
    """A text that places a minion in one of some areas."""

    prompt = "place"
    kinds: tuple[str, ...] = ("place", "lift")

    def areas(self, state: AnkhState, seat: Seat) -> int:
        """The areas it allows, as bits."""
        raise NotImplementedError

    def options(self, state: AnkhState, seat: Seat) -> list[Option]:
        return placings(state, seat, self.areas(state, seat))

    def begin(self, state: AnkhState, seat: Seat, option: Option) -> None:
        place(state, seat, option, self.areas(state, seat))

    def obstacle(self, state: AnkhState, seat: Seat, option: Option) -> Obstacle | None:
        return not_placed(state, seat, option, self.areas(state, seat))


class PlaceMinion(Verb):
    """AM-PLACE.2: the symbol: in or next to an area with an own minion."""

    prompt = "place"
    kinds: tuple[str, ...] = ("place", "lift")
    sign = "minion"

    def options(self, state: AnkhState, seat: Seat) -> list[Option]:
        return placings(state, seat, NEAR)

    def begin(self, state: AnkhState, seat: Seat, option: Option) -> None:
        place(state, seat, option, NEAR)

    def obstacle(self, state: AnkhState, seat: Seat, option: Option) -> Obstacle | None:
        return not_placed(state, seat, option, NEAR)

    def promise(self, state: AnkhState, seat: Seat) -> float:
        personality = state.personality[seat]
        return 1.2 if personality == VETINARI or personality in LORDS else 0.9


class PlaceAnywhere(Placing):
    """AM-CARD.mr_shine: in any area, without adding trouble."""

    def areas(self, state: AnkhState, seat: Seat) -> int:
        return EVERYWHERE

    def begin(self, state: AnkhState, seat: Seat, option: Option) -> None:
        place(state, seat, option, EVERYWHERE, is_quiet=True)


class PlaceAtHouse(Placing):
    """AM-CARD.willikins: in an area with an own building."""

    def areas(self, state: AnkhState, seat: Seat) -> int:
        return state.built[seat]


class PlaceInTrouble(Placing):
    """AM-CARD.the_smoking_gnu: in an area with a trouble marker."""

    def areas(self, state: AnkhState, seat: Seat) -> int:
        return state.stirred


class PlaceAround(Placing):
    """AM-CARD.archchancellor_ridcully: one minion, or up to `most`, in or next to a certain area."""

    def __init__(self, area: int, most: int) -> None:
        self.area: Final = area
        self.most: Final = most

    def areas(self, state: AnkhState, seat: Seat) -> int:
        return AROUND[self.area]

    def begin(self, state: AnkhState, seat: Seat, option: Option) -> None:
        if self.most > 1:
            state.then(PlaceIn(seat, AROUND[self.area], True))
        super().begin(state, seat, option)


STEPS: Final[tuple[type[AnkhStep], ...]] = (
    PlaceLifted,
    PlaceIn,
)
