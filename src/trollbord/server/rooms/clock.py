"""Clocks: how long people may think. Only people's own time counts, and only while a server runs.

While a clock runs, the moment at which it rings stands in the table's row (`due`); nothing is written until then. Time
during which no server ran is given back to everybody (`Store.beat`).
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
HANDED: Final = 60.0
"""Seconds for which a clock waits at most while a device is handed over, if others wait too."""
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
    given = form.get(f"clock-{kind}") or form.get("clock-time", "10")
    amount, more = _whole(given), _whole(form.get("clock-more", "0"))
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
        """The times as they are saved: of the seat that runs, what it had left when it began to."""
        return msgspec.json.encode(self.times).decode()

    @property
    def due(self) -> float | None:
        """When the clock rings; None while it does not run."""
        # A moment and not a number of seconds: it can be stored, and is true however late it is read.
        return None if self.running is None else self._since + self.times.left[self.running]

    def resume(self, seat: Seat, due: float) -> None:
        """Run on for this seat, so that the clock rings at this time."""
        self.running = self._turn = seat
        self._since = due - self.times.left[seat]

    def left(self, seat: Seat) -> float:
        """Seconds that this seat has left."""
        return self.times.left[seat] - (self._spent() if seat == self.running else 0.0)

    def _spent(self) -> float:
        """Seconds since the running seat's time began to count; 0 before that."""
        return max(0.0, self.now() - self._since)

    @property
    def is_handed_over(self) -> bool:
        """Whether a device goes from hand to hand: the time of the seat that is asked does not count yet."""
        return self.wait > 0

    @property
    def wait(self) -> float:
        """Seconds until the time of the running seat counts."""
        return 0.0 if self.running is None else max(0.0, self._since - self.now())

    def begin(self) -> None:
        """The device has been taken: the time counts from now on."""
        # Never later than it was: taking a device twice gives no second pause.
        self._since = min(self._since, self.now())

    def settle(self) -> None:
        """Count what has been spent until now."""
        if self.running is not None:
            self.times.left[self.running] -= self._spent()
            # While a device is handed over `_since` lies ahead, and stays there.
            self._since = max(self._since, self.now())

    def hold(self) -> None:
        """Stop counting; no turn ends."""
        self.settle()
        self.running = None

    def run(self, seat: Seat, later: float = 0.0) -> None:
        """Count for this seat; the turn of another seat ends. A new turn counts `later`, or when it is told to `begin`."""
        is_new = seat != self._turn
        if is_new:
            self._end_turn()
            self._turn = seat
        if seat != self.running:
            self.settle()
            self.running, self._since = seat, self.now() + (later if is_new else 0.0)

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
        # A game's time is one budget: only what it takes to look is given, not a fresh budget.
        fresh = GRACE if self.rules.kind == GAME else self.rules.seconds
        self.times.left[seat] = max(self.times.left[seat], fresh)
