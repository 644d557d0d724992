"""Every lesson of every game fits its rules, in all languages; a changed rule breaks it here."""

import re
from functools import cache
from random import Random

import pytest

import trollbord
from tests.teach.learner import act, finish, unwanted
from trollbord.ink.screen import Draft, Form
from trollbord.kernel.errors import TrollbordError
from trollbord.kernel.fairness import secret_from_seed
from trollbord.kernel.option import Option
from trollbord.page.coach import coach_of
from trollbord.page.question import paths_of
from trollbord.page.screens import game_screen
from trollbord.page.sitting import Chair, MomentPart, Sitting
from trollbord.page.table_page import table_page
from trollbord.teach import Kind, Lesson, Mood, Note, Tutor, lesson, lessons
from trollbord.teach.lesson import LONGEST
from trollbord.teach.telling import goes_on_alone
from trollbord.words import LANGUAGES, speaker
from trollbord.words.library import COMMON, ENGLISH, own_texts
from trollbord.words.rulebook import rulebook
from trollbord.words.speaker import bundle

LESSONS = [(game, each.id) for game in trollbord.game_ids() for each in lessons(game)]
FIRST = "first"
MOST_CLICKS = 60
TAUGHT = pytest.mark.parametrize(("game", "id"), LESSONS)
SPOKEN = pytest.mark.parametrize("language", LANGUAGES)


def opened(taught: Lesson, note: Note) -> Tutor:
    tutor = Tutor(taught)
    tutor.open(taught.notes.index(note))
    return tutor


def notes_of(taught: Lesson, *kinds: Kind) -> list[Note]:
    return [note for note in taught.notes if note.kind in kinds and not note.is_skipped]


@cache
def needed(game: str, id: str) -> frozenset[str]:
    """The messages without which a lesson can't be told."""
    taught = lesson(game, id)
    ids = {taught.title, f"{taught.title}-about"}
    for step in taught.steps:
        ids |= {taught.heading(step), taught.heading(step, "about")}
    for note in notes_of(taught, *Kind):
        ids.add(taught.text(note))
        ids |= {taught.text(note, choice) for choice in note.choices if not choice.isdecimal()}
        ids |= {taught.text(note, name) for name, _ in note.slips}
        if note.kind in (Kind.GUESS, Kind.FREE):
            ids.add(taught.text(note, "done"))
        if note.kind is Kind.GUESS:
            ids.add(taught.text(note, "miss"))
    return frozenset(ids)


@cache
def possible(game: str, id: str) -> frozenset[str]:
    """The messages that a lesson can say."""
    taught = lesson(game, id)
    more = [taught.text(note, part) for note in taught.notes for part in ("done", "hint", "miss")]
    return needed(game, id) | set(more)


@TAUGHT
def test_a_lesson_can_be_finished_without_a_mistake(game: str, id: str) -> None:
    tutor = Tutor(lesson(game, id), secret=secret_from_seed(1))

    finish(tutor)

    assert tutor.mood is Mood.OVER
    assert tutor.steps_done == len(tutor.lesson.steps)


@SPOKEN
@TAUGHT
def test_a_lesson_says_everything_in_every_language(game: str, id: str, language: str) -> None:
    spoken = bundle(game, language)

    assert [each for each in sorted(needed(game, id)) if not spoken.has_message(each)] == []


@SPOKEN
@TAUGHT
def test_a_note_is_told_in_at_most_forty_words(game: str, id: str, language: str) -> None:
    words = speaker(game, language)
    told = {each: words.text(each) for each in possible(game, id) if words.has(each)}

    assert {each: text for each, text in told.items() if len(_words(text)) > LONGEST} == {}


def _words(text: str) -> list[str]:
    return re.findall(r"[^\W_]+(?:[’'-][^\W_]+)*", text)


@pytest.mark.parametrize("game", sorted({game for game, _ in LESSONS}))
def test_no_message_of_a_lesson_is_left_over(game: str) -> None:
    written = re.findall(r"^(lesson-[\w-]+)", "\n".join(own_texts(game, ENGLISH)), re.MULTILINE)
    said = {each for taught in lessons(game) for each in possible(game, taught.id)}

    assert sorted(set(written) - said) == []
    assert game != COMMON


@TAUGHT
def test_each_do_accepts_something_and_refuses_something(game: str, id: str) -> None:
    for note in notes_of(lesson(game, id), Kind.DO):
        tutor = opened(lesson(game, id), note)
        assert tutor.acts, f"{note.name} asks for nothing"
        wrong = unwanted(tutor)
        if wrong is not None:
            before = tutor.scene.state.position()
            tutor.pick([wrong.text])
            assert tutor.mood is Mood.MISSED, f"{note.name} lets {wrong.text} pass"
            tutor.retry()
            assert tutor.scene.state.position() == before
        else:
            with pytest.raises(TrollbordError):
                tutor.pick([_not_offered(tutor)])
        act(tutor, Random(1))
        assert tutor.mood is Mood.DONE, f"{note.name} can't be done"


def _not_offered(tutor: Tutor) -> str:
    ask = tutor.scene.state.ask
    assert ask is not None
    options = tutor.lesson.game.vocabulary.options
    return next(option.text for option in options if option not in ask.options)


@TAUGHT
def test_what_is_wanted_is_offered(game: str, id: str) -> None:
    """A pattern that no option fits is a slip of the pen."""
    for note in notes_of(lesson(game, id), Kind.DO):
        tutor = opened(lesson(game, id), note)
        options = list(lesson(game, id).game.vocabulary.options)
        for pattern in note.wants:
            assert any(_fits(note, pattern, option.text) for option in options), pattern
        for name, _ in note.slips:
            named = [option for option in options if note.slip(option) == name]
            assert named, f"nothing slips into {name}"
        assert tutor.model() is not None


def _fits(note: Note, pattern: str, text: str) -> bool:
    from fnmatch import fnmatchcase

    return pattern in note.wants and fnmatchcase(text, pattern)


@TAUGHT
def test_what_is_tried_in_vain_is_refused_with_a_rule(game: str, id: str) -> None:
    for note in notes_of(lesson(game, id), Kind.TRY):
        tutor = opened(lesson(game, id), note)
        assert tutor.acts, f"{note.name}: the learner is not asked"
        reason = tutor.refuse(tutor.forbidden())
        assert reason is not None
        assert reason.rule in rulebook(game, ENGLISH).statements or "-R." in reason.rule
        assert tutor.mood is Mood.DONE


@TAUGHT
def test_the_rules_that_a_lesson_cites_exist(game: str, id: str) -> None:
    book = rulebook(game, ENGLISH)
    known = {*book.statements, *[f"{_prefix(game)}-R.{number}" for number in book.rulings]}
    cited = {rule for note in lesson(game, id).notes for rule in note.rules}

    assert sorted(cited - known) == []
    assert cited


def _prefix(game: str) -> str:
    return next(iter(rulebook(game, ENGLISH).statements)).split("-")[0]


@pytest.mark.parametrize("form", ["desk", "phone"])
@TAUGHT
def test_what_chalk_marks_is_on_the_page(game: str, id: str, form: Form) -> None:
    for note in [each for each in notes_of(lesson(game, id), *Kind) if each.marks]:
        shown = str(table_page(sitting(opened(lesson(game, id), note), form)))
        keys = [key for mark in note.marks for key in mark.keys]
        assert [key for key in keys if f'id="{key}"' not in shown] == [], note.name


@TAUGHT
def test_the_clicks_of_a_model_answer_are_offered(game: str, id: str) -> None:
    for note in notes_of(lesson(game, id), Kind.DO):
        tutor = opened(lesson(game, id), note)
        model = tutor.model()
        offered = {picks.split(";")[0] for picks, _ in paths_of(sitting(tutor, "desk"))}
        assert model is not None
        assert model.text in offered


def sitting(tutor: Tutor, form: Form) -> Sitting:
    """The page of a lesson for a learner."""
    learner, seats = tutor.lesson.learner, tutor.scene.state.seats
    words = speaker(tutor.lesson.game.id, ENGLISH)
    players = ["Anna" if seat == learner else "Tomte" for seat in range(seats)]
    return Sitting(
        view=tutor.view(),
        draft=Draft(form, players, [learner]),
        speaker=words,
        chairs=[Chair(seat, "person", players[seat], "", seat == learner) for seat in range(seats)],
        moment=MomentPart(0, 0),
        coach=coach_of(tutor, words, players),
    )


@pytest.mark.parametrize("form", ["desk", "phone"])
def test_no_clock_hurries_a_learner_who_may_answer(form: Form) -> None:
    taught = lesson("ankh_morpork", "answers")
    answer = next(note for note in notes_of(taught, Kind.DO) if note.name.endswith("gaspode"))
    tutor = opened(taught, answer)

    assert tutor.view().ask is not None
    assert "data-clock" not in str(table_page(sitting(tutor, form)))


@TAUGHT
def test_the_first_deed_comes_within_five_notes(game: str, id: str) -> None:
    notes = notes_of(lesson(game, id), *Kind)

    assert {note.kind for note in notes[:5]} & {Kind.DO, Kind.TRY, Kind.GUESS}


@pytest.mark.parametrize("game", sorted({game for game, _ in LESSONS}))
def test_a_first_lesson_takes_under_sixty_clicks(game: str) -> None:
    tutor = Tutor(lesson(game, FIRST), secret=secret_from_seed(2))
    path, clicks, rng = game_screen(game).path, 0, Random(2)
    while tutor.mood is not Mood.OVER:
        before, view, learner = len(tutor.scene.history), tutor.view(), tutor.lesson.learner
        kind = tutor.note.kind
        act(tutor, rng)
        own = [taken for taken in tutor.scene.history[before:] if taken.seat == learner]
        if kind in (Kind.DO, Kind.FREE):
            clicks += sum(max(1, len(path(view, taken.option))) for taken in own)
        clicks += {Kind.TRY: 2, Kind.GUESS: 1}.get(kind, 0)
        clicks += not goes_on_alone(tutor, speaker(game))
        tutor.go_on()

    assert clicks < MOST_CLICKS


@pytest.mark.parametrize("seed", range(4))
@TAUGHT
def test_who_chooses_freely_among_what_is_wanted_finishes_too(
    game: str, id: str, seed: int
) -> None:
    tutor, rng = Tutor(lesson(game, id), secret=secret_from_seed(1)), Random(seed)
    while tutor.mood is not Mood.OVER:
        while tutor.note.kind is Kind.DO and tutor.acts:
            tutor.pick([rng.choice(_wanted(tutor)).text])
            assert tutor.mood is not Mood.MISSED
        act(tutor, rng)
        tutor.go_on()


def _wanted(tutor: Tutor) -> list[Option]:
    ask, model = tutor.scene.state.ask, tutor.model()
    assert ask is not None
    return [each for each in ask.options if each == model or tutor.note.accepts(each)]


@TAUGHT
def test_free_play_ends(game: str, id: str) -> None:
    for note in notes_of(lesson(game, id), Kind.FREE):
        tutor = opened(lesson(game, id), note)
        act(tutor, Random(3))
        assert tutor.mood is Mood.DONE


def test_every_first_lesson_ends_in_free_play() -> None:
    for game, id in LESSONS:
        if id == FIRST:
            assert lesson(game, id).notes[-1].kind is Kind.FREE
