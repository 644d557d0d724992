"""What a seat sees of Trolls & Princesses: all but the hands of others and how the decks lie."""

from typing import ClassVar, Final

from trollbord.games.trolls_princesses.box import ROUNDS_OF
from trollbord.games.trolls_princesses.deal import HandDealer
from trollbord.games.trolls_princesses.deck import ROUND_CARDS, TIMES
from trollbord.games.trolls_princesses.state import Row, TrollsState, rounds_of
from trollbord.kernel.seat import Seat
from trollbord.kernel.view import View

HIDDEN: Final = ("hands",)
_OPEN: Final = tuple([name for name in TrollsState.FIELDS if name not in HIDDEN])


class TrollsView(View):
    """The open table, the own hand, and the backs of the other hands, which tell the time of day."""

    FIELDS: ClassVar[tuple[str, ...]] = (*_OPEN, "hand", "backs", "scores")

    hand: tuple[int, ...]
    """The own round cards; a spectator has none."""
    backs: list[tuple[int, ...]]
    """How many dawn, dusk and night cards each seat holds."""
    scores: list[list[int]]
    """The points of each seat if the game ended now, row by row."""

    # -- fields: what tools/fields.py writes

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
    trolls: list[Row]
    humans: list[Row]
    goods: list[list[int]]
    camp_slots: list[int]
    changeling_slots: list[int]
    camps_out: list[Row]
    changelings_out: list[Row]
    tiles: list[tuple[int, ...]]
    places: list[tuple[int, ...]]
    turns: list[tuple[int, ...]]
    open_places: list[tuple[int, ...]]
    shafts: list[Row]
    filled: list[Row]
    cards: list[tuple[int, ...]]
    stored: list[tuple[int, ...]]
    pieces: list[Row]
    rooms: list[Row]
    castles: list[int]
    bells: list[int]
    camps: list[int]
    changelings: list[int]
    farmers: list[int]
    princesses: list[int]
    supply: list[int]
    tasks: tuple[int, ...]
    met: list[int]
    claims: list[int]
    drawn: list[int]
    played: tuple[int, ...]
    piles: list[tuple[int, ...]]
    displays: list[tuple[int, ...]]
    discards: list[tuple[int, ...]]

    def _see_open(self, state: TrollsState) -> None:
        self.clans = state.clans[:]
        self.first = state.first
        self.active = state.active
        self.round = state.round
        self.phase = state.phase
        self.king = state.king
        self.king_seat = state.king_seat
        self.points = state.points
        self.borrowed = state.borrowed
        self.place = state.place
        self.walker = state.walker
        self.activated = state.activated
        self.castle_used = state.castle_used
        self.trolls = [row[:] for row in state.trolls]
        self.humans = [row[:] for row in state.humans]
        self.goods = [row[:] for row in state.goods]
        self.camp_slots = state.camp_slots[:]
        self.changeling_slots = state.changeling_slots[:]
        self.camps_out = [row[:] for row in state.camps_out]
        self.changelings_out = [row[:] for row in state.changelings_out]
        self.tiles = state.tiles[:]
        self.places = state.places[:]
        self.turns = state.turns[:]
        self.open_places = state.open_places[:]
        self.shafts = [row[:] for row in state.shafts]
        self.filled = [row[:] for row in state.filled]
        self.cards = state.cards[:]
        self.stored = state.stored[:]
        self.pieces = [row[:] for row in state.pieces]
        self.rooms = [row[:] for row in state.rooms]
        self.castles = state.castles[:]
        self.bells = state.bells[:]
        self.camps = state.camps[:]
        self.changelings = state.changelings[:]
        self.farmers = state.farmers[:]
        self.princesses = state.princesses[:]
        self.supply = state.supply[:]
        self.tasks = state.tasks
        self.met = state.met[:]
        self.claims = state.claims[:]
        self.drawn = state.drawn[:]
        self.played = state.played
        self.piles = state.piles[:]
        self.displays = state.displays[:]
        self.discards = state.discards[:]

    def _lay_open(self, state: TrollsState) -> None:
        state.clans = self.clans[:]
        state.first = self.first
        state.active = self.active
        state.round = self.round
        state.phase = self.phase
        state.king = self.king
        state.king_seat = self.king_seat
        state.points = self.points
        state.borrowed = self.borrowed
        state.place = self.place
        state.walker = self.walker
        state.activated = self.activated
        state.castle_used = self.castle_used
        state.trolls = [row[:] for row in self.trolls]
        state.humans = [row[:] for row in self.humans]
        state.goods = [row[:] for row in self.goods]
        state.camp_slots = self.camp_slots[:]
        state.changeling_slots = self.changeling_slots[:]
        state.camps_out = [row[:] for row in self.camps_out]
        state.changelings_out = [row[:] for row in self.changelings_out]
        state.tiles = self.tiles[:]
        state.places = self.places[:]
        state.turns = self.turns[:]
        state.open_places = self.open_places[:]
        state.shafts = [row[:] for row in self.shafts]
        state.filled = [row[:] for row in self.filled]
        state.cards = self.cards[:]
        state.stored = self.stored[:]
        state.pieces = [row[:] for row in self.pieces]
        state.rooms = [row[:] for row in self.rooms]
        state.castles = self.castles[:]
        state.bells = self.bells[:]
        state.camps = self.camps[:]
        state.changelings = self.changelings[:]
        state.farmers = self.farmers[:]
        state.princesses = self.princesses[:]
        state.supply = self.supply[:]
        state.tasks = self.tasks
        state.met = self.met[:]
        state.claims = self.claims[:]
        state.drawn = self.drawn[:]
        state.played = self.played
        state.piles = self.piles[:]
        state.displays = self.displays[:]
        state.discards = self.discards[:]

    # -- end of the fields

    def see(self, state: TrollsState) -> None:
        super().see(state)
        self._see_open(state)
        self.hand = state.hands[self.seat] if self.seat >= 0 else ()
        self.backs = [_backs(hand) for hand in state.hands]
        self.scores = [state.score(seat) for seat in range(state.seats)]

    def lay(self, state: TrollsState) -> None:
        self._lay_open(state)

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
