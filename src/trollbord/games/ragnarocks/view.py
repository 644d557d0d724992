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
from trollbord.kernel.state import State, copied
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

    def see(self, state: State) -> None:
        super().see(state)
        assert isinstance(state, RagnarocksState)
        self.vikings = state.vikings[:]
        self.stones = state.stones
        self.supply = state.supply
        self.skips = state.skips
        self.regions = state.regions()
        self.land = state.land()

    def is_certain(self) -> bool:
        return True

    def lay(self, state: State) -> None:
        assert isinstance(state, RagnarocksState)
        state.board = laid(self.vikings, self.stones)
        state.supply = self.supply
        state.skips = self.skips

    def deal(self, state: State, rng: Random) -> None:
        """Nothing is hidden."""


OPEN_FIELDS: Final = tuple(
    [name for name in AdvancedState.FIELDS if name not in (*RagnarocksState.FIELDS, "hand")]
)


class AdvancedView(RagnarocksView):
    """The duel's view with all cards and counters; only Odin's hand is hidden from those who do not hold it."""

    FIELDS: ClassVar[tuple[str, ...]] = (*RagnarocksView.FIELDS, *OPEN_FIELDS, "hand", "hand_size")

    def see(self, state: State) -> None:
        super().see(state)
        assert isinstance(state, AdvancedState)
        for name in OPEN_FIELDS:
            setattr(self, name, copied(getattr(state, name)))
        self.hand_size = len(state.hand)
        self.hand = state.hand[:] if self.holds_hand() else []

    def holds_hand(self) -> bool:
        """Whether this seat has the card with the hand."""
        return self.seat >= 0 and self.cards[self.seat] == CHARACTER["odin"]

    def is_certain(self) -> bool:
        return self.hand_size == 0 or self.holds_hand()

    def lay(self, state: State) -> None:
        super().lay(state)
        for name in OPEN_FIELDS:
            setattr(state, name, copied(getattr(self, name)))

    def deal(self, state: State, rng: Random) -> None:
        assert isinstance(state, AdvancedState)
        state.hand = self.hand[:] if self.holds_hand() else self._imagined(rng)

    def _imagined(self, rng: Random) -> list[int]:
        """A hand that the others may hold: any cards with the icon that nobody has shown."""
        seen = (*self.cards, *self.played)
        icons = [card for card, character in enumerate(CHARACTERS) if character.icon]
        return rng.sample([card for card in icons if card not in seen], self.hand_size)

    cards: list[int]
    played: list[int]
    laid: list[int]
    in_force: list[int]
    holders: list[int]
    turns_taken: list[int]
    penalties: list[int]
    card_stones: int
    ivory_players: int
    waiting: int
    turn_viking: int
    hand: list[int]
    hand_size: int
