"""Who is at which table in other processes: told when it changes and again every few seconds, never stored."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Iterable, Sequence
from typing import Final

from trollbord.server.rooms.room import Room
from trollbord.server.store.hints import HERE, StoreHint

AGAIN: Final = 15.0
"""Seconds after which a process tells all its people again."""
FORGOTTEN: Final = 40.0
"""Seconds after which people of whom nothing was heard have gone: their process may have been killed."""

MOST_TOLD: Final = 100
"""People of one table whose presence is told."""


class Presence:
    """The people of other processes, by table."""

    def __init__(self, now: Callable[[], float]) -> None:
        self.now: Final = now
        self.process: Final = secrets.token_urlsafe(6)
        """The name of this process."""
        self._tables: Final[dict[str, dict[str, tuple[frozenset[str], float]]]] = {}

    def at(self, table: str) -> frozenset[str]:
        """The people at a table, in other processes."""
        known = self._tables.get(table)
        if known is None:
            return frozenset()
        # A process that was killed says no goodbye: people of whom nothing is heard are not here.
        fresh = self.now() - FORGOTTEN
        return frozenset().union(*[people for people, heard in known.values() if heard > fresh])

    def hint(self, room: Room) -> StoreHint:
        """What other processes are told of this one: the people at a table, those who play first."""
        seated = {chair.person for chair in room.chairs}
        people = {viewer.person for viewer in room.viewers}
        # Players come first, where not all fit: whether they are away decides about stand-ins.
        ordered = sorted(people, key=lambda person: person not in seated)
        return StoreHint(HERE, " ".join([self.process, room.row.id, *ordered[:MOST_TOLD]]))

    def hear(self, payload: str) -> Iterable[tuple[str, frozenset[str]]]:
        """Take in what another process tells; each table where that changes something, and who has gone."""
        for each in payload.split(","):
            process, table, *people = each.split(" ")
            # PostgreSQL tells a process its own hints too.
            if process != self.process:
                before = self.at(table)
                self._note(table, process, frozenset(people))
                if before != self.at(table):
                    yield table, before - self.at(table)

    def forget(self) -> Sequence[str]:
        """Drop people of whom nothing was heard for too long; the tables where a person was dropped."""
        fresh, found = self.now() - FORGOTTEN, []
        for table, known in list(self._tables.items()):
            late = [process for process, (_, heard) in known.items() if heard <= fresh]
            for process in late:
                del known[process]
            if late:
                found.append(table)
            if not known:
                del self._tables[table]
        return found

    def _note(self, table: str, process: str, people: frozenset[str]) -> None:
        if people:
            self._tables.setdefault(table, {})[process] = people, self.now()
        elif table in self._tables:
            self._tables[table].pop(process, None)
            if not self._tables[table]:
                del self._tables[table]
