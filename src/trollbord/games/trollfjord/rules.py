"""The rules of Trollfjord, in the rulebook's order: whose turn, A move trolls, B hammer, C collect, the end."""

from typing import Final

from trollbord.games.trollfjord.box import FULL_BELT, PLUS, REGION_COUNT, SPENT
from trollbord.games.trollfjord.collecting import (
    BouldersBack,
    Clear,
    ClearRegions,
    Collect,
    CollectBoth,
    Refill,
)
from trollbord.games.trollfjord.fortress import AskComrade, CallFortress, Decide
from trollbord.games.trollfjord.gifts import Appease, Offer
from trollbord.games.trollfjord.hammering import AfterHit, Fall, FallOf, KeepOn, Swing
from trollbord.games.trollfjord.moving import MoveLord, Place, Tailwinds, Wander
from trollbord.games.trollfjord.setup import LayPlank, PlaceFortress, PlaceLord, Reveal
from trollbord.games.trollfjord.state import NOBODY, TrollfjordState
from trollbord.kernel.ask import Ask
from trollbord.kernel.step import SeatStep, Step


class NextTurn(Step[TrollfjordState]):
    """TF-ORDER.1, TF-ORDER.4: the last standing lord's owner moves, hammers, collects; then the turn of the next last lord."""

    def open(self, state: TrollfjordState) -> Ask | None:
        seat = state.last_place()
        state.turn = seat
        if seat != NOBODY:
            state.tell("turn", {"seat": seat})
            state.then(MoveLord(seat), Tailwinds(seat), CallFortress(seat), EndTurn(seat), self)
        return None

    def can_wait(self, state: TrollfjordState) -> bool:
        return state.depth(self) == 0


class EndTurn(SeatStep[TrollfjordState]):
    """TF-END.1 to 6: who fills plus is finished; everyone else has one more turn and is finished after it."""

    def open(self, state: TrollfjordState) -> Ask | None:
        seat = self.seat
        if not state.reason and state.belt_space(seat) > PLUS:
            state.reason = FULL_BELT
            state.tell("last-round", {"seat": seat})
        elif not state.reason and not state.can_fill_a_belt():  # TF-R.40
            state.reason = SPENT
            state.tell("spent", {})
        if state.reason:
            base = seat * REGION_COUNT
            for region in range(REGION_COUNT):
                state.reserve[seat] += state.trolls[base + region]
                state.trolls[base + region] = 0
            state.laid[seat] = True
            state.tell("finished", {"seat": seat})
        return None

    def can_wait(self, state: TrollfjordState) -> bool:
        return self.seat == state.turn and state.lies_in(self, [self, NextTurn()])


STEPS: Final = (
    LayPlank,
    PlaceFortress,
    Reveal,
    PlaceLord,
    NextTurn,
    MoveLord,
    Place,
    Wander,
    Tailwinds,
    CallFortress,
    AskComrade,
    Decide,
    Swing,
    Fall,
    FallOf,
    AfterHit,
    KeepOn,
    Appease,
    Offer,
    CollectBoth,
    Collect,
    ClearRegions,
    Clear,
    Refill,
    BouldersBack,
    EndTurn,
)
