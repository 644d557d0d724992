"""Who may think next: everybody gets the same share, and quick thoughts do not wait for long ones."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Final

from trollbord.server.rooms.pace import Pace

HALF_LIFE: Final = 30.0
"""Seconds after which thinking of the past counts half."""


class Waiting:
    """A thought that waits for its place."""

    def __init__(self, owner: str, pace: Pace) -> None:
        self.owner: Final = owner
        self.pace: Final = pace
        self.turn: Final[asyncio.Future[None]] = asyncio.get_running_loop().create_future()


class FairQueue:
    """`places` thoughts at a time, and one place more that only quick and urgent ones take.

    The next is the most urgent one; of equal ones, that of the person whose thoughts have taken the least time lately.
    """

    def __init__(self, places: int, clock: Callable[[], float] = time.monotonic) -> None:
        self.places: Final = places
        self._clock: Final = clock
        self._running: Final[Counter[Pace]] = Counter()
        self._owners: Final[Counter[str]] = Counter()
        """How many thoughts of each person run."""
        self._waiting: Final[list[Waiting]] = []
        self._used: Final[dict[str, tuple[float, float]]] = {}

    def __len__(self) -> int:
        """How many wait."""
        return len(self._waiting)

    @asynccontextmanager
    async def place(self, owner: str, pace: Pace) -> AsyncIterator[None]:
        """Wait for a place, and hold it while the block runs."""
        waiting = Waiting(owner, pace)
        self._waiting.append(waiting)
        self._admit()
        try:
            await waiting.turn
        except asyncio.CancelledError:
            self._give_up(waiting)
            raise
        began = self._clock()
        try:
            yield
        finally:
            self._charge(owner, self._clock() - began)
            self._leave(waiting)

    def used(self, owner: str) -> float:
        """The seconds that this person's thoughts took lately; older ones count less."""
        # What was used is halved when it is looked at: nothing has to run by the clock for all persons.
        seconds, at = self._used.get(owner, (0.0, 0.0))
        return float(seconds * 0.5 ** ((self._clock() - at) / HALF_LIFE))

    def _charge(self, owner: str, seconds: float) -> None:
        self._used[owner] = (self.used(owner) + seconds, self._clock())
        # Guests come and go; those whose use has faded are as good as new ones.
        if len(self._used) > 10_000:
            for each in [each for each in self._used if self.used(each) < 0.01]:
                del self._used[each]

    def _give_up(self, waiting: Waiting) -> None:
        """Nobody needs this thought any more; if its turn had just come, another's has."""
        if waiting in self._waiting:
            self._waiting.remove(waiting)
        else:
            self._leave(waiting)

    def _leave(self, waiting: Waiting) -> None:
        self._running[waiting.pace] -= 1
        self._owners[waiting.owner] -= 1
        if not self._owners[waiting.owner]:
            del self._owners[waiting.owner]
        self._admit()

    def _admit(self) -> None:
        """Let in the next thoughts, as long as there is room."""
        while (chosen := self._next()) is not None:
            self._waiting.remove(chosen)
            self._running[chosen.pace] += 1
            self._owners[chosen.owner] += 1
            chosen.turn.set_result(None)

    def _next(self) -> Waiting | None:
        total = self._running.total()
        long = sum([count for pace, count in self._running.items() if pace >= Pace.LONG])
        # One that was cancelled is removed when its task runs, which may be after this.
        waiting = [each for each in self._waiting if not each.turn.done()]
        able = [each for each in waiting if long < self.places or each.pace < Pace.LONG]
        # One more than `places` may run: that one is for a quick thought, since long ones are bounded above.
        if total > self.places or not able:
            return None
        return min(
            able, key=lambda each: (each.pace, self._owners[each.owner], self.used(each.owner))
        )
