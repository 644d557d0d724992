"""What a lesson is made of: steps, their notes, and the table before each note."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from fnmatch import fnmatchcase
from typing import Final, NamedTuple

from trollbord.kernel.ask import Ask
from trollbord.kernel.event import Event, Listener
from trollbord.kernel.game import Game
from trollbord.kernel.option import Option
from trollbord.kernel.seat import NATURE, Seat
from trollbord.kernel.state import State
from trollbord.kernel.view import View
from trollbord.records.record import PickLine
from trollbord.records.replaying import answer

LONGEST: Final = 40
"""Words that a note may say."""


class BadLesson(ValueError):
    """A lesson that can't be read or does not fit the rules, with its place."""


class Kind(StrEnum):
    """What happens at a note."""

    TELL = "tell"
    SHOW = "show"
    DO = "do"
    TRY = "try"
    GUESS = "guess"
    FREE = "free"


class Mark(NamedTuple):
    """Chalk on the table: a ring, a box or an arrow at elements of these keys."""

    shape: str
    keys: tuple[str, ...]


class Condition(NamedTuple):
    """A comparison of a number of the view: `land.0 > land.1`, `supply < 30`."""

    left: str
    sign: str
    right: str

    def holds(self, view: View) -> bool:
        """Whether it is so in this view."""
        one, two = _number(view, self.left), _number(view, self.right)
        return {"<": one < two, ">": one > two, "=": one == two}[self.sign]


def _number(view: View, text: str) -> int:
    """A number as it stands there, or the one at this place of the view."""
    if text.isdecimal():
        return int(text)
    found: object = view
    for part in text.split("."):
        if isinstance(found, Sequence) and part.isdecimal():
            found = found[int(part)]
        else:
            found = getattr(found, part)
    assert isinstance(found, int), f"{text} is no number of this view"
    return found


@dataclass(frozen=True)
class Note:
    """One thing that the teacher says, and what the learner does about it.

    `lines` are the lines of the record that follow the note: the model answer of a `do`, what a `show` shows.
    """

    kind: Kind
    name: str
    step: int
    marks: tuple[Mark, ...] = ()
    rules: tuple[str, ...] = ()
    wants: tuple[str, ...] = ()
    """Patterns of options that are accepted besides the model answer."""
    refused: tuple[str, ...] = ()
    """Patterns of options that the learner is invited to try in vain."""
    slips: tuple[tuple[str, str], ...] = ()
    """Names and patterns of options whose consequence is told."""
    choices: tuple[str, ...] = ()
    right: str = ""
    bot: str = "tomte"
    turns: int = 0
    begins: str = ""
    """The question with which a turn of free play begins, by its prompt."""
    until: Condition | None = None
    lines: tuple[PickLine, ...] = ()
    position: str = ""
    """Where the table is set anew before the note."""
    is_skipped: bool = False
    """Whether the lines are passed over unseen."""

    def accepts(self, option: Option) -> bool:
        """Whether an option is wanted here, besides the model answer."""
        return any(fnmatchcase(option.text, pattern) for pattern in self.wants)

    def invites(self, option: Option) -> bool:
        """Whether this option is one that is to be tried in vain."""
        return any(fnmatchcase(option.text, pattern) for pattern in self.refused)

    def slip(self, option: Option) -> str:
        """The name of what is told about this unwanted option; empty, if nothing of its own is."""
        named = [name for name, pattern in self.slips if fnmatchcase(option.text, pattern)]
        return named[0] if named else ""


@dataclass(frozen=True)
class LessonStep:
    """A piece of progress: a title and some notes."""

    id: str
    first: int
    """The index of its first note."""


class Taken(NamedTuple):
    """A pick of the lesson's table, and what was told of it."""

    seat: Seat
    option: Option
    events: tuple[Event, ...]


class Scene:
    """The table at one moment of a lesson, with what has happened on it."""

    def __init__(self, state: State, history: Sequence[Taken] = ()) -> None:
        self.state: Final = state
        self.history: Final = list(history)
        self._listener: Final = Listener()
        state.listener = self._listener

    def copy(self) -> Scene:
        """A table of its own that lies alike."""
        return Scene(self.state.copy(), self.history)

    def take(self, option: Option) -> None:
        """Take an offered option."""
        ask = self.state.ask
        assert ask is not None
        self.state.take(option)
        self.history.append(Taken(ask.seat, option, tuple(self._listener.drain()[0])))

    def play(self, line: PickLine) -> None:
        """Take what a line of the record says, if it is asked and offered."""
        self.take(answer(self.state, line))

    def asks(self, seat: Seat) -> bool:
        """Whether this seat has something to decide now; a veiled question is one too."""
        ask = self.state.ask
        return ask is not None and ask.seat == seat and is_decision(ask)


def is_decision(ask: Ask) -> bool:
    """Whether a question has to be answered by a player: it has two options, or it is veiled."""
    return ask.seat != NATURE and (len(ask.options) > 1 or ask.veiled)


@dataclass(frozen=True)
class Lesson:
    """A lesson as it was written, and the table before each of its notes."""

    game: Game
    id: str
    steps: tuple[LessonStep, ...]
    notes: tuple[Note, ...]
    opening: State
    learner: Seat = 0
    order: int = 0
    minutes: int = 5
    scenes: list[Scene] = field(default_factory=list, compare=False)

    @property
    def title(self) -> str:
        """The id of the message that names the lesson."""
        return f"lesson-{self.id}"

    def heading(self, step: LessonStep, part: str = "") -> str:
        """The id of the message that names a step; of its line in the list, with the part `about`."""
        return f"lesson-{self.id}-{step.id}{f'-{part}' if part else ''}"

    def text(self, note: Note, part: str = "") -> str:
        """The id of what a note says, or of a part: `done`, `hint`, `miss`, a choice, a slip."""
        ending = f"-{part}" if part else ""
        return f"lesson-{self.id}-{self.steps[note.step].id}-{note.name}{ending}"

    def place_of(self, step: str) -> int:
        """The index of the first note of a step; a lesson that has no such step any more begins anew."""
        found = [each.first for each in self.steps if each.id == step]
        return found[0] if found else 0

    def scene(self, place: int) -> Scene:
        """The table before this note, to be changed."""
        return self.scenes[place].copy()
