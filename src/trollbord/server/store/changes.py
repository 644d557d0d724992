"""One change of a table, as the store writes it: all of it in one transaction, or nothing."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

import msgspec
from sqlalchemy import Connection, Table, bindparam, func, select, update
from sqlalchemy.dialects import postgresql, sqlite

from trollbord.server.store import outbox
from trollbord.server.store.change import Change, ChangeOutcome, NotNext
from trollbord.server.store.queue import ask
from trollbord.server.store.rows import (
    PickRow,
    TableRows,
)
from trollbord.server.store.schema import BESIDE, CHAIRS, PICKS, RESULTS, SAID, SAVED, TABLES

# Used at every pick: a statement that is made once need not be compiled again.
_CLAIM: Final = (
    update(TABLES)
    .where(TABLES.c.id == bindparam("here"), TABLES.c.version == bindparam("known"))
    .values(
        version=bindparam("known") + 1,
        touched=bindparam("now"),
        over=bindparam("end"),
        next=bindparam("following"),
        asked=bindparam("seat"),
        due=bindparam("rings"),
        standing=bindparam("stands"),
        since=bindparam("asked_at"),
        played=bindparam("seconds"),
        ended=bindparam("ended_at"),
        bot=bindparam("bot_asked"),
    )
)
_LAST: Final = select(func.max(PICKS.c.seq)).where(PICKS.c.table == bindparam("here"))
_WRITE: Final = PICKS.insert()


def write_change(
    connection: Connection, change: Change, queues: bool = False, reminds: bool = False
) -> ChangeOutcome:
    """Write a change if the table is still at the version that it is based on.

    `queues` writes the job of a bot's question, `reminds` the reminders of people.

    The first statement decides, by its row count: a lost race raises nothing, so that it does not spoil the
    transaction for the changes of other tables.
    """
    if not _claimed(connection, change):
        there = select(TABLES.c.id).where(TABLES.c.id == change.table)
        return (
            ChangeOutcome.GONE if connection.execute(there).first() is None else ChangeOutcome.TAKEN
        )
    _write_rows(connection, change)
    if queues and change.asks is not None:
        ask(connection, change.table, change.known + 1, change.asks)
    if reminds:
        what = outbox.OVER if change.over else outbox.TURN
        outbox.note(connection, change.table, change.reminds, what, change.touched)
    return ChangeOutcome.SAVED


def _claimed(connection: Connection, change: Change) -> bool:
    """Write the table's own row; whether it was still at the version that the change is based on."""
    claim = {
        "here": change.table,
        "known": change.known,
        "now": change.touched,
        "end": int(change.over),
        "following": change.next,
        "seat": change.asked,
        "rings": change.due,
        "stands": change.standing,
        "asked_at": change.since,
        "seconds": change.played,
        "ended_at": change.ended,
        "bot_asked": change.bot,
    }
    return connection.execute(_CLAIM, claim).rowcount != 0


def _write_rows(connection: Connection, change: Change) -> None:
    """Write everything of a change but the table's own row and what is told of it."""
    append(connection, change.table, change.lines)
    for chair in change.chairs:
        place = (CHAIRS.c.table == change.table) & (CHAIRS.c.seat == chair.seat)
        connection.execute(update(CHAIRS).where(place).values(**msgspec.structs.asdict(chair)))
    save(connection, change.table, change.saved)
    if change.said:
        connection.execute(SAID.insert(), [msgspec.structs.asdict(row) for row in change.said])
    for table in change.opened:
        write_table(connection, table)
    if change.name is not None:
        connection.execute(
            update(TABLES).where(TABLES.c.id == change.table).values(name=change.name)
        )
    if change.results:
        rows = [msgspec.structs.asdict(row) for row in change.results]
        connection.execute(RESULTS.insert(), rows)


def append(connection: Connection, table: str, lines: Sequence[PickRow]) -> None:
    """Write lines behind the last stored one; raise NotNext if there would be a gap."""
    if not lines:
        return
    last = connection.execute(_LAST, {"here": table}).scalar() or 0
    given = [line.seq for line in lines]
    if given != list(range(last + 1, last + 1 + len(lines))):
        raise NotNext(f"table {table} ends at line {last}: lines {given} do not follow")
    rows = [msgspec.structs.asdict(line) for line in lines]
    beside = [
        {"table": row["table"], "seq": row["seq"], "data": data}
        for row in rows
        if (data := row.pop("beside"))
    ]
    connection.execute(_WRITE, rows)
    if beside:
        connection.execute(BESIDE.insert(), beside)


def save(connection: Connection, table: str, saved: Mapping[str, str]) -> None:
    """Save values of a table by name; an empty value is removed."""
    for name, value in saved.items():
        here = (SAVED.c.table == table) & (SAVED.c.name == name)
        connection.execute(SAVED.delete().where(here))
        if value:
            connection.execute(SAVED.insert(), {"table": table, "name": name, "value": value})


def write_table(connection: Connection, table: TableRows) -> None:
    """Write a new table with its chairs, what was agreed, and the lines that it begins with."""
    connection.execute(TABLES.insert(), msgspec.structs.asdict(table.row))
    connection.execute(CHAIRS.insert(), [msgspec.structs.asdict(each) for each in table.chairs])
    save(connection, table.row.id, table.saved)
    append(connection, table.row.id, table.lines)


def insert_once(connection: Connection, table: Table, row: Mapping[str, object]) -> bool:
    """Insert a row unless its key is there; whether it was not. Of several processes, one inserts."""
    is_sqlite = connection.dialect.name == "sqlite"
    insert = sqlite.insert(table) if is_sqlite else postgresql.insert(table)
    return connection.execute(insert.on_conflict_do_nothing(), row).rowcount == 1
