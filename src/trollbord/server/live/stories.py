"""The stories of finished games, each worked out once however many look at its table."""

from __future__ import annotations

from typing import Final
from weakref import WeakKeyDictionary

from trollbord.kernel.result import RESIGNED
from trollbord.page.story import Story, story_of
from trollbord.server.rooms.room import Room

_KNOWN: Final[WeakKeyDictionary[Room, Story]] = WeakKeyDictionary()


def story_at(room: Room) -> Story | None:
    """The story of a game that its rules have ended."""
    result = room.result
    if result is None or result.reason == RESIGNED or room.fault is not None:
        return None
    if room not in _KNOWN:
        _KNOWN[room] = story_of(room.match, result)
    return _KNOWN[room]
