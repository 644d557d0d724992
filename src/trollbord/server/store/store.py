"""The store: every pick of every table, written down before anyone is told of it.

SQLite by default (write-ahead log, fully synchronous); one thread does all the work, never the event loop.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any, Final, TypeVar

import msgspec
from sqlalchemy import (
    Connection,
    Engine,
    bindparam,
    create_engine,
    event,
    func,
    make_url,
    select,
    update,
)
from sqlalchemy.exc import ArgumentError, DBAPIError, IntegrityError, SQLAlchemyError

from trollbord.kernel.errors import TrollbordError
from trollbord.server.store.schema import META, at_tables, data, known_by, moment, number, word
from trollbord.server.store.writer import Clerk

T = TypeVar("T")

TABLES: Final = known_by(
    "tables",
    "id",
    word("game", 40),
    number("edition"),
    number("seats"),
    word("options", None),
    data("secret"),
    word("host"),
    word("join", 10),
    word("watch", 10),
    moment("opened"),
    moment("touched"),
    number("over"),
    word("next"),
)
CHAIRS: Final = at_tables(
    "chairs",
    number("seat"),
    word("kind", 10),
    word("person", index=True),
    word("bot"),
    number("accepts"),
)
PICKS: Final = at_tables(
    "picks", number("seq"), number("seat"), word("option", None), word("origin", 10)
)
BESIDE: Final = at_tables("beside", number("seq"), data("data"))
KEPT: Final = at_tables("kept", word("name", 60), word("value", None))
PEOPLE: Final = known_by("people", "id", word("name", 40))
SECRETS: Final = known_by("secrets", "name", data("value"))

# Said at every pick: a statement that is made once need not be understood again.
_WRITE: Final = PICKS.insert()
_TOUCH: Final = (
    update(TABLES)
    .where(TABLES.c.id == bindparam("here"))
    .values(touched=bindparam("now"), over=bindparam("end"))
)


class Taken(Exception):
    """Somebody else has written this line first."""


class Gone(Exception):
    """The table was deleted."""


class TableRow(msgspec.Struct):
    """A table as it is kept."""

    id: str
    game: str
    edition: int
    seats: int
    options: str
    secret: bytes
    host: str
    join: str
    watch: str
    opened: float
    touched: float
    over: int = 0
    next: str = ""


class ChairRow(msgspec.Struct):
    """A seat at a table: open, a person's, or a bot's; a bot may hold it for an absent person."""

    table: str
    seat: int
    kind: str
    person: str = ""
    bot: str = ""
    accepts: int = 0


class PickRow(msgspec.Struct):
    """A line of a table's log, and what is kept beside it."""

    table: str
    seq: int
    seat: int
    option: str
    origin: str
    beside: bytes = b""


class BadStore(TrollbordError):
    """A database that can't be used: its address, its driver or the file is wrong."""


class Store:
    """Everything that must outlive the process."""

    def __init__(self, url: str) -> None:
        with explained(url):
            self.engine: Final = _engine(url)
            self._clerk: Final = Clerk(self.engine)
            self._clerk.do_now(META.create_all)

    async def do(self, work: Callable[[Connection], T]) -> T:
        """Let the one thread do some work, all of it or nothing; when it is done, it is on the disk."""
        return await self._clerk.do(work)

    def close(self) -> None:
        """Finish what is being written, and let go of the file."""
        self._clerk.close()
        self.engine.dispose()

    def secret(self, name: str, fresh: bytes) -> bytes:
        """The secret of this name; the first time it is the fresh one."""

        def work(connection: Connection) -> bytes:
            row = connection.execute(select(SECRETS.c.value).where(SECRETS.c.name == name)).first()
            if row is None:
                connection.execute(SECRETS.insert(), {"name": name, "value": fresh})
            return fresh if row is None else bytes(row[0])

        return self._clerk.do_now(work)

    # -- tables

    async def add_table(self, row: TableRow, chairs: Sequence[ChairRow]) -> None:
        """A new table with its chairs."""

        def work(connection: Connection) -> None:
            connection.execute(TABLES.insert(), msgspec.structs.asdict(row))
            connection.execute(CHAIRS.insert(), [msgspec.structs.asdict(each) for each in chairs])

        await self.do(work)

    async def table(self, id: str) -> tuple[TableRow, list[ChairRow], list[PickRow]] | None:
        """A table, its chairs and its whole log."""

        def work(connection: Connection) -> tuple[TableRow, list[ChairRow], list[PickRow]] | None:
            row = connection.execute(select(TABLES).where(TABLES.c.id == id)).mappings().first()
            if row is None:
                return None
            chairs = select(CHAIRS).where(CHAIRS.c.table == id).order_by(CHAIRS.c.seat)
            here = (BESIDE.c.table == PICKS.c.table) & (BESIDE.c.seq == PICKS.c.seq)
            beside = func.coalesce(BESIDE.c.data, b"").label("beside")
            lines = select(PICKS, beside).outerjoin(BESIDE, here)
            picks = lines.where(PICKS.c.table == id).order_by(PICKS.c.seq)
            return (
                TableRow(**row),
                [ChairRow(**each) for each in connection.execute(chairs).mappings()],
                [PickRow(**each) for each in connection.execute(picks).mappings()],
            )

        return await self.do(work)

    async def missing(self, ids: Sequence[str]) -> list[str]:
        """Which of these tables are no longer there."""
        wanted = select(TABLES.c.id).where(TABLES.c.id.in_(ids))
        there = await self.do(lambda connection: {row[0] for row in connection.execute(wanted)})
        return [id for id in ids if id not in there]

    async def tables_of(self, person: str, most: int = 30) -> list[str]:
        """The tables at which somebody sits, the latest first."""
        mine = select(CHAIRS.c.table).where(CHAIRS.c.person == person).distinct()
        wanted = select(TABLES.c.id).where(TABLES.c.id.in_(mine))
        latest = wanted.order_by(TABLES.c.over, TABLES.c.touched.desc()).limit(most)
        return await self.do(lambda connection: [row[0] for row in connection.execute(latest)])

    async def open_tables(self, most: int = 12) -> list[str]:
        """Tables with a free chair that everyone may join, the latest first."""
        free = select(CHAIRS.c.table).where(CHAIRS.c.kind == "open").distinct()
        wanted = select(TABLES.c.id).where(TABLES.c.join == "everyone", TABLES.c.id.in_(free))
        latest = wanted.order_by(TABLES.c.touched.desc()).limit(most)
        return await self.do(lambda connection: [row[0] for row in connection.execute(latest)])

    async def change_table(self, id: str, **values: Any) -> None:
        """Change what is kept of a table."""
        change = update(TABLES).where(TABLES.c.id == id).values(**values)
        await self.do(lambda connection: connection.execute(change))

    async def change_chair(self, chair: ChairRow) -> None:
        """Change who sits somewhere."""
        place = (CHAIRS.c.table == chair.table) & (CHAIRS.c.seat == chair.seat)
        change = update(CHAIRS).where(place).values(**msgspec.structs.asdict(chair))
        await self.do(lambda connection: connection.execute(change))

    # -- picks

    async def append(
        self,
        table: str,
        lines: Sequence[PickRow],
        over: bool,
        kept: Mapping[str, str] | None = None,
    ) -> None:
        """Write lines of a log, and what is kept with them, together or not at all.

        `Taken` if somebody wrote one of the lines first, `Gone` if there is no such table any more.
        """

        def work(connection: Connection) -> None:
            rows = [msgspec.structs.asdict(line) for line in lines]
            beside = [
                {"table": row["table"], "seq": row["seq"], "data": data}
                for row in rows
                if (data := row.pop("beside"))
            ]
            connection.execute(_WRITE, rows)
            if beside:
                connection.execute(BESIDE.insert(), beside)
            touched = {"here": table, "now": time.time(), "end": int(over)}
            if connection.execute(_TOUCH, touched).rowcount == 0:
                raise Gone(f"there is no table {table}")
            keep(connection, table, kept or {})

        try:
            await self.do(work)
        except IntegrityError as error:
            raise Taken(f"{table} has line {lines[0].seq} already") from error

    # -- what else a table keeps

    async def keep(self, table: str, kept: Mapping[str, str]) -> None:
        """Keep something with a table, under its name; nothing at all takes it away."""
        await self.do(lambda connection: keep(connection, table, kept))

    async def kept(self, table: str) -> dict[str, str]:
        """What is kept with a table, by name."""
        wanted = select(KEPT.c.name, KEPT.c.value).where(KEPT.c.table == table)
        return await self.do(
            lambda connection: {row[0]: row[1] for row in connection.execute(wanted)}
        )

    async def keeping(self, name: str) -> list[str]:
        """The tables that are not over and keep something under this name."""
        wanted = select(KEPT.c.table).where(KEPT.c.name == name)
        going = select(TABLES.c.id).where(TABLES.c.over == 0, TABLES.c.id.in_(wanted))
        return await self.do(lambda connection: [row[0] for row in connection.execute(going)])

    # -- people

    async def name_of(self, person: str) -> str:
        """What somebody is called, or nothing."""
        wanted = select(PEOPLE.c.name).where(PEOPLE.c.id == person)
        return await self.do(lambda connection: connection.execute(wanted).scalar() or "")

    async def rename(self, person: str, name: str) -> None:
        """Call somebody so."""

        def work(connection: Connection) -> None:
            known = update(PEOPLE).where(PEOPLE.c.id == person).values(name=name)
            if connection.execute(known).rowcount == 0:
                connection.execute(PEOPLE.insert(), {"id": person, "name": name})

        await self.do(work)


def keep(connection: Connection, table: str, kept: Mapping[str, str]) -> None:
    """Write what is kept with a table, as part of some other work."""
    for name, value in kept.items():
        here = (KEPT.c.table == table) & (KEPT.c.name == name)
        connection.execute(KEPT.delete().where(here))
        if value:
            connection.execute(KEPT.insert(), {"table": table, "name": name, "value": value})


@contextmanager
def explained(url: str) -> Iterator[None]:
    """What goes wrong with a database at this address becomes a sentence."""
    try:
        yield
    except (SQLAlchemyError, ModuleNotFoundError) as error:
        words = {"given": without_password(url), "why": reason(error)}
        raise BadStore("error-store", words) from error


def without_password(url: str) -> str:
    """An address as it may be shown."""
    try:
        return make_url(url).render_as_string(hide_password=True)
    except ArgumentError:
        return url


def reason(error: Exception) -> str:
    """Why a database does not answer, in its driver's own words where there are any."""
    told = error.orig if isinstance(error, DBAPIError) else error
    return str(told).partition("\n")[0]


def _engine(url: str) -> Engine:
    engine = create_engine(url)
    if engine.dialect.name == "sqlite":
        event.listen(engine, "connect", _careful)
    return engine


def _careful(connection: Any, _: object) -> None:
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=5000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
