"""The tables of the database: no column but `asked` and `due` may be empty. Their rows are in `rows.py`."""

from __future__ import annotations

from typing import Any, Final

from sqlalchemy import (
    Column,
    Float,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    PrimaryKeyConstraint,
    String,
    Table,
)

META: Final = MetaData()
ID: Final = 24
"""Letters of an id: of a table, a person, a file, a bot."""


def word(name: str, longest: int | None = ID, *, index: bool = False) -> Column[str]:
    """A column of text with at most `longest` letters; None means no limit."""
    return Column(name, String(longest), nullable=False, index=index)


def number(name: str) -> Column[int]:
    """A column of whole numbers, or of yes and no as 1 and 0."""
    return Column(name, Integer, nullable=False)


def moment(name: str) -> Column[float]:
    """A column of seconds since 1970."""
    return Column(name, Float, nullable=False)


def data(name: str) -> Column[bytes]:
    """A column of bytes."""
    return Column(name, LargeBinary, nullable=False)


def known_by(name: str, key: str, *columns: Column[Any]) -> Table:
    """A database table whose primary key is one word."""
    return Table(name, META, Column(key, String(ID), primary_key=True), *columns)


def at_tables(name: str, key: Column[Any], *columns: Column[Any]) -> Table:
    """A database table whose rows belong to a game table: its id and a second column are the primary key."""
    return Table(name, META, word("table"), key, *columns, PrimaryKeyConstraint("table", key.name))


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
    number("version"),
    Column("asked", Integer, nullable=True),
    Column("due", Float, nullable=True, index=True),
    word("name", 40),
    word("standing", None),
    moment("since"),
    moment("played"),
    moment("ended"),
    word("bot"),
)
Index(
    "ix_tables_bot",
    TABLES.c.touched,
    sqlite_where=TABLES.c.bot != "",
    postgresql_where=TABLES.c.bot != "",
)
CHAIRS: Final = at_tables(
    "chairs",
    number("seat"),
    word("kind", 10),
    word("person", index=True),
    word("bot"),
    number("accepts"),
    word("name", 40),
)
PICKS: Final = at_tables(
    "picks", number("seq"), number("seat"), word("option", None), word("origin", 10)
)
BESIDE: Final = at_tables("beside", number("seq"), data("data"))
SAVED: Final = at_tables("saved", word("name", 60), word("value", None))
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
FILED: Final = at_tables("filed", word("person", index=True), word("how", 10), moment("at"))
RESULTS: Final = at_tables(
    "results",
    word("person", index=True),
    word("game", 40),
    number("seats"),
    number("rank"),
    number("sharing"),
    word("others", None),
    moment("seconds"),
    moment("ended"),
)
FILES: Final = known_by("files", "id", word("person"), word("text", None), moment("brought"))
PEOPLE: Final = known_by("people", "id", word("name", 40))
SECRETS: Final = known_by("secrets", "name", data("value"))
SIGN_OUTS: Final = known_by("sign_outs", "person", moment("before"), moment("kept"))
USED_LINKS: Final = known_by("used_links", "number", moment("at"))
ALIVE: Final = known_by("alive", "name", moment("at"))
"""When a server was last alive: one row."""
CHANNELS: Final = known_by(
    "channels",
    "id",
    word("person", index=True),
    word("kind", 10),
    word("address", None),
    word("keys", None),
    word("language", 10),
    moment("made"),
    moment("confirmed"),
    moment("sent"),
    moment("after"),
    moment("held"),
    number("tries"),
)
"""Ways to reach people while no page of theirs is open."""
REMINDED: Final = known_by(
    "reminded", "person", word("zone", 60), number("quiet_from"), number("quiet_to"), moment("seen")
)
"""What people want who are reminded, and when they last saw a page."""
MUTED: Final = at_tables("muted", word("person", index=True), moment("at"))
"""Tables of which a person wants no reminder."""
OUTBOX: Final = at_tables(
    "outbox", word("channel", index=True), word("what", 10), moment("at"), moment("due")
)
"""Reminders that wait to be sent, written in the transaction of the change that they tell of."""
BUCKETS: Final = Table(
    "buckets",
    META,
    Column("key", String(80), primary_key=True),
    Column("left", Float, nullable=False),
    moment("at"),
)
"""Rate limits that all processes share."""
