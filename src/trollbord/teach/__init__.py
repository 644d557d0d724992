"""Lessons: annotated records that teach a game on its real engine. `docs/guide/lessons.md` tells how one is written.

>>> from trollbord.teach import Tutor, lesson, lesson_ids
>>> "first" in lesson_ids("ragnarocks")
True
>>> tutor = Tutor(lesson("ragnarocks", "first"))
>>> tutor.step.id
'clan'
"""

from trollbord.teach.lesson import BadLesson, Kind, Lesson, LessonStep, Mark, Note
from trollbord.teach.library import FIRST, has_lesson, lesson, lesson_ids, lessons
from trollbord.teach.tutor import Mood, Tutor

__all__ = [
    "FIRST",
    "BadLesson",
    "Kind",
    "Lesson",
    "LessonStep",
    "Mark",
    "Mood",
    "Note",
    "Tutor",
    "has_lesson",
    "lesson",
    "lesson_ids",
    "lessons",
]
