"""Ending a game before its end, with everyone's consent. Functions that change a room run within `room.change()`.

Bots always agree. So does a person who has been away for as long as the table agreed that a bot may stand in.
"""

from __future__ import annotations

import asyncio
import logging
from typing import Final

import msgspec

from trollbord.kernel.seat import SPECTATOR
from trollbord.server.errors import Refused, Unavailable
from trollbord.server.rooms.attendant import Attendant
from trollbord.server.rooms.happenings import note
from trollbord.server.rooms.left_chairs import agreed_absence, players
from trollbord.server.rooms.room import Room
from trollbord.server.rooms.table_state import ENDED
from trollbord.tables.happenings import ENDED as END

LOG: Final = logging.getLogger(__name__)

ENDING: Final = "ending"
"""The name under which a table saves who has agreed to end it, the person who asked first."""
AGAIN: Final = 10.0
"""Seconds after which it is looked again whether those who have not answered are away for good."""


def agreed_to_end(room: Room) -> list[str]:
    """The persons who have agreed to end the game, the one who asked first; nobody if nobody has asked."""
    text = "" if room.is_over else room.saved.get(ENDING, "")
    return msgspec.json.decode(text, type=list[str]) if text else []


def awaited(room: Room) -> list[str]:
    """The persons whose answer the end waits for."""
    agreed, limit = agreed_to_end(room), agreed_absence(room)
    others = sorted(players(room) - {*agreed})
    return [
        each for each in others if room.viewers.is_here(each) or room.viewers.absence(each) < limit
    ]


def ask_to_end(room: Room, person: str) -> None:
    """Ask everyone to end the game, or agree to it; it ends when all have."""
    if room.is_over or not may_end(room, person):
        raise Refused("page-not-offered")
    agreed = agreed_to_end(room)
    if person not in agreed:
        room.saved[ENDING] = msgspec.json.encode([*agreed, person]).decode()
    end_if_all_agree(room)


def refuse_to_end(room: Room, person: str) -> None:
    """Play on: the request is gone."""
    if not agreed_to_end(room) or not may_end(room, person):
        raise Refused("page-stale")
    room.saved[ENDING] = ""


def may_end(room: Room, person: str) -> bool:
    """Whether a person may ask for the end: who has a seat, or who opened the table."""
    return bool(room.seats_of(person)) or room.row.host == person


def end_if_all_agree(room: Room) -> None:
    """End the game if nobody's answer is missing."""
    agreed = agreed_to_end(room)
    if not agreed or awaited(room):
        return
    room.saved[ENDING] = ""
    room.saved[ENDED] = str(room.match.seq)
    note(room, END, SPECTATOR, agreed[0], room.now())


class EndingWatch(Attendant):
    """Ends a game whose players have agreed, once those who did not answer have been away for long enough."""

    def __init__(self, room: Room) -> None:
        self.room: Final = room
        self._alarm: asyncio.TimerHandle | None = None
        self._looking: asyncio.Task[None] | None = None
        room.attendants.append(self)

    def wake(self) -> None:
        """Look again later, while a request is open."""
        self.stop()
        if agreed_to_end(self.room) and not self.room.gone:
            self._alarm = asyncio.get_running_loop().call_later(AGAIN, self._look)

    def stop(self) -> None:
        """Look no more."""
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None

    def _look(self) -> None:
        self._looking = asyncio.create_task(self._looked())

    async def _looked(self) -> None:
        if not agreed_to_end(self.room) or awaited(self.room):
            self.wake()
            return
        try:
            async with self.room.change():
                end_if_all_agree(self.room)
        except Unavailable:
            self.wake()
        except Refused as refused:
            LOG.info("table %s was not ended: %s", self.room.row.id, refused)
