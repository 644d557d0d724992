"""Blind: a game made for the tests, with hidden hands, a veiled question and a peek.

Each of two players is dealt one of six cards. In turn they may peek at the other's card or not; then each may swap the
own card for one of the three left over (a veiled question only in form: anybody could), and the higher card wins.
"""

from collections.abc import Mapping
from random import Random
from typing import ClassVar, Final

from trollbord.kernel.ask import Ask, chance
from trollbord.kernel.game import Game
from trollbord.kernel.option import Option, Vocabulary
from trollbord.kernel.reason import HIDDEN, Obstacle
from trollbord.kernel.result import Result, ranked
from trollbord.kernel.seat import Seat
from trollbord.kernel.settings import Setting, Settings
from trollbord.kernel.state import State
from trollbord.kernel.step import SeatStep, Step
from trollbord.kernel.view import View

WORDS = Vocabulary("blind", __name__)
KEEP = WORDS.add("keep")
PEEK = WORDS.add("peek")
SWAP = WORDS.add("swap")
CARD = WORDS.each("card", [1, 2, 3, 4, 5, 6])
NOBODY: Final = -1


class BlindState(State):
    """Hands, what each seat has peeked at, and cards laid away."""

    FIELDS: ClassVar[tuple[str, ...]] = ("hands", "known", "away")

    def __init__(self, game: Game, seats: int, settings: Settings) -> None:
        super().__init__(game, seats, settings)
        self.hands = [NOBODY] * seats
        self.known = [NOBODY] * seats
        self.away: list[int] = []

    def pile(self) -> list[int]:
        return [card for card in range(6) if card not in self.hands and card not in self.away]

    def outcome(self) -> Result:
        return Result(self.hands, ranked([(card,) for card in self.hands]), "highest")


class Deal(SeatStep[BlindState]):
    """NATURE deals a card that only its owner sees."""

    VERBS: ClassVar[tuple[str, ...]] = ("card",)

    def open(self, state: BlindState) -> Ask | None:
        cards = [CARD[card] for card in state.pile()]
        return chance("deal", cards, [1] * len(cards), "pile", seen_by=(self.seat,))

    def pick(self, state: BlindState, option: Option) -> None:
        state.hands[self.seat] = option.first
        state.tell("dealt", {"seat": self.seat, "card": option.arg}, ("card",), (self.seat,))
        state.learns(self.seat)

    def obstacle(self, state: BlindState, option: Option) -> Obstacle | None:
        is_left = option.first in state.pile()
        return None if is_left else Obstacle(HIDDEN, "", option.arg)


class MayPeek(SeatStep[BlindState]):
    """A look at the other's card, which is remembered."""

    VERBS: ClassVar[tuple[str, ...]] = ("keep", "peek")

    def open(self, state: BlindState) -> Ask | None:
        return Ask(self.seat, "peek", [KEEP, PEEK])

    def pick(self, state: BlindState, option: Option) -> None:
        if option is PEEK:
            state.known[self.seat] = state.hands[1 - self.seat]
            state.learns(self.seat)

    def obstacle(self, state: BlindState, option: Option) -> Obstacle | None:
        return None


class MaySwap(Step[BlindState]):
    """Under a veil: a high card may not be swapped, so the options depend on a hidden thing."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "again")
    VERBS: ClassVar[tuple[str, ...]] = ("keep", "swap")

    def __init__(self, seat: Seat, again: bool) -> None:
        self.seat: Final = seat
        self.again: Final = again

    def open(self, state: BlindState) -> Ask | None:
        low = state.hands[self.seat] < 4
        return Ask(self.seat, "swap", [KEEP, SWAP] if low else [KEEP], veiled=True)

    def pick(self, state: BlindState, option: Option) -> None:
        if option is KEEP:
            return
        state.away.append(state.hands[self.seat])
        state.known[1 - self.seat] = NOBODY
        state.hands[self.seat] = NOBODY
        state.tell("swap", {"seat": self.seat, "card": state.away[-1]})
        state.everyone_learns(but=self.seat)
        state.then(Deal(self.seat))

    def obstacle(self, state: BlindState, option: Option) -> Obstacle | None:
        is_high = option is SWAP and state.hands[self.seat] >= 4
        return Obstacle(HIDDEN, "", "swap") if is_high else None


class BlindView(View):
    """The own card, what was peeked at, and what lies open."""

    FIELDS: ClassVar[tuple[str, ...]] = ("hand", "known", "away")
    hand: int
    known: int
    away: list[int]

    def see(self, state: State) -> None:
        super().see(state)
        assert isinstance(state, BlindState)
        sits = self.seat >= 0
        self.hand = state.hands[self.seat] if sits else NOBODY
        self.known = state.known[self.seat] if sits else NOBODY
        self.away = state.away[:]
        # The result tells the hands: it is open only when the game is over.

    def deal(self, state: State, rng: Random) -> None:
        assert isinstance(state, BlindState)
        state.away = self.away[:]
        if self.seat >= 0:
            state.known[self.seat] = self.known
        undealt = {step.seat for step in (*self.agenda, self.step) if isinstance(step, Deal)}
        if self.result is not None:
            state.hands = list(self.result.scores)
            return
        seen = [self.hand, self.known, *self.away]
        unseen = [card for card in range(6) if card not in seen]
        rng.shuffle(unseen)
        for seat in range(self.seats):
            known = self.hand if seat == self.seat else self.known
            free = NOBODY if seat in undealt else known if known >= 0 else unseen.pop()
            state.hands[seat] = free


class Blind(Game):
    """The game in its box."""

    def __init__(self) -> None:
        options = (Setting("peeking", True), Setting("rounds", 1, low=1, high=3))
        super().__init__("blind", __name__, WORDS, (Deal, MayPeek, MaySwap), (2,), options)

    def blank(self, seats: int, settings: Settings) -> BlindState:
        return BlindState(self, seats, settings)

    def blank_view(self, seats: int, settings: Settings, seat: Seat) -> BlindView:
        return BlindView(self, seats, settings, seat)

    def begin(self, state: State) -> None:
        state.then(Deal(0), Deal(1))
        peeks = [MayPeek(0), MayPeek(1)] if state.settings["peeking"] else []
        state.agenda[:0] = reversed([*peeks, MaySwap(0, False), MaySwap(1, False)])

    def census(self, state: State) -> Mapping[str, int]:
        assert isinstance(state, BlindState)
        held = [card for card in state.hands if card >= 0]
        return {"cards": len({*held, *state.away, *state.pile()})}

    def text(self, view: View) -> str:
        assert isinstance(view, BlindView)
        return f"hand {view.hand}, known {view.known}, away {view.away}"


BLIND: Final = Blind()
