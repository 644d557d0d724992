"""What is in the box of Ragnarocks: the board, the Vikings, the stones, and all that can be picked."""

from typing import Final

from trollbord.kernel.option import Option, Vocabulary
from trollbord.kernel.tableoption import EXPERT, TableOption

IVORY: Final = 0
RED: Final = 1

STONES: Final = 40
VIKINGS_EACH: Final = 3

ROW_LENGTHS: Final = (5, 6, 7, 8, 9, 10, 11, 11, 10, 9)
ROW_LETTERS: Final = "ABCDEFGHIJ"
WIDEST_ROW: Final = 6

DIRECTIONS: Final = {
    "E": (1, 0),
    "W": (-1, 0),
    "NE": (1, -1),
    "NW": (0, -1),
    "SE": (0, 1),
    "SW": (-1, 1),
}

AXIAL: Final[list[tuple[int, int]]] = [
    (number + max(0, WIDEST_ROW - row), row)
    for row, length in enumerate(ROW_LENGTHS)
    for number in range(length)
]
"""The cells in order, row by row from Ivory's side, as (q, r)."""

CELLS: Final[list[str]] = [
    f"{ROW_LETTERS[row]}{q - max(0, WIDEST_ROW - row) + 1}" for q, row in AXIAL
]
CELL_COUNT: Final = len(CELLS)
CELL: Final[dict[str, int]] = {label: cell for cell, label in enumerate(CELLS)}

START: Final[list[int]] = [CELL[label] for label in ("A2", "A3", "A4", "J4", "J5", "J6")]
"""Where the Vikings start: Ivory's three, then Red's."""


def _ray(cell: int, direction: tuple[int, int]) -> list[int]:
    """The cells in a straight line from a cell to the edge, nearest first."""
    place = {axial: other for other, axial in enumerate(AXIAL)}
    q, r = AXIAL[cell]
    ray: list[int] = []
    while True:
        q, r = q + direction[0], r + direction[1]
        if (q, r) not in place:
            return ray
        ray.append(place[q, r])


RAYS: Final[list[list[list[int]]]] = [
    [_ray(cell, direction) for direction in DIRECTIONS.values()] for cell in range(CELL_COUNT)
]
"""For each cell its six lines, in the order of DIRECTIONS."""

NEIGHBOURS: Final[list[list[int]]] = [[ray[0] for ray in rays if ray] for rays in RAYS]
EDGE: Final[list[int]] = [cell for cell in range(CELL_COUNT) if len(NEIGHBOURS[cell]) < 6]

# -- what can be picked

VOCABULARY: Final = Vocabulary("ragnarocks", __name__)

SKIP: Final = VOCABULARY.add("skip")
STONE: Final[list[Option]] = VOCABULARY.each("stone", CELLS)


def _moves(cell: int) -> dict[int, Option]:
    """A Viking's moves from a cell, by target."""
    targets = sorted([target for ray in RAYS[cell] for target in ray])
    return {
        target: VOCABULARY.add("move", CELLS[cell], CELLS[target], values=(cell, target))
        for target in targets
    }


MOVE: Final[list[dict[int, Option]]] = [_moves(cell) for cell in range(CELL_COUNT)]

# -- what people agree on

LIMITED: Final = "40"
UNLIMITED: Final = "none"
TABLE_OPTIONS: Final = (TableOption("limit", LIMITED, choices=(LIMITED, UNLIMITED), group=EXPERT),)
