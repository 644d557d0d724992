"""Rooms: one table in this process. The store holds the truth; a room can be read again from it at any time."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from abc import ABC, abstractmethod
from collections.abc import AsyncIterator, Awaitable, Callable, Collection
from typing import Final

import msgspec

from trollbord.games import load
from trollbord.ink.screen import Entry
from trollbord.kernel.errors import TrollbordError
from trollbord.kernel.match import Match
from trollbord.kernel.message import Message
from trollbord.kernel.seat import Seat
from trollbord.kernel.settings import Settings, remembered
from trollbord.server.errors import (
    NOT_KNOWN,
    NOT_SAVED,
    Declined,
    Overtaken,
    Refused,
    Unavailable,
)
from trollbord.server.profile import timed
from trollbord.server.rooms.clock import TIMES, Clock
from trollbord.server.rooms.happenings import happenings
from trollbord.server.rooms.history import History
from trollbord.server.rooms.occupants import ACCEPTS, BOT, PERSON, STANDIN
from trollbord.server.rooms.pace import priority_of
from trollbord.server.rooms.replaying import replay, replayed, stored_line
from trollbord.server.rooms.results import results_of
from trollbord.server.rooms.services import TableStore
from trollbord.server.rooms.standing import (
    LONGEST_SILENCE,
    Drawer,
    no_plates,
    standing_of,
    written,
)
from trollbord.server.rooms.table_state import HINTS_ASKED, TableState
from trollbord.server.rooms.to_the_end import to_the_end
from trollbord.server.rooms.undo_request import REQUEST, recall_request, saved_request
from trollbord.server.rooms.watcher import Watcher
from trollbord.server.store.change import Change, News, Outcome, Question
from trollbord.server.store.rows import NewTable, ResultRow, StoredTable, TableRow

LOG: Final = logging.getLogger(__name__)

LATELY: Final = 60.0
"""Seconds for which a program that has asked something counts as a viewer."""
FORKED: Final = "forked"
"""The name under which a table saves how many of its lines come from another table."""


class Attendant(ABC):
    """Acts at a table by itself after it has changed: its clock, its bots."""

    @abstractmethod
    def wake(self) -> None:
        """Begin what the table needs now; end what it needs no longer."""

    @abstractmethod
    def stop(self) -> None:
        """End whatever was begun."""


class Room(TableState):
    """A table in this process: stored with every change, and shown to its viewers."""

    def __init__(
        self, store: TableStore, stored: StoredTable, now: Callable[[], float] | None = None
    ) -> None:
        self.store: Final = store
        self.now: Final = now or store.now
        self.game = load(stored.row.game)
        self.viewers: Final[set[Watcher]] = set()
        self.attendants: Final[list[Attendant]] = []
        self.lock: Final = asyncio.Lock()
        self._seen: Final[dict[str, float]] = {}
        self._opened: Final = self.now()
        self.elsewhere: Callable[[], Collection[str]] = tuple
        """The people who are at this table in other processes."""
        self.is_thought_about = False
        """Whether a bot thinks about its question in this process."""
        self.tells_people: Callable[[], None] = lambda: None
        """Tells other processes who is here."""
        self.gone = False
        """Whether the table was deleted."""
        self.is_dropped = False
        """Whether this room could not be read again: it must be opened anew."""
        self._history: Final = History()
        self.plates: Drawer = no_plates
        """Draws what the first page shows of each seat."""
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
        self.match, fault = replayed(lambda: self._blank(stored.row), stored.lines)
        self.match.forked = int(stored.saved.get(FORKED, "0"))
        self.is_question_written = False
        """Whether this process knows that the job of the bot's question was written."""
        self._adopt(stored, fault)

    def _adopt(self, stored: StoredTable, fault: Message | None = None) -> None:
        """Take over all rows but the lines, which the match has."""
        self._stored = stored
        self.row = msgspec.structs.replace(stored.row)
        self.chairs, self.said = stored.chairs[:], stored.said[:]
        self.saved, self.names = dict(stored.saved), dict(stored.names)
        self.opening: list[NewTable] = []
        self.clock = Clock.saved(self.saved, self.row.seats, self.now)
        if self.clock is not None and self.row.due is not None and self.row.asked is not None:
            self.clock.resume(self.row.asked, self.row.due)
        self.fault = fault and self._of_edition(fault)
        self.match.history.request = None
        recall_request(self.match, self.saved.get(REQUEST, ""))
        self._written = self.match.seq
        self._question = self.bot_question()

    def _of_edition(self, fault: Message) -> Message:
        """Why the log does not replay: it is of another edition, or else this."""
        given, expected = self.row.edition, self.game.edition
        if given == expected:
            return fault
        return Message("error-record-edition", {"given": str(given), "expected": str(expected)})

    def _blank(self, row: TableRow) -> Match:
        options: Settings = msgspec.json.decode(row.options)
        return Match(
            self.game,
            row.seats,
            secret=row.secret,
            settings=remembered(self.game.settings, options),
            holds_veils=True,
            begun=False,
        )

    # -- who is here

    def is_here(self, person: str) -> bool:
        """Whether a person has a connection to the table, in this process or another."""
        return any(viewer.person == person for viewer in self.viewers) or person in self.elsewhere()

    def come(self, viewer: Watcher) -> None:
        """A connection to the table begins."""
        self.viewers.add(viewer)
        self.tells_people()

    def go(self, viewer: Watcher) -> None:
        """A connection to the table has ended."""
        self.viewers.discard(viewer)
        self.notice(viewer.person)
        self.tells_people()

    def notice(self, person: str) -> None:
        """A person has asked something of this table, or their connection has just ended."""
        self._seen[person] = self.now()

    def is_needed(self) -> bool:
        """Whether anybody waits for what happens here: a person's chair, a viewer, or a program that asked lately."""
        if self.viewers or any(chair.person for chair in self.chairs) or self.elsewhere():
            return True
        return self.now() - max(self._seen.values(), default=-LATELY) < LATELY

    def pace(self, usual: float) -> float:
        """Seconds that a bot takes at least for a step: as the slowest of those who look on wants it."""
        wanted = [viewer.pace for viewer in self.viewers if viewer.pace is not None]
        return max(wanted) if wanted and len(wanted) == len(self.viewers) else max([usual, *wanted])

    def absence(self, person: str) -> float:
        """Seconds since a person was last here, as far as this room knows; 0 while they are."""
        if self.is_here(person):
            return 0.0
        return self.now() - self._seen.get(person, self._opened)

    def bot_question(self) -> Question | None:
        """The question that the server answers, for a bot or for who accepts unseen; None where nobody waits for it.

        Bots among themselves rest until a person looks.
        """
        seat, ask = self.asked(), self.match.ask
        if seat is None or ask is None or self.gone or self.is_dropped or not self.is_needed():
            return None
        chair = self.chairs[seat]
        if chair.kind in (BOT, STANDIN):
            return Question(self.match.seq, seat, chair.bot, priority_of(chair.bot, ask.veiled))
        accepts = ask.veiled and len(ask.options) == 1 and bool(chair.accepts)
        return (
            Question(self.match.seq, seat, ACCEPTS, priority_of(ACCEPTS, True)) if accepts else None
        )

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
        self.saved[REQUEST] = saved_request(self.match)
        if not is_declined or not self._changed().is_empty:
            await self._reload_or_drop()

    async def _conclude(self, publishes: bool) -> None:
        if self.must_settle():
            with timed("rules"):
                self.match.settle()
        self.count_time()
        self.saved[REQUEST] = saved_request(self.match)
        if self.clock is not None:
            self.saved[TIMES] = self.clock.text()
        change = self._changed()
        if not change.is_empty or self._rings_differently(change):
            # First saved, then shown: nobody sees a pick that could still be lost.
            await self._save(change)
        if publishes:
            await self.publish()
        self._wake()

    def _rings_differently(self, change: Change) -> bool:
        """Whether a clock was started or stopped."""
        known, new = self._stored.row.due, change.due
        return (known is None) != (new is None) or abs((known or 0.0) - (new or 0.0)) > 0.001

    def _changed(self) -> Change:
        """What differs from the store."""
        stored, question = self._stored, self.bot_question()
        self._describe(stored.row)
        return Change(
            table=self.row.id,
            known=stored.row.version,
            lines=[stored_line(self.row.id, line) for line in self.match.log[self._written :]],
            chairs=[new for new, old in zip(self.chairs, stored.chairs) if new != old],
            saved={
                name: text
                for name, text in self.saved.items()
                if text != stored.saved.get(name, "")
            },
            said=self.said[len(stored.said) :],
            opened=self.opening,
            over=self.is_over,
            next=self.row.next,
            asked=self.asked(),
            due=None if self.clock is None else self.clock.due,
            touched=self.row.touched,
            standing=self.row.standing,
            since=self.row.since,
            played=self.row.played,
            ended=self.row.ended,
            name=self.row.name if self.row.name != stored.row.name else None,
            results=self._results() if self.is_over and not stored.row.over else [],
            bot="" if question is None else question.bot,
            asks=question if question != self._question else None,
            reminds=self._reminded(stored.row),
        )

    def _reminded(self, before: TableRow) -> list[str]:
        """Whose turn it has become, if a person's; everybody when the game has ended."""
        if self.is_over:
            return [] if before.over else sorted({chair.person for chair in self.chairs} - {""})
        seat = self.asked()
        if seat is None or seat == before.asked or self.chairs[seat].kind != PERSON:
            return []
        return [self.chairs[seat].person]

    def _describe(self, before: TableRow) -> None:
        """Write into the row what the first page shows; scores are drawn anew when the turn goes on, not at every pick."""
        row, now = self.row, self.store.now()
        row.played = before.played + min(LONGEST_SILENCE, max(0.0, now - before.touched))
        row.touched = now
        turns = self.asked() != before.asked or self.is_over != bool(before.over)
        if turns or not before.since:
            row.since = now
        if turns or not before.standing:
            row.standing = written(
                standing_of(self.plates(self.match), self.result, self.ranks, self.is_ended)
            )
        if self.is_over and not before.over:
            row.ended = now

    def _results(self) -> list[ResultRow]:
        """How the game ended for its people."""
        counts = not self.is_practice and not self.match.forked and not self.saved.get(HINTS_ASKED)
        given_up = self.match.resigned
        return results_of(self.row, self.chairs, self.names, self.ranks, counts, given_up)

    async def _save(self, change: Change) -> None:
        """Write a change. Where that fails, become what is stored, and raise unless the change is there after all."""
        try:
            outcome = await self.store.change(change)
        except Exception as error:
            LOG.warning("table %s: a change was not saved: %r", self.row.id, error)
            # Not known: the commit may have gone through before the connection broke, so the store is asked.
            outcome = None
        if outcome is Outcome.SAVED:
            self._remember(change)
            return
        await self._reload_or_drop()
        if self.gone:
            raise Refused("page-not-found")
        if self.is_dropped:
            raise Unavailable(NOT_KNOWN)
        if not change.is_in(self._stored):
            raise Unavailable(NOT_SAVED) if outcome is None else Overtaken("page-stale")

    def _remember(self, change: Change) -> None:
        """The store has now what the room has."""
        self.row.version = change.known + 1
        self.row.over, self.row.asked, self.row.due = int(change.over), change.asked, change.due
        self.row.bot = change.bot
        self.is_question_written = self.is_question_written or change.asks is not None
        self._question = self.bot_question()
        self.opening = []
        self._written = self.match.seq
        saved = {name: text for name, text in self.saved.items() if text}
        row = msgspec.structs.replace(self.row)
        # Lines are left out: `_written` says how many the store has, and a long game has thousands.
        self._stored = StoredTable(row, self.chairs[:], saved, [], self.said[:])

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
        news = await self.store.news(self.row.id, self._written, len(self._stored.said))
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
        known, question = self._stored, self._question
        row = TableRow(**news.row, secret=self.row.secret)
        said = [*known.said, *(news.said or [])]
        names = {**self.names, **(news.names or {})}
        self._adopt(StoredTable(row, news.chairs, news.saved or {}, [], said, names))
        # Who writes a change also writes the job of the question that comes of it.
        self.is_question_written = self.is_question_written or self._question != question
        await self.publish()
        self._wake()

    async def _reload_or_drop(self) -> None:
        """Become what is stored; a room that can't be read must be opened anew."""
        try:
            stored = await self.store.table(self.row.id)
            if stored is None:
                await self.vanish()
                return
            self.load(stored)
        except Exception as error:
            LOG.warning("table %s can't be read again: %r", self.row.id, error)
            await self._drop()
            return
        await self.publish()
        self._wake()

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
        if self.must_settle() or self._rings_differently(self._changed()):
            async with self.change():
                pass
        else:
            self._wake()

    async def vanish(self) -> None:
        """The table was deleted: stop, and tell every viewer."""
        self.gone = True
        self.stop()
        for viewer in list(self.viewers):
            await _isolated(viewer.depart(), self.row.id)

    async def _drop(self) -> None:
        """This room is not what is stored, and can't be: stop, and let every viewer come again."""
        self.is_dropped = True
        self.stop()
        for viewer in list(self.viewers):
            await _isolated(viewer.reconnect(), self.row.id)

    # -- showing

    def history(self, eyes: Seat) -> list[Entry]:
        """What has happened, as it is told through these eyes."""
        return self._history.seen(self.match, eyes, happenings(self))

    async def publish(self) -> None:
        """Show the table to every viewer; one that fails is closed and disturbs no other."""
        for viewer in list(self.viewers):
            try:
                await viewer.refresh()
            except Exception:
                LOG.exception("a viewer of table %s could not be shown it", self.row.id)
                self.viewers.discard(viewer)
                await _isolated(viewer.reconnect(), self.row.id)


async def _isolated(farewell: Awaitable[None], table: str) -> None:
    """Say goodbye to one viewer; if that fails, the others are told all the same."""
    try:
        await farewell
    except Exception:
        LOG.exception("a viewer of table %s could not be told", table)
