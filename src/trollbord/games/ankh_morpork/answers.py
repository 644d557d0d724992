"""Interrupts: whatever can be answered is announced, offered under a veil, and only then done."""

from typing import ClassVar, Final

from trollbord.games.ankh_morpork.asking import (
    ANY_TIME,
    AnkhStep,
    AreaQuestion,
    Question,
    no_gods,
    not_held,
    not_next,
    of_card,
    rule_of,
)
from trollbord.games.ankh_morpork.box import (
    ACCEPT,
    AREAS,
    CARDS,
    COLOURS,
    EVENTS,
    FRESH_START,
    GASPODE,
    GODS_PRICE,
    IGOR,
    INTERRUPT,
    MOSSY_LAWN,
    NOBODY,
    OWNERS,
    PLACE,
    PLAY,
    SAVE,
    SMALL_GODS,
    SONKY,
    STAKE,
    SUSAN,
    areas_in,
)
from trollbord.games.ankh_morpork.state import AnkhState
from trollbord.kernel.ask import Ask
from trollbord.kernel.errors import unwritten
from trollbord.kernel.message import Word
from trollbord.kernel.option import Option
from trollbord.kernel.reason import Obstacle
from trollbord.kernel.seat import Seat

Told = tuple[tuple[str, Word], ...]


# Why a piece is removed: it decides which cards answer.
SYMBOL: Final = 0
TEXT: Final = 1
OWN: Final = 2
EVENT_CAUSE: Final = 3
HIRED: Final = 4
AUDIT: Final = 5
ANSWERS: Final = (
    GASPODE | FRESH_START | SUSAN | IGOR,
    GASPODE | FRESH_START | SONKY | SUSAN | IGOR,
    FRESH_START | SUSAN | IGOR,
    FRESH_START | SUSAN | IGOR,
    FRESH_START | SONKY | SUSAN | IGOR,
    FRESH_START | SUSAN | IGOR,
)
MOVE_ANSWERS: Final = GASPODE | SONKY


def answer_ask(
    state: AnkhState,
    seat: Seat,
    prompt: str,
    answers: int,
    saves: list[Option],
    told: Told,
) -> Ask | None:
    """The question to a seat that could hold an answer, veiled; None if by open knowledge it can have none.

    `answers` are interrupts as bits; `told` is what is about to happen, for the prompt.
    """
    if not saves and not state.could_hold(seat, answers):
        return None
    # The question is asked with or without an answer in hand: whether it is asked follows from open knowledge alone.
    held = [PLAY[card] for card in state.hands[seat] if INTERRUPT[card] & answers]
    return Ask(seat, prompt, [ACCEPT, *saves, *held], veiled=True, args=told)


def blow(state: AnkhState, is_event: bool = False) -> tuple[str, Word]:
    """What strikes now, for a prompt: the card in play, or the event that is going on."""
    return "card", EVENTS[state.past_events[-1]] if is_event else CARDS[state.in_play]


def play_answer(state: AnkhState, seat: Seat, card: int) -> None:
    """AM-R.13: a used interrupt is discarded and not replaced before its holder's own refill."""
    state.reveals(seat, card)
    state.puts_down(card)
    state.tell("answer", {"seat": seat, "card": CARDS[card]})


def shield(state: AnkhState, seat: Seat) -> None:
    """AM-R.21, .22: whom the rest of a text can't be aimed at, once this seat has shown Wallace Sonky."""
    if state.agrees("sonky_stops_whole_text"):
        state.shield |= 1 << seat
    if not state.agrees("stopped_text_goes_on"):
        for other in state.others(state.turn):
            if other != seat:
                state.shield |= 1 << other


def pay(state: AnkhState, giver: Seat, taker: Seat, amount: int) -> None:
    """AM-R.34: money goes from one player to another, as much as there is."""
    paid = min(amount, state.money[giver])
    state.money[giver] -= paid
    state.money[taker] += paid
    names: dict[str, Word] = {"seat": giver, "other": taker, "amount": paid}
    state.tell("pay", names)


def spend(state: AnkhState, seat: Seat, amount: int) -> None:
    """Money goes to the bank."""
    state.money[seat] -= amount
    if amount:
        state.tell("spend", {"seat": seat, "amount": amount})


def pay_gods(state: AnkhState, seat: Seat) -> None:
    """AM-AREA.4: $3 to the bank for one piece."""
    state.money[seat] -= GODS_PRICE
    state.tell("save", {"seat": seat, "amount": GODS_PRICE})


class Answerable(Question):
    """AM-INTERRUPT.1: something is about to happen to a seat, which may hold an answer."""

    VERBS: ClassVar[tuple[str, ...]] = ("accept", *ANY_TIME)
    RULE: ClassVar[str] = "AM-INTERRUPT.1"

    def unanswered(self, state: AnkhState, card: int) -> str:
        """The rule by which an interrupt is no answer to this; empty if it is one."""
        raise unwritten(self, "unanswered")

    def unplayable(self, state: AnkhState, card: int) -> Obstacle | None:
        found = not_held(state, self.who(state), card)
        if found is not None:
            return found
        if not INTERRUPT[card]:
            return Obstacle("why-only-interrupts", Answerable.RULE, CARDS[card])
        rule = "AM-R.26" if INTERRUPT[card] == MOSSY_LAWN else self.unanswered(state, card)
        return of_card("why-no-answer", rule, card) if rule else None

    def forbids(self, state: AnkhState, option: Option) -> Obstacle | None:
        return None  # whatever it is, it can be let happen


def stops_text(card: int) -> str:
    """AM-INTERRUPT.6: the rule by which this card does not answer a text; empty for Wallace Sonky."""
    return "" if INTERRUPT[card] == SONKY else rule_of(card)


def stops_move(card: int) -> str:
    """AM-CARD.gaspode, AM-R.17: the rule by which this card does not answer a move; empty if it does."""
    if INTERRUPT[card] & MOVE_ANSWERS:
        return ""
    return rule_of(card) if INTERRUPT[card] == SUSAN else "AM-R.17"


class Gone(AnkhStep):
    """A piece leaves the board."""

    FIELDS: ClassVar[tuple[str, ...]] = ("owner", "area")

    def __init__(self, owner: int, area: int) -> None:
        self.owner: Final = owner
        self.area: Final = area

    def open(self, state: AnkhState) -> Ask | None:
        state.leave(self.owner, self.area)
        state.tell("remove", {"owner": OWNERS[self.owner], "area": AREAS[self.area]})
        return None

    def can_wait(self, state: AnkhState) -> bool:
        return super().can_wait(state) and state.at(self.owner, self.area) > 0


class Moved(AnkhStep):
    """A piece goes from one area to another."""

    FIELDS: ClassVar[tuple[str, ...]] = ("owner", "area", "to")

    def __init__(self, owner: int, area: int, to: int) -> None:
        self.owner: Final = owner
        self.area: Final = area
        self.to: Final = to

    def open(self, state: AnkhState) -> Ask | None:
        state.move(self.owner, self.area, self.to)
        names: dict[str, Word] = {
            "owner": OWNERS[self.owner],
            "area": AREAS[self.area],
            "to": AREAS[self.to],
        }
        state.tell("move", names)
        return None

    def can_wait(self, state: AnkhState) -> bool:
        return super().can_wait(state) and state.at(self.owner, self.area) > 0


class Swapped(AnkhStep):
    """AM-CARD.the_bursar: both pieces leave, then both arrive."""

    FIELDS: ClassVar[tuple[str, ...]] = ("owner", "area", "other", "there")

    def __init__(self, owner: int, area: int, other: int, there: int) -> None:
        self.owner: Final = owner
        self.area: Final = area
        self.other: Final = other
        self.there: Final = there

    def open(self, state: AnkhState) -> Ask | None:
        state.leave(self.owner, self.area)
        state.leave(self.other, self.there)
        state.enter(self.owner, self.there)
        state.enter(self.other, self.area)
        first = {"owner": OWNERS[self.owner], "area": AREAS[self.area], "to": AREAS[self.there]}
        second = {"owner": OWNERS[self.other], "area": AREAS[self.there], "to": AREAS[self.area]}
        state.tell("move", first)
        state.tell("move", second)
        return None

    def can_wait(self, state: AnkhState) -> bool:
        return super().can_wait(state) and both_stand(state, self)


class Removal(Answerable):
    """AM-INTERRUPT.1: a piece is to be removed; its owner may answer.

    `payee` is the player who was paid $2 for it, NOBODY if nobody was.
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("owner", "area", "cause", "payee")
    VERBS: ClassVar[tuple[str, ...]] = ("accept", "save", *ANY_TIME)

    def __init__(self, owner: int, area: int, cause: int, payee: Seat = NOBODY) -> None:
        self.owner: Final = owner
        self.area: Final = area
        self.cause: Final = cause
        self.payee: Final = payee

    def open(self, state: AnkhState) -> Ask | None:
        ask = None
        # Trolls and demons have owners behind the seats: nobody answers for them.
        if self.owner < state.seats:
            saves = [SAVE] if self.cause == EVENT_CAUSE and state.has_gods(self.owner) else []
            answers = self.answers(state.agrees("gaspode_stops_auditors"))
            told = (blow(state, self.cause == EVENT_CAUSE), ("area", AREAS[self.area]))
            ask = answer_ask(state, self.owner, "answer-removal", answers, saves, told)
        if ask is None:
            state.then(Gone(self.owner, self.area))
        return ask

    def answers(self, gaspode_stops_auditors: bool) -> int:
        """AM-R.15 to .20, .51: the cards that answer a removal of this cause."""
        if self.cause == AUDIT and gaspode_stops_auditors:
            return GASPODE | ANSWERS[AUDIT]
        return ANSWERS[self.cause]

    def pick(self, state: AnkhState, option: Option) -> None:
        deed = Gone(self.owner, self.area)
        if option is ACCEPT:
            state.then(deed)
        elif option is SAVE:
            pay_gods(state, self.owner)
        else:
            play_answer(state, self.owner, option.first)
            is_play = self.cause != EVENT_CAUSE
            state.then(Answered(option.first, self.owner, self.area, deed, self.payee, is_play))

    def who(self, state: AnkhState) -> Seat:
        return self.owner

    def forbids(self, state: AnkhState, option: Option) -> Obstacle | None:
        if option is ACCEPT:
            return None
        if self.cause != EVENT_CAUSE:
            return Obstacle("why-only-events", "AM-CITY.4", AREAS[SMALL_GODS])
        return no_gods(state, self.owner)

    def unanswered(self, state: AnkhState, card: int) -> str:
        if INTERRUPT[card] & self.answers(state.agrees("gaspode_stops_auditors")):
            return ""
        if INTERRUPT[card] == GASPODE:
            return "AM-R.15" if self.cause == EVENT_CAUSE else rule_of(card)
        if self.cause == SYMBOL:
            return "AM-INTERRUPT.7"
        return "AM-INTERRUPT.8" if self.cause == EVENT_CAUSE else "AM-R.20"

    def can_wait(self, state: AnkhState) -> bool:
        return super().can_wait(state) and state.at(self.owner, self.area) > 0


class Moving(Answerable):
    """AM-CARD.gaspode: a piece is to be moved by the text of a card; its owner may answer."""

    FIELDS: ClassVar[tuple[str, ...]] = ("owner", "area", "to")

    def __init__(self, owner: int, area: int, to: int) -> None:
        self.owner: Final = owner
        self.area: Final = area
        self.to: Final = to

    def open(self, state: AnkhState) -> Ask | None:
        ask = None
        if self.owner < state.seats:
            told = (blow(state), ("area", AREAS[self.area]), ("to", AREAS[self.to]))
            ask = answer_ask(state, self.owner, "answer-move", MOVE_ANSWERS, [], told)
        if ask is None:
            state.then(Moved(self.owner, self.area, self.to))
        return ask

    def pick(self, state: AnkhState, option: Option) -> None:
        deed = Moved(self.owner, self.area, self.to)
        if option is ACCEPT:
            state.then(deed)
        else:
            play_answer(state, self.owner, option.first)
            state.then(Answered(option.first, self.owner, self.area, deed, NOBODY, True))

    def who(self, state: AnkhState) -> Seat:
        return self.owner

    def unanswered(self, state: AnkhState, card: int) -> str:
        return stops_move(card)

    def can_wait(self, state: AnkhState) -> bool:
        return super().can_wait(state) and state.at(self.owner, self.area) > 0


def both_stand(state: AnkhState, step: "Swapped | Swapping") -> bool:
    """Whether the two pieces that change places stand in two areas."""
    are_there = state.at(step.owner, step.area) > 0 and state.at(step.other, step.there) > 0
    return are_there and step.area != step.there


class Swapping(Answerable):
    """AM-R.53: two pieces are to change places; one answer of an owner stops it all."""

    FIELDS: ClassVar[tuple[str, ...]] = ("owner", "area", "other", "there", "asked")

    def __init__(self, owner: int, area: int, other: int, there: int, asked: int = 0) -> None:
        self.owner: Final = owner
        self.area: Final = area
        self.other: Final = other
        self.there: Final = there
        self.asked: Final = asked

    def open(self, state: AnkhState) -> Ask | None:
        touched = self.touched(state)
        # All who may answer were asked and let it happen.
        if self.asked == len(touched):
            state.then(self.deed())
            return None
        seat = touched[self.asked]
        ask = answer_ask(state, seat, "answer-move", MOVE_ANSWERS, [], self.told(state, seat))
        if ask is None:
            state.then(self.next())
        return ask

    def touched(self, state: AnkhState) -> list[Seat]:
        """The owners who may answer, in order."""
        owners = (self.owner, self.other)
        return [seat for seat in state.responders() if seat in owners and seat != state.turn]

    def told(self, state: AnkhState, seat: Seat) -> Told:
        """From where to where the seat's minion is to go; of two the first."""
        there, back = AREAS[self.there], AREAS[self.area]
        areas = (back, there) if seat == self.owner else (there, back)
        return (blow(state), ("area", areas[0]), ("to", areas[1]))

    def deed(self) -> Swapped:
        return Swapped(self.owner, self.area, self.other, self.there)

    def next(self) -> "Swapping":
        """The same exchange with the next owner to ask."""
        return Swapping(self.owner, self.area, self.other, self.there, self.asked + 1)

    def pick(self, state: AnkhState, option: Option) -> None:
        seat = self.touched(state)[self.asked]
        if option is ACCEPT:
            state.then(self.next())
        else:
            play_answer(state, seat, option.first)
            state.then(Answered(option.first, seat, self.area, self.deed(), NOBODY, True))

    def who(self, state: AnkhState) -> Seat:
        return self.touched(state)[self.asked]

    def unanswered(self, state: AnkhState, card: int) -> str:
        return stops_move(card)

    def can_wait(self, state: AnkhState) -> bool:
        return super().can_wait(state) and both_stand(state, self)


class Answered(Answerable):
    """An interrupt was played: it takes effect, unless the table lets Wallace Sonky stop its text (AM-R.24)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("card", "seat", "area", "deed", "payee", "is_play")

    def __init__(
        self, card: int, seat: Seat, area: int, deed: AnkhStep, payee: Seat, is_play: bool
    ) -> None:
        self.card: Final = card
        self.seat: Final = seat
        self.area: Final = area
        self.deed: Final = deed
        self.payee: Final = payee
        self.is_play: Final = is_play

    def open(self, state: AnkhState) -> Ask | None:
        ask = None
        if self.is_play and self.seat != state.turn and state.agrees("answers_to_answers"):
            told: Told = (("card", CARDS[self.card]),)
            ask = answer_ask(state, state.turn, "answer-answer", SONKY, [], told)
        if ask is None:
            self.take_effect(state)
        return ask

    def take_effect(self, state: AnkhState) -> None:
        """AM-R.14, .18: the piece stays, or it goes and comes back elsewhere."""
        if INTERRUPT[self.card] & (FRESH_START | IGOR):
            state.then(self.deed, Replace(self.seat, self.area))
            return
        if INTERRUPT[self.card] == SONKY:
            shield(state, self.seat)
        if self.payee != NOBODY and not state.agrees("stake_stays_paid"):
            pay(state, self.payee, state.turn, STAKE)

    def pick(self, state: AnkhState, option: Option) -> None:
        if option is ACCEPT:
            self.take_effect(state)
        else:
            play_answer(state, state.turn, option.first)
            state.then(self.deed)

    def who(self, state: AnkhState) -> Seat:
        return state.turn

    def unanswered(self, state: AnkhState, card: int) -> str:
        return stops_text(card)

    def can_wait(self, state: AnkhState) -> bool:
        is_deed = isinstance(self.deed, Gone | Moved | Swapped) and self.deed.can_wait(state)
        return is_deed and super().can_wait(state) and self.card in state.discard


class Replace(AreaQuestion):
    """AM-R.18: a minion just removed is placed near another own one, never in the old area."""

    VERBS: ClassVar[tuple[str, ...]] = ("place", *ANY_TIME)
    RULE: ClassVar[str] = "AM-R.18"

    def open(self, state: AnkhState) -> Ask | None:
        bits = state.near(self.seat) & ~(1 << self.area)
        return Ask(self.seat, "replace", areas_in(bits, PLACE))

    def pick(self, state: AnkhState, option: Option) -> None:
        state.enter(self.seat, option.first)
        state.tell("place", {"owner": COLOURS[self.seat], "area": AREAS[option.first]})

    def forbids(self, state: AnkhState, option: Option) -> Obstacle | None:
        if option.first == self.area:
            return Obstacle("why-old-area", self.RULE, AREAS[self.area])
        return not_next(state, self.seat, option.first)


class Struck(Answerable):
    """AM-INTERRUPT.6: the text of a card is about to affect a player, who may show Wallace Sonky."""

    FIELDS: ClassVar[tuple[str, ...]] = ("victim",)
    RULE: ClassVar[str] = "AM-INTERRUPT.6"

    prompt: ClassVar[str] = "answer-text"

    def __init__(self, victim: Seat) -> None:
        self.victim: Final = victim

    def told(self, state: AnkhState) -> Told:
        """What the text is about to do, for the prompt: which card it is, and what is at stake."""
        return (blow(state),)

    def open(self, state: AnkhState) -> Ask | None:
        ask = answer_ask(state, self.victim, self.prompt, SONKY, [], self.told(state))
        if ask is None:
            self.strike(state)
        return ask

    def pick(self, state: AnkhState, option: Option) -> None:
        if option is ACCEPT:
            self.strike(state)
        else:
            play_answer(state, self.victim, option.first)

    def strike(self, state: AnkhState) -> None:
        """The text does what it says."""
        raise NotImplementedError

    def who(self, state: AnkhState) -> Seat:
        return self.victim

    def unanswered(self, state: AnkhState, card: int) -> str:
        return stops_text(card)


STEPS: Final[tuple[type[AnkhStep], ...]] = (
    Gone,
    Moved,
    Swapped,
    Removal,
    Moving,
    Swapping,
    Answered,
    Replace,
)
