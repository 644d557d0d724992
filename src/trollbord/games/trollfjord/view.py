"""What a seat sees of Trollfjord: all but the supply and the patched sacks of others."""

from typing import ClassVar, Final

from trollbord.games.trollfjord.box import COPIES, LEAST_VALUE, Board
from trollbord.games.trollfjord.chart import board_of
from trollbord.games.trollfjord.deal import FACE_DOWN, SackDealer
from trollbord.games.trollfjord.state import TrollfjordState
from trollbord.kernel.game import Game
from trollbord.kernel.seat import Seat
from trollbord.kernel.settings import Settings
from trollbord.kernel.state import State
from trollbord.kernel.view import View

OPEN: Final = tuple([name for name in TrollfjordState.FIELDS if name not in ("supply", "sacks")])


class TrollfjordView(View):
    """The open table; a treasure in another's patched sack is FACE_DOWN, of the supply the number is known."""

    FIELDS: ClassVar[tuple[str, ...]] = (*OPEN, "supply_left", "sacks")

    def __init__(self, game: Game, seats: int, settings: Settings, seat: Seat) -> None:
        super().__init__(game, seats, settings, seat)
        self.board: Board = board_of(str(settings["map"]))
        self.planks: list[int] = []
        self.numbers: list[int] = []
        self.treasures: list[int] = []
        self.lords: list[int] = []
        self.laid: list[bool] = []
        self.trolls: list[int] = []
        self.reserve: list[int] = []
        self.belts: list[int] = []
        self.gifts: list[int] = []
        self.crowns: list[int] = []
        self.reason = ""
        self.turn: Seat = -1
        self.fortress = -1
        self.comrade: Seat = -1
        self.hammerer: Seat = -1
        self.partner: Seat = -1
        self.limit = 0
        self.hits = -1
        self.out: list[int] = []
        self.offers: list[int] = []
        self.appeased = False
        self.taken: list[int] = []
        self.supply_left = 0
        self.sacks: list[tuple[int, ...]] = []

    def see(self, state: State) -> None:
        super().see(state)
        assert isinstance(state, TrollfjordState)
        for name in OPEN:
            value = getattr(state, name)
            setattr(self, name, value[:] if isinstance(value, list) else value)
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

    def lay(self, state: State) -> None:
        for name in OPEN:
            value = getattr(self, name)
            setattr(state, name, value[:] if isinstance(value, list) else value)

    def dealer(self) -> SackDealer:
        return SackDealer(self.sacks, self._left())
