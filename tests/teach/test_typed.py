"""Every lesson can be finished by typed lines alone."""

from typing import Final

import pytest

import trollbord
from trollbord.cli.terminal.lesson import TaughtSession
from trollbord.teach import Kind, Mood, Tutor, lesson, lessons
from trollbord.words import LANGUAGES, speaker

LESSONS = [(game, each.id) for game in trollbord.game_ids() for each in lessons(game)]
MOST_LINES: Final = 400


class Typist:
    """Types what a learner would who knows the lesson; free play is skipped."""

    def __init__(self, tutor: Tutor) -> None:
        self.tutor = tutor
        self.lines: list[str] = []

    def read(self, prompt: str = "") -> str:
        self.lines.append(self.line())
        assert len(self.lines) < MOST_LINES
        return self.lines[-1]

    def line(self) -> str:
        tutor = self.tutor
        if tutor.mood is not Mood.ASKS or tutor.note.kind is Kind.TELL:
            return ""
        if tutor.note.kind is Kind.GUESS:
            return tutor.note.right
        if tutor.note.kind is Kind.TRY:
            return tutor.forbidden().text
        model = tutor.model()
        return "skip" if model is None else model.text


def typed(game: str, id: str, language: str = "en", step: str = "") -> TaughtSession:
    session = TaughtSession(Tutor(lesson(game, id), step), speaker(game, language))
    typist = Typist(session.tutor)
    session.screen.read = typist.read  # type: ignore[method-assign]  # nobody sits at a keyboard
    return session


@pytest.mark.parametrize(("game", "id"), LESSONS)
def test_a_lesson_can_be_typed(game: str, id: str) -> None:
    session = typed(game, id)

    assert session.play() == ""
    assert session.tutor.mood is Mood.OVER


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_tutor_speaks_every_language(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    session = typed("ragnarocks", "first", language, "won")

    session.play()

    said = capsys.readouterr().out
    assert speaker("ragnarocks", language).text("lesson-first-won") in said
    assert "RR-SCORE.7" in said


def test_a_lesson_that_is_left_says_where_it_stands() -> None:
    session = typed("ragnarocks", "first", step="fence")
    lines = iter(["stone C5", "", "show", "why not", "board", "options", "quit"])
    session.screen.read = lambda prompt="": next(lines)  # type: ignore[method-assign]

    assert session.play() == "fence"
    assert session.tutor.misses == 1


def test_advice_and_a_bots_answer_in_free_play(capsys: pytest.CaptureFixture[str]) -> None:
    session = typed("ragnarocks", "first", step="play")
    ask = session.tutor.scene.state.ask
    assert ask is not None
    lines = ["show", ask.options[0].text, "1", "quit"]
    session.screen.read = lambda prompt="": lines.pop(0)  # type: ignore[method-assign]

    assert session.play() == "play"

    said = capsys.readouterr().out
    assert "I would play" in said
    assert "Tomte places a stone" in said
