"""What one seat may know of the city, and the tables that it allows."""

from typing import ClassVar, Final

from trollbord.games.ankh_morpork.belief import Belief, pool, stages
from trollbord.games.ankh_morpork.box import NO_CARD, NOBODY
from trollbord.games.ankh_morpork.deal import AnkhDealer
from trollbord.games.ankh_morpork.memory import BLANK, Mind
from trollbord.games.ankh_morpork.state import AnkhState
from trollbord.kernel.game import Game
from trollbord.kernel.seat import Seat
from trollbord.kernel.settings import Settings
from trollbord.kernel.view import View

HIDDEN: Final = (
    "hands",
    "green",
    "brown",
    "personality",
    "unused",
    "pulled",
    "minds",
    "low",
    "high",
    "past",
)
_OPEN: Final = tuple([name for name in AnkhState.FIELDS if name not in HIDDEN])


class AnkhView(View):
    """The board and all that lies open, the own hand and personality, and what the seat remembers.

    `hand_sizes`, `greens_left` and `browns_left` count what is hidden; `shown` holds all personalities once the game
    is over. `mind`, `low` and `high` are the seat's memory of other hands, `common` and its two rows everybody's.
    """

    FIELDS: ClassVar[tuple[str, ...]] = (
        *_OPEN,
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

    # -- fields: what tools/fields.py writes

    turn: int
    pieces: list[int]
    building: list[int]
    trouble: list[int]
    aside: list[int]
    money: list[int]
    front: list[list[int]]
    discard: list[int]
    in_play: int
    last_played: int
    events: list[int]
    past_events: list[int]
    used: int
    gained: int
    shield: int
    gods: int
    pulled_from: int
    tales: tuple[tuple[int, int, int], ...]
    reason: str
    winners: int
    passes: int

    def _see_open(self, state: AnkhState) -> None:
        self.turn = state.turn
        self.pieces = state.pieces[:]
        self.building = state.building[:]
        self.trouble = state.trouble[:]
        self.aside = state.aside[:]
        self.money = state.money[:]
        self.front = [row[:] for row in state.front]
        self.discard = state.discard[:]
        self.in_play = state.in_play
        self.last_played = state.last_played
        self.events = state.events[:]
        self.past_events = state.past_events[:]
        self.used = state.used
        self.gained = state.gained
        self.shield = state.shield
        self.gods = state.gods
        self.pulled_from = state.pulled_from
        self.tales = state.tales
        self.reason = state.reason
        self.winners = state.winners
        self.passes = state.passes

    def _lay_open(self, state: AnkhState) -> None:
        state.turn = self.turn
        state.pieces = self.pieces[:]
        state.building = self.building[:]
        state.trouble = self.trouble[:]
        state.aside = self.aside[:]
        state.money = self.money[:]
        state.front = [row[:] for row in self.front]
        state.discard = self.discard[:]
        state.in_play = self.in_play
        state.last_played = self.last_played
        state.events = self.events[:]
        state.past_events = self.past_events[:]
        state.used = self.used
        state.gained = self.gained
        state.shield = self.shield
        state.gods = self.gods
        state.pulled_from = self.pulled_from
        state.tales = self.tales
        state.reason = self.reason
        state.winners = self.winners
        state.passes = self.passes

    # -- end of the fields

    def see(self, state: AnkhState) -> None:
        super().see(state)
        self._see_open(state)
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

    def lay(self, state: AnkhState) -> None:
        self._lay_open(state)

    def dealer(self) -> AnkhDealer:
        return AnkhDealer(self)
