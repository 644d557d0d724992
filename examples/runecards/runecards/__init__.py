"""Runecards: hidden hands, a gift that two remember, and raids that a hidden ward may stop.

Each seat is dealt four of twelve cards: nine runes worth 1 to 9, and three wards. Everyone lays one card aside for the
next seat, and all take up their gifts at once. Then cards are played in turn. A rune lies before its owner and counts
its value; an odd one raids the next seat, which loses its best rune to the raider unless it answers with a ward.
When all hands are empty, the most points win.
"""

from collections.abc import Mapping
from random import Random
from typing import ClassVar, Final

from trollbord.kernel import (
    Advice,
    Ask,
    Game,
    Obstacle,
    Option,
    Part,
    Result,
    Seat,
    SeatStep,
    Settings,
    State,
    Step,
    View,
    Vocabulary,
    chance,
    ranked,
)

BEST_RUNE: Final = 9
CARDS: Final = range(1, 13)  # 1 to 9 are runes of that worth, 10 to 12 are wards
HAND: Final = 4
NONE, HIDDEN = 0, -1  # no card, and one that this seat can't know
WORDS: Final = Vocabulary("runecards", __name__)
ACCEPT: Final = WORDS.add("accept")
DEAL: Final = {card: WORDS.add("deal", card) for card in CARDS}
GIVE: Final = {card: WORDS.add("give", card) for card in CARDS}
PLAY: Final = {card: WORDS.add("play", card) for card in CARDS}
WARD: Final = {card: WORDS.add("ward", card) for card in CARDS if card > BEST_RUNE}


class RunecardsState(State):
    """Hands, gifts laid aside, what everyone has given, what lies before each seat, and what each has played."""

    FIELDS: ClassVar[tuple[str, ...]] = ("hands", "gifts", "given", "rows", "played")

    def __init__(self, game: Game, seats: int, settings: Settings) -> None:
        super().__init__(game, seats, settings)
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.gifts = [NONE] * seats
        self.given = [NONE] * seats
        self.rows: list[list[int]] = [[] for _ in range(seats)]
        self.played: list[list[int]] = [[] for _ in range(seats)]

    def undealt(self) -> list[int]:
        """The cards that nobody holds, gave or played."""
        seen = {card for cards in (*self.hands, *self.played, self.gifts) for card in cards}
        return [card for card in CARDS if card not in seen]

    def outcome(self) -> Result:
        scores = [sum(row) for row in self.rows]
        return Result(scores, ranked([(score,) for score in scores]), "played", [("runes", scores)])


# --8<-- [start:hand]
class Deal(SeatStep[RunecardsState]):
    """RC-CARD.2: chance deals a card that its owner alone sees."""

    VERBS: ClassVar[tuple[str, ...]] = ("deal",)
    RULE: ClassVar[str] = "RC-CARD.2"

    def open(self, state: RunecardsState) -> Ask:
        cards = state.undealt()
        options = [DEAL[card] for card in cards]
        return chance("deal", options, [1] * len(cards), "deck", seen_by=(self.seat,))

    def pick(self, state: RunecardsState, option: Option) -> None:
        state.hands[self.seat].append(option.first)
        state.hands[self.seat].sort()
        state.tell("deal", {"seat": self.seat, "card": option.first}, ("card",), (self.seat,))
        state.learns(self.seat)

    def obstacle(self, state: RunecardsState, option: Option) -> Obstacle | None:
        is_left = option.first in state.undealt()
        return None if is_left else Obstacle("why-dealt-already", self.RULE, option.arg)
        # --8<-- [end:hand]


# --8<-- [start:memory]
class Give(SeatStep[RunecardsState]):
    """RC-GIFT.1: a card is laid aside for the next seat: the options are the hand, so the question is veiled."""

    VERBS: ClassVar[tuple[str, ...]] = ("give",)
    RULE: ClassVar[str] = "RC-GIFT.1"

    def open(self, state: RunecardsState) -> Ask:
        options = [GIVE[card] for card in state.hands[self.seat]]
        return Ask(self.seat, "give", options, veiled=True, seen_by=(self.seat,))

    def pick(self, state: RunecardsState, option: Option) -> None:
        state.hands[self.seat].remove(option.first)
        state.gifts[self.seat] = option.first
        state.tell("give", {"seat": self.seat, "card": option.first}, ("card",), (self.seat,))

    def obstacle(self, state: RunecardsState, option: Option) -> Obstacle | None:
        return not_held(state, self.seat, option, self.RULE)


def not_held(state: RunecardsState, seat: Seat, option: Option, rule: str) -> Obstacle | None:
    """Why a card can't be taken from a hand: it is not there."""
    is_held = option.first in state.hands[seat]
    return None if is_held else Obstacle("why-not-in-hand", rule, option.arg)


class TakeUp(Step[RunecardsState]):
    """All take up their gifts; who gave and who took remember the card."""

    def open(self, state: RunecardsState) -> None:
        for seat, card in enumerate(state.gifts):
            taker = (seat + 1) % state.seats
            state.hands[taker] = sorted([*state.hands[taker], card])
            words = {"seat": taker, "card": card}
            state.tell("take-up", words, ("card",), (seat, taker))
            state.learns(taker)
        state.given, state.gifts = state.gifts, [NONE] * state.seats
        # --8<-- [end:memory]

    def can_wait(self, state: RunecardsState) -> bool:
        """A position line is refused where the first turn does not come next."""
        return state.lies_in(self, [self, Turn(0)])


class Turn(SeatStep[RunecardsState]):
    """RC-TURN.1: a card of the hand is played; the next seat with cards follows."""

    VERBS: ClassVar[tuple[str, ...]] = ("play",)
    RULE: ClassVar[str] = "RC-TURN.1"

    def open(self, state: RunecardsState) -> Ask | None:
        hand = state.hands[self.seat]
        if not hand:
            return None
        return Ask(self.seat, "play", [PLAY[card] for card in hand], veiled=True)

    def pick(self, state: RunecardsState, option: Option) -> None:
        card, seat = option.first, self.seat
        other = (seat + 1) % state.seats
        lay_down(state, seat, card)
        state.tell("play", {"seat": seat, "card": card})
        state.everyone_learns(but=seat)
        state.then(*following(state, seat))
        if card <= BEST_RUNE:
            state.rows[seat].append(card)
            if card % 2 and state.rows[other]:
                state.then(Raid(other))

    def obstacle(self, state: RunecardsState, option: Option) -> Obstacle | None:
        return not_held(state, self.seat, option, self.RULE)


def lay_down(state: RunecardsState, seat: Seat, card: int) -> None:
    """A card leaves a hand for all to see."""
    state.hands[seat].remove(card)
    state.played[seat].append(card)


def following(state: RunecardsState, seat: Seat) -> list[Turn]:
    """The turn of the next seat that has cards, if there is one."""
    later = [(seat + step) % state.seats for step in range(1, state.seats + 1)]
    return [Turn(other) for other in later if state.hands[other]][:1]


# --8<-- [start:veil]
class Raid(SeatStep[RunecardsState]):
    """RC-RAID.2: the best rune is lost to the seat before, unless a ward answers.

    Whoever has cards is asked, with a ward among them or without: the asking tells nothing.
    """

    VERBS: ClassVar[tuple[str, ...]] = ("accept", "ward")
    RULE: ClassVar[str] = "RC-RAID.2"

    def open(self, state: RunecardsState) -> Ask | None:
        if not state.hands[self.seat]:
            self.rob(state)
            return None
        wards = [WARD[card] for card in state.hands[self.seat] if card in WARD]
        return Ask(self.seat, "ward", [ACCEPT, *wards], veiled=True)

    def pick(self, state: RunecardsState, option: Option) -> None:
        if option is ACCEPT:
            self.rob(state)
            return
        lay_down(state, self.seat, option.first)
        state.tell("ward", {"seat": self.seat, "card": option.first})
        state.everyone_learns(but=self.seat)

    def obstacle(self, state: RunecardsState, option: Option) -> Obstacle | None:
        return None if option is ACCEPT else not_held(state, self.seat, option, self.RULE)
        # --8<-- [end:veil]

    def rob(self, state: RunecardsState) -> None:
        """The best rune changes its place."""
        raider = (self.seat - 1) % state.seats
        best = max(state.rows[self.seat])
        state.rows[self.seat].remove(best)
        state.rows[raider].append(best)
        state.tell("rob", {"seat": raider, "card": best})


# --8<-- [start:view]
class RunecardsView(View):
    """The own hand, how many cards the others hold, the gifts that one has seen, and all that lies open."""

    FIELDS: ClassVar[tuple[str, ...]] = ("hands", "gifts", "given", "rows", "played")
    hands: list[list[int]]
    gifts: list[int]
    given: list[int]
    rows: list[list[int]]
    played: list[list[int]]

    def see(self, state: RunecardsState) -> None:
        super().see(state)
        self.hands = [
            hand[:] if seat == self.seat else [HIDDEN] * len(hand)
            for seat, hand in enumerate(state.hands)
        ]
        self.gifts = [self.known(card, seat, seat) for seat, card in enumerate(state.gifts)]
        takers = [(seat + 1) % self.seats for seat in range(self.seats)]
        self.given = [self.known(card, *who) for card, *who in zip(state.given, range(9), takers)]
        self.rows = [row[:] for row in state.rows]
        self.played = [cards[:] for cards in state.played]

    def known(self, card: int, *knowing: Seat) -> int:
        """A card, if this seat is one of those who know it; that there is one, everybody sees."""
        return card if card == NONE or self.seat in knowing else HIDDEN

    def deal(self, state: RunecardsState, rng: Random) -> None:
        """Deal what is hidden: first what this seat knows to be in a hand, then anything, then the others' memories."""
        state.rows = [row[:] for row in self.rows]
        state.played = [cards[:] for cards in self.played]
        fixed = [self.remembered(seat) for seat in range(self.seats)]
        seen = {*self.gifts, *[c for cards in (*self.played, *fixed) for c in cards]}
        unseen = [card for card in CARDS if card not in seen]
        rng.shuffle(unseen)
        state.gifts = [unseen.pop() if card == HIDDEN else card for card in self.gifts]
        for seat, cards in enumerate(fixed):
            missing = len(self.hands[seat]) - len(cards)
            state.hands[seat] = sorted([*cards, *[unseen.pop() for _ in range(missing)]])
        state.given = [self.gift_of(state, seat, rng) for seat in range(self.seats)]

    def remembered(self, seat: Seat) -> list[int]:
        """The cards in a hand that this seat knows of: the own ones, and its gift to the next seat."""
        if seat == self.seat:
            return self.hands[seat][:]
        gift = self.given[self.seat] if self.seat >= 0 else NONE
        is_taker = self.seat >= 0 and seat == (self.seat + 1) % self.seats
        return [gift] if is_taker and gift != NONE and gift not in self.played[seat] else []

    def gift_of(self, state: "RunecardsState", seat: Seat, rng: Random) -> int:
        """What a seat remembers to have given: any card that the next seat holds or has played."""
        taker = (seat + 1) % self.seats
        if self.given[seat] != HIDDEN:
            return self.given[seat]
        return rng.choice([*state.hands[taker], *state.played[taker]])
        # --8<-- [end:view]


class RunecardsAdvice(Advice[RunecardsState, RunecardsView]):
    """What bots ask: the runes that lie there count."""

    spread: ClassVar[float] = 12.0  # points that win most games

    def parts(self, state: RunecardsState, seat: Seat) -> list[Part]:
        return [("runes", float(sum(state.rows[seat])))]


class Runecards(Game):
    """What never changes."""

    def blank(self, seats: int, settings: Settings) -> RunecardsState:
        return RunecardsState(self, seats, settings)

    def blank_view(self, seats: int, settings: Settings, seat: Seat) -> RunecardsView:
        return RunecardsView(self, seats, settings, seat)

    def begin(self, state: State) -> None:
        seats = range(state.seats)
        state.then(*[Deal(seat) for _ in range(HAND) for seat in seats])
        state.agenda[:0] = [Turn(0), TakeUp(), *[Give(seat) for seat in reversed(seats)]]

    def census(self, state: RunecardsState) -> Mapping[str, int]:
        places = [*state.hands, *state.played, state.gifts, state.undealt()]
        cards = [card for place in places for card in place if card != NONE]
        return {"cards": len(cards), "different": len(set(cards))}

    def check(self, state: RunecardsState) -> None:
        """A line of which no table comes: cards that are none, rows of what nobody played, gifts that nobody took."""
        held = [card for cards in (*state.hands, *state.played) for card in cards]
        runes = sorted(card for row in state.rows for card in row)
        laid = sorted(card for cards in state.played for card in cards if card <= BEST_RUNE)
        if not {*held} <= {*CARDS} or not {*state.gifts, *state.given} <= {NONE, *CARDS}:
            raise ValueError("there is no such card")
        if runes != laid:
            raise ValueError("the rows hold other runes than were played")
        for seat in range(state.seats):
            if len(state.hands[seat]) + len(state.played[seat]) + to_come(state, seat) != HAND:
                raise ValueError(f"seat {seat} has too many cards or too few")
        for seat, card in enumerate(state.given):
            taker = (seat + 1) % state.seats
            if card != NONE and card not in (*state.hands[taker], *state.played[taker]):
                raise ValueError(f"seat {taker} never had the gift {card}")

    def text(self, view: RunecardsView) -> str:
        rows = [
            f"seat {seat}: hand {shown(view.hands[seat])}, runes {shown(view.rows[seat])}, "
            f"played {shown(view.played[seat])}, gave {shown([view.given[seat]])}"
            for seat in range(view.seats)
        ]
        return "\n".join(rows)


def to_come(state: RunecardsState, seat: Seat) -> int:
    """How many cards a seat still gets, and how many of its own it has laid aside."""
    steps = [*state.agenda, state.step]
    deals = [step for step in steps if isinstance(step, Deal) and step.seat == seat]
    gives = [step for step in steps if isinstance(step, Give) and step.seat == seat]
    has_given = state.gifts[seat] != NONE
    if TakeUp() not in steps:
        return 0 if not has_given and not gives and not deals else HAND + 1
    return len(deals) + has_given if has_given != bool(gives) else HAND + 1


def shown(cards: list[int]) -> str:
    """Cards in a row; a hidden one is a question mark."""
    names = ["?" if card == HIDDEN else str(card) for card in cards if card != NONE]
    return " ".join(names) or "-"


GAME: Final = Runecards(
    "runecards",
    __name__,
    WORDS,
    (Deal, Give, TakeUp, Turn, Raid),
    (2, 3),
    advice=RunecardsAdvice(),
)
