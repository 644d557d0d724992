"""Powers: what a character changes, by the moments of a turn; what it leaves alone stays as the rulebook has it."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from trollbord.games.ragnarocks.box import (
    CHARACTERS,
    NAMES,
    NEIGHBOURS,
    NOBODY,
    RAYS,
    RELOCATE,
    STONE,
)
from trollbord.games.ragnarocks.native.reach import moves, places
from trollbord.games.ragnarocks.obstacles import at, in_reach, named, not_selected, occupied, walked
from trollbord.kernel.option import Option
from trollbord.kernel.reason import Obstacle
from trollbord.kernel.seat import Seat

if TYPE_CHECKING:
    from trollbord.games.ragnarocks.advanced import AdvancedState


@mypyc_attr(allow_interpreted_subclasses=True)
class Power:
    """A character's power. Each method is a moment; this class is a character that changes nothing.

    What a power offers at a moment stands beside what `forbids` it: None exactly for what is offered.
    """

    move_verbs: tuple[str, ...] = ("move",)
    """The verbs of `moves`."""
    stone_verbs: tuple[str, ...] = ("stone",)
    """The verbs of `stones`."""
    verb = ""
    """The verb of what it adds at a moment of its own."""

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

    def forbids_move(self, state: "AdvancedState", viking: int, option: Option) -> Obstacle | None:
        """What keeps a contested Viking from this move."""
        return walked(state, option)

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

    def forbids_stone(self, state: "AdvancedState", option: Option) -> Obstacle | None:
        """What keeps the place step from being carried out so."""
        found = occupied(state, option.first, "RR-TURN.10")
        if found is None and state.supply == 0:
            found = named("no-stone-left", "RR-R.1", "supply")
        return found or in_reach(state, state.vikings[state.turn_viking], option.first)

    def place(self, state: "AdvancedState", seat: Seat, option: Option) -> None:
        """Place the stone."""
        state.set_stone(seat, option.first)

    def bars(self, state: "AdvancedState", options: list[Option]) -> list[Option]:
        """What the other colour may still choose from, of these ways to place a stone."""
        return options

    def bars_stone(
        self, state: "AdvancedState", options: list[Option], option: Option
    ) -> Obstacle | None:
        """What keeps the other colour from this one of them."""
        return None

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

    def forbids(
        self, state: "AdvancedState", seat: Seat, option: Option, cell: int
    ) -> Obstacle | None:
        """What stands in the way of an option with the power's verb at a moment of its own, after a stone on a cell (or -1).

        By default the selected Viking moves once more.
        """
        rule = f"RR-POWER.{self.name}.1"
        return not_selected(state, option.first, rule) or walked(state, option)

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


def completes(state: "AdvancedState", source: int, target: int) -> bool:
    """RR-TURN.2: whether a stone could follow a move: where the Viking comes to stand, a cell beside it is empty."""
    return source in NEIGHBOURS[target] or bool(state.empty_neighbours(target))


def unfinished(state: "AdvancedState", option: Option) -> Obstacle | None:
    """RR-R.29: selecting, moving and placing are one: a stone has to be able to follow a move."""
    if completes(state, option.first, option.second):
        return None
    return at("no-place-after", "RR-R.29", option.second)


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


# -- what belongs to another moment

TURN_VERBS: Final = (
    "move",
    "stone",
    "select",
    "skip",
    "done",
    "card-stone",
    "enter",
    "remove",
    "swap",
    "relocate",
    "command",
    "recall",
)
"""The verbs of a turn: each of its questions can say of each of them why it is not asked."""
OF_ONE_CARD: Final = {
    "card-stone": ("thor", "RR-POWER.thor.1"),
    "enter": ("ask_and_embla", "RR-POWER.ask_and_embla.1"),
    "remove": ("freyr", "RR-POWER.freyr.1"),
    "swap": ("tyr", "RR-POWER.tyr.1"),
    "command": ("odin", "RR-POWER.odin.2"),
    "recall": ("odin", "RR-POWER.odin.2"),
}
"""Verbs that one card alone allows, and its rule."""


def elsewhere(option: Option, power: Power, owner: str, selected: int, first: Obstacle) -> Obstacle:
    """Why a question of the turn is not about this: by the power in force, the own card, the selected cell (or -1).

    `first` is what has to be done before, in the way of moves and stones.
    """
    verb, prompt = option.verb, first.what
    card, rule = OF_ONE_CARD.get(verb, ("", ""))
    if card and card not in (power.name, owner):
        return named("needs-card", rule, card, card=card)
    if card == "odin":
        return named("one-command", rule, prompt)
    if verb == "relocate" and verb != power.verb and verb not in power.move_verbs:
        return named("no-relocation", "RR-ADV.1", prompt)
    if verb == "select":
        return _selected(selected, prompt)
    if verb == "skip":
        return named("skip-forced-only", "RR-TURN.13", prompt)
    if verb == "done":
        return named("whole-turn", "RR-TURN.2", prompt)
    return first


def _selected(cell: int, prompt: str) -> Obstacle:
    if cell < 0:
        return named("select-by-move", "RR-TURN.3", prompt)
    return at("selected-already", "RR-TURN.3", cell)


def no_turn(can_place: bool) -> Obstacle:
    """RR-TURN.12, RR-R.1: there is only the skip, and it is told whether stones are missing."""
    if can_place:
        return named("no-turn", "RR-TURN.12", "skip")
    return named("no-stone-left", "RR-R.1", "supply")


def move_first(option: Option, prompt: str) -> Obstacle:
    """RR-TURN.2: the Viking moves before the stone is placed."""
    is_stone = option.verb in ("stone", "card-stone")
    return named("move-first", "RR-TURN.2", prompt) if is_stone else other_moment(prompt)


def stone_now(option: Option) -> Obstacle:
    """RR-TURN.2: the Viking has moved, now a stone follows."""
    if option.verb == "move":
        return named("stone-now", "RR-TURN.2", "stone")
    return other_moment("stone")


def other_moment(prompt: str) -> Obstacle:
    """RR-ADV.3: neither the turn nor a card allows this at this moment."""
    return named("other-moment", "RR-ADV.3", prompt)
