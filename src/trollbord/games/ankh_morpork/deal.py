"""Dealing what is hidden to a world, by what a view knows of it and nothing else: cards, personalities, memories."""

from bisect import bisect
from itertools import accumulate, product
from math import comb, factorial
from typing import TYPE_CHECKING, Final

from trollbord.games.ankh_morpork.belief import history, pool
from trollbord.games.ankh_morpork.box import CARDS, NO_CARD, NOBODY, NOT_FOR_TWO
from trollbord.games.ankh_morpork.deck import GREENS
from trollbord.games.ankh_morpork.hands import DiscardTheirs
from trollbord.games.ankh_morpork.memory import AtMost, Known, Mind
from trollbord.games.ankh_morpork.personalities import Look
from trollbord.games.ankh_morpork.state import LOOKED, SWAPPED, AnkhState
from trollbord.kernel.deal import Dealer
from trollbord.kernel.dice import Dice
from trollbord.kernel.seat import Seat

if TYPE_CHECKING:
    from trollbord.games.ankh_morpork.view import AnkhView

_MOST_WAYS: Final = 4096
"""Up to 4096 ways of placing uncertain cards, all of them are weighed; beyond that some are drawn."""
_TRIES: Final = 200


class AnkhDealer(Dealer[AnkhState]):
    """Knows what a seat believes of the personalities, and which cards it has not seen."""

    def __init__(self, view: "AnkhView") -> None:
        self.view: Final = view
        belief = view.belief()
        self.dealings: Final = list(belief)
        self.bounds: Final = list(accumulate(belief.values()))
        """The weights of the dealings, each added to those before it."""
        self.pool: Final = pool(view.seats)
        self.hidden: Final = hidden_cards(view)
        sizes = enumerate(view.hand_sizes)
        self.free: Final = [0 if seat == view.seat else size for seat, size in sizes]

    def deal(self, state: AnkhState, dice: Dice) -> None:
        """Personalities, hands and piles, cards that lie pulled, and what the others remember."""
        self._deal_personalities(state, dice)
        self._deal_hands(state, dice)
        deal_pulled(self.view, state, dice)
        deal_memory(self.view, state)

    def _deal_personalities(self, state: AnkhState, dice: Dice) -> None:
        """Give each seat of a world a personality, and what it remembers of how it came by it."""
        view = self.view
        drawn = self.dealings[bisect(self.bounds, dice.up_to(self.bounds[-1]))]
        held = tuple(view.shown) or drawn
        state.personality = [*held, *[NOBODY] * (view.seats - len(held))]
        state.unused = [each for each in self.pool if each not in held]
        path = history(view.beliefs(), view.tales, held, dice)
        for seat in range(view.seats):
            if seat != view.seat:
                state.past[seat] = _remembered(view, seat, path, dice)
        if view.seat >= 0:
            state.past[view.seat] = view.past

    def _deal_hands(self, state: AnkhState, dice: Dice) -> None:
        """Fill the other hands and the piles of a world."""
        view, hidden = self.view, self.hidden
        for _ in range(_TRIES):
            tried = _Dealing(view, hidden, self.free[:])
            if tried.deal(dice):
                break
        else:
            raise AssertionError("no table fits what this seat remembers")
        state.hands = [sorted(hand) for hand in tried.hands]
        if view.seat >= 0:
            state.hands[view.seat] = view.hand[:]
        left = [card for card in hidden if card not in tried.out]
        state.green = [card for card in left if card < GREENS]
        state.brown = [card for card in left if card >= GREENS]
        state.restack()


# -- personalities


def _remembered(
    view: "AnkhView", seat: Seat, path: list[tuple[int, ...]], dice: Dice
) -> tuple[int, ...]:
    """What a seat saw of the personalities, if they were dealt on this way."""
    if seat >= len(path[0]):
        return ()
    past = [path[0][seat]]
    for index, (kind, who, _) in enumerate(view.tales):
        if who == seat and kind == SWAPPED:
            past.append(path[index + 1][seat])
        elif who == seat and kind == LOOKED:
            is_last = index == len(view.tales) - 1
            past.append(_looked_at(view, path[index + 1], is_last, dice))
    return tuple(past)


def _looked_at(view: "AnkhView", held: tuple[int, ...], is_last: bool, dice: Dice) -> int:
    """A set of unused personalities that Mrs Cake may have shown: all but one, less those still to be shown."""
    unused = [each for each in pool(view.seats) if each not in held]
    count = len(unused) - 1
    if is_last and isinstance(view.step, Look):
        count -= view.step.count
    return sum([1 << each for each in dice.sample(unused, count)])


# -- what the others remember of hands


def deal_pulled(view: "AnkhView", state: AnkhState, dice: Dice) -> None:
    """AM-CARD.stanley: the cards that lie pulled, known to the two players or drawn from the hand."""
    if NO_CARD not in view.pulled:
        state.pulled = view.pulled[:]
    else:
        state.pulled = sorted(dice.sample(state.hands[view.pulled_from], len(view.pulled)))


def deal_memory(view: "AnkhView", state: AnkhState) -> None:
    """Give each other seat what everybody knows, and what it is seeing now; of what it saw before nothing is known."""
    for seat in range(view.seats):
        state.minds[seat] = _mind_of(seat, view.common, state)
        state.low[seat], state.high[seat] = view.common_low[:], view.common_high[:]
    state.minds[view.seats] = view.common
    state.low[view.seats], state.high[view.seats] = view.common_low[:], view.common_high[:]
    if view.turn != view.seat:
        for card in state.pulled:
            state.spots(view.turn, view.pulled_from, card)
        if isinstance(view.step, DiscardTheirs):
            state.surveys(view.turn, view.step.victim)
    row = view.row()
    state.minds[row] = view.mind
    state.low[row], state.high[row] = view.low[:], view.high[:]


def _mind_of(seat: Seat, common: Mind, state: AnkhState) -> Mind:
    """What everybody knows, with the eyes of one who also knows the own hand."""
    known, bounds, least = common
    others = [
        (card, hands & ~(1 << seat)) for card, hands in known if card not in state.hands[seat]
    ]
    return tuple(others), bounds, tuple([entry for entry in least if entry[0] != seat])


# -- cards


def hidden_cards(view: "AnkhView") -> list[int]:
    """The cards that the viewer neither holds nor sees nor remembers."""
    seen = set(view.hand) | set(view.discard) | {view.in_play}
    for cards in view.front:
        seen.update(cards)
    seen.update(card for card, _ in view.mind[0])
    if view.seats == 2:
        seen.update(NOT_FOR_TWO)
    return [card for card in range(len(CARDS)) if card not in seen]


class _Dealing:
    """One attempt: hands as they fill, which of the hidden cards are out of their piles, the places still free."""

    def __init__(self, view: "AnkhView", hidden: list[int], free: list[int]) -> None:
        self.view: Final = view
        self.hands: Final[list[list[int]]] = [[] for _ in free]
        self.hidden: Final = hidden
        self.free: Final = free
        self.out: Final[set[int]] = set()

    def deal(self, dice: Dice) -> bool:
        """Place remembered cards, then those that must be somewhere, then the rest; whether all fits."""
        if not self.place_known(dice) or not self.place_owed(dice):
            return False
        if self.view.greens_left:
            return self.fill_green(dice)
        return self.fill_both(dice)

    def put(self, card: int, seat: Seat) -> None:
        """A card goes into a hand."""
        self.hands[seat].append(card)
        self.free[seat] -= 1

    def place_known(self, dice: Dice) -> bool:
        """Cards that were seen: where they are, or in one of the hands that they may have reached."""
        known, bounds, _ = self.view.mind
        if not known:
            return True
        ways = _ways(known, bounds, self.free, dice)
        if not ways:
            return False
        weights = [_weight(way, self.free) for way in ways]
        chosen = ways[dice.weighed(weights)]
        for (card, _), seat in zip(known, chosen, strict=True):
            self.put(card, seat)
        return True

    def place_owed(self, dice: Dice) -> bool:
        """A hand that must hold at least `least` of certain cards gets the missing ones."""
        for seat, cards, least in self.view.mind[2]:
            missing = least - len([card for card in self.hands[seat] if card in cards])
            loose = [card for card in cards if card in self.hidden and self._may_be_out(card)]
            if missing > len(loose) or missing > self.free[seat]:
                return False
            for card in dice.sample(loose, max(0, missing)):
                self.out.add(card)
                self.put(card, seat)
        return True

    def _may_be_out(self, card: int) -> bool:
        """Whether a card can have left the pile and is in no hand yet: brown ones only when no green one is left."""
        return card not in self.out and (card < GREENS or not self.view.greens_left)

    def fill_green(self, dice: Dice) -> bool:
        """While green cards are in the pile, every hand is green."""
        greens = [card for card in self.hidden if card < GREENS and card not in self.out]
        wanted = sum(self.free)
        if len(greens) - wanted != self.view.greens_left:
            return False
        dice.draw(greens, wanted)
        self.hand_out(greens, self.free)
        return True

    def fill_both(self, dice: Dice) -> bool:
        """Without a green pile all hidden green cards are in hands, as many in each as the counts allow."""
        left = [card for card in self.hidden if card not in self.out]
        greens = [card for card in left if card < GREENS]
        browns = [card for card in left if card >= GREENS]
        shares = self.shares(len(greens))
        if not shares:
            return False
        weights = [
            _product([comb(n, c) for n, c in zip(self.free, s, strict=True)]) for s in shares
        ]
        share = shares[dice.weighed(weights)]
        dice.shuffle(greens)
        dice.shuffle(browns)
        rest = [n - c for n, c in zip(self.free, share, strict=True)]
        if sum(rest) > len(browns):
            return False
        self.hand_out(greens, list(share))
        self.hand_out(browns, rest)
        return True

    def shares(self, greens: int) -> list[tuple[int, ...]]:
        """The ways to share `greens` green cards among the hands."""
        ranges = []
        for seat, free in enumerate(self.free):
            placed = len([card for card in self.hands[seat] if card < GREENS])
            low = max(0, self.view.low[seat] - placed) if seat != self.view.seat else 0
            high = min(free, self.view.high[seat] - placed) if seat != self.view.seat else 0
            ranges.append(range(low, high + 1))
        return [share for share in product(*ranges) if sum(share) == greens]

    def hand_out(self, cards: list[int], counts: list[int]) -> None:
        """Deal shuffled cards to the hands, `counts` to each in turn."""
        for seat, count in enumerate(list(counts)):
            for _ in range(count):
                card = cards.pop()
                self.out.add(card)
                self.put(card, seat)


def _ways(
    known: tuple[Known, ...], bounds: tuple[AtMost, ...], free: list[int], dice: Dice
) -> list[tuple[int, ...]]:
    """The ways to put remembered cards into hands, within the places and the bounds."""
    choices = [[seat for seat in range(len(free)) if hands >> seat & 1] for _, hands in known]
    if _product([len(seats) for seats in choices]) <= _MOST_WAYS:
        tried = [tuple(way) for way in product(*choices)]
    else:
        tried = [
            tuple([seats[dice.below(len(seats))] for seats in choices]) for _ in range(_MOST_WAYS)
        ]
    cards = [card for card, _ in known]
    return [way for way in tried if _fits(cards, way, bounds, free)]


def _fits(
    cards: list[int], way: tuple[int, ...], bounds: tuple[AtMost, ...], free: list[int]
) -> bool:
    if any(way.count(seat) > free[seat] for seat in set(way)):
        return False
    for group, hands, most in bounds:
        inside = [c for c, s in zip(cards, way, strict=True) if c in group and hands >> s & 1]
        if len(inside) > most:
            return False
    return True


def _weight(way: tuple[int, ...], free: list[int]) -> int:
    """In how many ways the places that remain can be chosen, up to a common factor."""
    return _product([factorial(n) // factorial(n - way.count(s)) for s, n in enumerate(free)])


def _product(numbers: list[int]) -> int:
    total = 1
    for number in numbers:
        total *= number
    return total
