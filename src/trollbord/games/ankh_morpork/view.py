"""What one seat may know of the city, and the tables that it allows."""

from typing import ClassVar

from trollbord.games.ankh_morpork.belief import Belief, pool, stages
from trollbord.games.ankh_morpork.box import NO_CARD, NOBODY
from trollbord.games.ankh_morpork.deal import AnkhDealer
from trollbord.games.ankh_morpork.memory import BLANK, Mind
from trollbord.games.ankh_morpork.state import AnkhState
from trollbord.kernel.game import Game
from trollbord.kernel.seat import Seat
from trollbord.kernel.settings import Settings
from trollbord.kernel.state import State
from trollbord.kernel.view import View

OPEN: tuple[str, ...] = (
    "turn",
    "pieces",
    "building",
    "trouble",
    "aside",
    "money",
    "discard",
    "in_play",
    "last_played",
    "events",
    "past_events",
    "used",
    "gained",
    "shield",
    "gods",
    "pulled_from",
    "tales",
    "reason",
    "winners",
    "passes",
)
"""The fields of the state that everybody sees."""


class AnkhView(View):
    """The board and all that lies open, the own hand and personality, and what the seat remembers.

    `hand_sizes`, `greens_left` and `browns_left` count what is hidden; `shown` holds all personalities once the game
    is over. `mind`, `low` and `high` are the seat's memory of other hands, `common` and its two rows everybody's.
    """

    FIELDS: ClassVar[tuple[str, ...]] = (
        *OPEN,
        "front",
        "hand",
        "hand_sizes",
        "greens_left",
        "browns_left",
        "personality",
        "dealt",
        "shown",
        "pulled",
        "past",
        "mind",
        "low",
        "high",
        "common",
        "common_low",
        "common_high",
    )

    def __init__(self, game: Game, seats: int, settings: Settings, seat: Seat) -> None:
        super().__init__(game, seats, settings, seat)
        self.turn = 0
        self.pieces: list[int] = []
        self.building: list[int] = []
        self.trouble: list[int] = []
        self.aside: list[int] = []
        self.money: list[int] = []
        self.discard: list[int] = []
        self.in_play = NO_CARD
        self.last_played = NO_CARD
        self.events: list[int] = []
        self.past_events: list[int] = []
        self.used = 0
        self.gained = 0
        self.shield = 0
        self.gods = NOBODY
        self.pulled_from = NOBODY
        self.tales: tuple[tuple[int, int, int], ...] = ()
        self.reason = ""
        self.winners = 0
        self.passes = 0
        self.front: list[list[int]] = []
        self.hand: list[int] = []
        self.hand_sizes: list[int] = []
        self.greens_left = 0
        self.browns_left = 0
        self.personality = NOBODY
        self.dealt = 0
        self.shown: list[int] = []
        self.pulled: list[int] = []
        self.past: tuple[int, ...] = ()
        self.mind: Mind = BLANK
        self.low: list[int] = []
        self.high: list[int] = []
        self.common: Mind = BLANK
        self.common_low: list[int] = []
        self.common_high: list[int] = []
        self._stages: list[Belief] = []

    def see(self, state: State) -> None:
        super().see(state)
        assert isinstance(state, AnkhState)
        for name in OPEN:
            value = getattr(state, name)
            setattr(self, name, value[:] if isinstance(value, list) else value)
        self.front = [cards[:] for cards in state.front]
        self.hand_sizes = [len(hand) for hand in state.hands]
        self.greens_left, self.browns_left = len(state.green), len(state.brown)
        self.dealt = len(pool(self.seats)) - len(state.unused)
        self.shown = state.personality[:] if state.ask is None else []
        self._see_own(state)
        self._see_memory(state)

    def _see_own(self, state: AnkhState) -> None:
        seat = self.seat
        if seat >= 0:
            self.hand = state.hands[seat][:]
            self.personality = state.personality[seat]
            self.past = state.past[seat]
        sees_pulled = seat >= 0 and seat in (state.turn, state.pulled_from)
        self.pulled = state.pulled[:] if sees_pulled else [NO_CARD] * len(state.pulled)

    def _see_memory(self, state: AnkhState) -> None:
        row = self.row()
        self.mind, self.common = state.minds[row], state.minds[self.seats]
        self.low, self.high = self._of_others(state.low[row]), self._of_others(state.high[row])
        self.common_low = state.low[self.seats][:]
        self.common_high = state.high[self.seats][:]

    def _of_others(self, counts: list[int]) -> list[int]:
        return [0 if seat == self.seat else count for seat, count in enumerate(counts)]

    def row(self) -> int:
        """The row of the state's memory that is this seat's; the last one is everybody's."""
        return self.seat if self.seat >= 0 else self.seats

    def belief(self) -> Belief:
        """Every dealing of the personalities that this seat can't refute, with its weight."""
        return self.beliefs()[-1]

    def beliefs(self) -> list[Belief]:
        """What this seat believes of the personalities, from the first dealing up to now."""
        if not self._stages:
            viewer = self.row()
            self._stages = stages(self.seats, self.dealt, viewer, self.tales, self.past)
        return self._stages

    # -- worlds

    def lay(self, state: State) -> None:
        assert isinstance(state, AnkhState)
        for name in OPEN:
            value = getattr(self, name)
            setattr(state, name, value[:] if isinstance(value, list) else value)
        state.front = [cards[:] for cards in self.front]

    def dealer(self) -> AnkhDealer:
        return AnkhDealer(self)
