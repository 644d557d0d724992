"""How fast bots play: the pause between two steps, and which thoughts come first."""

from __future__ import annotations

from enum import IntEnum
from typing import Final

from trollbord.bots import LEVELS

PAUSE: Final = 0.35
"""Seconds that a bot takes, more or less, so that eyes can follow; also for what is accepted unseen."""
QUICK: Final = frozenset({"random", "greedy", *LEVELS[:2]})
"""Bots that answer within a fraction of a second."""


class Pace(IntEnum):
    """How urgent a thought is: veiled answers have a deadline, quick bots a fraction of a second, long ones seconds; a review waits for all of them."""

    URGENT = 0
    QUICK = 1
    LONG = 2
    PATIENT = 3


def pace_of(bot: str, has_deadline: bool) -> Pace:
    """How urgent the thought of a bot is: a veiled answer has a time by which it must be there."""
    if has_deadline:
        return Pace.URGENT
    return Pace.QUICK if bot in QUICK else Pace.LONG


def priority_of(bot: str, is_veiled: bool) -> int:
    """The priority of a bot's question in a queue: higher is more urgent."""
    return Pace.LONG - pace_of(bot, is_veiled)
