"""Open connections, WebSockets and event streams alike: counted by person and address, closed when a token becomes void."""

from __future__ import annotations

import logging
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from typing import Final

LOG: Final = logging.getLogger(__name__)


class Connection:
    """One open connection: whose it is, from where, with a token issued when, and how it is closed."""

    def __init__(
        self, person: str, address: str, issued: float, close: Callable[[], Awaitable[None]]
    ) -> None:
        self.person: Final = person
        self.address: Final = address
        self.issued: Final = issued
        self.close: Final = close


class TooMany(Exception):
    """A person or an address holds as many connections as it may."""


class Connections:
    """All open connections of this process."""

    def __init__(self, per_person: int, per_address: int) -> None:
        self.per_person: Final = per_person
        self.per_address: Final = per_address
        self._open: Final[set[Connection]] = set()
        self._persons: Final[Counter[str]] = Counter()
        self._addresses: Final[Counter[str]] = Counter()

    def __len__(self) -> int:
        """How many are open."""
        return len(self._open)

    def add(self, connection: Connection) -> None:
        """Count a connection, or refuse it."""
        person, address = connection.person, connection.address
        is_full = self._persons[person] >= self.per_person
        if is_full or self._addresses[address] >= self.per_address:
            raise TooMany
        self._open.add(connection)
        self._persons[person] += 1
        self._addresses[address] += 1

    def remove(self, connection: Connection) -> None:
        """Forget a connection that has ended."""
        self._open.discard(connection)
        for counter, key in (
            (self._persons, connection.person),
            (self._addresses, connection.address),
        ):
            counter[key] -= 1
            # Or every person who was ever here would be remembered.
            if counter[key] <= 0:
                del counter[key]

    @contextmanager
    def held(self, connection: Connection) -> Iterator[None]:
        """Count a connection while the block runs."""
        self.add(connection)
        try:
            yield
        finally:
            self.remove(connection)

    async def close_everyone(self) -> None:
        """Close all connections: the server stops."""
        # A copy: closing one removes it from the set.
        for connection in list(self._open):
            await _closed(connection)

    async def close_all(self, person: str, is_void: Callable[[float], bool]) -> None:
        """Close the connections of a person whose token has become void."""
        for connection in list(self._open):
            if connection.person == person and is_void(connection.issued):
                await _closed(connection)


async def _closed(connection: Connection) -> None:
    """Close a connection; one that is closing by itself, or whose other end has just gone, keeps no other open."""
    try:
        await connection.close()
    except Exception as error:
        LOG.info("a connection was closed already: %r", error)
