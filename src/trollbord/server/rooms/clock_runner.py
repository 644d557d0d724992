"""The timekeeper of a table: lets its clock run for whoever is asked, and does what was agreed when a time is up."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, Final

from trollbord.kernel.seat import Seat
from trollbord.server.errors import Refused
from trollbord.server.rooms.clock import LOSS, SKIP, TIMES
from trollbord.server.rooms.occupants import PERSON, STANDIN, USUAL_BOT, bot_levels

if TYPE_CHECKING:
    from trollbord.server.rooms.room import Room

LOG: Final = logging.getLogger(__name__)
HEARTBEAT: Final = 10.0
"""So many seconds pass at most until the time that is left is written down."""
PASSING: Final = ("pass", "skip", "done", "decline", "refuse", "accept", "end", "stop")
"""The verbs of options that let a turn or an offer pass, the first one offered."""


class Timekeeper:
    """Winds the clock of a room, and hears it ring."""

    def __init__(self, room: Room) -> None:
        self.room: Final = room
        self.ringing: asyncio.Task[None] | None = None
        self._alarm: asyncio.TimerHandle | None = None

    def stands(self) -> bool:
        """Whether the clock has stopped the game, by consent or for good."""
        clock = self.room.clock
        return clock is not None and (clock.times.paused or clock.times.lost >= 0)

    def wind(self) -> None:
        """Let the clock run for whoever is asked now, if that is a person."""
        self.silence()
        clock, ask = self.room.clock, self.room.match.ask
        if clock is None or self.room.gone:
            return
        if ask is None or self.room.is_waiting() or self.stands():
            clock.hold()
        elif ask.seat < 0 or self.room.chairs[ask.seat].kind != PERSON:
            clock.pass_by()
        else:
            clock.run(ask.seat)
            wait = min(max(0.0, clock.left(ask.seat)), HEARTBEAT)
            self._alarm = asyncio.get_running_loop().call_later(wait, self._ring)

    def silence(self) -> None:
        """Ring no more."""
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None

    async def stop(self) -> None:
        """The process ends: count what was spent until now, and no more."""
        self.silence()
        if self.room.clock is not None and self.room.clock.running >= 0:
            await self.room.store.keep(self.room.row.id, {TIMES: self.room.clock.text()})
            self.room.clock.hold()

    def _ring(self) -> None:
        self.ringing = asyncio.create_task(self._heard_ringing())

    async def _heard_ringing(self) -> None:
        try:
            await self._rung()
        except Exception:
            # A worker may die of anything; the clock rings again, a little later.
            LOG.exception("the clock of table %s failed", self.room.row.id)
            self._alarm = asyncio.get_running_loop().call_later(1.0, self._ring)

    async def _rung(self) -> None:
        """Write down what is left; where nothing is, do what was agreed."""
        clock, seq = self.room.clock, self.room.match.seq
        if clock is None or clock.running < 0:
            return
        seat = clock.running
        if clock.left(seat) > 0:
            async with self.room.lock:
                await self.room.write(self.room.match.seq)
            return
        option = await self._skipping(seat) if clock.rules.zero == SKIP else ""
        async with self.room.lock:
            if self.room.match.seq == seq and clock.running == seat:
                await self._time_is_up(seat, option)

    async def _skipping(self, seat: Seat) -> str:
        """What is picked for somebody whose time is up: to let it pass, else what the gentlest bot would."""
        ask = self.room.match.ask
        assert ask is not None
        passing = [option.text for option in ask.options if option.verb in PASSING]
        if passing or len(ask.options) == 1:
            return passing[0] if passing else ask.options[0].text
        return await self.room.thinkers.choose(bot_levels()[0], self.room.match.view(seat))

    async def _time_is_up(self, seat: Seat, option: str) -> None:
        assert self.room.clock is not None
        if option:
            await self.room.answer(seat, option)
            self.room.bots.think()
        elif self.room.clock.rules.zero == LOSS and not self._goes_on_without(seat):
            self.room.clock.hold()
            self.room.clock.times.lost = seat
            await self.room.store.change_table(self.room.row.id, over=1)
            await self.room.write(self.room.match.seq)
            await self.room.publish()
        else:
            if self.room.clock.rules.zero == LOSS:
                self.room.clock.times.out.append(seat)
                await self.room.write(self.room.match.seq)
            await self.room.seat(self.room.chairs[seat], kind=STANDIN, bot=bot_levels()[USUAL_BOT])

    def _goes_on_without(self, seat: Seat) -> bool:
        """Whether the others have a game left: two seats at least, and a person on one of them."""
        others = [chair for chair in self.room.chairs if chair.seat not in (seat, *self.room.out)]
        return len(others) > 1 and any(chair.kind == PERSON for chair in others)

    async def pause(self, seat: Seat) -> None:
        """Ask to stop the clock; when all people have, it stands."""
        if self.room.clock is None or self.room.is_over:
            raise Refused("page-not-offered")
        times = self.room.clock.times
        people = {chair.seat for chair in self.room.chairs if chair.kind == PERSON}
        times.asking = sorted({*times.asking, seat} & people)
        times.paused = people.issubset(times.asking)
        if times.paused:
            times.asking = []
            self.room.bots.stop()
        await self._retimed()

    async def go_on(self, seat: Seat) -> None:
        """Let the clock run again, or take back the wish for a pause."""
        if self.room.clock is None:
            raise Refused("page-not-offered")
        self.room.clock.times.asking = []
        self.room.clock.times.paused = False
        await self._retimed()
        self.room.bots.think()

    async def _retimed(self) -> None:
        await self.room.write(self.room.match.seq)
        await self.room.publish()
