"""Opening a stored table as a room that plays by itself: with its clock and its bots."""

from __future__ import annotations

from trollbord.server.jobs.bot_driver import BotDriver, BotJobs
from trollbord.server.rooms.clock_runner import ClockRunner
from trollbord.server.rooms.ending import EndingWatch
from trollbord.server.rooms.room import Room
from trollbord.server.rooms.services import BotService, TableStore
from trollbord.server.rooms.standing import Drawer


async def open_room(store: TableStore, bots: BotService, plates: Drawer, id: str) -> Room | None:
    """The room of a stored table; its bots and its clock begin with `room.wake()` or the first change."""
    room = await Room.find(store, id)
    if room is None:
        return None
    room.plates = plates
    ClockRunner(room, bots)
    EndingWatch(room)
    if store.is_shared:
        BotJobs(room)
    else:
        BotDriver(room, bots)
    return room
