"""Viewers of a lesson: one browser of the learner."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from trollbord.ink.screen import Draft, Entry, Form
from trollbord.kernel.view import View
from trollbord.page.coach import Coach, coach_of
from trollbord.page.help_card import refusal_note
from trollbord.page.hint import Hint
from trollbord.page.meaning import clicked, meanings, refusal
from trollbord.page.sitting import AidsPart, Chair, MomentPart, Sitting
from trollbord.server.errors import Refused
from trollbord.server.live.channel import Channel
from trollbord.server.live.commands import BrowserCommands, Deed, switch_list
from trollbord.server.live.frame import Frame
from trollbord.server.live.hints import hint_of
from trollbord.server.live.messages import Command
from trollbord.server.live.viewer import Viewer
from trollbord.server.rooms.lesson_room import LessonRoom
from trollbord.teach import Kind, Tutor, lessons
from trollbord.words import speaker


class LessonViewer(Viewer):
    """The connection of one browser to a lesson."""

    def __init__(
        self, room: LessonRoom, channel: Channel, name: str, form: Form, language: str
    ) -> None:
        words = speaker(room.tutor.lesson.game.id, language)
        super().__init__(channel, room.person, form, words, room.lock)
        self.room: Final = room
        self.name: Final = name

    @property
    def seq(self) -> int:
        return self.room.seq

    def seen_view(self) -> View:
        return self.room.tutor.view()

    async def welcome(self) -> None:
        self.room.viewers.add(self)
        async with self.lock:
            await self.refresh(whole=True)
        self.room.wake()

    async def leave(self) -> None:
        self.lose()

    def lose(self) -> None:
        self.room.viewers.discard(self)

    async def obey(self, command: Command) -> None:
        await COMMANDS.obey(self, command)

    async def change(self, deed: Callable[[], None]) -> None:
        async with self.room.change():
            deed()

    def sounds(self, sitting: Sitting, whole: bool) -> list[str]:
        """What happens; not what a page that is shown anew begins with."""
        heard = super().sounds(sitting, whole)
        return [] if whole else heard

    def title(self, sitting: Sitting) -> str:
        return f"{self._coach().title} · {super().title(sitting)}"

    # -- what is shown

    def names(self) -> list[str]:
        tutor = self.room.tutor
        bot = self.speaker.name(tutor.note.bot)
        seats = range(tutor.scene.state.seats)
        return [self.name if seat == tutor.lesson.learner else bot for seat in seats]

    def _coach(self) -> Coach:
        tutor, words = self.room.tutor, self.speaker
        known = lessons(tutor.lesson.game.id)
        later = known[known.index(tutor.lesson) + 1 :]
        following = [(each.id, words.text(each.title)) for each in later]
        return coach_of(tutor, words, self.names(), self._hint(), following)

    def _hint(self) -> Hint | None:
        """What the adviser says in free play, as at any table."""
        room = self.room
        if room.is_advising:
            return Hint(is_thinking=True)
        return hint_of(*room.advised, self.speaker, self.names()) if room.advised else None

    def _chairs(self) -> list[Chair]:
        tutor = self.room.tutor
        return [
            Chair(seat, "person" if is_own else "bot", name, "", is_own)
            for seat, name in enumerate(self.names())
            for is_own in [seat == tutor.lesson.learner]
        ]

    def sitting(self) -> Sitting:
        tutor = self.room.tutor
        learner = tutor.lesson.learner
        history = [
            Entry(index, taken.seat, [event.seen(learner) for event in taken.events])
            for index, taken in enumerate(tutor.scene.history, 1)
        ]
        return Sitting(
            tutor.view(),
            Draft(self.form, self.names(), [learner], history),
            self.speaker,
            self._chairs(),
            MomentPart(self.seq, len(history)),
            aids=AidsPart(self.lists),
            coach=self._coach(),
            cache=self.cache,
        )


# -- what a learner says


def _deed(do: Callable[[Tutor, str], None]) -> Deed[LessonViewer]:
    """What the learner does; the advice of a moment ago is wiped off."""

    def deed(viewer: LessonViewer, command: Command) -> None:
        viewer.room.advised, viewer.room.is_advising = None, False
        do(viewer.room.tutor, command.arg)

    return deed


def _pick(viewer: LessonViewer, command: Command) -> None:
    room = viewer.room
    room.advised, room.is_advising = None, False
    if command.seq != room.seq:
        raise Refused("page-stale")
    viewer.forget_paths()
    room.tutor.pick(command.options)


def _show_me(viewer: LessonViewer, command: Command) -> None:
    viewer.room.advise()


async def _why(viewer: LessonViewer, command: Command) -> None:
    """A click that leads to nothing: the game's reason; where a note invites to it, that is the lesson."""
    tutor, view = viewer.room.tutor, viewer.seen_view()
    keys = clicked(view, command.keys, command.arg)
    if not tutor.acts:
        return
    wanted = [option for option in meanings(view, keys) if tutor.note.invites(option)]
    if tutor.note.kind is Kind.TRY and wanted:
        async with viewer.room.change():
            tutor.refuse(wanted[0])
        return
    words, rule = refusal(view, keys, viewer.speaker, viewer.names())
    told = refusal_note(view.game.id, words, rule)
    await viewer.send(Frame(viewer.seq, refusal=str(told)))


COMMANDS: Final[BrowserCommands[LessonViewer]] = BrowserCommands(
    deeds={
        "pick": _pick,
        "guess": _deed(Tutor.guess),
        "next": _deed(lambda tutor, _: tutor.go_on()),
        "retry": _deed(lambda tutor, _: tutor.retry()),
        "show-me": _show_me,
        "back": _deed(lambda tutor, _: tutor.back()),
        "skip": _deed(lambda tutor, _: tutor.skip()),
        "step": _deed(lambda tutor, step: tutor.open(tutor.lesson.place_of(step))),
    },
    looks={"list": switch_list},
    errands={"why": _why},
)
"""All that a browser may say in a lesson."""
