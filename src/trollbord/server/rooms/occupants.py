"""Who can sit on a chair: somebody, a bot, a bot in somebody's place, or nobody yet."""

from __future__ import annotations

from typing import Final

from trollbord.server.offered import bot_levels

__all__ = ["BOT", "OPEN", "PERSON", "STANDIN", "USUAL_BOT", "bot_levels"]

OPEN: Final = "open"
PERSON: Final = "person"
BOT: Final = "bot"
STANDIN: Final = "standin"
USUAL_BOT: Final = 1
"""Which of the levels sits down where nobody said otherwise."""
