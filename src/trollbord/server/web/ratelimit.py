"""How much one asker may ask: buckets that fill again with time."""

from __future__ import annotations

import time
from typing import Final

MOST_KEPT: Final = 20_000
"""Full buckets are forgotten when there are more than these."""


class Bucket:
    """So many at once, and so many a second, for each key."""

    def __init__(self, burst: float, rate: float) -> None:
        self.burst: Final = burst
        self.rate: Final = rate
        self._left: Final[dict[str, tuple[float, float]]] = {}

    def take(self, key: str) -> float:
        """Take one; 0 if there was one, else the seconds until there is."""
        now = time.monotonic()
        left, last = self._left.get(key, (self.burst, now))
        left = min(self.burst, left + (now - last) * self.rate)
        if left < 1:
            return (1 - left) / self.rate
        self._left[key] = (left - 1, now)
        if len(self._left) > MOST_KEPT:
            self._forget(now)
        return 0.0

    def _forget(self, now: float) -> None:
        """A bucket that has had time to fill is as good as none."""
        for key, (left, last) in list(self._left.items()):
            if left + (now - last) * self.rate >= self.burst:
                del self._left[key]


class Limits:
    """What programs may do: requests, new tables, new accounts, streams that stay open."""

    def __init__(self, factor: float = 1.0) -> None:
        self.requests: Final = Bucket(120 * factor, 40 * factor)
        self.tables: Final = Bucket(60 * factor, factor)
        self.accounts: Final = Bucket(20 * factor, factor / 3)
        self.talk: Final = Bucket(8 * factor, factor / 2)
        self.lines: Final = int(64 * factor)
        """Streams and lines of the protocol that one asker holds at the same time."""
