"""Where the lessons lie: `teach/lessons/<id>.troll` in the folder of a game, their words beside them by language."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final

from trollbord.records.record import SUFFIX
from trollbord.teach.lesson import BadLesson, Lesson
from trollbord.teach.notes import read
from trollbord.words.library import lessons_of

FIRST: Final = "first"
"""The id of the lesson with which one begins."""


@cache
def lesson(game: str, id: str) -> Lesson:
    """A lesson of a game by its id."""
    if id not in _names(game):
        raise BadLesson(f"{game} has no lesson {id!r}")
    return read(id, _file(game, id).read_text(encoding="utf-8"))


def lesson_ids(game: str) -> list[str]:
    """The ids of a game's lessons, in the order in which they are taken."""
    return [each.id for each in lessons(game)]


def lessons(game: str) -> list[Lesson]:
    """All lessons of a game, in the order in which they are taken."""
    found = [lesson(game, name) for name in _names(game)]
    return sorted(found, key=lambda each: (each.order, each.id))


def has_lesson(game: str, id: str = FIRST) -> bool:
    """Whether a game has this lesson; nothing is read for that."""
    return id in _names(game)


@cache
def _names(game: str) -> list[str]:
    return sorted(path.stem for path in lessons_of(game).glob(f"*{SUFFIX}"))


def _file(game: str, id: str) -> Path:
    return lessons_of(game) / f"{id}{SUFFIX}"
