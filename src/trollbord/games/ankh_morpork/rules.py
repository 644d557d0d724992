"""Set-up, the turn, and how a card is played, in the rulebook's order."""

from typing import ClassVar, Final

from trollbord.games.ankh_morpork import (
    answers,
    building,
    city,
    events,
    gambling,
    hands,
    money,
    moving,
    personalities,
    placing,
    removing,
)
from trollbord.games.ankh_morpork.asking import (
    ANY_TIME,
    AnkhSeatStep,
    AnkhStep,
    Question,
    SeatQuestion,
    no_player,
    not_between,
    not_held,
    of_card,
)
from trollbord.games.ankh_morpork.box import (
    CARDS,
    COLOURS,
    END,
    FIRST,
    HAND,
    INTERRUPT,
    INTERRUPTS,
    MONEY,
    MOSSY_LAWN,
    NO_CARD,
    PASS,
    PLAN,
    PLAY,
    SKIP,
    START_AREAS,
    USE,
)
from trollbord.games.ankh_morpork.city import unusable, usable, use
from trollbord.games.ankh_morpork.deck import DECK, IS_PLAYABLE
from trollbord.games.ankh_morpork.effects import Verb
from trollbord.games.ankh_morpork.events import DrawEvent
from trollbord.games.ankh_morpork.hands import Draw, Refill
from trollbord.games.ankh_morpork.personalities import NewPersonality
from trollbord.games.ankh_morpork.state import NOT_ONE_OF, AnkhState
from trollbord.kernel.ask import Ask, chance, even, ordered
from trollbord.kernel.option import Option
from trollbord.kernel.reason import Obstacle
from trollbord.kernel.seat import Seat

LAWN: Final = PLAY[INTERRUPT.index(MOSSY_LAWN)]

# -- set-up


class SetUp(AnkhStep):
    """AM-SETUP: pieces, money, personalities, hands, and who begins."""

    def open(self, state: AnkhState) -> Ask | None:
        for area in START_AREAS:
            for seat in range(state.seats):
                state.enter(seat, area)
        for seat in range(state.seats):
            state.money[seat] = MONEY
        seats = range(state.seats)
        state.then(*[NewPersonality(seat) for seat in seats], *[Draw(seat, HAND) for seat in seats])
        return None


class ChooseFirst(AnkhStep):
    """AM-SETUP.14: the die says who begins."""

    VERBS: ClassVar[tuple[str, ...]] = ("first",)
    RULE: ClassVar[str] = "AM-SETUP.14"

    def open(self, state: AnkhState) -> Ask | None:
        options = FIRST[: state.seats]
        return chance("first", options, even(options), "die")

    def pick(self, state: AnkhState, option: Option) -> None:
        state.then(Turn(option.first))

    def obstacle(self, state: AnkhState, option: Option) -> Obstacle | None:
        return no_player(state, option.first)


# -- the turn


class Turn(AnkhSeatStep):
    """AM-TURN.2: the victory test of its owner, one card, further cards as allowed, the refill."""

    def open(self, state: AnkhState) -> Ask | None:
        seat = self.seat
        state.turn = seat
        state.used = 0
        state.gained = 0
        state.last_played = NO_CARD
        if state.listener is not None:
            state.tell("turn", {"seat": seat})
        if self.is_won(state):
            state.finish("goal", [seat])
            return None
        state.agenda.append(TURNS[(seat + 1) % state.seats])
        state.agenda.extend(PARTS[seat])
        return None

    def is_won(self, state: AnkhState) -> bool:
        """AM-WIN.1, AM-R.54: a goal that is met wins by itself; otherwise all learn who this is not."""
        met = state.goals_met(self.seat)
        if met >> state.personality[self.seat] & 1:
            return True
        if met:
            self.tell_tale(state, met)
        return False

    def tell_tale(self, state: AnkhState, met: int) -> None:
        """Everybody remembers which personalities this player can't have."""
        tales = list(state.tales)
        for index in range(len(tales) - 1, -1, -1):
            kind, seat, mask = tales[index]
            if kind != NOT_ONE_OF:
                break
            if seat == self.seat:
                tales[index] = (kind, seat, mask | met)
                state.tales = tuple(tales)
                return
        state.tales = (*tales, (NOT_ONE_OF, self.seat, met))

    def can_wait(self, state: AnkhState) -> bool:
        return state.depth(self) == 0 and self.seat == (state.turn + 1) % state.seats


def lawn(state: AnkhState, seat: Seat) -> list[Option]:
    """AM-R.26: Doctor Mossy Lawn, if the seat holds him and has played a card in this turn."""
    if state.last_played == NO_CARD or LAWN.first not in state.hands[seat]:
        return []
    return [LAWN]


def is_veiled(state: AnkhState, seat: Seat) -> bool:
    """Whether Doctor Mossy Lawn could be in this hand, so that the question must not tell."""
    return state.last_played != NO_CARD and state.could_hold(seat, MOSSY_LAWN)


def arranged(options: list[Option], lawn: list[Option], uses: list[Option]) -> list[Option]:
    """The refusal of an action, the ways to begin it and what fits before it, in order of id."""
    if lawn:
        return ordered([SKIP, *options, *lawn, *uses])
    if uses and options and options[0].id > uses[0].id:
        return [SKIP, *uses, *options]
    return [SKIP, *options, *uses]


def between(state: AnkhState, seat: Seat, option: Option, again: AnkhStep) -> bool:
    """Take an option that fits between actions: an ability, after which the question comes again, or the end."""
    if option is LAWN:
        go_home(state, seat)
        return True
    if option.verb == "use":
        assert option is USE[option.first]
        state.then(again)
        use(state, seat, option.first)
        return True
    return False


def go_home(state: AnkhState, seat: Seat) -> None:
    """AM-CARD.doctor_mossy_lawn: all that is open is lost, the last card comes back, the turn ends."""
    answers.play_answer(state, seat, LAWN.first)
    card = state.last_played
    if state.in_play == card:
        state.in_play = NO_CARD
        state.takes_openly(seat, card)
    elif card in state.discard:
        state.picks_up(card)
        state.takes_openly(seat, card)
    while not isinstance(state.agenda[-1], Refill):
        state.agenda.pop()


def play(state: AnkhState, seat: Seat, card: int) -> None:
    """AM-TURN.3: a card is played and its actions are carried out."""
    state.reveals(seat, card)
    state.passes = 0
    state.in_play = card
    state.last_played = card
    if state.listener is not None:
        state.tell("play", {"seat": seat, "card": CARDS[card]})
    state.agenda.append(ACTIONS[card][0])


def playable(state: AnkhState, seat: Seat) -> list[Option]:
    """The cards of a hand that can be played."""
    return [PLAY[card] for card in state.hands[seat] if IS_PLAYABLE[card]]


class Between(SeatQuestion):
    """AM-R.1: a question between two actions, before which abilities and Doctor Mossy Lawn fit."""

    def unusable(self, state: AnkhState, area: int) -> Obstacle | None:
        return unusable(state, self.seat, area)

    def unplayable(self, state: AnkhState, card: int) -> Obstacle | None:
        found = not_held(state, self.seat, card) or not_between(state, card)
        return found if found or card in INTERRUPTS else self.refuses(state, card)

    def refuses(self, state: AnkhState, card: int) -> Obstacle | None:
        """What keeps a playable card of the hand from being played now; here nothing does."""
        return None

    def forbids(self, state: AnkhState, option: Option) -> Obstacle | None:
        return None  # to go on without it is always allowed


class PlayFirst(Between):
    """AM-TURN.4, .5, AM-R.65: a card is played, if there is a playable one; by the switch one may pass."""

    VERBS: ClassVar[tuple[str, ...]] = ("pass", *ANY_TIME)
    RULE: ClassVar[str] = "AM-TURN.3"

    def open(self, state: AnkhState) -> Ask | None:
        seat = self.seat
        cards = playable(state, seat)
        if not cards or not state.agrees("must_play"):
            cards.insert(0, PASS)
        return Ask(seat, "play", cards + usable(state, seat), veiled=bool(state.hands[seat]))

    def pick(self, state: AnkhState, option: Option) -> None:
        if option is PASS:
            state.tell("pass", {"seat": self.seat})
            if state.agrees("must_play"):
                state.holds_only(self.seat, tuple(INTERRUPTS))  # AM-R.61
            else:
                state.count_pass()
        elif not between(state, self.seat, option, self):
            play(state, self.seat, option.first)

    def forbids(self, state: AnkhState, option: Option) -> Obstacle | None:
        held = playable(state, self.seat)
        if not held or not state.agrees("must_play"):
            return None
        return Obstacle("why-must-play", "AM-R.65", CARDS[held[0].first])


class PlayAnother(Between):
    """AM-ACTION.10: one more card, or none; asked whenever the hand is not empty, so that it tells nothing."""

    VERBS: ClassVar[tuple[str, ...]] = ("skip", *ANY_TIME)
    RULE: ClassVar[str] = "AM-ACTION.10"

    def open(self, state: AnkhState) -> Ask | None:
        uses = usable(state, self.seat)
        if not state.hands[self.seat] and not uses:
            return None
        cards = arranged(playable(state, self.seat), lawn(state, self.seat), uses)
        is_hidden = bool(state.hands[self.seat])
        return Ask(self.seat, "play-another", cards, veiled=is_hidden)

    def pick(self, state: AnkhState, option: Option) -> None:
        if option is SKIP or between(state, self.seat, option, self):
            return
        play(state, self.seat, option.first)


class Plan(Between):
    """AM-R.28, .63: both cards are named at the start; `cards` are those named so far."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "cards")
    VERBS: ClassVar[tuple[str, ...]] = ("plan", "skip", *ANY_TIME)
    RULE: ClassVar[str] = "AM-DOUBLE.1"

    def __init__(self, seat: Seat, cards: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.cards: Final = cards

    def open(self, state: AnkhState) -> Ask | None:
        hand, uses = state.hands[self.seat], usable(state, self.seat)
        if len(self.cards) == 2 or not (hand or uses):
            self.play_them(state)
            return None
        options = [PLAN[card] for card in hand if IS_PLAYABLE[card] and card not in self.cards]
        everything = arranged(options, lawn(state, self.seat), uses)
        return Ask(self.seat, "plan", everything, veiled=bool(hand))

    def pick(self, state: AnkhState, option: Option) -> None:
        if option is SKIP:
            self.play_them(state)
        elif not between(state, self.seat, option, self):
            card = option.first
            state.shows(self.seat, card)
            state.tell("plan", {"seat": self.seat, "card": CARDS[card]})
            state.then(Plan(self.seat, (*self.cards, card)))

    def play_them(self, state: AnkhState) -> None:
        """AM-DOUBLE.2: the first card and all that it leads to, then the second."""
        state.then(*[NamedCard(self.seat, card, index) for index, card in enumerate(self.cards)])

    def forbids(self, state: AnkhState, option: Option) -> Obstacle | None:
        if option is SKIP:
            return None
        card = option.first
        found = not_held(state, self.seat, card)
        if found is None and card in self.cards:
            return Obstacle("why-named", self.RULE, CARDS[card])
        if found is None and card in INTERRUPTS:
            return Obstacle("why-interrupt", "AM-R.12", CARDS[card])
        return found

    def refuses(self, state: AnkhState, card: int) -> Obstacle | None:
        return Obstacle("why-name-first", "AM-R.63", CARDS[card])


class NamedCard(AnkhStep):
    """AM-R.63: the moment of a named card has come; `index` is 0 for the first of the two."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "card", "index")

    def __init__(self, seat: Seat, card: int, index: int) -> None:
        self.seat: Final = seat
        self.card: Final = card
        self.index: Final = index

    def open(self, state: AnkhState) -> Ask | None:
        # Whether the card is still there comes out now: it may have been given away unseen.
        state.everyone_learns(but=self.seat)
        if self.card not in state.hands[self.seat]:
            state.misses(self.seat, self.card)
        elif self.index:
            state.shows(self.seat, self.card)
            state.then(PlayNamed(self.seat, self.card))
        else:
            play(state, self.seat, self.card)
        return None


class PlayNamed(Between):
    """AM-R.28: the second of the two cards may be played when the first is done with."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "card")
    VERBS: ClassVar[tuple[str, ...]] = ("skip", *ANY_TIME)
    RULE: ClassVar[str] = "AM-R.28"

    def __init__(self, seat: Seat, card: int) -> None:
        super().__init__(seat)
        self.card: Final = card

    def open(self, state: AnkhState) -> Ask | None:
        is_hidden = is_veiled(state, self.seat)
        held = [PLAY[self.card]] if self.card in state.hands[self.seat] else []
        everything = arranged(held, lawn(state, self.seat), usable(state, self.seat))
        return Ask(self.seat, "play-named", everything, veiled=is_hidden)

    def pick(self, state: AnkhState, option: Option) -> None:
        if option is not SKIP and not between(state, self.seat, option, self):
            play(state, self.seat, self.card)

    def refuses(self, state: AnkhState, card: int) -> Obstacle | None:
        return None if card == self.card else of_card("why-other-named", self.RULE, self.card)


class Acting(Question):
    """AM-ACTION.1 to .6: the actions of a card from left to right; `index` is the one that comes now."""

    FIELDS: ClassVar[tuple[str, ...]] = ("card", "index")
    VERBS: ClassVar[tuple[str, ...]] = (
        "skip",
        "build",
        "buy",
        "calm",
        "choose",
        "count",
        "lift",
        "move",
        "place",
        "remove",
        "scroll",
        "stir",
        "swap",
        "take",
        *ANY_TIME,
    )
    RULE: ClassVar[str] = "AM-ACTION.1"

    def __init__(self, card: int, index: int) -> None:
        self.card: Final = card
        self.index: Final = index
        symbols = DECK[card].symbols
        self.verb: Final[Verb | None] = symbols[index] if index < len(symbols) else None

    def next(self) -> "Acting":
        """The next action of the card."""
        return ACTIONS[self.card][self.index + 1]

    def open(self, state: AnkhState) -> Ask | None:
        verb = self.verb
        if verb is None:
            state.finishes_card()
            return None
        if verb.is_event:
            state.then(DrawEvent(), self.next())
            return None
        if verb.plays:
            self.lead_on(state, verb)
            return None
        ask = self.question(state, verb)
        if ask is None:
            state.agenda.append(self.next())
        return ask

    def lead_on(self, state: AnkhState, verb: Verb) -> None:
        """AM-R.36: a card that leads to another one is discarded before that is resolved."""
        state.finishes_card()
        if verb.plays == 1:
            state.then(PlayAnother(state.turn))
        elif state.agrees("second_card_later"):
            state.then(PlayAnother(state.turn), PlayAnother(state.turn))
        else:
            state.then(Plan(state.turn, ()))

    def question(self, state: AnkhState, verb: Verb) -> Ask | None:
        """The action, its refusal, and what fits before it; None if there is nothing to do."""
        seat = state.turn
        options = verb.options(state, seat)
        uses = usable(state, seat)
        if not options and not uses:
            return None
        is_hidden = is_veiled(state, seat)
        everything = arranged(options, lawn(state, seat) if is_hidden else [], uses)
        return Ask(seat, verb.prompt, everything, veiled=is_hidden)

    def pick(self, state: AnkhState, option: Option) -> None:
        seat = state.turn
        if option is SKIP:
            state.agenda.append(self.next())
            return
        if between(state, seat, option, self):
            return
        verb = self.verb
        assert verb is not None
        if verb.is_text:
            state.shield = 0
        state.agenda.append(self.next())
        verb.begin(state, seat, option)

    def who(self, state: AnkhState) -> Seat:
        return state.turn

    def forbids(self, state: AnkhState, option: Option) -> Obstacle | None:
        verb = self.verb
        if verb is None or option is SKIP:
            return None
        if option.verb in verb.kinds:
            return verb.obstacle(state, state.turn, option)
        return of_card("why-other-action", "AM-ACTION.3", self.card)

    def unusable(self, state: AnkhState, area: int) -> Obstacle | None:
        return unusable(state, state.turn, area)

    def unplayable(self, state: AnkhState, card: int) -> Obstacle | None:
        if card != LAWN.first:
            return super().unplayable(state, card)
        return not_held(state, state.turn, card) or not_between(state, card)

    def can_wait(self, state: AnkhState) -> bool:
        is_played = state.in_play in (NO_CARD, self.card)
        return is_played and super().can_wait(state) and self.index <= len(DECK[self.card].symbols)


class EndOfTurn(Between):
    """AM-R.1: the last moment for an ability or for Doctor Mossy Lawn."""

    VERBS: ClassVar[tuple[str, ...]] = ("end", *ANY_TIME)
    RULE: ClassVar[str] = "AM-R.1"

    def open(self, state: AnkhState) -> Ask | None:
        seat = self.seat
        uses = usable(state, seat)
        is_hidden = is_veiled(state, seat)
        if not uses and not is_hidden:
            return None
        return Ask(seat, "end", [END, *lawn(state, seat), *uses], veiled=is_hidden)

    def pick(self, state: AnkhState, option: Option) -> None:
        if option is not END:
            between(state, self.seat, option, self)

    def refuses(self, state: AnkhState, card: int) -> Obstacle | None:
        last = state.last_played
        return Obstacle("why-turn-ends", "AM-TURN.2", CARDS[last] if last != NO_CARD else "end")

    def can_wait(self, state: AnkhState) -> bool:
        return self.seat == state.turn and state.depth(self) == 2


# Steps never change: those of every turn and every card are made once.
TURNS: Final = [Turn(seat) for seat in range(len(COLOURS))]
PARTS: Final[list[list[AnkhStep]]] = [
    [Refill(seat), EndOfTurn(seat), PlayFirst(seat)] for seat in range(len(COLOURS))
]
"""The parts of each seat's turn, the last first, as the agenda has them."""
ACTIONS: Final = [
    [Acting(card, index) for index in range(len(DECK[card].symbols) + 1)]
    for card in range(len(CARDS))
]

STEPS: Final[tuple[type[AnkhStep], ...]] = (
    SetUp,
    ChooseFirst,
    Turn,
    PlayFirst,
    PlayAnother,
    Plan,
    NamedCard,
    PlayNamed,
    Acting,
    EndOfTurn,
    *answers.STEPS,
    *placing.STEPS,
    *building.STEPS,
    *removing.STEPS,
    *moving.STEPS,
    *money.STEPS,
    *gambling.STEPS,
    *hands.STEPS,
    *personalities.STEPS,
    *events.STEPS,
    *city.STEPS,
)
