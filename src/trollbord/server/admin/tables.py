"""Administration of a database from outside, while a server may use it: list, check and delete tables."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

import msgspec
from sqlalchemy import Connection, delete, func, select

from trollbord.games import game_ids
from trollbord.kernel.errors import TrollbordError
from trollbord.kernel.fairness import DrawError
from trollbord.kernel.message import Message
from trollbord.records import attachments
from trollbord.records.verifying import verify
from trollbord.server.rooms.export import whole_record
from trollbord.server.rooms.room import Room
from trollbord.server.rooms.table_state import PRACTICE
from trollbord.server.store.engines import file_of
from trollbord.server.store.rows import ChairRow, StoredTable, TableRow
from trollbord.server.store.schema import CHAIRS, META, PEOPLE, PICKS, SAVED, TABLES
from trollbord.server.store.store import Store

_PRACTISED: Final = select(SAVED.c.table).where(SAVED.c.name == PRACTICE)


class Listed(msgspec.Struct):
    """A stored table in a list."""

    row: TableRow
    chairs: list[ChairRow]
    lines: int
    is_practice: bool = False


class Admin:
    """Looks through a store, while a server may be using it."""

    def __init__(self, store: Store) -> None:
        self.store: Final = store

    @property
    def file(self) -> Path | None:
        """The file of an SQLite database."""
        return file_of(self.store.engine)

    def damage(self) -> str:
        """What SQLite itself finds wrong with its file; empty if nothing."""
        if self.file is None:
            return ""
        with self.store.engine.connect() as connection:
            found = str(connection.exec_driver_sql("PRAGMA integrity_check(1)").scalar())
        return "" if found == "ok" else found

    def tables(self, game: str = "", over: bool | None = None) -> list[Listed]:
        """All tables, or those of one game, finished or not; the latest last."""
        wanted = select(TABLES).order_by(TABLES.c.touched)
        if game:
            wanted = wanted.where(TABLES.c.game == game)
        if over is not None:
            wanted = wanted.where(TABLES.c.over == int(over))
        with self.store.engine.connect() as connection:
            counted = select(PICKS.c.table, func.count()).group_by(PICKS.c.table)
            lines = {row[0]: int(row[1]) for row in connection.execute(counted)}
            rows = [TableRow(**row) for row in connection.execute(wanted).mappings()]
            practised = {row[0] for row in connection.execute(_PRACTISED)}
            return [
                Listed(
                    row,
                    chairs_of(connection, row.id),
                    lines.get(row.id, 0),
                    row.id in practised,
                )
                for row in rows
            ]

    def names(self) -> dict[str, str]:
        """The names of people by id."""
        with self.store.engine.connect() as connection:
            return {row[0]: row[1] for row in connection.execute(select(PEOPLE))}

    def room(self, id: str) -> Room | None:
        """A table with its match; None if there is none, or none that replays."""
        found = self.found(id)
        return None if found is None or self.fault(found) is not None else Room(self.store, found)

    def found(self, id: str) -> StoredTable | None:
        """All rows of a table."""
        return asyncio.run(self.store.table(id))

    def delete(self, ids: Sequence[str]) -> int:
        """Delete tables with all their rows; how many there were."""
        with self.store.engine.begin() as connection:
            for table in META.tables.values():
                if "table" in table.c:
                    connection.execute(delete(table).where(table.c.table.in_(ids)))
            return connection.execute(delete(TABLES).where(TABLES.c.id.in_(ids))).rowcount

    # -- checking

    def strays(self) -> list[str]:
        """Ids of which there are lines or chairs but no table."""
        with self.store.engine.connect() as connection:
            known = select(TABLES.c.id)
            lost = [
                connection.execute(
                    select(each.c.table).where(each.c.table.not_in(known)).distinct()
                )
                for each in (PICKS, CHAIRS)
            ]
            return sorted({str(row[0]) for rows in lost for row in rows})

    def check(self, ids: Sequence[str]) -> Iterator[tuple[str, Message | None]]:
        """Replay each of these tables; what is wrong with it, or None."""
        for id in ids:
            found = self.found(id)
            yield id, None if found is None else self.fault(found)  # deleted meanwhile

    def fault(self, stored: StoredTable) -> Message | None:
        """The first thing that is wrong with a stored table."""
        row, chairs = stored.row, stored.chairs
        if row.game not in game_ids():
            return Message("db-no-game", {"given": row.game})
        if [chair.seat for chair in chairs] != list(range(row.seats)):
            return Message("db-bad-chairs", {"given": len(chairs), "expected": row.seats})
        try:
            room = Room(self.store, stored)
            return room.fault or _ended(room, bool(row.over)) or _drawn(room)
        except (TrollbordError, DrawError, msgspec.MsgspecError) as error:
            return Message("db-bad-table", {"why": str(error)})


def chairs_of(connection: Connection, id: str) -> list[ChairRow]:
    """The chairs of a table, in order."""
    wanted = select(CHAIRS).where(CHAIRS.c.table == id).order_by(CHAIRS.c.seat)
    return [ChairRow(**row) for row in connection.execute(wanted).mappings()]


def _ended(room: Room, over: bool) -> Message | None:
    return None if room.is_over == over else Message("db-bad-end", {"given": str(over).lower()})


def _drawn(room: Room) -> Message | None:
    """Whether every answer of chance is the one that the table's secret gives."""
    verdict = verify(room.game, whole_record(room, reveal=True), attachments.attached(room.match))
    return verdict.error.message if verdict.error is not None else None
