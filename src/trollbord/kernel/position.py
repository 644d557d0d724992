"""Positions: a whole table as one line, and a table from such a line, if one could lie so."""

from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final

from trollbord.kernel.ask import Ask
from trollbord.kernel.errors import BadPosition, TrollbordError
from trollbord.kernel.notation import Reader, Word, is_like, parts, written
from trollbord.kernel.seat import NATURE, SPECTATOR
from trollbord.kernel.settings import Value, remembered
from trollbord.kernel.state import State
from trollbord.kernel.step import Step

if TYPE_CHECKING:
    from trollbord.kernel.game import Game

OVER: Final = "over"
_DIGITS: Final = 4
"""The most digits of a number of seats."""
_MISFITS: Final = (
    ArithmeticError,
    AssertionError,
    AttributeError,
    LookupError,
    MemoryError,
    TypeError,
    ValueError,
)
"""What a game may stumble over when it opens or shows a table that can't be."""


def write_position(state: State) -> str:
    """One line that says the whole open position."""
    table = [f"{id}={written(value)}" for id, value in _said(state)]
    head = [f"{state.game.id}/{state.game.edition}", str(state.seats), *table]
    values = [(name, getattr(state, name)) for name in state.FIELDS]
    fields = [
        f"{name}={written(value)}"
        for name, value in values
        if name not in state.LATER or value != state.LATER[name]
    ]
    steps = [*state.agenda, *([] if state.step is None else [state.step])]
    agenda = [written(step) for step in steps]
    if state.step is None:
        agenda.append(OVER)
    return " | ".join([" ".join(part) for part in (head, fields, agenda)])


def _said(state: State) -> list[tuple[str, Value]]:
    """The table options that a line says: one that came later only if it is not as it was before."""
    before = {option.id: option.before for option in state.game.settings}
    return [(id, value) for id, value in state.settings.items() if value != before.get(id)]


def read_position(game: "Game", line: str) -> State:
    """The table that a line says; an error that names the place, if it says none of this game."""
    said = parts(str(line))
    if len(said) != 3 or len(said[0]) < 2 or not said[2]:
        raise BadPosition("error-bad-position-parts", {"given": str(line)[:60]})
    head, fields, agenda = said
    state = _headed(game, head)
    try:
        _fill(game, state, fields)
        steps = _steps(game, agenda)
        state.agenda, state.step = steps[:-1], steps[-1] if steps else None
        game.check(state)  # before anything is opened: a number may be of any size
        _check_agenda(state, steps)
        state.resume(state.agenda, state.step)
        _check(state)
    except TrollbordError:
        raise
    except _MISFITS as error:
        given = f"{type(error).__name__}: {error}"
        raise BadPosition("error-bad-position-fit", {"given": given}) from error
    return state


def _headed(game: "Game", head: list[Word]) -> State:
    """A new state with the seats and table options of a position's head."""
    name, seats = head[0].text, head[1].text
    known = f"{game.id}/{game.edition}"
    if name != known or not seats.isdecimal() or len(seats) > _DIGITS:
        expected = f"{known} {game.seats[0]}"
        raise BadPosition(
            "error-bad-position-game", {"given": f"{name} {seats[:20]}", "expected": expected}
        )
    values = _named(game, head[2:])
    for option, value in values.items():
        if not isinstance(value, bool | int | str):
            raise _misplaced(option, value)
    return game.blank(game.seated(int(seats)), remembered(game.settings, values))


def _named(game: "Game", words: list[Word]) -> dict[str, Any]:
    """Values by their names, each said once."""
    values: dict[str, Any] = {}
    for word in words:
        name, value = word.pair()
        if name in values:
            raise _reader(game, word).wrong("another name")
        values[name] = _reader(game, value).whole()
    return values


def _fill(game: "Game", state: State, fields: list[Word]) -> None:
    given = _named(game, fields)
    if list(given) != [name for name in state.FIELDS if name in given or name not in state.LATER]:
        expected = " ".join(state.FIELDS)
        raise BadPosition(
            "error-bad-position-fields", {"given": " ".join(given), "expected": expected}
        )
    for name, value in given.items():
        if not is_like(value, getattr(state, name), name in state.PILES):
            raise _misplaced(name, value)
        setattr(state, name, value)


def _misplaced(name: str, value: Any) -> BadPosition:
    """A value of another kind than its name has."""
    return BadPosition("error-bad-position-game", {"given": written(value), "expected": name})


def _steps(game: "Game", agenda: list[Word]) -> list[Step[Any]]:
    """What is still to happen; the last step is the one that asks, and none is left when it is over."""
    if agenda[0].text == OVER and len(agenda) == 1:
        return []
    found: list[Step[Any]] = []
    for word in agenda:
        step = _reader(game, word).whole()
        if not isinstance(step, Step):
            raise _reader(game, word).wrong("step")
        found.append(step)
    return found


def _check_agenda(state: State, steps: list[Step[Any]]) -> None:
    """Whether every step can wait or ask on this table, and every seat exists."""
    for step in steps:
        seat = getattr(step, "seat", NATURE)
        exists = seat == NATURE or (type(seat) is int and 0 <= seat < state.seats)
        if not exists or not step.can_wait(state):
            raise BadPosition("error-bad-position-fit", {"given": repr(step)})


def _check(state: State) -> None:
    """Whether a table can lie so: all pieces are there, and everyone can look at it."""
    game, ask = state.game, state.ask
    pieces, whole = game.census(state), game.census(game.new(state.seats, **state.settings))
    for name, count in whole.items():
        if pieces.get(name) != count:
            given, expected = f"{name}: {pieces.get(name)}", f"{name}: {count}"
            raise BadPosition("error-bad-position-game", {"given": given, "expected": expected})
    if ask is not None:
        _check_question(state, ask)
    for seat in (*range(state.seats), SPECTATOR):
        view = game.view(state, seat)
        with suppress(NotImplementedError):  # a game need not have a board for the terminal
            game.text(view)
    state.result()


def _check_question(state: State, ask: Ask) -> None:
    """Check that the question has options and that each can be applied."""
    weights = ask.weights
    is_natural = (
        weights is not None and len(weights) == len(ask.options) and min(weights, default=0) > 0
    )
    if not ask.options or (ask.seat == NATURE) != is_natural:
        raise BadPosition("error-bad-position-fit", {"given": f"seat {ask.seat}: {ask.prompt}"})
    for option in ask.options:
        tried = state.copy()
        tried.take(option)


def _reader(game: "Game", word: Word) -> Reader:
    return Reader(word, game.vocabulary, game.steps)
