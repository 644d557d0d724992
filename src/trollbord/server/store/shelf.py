"""The shelf: what is said at tables, and games that somebody brought as a file."""

from __future__ import annotations

import time
from typing import Final

import msgspec
from sqlalchemy import Connection, select

from trollbord.server.store.schema import at_tables, known_by, moment, number, word
from trollbord.server.store.store import Store

SAID: Final = at_tables(
    "said",
    number("number"),
    number("seq"),
    number("seat"),
    word("person"),
    word("kind", 10),
    word("text", None),
    moment("at"),
)
FILES: Final = known_by("files", "id", word("person"), word("text", None), moment("brought"))
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
