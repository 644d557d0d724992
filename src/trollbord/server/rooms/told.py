"""Reasons as they travel from a bot's process to the server; the worker's own module could not be read back there."""

from __future__ import annotations

from typing import Final, NamedTuple

from trollbord.bots.weighing import alike, bringing_most, changes, known_line
from trollbord.kernel.advice import Change
from trollbord.kernel.message import Message
from trollbord.kernel.player import Decision, Reasons

WEIGHED: Final = 16
"""Options whose points are compared, where all win or lose alike."""


class ToldLine(NamedTuple):
    """What a bot weighed: an option with what should follow, the standing it hopes for, and how often a search tried it."""

    picks: list[str]
    worth: float
    visits: int = 0


class ToldReasons(NamedTuple):
    """Reasons as they travel: the lines, the best first; what is believed; what the option in question changes.

    Where all win or lose alike, `most` are the options that bring most points, the best first. `known` picks of the first
    line follow from the seat's own choices; then chance picks one of `chance`.
    """

    lines: list[ToldLine]
    suspicions: list[Message]
    changes: list[Change]
    most: list[str] = []
    known: int = 1
    chance: int = 0


def told(decision: Decision, reasons: Reasons | None, about: str = "") -> ToldReasons | None:
    """Reasons, ready to travel: about an option that was picked, else about the best."""
    if reasons is None or not reasons.candidates:
        return None
    lines = [
        ToldLine([option.text for option in each.line or [each.option]], each.worth, each.visits)
        for each in reasons.candidates
    ]
    if about:
        return ToldReasons(lines, reasons.suspicions, _changed(decision, about))
    best = reasons.candidates[0]
    if alike([each.worth for each in reasons.candidates]):
        weighed = [each.option for each in reasons.candidates[:WEIGHED]]
        most = [option.text for option in bringing_most(decision, weighed)]
        changed = _changed(decision, most[0]) if most else []
        return ToldReasons(lines, reasons.suspicions, changed, most)
    line, chance = known_line(decision, best.line or [best.option])
    changed = _changed(decision, best.option.text)
    return ToldReasons(lines, reasons.suspicions, changed, [], len(line), chance)


def _changed(decision: Decision, about: str) -> list[Change]:
    named = [option for option in decision.options if option.text == about]
    return changes(decision, named[0]) if named else []
