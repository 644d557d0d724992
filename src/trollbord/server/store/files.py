"""Records that people upload: the newest of each person are stored."""

from __future__ import annotations

import time
from typing import Final

from sqlalchemy import Connection, select

from trollbord.server.store.schema import FILES
from trollbord.server.store.store import Store

MOST_FILES: Final = 50
"""Files stored for one person; a newer one replaces the oldest."""


async def bring(store: Store, id: str, person: str, text: str) -> None:
    """Store a record that a person uploads."""

    def work(connection: Connection) -> None:
        row = {"id": id, "person": person, "text": text, "brought": time.time()}
        connection.execute(FILES.insert(), row)
        mine = select(FILES.c.id).where(FILES.c.person == person)
        latest = mine.order_by(FILES.c.brought.desc()).limit(MOST_FILES)
        old = (FILES.c.person == person) & FILES.c.id.not_in(latest)
        connection.execute(FILES.delete().where(old))

    await store.do(work)


async def brought(store: Store, id: str) -> str | None:
    """The text of an uploaded record."""
    wanted = select(FILES.c.text).where(FILES.c.id == id)
    return await store.do(lambda connection: connection.execute(wanted).scalar())
