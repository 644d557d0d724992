"""The tutor: takes one learner through one lesson. Rules judge, never an engine."""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum
from typing import Final

from trollbord.kernel.ask import Ask
from trollbord.kernel.fairness import fresh_secret
from trollbord.kernel.message import Message
from trollbord.kernel.option import Option
from trollbord.kernel.reason import Reason
from trollbord.kernel.seat import NATURE, Seat
from trollbord.kernel.view import View
from trollbord.teach.course import course, follow_on, forbidden, picked, wanted
from trollbord.teach.lesson import Kind, Lesson, LessonStep, Note, Scene, Taken, is_decision

HINT_AFTER: Final = 1
"""Misses after which the learner gets a hint."""
ANSWER_AFTER: Final = 3
"""Misses after which the learner is told the answer."""


class Mood(StrEnum):
    """What the tutor waits for."""

    ASKS = "asks"  # the learner acts, or reads and goes on
    SHOWS = "shows"  # lines are played, one by one
    MISSED = "missed"  # an unwanted pick lies on the table until it is taken back
    DONE = "done"  # the learner goes on
    OVER = "over"  # the lesson is finished


class Tutor:
    """A learner's way through a lesson: the note that is open, the table, and what was said last.

    Any note can be opened at any time, on the table as the lesson has it there: so a lesson that was left goes on at its
    step. Who goes on from a choice of their own keeps their table, as long as the lesson's lines fit it.
    """

    def __init__(self, lesson: Lesson, step: str = "", secret: bytes | None = None) -> None:
        self.lesson: Final = lesson
        self._nature: Final = lesson.game.nature(lesson.opening.settings, secret or fresh_secret())
        self.open(lesson.place_of(step))

    def open(self, place: int, own: Scene | None = None) -> None:
        """Open a note, on the learner's own table or on the lesson's; lines that are passed over unseen have been played."""
        notes = self.lesson.notes
        while place < len(notes) and notes[place].is_skipped:
            place += 1
        self.place = min(place, len(notes) - 1)
        self.misses = 0
        self.said: Message | None = None
        self.mood = Mood.OVER if place >= len(notes) else Mood.ASKS
        self.instead: list[Option] = []
        if self.mood is Mood.ASKS:
            self._begin(own)

    def _begin(self, own: Scene | None) -> None:
        """Set the table for the open note."""
        self.scene: Scene = own or self.lesson.scene(self.place)
        self._has_strayed = own is not None
        self._before: Scene | None = None
        self._course: list[Option] = course(self.scene, self.note, self.lesson.learner) or []
        self._is_example = False
        self._shown: list[Option] = []
        self.turns = 0
        """Turns of free play that the learner has begun."""
        self._asked: tuple[Seat, str] | None = None
        self._counts: dict[str, int] = {}
        self.mood = Mood.SHOWS if self.note.kind is Kind.SHOW else Mood.ASKS
        if self.note.kind is Kind.DO:
            self._follow()
        elif self.note.kind is Kind.FREE:
            self.settle()

    # -- looking

    @property
    def note(self) -> Note:
        """The open note."""
        return self.lesson.notes[self.place]

    @property
    def step(self) -> LessonStep:
        """The step of the open note."""
        return self.lesson.steps[self.note.step]

    @property
    def steps_done(self) -> int:
        """How many steps are finished."""
        return len(self.lesson.steps) if self.mood is Mood.OVER else self.note.step

    @property
    def is_last(self) -> bool:
        """Whether no note follows."""
        return all(note.is_skipped for note in self.lesson.notes[self.place + 1 :])

    def view(self) -> View:
        """What the learner sees."""
        return self.scene.state.view(self.lesson.learner)

    @property
    def acts(self) -> bool:
        """Whether the learner may pick now."""
        picks = self.note.kind in (Kind.DO, Kind.TRY, Kind.FREE)
        return picks and self.mood is Mood.ASKS and self.scene.asks(self.lesson.learner)

    def model(self) -> Option | None:
        """The answer that the lesson has in mind for the learner's open question."""
        if self.note.kind is not Kind.DO or self.mood not in (Mood.ASKS, Mood.MISSED):
            return None
        return self._course[0] if self._course else wanted(self._before or self.scene, self.note)

    @property
    def can_show(self) -> bool:
        """Whether the tutor can show what to do."""
        shows = self.note.kind in (Kind.DO, Kind.TRY, Kind.FREE)
        return shows and self.mood in (Mood.ASKS, Mood.MISSED)

    @property
    def hints(self) -> bool:
        """Whether the learner has missed often enough for a hint."""
        return self.misses >= HINT_AFTER

    @property
    def tells_answer(self) -> bool:
        """Whether the learner has missed so often that the answer is told."""
        return self.misses >= ANSWER_AFTER

    # -- acting

    def pick(self, texts: Sequence[str]) -> None:
        """Pick for the learner. What is not offered raises the game's own reason and changes nothing.

        What is offered but not wanted is done, told, and stays on the table until `retry`.
        """
        lone: list[str] = []
        for text in texts:
            if text in lone:  # recorded already: it was the only option
                lone.remove(text)
                continue
            option = self.scene.state.offered(text)
            if not self.acts:
                return
            before = len(self.scene.history)
            self._judge(option)
            lone += [taken.option.text for taken in self.scene.history[before + 1 :]]

    def _judge(self, option: Option) -> None:
        if self.note.kind is Kind.FREE:
            self._play_on(option)
        elif self.note.kind is Kind.DO and self._course[:1] == [option]:
            self.scene.take(self._course.pop(0))
            self._follow()
        elif self.note.kind is Kind.DO and self.note.accepts(option):
            self._stray(option)
        else:
            self._miss(option)

    def _stray(self, option: Option) -> None:
        """Take an option that is right too; what follows is the learner's as long as something wanted is asked."""
        self._has_strayed = True
        self._course.clear()
        self.scene.take(option)
        self._drift()
        if not self.scene.asks(self.lesson.learner) or wanted(self.scene, self.note) is None:
            self._finish()

    def _drift(self) -> None:
        """Answer for the others and for NATURE as the record does, where it fits, up to the learner's next decision."""
        state, learner = self.scene.state, self.lesson.learner
        while state.ask is not None and not self.scene.asks(learner):
            if state.ask.seat == learner:
                self.scene.take(state.ask.options[0])
                continue
            found = [picked(self.scene, line) for line in self.note.lines if line.seat != learner]
            options = [option for option in found if option is not None]
            if not options:
                return
            self.scene.take(options[0])

    def _follow(self) -> None:
        """Play on up to the learner's next decision; after the last one the note is done."""
        while self._course and not self.scene.asks(self.lesson.learner):
            self.scene.take(self._course.pop(0))
        if not self._course:
            self._finish()

    def _finish(self) -> None:
        self.mood = Mood.DONE
        self.said = Message(self.lesson.text(self.note, "done"))

    def _miss(self, option: Option) -> None:
        self._before = self.scene.copy()
        self.scene.take(option)
        self.misses += 1
        slip = self.note.slip(option) or "miss"
        self.said = Message(self.lesson.text(self.note, slip))
        self.mood = Mood.MISSED

    def retry(self) -> None:
        """Take back the unwanted pick."""
        if self.mood is Mood.MISSED and self._before is not None:
            self.scene, self._before = self._before, None
            self.mood, self.said = Mood.ASKS, None

    def refuse(self, option: Option) -> Reason | None:
        """The learner has tried an option that is not offered: the game's reason, which may be the lesson."""
        reason = self.lesson.game.why_not(self.view(), option)
        if self.mood is Mood.ASKS and self.note.kind is Kind.TRY and self.note.invites(option):
            if reason is not None:
                self.mood, self.said = Mood.DONE, reason.message
        return reason

    def forbidden(self) -> Option:
        """An option that the open note invites to try, and that is not offered."""
        return forbidden(self.lesson, self.scene, self.note)

    def guess(self, choice: str) -> None:
        """Answer the tutor's question."""
        if self.note.kind is not Kind.GUESS or self.mood is not Mood.ASKS:
            return
        if choice == self.note.right:
            self._finish()
        elif choice in self.note.choices:
            self.misses += 1
            self.said = Message(self.lesson.text(self.note, "miss"))
            if self.tells_answer:
                self._finish()

    # -- showing

    def example(self) -> None:
        """Begin to show the model answer; then the learner does it by hand. What is forbidden is tried at once."""
        if self.mood not in (Mood.ASKS, Mood.MISSED):
            return
        self.retry()
        if self.note.kind is Kind.TRY:
            self.refuse(self.forbidden())
        elif self.note.kind is Kind.DO:
            self._before, self._is_example = self.scene.copy(), True
            model = self.model()
            self._shown = self._course[:] or ([model] if model is not None else [])
            self.mood = Mood.SHOWS

    def show_next(self) -> bool:
        """Play the next line that is to be shown; return whether there is another one."""
        if self.mood is not Mood.SHOWS:
            return False
        options = self._shown if self._is_example else self._course
        if options:
            self.scene.take(options.pop(0))
        if not options and not self._is_example:
            self._finish()
        return bool(options)

    def end_example(self) -> None:
        """Take the model answer back: it is the learner's turn."""
        if self._is_example and self._before is not None:
            self.scene, self._before = self._before, None
            self._is_example, self.mood = False, Mood.ASKS

    @property
    def is_shown(self) -> bool:
        """Whether the whole model answer lies on the table."""
        return self._is_example and not self._shown

    @property
    def is_example(self) -> bool:
        """Whether the model answer is being shown."""
        return self._is_example

    # -- free play

    def _play_on(self, option: Option) -> None:
        self.scene.take(option)
        self.settle()
        self._check_free()

    def bot_asked(self) -> Seat | None:
        """The seat for which a bot answers now, in free play."""
        ask = self.scene.state.ask
        is_free = self.note.kind is Kind.FREE and self.mood is Mood.ASKS
        return ask.seat if is_free and ask is not None and ask.seat != self.lesson.learner else None

    def bot_picks(self, text: str) -> None:
        """Pick for a seat that a bot plays."""
        if self.bot_asked() is not None:
            self.scene.take(self.scene.state.offered(text))
            self.settle()
            self._check_free()

    def settle(self) -> None:
        """Answer NATURE and lone options up to the next decision."""
        state = self.scene.state
        while (ask := state.ask) is not None:
            self._count_turn(ask)
            if is_decision(ask):
                return
            if ask.seat != NATURE:
                self.scene.take(ask.options[0])
                continue
            count = self._counts[ask.source] = self._counts.get(ask.source, 0) + 1
            drawn = self._nature.answer(state, ask, count)
            assert drawn is not None, "nobody types in a lesson"
            self.scene.take(drawn.option)

    def _count_turn(self, ask: Ask) -> None:
        """Count a turn of the learner where it begins: with the question that the note names, asked again or not."""
        asked = (ask.seat, ask.prompt)
        if asked == (self.lesson.learner, self.note.begins) and asked != self._asked:
            self.turns += 1
        self._asked = asked

    def _check_free(self) -> None:
        """End free play with the game, before the turn after its last, or when its condition holds."""
        note, state = self.note, self.scene.state
        is_enough = bool(note.turns) and self.turns > note.turns
        is_so = note.until is not None and note.until.holds(self.view())
        own = state.ask is None or state.ask.seat == self.lesson.learner
        if state.ask is None or ((is_enough or is_so) and own):
            self._finish()

    # -- going on

    def go_on(self) -> None:
        """To the next note, from one that is done or was only told."""
        if self.mood is not Mood.DONE and (self.mood, self.note.kind) != (Mood.ASKS, Kind.TELL):
            return
        before, place = self.scene, self.place + 1
        own = follow_on(self.lesson, place, before) if self._has_strayed else None
        has_lost = self._has_strayed and own is None
        self.open(place, own)
        if has_lost and self.mood is not Mood.OVER:
            self.instead = self._other_picks(before.history)

    def _other_picks(self, own: Sequence[Taken]) -> list[Option]:
        """What the learner has picked on the lesson's table where the own picks were others; nothing on a new table."""
        there = self.scene.history
        same = 0
        while same < min(len(own), len(there)) and own[same].option == there[same].option:
            same += 1
        return [taken.option for taken in there[same:] if taken.seat == self.lesson.learner]

    def skip(self) -> None:
        """To the next step; past the last one the lesson is over."""
        later = [step.first for step in self.lesson.steps[self.note.step + 1 :]]
        self.open(later[0] if later else len(self.lesson.notes))

    def back(self) -> None:
        """To the beginning of this step, or of the one before if this one has just begun."""
        begun = self.place > self._first(self.note.step) or self.mood is not Mood.ASKS
        step = self.note.step if begun or self.note.step == 0 else self.note.step - 1
        self.open(self._first(step))

    def _first(self, step: int) -> int:
        """The index of the first note of a step that is not passed over."""
        place = self.lesson.steps[step].first
        while self.lesson.notes[place].is_skipped:
            place += 1
        return place
