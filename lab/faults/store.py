"""A store whose operations fail: before they begin, before they commit, or after they have committed."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from enum import Enum
from typing import Final, TypeVar

from sqlalchemy import Connection
from sqlalchemy.exc import OperationalError

from trollbord.server.errors import NOT_READ, Unavailable
from trollbord.server.store.hints import StoreHint
from trollbord.server.store.store import Store
from trollbord.server.store.writer import Writer

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

    async def _run(
        self,
        writer: Writer,
        work: Callable[[Connection], T],
        table: str = "",
        hints: Callable[[T], Sequence[StoreHint]] | None = None,
    ) -> T:
        """Run a job, or fail as planned."""
        self.count += 1
        when = self.plan(self.count)
        if when is None:
            return await super()._run(writer, work, table, hints)
        self.failed += 1
        if when is When.AFTER:
            await super()._run(writer, work, table, hints)
            raise Unavailable(NOT_READ)
        return await super()._run(
            writer, lambda connection: _failing(connection, work, when), table, hints
        )


def _failing(connection: Connection, work: Callable[[Connection], T], when: When) -> T:
    if when is When.ROLLED_BACK:
        work(connection)
    raise OperationalError("a fault on purpose", None, Exception(f"failed {when.value} on purpose"))
