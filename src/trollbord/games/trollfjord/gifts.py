"""Gifts for an angry mountain spirit: all that it asks for, or none."""

from typing import ClassVar, Final

from trollbord.games.trollfjord.box import GIFT, GIFTS, PASS
from trollbord.games.trollfjord.collecting import CollectBoth
from trollbord.games.trollfjord.state import NOBODY, TrollfjordState
from trollbord.kernel.ask import Ask
from trollbord.kernel.option import Option
from trollbord.kernel.reason import Obstacle
from trollbord.kernel.seat import Seat
from trollbord.kernel.step import Step


class Appease(Step[TrollfjordState]):
    """TF-B3.13 to 15, 26: gifts for every boulder above the limit, or none.

    TF-R.37, TF-R.43: nobody is asked for more than the two have, nor where it would open no treasure for them.
    """

    def open(self, state: TrollfjordState) -> Ask | None:
        discs = state.gifts[state.hammerer].bit_count()
        gains = bool(state.in_reach(state.hammerer))
        if state.partner != NOBODY:
            discs += state.gifts[state.partner].bit_count()
            gains = gains or bool(state.in_reach(state.partner))
        if gains and discs >= state.excess():
            state.then(Offer(state.hammerer, state.partner, False))
        else:
            state.tell("still-angry", {})
        return None


class Offer(Step[TrollfjordState]):
    """TF-R.16, TF-R.17: offers alternate disc by disc; the full number flips them, two passes end it."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "other", "passed")
    VERBS = ("gift", "pass")
    RULE = "TF-R.16"

    def __init__(self, seat: Seat, other: Seat, passed: bool) -> None:
        self.seat: Final = seat
        self.other: Final = other
        self.passed: Final = passed

    def open(self, state: TrollfjordState) -> Ask | None:
        free = state.gifts[self.seat] & ~state.offers[self.seat]
        options = [GIFT[index] for index in range(len(GIFTS)) if free >> index & 1]
        options.append(PASS)
        need = state.excess() - offered(state)
        return Ask(self.seat, "gift", options, args=(("need", need),))

    def pick(self, state: TrollfjordState, option: Option) -> None:
        if option is PASS:
            self._pass(state)
            return
        state.offers[self.seat] |= 1 << option.first
        state.tell("offer", {"seat": self.seat, "gift": GIFTS[option.first]})
        if offered(state) == state.excess():
            self._flip(state)
        elif self.other == NOBODY:
            state.then(Offer(self.seat, NOBODY, False))
        else:
            state.then(Offer(self.other, self.seat, False))

    def obstacle(self, state: TrollfjordState, option: Option) -> Obstacle | None:
        if option is PASS:
            return None
        gift, disc = GIFTS[option.first], 1 << option.first
        if not state.gifts[self.seat] & disc:
            return Obstacle("why-gift-spent", "TF-B3.20", option.arg, {"gift": gift})
        if state.offers[self.seat] & disc:
            return Obstacle("why-gift-offered", self.RULE, option.arg, {"gift": gift})
        return None

    def can_wait(self, state: TrollfjordState) -> bool:
        """TF-R.17: the two take turns, and fewer discs are on offer than the spirit asks for and the two have."""
        pair = [self.seat] if self.other == NOBODY else [self.seat, self.other]
        both = [seat for seat in (state.hammerer, state.partner) if seat != NOBODY]
        if sorted(pair) != sorted(both) or state.appeased or (self.passed and len(pair) == 1):
            return False
        held = sum([state.gifts[seat].bit_count() for seat in pair])
        return offered(state) < state.excess() <= held and state.lies_in(
            self, [self, CollectBoth()]
        )

    def _pass(self, state: TrollfjordState) -> None:
        if self.passed or self.other == NOBODY:
            state.offers = [0] * state.seats
            state.tell("still-angry", {})
        else:
            state.then(Offer(self.other, self.seat, True))

    def _flip(self, state: TrollfjordState) -> None:
        """TF-B3.19, TF-B3.20: flipped gifts are spent for good."""
        for seat in range(state.seats):
            state.gifts[seat] &= ~state.offers[seat]
        state.offers = [0] * state.seats
        state.appeased = True
        state.tell("appeased", {})


def offered(state: TrollfjordState) -> int:
    """The number of discs on offer."""
    return sum([mask.bit_count() for mask in state.offers])
