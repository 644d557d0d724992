"""Setup: planks, fortresses, treasures and lords come to the table."""

from typing import Any, ClassVar, Final

from trollbord.games.trollfjord.box import (
    COPIES_OF_NUMBER,
    FIRST_GAME,
    FORTRESS,
    LEAST_VALUE,
    NUMERALS,
    PLANK,
    PLANK_COUNT,
    RANDOM,
    REGION_COUNT,
    REGIONS,
    SITE_COUNT,
    SITES,
    START,
    TREASURE,
)
from trollbord.games.trollfjord.state import NOBODY, NONE, TrollfjordState
from trollbord.kernel.ask import Ask, chance, even
from trollbord.kernel.option import Option
from trollbord.kernel.reason import Obstacle
from trollbord.kernel.step import Step


class LayPlank(Step[TrollfjordState]):
    """TF-SETUP.11: the ten planks come in random order, each the one way round it fits (TF-SETUP.12)."""

    VERBS = ("plank",)
    RULE = "TF-SETUP.11"

    def open(self, state: TrollfjordState) -> Ask | None:
        if len(state.planks) == PLANK_COUNT:
            return None
        options = [PLANK[index] for index in range(PLANK_COUNT) if index not in state.planks]
        return chance("plank", options, even(options), "planks")

    def pick(self, state: TrollfjordState, option: Option) -> None:
        state.planks.append(option.first)
        state.then(LayPlank())

    def obstacle(self, state: TrollfjordState, option: Option) -> Obstacle | None:
        if option.first not in state.planks:
            return None
        return Obstacle("why-plank-laid", self.RULE, option.arg, {"plank": option.arg})

    def can_wait(self, state: TrollfjordState) -> bool:
        return len(state.planks) < PLANK_COUNT and waits_in_setup(state, self)


class PlaceFortress(Step[TrollfjordState]):
    """TF-SETUP.8, TF-SETUP.9: numbers lie as in the first game, or by chance, or as the players like.

    TF-R.38: players who place them take turns, site by site, seat 0 first.
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("site",)
    VERBS = ("fortress",)
    RULE = "TF-R.38"

    def __init__(self, site: int) -> None:
        self.site: Final = site

    def open(self, state: TrollfjordState) -> Ask | None:
        how = state.settings["fortresses"]
        if how == FIRST_GAME:
            state.numbers = state.board.numbers[:]
            return None
        left = [COPIES_OF_NUMBER - state.numbers.count(n) for n in range(len(NUMERALS))]
        options = [FORTRESS[self.site][n] for n in range(len(NUMERALS)) if left[n]]
        if how == RANDOM:
            return chance("fortress", options, [n for n in left if n], "fortresses")
        return Ask(self.site % state.seats, "fortress", options, args=(("site", SITES[self.site]),))

    def pick(self, state: TrollfjordState, option: Option) -> None:
        state.numbers[self.site] = option.second
        state.tell("fortress", {"site": SITES[self.site], "number": NUMERALS[option.second]})
        if self.site + 1 < SITE_COUNT:
            state.then(PlaceFortress(self.site + 1))

    def obstacle(self, state: TrollfjordState, option: Option) -> Obstacle | None:
        if option.first != self.site:
            return Obstacle(
                "why-other-site", self.RULE, SITES[self.site], {"site": SITES[self.site]}
            )
        if state.numbers.count(option.second) < COPIES_OF_NUMBER:
            return None
        number = NUMERALS[option.second]
        return Obstacle("why-none-left", "TF-SETUP.6", number, {"number": number})

    def can_wait(self, state: TrollfjordState) -> bool:
        return 0 <= self.site < SITE_COUNT and waits_in_setup(state, self)


class Reveal(Step[TrollfjordState]):
    """TF-SETUP.17, TF-C3.8: a region gets a treasure from the supply, turned up when it lies there.

    TF-R.1: when the supply is empty, the region stays without one.
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("region",)
    VERBS = ("treasure",)
    RULE = "TF-SETUP.17"

    def __init__(self, region: int) -> None:
        self.region: Final = region

    def open(self, state: TrollfjordState) -> Ask | None:
        options: list[Option] = []
        weights: list[int] = []
        for index, count in enumerate(state.supply):
            if count:
                options.append(TREASURE[index])
                weights.append(count)
        if not options:
            return None
        return chance("treasure", options, weights, "treasures")

    def pick(self, state: TrollfjordState, option: Option) -> None:
        state.supply[option.first] -= 1
        value = option.first + LEAST_VALUE
        state.treasures[self.region] = value
        state.tell("treasure", {"region": REGIONS[self.region], "value": value})

    def obstacle(self, state: TrollfjordState, option: Option) -> Obstacle | None:
        if state.supply[option.first]:
            return None
        value = option.first + LEAST_VALUE
        return Obstacle("why-treasures-seen", "TF-SETUP.16", str(value), {"value": value})

    def can_wait(self, state: TrollfjordState) -> bool:
        if state.turn == NOBODY:
            return waits_in_setup(state, self)
        refilled = [Reveal(entry % REGION_COUNT) for entry in state.taken]
        return state.treasures[self.region] == NONE and state.lies_in(self, refilled)


class PlaceLord(Step[TrollfjordState]):
    """TF-SETUP.30, TF-SETUP.32: the lords stand on the start plank in random order, space 1 foremost."""

    FIELDS: ClassVar[tuple[str, ...]] = ("space",)
    VERBS = ("start",)
    RULE = "TF-SETUP.30"

    def __init__(self, space: int) -> None:
        self.space: Final = space

    def open(self, state: TrollfjordState) -> Ask | None:
        waiting = [seat for seat in range(state.seats) if state.lords[seat] < -state.seats]
        options = [START[seat] for seat in waiting]
        return chance("start", options, even(options), "lords")

    def pick(self, state: TrollfjordState, option: Option) -> None:
        state.lords[option.first] = -self.space
        state.tell("start", {"seat": option.first, "space": self.space})
        if self.space < state.seats:
            state.then(PlaceLord(self.space + 1))

    def obstacle(self, state: TrollfjordState, option: Option) -> Obstacle | None:
        seat = option.first
        if seat >= state.seats:
            return Obstacle("why-no-such-seat", "TF-SETUP.1", option.arg, {"count": state.seats})
        if state.lords[seat] < -state.seats:
            return None
        return Obstacle("why-lord-stands", self.RULE, option.arg, {"seat": seat})

    def can_wait(self, state: TrollfjordState) -> bool:
        return 1 <= self.space <= state.seats and waits_in_setup(state, self)


SETUP_STEPS: Final[tuple[Step[Any], ...]] = (
    LayPlank(),
    PlaceFortress(0),
    *[Reveal(region) for region in range(REGION_COUNT)],
    PlaceLord(1),
)


def waits_in_setup(state: TrollfjordState, step: Step[Any]) -> bool:
    """Whether the rest of the set-up, and then the first turn, lies below a step."""
    last = SETUP_STEPS[::-1]
    at = state.depth(step) - 1  # above the first turn
    is_next = 0 <= at < len(last) and type(step) is type(last[at])
    below = state.steps_waiting()[1 : at + 1]
    return state.turn == NOBODY and is_next and below == list(last[:at])
