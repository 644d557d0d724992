"""Reads lessons: a record whose remarks beginning with ':' are notes.

#: lesson order 1 minutes 6
#: step lines
#: do walk ring c-A3 rule RR-TURN.5
#: wants move A3 *
1 seat 0: move A3 D6
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Final

from trollbord.games import load_for_record
from trollbord.kernel.errors import TrollbordError
from trollbord.kernel.game import Game
from trollbord.kernel.state import State
from trollbord.records.reader import parse
from trollbord.records.record import CommentLine, PickLine, Record
from trollbord.records.replaying import opening
from trollbord.teach.lesson import BadLesson, Condition, Kind, Lesson, LessonStep, Mark, Note, Scene

SIGN: Final = ":"
"""A remark that begins so is a note: `#: tell`."""
SHAPES: Final = {"ring": 0, "box": 0, "arrow": 2}
"""Marks of chalk, and how many keys each has; 0 is any number."""


def read(id: str, text: str) -> Lesson:
    """The lesson in this text; an error that names the step, if it does not fit the rules of its game."""
    record = parse(text)
    return _Writer(id, load_for_record(record.header.game), record).lesson()


class _Writer:
    """What has been read so far."""

    def __init__(self, id: str, game: Game, record: Record) -> None:
        self.id: Final = id
        self.game: Final = game
        self.record: Final = record
        self.order = self.learner = 0
        self.minutes = 5
        self.steps: list[LessonStep] = []
        self.made: list[dict[str, Any]] = []
        self.position = ""

    def lesson(self) -> Lesson:
        """All notes in order, each with the table before it."""
        for entry in self._entries():
            if isinstance(entry, PickLine):
                self._line(entry)
            else:
                self._remark(entry)
        notes = tuple(Note(**fields) for fields in self.made)
        if not notes:
            raise self._wrong("it has no note")
        start = opening(self.game, self.record.header)
        numbers = (self.learner, self.order, self.minutes)
        lesson = Lesson(self.game, self.id, tuple(self.steps), notes, start, *numbers)
        lesson.scenes.extend(self._scenes(lesson))
        return lesson

    def _entries(self) -> Iterator[str | PickLine]:
        yield from self.record.header.comments
        for entry in self.record.body:
            if isinstance(entry, CommentLine):
                yield entry.words
            elif isinstance(entry, PickLine):
                yield entry
            else:
                raise self._wrong(f"{entry.text()!r} has no place in a lesson")

    def _line(self, line: PickLine) -> None:
        self._last()["lines"] = (*self._last().get("lines", ()), line)

    def _remark(self, words: str) -> None:
        """A note, or what belongs to the last one; any other remark is for the file's reader."""
        if not words.startswith(SIGN):
            return
        verb, _, rest = words.removeprefix(SIGN).strip().partition(" ")
        if verb in list(Kind):
            self._note(Kind(verb), rest.split())
        elif verb in PARTS:
            PARTS[verb](self, rest.strip())
        else:
            raise self._wrong(f"there is no note {verb!r}")

    def _note(self, kind: Kind, words: list[str]) -> None:
        if not self.steps or not words:
            raise self._wrong(f"{kind} needs a step before it and a name behind it")
        name, marks, rules = words[0], [], []
        for shape, keys in _grouped(words[1:]):
            if shape == "rule":
                rules += keys
            elif shape in SHAPES and len(keys) >= (SHAPES[shape] or 1):
                marks.append(Mark(shape, tuple(keys)))
            else:
                raise self._wrong(f"{kind} {name}: {shape!r} with {keys} is no mark")
        fields = {"kind": kind, "name": name, "step": len(self.steps) - 1}
        self._add({**fields, "marks": tuple(marks), "rules": tuple(rules)})

    def _add(self, fields: dict[str, Any]) -> None:
        self.made.append({**fields, "position": self.position})
        self.position = ""

    def _last(self) -> dict[str, Any]:
        if not self.made:
            raise self._wrong("the first line comes before the first note")
        return self.made[-1]

    # -- what belongs to a note

    def head(self, text: str) -> None:
        """`lesson order 1 minutes 6 learner 0`."""
        words = text.split()
        for name, value in zip(words[::2], words[1::2], strict=True):
            if name not in ("order", "minutes", "learner") or not value.isdecimal():
                raise self._wrong(f"a lesson has no {name} {value}")
            setattr(self, name, int(value))

    def step(self, text: str) -> None:
        """A new piece of progress."""
        if text in [each.id for each in self.steps] or not text.isidentifier():
            raise self._wrong(f"{text!r} is no new name for a step")
        self.steps.append(LessonStep(text, len(self.made)))

    def at(self, text: str) -> None:
        """A position line; a long one goes on in the next remark."""
        self.position = f"{self.position} {text}".strip()

    def skip(self, text: str) -> None:
        """Lines that are passed over unseen, before the next note."""
        fields = {"kind": Kind.SHOW, "name": "skip", "step": max(0, len(self.steps) - 1)}
        self._add({**fields, "is_skipped": True})

    def add(self, name: str, value: object) -> None:
        """One more value of a field of the last note."""
        self._last()[name] = (*self._last().get(name, ()), value)

    def slip(self, text: str) -> None:
        """A name and a pattern."""
        name, _, pattern = text.partition(" ")
        self.add("slips", (name, pattern))

    def guessed(self, text: str) -> None:
        """The choices of a guess; the right one has a star."""
        choices = text.split()
        right = [each[1:] for each in choices if each.startswith("*")]
        if len(right) != 1:
            raise self._wrong("a guess has one right choice, with a star before it")
        self._last()["choices"] = tuple(each.removeprefix("*") for each in choices)
        self._last()["right"] = right[0]

    def lasts(self, text: str) -> None:
        """How many turns free play has, and the question with which one begins."""
        count, _, begins = text.partition(" ")
        if not count.isdecimal() or not begins.strip():
            raise self._wrong(f"turns {text!r} has no number or no question")
        self.set("turns", int(count))
        self.set("begins", begins.strip())

    def ends(self, text: str) -> None:
        """When free play is over: a comparison."""
        words = text.split()
        if len(words) != 3 or words[1] not in "<>=":
            raise self._wrong(f"{text!r} is no comparison")
        self._last()["until"] = Condition(*words)

    def set(self, name: str, value: object) -> None:
        """A field of the last note."""
        self._last()[name] = value

    # -- the tables

    def _scenes(self, lesson: Lesson) -> list[Scene]:
        scene, found = Scene(lesson.opening.copy()), []
        for note in lesson.notes:
            try:
                scene = self._set(scene, note)
                found.append(scene.copy())
                for line in note.lines:
                    scene.play(line)
            except TrollbordError as error:
                step = lesson.steps[note.step].id
                raise BadLesson(f"lesson {self.id}, step {step}, {note.name}: {error}") from error
        return found

    def _set(self, scene: Scene, note: Note) -> Scene:
        if not note.position:
            return scene
        state: State = self.game.position(note.position)
        return Scene(state)

    def _wrong(self, why: str) -> BadLesson:
        step = self.steps[-1].id if self.steps else "none"
        return BadLesson(f"lesson {self.id}, step {step}: {why}")


def _grouped(words: list[str]) -> Iterator[tuple[str, list[str]]]:
    """The words of a note by keyword: `ring c-A2 c-A3 rule RR-TURN.2`."""
    group: tuple[str, list[str]] | None = None
    for word in words:
        if word in SHAPES or word == "rule":
            if group is not None:
                yield group
            group = (word, [])
        elif group is None:
            yield word, []
        else:
            group[1].append(word)
    if group is not None:
        yield group


PARTS: Final[dict[str, Callable[[_Writer, str], None]]] = {
    "lesson": _Writer.head,
    "step": _Writer.step,
    "position": _Writer.at,
    "skip": _Writer.skip,
    "wants": lambda writer, text: writer.add("wants", text),
    "refused": lambda writer, text: writer.add("refused", text),
    "miss": _Writer.slip,
    "choices": _Writer.guessed,
    "bot": lambda writer, text: writer.set("bot", text),
    "turns": _Writer.lasts,
    "until": _Writer.ends,
}
"""What a remark that is no note of its own says, by its first word."""
