"""A store whose operations fail: before they begin, before they commit, or after they have committed."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum
from typing import Final, TypeVar

from sqlalchemy import Connection
from sqlalchemy.exc import OperationalError

from trollbord.server.errors import NOT_READ, Unavailable
from trollbord.server.store.store import Store

T = TypeVar("T")


class When(Enum):
    """When an operation fails."""

    BEFORE = "before"
    ROLLED_BACK = "rolled back"
    AFTER = "after"


class FaultyStore(Store):
    """Fails where the plan says so: it is asked for each operation by its number, from 1 on."""

    def __init__(self, url: str, plan: Callable[[int], When | None], claims: bool = False) -> None:
        super().__init__(url, claims)
        self.plan: Final = plan
        self.count = 0
        """Operations so far."""
        self.failed = 0
        """How many of them failed."""

    async def do(self, work: Callable[[Connection], T]) -> T:
        """Run a job, or fail as planned."""
        self.count += 1
        when = self.plan(self.count)
        if when is None:
            return await super().do(work)
        self.failed += 1
        if when is When.AFTER:
            await super().do(work)
            raise Unavailable(NOT_READ)
        return await super().do(lambda connection: _failing(connection, work, when))


def _failing(connection: Connection, work: Callable[[Connection], T], when: When) -> T:
    if when is When.ROLLED_BACK:
        work(connection)
    raise OperationalError("a fault on purpose", None, Exception(f"failed {when.value} on purpose"))
