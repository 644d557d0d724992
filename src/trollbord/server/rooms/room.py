"""Rooms: one table in this process. The store holds the truth; a room can be read again from it at any time."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator, Callable
from typing import Final

import msgspec

from trollbord.games import load
from trollbord.ink.screen import Entry
from trollbord.kernel.errors import TrollbordError
from trollbord.kernel.message import Message
from trollbord.kernel.seat import Seat
from trollbord.server.errors import (
    NOT_KNOWN,
    NOT_SAVED,
    Declined,
    Overtaken,
    Refused,
    Unavailable,
)
from trollbord.server.profile import timed
from trollbord.server.rooms.attendant import Attendant
from trollbord.server.rooms.clock import TIMES, Clock
from trollbord.server.rooms.happenings import happenings
from trollbord.server.rooms.history import TableHistory
from trollbord.server.rooms.known import Known
from trollbord.server.rooms.questions import question_at
from trollbord.server.rooms.replaying import blank, of_edition, replay, replayed
from trollbord.server.rooms.services import TableStore
from trollbord.server.rooms.standing import Drawer, describe, no_plates
from trollbord.server.rooms.table_state import TableState
from trollbord.server.rooms.to_the_end import to_the_end
from trollbord.server.rooms.undo_request import REQUEST, recall_request, saved_request
from trollbord.server.rooms.viewers import Viewers
from trollbord.server.store.change import BotQuestion, Change, ChangeOutcome, News
from trollbord.server.store.rows import StoredTable, TableRow

LOG: Final = logging.getLogger(__name__)

FORKED: Final = "forked"
"""The name under which a table saves how many of its lines come from another table."""


class Room(TableState):
    """A table in this process: stored with every change, and shown to its viewers."""

    def __init__(
        self, store: TableStore, stored: StoredTable, now: Callable[[], float] | None = None
    ) -> None:
        self.store: Final = store
        self.now: Final = now or store.now
        self.game = load(stored.row.game)
        self.viewers: Final = Viewers(stored.row.id, self.now)
        self.attendants: Final[list[Attendant]] = []
        self.lock: Final = asyncio.Lock()
        self.is_thought_about = False
        """Whether a bot thinks about its question in this process."""
        self.gone = False
        """Whether the table was deleted."""
        self.is_dropped = False
        """Whether this room could not be read again: it must be opened anew."""
        self.plates: Drawer = no_plates
        """Draws what the first page shows of each seat."""
        self._history: Final = TableHistory()
        self.load(stored)

    @classmethod
    async def find(
        cls, store: TableStore, id: str, now: Callable[[], float] | None = None
    ) -> Room | None:
        """The table of this id, as the store has it."""
        stored = await store.table(id)
        return None if stored is None else cls(store, stored, now)

    def load(self, stored: StoredTable) -> None:
        """Become what is stored."""
        self.match, fault = replayed(lambda: blank(self.game, stored.row), stored.lines)
        self.match.forked = int(stored.saved.get(FORKED, "0"))
        self.is_question_written = False
        """Whether this process knows that the job of the bot's question was written."""
        self._adopt(stored, fault and of_edition(fault, self.game, stored.row))

    def _adopt(self, stored: StoredTable, fault: Message | None = None) -> None:
        """Take over all rows but the lines, which the match has."""
        self.row = msgspec.structs.replace(stored.row)
        self.chairs, self.said = stored.chairs[:], stored.said[:]
        self.saved, self.names = dict(stored.saved), dict(stored.names)
        self.opening = []
        self.clock = Clock.saved(self.saved, self.row.seats, self.now)
        if self.clock is not None and self.row.due is not None and self.row.asked is not None:
            self.clock.resume(self.row.asked, self.row.due)
        self.fault = fault
        self.match.history.request = None
        recall_request(self.match, self.saved.get(REQUEST, ""))
        self._known = Known(stored, self.match.seq, self.bot_question())

    def is_needed(self) -> bool:
        """Whether anybody waits for what happens here: a person's chair, a viewer, or a program that asked lately."""
        return any(chair.person for chair in self.chairs) or self.viewers.are_awaited()

    def bot_question(self) -> BotQuestion | None:
        """The question that the server answers; None where nobody waits for it: bots among themselves rest."""
        is_idle = self.gone or self.is_dropped or not self.is_needed()
        return None if is_idle else question_at(self)

    # -- changing

    @contextlib.asynccontextmanager
    async def change(self, by: str = "", publishes: bool = True) -> AsyncIterator[None]:
        """Change the room in this block; leaving it saves, publishes and wakes bots and clock.

        The lock is held. Whatever fails, the room is then again what the store has, and the caller is told. `by` is
        the person who acts: their name is known in the block.
        """
        if by and by not in self.names:
            # Outside of the lock: others need not wait for a name.
            self.names[by] = await self.store.name_of(by)
        async with self.lock:
            self._check_open()
            try:
                yield
            except BaseException as error:
                # To the end even if the request is cancelled: a room half way between two states must never be seen.
                await to_the_end(self._revert(error))
                raise
            await to_the_end(self._conclude(publishes))

    def _check_open(self) -> None:
        if self.gone:
            raise Refused("page-not-found")
        if self.is_dropped:
            raise Unavailable(NOT_SAVED)
        if self.fault is not None:
            raise Refused("page-table-closed")

    async def _revert(self, error: BaseException) -> None:
        """Read the room again, unless the block was declined before it changed anything."""
        # A refused pick is the usual case and changes nothing: reading the whole table for it would be waste.
        is_declined = isinstance(error, Declined | TrollbordError)
        if not is_declined or not self._changed().is_empty:
            await self._reload_or_drop()

    async def _conclude(self, publishes: bool) -> None:
        if self.must_settle():
            with timed("rules"):
                self.match.settle()
        self.count_time()
        if self.clock is not None:
            self.saved[TIMES] = self.clock.text()
        change = self._changed()
        if not change.is_empty or self._known.rings_differently(change):
            # First saved, then shown: nobody sees a pick that could still be lost.
            await self._save(change)
        if publishes:
            await self.publish()
        self._wake()

    def _changed(self) -> Change:
        """What differs from the store."""
        self.saved[REQUEST] = saved_request(self.match)
        describe(self, self._known.row, self.store.now(), self.plates)
        return self._known.change(self, self.bot_question())

    async def _save(self, change: Change) -> None:
        """Write a change. Where that fails, become what is stored, and raise unless the change is there after all."""
        failure = ""
        try:
            outcome = await self.store.change(change)
        except Exception as error:
            LOG.warning("table %s: a change was not saved: %r", self.row.id, error)
            # Not known: the commit may have gone through before the connection broke, so the store is asked.
            outcome, failure = None, str(error)
        if outcome is ChangeOutcome.SAVED:
            self._remember(change)
            return
        stored = await self._reload_or_drop()
        if self.gone:
            raise Refused("page-not-found")
        if stored is None:
            raise Unavailable(NOT_KNOWN)
        if change.is_in(stored):
            return
        if outcome is not None:
            raise Overtaken("page-stale")
        # What a silent database was given may be written yet.
        raise Unavailable(NOT_KNOWN if failure == NOT_KNOWN else NOT_SAVED)

    def _remember(self, change: Change) -> None:
        """The store has now what the room has."""
        self.row.version = change.known + 1
        self.row.over, self.row.asked, self.row.due = int(change.over), change.asked, change.due
        self.row.bot = change.bot
        self.is_question_written = self.is_question_written or change.asks is not None
        self.opening = []
        saved = {name: text for name, text in self.saved.items() if text}
        row = msgspec.structs.replace(self.row)
        stored = StoredTable(row, self.chairs[:], saved, [], self.said[:])
        self._known = Known(stored, self.match.seq, self.bot_question())

    async def catch_up(self) -> None:
        """Become what another process has written, and show it."""
        async with self.lock:
            if not self.gone and not self.is_dropped:
                await to_the_end(self._caught_up())

    async def _caught_up(self) -> None:
        if not self.store.is_shared or self.fault is not None:
            versions = await self.store.versions([self.row.id])
            if versions.get(self.row.id) != self.row.version:
                await self._reload_or_drop()
            return
        news = await self.store.news(self.row.id, self._known.written, len(self._known.stored.said))
        if news is None:
            await self.vanish()
        elif news.row["version"] > self.row.version:
            await self._follow(news)

    async def _follow(self, news: News) -> None:
        """Play the lines that another process has written; whatever does not fit is read as a whole."""
        fault = replay(self.match, news.lines or [])
        if fault is not None:
            await self._reload_or_drop()
            return
        known = self._known
        row = TableRow(**news.row, secret=self.row.secret)
        said = [*known.stored.said, *(news.said or [])]
        names = {**self.names, **(news.names or {})}
        self._adopt(StoredTable(row, news.chairs, news.saved or {}, [], said, names))
        # Who writes a change also writes the job of the question that comes of it.
        self.is_question_written = (
            self.is_question_written or self._known.question != known.question
        )
        await self.publish()
        self._wake()

    async def _reload_or_drop(self) -> StoredTable | None:
        """Become what is stored, and say what that is; a room that can't be read must be opened anew."""
        try:
            stored = await self.store.table(self.row.id)
            if stored is None:
                await self.vanish()
                return None
            self.load(stored)
        except Exception as error:
            LOG.warning("table %s can't be read again: %r", self.row.id, error)
            await self._drop()
            return None
        await self.publish()
        self._wake()
        return stored

    def _wake(self) -> None:
        for attendant in self.attendants:
            attendant.wake()

    def stop(self) -> None:
        """Let no bot think and no clock ring any more."""
        for attendant in self.attendants:
            attendant.stop()

    async def wake(self) -> None:
        """Let NATURE, bots and clock go on, if the table has stood still since it was opened here."""
        if self.fault is not None:
            return
        self.count_time()
        # Leaving an empty change settles and saves what is due.
        if self.must_settle() or self._known.rings_differently(self._changed()):
            async with self.change():
                pass
        else:
            self._wake()

    async def vanish(self) -> None:
        """The table was deleted: stop, and tell every viewer."""
        self.gone = True
        self.stop()
        await self.viewers.depart()

    async def _drop(self) -> None:
        """This room is not what is stored, and can't be: stop, and let every viewer come again."""
        self.is_dropped = True
        self.stop()
        await self.viewers.reconnect()

    # -- showing

    def history(self, eyes: Seat) -> list[Entry]:
        """What has happened, as it is told through these eyes."""
        return self._history.seen(self.match, eyes, happenings(self))

    async def publish(self) -> None:
        """Show the table to every viewer."""
        await self.viewers.refresh()
