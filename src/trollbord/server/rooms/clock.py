"""Clocks: how long people may think. Only people's own time counts, and only while the server runs.

What is left is written down with every pick and every few seconds; a process that ends gives back what it had
not written yet, so a restart costs nobody time.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from typing import Final

import msgspec

from trollbord.kernel.seat import Seat

CLOCK: Final = "clock"
"""Under this name a table keeps what was agreed about time."""
TIMES: Final = "times"
"""Under this name it keeps how much is left."""
NONE, MOVE, GAME, DAYS = "none", "move", "game", "days"
KINDS: Final = (NONE, MOVE, GAME, DAYS)
BOT, SKIP, LOSS = "bot", "skip", "loss"
ZEROS: Final = (BOT, SKIP, LOSS)
NOBODY: Final = -1
MINUTE, DAY = 60.0, 86400.0
MOST_MINUTES, MOST_DAYS, MOST_INCREMENT = 600, 30, 600
GRACE: Final = 30.0
"""Seconds that somebody has at least who takes a seat back after their time was up."""


class ClockRules(msgspec.Struct):
    """What was agreed: seconds for a move or a game, seconds more for each turn, what happens at zero."""

    kind: str
    seconds: float
    increment: float = 0.0
    zero: str = BOT


class Times(msgspec.Struct):
    """What is left to each seat, whether the clock stands by consent, who has lost by it, and who did before."""

    left: list[float]
    paused: bool = False
    asking: list[Seat] = []
    lost: Seat = NOBODY
    out: list[Seat] = []


class BadClock(ValueError):
    """Nobody can read what was said about the clock."""


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
    """The number; what is none is too small for anything."""
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
        self.running: Seat = NOBODY
        self._turn: Seat = NOBODY
        self._since = 0.0

    @classmethod
    def kept(cls, kept: Mapping[str, str], seats: int) -> Clock | None:
        """The clock of a table that keeps one."""
        if not kept.get(CLOCK):
            return None
        rules = msgspec.json.decode(kept[CLOCK], type=ClockRules)
        times = msgspec.json.decode(kept[TIMES], type=Times) if kept.get(TIMES) else None
        return cls(rules, times, seats)

    def text(self) -> str:
        """What is left, as it is kept."""
        self.settle()
        return msgspec.json.encode(self.times).decode()

    def left(self, seat: Seat) -> float:
        """Seconds that this seat has left."""
        spent = self.now() - self._since if seat == self.running else 0.0
        return self.times.left[seat] - spent

    def settle(self) -> None:
        """Count what has been spent until now."""
        if self.running != NOBODY:
            now = self.now()
            self.times.left[self.running] -= now - self._since
            self._since = now

    def hold(self) -> None:
        """Stop counting; nobody's turn has ended."""
        self.settle()
        self.running = NOBODY

    def run(self, seat: Seat) -> None:
        """Count for this seat; whoever was on turn before has ended theirs."""
        if seat != self._turn:
            self._end_turn()
            self._turn = seat
        if seat != self.running:
            self.settle()
            self.running, self._since = seat, self.now()

    def pass_by(self) -> None:
        """Somebody is asked whose time is not counted: a bot, or chance."""
        self._end_turn()
        self._turn = NOBODY
        self.hold()

    def _end_turn(self) -> None:
        self.settle()
        if self._turn == NOBODY:
            return
        if self.rules.kind == GAME:
            self.times.left[self._turn] += self.rules.increment
        else:
            self.times.left[self._turn] = self.rules.seconds

    def welcome_back(self, seat: Seat) -> None:
        """Somebody takes their seat back: they get time to look."""
        fresh = GRACE if self.rules.kind == GAME else self.rules.seconds
        self.times.left[seat] = max(self.times.left[seat], fresh)
