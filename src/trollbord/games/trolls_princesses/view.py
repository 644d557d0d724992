"""What a seat sees of Trolls & Princesses: all but the hands of others and how the decks lie."""

from typing import ClassVar, Final

from trollbord.games.trolls_princesses.box import ROUNDS_OF
from trollbord.games.trolls_princesses.deal import HandDealer
from trollbord.games.trolls_princesses.deck import ROUND_CARDS, TIMES
from trollbord.games.trolls_princesses.state import TrollsState, rounds_of
from trollbord.kernel.seat import Seat
from trollbord.kernel.state import State, copied
from trollbord.kernel.view import View

_OPEN: Final = tuple([field for field in TrollsState.FIELDS if field != "hands"])


class TrollsView(View):
    """The open table, the own hand, and the backs of the other hands, which tell the time of day."""

    FIELDS: ClassVar[tuple[str, ...]] = (*_OPEN, "hand", "backs", "scores")

    clans: list[int]
    first: int
    active: int
    round: int
    phase: int
    king: int
    king_seat: int
    points: int
    borrowed: int
    place: int
    walker: int
    activated: bool
    castle_used: bool
    trolls: list[list[int]]
    humans: list[list[int]]
    goods: list[list[int]]
    camp_slots: list[int]
    changeling_slots: list[int]
    camps_out: list[list[int]]
    changelings_out: list[list[int]]
    tiles: list[tuple[int, ...]]
    places: list[tuple[int, ...]]
    turns: list[tuple[int, ...]]
    open_places: list[tuple[int, ...]]
    shafts: list[list[int]]
    filled: list[list[int]]
    cards: list[tuple[int, ...]]
    stored: list[tuple[int, ...]]
    pieces: list[list[int]]
    rooms: list[list[int]]
    castles: list[int]
    bells: list[int]
    camps: list[int]
    changelings: list[int]
    farmers: list[int]
    princesses: list[int]
    supply: list[int]
    tasks: tuple[int, ...]
    claims: list[int]
    drawn: list[int]
    played: tuple[int, ...]
    piles: list[tuple[int, ...]]
    displays: list[tuple[int, ...]]
    discards: list[tuple[int, ...]]
    hand: tuple[int, ...]
    """The own round cards; a spectator has none."""
    backs: list[tuple[int, ...]]
    """How many dawn, dusk and night cards each seat holds."""
    scores: list[list[int]]
    """The points of each seat if the game ended now, row by row."""

    def see(self, state: State) -> None:
        super().see(state)
        assert isinstance(state, TrollsState)
        for field in _OPEN:
            setattr(self, field, copied(getattr(state, field)))
        self.hand = state.hands[self.seat] if self.seat >= 0 else ()
        self.backs = [_backs(hand) for hand in state.hands]
        self.scores = [state.score(seat) for seat in range(state.seats)]

    def lay(self, state: State) -> None:
        for field in _OPEN:
            setattr(state, field, copied(getattr(self, field)))

    def dealer(self) -> HandDealer:
        times = range(len(TIMES))
        return HandDealer(self.seat, self.hand, self.backs, [self.unseen(time) for time in times])

    def unseen(self, time: int) -> list[int]:
        """The round cards of a time that this seat has not seen."""
        seen = {*self.hand, *self.played}
        return [card for card in rounds_of(time, self.seats) if card not in seen]

    def deck_size(self, seat: Seat) -> int:
        """How many cards a seat's round deck still has."""
        return ROUNDS_OF[self.seats] - self.drawn[seat]


def _backs(hand: tuple[int, ...]) -> tuple[int, ...]:
    times = [ROUND_CARDS[card].time for card in hand]
    return tuple([times.count(time) for time in range(len(TIMES))])
