"""The cards at one moment: hands, piles, what lies before the players, and who knows of what."""

from bisect import bisect_left, insort

from trollbord.games.ankh_morpork.board import BoardState
from trollbord.games.ankh_morpork.box import (
    DRAW,
    INTERRUPT,
    IS_GREEN,
    LOANS,
    NO_CARD,
    OPEN_INTERRUPTS,
    PENALTIES,
)
from trollbord.games.ankh_morpork.memory import (
    Mind,
    exchanges,
    holds,
    lacks,
    located,
    passes,
    sees,
    surveys,
    takes_up,
)
from trollbord.kernel.option import Option
from trollbord.kernel.seat import Seat


class CardState(BoardState):
    """The player cards beside the board.

    Piles have no order: a card is drawn when it is drawn. `minds`, `low` and `high` hold what each seat remembers of
    the other hands; the last row is what everybody knows. `drawable` are the options of the cards one of which is on
    top of the pile: a list that is never changed, only replaced; `spent` are the interrupts in the discard pile, as bits.
    """

    hands: list[list[int]]
    front: list[list[int]]
    green: list[int]
    brown: list[int]
    discard: list[int]
    in_play: int
    last_played: int
    minds: list[Mind]
    low: list[list[int]]
    high: list[list[int]]
    drawable: list[Option]
    spent: int

    # -- looking

    def loans(self, seat: Seat) -> int:
        """How many loan cards lie before a seat."""
        return len([card for card in self.front[seat] if card in LOANS])

    def places(self, seat: Seat) -> int:
        """AM-PENALTY.2: how many penalty cards fill places of this hand."""
        front = self.front[seat]
        return len([card for card in front if card in PENALTIES]) if front else 0

    def could_hold(self, seat: Seat, interrupts: int) -> bool:
        """Whether, by what everybody knows, one of these interrupts, as bits, may be in this hand."""
        if not self.hands[seat]:
            return False
        possible = OPEN_INTERRUPTS[1] if self.green else OPEN_INTERRUPTS[0]
        return interrupts & possible & ~self.spent != 0

    # -- who takes, gives and sees which

    def recount(self) -> None:
        super().recount()
        self.restack()
        self.spent = 0
        for card in self.discard:
            self.spent |= INTERRUPT[card]

    def restack(self) -> None:
        """Note which cards may be on top of the pile, after it was laid anew."""
        self.drawable = [DRAW[card] for card in self.top()]

    def pile(self) -> int:
        """How many cards are left in the pile."""
        return len(self.green) + len(self.brown)

    def top(self) -> list[int]:
        """The cards one of which is on top of the pile."""
        return self.green if self.green else self.brown

    def off_the_pile(self, card: int) -> None:
        """A card leaves the pile; with the last green one all hands are known to be green."""
        pile = self.top()
        index = bisect_left(pile, card)
        del pile[index]
        if pile:
            # Questions that are already asked keep their list.
            self.drawable = self.drawable[:index] + self.drawable[index + 1 :]
        else:
            self.restack()

    def draws(self, seat: Seat, card: int) -> None:
        """A seat takes a card from the pile, unseen by the others."""
        self.off_the_pile(card)
        insort(self.hands[seat], card)
        if IS_GREEN[card]:
            for row in self.low:
                row[seat] += 1
            for row in self.high:
                row[seat] += 1

    def reveals(self, seat: Seat, card: int) -> None:
        """A card leaves a hand before everybody's eyes."""
        self.hands[seat].remove(card)
        for viewer in range(self.seats + 1):
            if viewer != seat:
                mind = self.minds[viewer]
                if mind[0] or mind[2]:
                    self.minds[viewer] = located(mind, card, seat)
                self._counts_out(viewer, seat, card)

    def _counts_out(self, viewer: int, seat: Seat, card: int) -> None:
        high = self.high[viewer]
        most = high[seat]
        if IS_GREEN[card]:
            low = self.low[viewer]
            if low[seat]:
                low[seat] -= 1
            most -= 1
        size = len(self.hands[seat])
        high[seat] = most if most < size else size

    def takes_openly(self, seat: Seat, card: int) -> None:
        """A card comes into a hand before everybody's eyes."""
        insort(self.hands[seat], card)
        for viewer in range(self.seats + 1):
            if viewer != seat:
                self.minds[viewer] = sees(self.minds[viewer], card, seat)
                self._counts_in(viewer, seat, card)

    def _counts_in(self, viewer: int, seat: Seat, card: int) -> None:
        if IS_GREEN[card]:
            self.low[viewer][seat] += 1
            self.high[viewer][seat] += 1

    def gives(self, giver: Seat, taker: Seat, card: int) -> None:
        """A card goes from hand to hand; the two know which, the others only that it does."""
        size = len(self.hands[giver])
        self.hands[giver].remove(card)
        insort(self.hands[taker], card)
        for viewer in range(self.seats + 1):
            if viewer == giver:
                self.minds[viewer] = sees(self.minds[viewer], card, taker)
                self._counts_in(viewer, taker, card)
            elif viewer == taker:
                self.minds[viewer] = located(self.minds[viewer], card, giver)
                self._counts_out(viewer, giver, card)
            else:
                self.minds[viewer] = passes(self.minds[viewer], giver, taker, 1, size)
                self._guesses(viewer, giver, taker, size)

    def _guesses(self, viewer: int, giver: Seat, taker: Seat, size: int) -> None:
        low, high = self.low[viewer], self.high[viewer]
        certain = 1 if low[giver] >= size else 0
        possible = 1 if high[giver] > 0 else 0
        low[giver] = max(0, low[giver] - possible)
        high[giver] = min(high[giver] - certain, size - 1)
        low[taker] += certain
        high[taker] += possible

    def swaps_hands(self, one: Seat, other: Seat) -> None:
        """Two players change their whole hands; each knows what it gave."""
        hands = self.hands
        hands[one], hands[other] = hands[other], hands[one]
        for viewer in range(self.seats + 1):
            self.minds[viewer] = exchanges(self.minds[viewer], one, other)
            for row in (self.low[viewer], self.high[viewer]):
                row[one], row[other] = row[other], row[one]
        self.surveys(one, other)
        self.surveys(other, one)

    def surveys(self, viewer: Seat, seat: Seat) -> None:
        """A seat sees the whole hand of another."""
        hand = self.hands[seat]
        mind = takes_up(self.minds[viewer], viewer, self.hands[viewer])
        self.minds[viewer] = surveys(mind, seat, hand)
        greens = len([card for card in hand if IS_GREEN[card]])
        self.low[viewer][seat] = self.high[viewer][seat] = greens

    def spots(self, viewer: Seat, seat: Seat, card: int) -> None:
        """A seat sees one card in the hand of another."""
        self.minds[viewer] = sees(self.minds[viewer], card, seat)

    def shows(self, seat: Seat, card: int) -> None:
        """A seat shows a card of its hand to everybody."""
        for viewer in range(self.seats + 1):
            if viewer != seat:
                self.spots(viewer, seat, card)

    def misses(self, seat: Seat, card: int) -> None:
        """It has become clear to everybody that this hand does not hold a card that was seen in it."""
        for viewer in range(self.seats + 1):
            self.minds[viewer] = lacks(self.minds[viewer], card, seat)

    def holds_only(self, seat: Seat, cards: tuple[int, ...]) -> None:
        """It has become clear to everybody that this whole hand is among these cards."""
        count = len(self.hands[seat])
        for viewer in range(self.seats + 1):
            if viewer != seat:
                free = tuple([card for card in cards if not self._is_open(card, viewer)])
                self.minds[viewer] = holds(self.minds[viewer], seat, free, count)

    def _is_open(self, card: int, viewer: int) -> bool:
        if card == self.in_play or card in self.discard:
            return True
        return viewer < self.seats and card in self.hands[viewer]

    def puts_down(self, card: int) -> None:
        """AM-ACTION.5: a card comes face up onto the discard pile."""
        self.discard.append(card)
        self.spent |= INTERRUPT[card]

    def picks_up(self, card: int) -> None:
        """A card leaves the discard pile."""
        self.discard.remove(card)
        self.spent &= ~INTERRUPT[card]

    def finishes_card(self) -> None:
        """The card in play is discarded, unless it went to lie before a player."""
        if self.in_play != NO_CARD:
            self.puts_down(self.in_play)
            self.in_play = NO_CARD
