"""What can be agreed for a table and said at it, as the forms offer it and a server takes it."""

from __future__ import annotations

from typing import Final

LONGEST_NAME: Final = 24
"""Letters of what a person is called."""
LONGEST_TABLE_NAME: Final = 40
JOIN: Final = ("link", "everyone", "nobody")
WATCH: Final = ("link", "nobody")
SPEAK: Final = ("everyone", "players", "nobody")
ABSENCES: Final = ("2", "10", "60", "1440")
"""The choices for how many minutes a player may be away before a bot stands in."""
PHRASES: Final = (
    "hello",
    "good-luck",
    "good-move",
    "thinking",
    "one-moment",
    "oops",
    "thanks",
    "good-game",
)
"""What can be said with one press, and is read by each in their own language."""
ADVISER: Final = "jotun"
"""The bot that gives hints: the strongest."""
