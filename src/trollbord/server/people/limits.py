"""Rate limits: token buckets by person and by address, and how many connections may be open."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final

from trollbord.server.people.connections import Connections

MOST_KEPT: Final = 20_000
"""Full buckets are forgotten when there are more than these."""
HOUSEHOLD: Final = 4
"""How much more than one person an address may ask: a family or a club shares one."""


class Bucket:
    """For each key `burst` at once, and `rate` more a second."""

    def __init__(
        self,
        burst: float,
        rate: float,
        clock: Callable[[], float] = time.monotonic,
        name: str = "",
    ) -> None:
        """`name` is that under which several processes share it; without one each has its own."""
        self.name: Final = name
        self.burst: Final = burst
        self.rate: Final = rate
        self._clock: Final = clock
        self._left: Final[dict[str, tuple[float, float]]] = {}

    def take(self, key: str) -> float:
        """Take one; 0 if there was one, else the seconds until there is."""
        now = self._clock()
        left, last = self._left.get(key, (self.burst, now))
        # Filled up when it is looked at, so that no timer has to run for each key.
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


class BucketPair:
    """A bucket for each person, and a larger one for each address: a guest without a cookie is a new person each time."""

    def __init__(self, burst: float, rate: float, name: str = "") -> None:
        self.persons: Final = Bucket(burst, rate, name=name)
        self.addresses: Final = Bucket(HOUSEHOLD * burst, HOUSEHOLD * rate, name=name)

    def take(self, person: str, address: str) -> float:
        """Take one from both; 0 if there was one, else the seconds until there is."""
        # The address first: an address that is empty must not use up what its persons have.
        return self.addresses.take(address) or self.persons.take(person)


class Limits:
    """How much one person or one address may ask: of this process, and where a bucket has a name, of all together."""

    def __init__(self, factor: float = 1.0) -> None:
        self.requests: Final = Bucket(120 * factor, 40 * factor)
        self.forms: Final = BucketPair(60 * factor, 2 * factor)
        self.tables: Final = BucketPair(60 * factor, factor, "tables")
        self.accounts: Final = Bucket(20 * factor, factor / 3, name="accounts")
        self.reminders: Final = BucketPair(6 * factor, factor / 600, "reminders")
        self.letters: Final = Bucket(3 * factor, factor / 3600, name="letters")
        self.talk: Final = Bucket(8 * factor, factor / 2, name="talk")
        self.openings: Final = BucketPair(64 * factor, 4 * factor)
        """Of connections: whoever opens and closes them without end has a page drawn each time."""
        self.connections: Final = Connections(int(64 * factor), int(HOUSEHOLD * 64 * factor))
