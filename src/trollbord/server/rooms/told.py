"""Reasons as they travel from a bot's process to the server; the worker's own module could not be read back there."""

from __future__ import annotations

from typing import NamedTuple

from trollbord.bots.weighing import changes
from trollbord.kernel.advice import Change
from trollbord.kernel.message import Message
from trollbord.kernel.player import Decision, Reasons


class ToldLine(NamedTuple):
    """What a bot weighed: an option with what should follow, the standing it hopes for, and how often a search tried it."""

    picks: list[str]
    worth: float
    visits: int = 0


class ToldReasons(NamedTuple):
    """Reasons as they travel: the lines, the best first; what is believed; what the option in question changes."""

    lines: list[ToldLine]
    suspicions: list[Message]
    changes: list[Change]


def told(decision: Decision, reasons: Reasons | None, about: str = "") -> ToldReasons | None:
    """Reasons, ready to travel: about an option that was picked, else about the best."""
    if reasons is None or not reasons.candidates:
        return None
    lines = [
        ToldLine([option.text for option in each.line or [each.option]], each.worth, each.visits)
        for each in reasons.candidates
    ]
    named = [option for option in decision.options if option.text == (about or lines[0].picks[0])]
    changed = changes(decision, named[0]) if named else []
    return ToldReasons(lines, reasons.suspicions, changed)
