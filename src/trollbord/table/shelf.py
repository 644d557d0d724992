"""The shelf: what is said at tables, and games that somebody brought as a file."""

from __future__ import annotations

import time
from typing import Final

import msgspec
from sqlalchemy import (
    Column,
    Connection,
    Float,
    Integer,
    PrimaryKeyConstraint,
    String,
    Table,
    select,
)

from trollbord.table.store import META, Store

SAID: Final = Table(
    "said",
    META,
    Column("table", String(24), nullable=False),
    Column("number", Integer, nullable=False),
    Column("seq", Integer, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("person", String(24), nullable=False),
    Column("kind", String(10), nullable=False),
    Column("text", String, nullable=False),
    Column("at", Float, nullable=False),
    PrimaryKeyConstraint("table", "number"),
)
FILES: Final = Table(
    "files",
    META,
    Column("id", String(24), primary_key=True),
    Column("person", String(24), nullable=False),
    Column("text", String, nullable=False),
    Column("brought", Float, nullable=False),
)
MOST_FILES: Final = 50
"""So many files of one person are kept; an older one makes room."""


class SaidRow(msgspec.Struct):
    """Something said: after which line, by whom; words, or the id of a phrase."""

    table: str
    number: int
    seq: int
    seat: int
    person: str
    kind: str
    text: str
    at: float = 0.0


async def say(store: Store, row: SaidRow) -> None:
    """Write down what was said."""
    await store.do(
        lambda connection: connection.execute(SAID.insert(), msgspec.structs.asdict(row))
    )


async def said(store: Store, table: str) -> list[SaidRow]:
    """All that was said at a table, in order."""
    wanted = select(SAID).where(SAID.c.table == table).order_by(SAID.c.number)
    return await store.do(
        lambda connection: [SaidRow(**row) for row in connection.execute(wanted).mappings()]
    )


async def bring(store: Store, id: str, person: str, text: str) -> None:
    """Keep a game that somebody brought; only their latest ones are kept."""

    def work(connection: Connection) -> None:
        row = {"id": id, "person": person, "text": text, "brought": time.time()}
        connection.execute(FILES.insert(), row)
        mine = select(FILES.c.id).where(FILES.c.person == person)
        latest = mine.order_by(FILES.c.brought.desc()).limit(MOST_FILES)
        old = (FILES.c.person == person) & FILES.c.id.not_in(latest)
        connection.execute(FILES.delete().where(old))

    await store.do(work)


async def brought(store: Store, id: str) -> str | None:
    """The text of a game that somebody brought."""
    wanted = select(FILES.c.text).where(FILES.c.id == id)
    return await store.do(lambda connection: connection.execute(wanted).scalar())
