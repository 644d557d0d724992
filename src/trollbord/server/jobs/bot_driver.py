"""Answers for the bots of a room: one thought for each question, in this process or as a job for a worker."""

from __future__ import annotations

import asyncio
import logging
import random
from typing import Final

from trollbord.kernel.ask import Ask
from trollbord.kernel.match import Match
from trollbord.kernel.player import SHORTEST
from trollbord.kernel.seat import NATURE, Seat
from trollbord.server.errors import Overtaken, Refused, Unavailable
from trollbord.server.jobs.veil import MARGIN, veil_seconds
from trollbord.server.rooms.attendant import Attendant
from trollbord.server.rooms.room import Room
from trollbord.server.rooms.services import BotService
from trollbord.server.store.change import BotQuestion

LOG: Final = logging.getLogger(__name__)
GLANCE: Final = 0.05
"""Seconds between two looks whether people still want to see the last step."""
AGAIN: Final = 1.0
"""Seconds until a bot that failed to answer thinks again."""


class BotAnswer:
    """Lets a bot think about one question of a room, and picks what it chose."""

    def __init__(self, room: Room, bots: BotService, question: BotQuestion) -> None:
        self.room: Final = room
        self.bots: Final = bots
        self.question: Final = question
        self.is_picking = False

    async def give(self) -> None:
        """Think, then pick if the question still stands; other changes of the table meanwhile do no harm."""
        option = await self._chosen()
        self.is_picking = True
        while True:
            try:
                async with self.room.change():
                    if self.room.bot_question() == self.question:
                        self.room.match.pick(option, self.question.seat)
            except Overtaken:
                continue
            return

    async def _chosen(self) -> str:
        ask = self.room.match.ask
        assert ask is not None
        if ask.veiled:
            return await self._veiled(ask)
        # Beside the thought and not after it: a bot that thinks longer than the pause is not slowed down.
        pause = asyncio.create_task(self._pause(self.bots.pause * random.uniform(0.5, 1.1)))
        option = ask.options[0].text
        if len(ask.options) > 1:
            option = await self._thought()
        await pause
        return option

    async def _pause(self, usual: float) -> None:
        """Let people see the step before; a person who skips ends it at once."""
        start = self.room.now()
        while (left := start + self.room.viewers.pace(usual) - self.room.now()) > 0:
            await asyncio.sleep(min(left, GLANCE))

    async def _veiled(self, ask: Ask) -> str:
        """An answer that tells nothing by its time, which is drawn first: a thought that is not ready then is cut off."""
        seconds = veil_seconds()
        has_choice = len(ask.options) > 1
        thought = asyncio.create_task(self._thought(seconds)) if has_choice else None
        try:
            await asyncio.sleep(seconds)
            is_ready = thought is not None and thought.done() and thought.exception() is None
            # Not ready in time: the first option, which is always allowed.
            return thought.result() if thought is not None and is_ready else ask.options[0].text
        finally:
            if thought is not None and not thought.done():
                thought.cancel()

    async def _thought(self, most: float = 0.0) -> str:
        """What the bot picks; within `most` seconds, if that is not 0."""
        match, row, seat = self.room.match, self.room.row, self.question.seat
        view, turn = match.view(seat), turn_of(match, seat)
        least = max(most - MARGIN, SHORTEST) if most else 0.0
        return await self.bots.choose(
            self.question.bot, view, row.id, turn, owner=row.host, most=least
        )


class BotDriver(Attendant):
    """Answers in this process: for a store that no other process uses."""

    def __init__(self, room: Room, bots: BotService) -> None:
        self.room: Final = room
        self.bots: Final = bots
        self._answer: BotAnswer | None = None
        self._task: asyncio.Task[None] | None = None
        room.attendants.append(self)

    def wake(self) -> None:
        """Think about the question that a bot is asked now, and about no other."""
        question = self.room.bot_question()
        if self._answer is not None and self._answer.question == question:
            return
        self.stop()
        if question is not None:
            self._answer = BotAnswer(self.room, self.bots, question)
            self._task = asyncio.create_task(self._given(self._answer))

    def stop(self) -> None:
        """End the thought, unless its pick is being saved."""
        # A pick that is being saved wakes the room itself: cancelled then, it would stop its own saving.
        if self._task is not None and self._answer is not None and not self._answer.is_picking:
            self._task.cancel()
        self._task = self._answer = None

    async def _given(self, answer: BotAnswer) -> None:
        """Answer; where that fails, think again a little later."""
        try:
            await answer.give()
        except Refused as refused:
            await self._again(answer, isinstance(refused, Unavailable))
        except Exception:
            # A worker may die of anything.
            bot, table = answer.question.bot, self.room.row.id
            LOG.exception("bot %s at table %s failed to answer", bot, table)
            await self._again(answer, True)

    async def _again(self, answer: BotAnswer, is_worth_it: bool) -> None:
        """Forget this thought, and begin another one after a pause."""
        answer.is_picking = False
        if not is_worth_it or self._answer is not answer:
            return
        await asyncio.sleep(AGAIN)
        if self._answer is answer:
            self._task = self._answer = None
            self.wake()


class BotJobs(Attendant):
    """Sees to it that a worker answers: a question whose job is not known to be written is asked again."""

    def __init__(self, room: Room) -> None:
        self.room: Final = room
        self._question: BotQuestion | None = None
        self._task: asyncio.Task[None] | None = None
        room.attendants.append(self)

    def wake(self) -> None:
        """Ask for the question that stands, unless the change that brought it has."""
        room, question = self.room, self.room.bot_question()
        if question is None or question == self._question:
            return
        self._question = question
        if not room.is_question_written:
            self._task = asyncio.create_task(self._ask(question))

    def stop(self) -> None:
        """A job that is written stays: the worker that takes it up looks whether it still stands."""
        self._question = None

    async def _ask(self, question: BotQuestion) -> None:
        room = self.room
        try:
            await room.store.ask_again(room.row.id, room.row.version, question)
        except Unavailable:
            self._question = None  # asked with the next sweep


def turn_of(match: Match, seat: Seat) -> int:
    """The number of picks when a seat's turn began: behind the last decision of another seat."""
    for index in range(len(match.picks) - 1, -1, -1):
        pick = match.picks[index]
        if pick.seat not in (seat, NATURE) and not pick.is_lone:
            return index + 1
    return 0
