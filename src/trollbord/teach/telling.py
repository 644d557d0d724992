"""What the tutor says at a moment, in a language: for the page and for the terminal."""

from __future__ import annotations

from collections.abc import Sequence

from trollbord.teach.lesson import Kind
from trollbord.teach.tutor import Mood, Tutor
from trollbord.words import Speaker


def heading(tutor: Tutor, words: Speaker) -> str:
    """The title of what is said."""
    if tutor.mood is Mood.OVER:
        return words.text(tutor.lesson.title)
    if tutor.mood is Mood.MISSED:
        return words.text("teach-missed")
    return words.text(tutor.lesson.heading(tutor.step))


def text(tutor: Tutor, words: Speaker) -> str:
    """What the open note says."""
    if tutor.is_example:
        return words.text("teach-watch")
    if tutor.mood is Mood.OVER:
        return words.text("teach-over")
    return words.text(tutor.lesson.text(tutor.note))


def said(tutor: Tutor, words: Speaker, players: Sequence[str] = ()) -> str:
    """What is said about the learner's last deed; empty, if nothing is."""
    message = tutor.said
    if message is None:
        return ""
    if words.has(message.id):
        sentence = words.message(message, players)
        return sentence[:1].upper() + sentence[1:]
    return words.text("teach-miss") if tutor.mood is Mood.MISSED else ""


def hint(tutor: Tutor, words: Speaker, players: Sequence[str] = ()) -> str:
    """A hint after the first miss, the answer after the third; empty before."""
    model = tutor.model()
    if not tutor.hints or model is None:
        return ""
    if tutor.tells_answer:
        return words.text("teach-answer", option=words.option(model, players))
    return own_hint(tutor, words) or words.text("teach-look")


def own_hint(tutor: Tutor, words: Speaker) -> str:
    """The hint that the lesson has for the open note; empty, if it has none."""
    own = tutor.lesson.text(tutor.note, "hint")
    return words.text(own) if words.has(own) else ""


def lead(tutor: Tutor, words: Speaker, players: Sequence[str] = ()) -> str:
    """That the lesson could not go on from the learner's choice, and what it plays instead; empty, if it could."""
    if not tutor.instead or tutor.mood is Mood.DONE:
        return ""
    told = ", ".join([words.option(option, players) for option in tutor.instead])
    return words.text("teach-instead", options=told)


def choices(tutor: Tutor, words: Speaker) -> list[tuple[str, str]]:
    """The answers of a guess, each with its words; none when it is not asked."""
    if tutor.note.kind is not Kind.GUESS or tutor.mood is not Mood.ASKS:
        return []
    told = [
        each if each.isdecimal() else words.text(tutor.lesson.text(tutor.note, each))
        for each in tutor.note.choices
    ]
    return list(zip(tutor.note.choices, told))


def goes_on_alone(tutor: Tutor, words: Speaker) -> bool:
    """Whether nothing is left to be read: the next note may come by itself."""
    return tutor.mood is Mood.DONE and tutor.note.kind is Kind.DO and not said(tutor, words)
