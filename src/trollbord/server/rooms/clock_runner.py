"""Runs the clock of a room: an alarm for the seat that is asked, and what was agreed for the end of its time."""

from __future__ import annotations

import asyncio
import logging
from typing import Final

from trollbord.kernel.seat import Seat
from trollbord.server.errors import Refused, Unavailable
from trollbord.server.rooms.attendant import Attendant
from trollbord.server.rooms.clock import LOSS, SKIP
from trollbord.server.rooms.occupants import PERSON, STANDIN, USUAL_BOT, bot_levels
from trollbord.server.rooms.room import Room
from trollbord.server.rooms.services import BotService

LOG: Final = logging.getLogger(__name__)
AGAIN: Final = 1.0
"""Seconds until a clock that failed rings again."""
STANDSTILL: Final = 15.0
"""Seconds without a living server after which that time is given back to everybody."""
PASSING: Final = ("pass", "skip", "done", "decline", "refuse", "accept", "end", "stop")
"""The verbs of options that let a turn or an offer pass, the first one offered."""


class ClockRunner(Attendant):
    """Sets the alarm of a room's clock, and acts when it rings."""

    def __init__(self, room: Room, bots: BotService) -> None:
        self.room: Final = room
        self.bots: Final = bots
        self._alarm: asyncio.TimerHandle | None = None
        self._ringing: asyncio.Task[None] | None = None
        room.attendants.append(self)

    def wake(self) -> None:
        """Set the alarm for the seat whose time runs."""
        self.stop()
        clock = self.room.clock
        if clock is not None and clock.running is not None:
            self._set(max(0.0, clock.wait + clock.left(clock.running)))

    def stop(self) -> None:
        """Cancel the alarm."""
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None

    def _set(self, seconds: float) -> None:
        self._alarm = asyncio.get_running_loop().call_later(seconds, self._ring)

    def _ring(self) -> None:
        self._ringing = asyncio.create_task(self._rung_or_again())

    async def _rung_or_again(self) -> None:
        try:
            await self.rung()
        except Refused as refused:
            if isinstance(refused, Unavailable) and not self.room.is_dropped:
                self._set(AGAIN)
        except Exception:
            # A bot's process may die of anything.
            LOG.exception("the clock of table %s failed", self.room.row.id)
            self._set(AGAIN)

    async def rung(self) -> None:
        """Do what was agreed for a seat that has no time left. Every process that holds the table may ring: one is first."""
        room, clock = self.room, self.room.clock
        if clock is None or clock.running is None:
            return
        seat, seq = clock.running, room.match.seq
        if clock.left(seat) > 0 or not await room.store.is_alive(STANDSTILL):
            self._set(max(AGAIN, clock.wait + clock.left(seat)))
            return
        option = await self._passing(seat) if clock.rules.zero == SKIP else ""
        async with room.change():
            if room.match.seq == seq and room.clock is clock and clock.running == seat:
                self._end_time(seat, option)

    async def _passing(self, seat: Seat) -> str:
        """The option that lets the turn pass; where there is none, the weakest bot chooses."""
        ask = self.room.match.ask
        if ask is None:
            return ""
        passing = [option.text for option in ask.options if option.verb in PASSING]
        if passing or len(ask.options) == 1:
            return passing[0] if passing else ask.options[0].text
        return await self.bots.choose(bot_levels()[0], self.room.match.view(seat))

    def _end_time(self, seat: Seat, option: str) -> None:
        room, clock = self.room, self.room.clock
        assert clock is not None
        if option:
            room.match.pick(option, seat)
        elif clock.rules.zero == LOSS:
            self._lose(seat)
        else:
            room.seat(room.chairs[seat], kind=STANDIN, bot=bot_levels()[USUAL_BOT])

    def _lose(self, seat: Seat) -> None:
        """A seat whose time is up has given up; if the others have no game left, that is the end."""
        room, clock = self.room, self.room.clock
        assert clock is not None
        goes_on = self._goes_on_without(seat)
        room.resign(seat)
        if goes_on:
            clock.times.out.append(seat)
        else:
            clock.hold()
            clock.times.lost = seat

    def _goes_on_without(self, seat: Seat) -> bool:
        """Whether the others have a game left: two seats at least, and a person on one of them."""
        gone = (seat, *self.room.match.resigned)
        others = [chair for chair in self.room.chairs if chair.seat not in gone]
        return len(others) > 1 and any(chair.kind == PERSON for chair in others)


def pause(room: Room, seat: Seat) -> None:
    """Ask to stop the clock; it stops when the seats of all people have asked."""
    if room.clock is None or room.is_over:
        raise Refused("page-not-offered")
    times = room.clock.times
    people = {chair.seat for chair in room.chairs if chair.kind == PERSON}
    times.asking = sorted({*times.asking, seat} & people)
    times.paused = people.issubset(times.asking)
    if times.paused:
        times.asking = []


def go_on(room: Room) -> None:
    """Let the clock run again, or take back the request for a pause."""
    if room.clock is None:
        raise Refused("page-not-offered")
    room.clock.times.asking = []
    room.clock.times.paused = False
