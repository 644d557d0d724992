"""Rows as NumPy sees them: memory of compiled code without a copy, and the row of one table at a time."""

from typing import Any, Final

from trollbord.kernel.extras import extras_needed
from trollbord.kernel.game import Game
from trollbord.kernel.observation import Rows, row_length
from trollbord.kernel.seat import Seat
from trollbord.kernel.settings import Settings
from trollbord.kernel.state import State

with extras_needed():
    import numpy as np
    from numpy.typing import NDArray

Row = NDArray[np.float32]


def seen(memory: Any, kind: Any, rows: int) -> NDArray[Any]:
    """Memory of compiled code as an array with `rows` rows, without copying it."""
    return np.frombuffer(buffer(memory), kind).reshape(rows, -1)


def buffer(memory: Any) -> memoryview:
    """Memory of compiled code as NumPy takes it."""
    return memoryview(memory)


class OneRow:
    """Writes the rows of one kind of table, one at a time."""

    def __init__(self, game: Game, seats: int, settings: Settings) -> None:
        self.game: Final = game
        self.seats: Final = seats
        self.settings: Final = settings
        self.length: Final = row_length(game.observation.layout(seats, settings))
        self._rows: Final = Rows(1, self.length)
        self.shared: Final[Row] = seen(self._rows.memory, np.float32, 1)[0]
        """The row that was written last: the next one is written over it."""

    def write(self, state: State, seat: Seat) -> Row:
        """The row of a seat, in memory that the next one is written to."""
        self.game.observation.write(self._rows, 0, state, seat)
        return self.shared

    def __reduce__(self) -> tuple[object, ...]:
        # The memory is a place to write to, not a part of what is kept.
        return OneRow, (self.game, self.seats, self.settings)
