"""The rows of a store, as plain values: whatever keeps them."""

from __future__ import annotations

import msgspec


class TableRow(msgspec.Struct):
    """A table: what was agreed when it was opened, and where it stands."""

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
    version: int = 0
    asked: int | None = None  # the seat that must answer
    due: float | None = None  # when the clock of that seat rings
    name: str = ""
    standing: str = ""  # looks, scores and ranks as everyone sees them: a `Standing` as JSON
    since: float = 0.0  # when that seat was asked
    played: float = 0.0  # seconds, without long silences
    ended: float = 0.0  # when the game was over; 0.0 while it is not
    bot: str = ""  # the bot that must answer, if it is waited for; "-" accepts unseen


class ChairRow(msgspec.Struct):
    """A seat at a table: open, a person's, or a bot's; a bot may hold it for an absent person."""

    table: str
    seat: int
    kind: str
    person: str = ""
    bot: str = ""
    accepts: int = 0
    name: str = ""  # of who sits here, where several share a device


class PickRow(msgspec.Struct):
    """A line of a table's log, and its attachment."""

    table: str
    seq: int
    seat: int
    option: str
    origin: str
    beside: bytes = b""


class SaidRow(msgspec.Struct):
    """Something said at a table: after which line, by whom; words, or the id of a phrase."""

    table: str
    number: int
    seq: int
    seat: int
    person: str
    kind: str
    text: str
    at: float = 0.0


class ResultRow(msgspec.Struct):
    """How a game ended for a person: on which rank (0: it does not count), shared by how many, against whom."""

    table: str
    person: str
    game: str
    seats: int
    rank: int
    sharing: int
    others: str  # a list of `Opponent` as JSON
    seconds: float
    ended: float


class ChannelRow(msgspec.Struct):
    """A way to reach a person: by mail, by a browser's push service, or by a webhook."""

    id: str
    person: str
    kind: str
    address: str
    keys: str  # of a browser, as JSON; the secret of a webhook
    language: str
    made: float
    confirmed: float = 0.0  # 0.0: nobody has said yet that it is theirs
    sent: float = 0.0
    after: float = 0.0  # nothing is sent before
    held: float = 0.0  # until then one process sends
    tries: int = 0  # in vain, since the last success


class RemindedRow(msgspec.Struct):
    """What a person wants who is reminded: quiet from one minute of the day to another (equal: never), in their time zone."""

    person: str
    zone: str = "UTC"
    quiet_from: int = 0
    quiet_to: int = 0
    seen: float = 0.0


class OutboxRow(msgspec.Struct):
    """A reminder that waits: of a table (none where an address is to be confirmed), by a channel."""

    table: str
    channel: str
    what: str
    at: float
    due: float


class TableRows(msgspec.Struct):
    """The rows of a table that is to be opened."""

    row: TableRow
    chairs: list[ChairRow]
    saved: dict[str, str] = {}
    lines: list[PickRow] = []


class StoredTable(TableRows):
    """All rows of a stored table, and what its people are called."""

    said: list[SaidRow] = []
    names: dict[str, str] = {}
