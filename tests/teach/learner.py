"""Learners: they go through a lesson as somebody would who knows it, or who errs first."""

from random import Random

from trollbord.kernel.option import Option
from trollbord.teach import Kind, Mood, Tutor


def mood(tutor: Tutor) -> Mood:
    """What the tutor waits for; asked anew each time, where a type checker would remember."""
    return tutor.mood


def unwanted(tutor: Tutor) -> Option | None:
    """An offered option that this note does not want."""
    ask, note = tutor.scene.state.ask, tutor.note
    assert ask is not None
    model = tutor.model()
    wrong = [each for each in ask.options if each != model and not note.accepts(each)]
    return wrong[0] if wrong else None


def act(tutor: Tutor, rng: Random) -> None:
    """Do what the open note asks, rightly."""
    note = tutor.note
    if note.kind is Kind.SHOW:
        while tutor.show_next():
            pass
    elif note.kind is Kind.TRY:
        tutor.refuse(tutor.forbidden())
    elif note.kind is Kind.GUESS:
        tutor.guess(note.right)
    elif note.kind is Kind.DO:
        while tutor.acts:
            model = tutor.model()
            assert model is not None
            tutor.pick([model.text])
    elif note.kind is Kind.FREE:
        play_on(tutor, rng)


def play_on(tutor: Tutor, rng: Random) -> None:
    """Play freely: everyone picks at random."""
    while tutor.mood is Mood.ASKS:
        ask = tutor.scene.state.ask
        assert ask is not None
        text = rng.choice(ask.options).text
        if tutor.bot_asked() is None:
            tutor.pick([text])
        else:
            tutor.bot_picks(text)


def finish(tutor: Tutor) -> None:
    """Go through the rest of the lesson without a mistake."""
    rng = Random(1)
    while tutor.mood is not Mood.OVER:
        act(tutor, rng)
        tutor.go_on()
