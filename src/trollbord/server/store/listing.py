"""What the store says of many tables at once, by their rows alone: for lists, which open no room."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Final

import msgspec
from sqlalchemy import Connection, Select, and_, delete, func, select

from trollbord.server.store import outbox
from trollbord.server.store.rows import ChairRow, ResultRow, TableRow
from trollbord.server.store.schema import CHAIRS, FILED, META, PEOPLE, RESULTS, SAVED, TABLES

ARCHIVED: Final = "archive"
DELETED: Final = "deleted"
PRACTICE: Final = ("practice", "hints-asked")
"""What a table saves whose game is practice: it went back past chance, or somebody was shown a good move."""
MOST: Final = 200
"""Tables of a person that are listed, the latest."""


class ListedTable(msgspec.Struct):
    """A table with its chairs, the names of its people, and how the person who asks has filed it."""

    row: TableRow
    chairs: list[ChairRow]
    names: dict[str, str]
    filed: str = ""
    is_practice: bool = False


def tables_of(connection: Connection, person: str, most: int = MOST) -> list[ListedTable]:
    """The tables at which a person sits and that they have not deleted, the latest first."""
    mine = select(CHAIRS.c.table).where(CHAIRS.c.person == person).distinct()
    wanted = select(TABLES).where(TABLES.c.id.in_(mine))
    latest = wanted.order_by(TABLES.c.over, TABLES.c.touched.desc()).limit(most)
    filed = {
        row.table: row.how
        for row in connection.execute(select(FILED).where(FILED.c.person == person))
    }
    found = listed(connection, latest)
    for each in found:
        each.filed = filed.get(each.row.id, "")
    return [each for each in found if each.filed != DELETED]


def open_tables(connection: Connection, most: int = 12) -> list[ListedTable]:
    """Tables with a free chair that everyone may join, the latest first."""
    free = select(CHAIRS.c.table).where(CHAIRS.c.kind == "open").distinct()
    wanted = select(TABLES).where(TABLES.c.join == "everyone", TABLES.c.id.in_(free))
    return listed(connection, wanted.order_by(TABLES.c.touched.desc()).limit(most))


def listed(connection: Connection, wanted: Select[tuple[object, ...]]) -> list[ListedTable]:
    """The tables of a query with their chairs and names, in three queries however many there are."""
    rows = [TableRow(**row) for row in connection.execute(wanted).mappings()]
    ids = [row.id for row in rows]
    chairs: dict[str, list[ChairRow]] = {id: [] for id in ids}
    seats = select(CHAIRS).where(CHAIRS.c.table.in_(ids)).order_by(CHAIRS.c.table, CHAIRS.c.seat)
    for row in connection.execute(seats).mappings():
        chairs[row["table"]].append(ChairRow(**row))
    people = {chair.person for each in chairs.values() for chair in each} - {""}
    named = select(PEOPLE).where(PEOPLE.c.id.in_(people))
    names = {row.id: row.name for row in connection.execute(named)}
    practice = select(SAVED.c.table).where(
        SAVED.c.table.in_(ids), SAVED.c.name.in_(PRACTICE), SAVED.c.value != ""
    )
    practised = {row.table for row in connection.execute(practice)}
    return [ListedTable(row, chairs[row.id], names, "", row.id in practised) for row in rows]


def waiting_for(connection: Connection, person: str) -> list[str]:
    """The tables that wait for a person, the one that was touched last first."""
    asked = and_(CHAIRS.c.table == TABLES.c.id, CHAIRS.c.seat == TABLES.c.asked)
    wanted = select(TABLES.c.id).join(CHAIRS, asked)
    mine = wanted.where(TABLES.c.over == 0, CHAIRS.c.kind == "person", CHAIRS.c.person == person)
    latest = mine.order_by(TABLES.c.touched.desc()).limit(MOST)
    return [str(row[0]) for row in connection.execute(latest)]


# -- filing


def file_table(connection: Connection, table: str, person: str, how: str) -> None:
    """Archive a table for a person, delete it for them, or have it back ("")."""
    here = (FILED.c.table == table) & (FILED.c.person == person)
    connection.execute(delete(FILED).where(here))
    if how:
        row = {"table": table, "person": person, "how": how, "at": time.time()}
        connection.execute(FILED.insert(), row)


def discard(connection: Connection, before: float) -> int:
    """Delete for good the tables that all of their people have deleted before a moment; how games ended stays.

    Tables without people, such as bots among themselves, are nobody's to delete.
    """
    wanted = select(FILED.c.table).where(FILED.c.how == DELETED, FILED.c.at < before).distinct()
    ids = [str(row[0]) for row in connection.execute(wanted)]
    ids = [id for id in ids if _is_given_up(connection, id, before)]
    forget_tables(connection, ids)
    return len(ids)


def _is_given_up(connection: Connection, table: str, before: float) -> bool:
    people = select(func.count(CHAIRS.c.person.distinct())).where(
        CHAIRS.c.table == table, CHAIRS.c.person != ""
    )
    gone = select(func.count()).where(
        FILED.c.table == table, FILED.c.how == DELETED, FILED.c.at < before
    )
    return connection.execute(people).scalar() == connection.execute(gone).scalar()


def forget_tables(connection: Connection, ids: Sequence[str]) -> None:
    """Delete tables with all their rows but the results."""
    if not ids:
        return
    for table in META.tables.values():
        if "table" in table.c and table is not RESULTS:
            connection.execute(delete(table).where(table.c.table.in_(ids)))
    connection.execute(delete(TABLES).where(TABLES.c.id.in_(ids)))


# -- how games ended


def results_of(connection: Connection, person: str) -> list[ResultRow]:
    """How all games of a person ended, the first first."""
    wanted = select(RESULTS).where(RESULTS.c.person == person).order_by(RESULTS.c.ended)
    return [ResultRow(**row) for row in connection.execute(wanted).mappings()]


def forget_person(connection: Connection, person: str) -> None:
    """Delete what is stored of a person alone: name, results, addresses, what they filed, and tables at which nobody else sits.

    At tables with others their chair stays, under an id that nobody holds any more.
    """
    mine = select(CHAIRS.c.table).where(CHAIRS.c.person == person).distinct()
    others = select(CHAIRS.c.table).where(CHAIRS.c.person != person, CHAIRS.c.person != "")
    alone = mine.where(CHAIRS.c.table.not_in(others))
    forget_tables(connection, [str(row[0]) for row in connection.execute(alone)])
    connection.execute(delete(RESULTS).where(RESULTS.c.person == person))
    connection.execute(delete(FILED).where(FILED.c.person == person))
    outbox.forget(connection, person)
    connection.execute(delete(PEOPLE).where(PEOPLE.c.id == person))
