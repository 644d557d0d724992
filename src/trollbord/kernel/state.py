"""States: the table at one moment."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Final, TypeAlias, overload

from mypy_extensions import mypyc_attr

from trollbord.kernel.ask import Ask
from trollbord.kernel.errors import (
    GameOver,
    IllegalPick,
    UnknownOption,
    UnknownSeat,
    unwritten,
)
from trollbord.kernel.event import Event, Listener
from trollbord.kernel.message import Word
from trollbord.kernel.option import Option, shortened
from trollbord.kernel.result import Result
from trollbord.kernel.seat import NATURE, SPECTATOR, Seat
from trollbord.kernel.settings import Settings
from trollbord.kernel.showing import shown_state
from trollbord.kernel.step import Step

if TYPE_CHECKING:
    from trollbord.kernel.game import Game
    from trollbord.kernel.view import View

COMPILED: Final = not __file__.endswith(".py")
AnyState: TypeAlias = Any
"""A state of the game's own class: where a game writes what the kernel calls, it names that class."""


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """The table at one moment: plain fields, the agenda, the current question.

    A game's state names its own attributes in FIELDS; their values are numbers, words, options, tuples and lists of
    these. `==`, pickle, positions and the plain `copy()` are made from them.
    """

    FIELDS: ClassVar[tuple[str, ...]] = ()
    PILES: ClassVar[tuple[str, ...]] = ()
    """Lists of FIELDS that begin with items and become shorter or longer; all others keep their length."""
    LATER: ClassVar[Mapping[str, Any]] = {}
    """Fields that older positions do not say, with what these mean by it; of such a value no position speaks."""

    def __init__(self, game: "Game", seats: int, settings: Settings) -> None:
        self.game = game
        self.seats = seats
        self.settings = settings
        self.agenda: list[Step[Any]] = []
        self.step: Step[Any] | None = None
        self.ask: Ask | None = None
        self.listener: Listener | None = None

    # -- picking

    @overload
    def pick(self, option: Option) -> None: ...

    @overload
    def pick(self, option: str) -> None: ...

    # Compiled, an argument of another type would be refused before it can be named: hence `object`, here and below.
    def pick(self, option: object) -> None:
        """Answer the current question; a wrong answer raises and changes nothing."""
        ask = self.ask
        chosen: Any = option
        # Python finds a thing in a list faster than a loop does; compiled, the loop wins: it need not compare.
        if ask is None or not (_holds(ask.options, option) if COMPILED else option in ask.options):
            chosen = self.offered(chosen)
        step = self.step
        assert step is not None
        step.pick(self, chosen)
        self.advance()

    def take(self, option: Option) -> None:
        """Answer with an option of `ask.options` that is not looked up there again; another one spoils the table."""
        step = self.step
        if step is None:
            raise GameOver("error-game-over", {"given": str(option)})
        step.pick(self, option)
        self.advance()

    @overload
    def offered(self, option: Option) -> Option: ...

    @overload
    def offered(self, option: str) -> Option: ...

    def offered(self, option: object) -> Option:
        """The option itself, if it is offered now; otherwise an error that says why not."""
        ask = self.ask
        if ask is None:
            raise GameOver("error-game-over", {"given": str(option)})
        vocabulary = self.game.vocabulary
        chosen = vocabulary.known(option) if isinstance(option, str) else option
        if not isinstance(chosen, Option) or chosen.vocabulary is not vocabulary:
            words: dict[str, Word] = {"given": str(option), "game": self.game.id}
            words["offered"] = shortened([offered.text for offered in ask.options])
            if not isinstance(option, str):
                raise UnknownOption("error-unknown-pick", words)
            why = self.game.why_unknown(option)
            words["why"] = str(why)
            raise UnknownOption("error-unknown-pick-because", words, "", why)
        if chosen not in ask.options:
            raise self._refusal(ask, chosen)
        return chosen

    def _refusal(self, ask: Ask, option: Option) -> IllegalPick:
        # A reason may tell only what the seat that picks knows; chance knows no more than everybody.
        eyes = SPECTATOR if ask.seat == NATURE else ask.seat
        reason = self.game.why_not(self.view(eyes), option)
        words: dict[str, Word] = {"seat": ask.seat, "given": option.text}
        words["offered"] = shortened([offered.text for offered in ask.options])
        words["why"] = str(reason) if reason is not None else ""
        id = "error-illegal-pick-because" if reason is not None else "error-illegal-pick"
        return IllegalPick(id, words, self.game.id, reason)

    def advance(self) -> None:
        """Open steps until one asks a question or nothing is left to do."""
        agenda = self.agenda
        while agenda:
            step = agenda.pop()
            ask = step.open(self)
            if ask is not None:
                self.step = step
                self.ask = ask
                return
        self.step = None
        self.ask = None

    def then(self, *steps: Step[Any]) -> None:
        """Put steps on the agenda: the first of them happens next, all of them before anything older."""
        agenda = self.agenda
        # Measured: `extend(reversed(steps))` takes three times as long.
        for at in range(len(steps) - 1, -1, -1):
            agenda.append(steps[at])

    def steps_waiting(self) -> list[Step[Any]]:
        """All that is still to happen: the agenda, and last the step whose question is open."""
        return self.agenda[:] if self.step is None else [*self.agenda, self.step]

    def depth(self, step: Step[Any]) -> int:
        """How many steps lie below a waiting one."""
        return [each is step for each in self.steps_waiting()].index(True)

    def lies_in(self, step: Step[Any], order: Sequence[Step[Any]]) -> bool:
        """Whether a waiting step is one of these, and those that come after it in this order lie below it."""
        if step not in order:
            return False
        rest = list(order[list(order).index(step) + 1 :])
        at = self.depth(step)
        return self.steps_waiting()[max(0, at - len(rest)) : at] == rest[::-1]

    def resume(self, agenda: list[Step[Any]], step: Step[Any] | None) -> None:
        """Take up this agenda at this open question."""
        self.agenda = agenda
        self.step = step
        self.ask = None
        if step is not None:
            # A question is never stored: it follows from the table and the step, and is asked anew.
            self.ask = step.open(self)
            assert self.ask is not None, f"{step!r} does not ask again"

    # -- telling

    def tell(
        self,
        event: str,
        args: Mapping[str, Word],
        secret: tuple[str, ...] = (),
        to: tuple[Seat, ...] = (),
    ) -> None:
        """Report an event to the listener; only the seats in `to` see the secret arguments."""
        if self.listener is not None:
            self.listener.events.append(Event(event, args, secret, to))

    def learns(self, seat: Seat) -> None:
        """Mark that this seat is shown something hidden: it can't take back what led here."""
        if self.listener is not None:
            self.listener.learners.add(seat)

    def everyone_learns(self, but: Seat = NATURE) -> None:
        """Mark that something hidden is laid open to all, except the seat that knew it anyway."""
        for seat in (*range(self.seats), SPECTATOR):
            if seat != but:
                self.learns(seat)

    # -- looking

    def result(self) -> Result | None:
        """How the game ended, or None while it goes on."""
        return None if self.ask is not None else self.outcome()

    def outcome(self) -> Result:
        """The result of the table as it lies; the game writes this."""
        raise unwritten(self, "outcome")

    def view(self, seat: Seat) -> "View":
        """What this seat may know."""
        return self.game.view(self, seat)

    def check_seat(self, seat: Seat) -> None:
        """Raise UnknownSeat if the table has no such seat."""
        if type(seat) is not int or not 0 <= seat < self.seats:
            words: dict[str, Word] = {"given": repr(seat), "last": self.seats - 1}
            raise UnknownSeat("error-unknown-seat", words)

    def position(self) -> str:
        """One line that says the whole open position."""
        return self.game.write_position(self)

    # -- copies

    def copy(self) -> "State":
        """An exact copy that shares nothing that can change but the lists of the open question."""
        other = self.game.blank(self.seats, self.settings)
        for name in self.FIELDS:
            setattr(other, name, copied(getattr(self, name)))
        self.copy_agenda(other)
        return other

    def copy_agenda(self, other: "State") -> None:
        """Give a copy in the making what the kernel keeps."""
        other.agenda = self.agenda[:]
        other.step = self.step
        other.ask = self.ask

    def __copy__(self) -> "State":
        return self.copy()

    def __deepcopy__(self, memo: object) -> "State":
        return self.copy()

    def __eq__(self, other: object) -> bool:
        if type(self) is not type(other):
            return NotImplemented
        assert isinstance(other, State)
        return self._key() == other._key()

    def __hash__(self) -> int:
        # A changed state would be lost in its set.
        raise TypeError("a state can change and has no hash; use hash(state.position())")

    def _key(self) -> list[Any]:
        return [
            self.game.id,
            self.seats,
            self.settings,
            self.step,
            self.agenda,
            *[getattr(self, name) for name in self.FIELDS],
        ]

    def __repr__(self) -> str:
        return f"<{self.position()}>"

    def _repr_html_(self) -> str:
        return shown_state(self)

    def __reduce__(self) -> tuple[object, ...]:
        values = [getattr(self, name) for name in self.FIELDS]
        return revive, (self.game, self.seats, self.settings, values, self.agenda, self.step)


def revive(
    game: "Game",
    seats: int,
    settings: Settings,
    values: list[Any],
    agenda: list[Step[Any]],
    step: Step[Any] | None,
) -> State:
    """A state from what its pickle holds."""
    state = game.blank(seats, settings)
    for name, value in zip(state.FIELDS, values, strict=True):
        setattr(state, name, value)
    state.resume(agenda, step)
    return state


def _holds(options: list[Option], option: object) -> bool:
    """Whether this very option is in a list."""
    return any(each is option for each in options)


def copied(value: Any) -> Any:
    """A field's value, its lists anew."""
    if isinstance(value, list):
        return [copied(item) if isinstance(item, list) else item for item in value]
    return value
