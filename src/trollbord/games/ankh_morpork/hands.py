"""The verbs that draw, discard, sell, beg, pull and show cards."""

from typing import ClassVar, Final

from trollbord.games.ankh_morpork.answers import Struck, pay
from trollbord.games.ankh_morpork.asking import (
    ANY_TIME,
    AnkhSeatStep,
    AnkhStep,
    Question,
    SeatQuestion,
    card_rule,
    empty_hand,
    not_held,
    short,
)
from trollbord.games.ankh_morpork.box import (
    CARDS,
    COLOURS,
    DISCARD,
    DONE,
    DRAW,
    GIVE,
    HAND,
    HAND_OVER,
    KEEP,
    NOBODY,
    PAY,
    PULL,
)
from trollbord.games.ankh_morpork.effects import ChooseOne, Text
from trollbord.games.ankh_morpork.money import earn
from trollbord.games.ankh_morpork.state import AnkhState
from trollbord.kernel.ask import Ask, chance, even
from trollbord.kernel.message import Word
from trollbord.kernel.option import Option
from trollbord.kernel.reason import Obstacle
from trollbord.kernel.seat import Seat

ALONE: Final = [(seat,) for seat in range(len(COLOURS))]
"""Each seat as the only one that sees an answer."""


class Draw(AnkhStep):
    """AM-END.3: cards are drawn one by one, and the last one of the pile ends the game."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "count")
    VERBS: ClassVar[tuple[str, ...]] = ("draw",)
    RULE: ClassVar[str] = "AM-TURN.6"

    def __init__(self, seat: Seat, count: int) -> None:
        self.seat: Final = seat
        self.count: Final = count

    def open(self, state: AnkhState) -> Ask | None:
        if self.count <= 0:
            return None
        # A copy: the state replaces its list when a card leaves the pile, and a question's list may be shuffled.
        options = state.drawable[:]
        return chance("draw", options, even(options), "pile", seen_by=ALONE[self.seat])

    def pick(self, state: AnkhState, option: Option) -> None:
        seat = self.seat
        state.draws(seat, option.first)
        # Cards are drawn all the time in search, where nobody listens: the words are not even made.
        if state.listener is not None:
            words: dict[str, Word] = {"seat": seat, "card": CARDS[option.first]}
            state.tell("draw", words, ("card",), (seat,))
        if not state.drawable:
            state.finish_pile()
        elif self.count > 1:
            # One step for each card, since each draw is a question of its own and the last card of the pile ends the game.
            state.agenda.append(Draw(seat, self.count - 1))

    def obstacle(self, state: AnkhState, option: Option) -> Obstacle | None:
        return not_on_top(state, option.first)


def not_on_top(state: AnkhState, card: int) -> Obstacle | None:
    """AM-SETUP.10: a card that is not in the pile, or lies under the green ones."""
    if card in state.top():
        return None
    if card in state.brown:
        return Obstacle("why-green-first", "AM-SETUP.10", CARDS[card])
    return Obstacle("why-not-in-pile", "AM-SETUP.17", CARDS[card])


class DrawCards(Text):
    """AM-CARD.librarian: draw some cards from the pile."""

    def __init__(self, count: int) -> None:
        self.count: Final = count

    def begin(self, state: AnkhState, seat: Seat, option: Option) -> None:
        state.then(Draw(seat, self.count))


class DrawPerBuilding(Text):
    """AM-CARD.gargoyles: one card for each own building on the board."""

    def begin(self, state: AnkhState, seat: Seat, option: Option) -> None:
        state.then(Draw(seat, state.houses(seat)))


class TakeDiscards(Text):
    """AM-CARD.history_monks: random cards of the discard pile come into the hand."""

    def __init__(self, count: int) -> None:
        self.count: Final = count

    def begin(self, state: AnkhState, seat: Seat, option: Option) -> None:
        state.then(TakeDiscard(seat, self.count))


class TakeDiscard(AnkhStep):
    """Everybody sees which cards leave the open pile."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "count")
    VERBS: ClassVar[tuple[str, ...]] = ("draw",)
    RULE: ClassVar[str] = "AM-CARD.history_monks"

    def __init__(self, seat: Seat, count: int) -> None:
        self.seat: Final = seat
        self.count: Final = count

    def open(self, state: AnkhState) -> Ask | None:
        if not self.count or not state.discard:
            return None
        options = [DRAW[card] for card in sorted(state.discard)]
        return chance("take-discard", options, even(options), "discard")

    def pick(self, state: AnkhState, option: Option) -> None:
        state.picks_up(option.first)
        state.takes_openly(self.seat, option.first)
        state.tell("recover", {"seat": self.seat, "card": CARDS[option.first]})
        state.then(TakeDiscard(self.seat, self.count - 1))

    def obstacle(self, state: AnkhState, option: Option) -> Obstacle | None:
        if option.first in state.discard:
            return None
        return Obstacle("why-not-discarded", self.RULE, CARDS[option.first])


def throw_away(state: AnkhState, seat: Seat, card: int) -> None:
    """A card of the hand goes face up onto the discard pile."""
    state.reveals(seat, card)
    state.puts_down(card)
    state.tell("discard", {"seat": seat, "card": CARDS[card]})


class DiscardOne(SeatQuestion):
    """A seat must discard one card of its hand."""

    VERBS: ClassVar[tuple[str, ...]] = ("discard", *ANY_TIME)
    RULE: ClassVar[str] = "AM-TURN.3"

    def open(self, state: AnkhState) -> Ask | None:
        options = [DISCARD[card] for card in state.hands[self.seat]]
        # Veiled, because the list of options is the hand.
        return Ask(self.seat, "discard", options, veiled=True) if options else None

    def pick(self, state: AnkhState, option: Option) -> None:
        throw_away(state, self.seat, option.first)

    def forbids(self, state: AnkhState, option: Option) -> Obstacle | None:
        return not_held(state, self.seat, option.first)


class DiscardCard(Text):
    """AM-CARD.modo: discard one card and receive nothing."""

    def options(self, state: AnkhState, seat: Seat) -> list[Option]:
        return super().options(state, seat) if state.hands[seat] else []

    def begin(self, state: AnkhState, seat: Seat, option: Option) -> None:
        state.then(DiscardOne(seat))

    def obstacle(self, state: AnkhState, seat: Seat, option: Option) -> Obstacle | None:
        return empty_hand(state, seat, card_rule(state), CARDS[state.in_play])


class SellAny(Text):
    """AM-CARD.harry_king: discard any number of cards for a sum each."""

    def __init__(self, amount: int) -> None:
        self.amount: Final = amount

    def begin(self, state: AnkhState, seat: Seat, option: Option) -> None:
        state.then(DiscardMore(seat, 0, self.amount))


class DiscardMore(SeatQuestion):
    """Cards are discarded one by one until enough; `left` limits their number unless it is 0."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "left", "amount")
    VERBS: ClassVar[tuple[str, ...]] = ("discard", "done", *ANY_TIME)
    RULE: ClassVar[str] = "AM-ACTION.9"

    def __init__(self, seat: Seat, left: int, amount: int) -> None:
        super().__init__(seat)
        self.left: Final = left
        self.amount: Final = amount

    def open(self, state: AnkhState) -> Ask | None:
        hand = state.hands[self.seat]
        if not hand:
            return None
        options = [DONE, *[DISCARD[card] for card in hand]]
        return Ask(self.seat, "discard-more", options, veiled=True)

    def pick(self, state: AnkhState, option: Option) -> None:
        if option is DONE:
            return
        throw_away(state, self.seat, option.first)
        if self.amount:
            earn(state, self.seat, self.amount)
        # 0 stands for no limit and must stay 0; 1 was the last.
        if self.left != 1:
            state.then(DiscardMore(self.seat, max(0, self.left - 1), self.amount))

    def forbids(self, state: AnkhState, option: Option) -> Obstacle | None:
        return None if option is DONE else not_held(state, self.seat, option.first)


class DiscardAndRefill(Text):
    """AM-CARD.the_alchemists_guild: discard up to some cards, then refill the hand."""

    def __init__(self, count: int) -> None:
        self.count: Final = count

    def begin(self, state: AnkhState, seat: Seat, option: Option) -> None:
        state.then(DiscardMore(seat, self.count, 0), Refill(seat))


class Refill(AnkhSeatStep):
    """AM-TURN.6, .7: draw up to five; penalty cards fill places, and a larger hand is kept."""

    def open(self, state: AnkhState) -> Ask | None:
        missing = HAND - state.places(self.seat) - len(state.hands[self.seat])
        if missing > 0:
            state.agenda.append(Draw(self.seat, missing))
        return None


class HandOver(SeatQuestion):
    """A player picks cards of his hand for another; only the two see which."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "taker", "count")
    VERBS: ClassVar[tuple[str, ...]] = ("give", *ANY_TIME)
    RULE: ClassVar[str] = "AM-ACTION.9"

    def __init__(self, seat: Seat, taker: Seat, count: int) -> None:
        super().__init__(seat)
        self.taker: Final = taker
        self.count: Final = count

    def open(self, state: AnkhState) -> Ask | None:
        hand = state.hands[self.seat]
        if not self.count or not hand:
            return None
        options = [GIVE[card] for card in hand]
        both = (self.seat, self.taker)
        return Ask(self.seat, "give", options, veiled=True, seen_by=both)

    def pick(self, state: AnkhState, option: Option) -> None:
        seat, taker = self.seat, self.taker
        state.gives(seat, taker, option.first)
        names: dict[str, Word] = {"seat": seat, "other": taker, "card": CARDS[option.first]}
        state.tell("give", names, ("card",), (seat, taker))
        # The taker has seen a card, so its own earlier picks can't be taken back any more.
        state.learns(taker)
        state.then(HandOver(seat, taker, self.count - 1))

    def forbids(self, state: AnkhState, option: Option) -> Obstacle | None:
        return not_held(state, self.seat, option.first)


class BegCards(ChooseOne):
    """AM-CARD.the_beggars_guild: a chosen player gives cards of his own choice."""

    def __init__(self, count: int) -> None:
        self.count: Final = count

    def blow(self, victim: Seat) -> Struck:
        return Begged(victim, self.count)


class Begged(Struck):
    """He gives all he has if he holds fewer."""

    FIELDS: ClassVar[tuple[str, ...]] = ("victim", "count")

    def __init__(self, victim: Seat, count: int) -> None:
        super().__init__(victim)
        self.count: Final = count

    def strike(self, state: AnkhState) -> None:
        state.then(HandOver(self.victim, state.turn, self.count))


class CollectAlms(Text):
    """AM-CARD.the_ankh_morpork_sunshine_dragon_sanctuary: each other player gives $1 or a card."""

    def begin(self, state: AnkhState, seat: Seat, option: Option) -> None:
        state.then(*[Asked(other) for other in state.others(seat)])


class Asked(Struck):
    """A player with neither money nor cards gives nothing."""

    def open(self, state: AnkhState) -> Ask | None:
        # Money and the size of a hand are open, so not asking tells nothing.
        has_any = state.money[self.victim] > 0 or bool(state.hands[self.victim])
        return super().open(state) if has_any else None

    def strike(self, state: AnkhState) -> None:
        state.then(Alms(self.victim))


class Alms(SeatQuestion):
    """His choice between the two, as far as he has both."""

    VERBS: ClassVar[tuple[str, ...]] = ("pay", "hand-over", *ANY_TIME)
    RULE: ClassVar[str] = "AM-CARD.the_ankh_morpork_sunshine_dragon_sanctuary"

    def open(self, state: AnkhState) -> Ask | None:
        options = [PAY] if state.money[self.seat] else []
        if state.hands[self.seat]:
            options.append(HAND_OVER)
        return Ask(self.seat, "alms", options)

    def pick(self, state: AnkhState, option: Option) -> None:
        if option is PAY:
            pay(state, self.seat, state.turn, 1)
        else:
            state.then(HandOver(self.seat, state.turn, 1))

    def forbids(self, state: AnkhState, option: Option) -> Obstacle | None:
        if option is PAY:
            return short(state, self.seat, 1, self.RULE)
        return empty_hand(state, self.seat, self.RULE, COLOURS[self.seat])


class SellCard(ChooseOne):
    """AM-CARD.rosie_palm: a chosen player gets a card of the hand and gives a sum."""

    def __init__(self, amount: int) -> None:
        self.amount: Final = amount

    def options(self, state: AnkhState, seat: Seat) -> list[Option]:
        return super().options(state, seat) if state.hands[seat] else []

    def blow(self, victim: Seat) -> Struck:
        return Customer(victim, self.amount)

    def obstacle(self, state: AnkhState, seat: Seat, option: Option) -> Obstacle | None:
        found = super().obstacle(state, seat, option)
        return found or empty_hand(state, seat, card_rule(state), CARDS[state.in_play])


class Customer(Struck):
    """Stopped, neither card nor money moves."""

    FIELDS: ClassVar[tuple[str, ...]] = ("victim", "amount")

    def __init__(self, victim: Seat, amount: int) -> None:
        super().__init__(victim)
        self.amount: Final = amount

    def strike(self, state: AnkhState) -> None:
        pay(state, self.victim, state.turn, self.amount)
        state.then(HandOver(state.turn, self.victim, 1))


class PullCards(ChooseOne):
    """AM-CARD.stanley: of two random cards of a chosen player one is kept."""

    def blow(self, victim: Seat) -> Struck:
        return Pulled(victim)


class Pulled(Struck):
    """AM-R.52: a hand of one card is taken; by the switch it is left alone."""

    def strike(self, state: AnkhState) -> None:
        size = len(state.hands[self.victim])
        if size == 0 or (size == 1 and not state.agrees("stanley_takes_the_last")):
            return
        state.pulled_from = self.victim
        state.then(PullCard(self.victim, min(2, size)), KeepCard(self.victim))


class PullCard(AnkhStep):
    """NATURE picks cards of the hand, seen by the two players only."""

    FIELDS: ClassVar[tuple[str, ...]] = ("victim", "count")
    VERBS: ClassVar[tuple[str, ...]] = ("pull",)
    RULE: ClassVar[str] = "AM-CARD.stanley"

    def __init__(self, victim: Seat, count: int) -> None:
        self.victim: Final = victim
        self.count: Final = count

    def open(self, state: AnkhState) -> Ask | None:
        if not self.count:
            return None
        # Pulled cards still lie in the hand until one is kept.
        options = [PULL[card] for card in state.hands[self.victim] if card not in state.pulled]
        both = (state.turn, self.victim)
        return chance("pull", options, even(options), "hand", seen_by=both)

    def pick(self, state: AnkhState, option: Option) -> None:
        state.pulled.append(option.first)
        # Sorted, so that the order of the pulls does not make two equal tables differ.
        state.pulled.sort()
        state.spots(state.turn, self.victim, option.first)
        state.learns(state.turn)
        state.then(PullCard(self.victim, self.count - 1))

    def obstacle(self, state: AnkhState, option: Option) -> Obstacle | None:
        card = option.first
        if card in state.pulled:
            return Obstacle("why-pulled", self.RULE, CARDS[card])
        return not_among(card, state.hands[self.victim], self.RULE)

    def can_wait(self, state: AnkhState) -> bool:
        if not super().can_wait(state) or not is_pulled_from(state, self.victim):
            return False
        return len(state.pulled) + self.count == min(2, len(state.hands[self.victim]))


def not_among(card: int, cards: list[int], rule: str) -> Obstacle | None:
    """A card that is none of those to pick from."""
    return None if card in cards else Obstacle("why-not-in-that-hand", rule, CARDS[card])


class KeepCard(Question):
    """The user keeps one of the pulled cards; the other goes back."""

    FIELDS: ClassVar[tuple[str, ...]] = ("victim",)
    VERBS: ClassVar[tuple[str, ...]] = ("keep", *ANY_TIME)
    RULE: ClassVar[str] = "AM-CARD.stanley"

    def __init__(self, victim: Seat) -> None:
        self.victim: Final = victim

    def open(self, state: AnkhState) -> Ask | None:
        options = [KEEP[card] for card in state.pulled]
        both = (state.turn, self.victim)
        return Ask(state.turn, "keep", options, veiled=True, seen_by=both)

    def pick(self, state: AnkhState, option: Option) -> None:
        state.pulled.clear()
        state.pulled_from = NOBODY
        victim, seat = self.victim, state.turn
        state.gives(victim, seat, option.first)
        names: dict[str, Word] = {"seat": victim, "other": seat, "card": CARDS[option.first]}
        state.tell("give", names, ("card",), (seat, victim))

    def who(self, state: AnkhState) -> Seat:
        return state.turn

    def forbids(self, state: AnkhState, option: Option) -> Obstacle | None:
        return not_among(option.first, state.pulled, self.RULE)

    def can_wait(self, state: AnkhState) -> bool:
        has_some = state.step is not self or len(state.pulled) > 0
        return super().can_wait(state) and has_some and is_pulled_from(state, self.victim)


def is_pulled_from(state: AnkhState, victim: Seat) -> bool:
    """Whether the active player pulls cards of this other hand."""
    return victim == state.pulled_from != state.turn


class InspectHand(ChooseOne):
    """AM-CARD.cable_street_particulars: see a hand and have one card of it discarded."""

    def blow(self, victim: Seat) -> Struck:
        return Inspected(victim)


class Inspected(Struck):
    """Wallace Sonky must be shown before the hand is seen."""

    def strike(self, state: AnkhState) -> None:
        if not state.hands[self.victim]:
            return
        # Seeing a whole hand also tells which known cards are not in it.
        state.surveys(state.turn, self.victim)
        state.learns(state.turn)
        names: dict[str, Word] = {"seat": state.turn, "other": self.victim}
        state.tell("inspect", names)
        state.then(DiscardTheirs(self.victim))


class DiscardTheirs(Question):
    """The user picks the card."""

    FIELDS: ClassVar[tuple[str, ...]] = ("victim",)
    VERBS: ClassVar[tuple[str, ...]] = ("discard", *ANY_TIME)
    RULE: ClassVar[str] = "AM-CARD.cable_street_particulars"

    def __init__(self, victim: Seat) -> None:
        self.victim: Final = victim

    def open(self, state: AnkhState) -> Ask | None:
        options = [DISCARD[card] for card in state.hands[self.victim]]
        return Ask(state.turn, "discard-theirs", options, veiled=True)

    def pick(self, state: AnkhState, option: Option) -> None:
        throw_away(state, self.victim, option.first)

    def who(self, state: AnkhState) -> Seat:
        return state.turn

    def forbids(self, state: AnkhState, option: Option) -> Obstacle | None:
        return not_among(option.first, state.hands[self.victim], self.RULE)


class ExchangeHands(ChooseOne):
    """AM-CARD.the_chair_of_indefinite_studies: two players change their hands."""

    def blow(self, victim: Seat) -> Struck:
        return Exchanged(victim)


class Exchanged(Struck):
    """Only cards in hand; what lies before the players stays."""

    def strike(self, state: AnkhState) -> None:
        state.swaps_hands(state.turn, self.victim)
        state.learns(state.turn)
        state.learns(self.victim)
        names: dict[str, Word] = {"seat": state.turn, "other": self.victim}
        state.tell("exchange", names)


STEPS: Final[tuple[type[AnkhStep], ...]] = (
    Draw,
    TakeDiscard,
    DiscardOne,
    DiscardMore,
    Refill,
    HandOver,
    Begged,
    Asked,
    Alms,
    Customer,
    Pulled,
    PullCard,
    KeepCard,
    Inspected,
    DiscardTheirs,
    Exchanged,
)
