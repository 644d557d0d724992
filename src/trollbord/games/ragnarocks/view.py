"""What a seat sees of Ragnarocks: everything, since nothing is hidden in the base duel."""

from random import Random
from typing import ClassVar

from trollbord.games.ragnarocks.box import CELL_COUNT, CELLS, ROW_LENGTHS, ROW_LETTERS
from trollbord.games.ragnarocks.state import RagnarocksState
from trollbord.kernel.game import Game
from trollbord.kernel.seat import Seat
from trollbord.kernel.state import State
from trollbord.kernel.tableoption import Table
from trollbord.kernel.view import View


class RagnarocksView(View):
    """The Vikings, the stones, the regions and the supply."""

    FIELDS: ClassVar[tuple[str, ...]] = ("vikings", "stones", "supply", "skips", "regions", "land")

    def __init__(self, game: Game, seats: int, table: Table, seat: Seat) -> None:
        super().__init__(game, seats, table, seat)
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

    def deal(self, state: State, rng: Random) -> None:
        assert isinstance(state, RagnarocksState)
        state.vikings = self.vikings[:]
        state.stones = self.stones
        state.supply = self.supply
        state.skips = self.skips


def text(view: RagnarocksView) -> str:
    """The board for a terminal: I and R are Vikings, # is a stone, settled land is i or r, the rest is a dot."""
    marks = [_mark(view, cell) for cell in range(CELL_COUNT)]
    lines: list[str] = []
    at = 0
    for row, length in enumerate(ROW_LENGTHS):
        indent = " " * abs(6 - row)
        cells = " ".join(marks[at : at + length])
        lines.append(f"{ROW_LETTERS[row]} {indent}{cells}")
        at += length
    return "\n".join(lines)


def _mark(view: RagnarocksView, cell: int) -> str:
    if view.stones >> cell & 1:
        return "#"
    if cell in view.vikings:
        return "I" if view.vikings.index(cell) < len(view.vikings) // 2 else "R"
    owner = next(status for region, status in view.regions if region >> cell & 1)
    return {0: "i", 1: "r", -1: ","}.get(owner, ".")


def stone_cells(view: RagnarocksView) -> list[str]:
    """The labels of the cells with stones."""
    return [CELLS[cell] for cell in range(CELL_COUNT) if view.stones >> cell & 1]


def features(view: RagnarocksView) -> list[float]:
    """Planes over the cells: own Vikings, the other's, stones, own land, the other's land, wild land, the selected Viking.

    Then the share of stones left and whether a stone is to be placed. Seat 0's eyes serve for a spectator.
    """
    seat = max(view.seat, 0)
    half = len(view.vikings) // 2
    mine, theirs = view.vikings[:half], view.vikings[half:]
    if seat == 1:
        mine, theirs = theirs, mine
    land = dict.fromkeys((0, 1, -1), 0)
    for region, status in view.regions:
        if status in land:
            land[status] |= region
    selected = getattr(view.step, "viking", -1)
    bits = (_bits(mine), _bits(theirs), view.stones, land[seat], land[1 - seat], land[-1])
    planes = [
        float(plane >> cell & 1)
        for plane in (*bits, _bits([selected]))
        for cell in range(CELL_COUNT)
    ]
    return [*planes, view.supply / CELL_COUNT, float(selected >= 0)]


def _bits(cells: list[int]) -> int:
    return sum([1 << cell for cell in cells if cell >= 0])
