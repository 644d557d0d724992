"""The coach of a lesson as the page shows it: what is said, chalk, the way so far, and the next steps."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from trollbord.page.hint import Hint
from trollbord.page.screens import game_screen
from trollbord.tables.terms import ADVISER
from trollbord.teach import Kind, Mark, Mood, Tutor
from trollbord.teach.telling import choices, heading, hint, lead, said, text
from trollbord.words import Speaker


class Coach(msgspec.Struct, frozen=True):
    """A lesson at one moment, in the learner's language."""

    game: str
    lesson: str
    title: str
    minutes: int
    steps: Sequence[tuple[str, str, str]]  # id, title, what it is about
    here: int
    place: int  # of the open note: it changes when another one opens
    mood: Mood
    kind: Kind
    heading: str
    text: str
    lead: str = ""
    said: str = ""
    hint: str = ""
    rules: Sequence[str] = ()
    marks: Sequence[Mark] = ()
    tries: Sequence[str] = ()  # keys of what is to be clicked in vain
    choices: Sequence[tuple[str, str]] = ()
    acts: bool = False
    can_show: bool = False
    following: Sequence[tuple[str, str]] = ()  # the lessons after this one
    advice: Hint | None = None  # what the adviser says in free play

    @property
    def is_over(self) -> bool:
        """Whether the lesson is finished."""
        return self.mood is Mood.OVER

    @property
    def can_go_on(self) -> bool:
        """Whether the learner may press on."""
        tells = self.mood is Mood.ASKS and self.kind is Kind.TELL
        return tells or self.mood is Mood.DONE

    @property
    def chalk(self) -> str:
        """The marks as the page's script reads them: `ring c-A2 c-A3;arrow c-A2 c-A5`."""
        drawn = ";".join([" ".join((mark.shape, *mark.keys)) for mark in self.marks])
        return drawn if self.advice is None else self.advice.chalk

    @property
    def target(self) -> str:
        """The key of what the note points at."""
        return self.marks[0].keys[-1] if self.marks else ""


def coach_of(
    tutor: Tutor,
    words: Speaker,
    players: Sequence[str] = (),
    advice: Hint | None = None,
    following: Sequence[tuple[str, str]] = (),
) -> Coach:
    """What a learner sees of the tutor; `advice` is what the adviser says in free play."""
    lesson, note = tutor.lesson, tutor.note
    name = words.text
    return Coach(
        game=lesson.game.id,
        lesson=lesson.id,
        title=name(lesson.title),
        minutes=lesson.minutes,
        steps=[
            (step.id, name(lesson.heading(step)), name(lesson.heading(step, "about")))
            for step in lesson.steps
        ],
        here=note.step,
        place=tutor.place,
        mood=tutor.mood,
        kind=note.kind,
        heading=heading(tutor, words),
        text=text(tutor, words),
        lead=lead(tutor, words, players),
        said=said(tutor, words, players),
        hint=_advised(advice, words) or hint(tutor, words, players),
        advice=advice,
        rules=note.rules,
        marks=_marks(tutor),
        tries=_tries(tutor),
        choices=choices(tutor, words),
        acts=tutor.acts,
        can_show=tutor.can_show,
        following=following if tutor.mood is Mood.OVER else (),
    )


def _tries(tutor: Tutor) -> Sequence[str]:
    """What a learner clicks who tries what the open note invites to; a page may have no click there otherwise."""
    if tutor.note.kind is not Kind.TRY or not tutor.acts:
        return ()
    return game_screen(tutor.lesson.game.id).path(tutor.view(), tutor.forbidden())


def _advised(advice: Hint | None, words: Speaker) -> str:
    """What the adviser would play, or that it thinks, or that nothing is better than the rest."""
    if advice is None:
        return ""
    if advice.is_thinking:
        return words.text("page-hint-thinks", name=words.name(ADVISER))
    if advice.is_equal:
        return words.text("page-hint-equal")
    return words.text("teach-advice", option=advice.option)


def _marks(tutor: Tutor) -> list[Mark]:
    """The chalk of the open note; after a miss also what to click."""
    if tutor.is_example or tutor.mood in (Mood.DONE, Mood.OVER):
        return []
    model = tutor.model() if tutor.hints else None
    if model is None:
        return list(tutor.note.marks)
    keys = game_screen(tutor.lesson.game.id).path(tutor.view(), model)
    arrow = [Mark("arrow", keys[-2:])] if len(keys) > 1 else []
    return [Mark("ring", keys[-1:]), *arrow] if keys else list(tutor.note.marks)
