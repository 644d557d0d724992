"""Trying picks on a copy of the table: all of a message are offered when their turn comes, or none is taken."""

from __future__ import annotations

from collections.abc import Sequence

from trollbord.kernel.errors import IllegalPick
from trollbord.kernel.option import Option
from trollbord.kernel.seat import Seat
from trollbord.kernel.state import State


def tried(trial: State, seat: Seat, texts: Sequence[str]) -> list[Option]:
    """The options that a seat picks on this copy of the table."""
    chosen: list[Option] = []
    lone: list[str] = []
    for text in texts:
        if text in lone:  # it was said together with another, and there was no choice
            lone = lone[lone.index(text) + 1 :]
            continue
        asked = trial.ask.seat if trial.ask is not None else None
        if asked is not None and asked != seat:
            given: dict[str, str | int] = {"seat": seat, "asked": asked, "given": text}
            raise IllegalPick("error-not-your-question", given, trial.game.id)
        option = trial.offered(text)
        trial.take(option)
        chosen.append(option)
        lone = _pass_lone(trial, seat)
    return chosen


def _pass_lone(trial: State, seat: Seat) -> list[str]:
    """Answer what the match answers by itself, and say what of it was this seat's; where NATURE is asked, a message ends."""
    lone: list[str] = []
    while trial.ask is not None and trial.ask.seat >= 0:
        if len(trial.ask.options) > 1 or trial.ask.veiled:
            break
        if trial.ask.seat == seat:
            lone.append(trial.ask.options[0].text)
        trial.take(trial.ask.options[0])
    return lone
