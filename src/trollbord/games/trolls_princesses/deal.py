"""Dealing what is hidden: the round cards in other hands, of which the backs tell the time of day."""

from typing import Final

from mypy_extensions import i64

from trollbord.games.trolls_princesses.state import TrollsState
from trollbord.kernel.deal import Dealer
from trollbord.kernel.dice import Dice
from trollbord.kernel.seat import Seat


class HandDealer(Dealer[TrollsState]):
    """Knows the own hand, the backs of the others, and the cards of each time that its seat has not seen."""

    def __init__(
        self,
        seat: Seat,
        hand: tuple[int, ...],
        backs: list[tuple[int, ...]],
        unseen: list[list[int]],
    ) -> None:
        self.seat: Final = seat
        self.hand: Final = hand
        self.backs: Final = backs
        self.unseen: Final = unseen
        others = [row for owner, row in enumerate(backs) if owner != seat]
        self.wanted: Final = [sum([row[time] for row in others]) for time in range(len(unseen))]
        """How many cards of each time the other hands hold."""

    def deal(self, state: TrollsState, dice: Dice) -> None:
        """TP-R.28: other hands come from the cards of their time that this seat has not seen."""
        hands: list[list[int]] = [[] for _ in self.backs]
        for time, cards in enumerate(self.unseen):
            dice.draw(cards, self.wanted[time])
            self._hand_out(hands, time, cards)
        state.hands = [self._held(owner, hand) for owner, hand in enumerate(hands)]

    def _hand_out(self, hands: list[list[int]], time: int, cards: list[int]) -> None:
        last: i64 = len(cards)
        for owner, hand in enumerate(hands):
            if owner != self.seat:
                for _ in range(self.backs[owner][time]):
                    last -= 1
                    hand.append(cards[last])

    def _held(self, owner: Seat, hand: list[int]) -> tuple[int, ...]:
        if owner == self.seat:
            return self.hand
        hand.sort()
        return tuple(hand)
