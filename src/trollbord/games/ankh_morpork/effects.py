"""The verbs that cards are made of, for pieces, buildings and markers."""

from typing import ClassVar, Final

from trollbord.games.ankh_morpork.answers import (
    OWN,
    SYMBOL,
    TEXT,
    AnkhSeatStep,
    AnkhStep,
    AreaStep,
    Removal,
)
from trollbord.games.ankh_morpork.box import (
    AREAS,
    AROUND,
    BUILDINGS,
    CALMS,
    COLOURS,
    COST,
    DONE,
    EVERYWHERE,
    LIFT,
    MEMBERS,
    NEIGHBOURS,
    NOBODY,
    ONE_EACH,
    OWNERS,
    PLACES,
    REMOVALS,
    REMOVE,
    ROLL,
    SCROLL,
    SHIFT,
    SITES,
    STIR,
    TAKE,
    areas_in,
)
from trollbord.games.ankh_morpork.state import AnkhState
from trollbord.kernel.ask import Ask, chance, ordered
from trollbord.kernel.option import Option
from trollbord.kernel.seat import Seat
from trollbord.kernel.step import Step

SCROLL_ALONE: Final = [SCROLL]
TAKE_ALONE: Final = [TAKE]
NEAR: Final = -1
"""Instead of a set of areas: those that the rule of nearness allows."""


class Verb:
    """What one symbol of a card, or its text, lets its player do: some options to begin it, or none."""

    prompt: str = ""
    sign: str = ""  # what is printed for it
    is_text: bool = False
    is_event: bool = False
    plays: int = 0

    def options(self, state: AnkhState, seat: Seat) -> list[Option]:
        """How it can be begun now; empty if it can't."""
        raise NotImplementedError

    def begin(self, state: AnkhState, seat: Seat, option: Option) -> None:
        """Begin it in this way."""
        raise NotImplementedError


class Text(Verb):
    """The text at the foot of a card; most of them begin with no choice at all."""

    prompt = "scroll"
    sign = "scroll"
    is_text = True

    def options(self, state: AnkhState, seat: Seat) -> list[Option]:
        return SCROLL_ALONE


class RandomEvent(Verb):
    """AM-ACTION.12: the one action that can't be declined."""

    sign = "event"
    is_event = True


class PlayAnotherCard(Verb):
    """AM-ACTION.10: one more card of the hand."""

    sign = "play-another"
    plays = 1


class PlayTwoCards(Text):
    """AM-DOUBLE.1: two more cards of the hand, one series after the other."""

    plays = 2


def roll_ask() -> Ask:
    """The die is rolled."""
    return chance("roll", ROLL[:], ONE_EACH, "die")


def pieces_in(
    state: AnkhState, area: int, options: list[list[Option]], but: int = NOBODY
) -> list[Option]:
    """The options of all pieces in an area but one owner's."""
    return [
        options[owner][area]
        for owner in range(len(OWNERS))
        if owner != but and state.pieces[owner * 12 + area]
    ]


def in_trouble(state: AnkhState, but: int = NOBODY) -> list[Option]:
    """AM-KILL.1: the pieces that stand in areas with a marker, but one owner's."""
    options: list[Option] = []
    stirred = state.stirred
    for owner in range(len(OWNERS)):
        bits = state.stands[owner] & stirred
        if bits and owner != but:
            options += REMOVALS[owner].among(bits)
    return options


def own_pieces(state: AnkhState, seat: Seat, options: list[list[Option]]) -> list[Option]:
    """The options of a seat's own minions."""
    return areas_in(state.stands[seat], options[seat])


# -- placing: AM-PLACE


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


# -- building: AM-BUILD


def affordable(purse: int) -> int:
    """The areas in which a building costs no more than this, as bits."""
    return AFFORDABLE[min(max(COST), purse)]


AFFORDABLE: Final = [
    sum([1 << area for area in range(12) if COST[area] <= purse]) for purse in range(max(COST) + 1)
]


class Build(Verb):
    """AM-BUILD: put up a building where an own minion stands; `share` is the part of the cost."""

    prompt = "build"
    sign = "building"

    def __init__(self, share: int = 1) -> None:
        self.share: Final = share

    def options(self, state: AnkhState, seat: Seat) -> list[Option]:
        purse = state.money[seat] * self.share
        free = state.stands[seat] & ~state.stirred & affordable(purse)
        return SITES.among(free & ~state.with_building())

    def begin(self, state: AnkhState, seat: Seat, option: Option) -> None:
        area = option.first
        cost = COST[area] // self.share
        state.money[seat] -= cost
        if state.houses(seat) == BUILDINGS:
            state.then(ShiftHouse(seat, area))
        else:
            state.raise_building(seat, area)
        state.tell("build", {"seat": seat, "area": AREAS[area], "amount": cost})


class HalfPriceBuild(Build):
    """AM-CARD.wee_mad_arthur: build by the usual conditions for half of the cost."""

    sign = "scroll"
    is_text = True

    def __init__(self) -> None:
        super().__init__(2)


class ShiftHouse(AreaStep):
    """AM-BUILD.8: with six buildings on the board one of them is moved."""

    def open(self, state: AnkhState) -> Ask | None:
        return Ask(self.seat, "shift", areas_in(state.built[self.seat], SHIFT))

    def pick(self, state: AnkhState, option: Option) -> None:
        state.raze(option.first)
        self.settle(state)
        state.tell("raze", {"owner": COLOURS[self.seat], "area": AREAS[option.first]})

    def settle(self, state: AnkhState) -> None:
        """The building stands in its new area."""
        state.raise_building(self.seat, self.area)


# -- removing: AM-KILL


class Assassinate(Verb):
    """AM-KILL.1: remove a piece that is not one's own from an area with a marker."""

    prompt = "assassinate"
    sign = "assassinate"

    def options(self, state: AnkhState, seat: Seat) -> list[Option]:
        return in_trouble(state, seat)

    def begin(self, state: AnkhState, seat: Seat, option: Option) -> None:
        state.then(Removal(option.first, option.second, SYMBOL))


class RemoveIn(Text):
    """AM-CARD.the_dean: remove any one piece from a certain area."""

    prompt = "remove"

    def __init__(self, area: int) -> None:
        self.area: Final = area

    def options(self, state: AnkhState, seat: Seat) -> list[Option]:
        return pieces_in(state, self.area, REMOVE)

    def begin(self, state: AnkhState, seat: Seat, option: Option) -> None:
        remove_by_text(state, seat, option)


def remove_by_text(state: AnkhState, seat: Seat, option: Option, payee: Seat = NOBODY) -> None:
    """A text removes a piece; its own player is not protected against it (AM-R.20)."""
    cause = OWN if option.first == seat else TEXT
    state.then(Removal(option.first, option.second, cause, payee))


class RemoveOwn(AnkhSeatStep):
    """A seat must remove one of its own minions, by its own card."""

    def open(self, state: AnkhState) -> Ask | None:
        options = own_pieces(state, self.seat, REMOVE)
        return Ask(self.seat, "remove-own", options) if options else None

    def pick(self, state: AnkhState, option: Option) -> None:
        state.then(Removal(option.first, option.second, OWN))


class RollAndRemove(Text):
    """AM-CARD.carcer: two rolls, and one piece from each rolled area."""

    def begin(self, state: AnkhState, seat: Seat, option: Option) -> None:
        state.then(CarcerRoll(seat, ()))


class CarcerRoll(AnkhStep):
    """Both dice are rolled before the first removal."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "areas")

    def __init__(self, seat: Seat, areas: tuple[int, ...]) -> None:
        self.seat: Final = seat
        self.areas: Final = areas

    def open(self, state: AnkhState) -> Ask | None:
        return roll_ask()

    def pick(self, state: AnkhState, option: Option) -> None:
        state.tell("roll", {"number": option.first + 1})
        areas = (*self.areas, option.first)
        state.then(CarcerRoll(self.seat, areas) if len(areas) < 2 else Carcer(self.seat, areas))


class Carcer(AnkhStep):
    """AM-R.21, .22: one removal for each roll, in any order; `shield` names players it can't hit any more."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "areas")

    def __init__(self, seat: Seat, areas: tuple[int, ...]) -> None:
        self.seat: Final = seat
        self.areas: Final = areas

    def open(self, state: AnkhState) -> Ask | None:
        options: list[Option] = []
        for area in sorted(set(self.areas)):
            options.extend(pieces_in(state, area, REMOVE))
        options = [option for option in options if not state.shield >> option.first & 1]
        return Ask(self.seat, "remove", ordered(options)) if options else None

    def pick(self, state: AnkhState, option: Option) -> None:
        left = list(self.areas)
        left.remove(option.second)
        state.then(Carcer(self.seat, tuple(left)))
        remove_by_text(state, self.seat, option)


# -- trouble markers


def calm(state: AnkhState, area: int) -> None:
    """AM-ACTION.13: a marker goes and no piece moves."""
    state.calms(area)
    state.tell("calm", {"area": AREAS[area]})


def stir(state: AnkhState, area: int) -> None:
    """A marker comes without a piece."""
    state.stirs(area)
    state.tell("stir", {"area": AREAS[area]})


class RemoveTrouble(Verb):
    """AM-ACTION.7: take one marker off any area."""

    prompt = "calm"
    sign = "remove-trouble"

    def options(self, state: AnkhState, seat: Seat) -> list[Option]:
        return CALMS.among(state.stirred)

    def begin(self, state: AnkhState, seat: Seat, option: Option) -> None:
        calm(state, option.first)


class StirAnywhere(Text):
    """AM-CARD.doctor_hix: put a marker in any area without one."""

    prompt = "stir"

    def options(self, state: AnkhState, seat: Seat) -> list[Option]:
        return [STIR[area] for area in range(12) if self.allows(state, area)]

    def allows(self, state: AnkhState, area: int) -> bool:
        """AM-R.50: whether a marker can be put there; by the switch a minion must stand there."""
        if state.trouble[area]:
            return False
        return state.crowd(area) > 0 or not state.agrees("markers_need_minions")

    def begin(self, state: AnkhState, seat: Seat, option: Option) -> None:
        stir(state, option.first)


class StirBeside(StirAnywhere):
    """AM-CARD.the_mob: put a marker next to an area that has one."""

    def allows(self, state: AnkhState, area: int) -> bool:
        if not super().allows(state, area):
            return False
        return any(state.trouble[other] for other in NEIGHBOURS[area])


# -- money from the bank


class TakeMoney(Verb):
    """AM-ACTION.8: the printed sum from the bank."""

    prompt = "take-money"
    sign = "money"

    def __init__(self, amount: int) -> None:
        self.amount: Final = amount

    def options(self, state: AnkhState, seat: Seat) -> list[Option]:
        return TAKE_ALONE

    def begin(self, state: AnkhState, seat: Seat, option: Option) -> None:
        earn(state, seat, self.amount)


def earn(state: AnkhState, seat: Seat, amount: int) -> None:
    """The bank pays."""
    state.money[seat] += amount
    if state.listener is not None:
        state.tell("earn", {"seat": seat, "amount": amount})


STEPS: Final[tuple[type[Step[AnkhState]], ...]] = (
    PlaceLifted,
    PlaceIn,
    ShiftHouse,
    RemoveOwn,
    CarcerRoll,
    Carcer,
)
