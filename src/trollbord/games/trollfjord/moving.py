"""A, move trolls: the lord on the walkway, placing and wandering, tailwind for those in front."""

from typing import Any, ClassVar, Final

from trollbord.games.trollfjord.box import (
    DONE,
    LANDSCAPE_OF,
    LANDSCAPES,
    LOOP,
    LORD_MOVES,
    MOST_STRENGTH,
    PLACEMENT,
    PUT,
    REGION_COUNT,
    REGIONS,
    REGIONS_OF,
    WANDER,
    landscape_at,
)
from trollbord.games.trollfjord.fortress import CallFortress
from trollbord.games.trollfjord.state import NOWHERE, TrollfjordState
from trollbord.kernel.ask import Ask
from trollbord.kernel.option import Option
from trollbord.kernel.reason import Obstacle
from trollbord.kernel.seat import Seat
from trollbord.kernel.step import SeatStep, Step


class MoveLord(SeatStep[TrollfjordState]):
    """TF-A1.3 to 9: the lord goes to one of the next three free spaces of one kind; its place is the strength."""

    VERBS = ("lord", "done", "end")
    RULE = "TF-A1.1"

    def open(self, state: TrollfjordState) -> Ask | None:
        return Ask(self.seat, "lord", LORD_MOVES[:])

    def pick(self, state: TrollfjordState, option: Option) -> None:
        kind, strength = option.first, option.second + 1
        space = state.space_ahead(self.seat, kind, strength)
        state.lords[self.seat] = space
        self._tell(state, option, space)
        if state.hits < 0 and min(state.lords) >= 0:  # TF-A1.12, TF-A1.13
            state.hits = 0
            state.tell("counter", {})
        if kind == PLACEMENT:
            state.then(Place(self.seat, landscape_at(state.planks, space), strength, NOWHERE))
        else:
            state.then(Wander(self.seat, strength))

    def obstacle(self, state: TrollfjordState, option: Option) -> Obstacle | None:
        return None if option.verb == "lord" else Obstacle("why-lord-must-move", self.RULE, "lord")

    def can_wait(self, state: TrollfjordState) -> bool:
        is_last = self.seat == state.turn == state.last_place()
        return is_last and state.lies_in(self, [self, Tailwinds(self.seat)])

    def _tell(self, state: TrollfjordState, option: Option, space: int) -> None:
        if state.listener is None:
            return
        what = {"seat": self.seat, "strength": option.second + 1, "space": space % LOOP}
        if option.first == PLACEMENT:
            land = LANDSCAPES[landscape_at(state.planks, space)]
            state.tell("lord-placement", {**what, "landscape": land})
        else:
            state.tell("lord-wander", what)


class Place(Step[TrollfjordState]):
    """TF-A2.1 to 8: up to `left` trolls from the reserve, all into one region of the landscape."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "landscape", "left", "region")
    VERBS = ("put", "done", "walk")
    RULE = "TF-A2.1"

    def __init__(self, seat: Seat, landscape: int, left: int, region: int) -> None:
        self.seat: Final = seat
        self.landscape: Final = landscape
        self.left: Final = left
        self.region: Final = region

    def open(self, state: TrollfjordState) -> Ask | None:
        if self.left == 0 or state.reserve[self.seat] == 0:  # TF-R.29
            return None
        if self.region == NOWHERE:
            options = [PUT[region] for region in REGIONS_OF[self.landscape]]
        else:
            options = [PUT[self.region]]  # TF-R.6
        options.append(DONE)
        most = min(self.left, state.reserve[self.seat])
        prompt = "place" if self.seat == state.turn else "tailwind-place"
        args = (("left", most), ("landscape", LANDSCAPES[self.landscape]))
        return Ask(self.seat, prompt, options, args=args)

    def pick(self, state: TrollfjordState, option: Option) -> None:
        if option is DONE:
            state.tell("done-place", {"seat": self.seat})
            return
        region = option.first
        state.reserve[self.seat] -= 1
        state.trolls[self.seat * REGION_COUNT + region] += 1
        state.tell("put", {"seat": self.seat, "region": REGIONS[region]})
        state.then(Place(self.seat, self.landscape, self.left - 1, region))

    def obstacle(self, state: TrollfjordState, option: Option) -> Obstacle | None:
        landscape = LANDSCAPES[self.landscape]
        if option is DONE:
            return None
        if option.verb == "walk":
            return Obstacle("why-placement-gives-no-steps", "TF-A2.16", landscape)
        if LANDSCAPE_OF[option.first] != self.landscape:
            return Obstacle("why-other-landscape", "TF-A2.3", landscape, {"landscape": landscape})
        if self.region not in (NOWHERE, option.first):
            return Obstacle("why-one-region", "TF-A2.2", REGIONS[self.region])
        return None

    def can_wait(self, state: TrollfjordState) -> bool:
        here = self.region == NOWHERE or self._has_begun(state)
        landscape = landscape_at(state.planks, state.lords[self.seat])
        return here and self.landscape == landscape and waits_to_move(state, self, PLACEMENT)

    def _has_begun(self, state: TrollfjordState) -> bool:
        """TF-A2.2: whether one troll at least may have been placed in this region."""
        own = state.trolls[self.seat * REGION_COUNT :][:REGION_COUNT]
        is_here = self.region in REGIONS_OF[self.landscape] and own[self.region] > 0
        return is_here and self.left < MOST_STRENGTH


class Wander(Step[TrollfjordState]):
    """TF-A2.9 to 15: up to `left` steps of own trolls into adjoining regions, spread at will."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "left")
    VERBS = ("walk", "done", "put")
    RULE = "TF-A2.9"

    def __init__(self, seat: Seat, left: int) -> None:
        self.seat: Final = seat
        self.left: Final = left

    def open(self, state: TrollfjordState) -> Ask | None:
        if self.left == 0:
            return None
        base = self.seat * REGION_COUNT
        options: list[Option] = []
        for region in range(REGION_COUNT):
            if state.trolls[base + region]:
                options += state.board.walks[region]
        if not options:  # TF-R.29
            return None
        options.append(DONE)
        prompt = "wander" if self.seat == state.turn else "tailwind-wander"
        return Ask(self.seat, prompt, options, args=(("left", self.left),))

    def pick(self, state: TrollfjordState, option: Option) -> None:
        if option is DONE:
            state.tell("done-wander", {"seat": self.seat})
            return
        base = self.seat * REGION_COUNT
        state.trolls[base + option.first] -= 1
        state.trolls[base + option.second] += 1
        state.tell("walk", {"seat": self.seat, "from": option.args[0], "to": option.args[1]})
        state.then(Wander(self.seat, self.left - 1))

    def obstacle(self, state: TrollfjordState, option: Option) -> Obstacle | None:
        if option is DONE:
            return None
        if option.verb == "put":
            return Obstacle("why-wander-gives-no-trolls", "TF-A2.16", "wander")
        start, end = option.args
        if not state.trolls[self.seat * REGION_COUNT + option.first]:
            return Obstacle("why-no-own-troll", self.RULE, start, {"region": start})
        if option.second not in state.board.neighbours[option.first]:
            return Obstacle("why-not-adjoining", "TF-A2.12", end, {"region": start, "other": end})
        return None

    def can_wait(self, state: TrollfjordState) -> bool:
        return waits_to_move(state, self, WANDER)


class Tailwinds(SeatStep[TrollfjordState]):
    """TF-A3.1 to 9: everyone in front gets one troll or one step, by the own lord's space, nearest first."""

    def open(self, state: TrollfjordState) -> Ask | None:
        state.then(*winds(state))
        return None

    def can_wait(self, state: TrollfjordState) -> bool:
        is_next = state.lies_in(self, [self, CallFortress(self.seat)])
        return self.seat == state.turn and is_next


def winds(state: TrollfjordState) -> list[Step[Any]]:
    """TF-A3.1, TF-A3.4: what those in front of the turn player do, nearest first."""
    found: list[Step[Any]] = []
    for other in state.in_front(state.turn):
        space = state.lords[other]
        if space % 2 == PLACEMENT:
            found.append(Place(other, landscape_at(state.planks, space), 1, NOWHERE))
        else:
            found.append(Wander(other, 1))
    return found


def waits_to_move(state: TrollfjordState, step: Place | Wander, kind: int) -> bool:
    """Whether a lord on a space of this kind moves trolls: before the tailwind, or in it as those in front of it do."""
    space = state.lords[step.seat]
    if state.fortress != NOWHERE or space < 0 or space % 2 != kind:
        return False
    if step.seat != state.turn:
        return state.lies_in(step, [*winds(state), CallFortress(state.turn)])
    return 1 <= step.left <= MOST_STRENGTH and state.lies_in(step, [step, Tailwinds(step.seat)])
