"""The kinds of occupant of a chair: a person, a bot, a bot in a person's place, or none."""

from __future__ import annotations

from typing import Final

from trollbord.server.rooms.offered import bot_levels

__all__ = ["ACCEPTS", "BOT", "OPEN", "PERSON", "STANDIN", "USUAL_BOT", "bot_levels"]

OPEN: Final = "open"
PERSON: Final = "person"
BOT: Final = "bot"
STANDIN: Final = "standin"
ACCEPTS: Final = "-"
"""In a bot's place: what can only be accepted is accepted unseen."""
USUAL_BOT: Final = 1
"""The index of the level that is used where none is named."""
