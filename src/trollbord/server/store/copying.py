"""Moving a club: all rows of one database into another, empty one, of SQLite or PostgreSQL alike."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from sqlalchemy import Connection, Engine, Table, func, select

from trollbord.server.store import queue
from trollbord.server.store.change import BotQuestion
from trollbord.server.store.engines import BadStore, shown
from trollbord.server.store.migrate import Age, age_of, create, version_of, whole
from trollbord.server.store.schema import CHAIRS, META, PICKS, TABLES

MANY: Final = 5000
"""Rows that are copied at a time."""


def copy_all(source: Engine, target: Engine, told: Callable[[int, int], None]) -> int:
    """Copy every row, with its secrets, so that cookies stay good; the number of rows. All of it happens, or nothing.

    Bots that are asked find their question in the queue of the new place. `told` hears how much of how much is done.
    """
    with source.connect() as old, whole(target) as new:
        if age_of(version_of(old)) is not Age.CURRENT:
            raise BadStore("error-store-older", {"given": shown(source)})
        if version_of(new) is not None:
            raise BadStore("error-store-full", {"given": shown(target)})
        create(new)
        count = sum([_count(old, table) for table in META.sorted_tables])
        done = 0
        for table in META.sorted_tables:
            rows = old.execution_options(yield_per=MANY).execute(select(table)).mappings()
            for part in rows.partitions(MANY):
                new.execute(table.insert(), [dict(row) for row in part])
                done += len(part)
                told(done, count)
        if target.dialect.name == "postgresql":
            _ask_bots(new)
        return done


def _count(connection: Connection, table: Table) -> int:
    return int(connection.execute(select(func.count()).select_from(table)).scalar_one())


def _ask_bots(connection: Connection) -> None:
    """Write the jobs of the bots that are asked."""
    last = select(func.coalesce(func.max(PICKS.c.seq), 0)).where(PICKS.c.table == TABLES.c.id)
    asked = (CHAIRS.c.table == TABLES.c.id) & (CHAIRS.c.seat == TABLES.c.asked)
    wanted = (
        select(TABLES.c.id, TABLES.c.version, TABLES.c.asked, TABLES.c.bot, last.scalar_subquery())
        .join(CHAIRS, asked)
        .where(TABLES.c.bot != "", TABLES.c.over == 0)
    )
    for id, version, seat, bot, seq in connection.execute(wanted).all():
        queue.ask(connection, id, version, BotQuestion(seq, seat, bot))
