"""Names as people type them: of themselves, of others at their device, of tables."""

from __future__ import annotations

from trollbord.page.fields import LONGEST_NAME
from trollbord.server.rooms.room import Room


def plain(text: str, longest: int = LONGEST_NAME) -> str:
    """A name in one line, without odd characters, cut where it is too long."""
    return " ".join("".join([each for each in text if each.isprintable()]).split())[:longest]


async def rename_at(room: Room, person: str, name: str) -> None:
    """A guest says their name as they sit down; it is theirs at every table from now on."""
    await room.store.rename(person, name)
    room.names[person] = name
