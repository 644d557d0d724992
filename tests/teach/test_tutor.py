"""The tutor: what a learner may do at each kind of note, and what is told about it."""

import pytest

from tests.teach.learner import finish, mood
from trollbord.kernel.errors import IllegalPick
from trollbord.teach import BadLesson, Kind, Mood, Tutor, lesson
from trollbord.teach.notes import read

HEAD = "trollbord 1\ngame ragnarocks\nedition 1\nseats 2\n"


def at(step: str) -> Tutor:
    return Tutor(lesson("ragnarocks", "first"), step)


def at_fence() -> Tutor:
    return at("fence")


def test_an_unwanted_pick_is_done_and_told_and_taken_back() -> None:
    tutor = at_fence()
    before = tutor.scene.state.position()

    tutor.pick(["stone C5"])

    assert mood(tutor) is Mood.MISSED
    assert tutor.said is not None
    assert tutor.said.id == "lesson-first-fence-close-miss"
    assert tutor.scene.state.position() != before
    tutor.retry()
    assert mood(tutor) is Mood.ASKS
    assert tutor.scene.state.position() == before


def test_a_slip_has_a_sentence_of_its_own() -> None:
    tutor = at_fence()

    tutor.pick(["stone B1"])

    assert tutor.said is not None
    assert tutor.said.id == "lesson-first-fence-close-inside"


def test_a_hint_comes_after_one_miss_and_the_answer_after_three() -> None:
    tutor = at_fence()
    seen = []
    for text in ("stone C5", "stone C6", "stone C7"):
        tutor.pick([text])
        tutor.retry()
        seen.append((tutor.hints, tutor.tells_answer))

    assert seen == [(True, False), (True, False), (True, True)]
    assert str(tutor.model()) == "stone C3"


def test_what_is_not_offered_raises_the_games_own_reason() -> None:
    tutor = at_fence()

    with pytest.raises(IllegalPick, match="A3"):
        tutor.pick(["stone A3"])
    assert mood(tutor) is Mood.ASKS
    assert tutor.misses == 0


def test_the_answer_is_shown_and_then_done_by_hand() -> None:
    tutor = at_fence()
    before = tutor.scene.state.position()

    tutor.example()
    assert mood(tutor) is Mood.SHOWS
    assert not tutor.show_next()
    assert tutor.scene.state.position() != before
    tutor.end_example()

    assert tutor.scene.state.position() == before
    tutor.pick(["stone C3"])
    assert mood(tutor) is Mood.DONE


def test_a_forbidden_thing_that_is_tried_is_the_lesson() -> None:
    tutor = at("lines")
    find = tutor.lesson.game.vocabulary.find

    tutor.refuse(find("move A4 A2"))
    assert mood(tutor) is Mood.ASKS  # refused, but not what the note invites to
    tutor.refuse(find("move A2 A5"))

    assert mood(tutor) is Mood.DONE
    assert tutor.said is not None
    assert tutor.said.id == "why-blocked-viking"


def after_an_own_move(move: str) -> Tutor:
    tutor = at("lines")
    tutor.refuse(tutor.lesson.game.vocabulary.find("move A2 A5"))
    tutor.go_on()
    tutor.pick([move])
    assert mood(tutor) is Mood.DONE
    tutor.go_on()
    return tutor


def test_the_lesson_goes_on_from_the_learners_own_choice() -> None:
    tutor = after_an_own_move("move A3 B3")

    assert tutor.step.id == "stone"
    assert tutor.instead == []
    assert "D6" not in str(tutor.view())
    tutor.pick([str(tutor.model())])
    assert mood(tutor) is Mood.DONE


def test_where_the_lesson_can_not_go_on_from_a_choice_it_says_what_it_plays_instead() -> None:
    tutor = after_an_own_move("move A3 E7")
    tutor.pick(["stone E3"])  # where Red is about to place one

    tutor.go_on()

    assert tutor.note.kind is Kind.SHOW
    assert [str(option) for option in tutor.instead] == ["move A3 D6", "stone G9"]
    assert "D6" in str(tutor.view())


def test_another_table_needs_no_word_about_what_was_chosen() -> None:
    tutor = after_an_own_move("move A3 B3")
    tutor.skip()

    assert (tutor.step.id, tutor.instead) == ("fence", [])


def test_a_wrong_guess_can_be_guessed_again() -> None:
    tutor = at("settled")

    tutor.guess("9")
    assert (mood(tutor), tutor.misses) == (Mood.ASKS, 1)
    tutor.guess("6")

    assert mood(tutor) is Mood.DONE


def test_steps_can_be_skipped_and_gone_back_to() -> None:
    tutor = at_fence()
    tutor.skip()
    assert tutor.step.id == "settled"
    tutor.guess("9")
    tutor.back()
    assert tutor.step.id == "fence"


def test_a_step_that_has_begun_is_first_begun_anew() -> None:
    tutor = at("settled")
    tutor.guess("6")
    tutor.go_on()
    assert tutor.note.kind is Kind.TRY

    tutor.back()

    assert (tutor.step.id, tutor.note.kind) == ("settled", Kind.GUESS)


def test_a_lesson_that_lost_a_step_begins_anew() -> None:
    """Progress names a step; a lesson may have changed since."""
    assert at("no_longer_there").step.id == "clan"


def test_past_the_last_step_the_lesson_is_over() -> None:
    tutor = at("play")

    tutor.skip()

    assert mood(tutor) is Mood.OVER
    tutor.go_on()
    tutor.back()
    assert tutor.step.id == "play"


def test_free_play_goes_on_to_the_end_of_the_game() -> None:
    tutor = at("play")

    finish(tutor)

    assert tutor.scene.state.ask is None
    assert mood(tutor) is Mood.OVER


def test_a_turn_counts_with_the_question_that_begins_it() -> None:
    text = f"{HEAD}#: step play\n#: free on\n#: turns 2 move\n"
    tutor = Tutor(read("short", text))

    seen = []
    for own, others in (("move A3 D6", "move J5 G5"), ("move A4 D4", "move J6 G6")):
        tutor.pick([own])
        seen.append((tutor.turns, mood(tutor)))
        for text in ("", others, ""):
            _pick(tutor, text)

    assert seen == [(1, Mood.ASKS), (2, Mood.ASKS)]
    assert mood(tutor) is Mood.DONE


def _pick(tutor: Tutor, text: str) -> None:
    """Pick for the seat that is asked; without a text the first option."""
    ask = tutor.scene.state.ask
    assert ask is not None
    text = text or ask.options[0].text
    if tutor.bot_asked() is None:
        tutor.pick([text])
    else:
        tutor.bot_picks(text)


def test_free_play_ends_when_its_condition_holds() -> None:
    text = f"{HEAD}#: step play\n#: free on\n#: until supply < 40\n"
    tutor = Tutor(read("short", text))

    tutor.pick(["move A3 D6"])
    assert mood(tutor) is Mood.ASKS
    tutor.pick(["stone G9"])
    tutor.bot_picks("move J5 G5")
    tutor.bot_picks("stone E3")

    assert mood(tutor) is Mood.DONE


def test_several_decisions_of_one_note_are_judged_one_by_one() -> None:
    lines = "1 seat 0: move A3 D6\n2 seat 0: stone G9\n"
    tutor = Tutor(read("two", f"{HEAD}#: step turn\n#: do whole\n#: wants stone *\n{lines}"))

    tutor.pick(["move A3 B3"])
    assert mood(tutor) is Mood.MISSED
    tutor.retry()
    tutor.pick(["move A3 D6", "stone D5"])

    assert mood(tutor) is Mood.DONE


def test_a_learner_may_stray_from_the_record_and_decide_the_rest() -> None:
    lines = "1 seat 0: move A3 D6\n2 seat 0: stone G9\n3 seat 1: move J5 G5\n"
    wants = "#: wants move A3 *\n#: wants stone *\n"
    tutor = Tutor(read("free", f"{HEAD}#: step turn\n#: do whole\n{wants}{lines}"))

    tutor.pick(["move A3 B3"])
    assert mood(tutor) is Mood.ASKS
    tutor.pick([str(tutor.model())])

    assert mood(tutor) is Mood.DONE
    assert [taken.seat for taken in tutor.scene.history] == [0, 0, 1]


def test_lines_can_be_passed_over_unseen() -> None:
    lines = "1 seat 0: move A3 D6\n2 seat 0: stone G9\n"
    text = f"{HEAD}#: step later\n#: skip\n{lines}#: tell here\n"
    tutor = Tutor(read("later", text))

    assert tutor.note.name == "here"
    assert len(tutor.scene.history) == 2
    tutor.back()
    assert tutor.note.name == "here"


@pytest.mark.parametrize(
    ("notes", "wrong"),
    [
        ("#: tell hello\n", "needs a step"),
        ("#: step one\n#: sing song\n", "no note 'sing'"),
        ("#: step one\n#: tell a arrow c-A1\n", "is no mark"),
        ("#: step one\n#: tell a\n#: step one\n#: tell b\n", "no new name"),
        ("#: step one\n#: guess a\n#: choices b c\n", "one right choice"),
        ("#: step one\n#: free a\n#: until land of plenty now\n", "no comparison"),
        ("#: step one\n#: do a\n1 seat 0: move A3 A3\n", "step one, a: "),
        ("#: lesson order first\n", "no order first"),
        ("", "it has no note"),
    ],
)
def test_a_lesson_that_is_written_wrong_says_where(notes: str, wrong: str) -> None:
    with pytest.raises(BadLesson, match=wrong):
        read("bad", HEAD + notes)
