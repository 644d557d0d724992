"""What is in the box of Ragnarocks: the board, the Vikings, the stones, and all that can be picked."""

from typing import Final

from trollbord.kernel.option import Option, Vocabulary
from trollbord.kernel.settings import EXPERT, Setting

IVORY: Final = 0
RED: Final = 1

STONES: Final = 40
ENDLESS: Final = 9999
"""The supply of a table without a limit (RR-R.1): more than any game can use."""
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

# -- the characters of the advanced game


class Character:
    """One mythology card: its name, and the facts that are printed beside its power."""

    def __init__(self, name: str, is_simple: bool, icon: bool, vikings: int = VIKINGS_EACH) -> None:
        self.name: Final = name
        self.is_simple: Final = is_simple
        self.icon: Final = icon
        """Whether it may be a command card of Odin and serve in team play; *reconstructed* (RR-R.3)."""
        self.vikings: Final = vikings
        """How many Vikings stand on the board at the start."""


CHARACTERS: Final = (
    Character("gullinbursti", True, True),
    Character("mani", True, True),
    Character("nerthus", True, True),
    Character("ratatoskr", True, True),
    Character("sol", True, True),
    Character("thor", True, False),
    Character("tyr", True, True),
    Character("fenrir", True, False, 2),
    Character("freyja", True, False),
    Character("hel", True, False),
    Character("hildisvini", True, True),
    Character("ask_and_embla", False, False, 2),
    Character("blodughofi", False, True),
    Character("bragi", False, True),
    Character("vali", False, True),
    Character("gerdr", False, True),
    Character("dainn_dvalinn_duneyrr_durathror", False, True),
    Character("jormungandr", False, True),
    Character("idunn", False, False),
    Character("ymir", False, True),
    Character("njordr", False, True),
    Character("odin", False, False),
    Character("selkolla", False, True),
    Character("sleipnir", False, True),
    Character("surtr", False, True),
    Character("fafnir", False, True),
    Character("forseti", False, True),
    Character("freyr", False, True),
    Character("frigg", False, False),
    Character("fjorgyn_and_fjorgynn", False, False, 2),
    Character("heimdallr", False, True),
    Character("aegir", False, True),
)
NAMES: Final = [character.name for character in CHARACTERS]
CHARACTER: Final = {name: card for card, name in enumerate(NAMES)}
NOBODY: Final = -1
"""The card of a seat that has none."""
SUGGESTED: Final = (("surtr", "ratatoskr"), ("gullinbursti", "tyr"))
"""Pairs that the rulebook suggests for a first advanced game."""
THOR_STONES: Final = 4
COMMANDS: Final = 2
IDUNN_LAND: Final = 6
RUN: Final = 3
"""The stones in a row that wake Jormungandr."""
MOST_PLAYERS: Final = 6

DONE: Final = VOCABULARY.add("done")
SELECT: Final = VOCABULARY.each("select", CELLS)
CARD_STONE: Final = VOCABULARY.each("card-stone", CELLS)
ENTER: Final = VOCABULARY.each("enter", CELLS)
REMOVE: Final = VOCABULARY.each("remove", CELLS)
LEAVE: Final = {
    cell: VOCABULARY.add("leave", CELLS[cell], values=(cell,)) for cell in sorted(START)
}
SWAP: Final[list[dict[int, Option]]] = [
    {
        other: VOCABULARY.add("swap", CELLS[cell], CELLS[other], values=(cell, other))
        for other in sorted(NEIGHBOURS[cell])
    }
    for cell in range(CELL_COUNT)
]
SHOW: Final = VOCABULARY.each("show", NAMES)
TAKE: Final = VOCABULARY.each("take", NAMES)
DRAW: Final = VOCABULARY.each("draw", NAMES)
COMMAND: Final = VOCABULARY.each("command", NAMES)
RECALL: Final = VOCABULARY.add("recall")
RELOCATE: Final[list[list[Option]]] = VOCABULARY.pairs("relocate", CELLS, CELLS)

# -- what people agree on

LIMITED: Final = "40"
UNLIMITED: Final = "none"
NO_CHARACTERS: Final = "none"
DRAFTED: Final = "draft"
RANDOM: Final = "random"
CHOSEN: Final = "chosen"
SETTINGS: Final = (
    Setting("characters", NO_CHARACTERS, choices=(NO_CHARACTERS, DRAFTED, RANDOM, CHOSEN)),
    Setting("ivory_card", SUGGESTED[0][0], choices=NAMES, counts=("characters", (CHOSEN,))),
    Setting("red_card", SUGGESTED[0][1], choices=NAMES, counts=("characters", (CHOSEN,))),
    Setting("ivory_players", 0, low=0, high=MOST_PLAYERS - 1, least=3),
    Setting("limit", LIMITED, choices=(LIMITED, UNLIMITED), group=EXPERT),
)
