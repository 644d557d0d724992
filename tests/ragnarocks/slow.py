"""The base duel once more, slow and obvious: sets of axial cells, lines walked step by step, plain flood fill.

It shares nothing with the package, so that two implementations written apart can be compared.
"""

from collections.abc import Iterable, Iterator
from typing import Final, NamedTuple

Cell = tuple[int, int]
Cells = frozenset[Cell]

DIRECTIONS: Final = ((1, 0), (-1, 0), (1, -1), (0, -1), (0, 1), (-1, 1))
BOARD: Final[Cells] = frozenset(
    (q, r) for q in range(11) for r in range(10) if 6 <= q + r <= 17
)  # an 11 by 10 parallelogram with two corners cut off
SUPPLY: Final = 40


def label(cell: Cell) -> str:
    """Return the name of a cell: the letter of its row and its place from the left."""
    q, r = cell
    row = sorted(q for q, other in BOARD if other == r)
    return f"{'ABCDEFGHIJ'[r]}{row.index(q) + 1}"


LABEL: Final = {cell: label(cell) for cell in BOARD}
CELL: Final = {name: cell for cell, name in LABEL.items()}


def cells(names: Iterable[str]) -> Cells:
    """Return the cells of these names."""
    return frozenset(CELL[name] for name in names)


def labels(given: Iterable[Cell]) -> set[str]:
    """Return the names of these cells."""
    return {LABEL[cell] for cell in given}


NEIGHBOURS: Final[dict[Cell, Cells]] = {
    (q, r): BOARD.intersection((q + dq, r + dr) for dq, dr in DIRECTIONS) for q, r in BOARD
}


class Slow(NamedTuple):
    """A table of the duel: a Viking that has moved and owes a stone is the `mover`."""

    vikings: tuple[Cells, Cells] = (cells(("A2", "A3", "A4")), cells(("J4", "J5", "J6")))
    stones: Cells = frozenset()
    supply: int = SUPPLY
    seat: int = 0
    mover: Cell | None = None
    skips: int = 0

    @property
    def is_over(self) -> bool:
        """Whether both players have skipped, one after the other."""
        return self.skips == 2

    def reach(self, start: Cell) -> Iterator[Cell]:
        """Walk from a cell in all directions, as far as nothing is in the way."""
        occupied = self.stones | self.vikings[0] | self.vikings[1]
        for dq, dr in DIRECTIONS:
            q, r = start[0] + dq, start[1] + dr
            while (q, r) in BOARD and (q, r) not in occupied:
                yield q, r
                q, r = q + dq, r + dr

    def region(self, start: Cell) -> Cells:
        """Return the cells without stones that are connected with this one."""
        found = {start}
        todo = [start]
        while todo:
            for cell in NEIGHBOURS[todo.pop()] - self.stones - found:
                found.add(cell)
                todo.append(cell)
        return frozenset(found)

    def regions(self) -> set[Cells]:
        """Return all regions."""
        found: set[Cells] = set()
        for cell in BOARD - self.stones:
            if not any(cell in region for region in found):
                found.add(self.region(cell))
        return found

    def status(self, region: Cells) -> str:
        """Return the status of a region: ivory, red, contested or wild."""
        ivory, red = (bool(region & vikings) for vikings in self.vikings)
        if ivory and red:
            return "contested"
        return "ivory" if ivory else "red" if red else "wild"

    def scores(self) -> tuple[int, int]:
        """Return the points of Ivory and Red."""
        points = {"ivory": 0, "red": 0, "contested": 0, "wild": 0}
        for region in self.regions():
            points[self.status(region)] += len(region)
        return points["ivory"], points["red"]

    def moves(self) -> list[tuple[Cell, Cell]]:
        """Return the moves of the player to move, by Vikings whose region is contested."""
        if self.supply == 0:
            return []
        contested = [
            cell
            for cell in self.vikings[self.seat]
            if self.status(self.region(cell)) == "contested"
        ]
        return [(start, end) for start in contested for end in self.reach(start)]

    def options(self) -> list[str]:
        """Return what may be picked, in the notation of the game."""
        if self.is_over:
            return []
        if self.mover is not None:
            return [f"stone {LABEL[cell]}" for cell in self.reach(self.mover)]
        moves = [f"move {LABEL[start]} {LABEL[end]}" for start, end in self.moves()]
        return moves or ["skip"]

    def pick(self, option: str) -> "Slow":
        """Return the table after a pick."""
        verb, *names = option.split()
        if verb == "skip":
            return self._replace(seat=1 - self.seat, skips=self.skips + 1)
        if verb == "stone":
            stones = self.stones | cells(names)
            after = self._replace(stones=stones, supply=self.supply - 1, mover=None)
            return after._replace(seat=1 - self.seat)
        start, end = (CELL[name] for name in names)
        vikings = [*self.vikings]
        vikings[self.seat] = vikings[self.seat] - {start} | {end}
        return self._replace(vikings=(vikings[0], vikings[1]), mover=end, skips=0)


def perft(table: Slow, depth: int) -> int:
    """Count the sequences of this many picks; a game that has ended has no further ones."""
    options = table.options()
    if depth == 1:
        return len(options)
    return sum(perft(table.pick(option), depth - 1) for option in options)
