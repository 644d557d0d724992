"""Answering for bots: one question after the other, until a person is asked."""

from __future__ import annotations

import asyncio
import logging
import random
from typing import TYPE_CHECKING, Final

from trollbord.kernel.ask import Ask
from trollbord.kernel.match import Match
from trollbord.kernel.seat import NATURE, Seat
from trollbord.server.rooms.occupants import BOT, STANDIN
from trollbord.server.store.store import ChairRow

if TYPE_CHECKING:
    from trollbord.server.rooms.room import Room

LOG: Final = logging.getLogger(__name__)


class Answering:
    """Lets the bots of a room think, and says what they picked."""

    def __init__(self, room: Room) -> None:
        self.room: Final = room
        self._thought: asyncio.Task[None] | None = None

    @property
    def is_thinking(self) -> bool:
        """Whether a thought is under way."""
        return self._thought is not None

    def think(self) -> None:
        """Let a bot answer, if one is asked."""
        if self._thought is None and self.thinker() is not None:
            self._thought = asyncio.create_task(self._think())

    def stop(self) -> None:
        """Nobody needs this thought any more."""
        if self._thought is not None and self._thought is not asyncio.current_task():
            self._thought.cancel()
        self._thought = None

    def thinker(self) -> ChairRow | None:
        """The chair whose answer this process gives: a bot's, or one that accepts unseen."""
        room, ask = self.room, self.room.match.ask
        if ask is None or ask.seat < 0 or room.gone or room.is_waiting() or room.time.stands():
            return None
        chair = room.chairs[ask.seat]
        accepts = ask.veiled and len(ask.options) == 1 and bool(chair.accepts)
        return chair if chair.kind in (BOT, STANDIN) or accepts else None

    async def _think(self) -> None:
        """Answer for bots, one question after the other, until a person is asked."""
        while (chair := self.thinker()) is not None:
            seq, ask = self.room.match.seq, self.room.match.ask
            assert ask is not None
            try:
                option = await self._thought_of(chair, ask)
                async with self.room.lock:
                    if self.room.match.seq == seq:
                        await self.room.answer(chair.seat, option)
            except Exception:
                # A worker may die of anything; the next one thinks again, a little later.
                LOG.exception("bot %s at table %s failed to answer", chair.bot, self.room.row.id)
                await asyncio.sleep(1)
        self._thought = None

    async def _thought_of(self, chair: ChairRow, ask: Ask) -> str:
        thinkers, match = self.room.thinkers, self.room.match
        pause = asyncio.create_task(asyncio.sleep(thinkers.pause * random.uniform(0.5, 1.1)))
        option = ask.options[0].text
        if len(ask.options) > 1:
            view, turn = match.view(chair.seat), turn_of(match, chair.seat)
            option = await thinkers.choose(chair.bot, view, self.room.row.id, turn)
        await pause
        return option


def turn_of(match: Match, seat: Seat) -> int:
    """Where a seat's turn began: behind the last decision of another seat."""
    for index in range(len(match.picks) - 1, -1, -1):
        pick = match.picks[index]
        if pick.seat not in (seat, NATURE) and not pick.is_lone:
            return index + 1
    return 0
