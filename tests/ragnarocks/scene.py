"""Scenes of Ragnarocks: a table set in one call, played in the game's notation, looked at by labels."""

from collections.abc import Iterator
from typing import Final

import pytest

from trollbord.games.ragnarocks import RAGNAROCKS
from trollbord.games.ragnarocks.box import CELL, CELLS, STONES
from trollbord.games.ragnarocks.rules import Turn
from trollbord.games.ragnarocks.state import CONTESTED, WILD, RagnarocksState
from trollbord.kernel.errors import IllegalPick
from trollbord.kernel.result import Result
from trollbord.kernel.settings import Value

IVORY: Final = 0
RED: Final = 1
STATUS: Final = {IVORY: "ivory", RED: "red", CONTESTED: "contested", WILD: "wild"}


def labels(text: str) -> Iterator[str]:
    """Read labels, with runs within a row: 'B3 C1-C7'."""
    for word in text.split():
        first, _, last = word.partition("-")
        end = int((last or first)[1:])
        yield from (f"{first[0]}{number}" for number in range(int(first[1:]), end + 1))


class Scene:
    """A table of the duel."""

    def __init__(self, state: RagnarocksState) -> None:
        self.state = state

    def pick(self, *options: str) -> "Scene":
        """Pick one option after another."""
        for option in options:
            self.state.pick(option)
        return self

    def after(self, *options: str) -> "Scene":
        """Return the table after these picks; this one stays as it is."""
        return Scene(self.state.copy()).pick(*options)

    def refuses(self, option: str) -> str:
        """Assert that an option is refused and nothing has changed; return the rule that forbids it."""
        before = self.state.copy()
        with pytest.raises(IllegalPick) as refusal:
            self.state.pick(option)
        assert self.state == before
        assert refusal.value.reason is not None
        return refusal.value.reason.message.id.removeprefix("why-")

    @property
    def seat(self) -> int | None:
        """The seat that is asked, or None at the end."""
        return None if self.state.ask is None else self.state.ask.seat

    @property
    def options(self) -> list[str]:
        """What may be picked."""
        return [] if self.state.ask is None else [option.text for option in self.state.ask.options]

    def targets(self, viking: str) -> set[str]:
        """Return where a Viking may move."""
        return {text.split()[2] for text in self.options if text.startswith(f"move {viking} ")}

    @property
    def stone_targets(self) -> set[str]:
        """Where the stone may go."""
        return {text.split()[1] for text in self.options if text.startswith("stone ")}

    def vikings(self, seat: int) -> set[str]:
        """Return where a seat's Vikings stand."""
        return {CELLS[cell] for cell in self.state.own_vikings(seat)}

    @property
    def stones(self) -> set[str]:
        """The cells with stones."""
        return {label for cell, label in enumerate(CELLS) if self.state.stones >> cell & 1}

    @property
    def regions(self) -> list[tuple[str, set[str]]]:
        """All regions: their status and their cells."""
        return [
            (STATUS[status], {label for cell, label in enumerate(CELLS) if region >> cell & 1})
            for region, status in self.state.regions()
        ]

    def sizes(self, status: str) -> list[int]:
        """Return the sizes of all regions of this status, in order."""
        return sorted(len(cells) for found, cells in self.regions if found == status)

    def status(self, cell: str) -> str:
        """Return the status of a cell."""
        return next(status for status, cells in self.regions if cell in cells)

    @property
    def result(self) -> Result | None:
        """How the game ended, or None."""
        return self.state.result()


def new_game(**settings: Value) -> Scene:
    """Begin a new game as anybody would."""
    state = RAGNAROCKS.new(seats=2, **settings)
    assert isinstance(state, RagnarocksState)
    return Scene(state)


def scene(
    ivory: str = "A2 A3 A4",
    red: str = "J4 J5 J6",
    stones: str = "",
    seat: int = IVORY,
    supply: int | None = None,
    **settings: Value,
) -> Scene:
    """Set a table; without arguments it is the opening."""
    state = new_game(**settings).state
    state.vikings = [CELL[label] for label in (*labels(ivory), *labels(red))]
    for label in labels(stones):
        state.stones |= 1 << CELL[label]
    state.supply = STONES - state.stones.bit_count() if supply is None else supply
    state.resume([], Turn(seat))
    return Scene(state)
