"""The store: every line of every table, written before a viewer is shown it.

SQLite by default (write-ahead log, fully synchronous), for one process; PostgreSQL for any number. Every failure of the
database raises Unavailable.

Why so: docs/decisions/databases.md.
"""

from __future__ import annotations

import logging
import time
from collections.abc import Awaitable, Callable, Sequence
from typing import Final, TypeVar

from sqlalchemy import Connection, func, select, update
from sqlalchemy import text as sql
from sqlalchemy.exc import SQLAlchemyError

from trollbord.server.errors import NOT_KNOWN, NOT_READ, NOT_SAVED, Unavailable
from trollbord.server.store import buckets, hints, listing, notify
from trollbord.server.store.change import BotQuestion, Change, ChangeOutcome, News
from trollbord.server.store.changes import insert_once, write_change, write_table
from trollbord.server.store.engines import claimed, conninfo, engine_of, explained, ready, reason
from trollbord.server.store.hints import StoreHint
from trollbord.server.store.news import read_news, read_table
from trollbord.server.store.queue import WOKEN, ask_again
from trollbord.server.store.rows import ChairRow, PickRow, SaidRow, StoredTable, TableRow, TableRows
from trollbord.server.store.schema import (
    ALIVE,
    BESIDE,
    CHAIRS,
    PEOPLE,
    PICKS,
    SAID,
    SAVED,
    SECRETS,
    TABLES,
)
from trollbord.server.store.writer import StoreSilent, Writer

LOG: Final = logging.getLogger(__name__)
T = TypeVar("T")
SERVER: Final = "server"
"""The name of the row that says when a server was last alive."""
AUTOCOMMIT: Final = "AUTOCOMMIT"
"""What is read must be of one moment: one statement does that without a transaction around it."""


class Store:
    """The database of a server."""

    def __init__(
        self, url: str, claims: bool = False, migrates: bool = True, alone: bool = False
    ) -> None:
        """Open a database of this program's version, or an empty one.

        A server `claims` it, and `migrates` an SQLite database of an older version after a backup. A command may need
        it `alone`. Everything else that is not of this version raises BadStore.
        """
        self._release: Callable[[], None] = lambda: None
        with explained(url):
            self.engine: Final = engine_of(url)
            self.is_shared: Final = self.engine.dialect.name == "postgresql"
            """Whether several processes may serve its tables."""
            try:
                if claims or alone:
                    self._release = claimed(self.engine, alone)
                ready(self.engine, migrates=claims and migrates and not self.is_shared)
            except BaseException:
                self._release()
                self.engine.dispose()
                raise
            self._writer: Final = Writer(self.engine, notify.send if self.is_shared else None)
            self._reader: Final = self._writer if not self.is_shared else self._second()
        self._epoch = time.time() - time.monotonic()
        self.reminds = False
        """Whether reminders are written with the changes that they tell of: the operator has set them up."""

    def _second(self) -> Writer:
        """A second thread for reading: readers do not wait for writers."""
        return Writer(self.engine.execution_options(isolation_level=AUTOCOMMIT))

    async def do(
        self,
        work: Callable[[Connection], T],
        table: str = "",
        hints: Callable[[T], Sequence[StoreHint]] | None = None,
    ) -> T:
        """Run a job that writes, all of it or nothing; it is on the disk when this returns.

        `table` is the table that it changes. `hints` says what other processes are told, after the commit.
        """
        return await self._run(self._writer, work, table, hints)

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Run a job that only reads; in a shared store each of its statements sees another moment."""
        return await self._run(self._reader, work)

    async def _run(
        self,
        writer: Writer,
        work: Callable[[Connection], T],
        table: str = "",
        hints: Callable[[T], Sequence[StoreHint]] | None = None,
    ) -> T:
        try:
            return await writer.do(work, table, hints)
        except StoreSilent as silent:
            LOG.warning("the database is silent: %s", silent)
            raise Unavailable(NOT_KNOWN if writer is self._writer else NOT_READ) from silent
        except (SQLAlchemyError, OSError) as error:
            LOG.warning("the database failed: %s", reason(error))
            raise Unavailable(NOT_READ) from error

    async def hint(self, told: Sequence[StoreHint]) -> None:
        """Tell other processes something that is not stored."""
        if self.is_shared and told:
            await self.do(lambda _: None, hints=lambda _: told)

    async def listen(
        self,
        connected: Callable[[], Awaitable[None]],
        heard: Callable[[str, str], Awaitable[None]],
    ) -> None:
        """Listen to what other processes tell until cancelled; `connected` is called whenever that begins."""
        await notify.Listening(conninfo(self.engine.url), connected, heard).run()

    def close(self) -> None:
        """Finish the jobs that were given, and close the database."""
        if self._reader is not self._writer:
            self._reader.close()
        self._writer.close()
        self._release()
        self.engine.dispose()

    def secret(self, name: str, fresh: bytes) -> bytes:
        """The secret of this name; the first time it is the fresh one."""

        def work(connection: Connection) -> bytes:
            # Insert, then read: of two processes that start together both end up with the secret of the first.
            insert_once(connection, SECRETS, {"name": name, "value": fresh})
            wanted = select(SECRETS.c.value).where(SECRETS.c.name == name)
            return bytes(connection.execute(wanted).scalar_one())

        with explained(self.engine.url.render_as_string()):
            return self._writer.do_now(work)

    # -- time

    def now(self) -> float:
        """Seconds since 1970 by the database's clock; it never jumps while this process runs alone."""
        # Not time.time(): a machine whose clock is set while a game runs would give or take players' time.
        return time.monotonic() + self._epoch

    async def beat(self, standstill: float) -> float:
        """Note that a server is alive. If none was for longer than `standstill` seconds, give everybody that time back.

        The seconds that were given. Of several processes that notice it, the first one gives.
        """
        began = time.monotonic()
        clock = sql("SELECT EXTRACT(EPOCH FROM clock_timestamp())") if self.is_shared else None

        def work(connection: Connection) -> tuple[float, float | None]:
            now = self.now() if clock is None else float(connection.execute(clock).scalar_one())
            buckets.forget(connection, now)
            return _beaten(connection, now, standstill), now

        given, now = await self.do(work)
        if clock is not None and now is not None:
            # The database read its clock somewhere between asking and answer: half way is the best guess.
            self._epoch = now - (began + time.monotonic()) / 2
        return given

    async def is_alive(self, standstill: float) -> bool:
        """Whether a server was alive lately: if not, clocks must not ring before the time is given back."""
        wanted = select(ALIVE.c.at).where(ALIVE.c.name == SERVER)
        last = await self.read(lambda connection: connection.execute(wanted).scalar())
        return last is None or bool(self.now() - last <= standstill)

    # -- tables

    async def open_table(self, table: TableRows) -> None:
        """Write a new table; where the store failed, look whether it is there before saying so."""
        try:
            await self.do(lambda connection: write_table(connection, table))
        # A lost connection does not say whether the commit went through: a table that is there was written.
        except Unavailable as failure:
            if await self._is_missing(table.row.id):
                # What a silent database was given may be written yet.
                is_silent = str(failure) == NOT_KNOWN
                raise Unavailable(NOT_KNOWN if is_silent else NOT_SAVED) from None

    async def _is_missing(self, id: str) -> bool:
        try:
            return bool(await self.missing([id]))
        except Unavailable:
            raise Unavailable(NOT_KNOWN) from None

    async def change(self, change: Change) -> ChangeOutcome:
        """Write one change of a table, or say why not; nothing is written then."""
        told = [hints.table_hint(change.table, change.known + 1)]
        if change.asks is not None:
            told.append(WOKEN)
        return await self.do(
            lambda connection: write_change(connection, change, self.is_shared, self.reminds),
            change.table,
            lambda outcome: told if outcome is ChangeOutcome.SAVED else (),
        )

    async def news(self, id: str, lines: int, said: int) -> News | None:
        """What a table has now, of its lines and talk only those after these numbers; for shared stores."""
        return await self.read(lambda connection: read_news(connection, id, lines, said))

    async def versions(self, ids: Sequence[str]) -> dict[str, int]:
        """The versions of those of these tables that are there."""
        wanted = select(TABLES.c.id, TABLES.c.version).where(TABLES.c.id.in_(ids))
        return await self.read(
            lambda connection: {row[0]: row[1] for row in connection.execute(wanted)}
        )

    async def ask_again(self, id: str, version: int, question: BotQuestion) -> bool:
        """Write the job of a bot's question if there is none; whether it was forgotten."""
        return await self.do(
            lambda connection: ask_again(connection, id, version, question),
            id,
            lambda forgotten: [WOKEN] if forgotten else (),
        )

    async def table(self, id: str) -> StoredTable | None:
        """All rows of a table, as they were at one moment."""
        if self.is_shared:
            return await self.read(lambda connection: read_table(connection, id))
        return await self.read(lambda connection: stored_table(connection, id))

    async def row(self, id: str) -> TableRow | None:
        """The row of a table alone."""
        wanted = select(TABLES).where(TABLES.c.id == id)
        found = await self.read(lambda connection: connection.execute(wanted).mappings().first())
        return None if found is None else TableRow(**found)

    async def missing(self, ids: Sequence[str]) -> list[str]:
        """Which of these tables are no longer there."""
        wanted = select(TABLES.c.id).where(TABLES.c.id.in_(ids))
        there = await self.read(lambda connection: {row[0] for row in connection.execute(wanted)})
        return [id for id in ids if id not in there]

    async def tables_of(self, person: str, most: int = 30) -> list[str]:
        """The tables at which a person sits, the latest first."""
        mine = select(CHAIRS.c.table).where(CHAIRS.c.person == person).distinct()
        wanted = select(TABLES.c.id).where(TABLES.c.id.in_(mine))
        latest = wanted.order_by(TABLES.c.over, TABLES.c.touched.desc()).limit(most)
        return await self.read(lambda connection: [row[0] for row in connection.execute(latest)])

    async def open_tables(self, most: int = 12) -> list[str]:
        """Tables with a free chair that everyone may join, the latest first."""
        free = select(CHAIRS.c.table).where(CHAIRS.c.kind == "open").distinct()
        wanted = select(TABLES.c.id).where(TABLES.c.join == "everyone", TABLES.c.id.in_(free))
        latest = wanted.order_by(TABLES.c.touched.desc()).limit(most)
        return await self.read(lambda connection: [row[0] for row in connection.execute(latest)])

    async def ringing(self, most: int = 200) -> list[str]:
        """The tables where a person's time is over, the longest over first."""
        over = (TABLES.c.due < self.now()) & (TABLES.c.over == 0)
        wanted = select(TABLES.c.id).where(over).order_by(TABLES.c.due).limit(most)
        return await self.read(lambda connection: [row[0] for row in connection.execute(wanted)])

    async def bots_asked(self, seconds: float = 0.0, most: int = 1000) -> list[str]:
        """The tables that have waited for a bot's answer for at least `seconds`."""
        asked = (TABLES.c.bot != "") & (TABLES.c.touched <= self.now() - seconds)
        wanted = select(TABLES.c.id).where(asked).order_by(TABLES.c.touched).limit(most)
        return await self.read(lambda connection: [row[0] for row in connection.execute(wanted)])

    async def waiting_for(self, person: str) -> list[str]:
        """The tables at which this person is asked, the latest first."""
        return await self.read(lambda connection: listing.waiting_for(connection, person))

    async def discard(self, before: float) -> None:
        """Delete for good what all people of a table have deleted before this moment."""
        await self.do(lambda connection: listing.discard(connection, before))

    async def take(self, key: str, burst: float, rate: float) -> float:
        """Take one of what a key may have in all processes; 0, or the seconds until there is one."""
        return await self.do(
            lambda connection: buckets.take(connection, key, burst, rate, self.now())
        )

    # -- people

    async def name_of(self, person: str) -> str:
        """The name of a person; empty if the person has none."""
        wanted = select(PEOPLE.c.name).where(PEOPLE.c.id == person)
        return await self.read(lambda connection: connection.execute(wanted).scalar() or "")

    async def rename(self, person: str, name: str) -> None:
        """Change the name of a person; in a shared store every table of theirs that goes on gets a new version."""

        def work(connection: Connection) -> list[StoreHint]:
            known = update(PEOPLE).where(PEOPLE.c.id == person).values(name=name)
            # Update before insert: nearly everybody who is renamed is known already.
            if connection.execute(known).rowcount == 0:
                insert_once(connection, PEOPLE, {"id": person, "name": name})
            return _bumped(connection, person) if self.is_shared else []

        await self.do(work, hints=lambda told: told)


def stored_table(connection: Connection, id: str) -> StoredTable | None:
    """All rows of a table, read in one transaction."""
    row = connection.execute(select(TABLES).where(TABLES.c.id == id)).mappings().first()
    if row is None:
        return None
    chairs = select(CHAIRS).where(CHAIRS.c.table == id).order_by(CHAIRS.c.seat)
    here = (BESIDE.c.table == PICKS.c.table) & (BESIDE.c.seq == PICKS.c.seq)
    beside = func.coalesce(BESIDE.c.data, b"").label("beside")
    lines = select(PICKS, beside).outerjoin(BESIDE, here)
    picks = lines.where(PICKS.c.table == id).order_by(PICKS.c.seq)
    saved = select(SAVED.c.name, SAVED.c.value).where(SAVED.c.table == id)
    said = select(SAID).where(SAID.c.table == id).order_by(SAID.c.number)
    found = StoredTable(
        TableRow(**row),
        [ChairRow(**each) for each in connection.execute(chairs).mappings()],
        {each[0]: each[1] for each in connection.execute(saved)},
        [PickRow(**each) for each in connection.execute(picks).mappings()],
        [SaidRow(**each) for each in connection.execute(said).mappings()],
    )
    people = {chair.person for chair in found.chairs} | {row.person for row in found.said}
    if people := people - {""}:
        named = select(PEOPLE).where(PEOPLE.c.id.in_(people))
        found.names.update({each[0]: each[1] for each in connection.execute(named)})
    return found


def _beaten(connection: Connection, now: float, standstill: float) -> float:
    """Note the time; the seconds by which every clock that runs was put back."""
    row = select(ALIVE.c.at).where(ALIVE.c.name == SERVER)
    last = connection.execute(row).scalar()
    if last is None:
        insert_once(connection, ALIVE, {"name": SERVER, "at": now})
        return 0.0
    # Only the process that replaces the time it has read gives the gap back: a second one finds another time there.
    mine = update(ALIVE).where(ALIVE.c.name == SERVER, ALIVE.c.at == last).values(at=now)
    gap = now - float(last)
    if connection.execute(mine).rowcount == 0 or gap <= standstill:
        return 0.0
    # A new version: processes that hold the table in memory then read its clock again.
    later = {"due": TABLES.c.due + gap, "version": TABLES.c.version + 1}
    connection.execute(update(TABLES).where(TABLES.c.due.is_not(None)).values(**later))
    return gap


def _bumped(connection: Connection, person: str) -> list[StoreHint]:
    """Give the tables of a person a new version, so that every process reads them again."""
    mine = select(CHAIRS.c.table).where(CHAIRS.c.person == person)
    wanted = select(TABLES.c.id).where(TABLES.c.id.in_(mine), TABLES.c.over == 0)
    ids = sorted([str(row[0]) for row in connection.execute(wanted)])
    newer = {"version": TABLES.c.version + 1}
    return [
        hints.table_hint(id, version)
        for id in ids
        for (version,) in connection.execute(
            update(TABLES).where(TABLES.c.id == id).values(**newer).returning(TABLES.c.version)
        )
    ]
