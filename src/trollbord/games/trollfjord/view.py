"""What a seat sees of Trollfjord: all but the supply and the patched sacks of others."""

from typing import ClassVar, Final

from trollbord.games.trollfjord.box import COPIES, LEAST_VALUE, Board
from trollbord.games.trollfjord.chart import board_of
from trollbord.games.trollfjord.deal import FACE_DOWN, SackDealer
from trollbord.games.trollfjord.state import TrollfjordState
from trollbord.kernel.game import Game
from trollbord.kernel.seat import Seat
from trollbord.kernel.settings import Settings
from trollbord.kernel.view import View

HIDDEN: Final = ("supply", "sacks")
_OPEN: Final = tuple([name for name in TrollfjordState.FIELDS if name not in HIDDEN])


class TrollfjordView(View):
    """The open table; a treasure in another's patched sack is FACE_DOWN, of the supply the number is known."""

    FIELDS: ClassVar[tuple[str, ...]] = (*_OPEN, "supply_left", "sacks")

    def __init__(self, game: Game, seats: int, settings: Settings, seat: Seat) -> None:
        super().__init__(game, seats, settings, seat)
        self.board: Board = board_of(str(settings["map"]))

    supply_left: int
    sacks: list[tuple[int, ...]]

    # -- fields: what tools/fields.py writes

    planks: list[int]
    numbers: list[int]
    treasures: list[int]
    lords: list[int]
    laid: list[bool]
    trolls: list[int]
    reserve: list[int]
    belts: list[int]
    gifts: list[int]
    crowns: list[int]
    reason: str
    turn: Seat
    fortress: int
    comrade: Seat
    hammerer: Seat
    partner: Seat
    limit: int
    hits: int
    out: list[int]
    offers: list[int]
    appeased: bool
    taken: list[int]

    def _see_open(self, state: TrollfjordState) -> None:
        self.planks = state.planks[:]
        self.numbers = state.numbers[:]
        self.treasures = state.treasures[:]
        self.lords = state.lords[:]
        self.laid = state.laid[:]
        self.trolls = state.trolls[:]
        self.reserve = state.reserve[:]
        self.belts = state.belts[:]
        self.gifts = state.gifts[:]
        self.crowns = state.crowns[:]
        self.reason = state.reason
        self.turn = state.turn
        self.fortress = state.fortress
        self.comrade = state.comrade
        self.hammerer = state.hammerer
        self.partner = state.partner
        self.limit = state.limit
        self.hits = state.hits
        self.out = state.out[:]
        self.offers = state.offers[:]
        self.appeased = state.appeased
        self.taken = state.taken[:]

    def _lay_open(self, state: TrollfjordState) -> None:
        state.planks = self.planks[:]
        state.numbers = self.numbers[:]
        state.treasures = self.treasures[:]
        state.lords = self.lords[:]
        state.laid = self.laid[:]
        state.trolls = self.trolls[:]
        state.reserve = self.reserve[:]
        state.belts = self.belts[:]
        state.gifts = self.gifts[:]
        state.crowns = self.crowns[:]
        state.reason = self.reason
        state.turn = self.turn
        state.fortress = self.fortress
        state.comrade = self.comrade
        state.hammerer = self.hammerer
        state.partner = self.partner
        state.limit = self.limit
        state.hits = self.hits
        state.out = self.out[:]
        state.offers = self.offers[:]
        state.appeased = self.appeased
        state.taken = self.taken[:]

    # -- end of the fields

    def see(self, state: TrollfjordState) -> None:
        super().see(state)
        self._see_open(state)
        self.supply_left = sum(state.supply)
        self.sacks = [self._sack(owner, sack) for owner, sack in enumerate(state.sacks)]

    def _sack(self, owner: Seat, sack: tuple[int, ...]) -> tuple[int, ...]:
        """TF-R.25: the owner sees the values, others the number of discs; at the end all are turned up."""
        if owner == self.seat or self.settings["open_sacks"] or self.result is not None:
            return sack
        return (FACE_DOWN,) * len(sack)

    def unseen(self) -> list[int]:
        """The values of all treasures that lie face down somewhere, in order."""
        return [LEAST_VALUE + at for at, count in enumerate(self._left()) for _ in range(count)]

    def _left(self) -> list[int]:
        """How many treasures of each value, from the least on, lie face down somewhere."""
        left = list(COPIES)
        for value in [*self.treasures, *self.belts, *[v for sack in self.sacks for v in sack]]:
            if value:
                left[value - LEAST_VALUE] -= 1
        return left

    def lay(self, state: TrollfjordState) -> None:
        self._lay_open(state)

    def dealer(self) -> SackDealer:
        return SackDealer(self.sacks, self._left())
