"""Clocks: how long people may think. Only people's own time counts, and only while the server runs.

The time that is left is saved with every change and every few seconds; time that a process had not saved when it
ended is given back, so that a restart costs no player time.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from typing import Final

import msgspec

from trollbord.kernel.seat import Seat

CLOCK: Final = "clock"
"""The name under which a table saves what was agreed about time."""
TIMES: Final = "times"
"""The name under which it saves how much is left."""
NONE, MOVE, GAME, DAYS = "none", "move", "game", "days"
KINDS: Final = (NONE, MOVE, GAME, DAYS)
BOT, SKIP, LOSS = "bot", "skip", "loss"
ZEROS: Final = (BOT, SKIP, LOSS)
MINUTE, DAY = 60.0, 86400.0
MOST_MINUTES, MOST_DAYS, MOST_INCREMENT = 600, 30, 600
GRACE: Final = 30.0
"""Seconds that a person has at least who takes a seat back after their time was up."""


class ClockRules(msgspec.Struct):
    """What was agreed: seconds for a move or a game, seconds more for each turn, what happens at zero."""

    kind: str
    seconds: float
    increment: float = 0.0
    zero: str = BOT


class Times(msgspec.Struct):
    """Seconds left by seat; whether the clock is paused and who asks for it; who lost by it, at the end or before."""

    left: list[float]
    paused: bool = False
    asking: list[Seat] = []
    lost: Seat | None = None
    out: list[Seat] = []


class BadClock(ValueError):
    """A form describes no clock."""


def agreed_clock(form: Mapping[str, str]) -> ClockRules | None:
    """The clock that a form describes."""
    kind, zero = form.get("clock", NONE), form.get("clock-zero", BOT)
    if kind not in KINDS or zero not in ZEROS:
        raise BadClock(f"a clock for '{kind}' with '{zero}' at zero")
    if kind == NONE:
        return None
    amount, more = _whole(form.get("clock-time", "10")), _whole(form.get("clock-more", "0"))
    most = MOST_DAYS if kind == DAYS else MOST_MINUTES
    if not 1 <= amount <= most or not 0 <= more <= MOST_INCREMENT:
        raise BadClock(f"a clock of {amount} and {more}")
    seconds = amount * (DAY if kind == DAYS else MINUTE)
    return ClockRules(kind, seconds, float(more) if kind == GAME else 0.0, zero)


def _whole(text: str) -> int:
    """Parse a number; anything else becomes a value below every limit."""
    return int(text) if text.isascii() and text.isdecimal() and len(text) < 6 else -1


class Clock:
    """The clock of one table."""

    def __init__(
        self,
        rules: ClockRules,
        times: Times | None,
        seats: int,
        now: Callable[[], float] = time.monotonic,
    ) -> None:
        self.rules: Final = rules
        self.times: Final = times or Times([rules.seconds] * seats)
        self.now: Final = now
        self.running: Seat | None = None
        self._turn: Seat | None = None
        self._since = 0.0

    @classmethod
    def saved(
        cls, saved: Mapping[str, str], seats: int, now: Callable[[], float] = time.monotonic
    ) -> Clock | None:
        """The clock of a table, if one was agreed."""
        if not saved.get(CLOCK):
            return None
        rules = msgspec.json.decode(saved[CLOCK], type=ClockRules)
        if not saved.get(TIMES):
            return cls(rules, None, seats, now)
        times = msgspec.json.decode(saved[TIMES], type=Times)
        if times.lost is not None and times.lost < 0:  # as older versions saved "no seat"
            times.lost = None
        return cls(rules, times, seats, now)

    def text(self) -> str:
        """The times as they are saved."""
        self.settle()
        return msgspec.json.encode(self.times).decode()

    def left(self, seat: Seat) -> float:
        """Seconds that this seat has left."""
        spent = self.now() - self._since if seat == self.running else 0.0
        return self.times.left[seat] - spent

    def settle(self) -> None:
        """Count what has been spent until now."""
        if self.running is not None:
            now = self.now()
            self.times.left[self.running] -= now - self._since
            self._since = now

    def hold(self) -> None:
        """Stop counting; no turn ends."""
        self.settle()
        self.running = None

    def run(self, seat: Seat) -> None:
        """Count for this seat; the turn of another seat ends."""
        if seat != self._turn:
            self._end_turn()
            self._turn = seat
        if seat != self.running:
            self.settle()
            self.running, self._since = seat, self.now()

    def pass_by(self) -> None:
        """A bot or chance is asked: no time is counted."""
        self._end_turn()
        self._turn = None
        self.hold()

    def _end_turn(self) -> None:
        self.settle()
        if self._turn is None:
            return
        if self.rules.kind == GAME:
            self.times.left[self._turn] += self.rules.increment
        else:
            self.times.left[self._turn] = self.rules.seconds

    def welcome_back(self, seat: Seat) -> None:
        """A person takes their seat back and gets time to look."""
        fresh = GRACE if self.rules.kind == GAME else self.rules.seconds
        self.times.left[seat] = max(self.times.left[seat], fresh)
