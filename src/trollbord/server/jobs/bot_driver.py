"""Answers for the bots of a room: one thought for each question."""

from __future__ import annotations

import asyncio
import logging
import random
from typing import Final

from trollbord.kernel.ask import Ask
from trollbord.kernel.match import Match
from trollbord.kernel.player import SHORTEST
from trollbord.kernel.seat import NATURE, Seat
from trollbord.server.errors import Refused, Unavailable
from trollbord.server.jobs.bot_pool import Thinkers
from trollbord.server.jobs.veil import MARGIN, veil_seconds
from trollbord.server.rooms.occupants import BOT, STANDIN
from trollbord.server.rooms.room import Attendant, Room
from trollbord.server.store.schema import ChairRow

LOG: Final = logging.getLogger(__name__)
AGAIN: Final = 1.0
"""Seconds until a bot that failed to answer thinks again."""


class BotDriver(Attendant):
    """Lets the bot that is asked think, and picks what it chose."""

    def __init__(self, room: Room, thinkers: Thinkers) -> None:
        self.room: Final = room
        self.thinkers: Final = thinkers
        self._about: tuple[int, ChairRow] | None = None
        self._thought: asyncio.Task[None] | None = None
        self._picking: asyncio.Task[None] | None = None
        room.attendants.append(self)

    def wake(self) -> None:
        """Think about the question that a bot is asked now, and about no other."""
        about = self._question()
        if about == self._about:
            return
        self.stop()
        if about is not None:
            self._about = about
            self._thought = asyncio.create_task(self._answer(*about))

    def stop(self) -> None:
        """End the thought, unless its pick is being saved."""
        if self._thought is not None and self._thought is not self._picking:
            self._thought.cancel()
        self._thought = self._about = None

    def _question(self) -> tuple[int, ChairRow] | None:
        """The number of the last line, and the chair that is asked, if this process answers for it."""
        room, seat = self.room, self.room.asked()
        if seat is None or room.gone or room.is_dropped or room.fault is not None:
            return None
        if not room.is_needed():
            return None  # bots among themselves rest until somebody looks
        ask, chair = room.match.ask, room.chairs[seat]
        assert ask is not None
        accepts = ask.veiled and len(ask.options) == 1 and bool(chair.accepts)
        answers = chair.kind in (BOT, STANDIN) or accepts
        return (room.match.seq, chair) if answers else None

    async def _answer(self, seq: int, chair: ChairRow) -> None:
        """Think, then pick; where that fails, think again a little later."""
        try:
            option = await self._chosen(chair)
            self._picking = asyncio.current_task()
            async with self.room.change():
                if self._question() == (seq, chair):
                    self.room.match.pick(option, chair.seat)
        except Refused as refused:
            await self._again(seq, chair, isinstance(refused, Unavailable))
        except Exception:
            # A worker may die of anything.
            LOG.exception("bot %s at table %s failed to answer", chair.bot, self.room.row.id)
            await self._again(seq, chair, True)

    async def _again(self, seq: int, chair: ChairRow, is_worth_it: bool) -> None:
        """Forget this thought, and begin another one after a pause."""
        self._picking = None
        if not is_worth_it or self._about != (seq, chair):
            return
        await asyncio.sleep(AGAIN)
        if self._about == (seq, chair):
            self._thought = self._about = None
            self.wake()

    async def _chosen(self, chair: ChairRow) -> str:
        thinkers, match = self.thinkers, self.room.match
        ask = match.ask
        assert ask is not None
        if ask.veiled:
            return await self._veiled(chair, ask)
        pause = asyncio.create_task(asyncio.sleep(thinkers.pause * random.uniform(0.5, 1.1)))
        option = ask.options[0].text
        if len(ask.options) > 1:
            option = await self._thought_of(chair)
        await pause
        return option

    async def _veiled(self, chair: ChairRow, ask: Ask) -> str:
        """An answer that tells nothing by its time, which is drawn first: a thought that is not ready then is cut off."""
        seconds = veil_seconds()
        has_choice = len(ask.options) > 1
        thought = asyncio.create_task(self._thought_of(chair, seconds)) if has_choice else None
        try:
            await asyncio.sleep(seconds)
            is_ready = thought is not None and thought.done() and thought.exception() is None
            return thought.result() if thought is not None and is_ready else ask.options[0].text
        finally:
            if thought is not None and not thought.done():
                thought.cancel()

    async def _thought_of(self, chair: ChairRow, most: float = 0.0) -> str:
        """What the bot on this chair picks; within `most` seconds, if that is not 0."""
        match, row = self.room.match, self.room.row
        view, turn = match.view(chair.seat), turn_of(match, chair.seat)
        least = max(most - MARGIN, SHORTEST) if most else 0.0
        return await self.thinkers.choose(chair.bot, view, row.id, turn, owner=row.host, most=least)


def turn_of(match: Match, seat: Seat) -> int:
    """The number of picks when a seat's turn began: behind the last decision of another seat."""
    for index in range(len(match.picks) - 1, -1, -1):
        pick = match.picks[index]
        if pick.seat not in (seat, NATURE) and not pick.is_lone:
            return index + 1
    return 0
