"""Powers: what a character changes, by the moments of a turn; what it leaves alone stays as the rulebook has it."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from trollbord.games.ragnarocks.box import (
    CHARACTERS,
    NAMES,
    NOBODY,
    RAYS,
    RELOCATE,
    STONE,
)
from trollbord.games.ragnarocks.native.reach import moves, places
from trollbord.kernel.option import Option
from trollbord.kernel.seat import Seat

if TYPE_CHECKING:
    from trollbord.games.ragnarocks.advanced import AdvancedState


@mypyc_attr(allow_interpreted_subclasses=True)
class Power:
    """A character's power. Each method is a moment; this class is a character that changes nothing."""

    selects = False
    """Whether the Viking is selected before anything else is decided."""
    moves_all = False
    """Whether every Viking moves, each leaving a stone behind, instead of one move and one stone."""
    waits_for_land = False
    """Whether it matters when land is settled for the first time."""

    stalls = False
    """Whether a turn may leave no more stones on the board than it found."""
    outlasts_stones = False
    """Whether there may be turns when no stone is left."""
    hunts = False
    """Whether it wins by where Vikings stand, whatever the land."""

    def __init__(self, card: int) -> None:
        self.card: Final = card
        self.name: Final = NAMES[card] if card != NOBODY else "nobody"

    # -- before the first turn, and when a turn begins

    def set_up(self, state: "AdvancedState", seat: Seat) -> None:
        """Carry out what the setup line says beyond the number of Vikings."""

    def begin(self, state: "AdvancedState", seat: Seat) -> None:
        """The own turn begins."""

    # -- moving

    def is_ready(self, state: "AdvancedState", seat: Seat, viking: int) -> bool:
        """Whether a contested Viking that has to be selected first could complete a turn."""
        return bool(self.moves(state, viking))

    def before(self, state: "AdvancedState", seat: Seat) -> list[Option]:
        """What may be done before the move, once the Viking is selected."""
        return []

    def do_before(self, state: "AdvancedState", seat: Seat, option: Option) -> None:
        """Do it."""
        raise NotImplementedError

    def moves(self, state: "AdvancedState", viking: int) -> list[Option]:
        """The moves of a contested Viking that a stone can follow."""
        return ordinary_moves(state, viking) if self.can_place(state) else []

    def can_place(self, state: "AdvancedState") -> bool:
        """RR-R.1: whether the place step can be carried out after an ordinary move."""
        return state.supply > 0

    def move(self, state: "AdvancedState", seat: Seat, viking: int, option: Option) -> None:
        """Make the move."""
        state.turn_heading = heading(state.vikings[viking], option.second)
        state.shift(seat, viking, option.second)

    def after_move(self, state: "AdvancedState", seat: Seat) -> list[Option]:
        """What may be done between the move and the stone."""
        return []

    def do_after_move(self, state: "AdvancedState", seat: Seat, option: Option) -> None:
        """Do it."""
        raise NotImplementedError

    # -- placing

    def stones(self, state: "AdvancedState") -> list[Option]:
        """The ways to carry out the place step."""
        return ordinary_stones(state)

    def place(self, state: "AdvancedState", seat: Seat, option: Option) -> None:
        """Place the stone."""
        state.set_stone(seat, option.first)

    def bars(self, state: "AdvancedState", options: list[Option]) -> list[Option]:
        """What the other colour may still choose from, of these ways to place a stone."""
        return options

    def after_place(self, state: "AdvancedState", seat: Seat, cell: int) -> list[Option]:
        """What may be done once the stone is down on a cell."""
        return []

    def must_after_place(self) -> bool:
        """Whether that can't be declined."""
        return False

    def do_after_place(self, state: "AdvancedState", seat: Seat, option: Option) -> None:
        """Do it; by default a further move of the selected Viking."""
        state.shift(seat, state.turn_viking, option.second)

    def created(self, state: "AdvancedState", seat: Seat) -> list[Option]:
        """What must be done when the own stone has just created a region."""
        return []

    def do_created(self, state: "AdvancedState", seat: Seat, option: Option) -> None:
        """Do it."""
        raise NotImplementedError

    # -- when a turn ends, when land is settled, when all is counted

    def end(self, state: "AdvancedState", seat: Seat) -> list[Option]:
        """What may be done when the own turn ends."""
        return []

    def do_end(self, state: "AdvancedState", seat: Seat, option: Option) -> None:
        """Do it."""
        raise NotImplementedError

    def end_of_any(self, state: "AdvancedState", seat: Seat) -> list[Option]:
        """What may be done when anybody's turn ends; asked again as long as there is something."""
        return []

    def do_end_of_any(self, state: "AdvancedState", seat: Seat, option: Option) -> None:
        """Do it."""
        raise NotImplementedError

    def first_land(self, state: "AdvancedState", owner: int, colour: int, cells: int) -> None:
        """The first region of all is settled: by this colour, with `cells` cells."""

    def count(self, state: "AdvancedState", colour: int, rows: dict[str, list[int]]) -> None:
        """Change what the own colour counts at the end."""


# -- what the rulebook allows


def ordinary_moves(state: "AdvancedState", viking: int) -> list[Option]:
    """RR-TURN.5 to 8: straight on, over empty cells."""
    return moves(state.board, state.vikings[viking])


def ordinary_stones(state: "AdvancedState") -> list[Option]:
    """RR-TURN.10: where the selected Viking could move now, as long as there are stones."""
    if state.supply == 0:
        return []
    return places(state.board, state.vikings[state.turn_viking])


def adjacent_stones(state: "AdvancedState") -> list[Option]:
    """The empty cells next to the selected Viking; nobody moves without a stone to place (RR-R.1)."""
    return [STONE[cell] for cell in state.empty_neighbours(state.vikings[state.turn_viking])]


def heading(source: int, target: int) -> int:
    """The direction of a straight line from one cell to another; -1 if there is none."""
    for direction, ray in enumerate(RAYS[source]):
        if target in ray:
            return direction
    return -1


def completes(state: "AdvancedState", power: Power, viking: int, option: Option) -> bool:
    """RR-TURN.2: whether a stone could still be placed after this move; selecting, moving and placing are one."""
    trial = state.copy()
    trial.turn_viking = viking
    power.move(trial, 0, viking, option)
    return bool(power.stones(trial))


def relocations(viking_cell: int, cells: list[int]) -> list[Option]:
    """The options that set a Viking on one of these cells."""
    return [RELOCATE[viking_cell][cell] for cell in cells]


POWERS: Final[dict[int, Power]] = {NOBODY: Power(NOBODY)}
"""The powers by card; each module of powers adds its own."""


def plug_in(power: type[Power], name: str) -> None:
    """Give a character its power."""
    card = NAMES.index(name)
    assert card not in POWERS, f"{name} has a power already"
    assert 0 <= card < len(CHARACTERS)
    POWERS[card] = power(card)
