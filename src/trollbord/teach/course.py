"""How a lesson goes on from a table: by the record's lines, or by what the learner has chosen as far as they fit it."""

from __future__ import annotations

from fnmatch import fnmatchcase

from trollbord.kernel.errors import TrollbordError
from trollbord.kernel.option import Option
from trollbord.kernel.seat import Seat
from trollbord.records.record import PickLine
from trollbord.records.replaying import answer
from trollbord.teach.lesson import Kind, Lesson, Note, Scene


def course(scene: Scene, note: Note, learner: Seat) -> list[Option] | None:
    """The options that do a note from this table, those of the record where they are offered; None if it can't be done."""
    trial, found = scene.copy(), []
    for line in note.lines:
        option = _fitting(trial, note, line, learner)
        if option is None:
            return None
        trial.take(option)
        found.append(option)
    return found


def _fitting(scene: Scene, note: Note, line: PickLine, learner: Seat) -> Option | None:
    """What a line picks; if that is not offered to the learner, something else that the note wants."""
    option = picked(scene, line)
    ask = scene.state.ask
    if option is not None or ask is None or ask.seat != learner or line.seat != learner:
        return option
    return ask.options[0] if len(ask.options) == 1 else wanted(scene, note)


def picked(scene: Scene, line: PickLine) -> Option | None:
    """The option of a line, if it is asked and offered now."""
    try:
        return answer(scene.state, line)
    except TrollbordError:
        return None  # the learner has chosen another way, on which this line has no place


def wanted(scene: Scene, note: Note) -> Option | None:
    """The first option of the open question that a note accepts besides the record's."""
    ask = scene.state.ask
    return next((each for each in ask.options if note.accepts(each)), None) if ask else None


def forbidden(lesson: Lesson, scene: Scene, note: Note) -> Option:
    """An option that a note invites to try, and that is not offered."""
    ask, options = scene.state.ask, lesson.game.vocabulary.options
    offered = set() if ask is None else set(ask.options)
    invited = [
        each for pattern in note.refused for each in options if fnmatchcase(each.text, pattern)
    ]
    return next(each for each in invited if each not in offered)


def follow_on(lesson: Lesson, place: int, scene: Scene) -> Scene | None:
    """The learner's own table before the note at this place; None if the lesson can't go on from it.

    It can, if everything up to the next table that is set anew can be done: so the learner's choice is not taken back
    in the middle of what it was chosen for.
    """
    trial, own = scene.copy(), None
    for index, note in enumerate(lesson.notes[place:]):
        if note.position:
            return own if index else None
        if own is None and not note.is_skipped:
            own = trial.copy()
        if note.kind is Kind.FREE:
            return own
        if not _passes(lesson, trial, note):
            return None
    return own


def _passes(lesson: Lesson, trial: Scene, note: Note) -> bool:
    """Do a note on this table, if it can be done there."""
    if note.kind is Kind.TRY and not _is_refused(lesson, trial, note):
        return False
    options = course(trial, note, lesson.learner)
    for option in options or ():
        trial.take(option)
    return options is not None


def _is_refused(lesson: Lesson, scene: Scene, note: Note) -> bool:
    view = scene.state.view(lesson.learner)
    option = forbidden(lesson, scene, note)
    return scene.asks(lesson.learner) and lesson.game.why_not(view, option) is not None
