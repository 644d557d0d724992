"""Repairing a stopped database: what of a table does not replay is cut, and written into a file beside it."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final

import msgspec
from sqlalchemy import Connection, delete, select, update

from trollbord.kernel.message import Message
from trollbord.server.admin.tables import Admin
from trollbord.server.rooms.room import Room
from trollbord.server.rooms.undo_request import REQUEST
from trollbord.server.store.backup import make_private
from trollbord.server.store.changes import save
from trollbord.server.store.rows import PickRow
from trollbord.server.store.schema import BESIDE, CHAIRS, META, PICKS, TABLES

REPLAYS: Final = ("db-gap", "db-bad-line", "error-record-edition")
"""The faults that cutting the rest of the log mends."""


class Cut(msgspec.Struct):
    """What would be done to a table."""

    table: str
    fault: Message
    lines: list[PickRow]
    ends: bool | None = None
    """What `over` must be, where only that is wrong."""

    @property
    def is_possible(self) -> bool:
        """Whether the table opens afterwards."""
        return bool(self.lines) or self.ends is not None


def cuts(admin: Admin, ids: Sequence[str]) -> list[Cut]:
    """What is wrong with these tables, and what would be cut."""
    found = [(id, fault) for id, fault in admin.check(ids) if fault is not None]
    return [_cut(admin, id, fault) for id, fault in found]


def _cut(admin: Admin, id: str, fault: Message) -> Cut:
    stored = admin.found(id)
    if stored is None or fault.id not in (*REPLAYS, "db-bad-end"):
        return Cut(id, fault, [])
    room = Room(admin.store, stored)
    if fault.id == "db-bad-end":
        return Cut(id, fault, [], room.is_over)
    return Cut(id, fault, stored.lines[room.match.seq :])


def repair(admin: Admin, wanted: Sequence[Cut], strays: Sequence[str], beside: Path) -> None:
    """Cut, in one transaction; the rows that go are written into the file first."""
    make_private(beside)
    with admin.store.engine.begin() as connection, beside.open("ab") as out:
        for cut in wanted:
            for line in cut.lines:
                out.write(msgspec.json.encode(line) + b"\n")
            _repair(connection, cut)
        for id in strays:
            for row in _rows(connection, id):
                out.write(msgspec.json.encode(row) + b"\n")
            for table in META.tables.values():
                if "table" in table.c:
                    connection.execute(delete(table).where(table.c.table == id))
        out.flush()


def _repair(connection: Connection, cut: Cut) -> None:
    mine = TABLES.c.id == cut.table
    version = update(TABLES).where(mine).values(version=TABLES.c.version + 1)
    if not cut.lines:
        connection.execute(version.values(over=int(bool(cut.ends))))
        return
    for seq in [line.seq for line in cut.lines]:
        for table in (PICKS, BESIDE):
            here = (table.c.table == cut.table) & (table.c.seq == seq)
            connection.execute(delete(table).where(here))
    save(connection, cut.table, {REQUEST: ""})
    connection.execute(version.values(over=0))


def _rows(connection: Connection, id: str) -> list[dict[str, object]]:
    """All rows that belong to no table."""
    return [
        dict(row)
        for table in (PICKS, CHAIRS)
        for row in connection.execute(select(table).where(table.c.table == id)).mappings()
    ]
