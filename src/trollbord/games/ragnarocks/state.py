"""The table of Ragnarocks at one moment: Vikings, stones and the regions between them."""

from typing import ClassVar, Final

from mypy_extensions import i64

from trollbord.games.ragnarocks.box import (
    CELL_COUNT,
    ENDLESS,
    IVORY,
    LIMITED,
    RED,
    STONES,
    VIKINGS_EACH,
)
from trollbord.games.ragnarocks.native.board import OFF, OPENING, Board, bits, laid, taken
from trollbord.games.ragnarocks.native.spots import SPOTS, count
from trollbord.kernel.game import Game
from trollbord.kernel.result import Result, ranked
from trollbord.kernel.seat import Seat
from trollbord.kernel.settings import Settings
from trollbord.kernel.state import State

WILD = -1
CONTESTED = 2
ALL_OF_A_SEAT: Final = (1 << VIKINGS_EACH) - 1


class RagnarocksState(State):
    """The board with Vikings and stones, the supply, and skips in a row."""

    FIELDS: ClassVar[tuple[str, ...]] = ("vikings", "stones", "supply", "skips")

    def __init__(
        self, game: Game, seats: int, settings: Settings, board: Board | None = None
    ) -> None:
        super().__init__(game, seats, settings)
        self.board = OPENING.copy() if board is None else board
        self.supply = STONES if settings["limit"] == LIMITED else ENDLESS
        self.skips = 0

    def copy(self) -> "RagnarocksState":
        other = RagnarocksState(self.game, self.seats, self.settings, self.board.copy())
        other.supply = self.supply
        other.skips = self.skips
        self.copy_agenda(other)
        return other

    @property
    def vikings(self) -> list[int]:
        """The Vikings by cell, Ivory's three, then Red's; to look at, the board's verbs change them."""
        return self.board.vikings

    @vikings.setter
    def vikings(self, cells: list[int]) -> None:
        self.board = laid(cells, self.stones)

    @property
    def stones(self) -> int:
        """The cells with stones, as bits."""
        return taken(self.board.low, self.board.high)

    @stones.setter
    def stones(self, stones: int) -> None:
        self.board = laid(self.board.vikings, stones)

    def stone_count(self) -> int:
        """How many stones are on the board."""
        return int(CELL_COUNT - count(self.board.low, self.board.high))

    def region(self, cell: int) -> int:
        """RR-REGION.1, 2: the stone-free cells connected with this one, as bits."""
        low, high = self.board.region(SPOTS[cell].low, SPOTS[cell].high)
        return bits(low, high)

    def status(self, region: int) -> int:
        """RR-REGION.4 to 6: whose a region is: a seat, CONTESTED or WILD."""
        owners = {
            index // VIKINGS_EACH
            for index, cell in enumerate(self.vikings)
            if cell != OFF and region >> cell & 1
        }
        if not owners:
            return WILD
        return CONTESTED if len(owners) > 1 else owners.pop()

    def regions(self) -> list[tuple[int, int]]:
        """All regions as bits, each with its status."""
        left = ((1 << CELL_COUNT) - 1) & ~self.stones
        found: list[tuple[int, int]] = []
        while left:
            region = self.region((left & -left).bit_length() - 1)
            left &= ~region
            found.append((region, self.status(region)))
        return found

    def own_vikings(self, seat: Seat) -> list[int]:
        """The cells of a seat's Vikings."""
        return self.vikings[seat * VIKINGS_EACH : (seat + 1) * VIKINGS_EACH]

    def land(self) -> list[int]:
        """RR-SCORE.1 to 6: the cells that each seat has settled."""
        return [self.settled_land(seat) for seat in (IVORY, RED)]

    def settled_land(self, seat: Seat) -> int:
        """The cells that a seat's settled Vikings share with no other colour; one flood finds all their regions."""
        low, high = self.settled(seat)
        return count(low, high)

    def settled(self, seat: Seat) -> tuple[i64, i64]:
        """The same cells as two words."""
        board = self.board
        low, high = board.under(~board.contested & ALL_OF_A_SEAT << seat * VIKINGS_EACH)
        return board.region(low, high)

    def outcome(self) -> Result:
        """RR-SCORE.7: the higher total wins. RR-R.2: equal totals are a draw."""
        land = self.land()
        return Result(land, ranked([(cells,) for cells in land]), "no-turn-left", [("land", land)])
