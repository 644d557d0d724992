"""The verbs that put up and buy buildings: AM-BUILD."""

from typing import ClassVar, Final

from trollbord.games.ankh_morpork.answers import Struck, Told, blow, pay
from trollbord.games.ankh_morpork.asking import (
    ANY_TIME,
    AnkhStep,
    AreaQuestion,
    calm_there,
    card_rule,
    no_house_of,
    short,
    stirred_there,
)
from trollbord.games.ankh_morpork.box import (
    AREAS,
    BUILDINGS,
    BUY,
    COLOURS,
    COST,
    NOBODY,
    SHIFT,
    SITES,
    areas_in,
)
from trollbord.games.ankh_morpork.effects import Text, Verb
from trollbord.games.ankh_morpork.state import AnkhState
from trollbord.kernel.ask import Ask
from trollbord.kernel.option import Option
from trollbord.kernel.reason import Obstacle
from trollbord.kernel.seat import Seat


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
    kinds: tuple[str, ...] = ("build",)

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

    def obstacle(self, state: AnkhState, seat: Seat, option: Option) -> Obstacle | None:
        area, name = option.first, AREAS[option.first]
        if state.building[area] != NOBODY:
            return Obstacle("why-built", "AM-BUILD.3", name)
        if state.trouble[area]:
            return Obstacle("why-trouble", "AM-BUILD.2", name)
        if not state.at(seat, area):
            return Obstacle("why-no-minion", "AM-BUILD.1", name)
        return short(state, seat, COST[area] // self.share, "AM-BUILD.4", name)

    def promise(self, state: AnkhState, seat: Seat) -> float:
        return 1.6 if self.options(state, seat) else 0.0


class HalfPriceBuild(Build):
    """AM-CARD.wee_mad_arthur: build by the usual conditions for half of the cost."""

    sign = "scroll"
    is_text = True

    def __init__(self) -> None:
        super().__init__(2)


class ShiftHouse(AreaQuestion):
    """AM-BUILD.8: with six buildings on the board one of them is moved."""

    VERBS: ClassVar[tuple[str, ...]] = ("shift", *ANY_TIME)
    RULE: ClassVar[str] = "AM-BUILD.8"

    def open(self, state: AnkhState) -> Ask | None:
        return Ask(self.seat, "shift", areas_in(state.built[self.seat], SHIFT))

    def pick(self, state: AnkhState, option: Option) -> None:
        state.raze(option.first)
        self.settle(state)
        state.tell("raze", {"owner": COLOURS[self.seat], "area": AREAS[option.first]})

    def settle(self, state: AnkhState) -> None:
        """The building stands in its new area."""
        state.raise_building(self.seat, self.area)

    def forbids(self, state: AnkhState, option: Option) -> Obstacle | None:
        return no_house_of(state, self.seat, option.first, self.RULE)

    def can_wait(self, state: AnkhState) -> bool:
        return super().can_wait(state) and state.building.count(self.seat) == BUILDINGS


def price(state: AnkhState, area: int) -> int:
    """AM-R.37, .58: the printed cost; by the switch a building beside a demon costs nothing."""
    return COST[area] if state.agrees("demon_house_full_price") else state.value(area)


class BuyBuilding(Text):
    """AM-CARD.sybil_vimes, .reacher_gilt: replace another player's building and pay him its cost."""

    prompt = "buy"
    kinds: tuple[str, ...] = ("buy",)

    def __init__(self, in_trouble: bool) -> None:
        self.in_trouble: Final = in_trouble

    def options(self, state: AnkhState, seat: Seat) -> list[Option]:
        if state.houses(seat) == BUILDINGS and not state.agrees("buy_with_six"):
            return []
        return [
            BUY[area]
            for area in range(12)
            if state.building[area] not in (NOBODY, seat)
            and bool(state.trouble[area]) == self.in_trouble
            and price(state, area) <= state.money[seat]
        ]

    def begin(self, state: AnkhState, seat: Seat, option: Option) -> None:
        state.then(Purchase(state.building[option.first], seat, option.first))

    def obstacle(self, state: AnkhState, seat: Seat, option: Option) -> Obstacle | None:
        area, rule = option.first, card_rule(state)
        if state.building[area] == NOBODY:
            return Obstacle("why-no-house", rule, AREAS[area])
        if state.building[area] == seat:
            return Obstacle("why-own-house", rule, AREAS[area])
        if state.houses(seat) == BUILDINGS and not state.agrees("buy_with_six"):
            return Obstacle("why-six", "AM-R.38", COLOURS[seat])
        misplaced = calm_there if self.in_trouble else stirred_there
        found = misplaced(state, area, rule)
        return found or short(state, seat, price(state, area), "AM-R.37", AREAS[area])


class Purchase(Struck):
    """The owner can refuse only with Wallace Sonky."""

    FIELDS: ClassVar[tuple[str, ...]] = ("victim", "buyer", "area")
    prompt: ClassVar[str] = "answer-buy"

    def __init__(self, victim: Seat, buyer: Seat, area: int) -> None:
        super().__init__(victim)
        self.buyer: Final = buyer
        self.area: Final = area

    def told(self, state: AnkhState) -> Told:
        return (blow(state), ("area", AREAS[self.area]), ("amount", price(state, self.area)))

    def strike(self, state: AnkhState) -> None:
        pay(state, self.buyer, self.victim, price(state, self.area))
        if state.houses(self.buyer) == BUILDINGS:
            state.then(ShiftBought(self.buyer, self.area))
        else:
            buy(state, self.buyer, self.area)


def buy(state: AnkhState, buyer: Seat, area: int) -> None:
    """The buyer's building takes the place of the other."""
    state.raze(area)
    state.raise_building(buyer, area)
    state.tell("buy", {"seat": buyer, "area": AREAS[area]})


class ShiftBought(ShiftHouse):
    """AM-R.38: with six buildings on the board one of them is moved to the bought place."""

    def settle(self, state: AnkhState) -> None:
        buy(state, self.seat, self.area)


STEPS: Final[tuple[type[AnkhStep], ...]] = (
    ShiftHouse,
    Purchase,
    ShiftBought,
)
