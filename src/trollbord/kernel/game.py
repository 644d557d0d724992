"""Games: what never changes from one table to the next."""

from collections.abc import Iterable, Mapping, Sequence
from importlib import import_module
from pathlib import Path
from typing import Any, Final

from mypy_extensions import mypyc_attr

from trollbord.kernel.advice import Advice
from trollbord.kernel.errors import (
    BadSeats,
    TrollbordError,
    UnknownGame,
    UnknownOption,
    UnknownSeat,
    unwritten,
)
from trollbord.kernel.message import Word
from trollbord.kernel.nature import FairNature, Nature
from trollbord.kernel.observation import Observation
from trollbord.kernel.option import Option, Vocabulary
from trollbord.kernel.optional import part
from trollbord.kernel.position import read_position, write_position
from trollbord.kernel.reason import Reason
from trollbord.kernel.seat import NATURE, SPECTATOR, Seat
from trollbord.kernel.settings import Setting, Settings, Value, agreed
from trollbord.kernel.state import AnyState, State
from trollbord.kernel.step import Step
from trollbord.kernel.textpicture import text_picture
from trollbord.kernel.view import AnyView, View
from trollbord.kernel.why_not import why_not

_GAMES: Final[dict[str, "Game"]] = {}
_SAID: Final = ("error-broken-game", "error-broken-package")
"""Errors that say already which game is broken."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """The rules of a game: id, edition, seats, table options, vocabulary, and how a table is laid. Bots ask `advice`."""

    def __init__(
        self,
        id: str,
        module: str,
        vocabulary: Vocabulary,
        steps: Sequence[type[Step[Any]]],
        seats: tuple[int, ...],
        settings: Sequence[Setting] = (),
        edition: int = 1,
        advice: Advice[Any, Any] | None = None,
        observation: Observation | None = None,
    ) -> None:
        self.id = id
        self.module = module
        self.vocabulary = vocabulary
        self.steps = {step.__name__: step for step in steps}
        assert len(self.steps) == len(steps), (
            "two steps have one name, positions could not tell them"
        )
        self.seats = seats
        self.settings = tuple(settings)
        self.edition = edition
        self.advice: Advice[Any, Any] = Advice() if advice is None else advice
        self.observation = Observation() if observation is None else observation
        """The table in numbers, for programs that learn."""
        other = _GAMES.get(id)
        assert other is None or other.module == module, (
            f"{other.module} makes the game '{id}' already"
        )
        _GAMES[id] = self

    # -- what a game writes

    def blank(self, seats: int, settings: Settings) -> State:
        """A state with nothing on the agenda, its fields at their defaults."""
        raise unwritten(self, "blank")

    def blank_view(self, seats: int, settings: Settings, seat: Seat) -> View:
        """A view that has seen nothing yet."""
        raise unwritten(self, "blank_view")

    def begin(self, state: State) -> None:
        """Put the first steps on the agenda of a blank state."""
        raise unwritten(self, "begin")

    def census(self, state: AnyState) -> Mapping[str, int]:
        """The pieces on this table, counted wherever they are: the same at every moment of a game."""
        raise unwritten(self, "census")

    def check(self, state: AnyState) -> None:
        """Raise a ValueError if no table can be so; pieces, seats and kinds of values are checked anyway.

        A position is checked so before its question is asked: `state.step` is there, and no `state.ask`.
        """

    def why_not(self, view: View, option: Option) -> Reason | None:
        """What keeps the asked seat from picking this, as far as its view can tell; None if it is offered.

        What was typed for NATURE is judged through a spectator's eyes.
        """
        return why_not(view, option)

    def why_unknown(self, text: str) -> Reason:
        """Why nothing is spelt so, ever: the first word that does not fit, unless the game has a rule to name."""
        return self.vocabulary.misspelt(text)

    def find(self, text: str) -> Option:
        """The option of this spelling, or an error that says why there is none."""
        option = self.vocabulary.known(text)
        if option is None:
            why = self.why_unknown(text)
            words: dict[str, Word] = {"given": text, "game": self.id, "why": str(why)}
            raise UnknownOption("error-unknown-option-because", words, "", why)
        return option

    def sides(self, seats: int, settings: Settings) -> list[int]:
        """For each seat the number of its side: seats that win and lose together have one number."""
        return list(range(seats))

    def nature(self, settings: Settings, key: bytes) -> Nature:
        """The default source of NATURE's answers: draws that everyone can check."""
        return FairNature(key)

    def text(self, view: AnyView) -> str:
        """The table of a view in notation: what `text` in the game's `look/describe.py` makes of it."""
        describe = part(self.module, "describe")
        if describe is None:
            raise unwritten(self, "text")
        told: str = describe.text(view)
        return told

    def picture(self, view: View) -> str:
        """The board of a view as SVG; a game that draws none shows its text so."""
        return self.drawing(view) or text_picture(self.text(view))

    def drawing(self, view: AnyView) -> str | None:
        """What `picture` in the game's `look/draw.py` makes of a view; None, if the game draws nothing."""
        draw = part(self.module, "draw")
        if draw is None:
            return None
        drawn: str = draw.picture(view)
        return drawn

    # -- what every game has

    def new(self, seats: int | None = None, **settings: Value) -> State:
        """A new table, opened up to its first question."""
        state = self.blank(self.seated(seats), agreed(self.settings, settings))
        self.begin(state)
        state.advance()
        return state

    def seated(self, seats: int | None) -> int:
        """The number of seats (default: the fewest); raises BadSeats if the game has no such table."""
        number = self.seats[0] if seats is None else seats
        if type(number) is not int or number not in self.seats:
            expected = ", ".join([str(each) for each in self.seats])
            raise BadSeats(
                "error-bad-seats", {"game": self.id, "given": repr(number), "expected": expected}
            )
        return number

    def view(self, state: State, seat: Seat) -> View:
        """What a seat may know of this state. NATURE has no view."""
        if type(seat) is int and seat == NATURE:
            raise UnknownSeat("error-nature-sees", {})
        if type(seat) is not int or seat != SPECTATOR:
            state.check_seat(seat)
        view = self.blank_view(state.seats, dict(state.settings), seat)
        view.see(state)
        return view

    def recalled(self, state: AnyState, seat: Seat) -> View:
        """What a seat knows that has forgotten nothing since the first pick.

        Most views forget nothing; a game whose views do, because its rules forbid to look again, adds it here.
        """
        return self.view(state, seat)

    def write_position(self, state: State) -> str:
        """One line that says the whole open position."""
        return write_position(state)

    def position(self, text: str) -> State:
        """The state that a line says; an error, if it is none of this game, or its question leads nowhere."""
        return read_position(self, text)

    def __repr__(self) -> str:
        return f"<game {self.id}>"

    def __copy__(self) -> "Game":
        return self

    def __deepcopy__(self, memo: object) -> "Game":
        return self

    def __reduce__(self) -> tuple[object, ...]:
        return find_game, (self.module, self.id)


def find_game(module: str, id: str) -> Game:
    """The one game with this id; importing its module makes it."""
    if id not in _GAMES:
        import_module(module)
    if id not in _GAMES:
        raise _not_made(module, id)
    return _GAMES[id]


def _not_made(module: str, id: str) -> UnknownGame:
    """Says which games this module makes, if not the one that was looked for."""
    made = [f"'{game.id}'" for game in _GAMES.values() if game.module == module]
    words: dict[str, Word] = {"module": module, "given": id, "made": ", ".join(sorted(made))}
    return UnknownGame("error-other-game-made" if made else "error-no-game-made", words)


def broken(id: str, error: BaseException, package: str = "") -> UnknownGame:
    """What is told of a game that fails before it can be played: one of ours, or one that a package brings."""
    if isinstance(error, UnknownGame) and error.message.id in _SAID:
        return error
    if package:
        words: dict[str, Word] = {"given": id, "package": package, "why": why(error)}
        return UnknownGame("error-broken-package", words)
    return UnknownGame("error-broken-game", {"given": id, "why": why(error)})


def why(error: BaseException) -> str:
    """What Python says, and in which line; our own sentences say enough."""
    if isinstance(error, TrollbordError):
        return str(error)
    from traceback import extract_tb

    place = extract_tb(error.__traceback__)[-1]
    where = f"{Path(place.filename).parent.name}/{Path(place.filename).name}, line {place.lineno}"
    return f"{type(error).__name__}: {error} ({where})"


def module_of(id: str) -> str:
    """The module that made the game with this id, or nothing if it has not been made yet."""
    return _GAMES[id].module if id in _GAMES else ""


def made_by(package: str) -> list[str]:
    """The ids of the games that modules of this top-level package have made."""
    return [id for id, game in _GAMES.items() if game.module.partition(".")[0] == package]


def unmake(ids: Iterable[str]) -> None:
    """Forget these games: the package that made them failed, or had no right to their ids."""
    for id in ids:
        del _GAMES[id]
