"""What a seat sees of Ragnarocks: everything, since nothing is hidden in the base duel."""

from random import Random
from typing import ClassVar, Final

from trollbord.games.ragnarocks.advanced import AdvancedState
from trollbord.games.ragnarocks.box import (
    CHARACTER,
    CHARACTERS,
)
from trollbord.games.ragnarocks.native.board import laid
from trollbord.games.ragnarocks.state import RagnarocksState
from trollbord.kernel.game import Game
from trollbord.kernel.seat import Seat
from trollbord.kernel.settings import Settings
from trollbord.kernel.view import View


class RagnarocksView(View):
    """The Vikings, the stones, the regions and the supply."""

    FIELDS: ClassVar[tuple[str, ...]] = ("vikings", "stones", "supply", "skips", "regions", "land")

    def __init__(self, game: Game, seats: int, settings: Settings, seat: Seat) -> None:
        super().__init__(game, seats, settings, seat)
        self.vikings: list[int] = []
        self.stones = 0
        self.supply = 0
        self.skips = 0
        self.regions: list[tuple[int, int]] = []
        self.land: list[int] = []

    def see(self, state: RagnarocksState) -> None:
        super().see(state)
        self.vikings = state.vikings[:]
        self.stones = state.stones
        self.supply = state.supply
        self.skips = state.skips
        self.regions = state.regions()
        self.land = state.land()

    def is_certain(self) -> bool:
        return True

    def lay(self, state: RagnarocksState) -> None:
        state.board = laid(self.vikings, self.stones)
        state.supply = self.supply
        state.skips = self.skips

    def deal(self, state: RagnarocksState, rng: Random) -> None:
        """Nothing is hidden."""


HIDDEN: Final = ("hand",)
_SHARED: Final = (*RagnarocksState.FIELDS, *HIDDEN)
_OPEN: Final = tuple([name for name in AdvancedState.FIELDS if name not in _SHARED])


class AdvancedView(RagnarocksView):
    """The duel's view with all cards and counters; only Odin's hand is hidden from those who do not hold it."""

    FIELDS: ClassVar[tuple[str, ...]] = (*RagnarocksView.FIELDS, *_OPEN, "hand", "hand_size")

    hand: list[int]
    hand_size: int

    # -- fields: what tools/fields.py writes

    ivory_players: int
    cards: list[int]
    laid: list[int]
    in_force: list[int]
    holders: list[int]
    turns_taken: list[int]
    following: list[int]
    card_stones: int
    penalties: list[int]
    waiting: int
    is_settled_once: bool
    played: list[int]
    turn_viking: int
    turn_heading: int
    turn_used: int
    turn_created: int
    turn_settled: int
    turn_contested: int
    turn_extra: bool
    turn_stepped: int
    most_stones: int
    quiet_turns: int
    past: list[int]
    winner: int
    ending: str

    def _see_open(self, state: AdvancedState) -> None:
        self.ivory_players = state.ivory_players
        self.cards = state.cards[:]
        self.laid = state.laid[:]
        self.in_force = state.in_force[:]
        self.holders = state.holders[:]
        self.turns_taken = state.turns_taken[:]
        self.following = state.following[:]
        self.card_stones = state.card_stones
        self.penalties = state.penalties[:]
        self.waiting = state.waiting
        self.is_settled_once = state.is_settled_once
        self.played = state.played[:]
        self.turn_viking = state.turn_viking
        self.turn_heading = state.turn_heading
        self.turn_used = state.turn_used
        self.turn_created = state.turn_created
        self.turn_settled = state.turn_settled
        self.turn_contested = state.turn_contested
        self.turn_extra = state.turn_extra
        self.turn_stepped = state.turn_stepped
        self.most_stones = state.most_stones
        self.quiet_turns = state.quiet_turns
        self.past = state.past[:]
        self.winner = state.winner
        self.ending = state.ending

    def _lay_open(self, state: AdvancedState) -> None:
        state.ivory_players = self.ivory_players
        state.cards = self.cards[:]
        state.laid = self.laid[:]
        state.in_force = self.in_force[:]
        state.holders = self.holders[:]
        state.turns_taken = self.turns_taken[:]
        state.following = self.following[:]
        state.card_stones = self.card_stones
        state.penalties = self.penalties[:]
        state.waiting = self.waiting
        state.is_settled_once = self.is_settled_once
        state.played = self.played[:]
        state.turn_viking = self.turn_viking
        state.turn_heading = self.turn_heading
        state.turn_used = self.turn_used
        state.turn_created = self.turn_created
        state.turn_settled = self.turn_settled
        state.turn_contested = self.turn_contested
        state.turn_extra = self.turn_extra
        state.turn_stepped = self.turn_stepped
        state.most_stones = self.most_stones
        state.quiet_turns = self.quiet_turns
        state.past = self.past[:]
        state.winner = self.winner
        state.ending = self.ending

    # -- end of the fields

    def see(self, state: RagnarocksState) -> None:
        super().see(state)
        assert isinstance(state, AdvancedState)
        self._see_open(state)
        self.hand_size = len(state.hand)
        self.hand = state.hand[:] if self.holds_hand() else []

    def holds_hand(self) -> bool:
        """Whether this seat has the card with the hand."""
        return self.seat >= 0 and self.cards[self.seat] == CHARACTER["odin"]

    def is_certain(self) -> bool:
        return self.hand_size == 0 or self.holds_hand()

    def lay(self, state: RagnarocksState) -> None:
        super().lay(state)
        assert isinstance(state, AdvancedState)
        self._lay_open(state)

    def deal(self, state: RagnarocksState, rng: Random) -> None:
        assert isinstance(state, AdvancedState)
        state.hand = self.hand[:] if self.holds_hand() else self._imagined(rng)

    def _imagined(self, rng: Random) -> list[int]:
        """A hand that the others may hold: any cards with the icon that nobody has shown."""
        seen = (*self.cards, *self.played)
        icons = [card for card, character in enumerate(CHARACTERS) if character.icon]
        return rng.sample([card for card in icons if card not in seen], self.hand_size)
