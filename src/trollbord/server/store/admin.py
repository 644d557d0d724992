"""Keeping house: what is stored, whether every game of it replays, and putting tables away for good."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Sequence
from typing import Final

import msgspec
from sqlalchemy import Connection, delete, func, select

from trollbord.games import game_ids
from trollbord.kernel import attachments
from trollbord.kernel.errors import TrollbordError
from trollbord.kernel.fairness import DrawError
from trollbord.kernel.message import Message
from trollbord.kernel.verify import verify
from trollbord.server.jobs.bot_pool import Thinkers
from trollbord.server.rooms.clock import Clock
from trollbord.server.rooms.export import whole_record
from trollbord.server.rooms.room import UNDO, Room
from trollbord.server.store.schema import META
from trollbord.server.store.store import (
    CHAIRS,
    PEOPLE,
    PICKS,
    TABLES,
    ChairRow,
    PickRow,
    Store,
    TableRow,
)


class Kept(msgspec.Struct):
    """A stored table in a list."""

    row: TableRow
    chairs: list[ChairRow]
    lines: int


class Keeper:
    """Looks through a store from outside, while a server may be using it."""

    def __init__(self, store: Store) -> None:
        self.store: Final = store
        self._thinkers: Final = Thinkers()

    def tables(self, game: str = "", over: bool | None = None) -> list[Kept]:
        """All tables, or those of one game, finished or not; the latest last."""
        wanted = select(TABLES).order_by(TABLES.c.touched)
        if game:
            wanted = wanted.where(TABLES.c.game == game)
        if over is not None:
            wanted = wanted.where(TABLES.c.over == int(over))
        with self.store.engine.connect() as connection:
            counted = select(PICKS.c.table, func.count()).group_by(PICKS.c.table)
            lines = {row[0]: int(row[1]) for row in connection.execute(counted)}
            rows = [TableRow(**row) for row in connection.execute(wanted).mappings()]
            return [Kept(row, chairs_of(connection, row.id), lines.get(row.id, 0)) for row in rows]

    def names(self) -> dict[str, str]:
        """What people are called."""
        with self.store.engine.connect() as connection:
            return {row[0]: row[1] for row in connection.execute(select(PEOPLE))}

    def room(self, id: str) -> Room | None:
        """A table with its match; None if there is none, or none that replays."""
        found = self.found(id)
        if found is None or self.fault(*found) is not None:
            return None
        return asyncio.run(Room.find(self.store, self._thinkers, id))

    def found(self, id: str) -> tuple[TableRow, list[ChairRow], list[PickRow]] | None:
        """What is stored of a table."""
        return asyncio.run(self.store.table(id))

    def _room(self, row: TableRow, chairs: list[ChairRow]) -> Room:
        room = Room(self.store, self._thinkers, row, chairs)
        room.kept.update(asyncio.run(self.store.kept(row.id)))
        room.clock = Clock.kept(room.kept, row.seats)
        return room

    def delete(self, ids: Sequence[str]) -> int:
        """Put tables away for good, with all that was written at them; how many there were."""
        with self.store.engine.begin() as connection:
            for table in META.tables.values():
                if "table" in table.c:
                    connection.execute(delete(table).where(table.c.table.in_(ids)))
            return connection.execute(delete(TABLES).where(TABLES.c.id.in_(ids))).rowcount

    # -- checking

    def strays(self) -> list[str]:
        """Tables of which there are lines or chairs but nothing else."""
        with self.store.engine.connect() as connection:
            known = select(TABLES.c.id)
            lost = [
                connection.execute(
                    select(each.c.table).where(each.c.table.not_in(known)).distinct()
                )
                for each in (PICKS, CHAIRS)
            ]
            return sorted({str(row[0]) for rows in lost for row in rows})

    def check(self, ids: Sequence[str]) -> Iterator[tuple[str, Message | None]]:
        """Replay each of these tables; what is wrong with it, or nothing."""
        for id in ids:
            found = self.found(id)
            yield id, None if found is None else self.fault(*found)  # deleted meanwhile

    def fault(
        self, row: TableRow, chairs: list[ChairRow], lines: Sequence[PickRow]
    ) -> Message | None:
        """The first thing that is wrong with a stored table."""
        if row.game not in game_ids():
            return Message("db-no-game", {"given": row.game})
        try:
            room = self._room(row, chairs)
            if row.edition != room.game.edition:
                words = {"given": str(row.edition), "expected": str(room.game.edition)}
                return Message("error-record-edition", words)
            if [chair.seat for chair in chairs] != list(range(row.seats)):
                return Message("db-bad-chairs", {"given": len(chairs), "expected": row.seats})
            room.replay(())
            return replayed(room, lines) or _ended(room, bool(row.over)) or _drawn(room)
        except (TrollbordError, DrawError, msgspec.MsgspecError) as error:
            return Message("db-bad-table", {"why": str(error)})


def chairs_of(connection: Connection, id: str) -> list[ChairRow]:
    """The chairs of a table, in order."""
    wanted = select(CHAIRS).where(CHAIRS.c.table == id).order_by(CHAIRS.c.seat)
    return [ChairRow(**row) for row in connection.execute(wanted).mappings()]


def replayed(room: Room, lines: Sequence[PickRow]) -> Message | None:
    """Replay every line, asking of each whether it could have been played; the first that could not."""
    for number, line in enumerate(lines, 1):
        if line.seq != number:
            return Message("db-gap", {"given": line.seq, "expected": number})
        try:
            wrong = _undone(room, line) if line.origin == UNDO else _picked(room, line)
        except TrollbordError as error:
            wrong = str(error)
        if wrong:
            return Message("db-bad-line", {"line": number, "given": line.option, "why": wrong})
    return None


def _picked(room: Room, line: PickRow) -> str:
    match = room.match
    option = match.state.offered(line.option)
    if match.ask is None or match.ask.seat != line.seat:
        asked = -9 if match.ask is None else match.ask.seat
        return f"seat {asked} is asked, not {line.seat}"
    match.record(option, line.origin, line.beside)
    return ""


def _undone(room: Room, line: PickRow) -> str:
    match = room.match
    standing = {0, *[pick.seq for pick in match.picks[:-1]]}
    if not line.option.isdecimal() or int(line.option) not in standing or not match.picks:
        return f"line {line.option} does not stand, or nothing comes after it"
    match.replay_undo(line.seat, int(line.option))
    return ""


def _ended(room: Room, over: bool) -> Message | None:
    return None if room.is_over == over else Message("db-bad-end", {"given": str(over).lower()})


def _drawn(room: Room) -> Message | None:
    """Whether every answer of chance is the one that the table's secret gives."""
    verdict = verify(room.game, whole_record(room, reveal=True), attachments.kept(room.match))
    return verdict.error.message if verdict.error is not None else None
