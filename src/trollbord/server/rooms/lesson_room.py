"""Lessons that people take here: each is a room in memory with a tutor, in no list and in no figure.

What a person has reached is remembered on their device, so a room that was put away loses nothing but the open step.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Final

from trollbord.kernel.view import View
from trollbord.server.rooms.services import BotService
from trollbord.server.rooms.told import ToldReasons
from trollbord.server.rooms.watcher import Watcher
from trollbord.tables.terms import ADVISER
from trollbord.teach import BadLesson, Kind, Lesson, Mood, Tutor, lesson
from trollbord.teach.telling import goes_on_alone
from trollbord.words import speaker

LOG: Final = logging.getLogger(__name__)

MOST_LESSONS: Final = 200
"""Lessons without viewers that stay open."""
READ: Final = 0.9
"""Seconds between the last pick of a step and the next one, where nothing is to be read."""


class LessonRoom:
    """A lesson that one person takes, in one browser or several."""

    def __init__(self, tutor: Tutor, person: str, bots: BotService) -> None:
        self.tutor: Final = tutor
        self.person: Final = person
        self.bots: Final = bots
        self.viewers: Final[set[Watcher]] = set()
        self.lock: Final = asyncio.Lock()
        # A browser takes what has a lower number for old, also if this room was put away since: so numbers go by time.
        self.seq = int(time.time()) * 1000
        self.advised: tuple[View, ToldReasons | None] | None = None
        """What the adviser has told in free play, and on which view."""
        self.is_advising = False
        self._task: asyncio.Task[None] | None = None

    @contextlib.asynccontextmanager
    async def change(self) -> AsyncIterator[None]:
        """Change the lesson in this block; leaving it shows it to every viewer, and lets go on what goes by itself."""
        async with self.lock:
            yield
            await self._publish()
        self.wake()

    async def _publish(self) -> None:
        self.seq += 1
        for viewer in list(self.viewers):
            await viewer.refresh()

    def wake(self) -> None:
        """Begin what happens by itself: lines that are shown, a bot's answer, the next note."""
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._run())

    def stop(self) -> None:
        """End what was begun."""
        if self._task is not None:
            self._task.cancel()

    def advise(self) -> None:
        """Show the learner what to do: the lesson's own answer, or in free play a bot's."""
        self.advised = None
        if self.tutor.note.kind is Kind.FREE:
            self.is_advising = self.tutor.acts
        else:
            self.tutor.example()

    # -- what happens by itself

    async def _run(self) -> None:
        """Do one thing after the other; a lesson whose bot fails stands still and can be gone on with by hand."""
        try:
            while (deed := self._deed()) is not None:
                await self._done(deed)
        except Exception:
            LOG.exception("lesson %s of %s stands still", self.tutor.lesson.id, self.person)

    async def _done(self, deed: Callable[[], Awaitable[Callable[[], None]]]) -> None:
        seq = self.seq
        do = await deed()
        async with self.lock:
            if self.seq == seq:  # otherwise the learner has done something meanwhile
                do()
                await self._publish()

    def _deed(self) -> Callable[[], Awaitable[Callable[[], None]]] | None:
        tutor = self.tutor
        if self.is_advising:
            return self._advice
        if tutor.mood is Mood.SHOWS:
            return self._shown
        if tutor.bot_asked() is not None:
            return self._bots_answer
        if goes_on_alone(tutor, speaker(tutor.lesson.game.id)):
            return self._next_note
        return None

    async def _shown(self) -> Callable[[], None]:
        await asyncio.sleep(self.bots.pause)
        return self._show_next

    def _show_next(self) -> None:
        """The next line; after the last one of an example the learner is asked again."""
        tutor = self.tutor
        if tutor.is_shown:
            tutor.end_example()
        else:
            tutor.show_next()

    async def _next_note(self) -> Callable[[], None]:
        await asyncio.sleep(min(READ, self.bots.pause))
        return self.tutor.go_on

    async def _bots_answer(self) -> Callable[[], None]:
        tutor = self.tutor
        seat = tutor.bot_asked()
        assert seat is not None
        view, table = tutor.scene.state.view(seat), f"lesson {self.person}"
        pausing = asyncio.create_task(asyncio.sleep(self.bots.pause))
        text = await self.bots.choose(
            tutor.note.bot, view, table, len(tutor.scene.history), owner=self.person
        )
        await pausing
        return lambda: tutor.bot_picks(text)

    async def _advice(self) -> Callable[[], None]:
        view = self.tutor.view()
        try:
            told = await self.bots.reasons(ADVISER, view, self.person)
        finally:
            self.is_advising = False

        def show() -> None:
            self.advised = view, told

        return show


class LessonRooms:
    """All lessons that are taken in this process."""

    def __init__(self, bots: BotService) -> None:
        self.bots: Final = bots
        self._rooms: Final[dict[tuple[str, str, str], LessonRoom]] = {}

    def __len__(self) -> int:
        """How many are open."""
        return len(self._rooms)

    def known(self, person: str, game: str, id: str) -> LessonRoom | None:
        """The lesson that this person takes, if it is open and not finished."""
        room = self._rooms.get((person, game, id))
        is_over = room is not None and room.tutor.mood is Mood.OVER and not room.viewers
        return None if is_over else room

    def open(self, person: str, taught: Lesson, step: str) -> LessonRoom:
        """Begin a lesson at a step; lessons that nobody looks at are put away while there are too many."""
        self._make_place()
        room = LessonRoom(Tutor(taught, step), person, self.bots)
        self._rooms[person, taught.game.id, taught.id] = room
        return room

    def _make_place(self) -> None:
        spare = [key for key, room in self._rooms.items() if not room.viewers]
        for key in spare[: max(0, len(self._rooms) + 1 - MOST_LESSONS)]:
            self._rooms.pop(key).stop()

    def close(self) -> None:
        """End what lessons do by themselves."""
        for room in self._rooms.values():
            room.stop()


def found(game: str, id: str) -> Lesson | None:
    """The lesson of this name; None if there is none. A lesson that no longer fits its game is told in the log."""
    try:
        return lesson(game, id)
    except BadLesson as error:
        LOG.warning("%s", error)
        return None
