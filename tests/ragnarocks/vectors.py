"""The positions of vectors.yaml, set up for both implementations."""

from pathlib import Path
from typing import Any, Final

import yaml

from tests.ragnarocks.scene import Scene, scene
from tests.ragnarocks.slow import Slow, cells

COLOURS: Final = ("ivory", "red")
FILE: Final = yaml.safe_load(Path(__file__).with_name("vectors.yaml").read_text(encoding="utf-8"))
OPENING: Final[dict[str, Any]] = FILE["opening"] | {"id": "opening", "to_move": "ivory"}
BASE: Final[list[dict[str, Any]]] = FILE["base"]


def set_up(vector: dict[str, Any], other_side: bool = False) -> Scene:
    """Set the table of a vector, perhaps with the other side to move."""
    ivory, red, stones = (" ".join(vector[name]) for name in ("ivory", "red", "stones"))
    return scene(ivory, red, stones, seat_of(vector) ^ other_side, vector["supply"])


def set_up_slow(vector: dict[str, Any]) -> Slow:
    """Set the same table for the slow implementation."""
    vikings = cells(vector["ivory"]), cells(vector["red"])
    return Slow(vikings, cells(vector["stones"]), vector["supply"], seat_of(vector))


def seat_of(vector: dict[str, Any]) -> int:
    """Return the seat to move."""
    return COLOURS.index(vector["to_move"])


def turns(table: Scene) -> list[Scene]:
    """Return the tables after each complete turn; none after a skip."""
    if table.options == ["skip"]:
        return []
    moved = [table.after(move) for move in table.options]
    return [placing.after(stone) for placing in moved for stone in placing.options]


def shape(table: Scene) -> tuple[tuple[int, ...], tuple[int, ...], int, int]:
    """Return what tells positions apart: Vikings of one colour are alike."""
    ivory, red = (tuple(sorted(table.state.own_vikings(seat))) for seat in (0, 1))
    return ivory, red, table.state.stones, table.state.supply
