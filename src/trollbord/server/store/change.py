"""A change of a table, and what is new at one: as plain values, whatever keeps them."""

from __future__ import annotations

import time
from enum import Enum
from typing import Any

import msgspec

from trollbord.server.store.rows import (
    ChairRow,
    PickRow,
    ResultRow,
    SaidRow,
    StoredTable,
    TableRows,
)


class BotQuestion(msgspec.Struct, frozen=True):
    """A question that the server answers: after which line, to which seat, and which bot; none where it is accepted unseen."""

    seq: int
    seat: int
    bot: str
    priority: int = 0


class ChangeOutcome(Enum):
    """What came of a change."""

    SAVED = "saved"
    TAKEN = "taken"  # another writer changed the table first
    GONE = "gone"  # the table was deleted


class NotNext(Exception):
    """A line does not follow the last stored one."""


class Change(msgspec.Struct):
    """What one change writes; `known` is the version of the table that it is based on."""

    table: str
    known: int
    lines: list[PickRow]
    chairs: list[ChairRow]
    saved: dict[str, str]
    said: list[SaidRow]
    opened: list[TableRows]
    over: bool
    next: str
    asked: int | None
    due: float | None
    touched: float = msgspec.field(default_factory=time.time)
    standing: str = ""
    since: float = 0.0
    played: float = 0.0
    ended: float = 0.0
    name: str | None = None  # None: the table is called as before
    results: list[ResultRow] = []  # with the change that ends the game
    bot: str = ""  # the bot that is asked
    asks: BotQuestion | None = None  # its question, if that is new
    reminds: list[
        str
    ] = []  # the people who may want to know: who is asked now, or all when the game is over

    @property
    def is_empty(self) -> bool:
        """Whether no row has to be written: `over`, `asked`, `due` and the like follow from the others."""
        return self.name is None and not (
            self.lines or self.chairs or self.saved or self.said or self.opened
        )

    def is_in(self, stored: StoredTable) -> bool:
        """Whether the store holds this change as its last one."""
        chairs = {chair.seat: chair for chair in stored.chairs}
        saved = {name: text for name, text in self.saved.items() if text}
        return (
            stored.row.version == self.known + 1
            and stored.lines[len(stored.lines) - len(self.lines) :] == self.lines
            and all(chairs.get(chair.seat) == chair for chair in self.chairs)
            and saved.items() <= stored.saved.items()
            and all(row in stored.said for row in self.said)
        )


class News(msgspec.Struct):
    """What a table has now: its row without the secret, and of lines and talk what came after the known ones."""

    row: dict[str, Any]
    secret: str
    chairs: list[ChairRow]
    saved: dict[str, str] | None
    said: list[SaidRow] | None
    lines: list[PickRow] | None
    names: dict[str, str] | None
