"""C, collect treasure: belts and patched sacks, crowns, clearing, and everything back in its place."""

from typing import Any, Final

from trollbord.games.trollfjord.box import (
    BELT,
    CLEAR,
    LIMITED,
    NUMERALS,
    PLUS,
    REGION_COUNT,
    REGIONS,
    TAKE,
)
from trollbord.games.trollfjord.setup import Reveal
from trollbord.games.trollfjord.state import NOBODY, NONE, NOWHERE, TrollfjordState
from trollbord.kernel.ask import Ask
from trollbord.kernel.option import Option
from trollbord.kernel.reason import Obstacle
from trollbord.kernel.seat import Seat
from trollbord.kernel.step import SeatStep, Step


class CollectBoth(Step[TrollfjordState]):
    """TF-C1.3, TF-C1.6: the hammerer at the end collects first, then the partner, if there is one."""

    def open(self, state: TrollfjordState) -> Ask | None:
        if state.partner == NOBODY:
            state.then(Collect(state.hammerer))
        else:
            state.then(Collect(state.hammerer), Collect(state.partner))
        return None

    def can_wait(self, state: TrollfjordState) -> bool:
        return waits_to_clear(state, self)


class Collect(SeatStep[TrollfjordState]):
    """TF-C1.8 to 13: one allowed treasure must be taken; without one the player leaves empty-handed."""

    VERBS = ("take", "leave", "keep", "stop", "done", "pass")
    RULE = "TF-C1.12"

    def open(self, state: TrollfjordState) -> Ask | None:
        regions = state.allowed(self.seat)
        if not regions:
            state.tell("empty-handed", {"seat": self.seat})
            return None
        return Ask(self.seat, "take", [TAKE[region] for region in sorted(regions)])

    def pick(self, state: TrollfjordState, option: Option) -> None:
        collect(state, self.seat, option.first)

    def obstacle(self, state: TrollfjordState, option: Option) -> Obstacle | None:
        if option.verb == "take":
            return out_of_reach(state, self.seat, option.first)
        return must_take(state, self.seat)

    def can_wait(self, state: TrollfjordState) -> bool:
        """TF-C1.3: each once; the hammerer's lies above the partner's, which may become a question whether to keep on."""
        if self.seat == NOBODY or state.collected(self.seat) != NOWHERE:
            return False
        if self.seat == state.partner:
            return waits_to_clear(state, self)
        partners = [isinstance(s, SeatStep) and s.seat == state.partner for s in state.agenda[-1:]]
        return self.seat == state.hammerer and (any(partners) or waits_to_clear(state, self))


def must_take(state: TrollfjordState, seat: Seat) -> Obstacle | None:
    """TF-C1.12: what has to be taken, if anything is allowed."""
    regions = state.allowed(seat)
    return Obstacle("why-must-take", "TF-C1.12", REGIONS[regions[0]]) if regions else None


def out_of_reach(state: TrollfjordState, seat: Seat, region: int) -> Obstacle | None:
    """Why the treasure of a region can't be taken."""
    name, value = REGIONS[region], state.treasures[region]
    if region not in state.board.sites[state.fortress]:
        return Obstacle("why-not-at-fortress", "TF-C1.1", name, {"region": name})
    if value == NONE:
        return Obstacle("why-treasure-gone", "TF-R.21", name, {"region": name})
    if not state.trolls[seat * REGION_COUNT + region]:
        return Obstacle("why-no-own-troll", "TF-C1.9", name, {"region": name})
    boulders = state.boulders_out()
    if value > boulders:
        words = {"value": value, "boulders": boulders}
        return Obstacle("why-too-few-boulders", "TF-C1.8", str(value), words)
    return None


def collect(state: TrollfjordState, seat: Seat, region: int) -> None:
    """TF-C1.14, TF-C1.15: in the own turn onto the belt, in another's face down into the patched sack."""
    value = state.treasures[region]
    state.treasures[region] = NONE
    state.taken.append(seat * REGION_COUNT + region)
    what = {"seat": seat, "region": REGIONS[region], "value": value}
    if seat != state.turn:
        state.sacks[seat] = (*state.sacks[seat], value)
        # It lay open until now, but what is in a patched sack is nobody else's to count (TF-R.25).
        hidden = () if state.settings["open_sacks"] else ("value",)
        state.tell("take-sack", what, hidden, (seat,))
        return
    space = state.belt_space(seat)
    state.belts[seat * len(BELT) + space] = value
    state.tell("take-belt", {**what, "space": BELT[space]})
    if space != PLUS:
        crown(state, seat, space, value)


def crown(state: TrollfjordState, seat: Seat, number: int, value: int) -> None:
    """TF-C2.1 to 4: the first on a number is crowned; an equal or higher treasure takes the crown over."""
    holder = state.crowns[number]
    if holder == NOBODY or state.belts[holder * len(BELT) + number] <= value:
        state.crowns[number] = seat
        state.tell("crown", {"seat": seat, "number": NUMERALS[number]})


class ClearRegions(Step[TrollfjordState]):
    """TF-C3.1, TF-C3.5: all who hammered clear a region, the turn player first."""

    def open(self, state: TrollfjordState) -> Ask | None:
        if state.comrade != NOBODY:
            state.then(Clear(state.comrade))
        # Put on the agenda last, so it comes first.
        state.then(Clear(state.turn))
        return None

    def can_wait(self, state: TrollfjordState) -> bool:
        return state.lies_in(self, AFTERWARDS)


class Clear(SeatStep[TrollfjordState]):
    """TF-C3.3, TF-C3.4, TF-R.23: the region of the own treasure, or else one of choice with own trolls."""

    VERBS = ("clear",)
    RULE = "TF-C3.4"

    def open(self, state: TrollfjordState) -> Ask | None:
        region = state.collected(self.seat)
        if region != NOWHERE:
            self._clear(state, region)
            return None
        base = self.seat * REGION_COUNT
        held = [each for each in state.board.sites[state.fortress] if state.trolls[base + each]]
        return Ask(self.seat, "clear", [CLEAR[each] for each in sorted(held)])

    def pick(self, state: TrollfjordState, option: Option) -> None:
        self._clear(state, option.first)

    def obstacle(self, state: TrollfjordState, option: Option) -> Obstacle | None:
        region, name = option.first, option.arg
        if region not in state.board.sites[state.fortress]:
            return Obstacle("why-not-at-fortress", "TF-C3.1", name, {"region": name})
        if state.trolls[self.seat * REGION_COUNT + region]:
            return None
        return Obstacle("why-no-own-troll", "TF-R.23", name, {"region": name})

    def can_wait(self, state: TrollfjordState) -> bool:
        order = [Clear(state.turn), Clear(state.comrade)][: 1 + (state.comrade != NOBODY)]
        holds = state.limit > 0 and state.meets_slate_2(self.seat, state.fortress)
        return holds and state.lies_in(self, [*order, *AFTERWARDS[1:]])

    def _clear(self, state: TrollfjordState, region: int) -> None:
        index = self.seat * REGION_COUNT + region
        count = state.trolls[index]
        state.trolls[index] = 0
        state.reserve[self.seat] += count
        state.tell("clear", {"seat": self.seat, "region": REGIONS[region], "count": count})


class Refill(Step[TrollfjordState]):
    """TF-C3.8, TF-R.32: after both have cleared, new treasures in the order in which the old ones went."""

    def open(self, state: TrollfjordState) -> Ask | None:
        # `taken` holds seat and region in one number.
        state.then(*[Reveal(entry % REGION_COUNT) for entry in state.taken])
        return None

    def can_wait(self, state: TrollfjordState) -> bool:
        return state.lies_in(self, AFTERWARDS)


class BouldersBack(Step[TrollfjordState]):
    """TF-C4.1, TF-C4.2: all boulders go back into the tower, the slider to 0."""

    def open(self, state: TrollfjordState) -> Ask | None:
        state.out = [0] * (LIMITED + 1)
        state.hits = 0
        state.limit = 0
        state.fortress = NOWHERE
        state.comrade = state.hammerer = state.partner = NOBODY
        state.appeased = False
        state.taken = []
        state.tell("boulders-back", {})
        return None

    def can_wait(self, state: TrollfjordState) -> bool:
        return state.limit > 0 and state.depth(self) == 2


AFTERWARDS: Final = (ClearRegions(), Refill(), BouldersBack())
"""TF-C3, TF-C4: what follows once nobody strikes or collects any more."""


def waits_to_clear(state: TrollfjordState, step: Step[Any]) -> bool:
    """Whether a step of those who hammer lies directly above what follows."""
    return state.limit > 0 and state.lies_in(step, [step, *AFTERWARDS])
