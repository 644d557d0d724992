"""A store in memory: for one process that keeps its tables elsewhere, such as a browser, and for tests."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Sequence
from typing import Final, TypeAlias

import msgspec

from trollbord.server.store.change import BotQuestion, Change, ChangeOutcome, News, NotNext
from trollbord.server.store.hints import StoreHint
from trollbord.server.store.rows import ResultRow, StoredTable, TableRows

Keeper: TypeAlias = Callable[[Sequence[StoredTable]], Awaitable[None]]
"""Writes tables where they outlive the process; if it raises, nothing has changed."""


async def _nowhere(tables: Sequence[StoredTable]) -> None:
    """Keep nothing."""


class MemoryStore:
    """Keeps tables as a database does, and hands each change on before it counts."""

    is_shared: Final = False

    def __init__(
        self,
        tables: Sequence[StoredTable] = (),
        keep: Keeper = _nowhere,
        now: Callable[[], float] = time.time,
    ) -> None:
        """`tables` are those that were kept before."""
        self.now: Final = now
        self.results: Final[list[ResultRow]] = []
        """How games ended, the first first."""
        self._tables: Final = {each.row.id: each for each in tables}
        self._names: Final[dict[str, str]] = {}
        self._keep: Final = keep
        self._writing: Final = asyncio.Lock()

    def tables(self) -> list[StoredTable]:
        """All tables, the one that was touched last first."""
        found = [_copied(each) for each in self._tables.values()]
        return sorted(found, key=lambda each: -each.row.touched)

    async def is_alive(self, standstill: float) -> bool:
        """Yes: who asks is the server."""
        return True

    # -- tables

    async def open_table(self, table: TableRows) -> None:
        """Keep a new table."""
        async with self._writing:
            await self._kept([_stored(table)])

    async def table(self, id: str) -> StoredTable | None:
        """All rows of a table; None if there is none."""
        known = self._tables.get(id)
        if known is None:
            return None
        found = _copied(known)
        people = {chair.person for chair in found.chairs} | {said.person for said in found.said}
        found.names = {each: self._names[each] for each in people if each in self._names}
        return found

    async def change(self, change: Change) -> ChangeOutcome:
        """Keep one change of a table, or say why not; nothing is kept then."""
        async with self._writing:
            known = self._tables.get(change.table)
            if known is None:
                return ChangeOutcome.GONE
            if known.row.version != change.known:
                return ChangeOutcome.TAKEN
            await self._kept([changed(known, change), *[_stored(each) for each in change.opened]])
            self.results.extend(change.results)
            return ChangeOutcome.SAVED

    async def _kept(self, tables: Sequence[StoredTable]) -> None:
        await self._keep(tables)
        self._tables.update({each.row.id: each for each in tables})

    async def versions(self, ids: Sequence[str]) -> dict[str, int]:
        """The versions of those of these tables that are there."""
        return {id: self._tables[id].row.version for id in ids if id in self._tables}

    async def waiting_for(self, person: str) -> list[str]:
        """The tables at which this person is asked, the latest first."""
        return [each.row.id for each in self.tables() if _asks(each, person)]

    async def discard(self, before: float) -> None:
        """Nothing: a table is forgotten at once."""

    def forget(self, id: str) -> None:
        """Keep a table no longer."""
        self._tables.pop(id, None)

    # -- people

    async def name_of(self, person: str) -> str:
        """The name of a person; empty if the person has none."""
        return self._names.get(person, "")

    async def rename(self, person: str, name: str) -> None:
        """Change the name of a person."""
        self._names[person] = name

    # -- of a shared store

    async def news(self, id: str, lines: int, said: int) -> News | None:
        """Never asked: no other process changes these tables."""
        raise NotImplementedError

    async def ask_again(self, id: str, version: int, question: BotQuestion) -> bool:
        """Never asked: bots answer in this process."""
        raise NotImplementedError

    async def hint(self, told: Sequence[StoreHint]) -> None:
        """Nobody is there to be told."""


def changed(table: StoredTable, change: Change) -> StoredTable:
    """A table after a change; raise NotNext if a line would be missing."""
    given = [line.seq for line in change.lines]
    last = len(table.lines)
    if given != list(range(last + 1, last + 1 + len(given))):
        raise NotNext(f"table {change.table} ends at line {last}: lines {given} do not follow")
    chairs = {chair.seat: chair for chair in [*table.chairs, *change.chairs]}
    saved = {name: text for name, text in {**table.saved, **change.saved}.items() if text}
    row = msgspec.structs.replace(
        table.row,
        version=change.known + 1,
        touched=change.touched,
        over=int(change.over),
        next=change.next,
        asked=change.asked,
        due=change.due,
        standing=change.standing,
        since=change.since,
        played=change.played,
        ended=change.ended,
        bot=change.bot,
        name=table.row.name if change.name is None else change.name,
    )
    lines, said = [*table.lines, *change.lines], [*table.said, *change.said]
    return StoredTable(row, [chairs[seat] for seat in sorted(chairs)], saved, lines, said)


def _stored(table: TableRows) -> StoredTable:
    saved = {name: text for name, text in table.saved.items() if text}
    row = msgspec.structs.replace(table.row)
    return StoredTable(row, table.chairs[:], saved, table.lines[:])


def _copied(table: StoredTable) -> StoredTable:
    """A copy that its reader may change; chairs, lines and talk are never changed, only replaced."""
    row = msgspec.structs.replace(table.row)
    return StoredTable(row, table.chairs[:], dict(table.saved), table.lines[:], table.said[:])


def _asks(table: StoredTable, person: str) -> bool:
    asked = table.row.asked
    if asked is None or table.row.over:
        return False
    return table.chairs[asked].person == person and table.chairs[asked].kind == "person"
