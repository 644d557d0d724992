"""Rooms: one table in this process. The store holds the truth; a room can be read again from it at any time."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from abc import ABC, abstractmethod
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from typing import Final

import msgspec

from trollbord.games import load
from trollbord.ink.screen import Entry
from trollbord.kernel.errors import TrollbordError
from trollbord.kernel.game import Game
from trollbord.kernel.match import Match
from trollbord.kernel.message import Message
from trollbord.kernel.result import Result
from trollbord.kernel.seat import NATURE, Seat
from trollbord.kernel.settings import Settings
from trollbord.page.clockface import placed_last
from trollbord.server.errors import NOT_KNOWN, NOT_SAVED, Declined, Refused, Unavailable
from trollbord.server.live.history import History
from trollbord.server.live.watcher import Watcher
from trollbord.server.profile import timed
from trollbord.server.rooms.clock import TIMES, Clock
from trollbord.server.rooms.occupants import BOT, OPEN, PERSON, STANDIN
from trollbord.server.rooms.replaying import replayed, stored_line
from trollbord.server.rooms.to_the_end import to_the_end
from trollbord.server.rooms.undo_request import REQUEST, recall_request, saved_request
from trollbord.server.store.changes import Change, Outcome
from trollbord.server.store.schema import ChairRow, NewTable, SaidRow, StoredTable, TableRow
from trollbord.server.store.store import Store
from trollbord.server.web.tokens import first_name

LOG: Final = logging.getLogger(__name__)

LATELY: Final = 60.0
"""Seconds for which a program that has asked something counts as a viewer."""
PRACTICE: Final = "practice"
"""The name under which a table saves after which line it became a practice table."""
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


class Room:
    """A table with its match, its chairs and its viewers."""

    row: TableRow
    chairs: list[ChairRow]
    saved: dict[str, str]
    said: list[SaidRow]
    names: dict[str, str]
    match: Match
    clock: Clock | None
    fault: Message | None
    """Why the table is closed: its log does not replay. What replays can be read."""

    def __init__(
        self, store: Store, stored: StoredTable, now: Callable[[], float] = time.monotonic
    ) -> None:
        self.store: Final = store
        self.now: Final = now
        self.game: Final[Game] = load(stored.row.game)
        self.viewers: Final[set[Watcher]] = set()
        self.attendants: Final[list[Attendant]] = []
        self.lock: Final = asyncio.Lock()
        self._seen: Final[dict[str, float]] = {}
        self._opened: Final = now()
        self.gone = False
        """Whether the table was deleted."""
        self.is_dropped = False
        """Whether this room could not be read again: it must be opened anew."""
        self._history: Final = History()
        self.load(stored)

    @classmethod
    async def find(
        cls, store: Store, id: str, now: Callable[[], float] = time.monotonic
    ) -> Room | None:
        """The table of this id, as the store has it."""
        stored = await store.table(id)
        return None if stored is None else cls(store, stored, now)

    def load(self, stored: StoredTable) -> None:
        """Become what is stored."""
        self._stored = stored
        self.row = msgspec.structs.replace(stored.row)
        self.chairs, self.said = stored.chairs[:], stored.said[:]
        self.saved, self.names = dict(stored.saved), dict(stored.names)
        self.opening: list[NewTable] = []
        self.clock = Clock.saved(self.saved, self.row.seats, self.now)
        self.match, fault = replayed(self._blank, stored.lines)
        self.fault = fault and self._of_edition(fault)
        self.match.forked = int(self.saved.get(FORKED, "0"))
        recall_request(self.match, self.saved.get(REQUEST, ""))
        self._written = self.match.seq

    def _of_edition(self, fault: Message) -> Message:
        """Why the log does not replay: it is of another edition, or else this."""
        given, expected = self.row.edition, self.game.edition
        if given == expected:
            return fault
        return Message("error-record-edition", {"given": str(given), "expected": str(expected)})

    def _blank(self) -> Match:
        options: Settings = msgspec.json.decode(self.row.options)
        return Match(
            self.game,
            self.row.seats,
            secret=self.row.secret,
            settings=options,
            holds_veils=True,
            begun=False,
        )

    # -- who sits where

    @property
    def is_over(self) -> bool:
        """Whether the game has ended, by its rules or by the clock."""
        return self.match.result is not None or self.lost is not None

    @property
    def lost(self) -> Seat | None:
        """The seat whose time ran out, so that the game has ended."""
        return self.clock.times.lost if self.clock is not None else None

    @property
    def out(self) -> list[Seat]:
        """The seats whose time ran out while the others play on."""
        return self.clock.times.out if self.clock is not None else []

    @property
    def stands(self) -> bool:
        """Whether the clock has stopped the game, by consent or for good."""
        clock = self.clock
        return clock is not None and (clock.times.paused or clock.times.lost is not None)

    @property
    def result(self) -> Result | None:
        """How the game ended; seats that ran out of time are last."""
        ended = self.match.result
        return None if ended is None else placed_last(ended, self.out)

    def seats_of(self, person: str) -> list[Seat]:
        """The seats of a person, also those that a bot holds meanwhile."""
        return [chair.seat for chair in self.chairs if chair.person == person]

    def called(self, person: str) -> str:
        """The name of a person at this table."""
        return self.names.get(person) or first_name(person)

    def is_waiting(self) -> bool:
        """Whether a chair is free."""
        return any(chair.kind == OPEN for chair in self.chairs)

    def is_here(self, person: str) -> bool:
        """Whether a person has a connection to the table."""
        return any(viewer.person == person for viewer in self.viewers)

    def notice(self, person: str) -> None:
        """A person has asked something of this table, or their connection has just ended."""
        self._seen[person] = self.now()

    def is_needed(self) -> bool:
        """Whether somebody waits for what happens here: a person's chair, a viewer, or a program that asked lately."""
        if self.viewers or any(chair.person for chair in self.chairs):
            return True
        return self.now() - max(self._seen.values(), default=-LATELY) < LATELY

    def charge(self, seconds: float) -> None:
        """Count time that passed while this room was put away, for the person who is asked."""
        seat, clock = self.asked(), self.clock
        if clock is not None and seat is not None and self.chairs[seat].kind == PERSON:
            clock.times.left[seat] -= seconds

    def absence(self, person: str) -> float:
        """Seconds since a person was last here, as far as this room knows; 0 while they are."""
        if self.is_here(person):
            return 0.0
        return self.now() - self._seen.get(person, self._opened)

    def asked(self) -> Seat | None:
        """The seat that must answer; None while chance decides, a chair is free or the game stands."""
        ask, is_still = self.match.ask, self.stands or self.fault is not None
        if ask is None or ask.seat < 0 or self.is_waiting() or is_still:
            return None
        return ask.seat

    def seat(self, chair: ChairRow, **changes: str | int) -> None:
        """Change who sits on a chair."""
        self.chairs[chair.seat] = msgspec.structs.replace(chair, **changes)

    # -- changing

    @contextlib.asynccontextmanager
    async def change(self, by: str = "", publishes: bool = True) -> AsyncIterator[None]:
        """Change the room in this block; leaving it saves, publishes and wakes bots and clock.

        The lock is held. Whatever fails, the room is then again what the store has, and the caller is told. `by` is
        the person who acts: their name is known in the block.
        """
        if by and by not in self.names:
            self.names[by] = await self.store.name_of(by)
        async with self.lock:
            self._check_open()
            try:
                yield
            except BaseException as error:
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
        is_declined = isinstance(error, Declined | TrollbordError)
        self.saved[REQUEST] = saved_request(self.match)
        if not is_declined or not self._changed().is_empty:
            await self._reload_or_drop()

    async def _conclude(self, publishes: bool) -> None:
        if self._must_settle():
            with timed("rules"):
                self.match.settle()
        self._count_time()
        self.saved[REQUEST] = saved_request(self.match)
        if self.clock is not None:
            self.saved[TIMES] = self.clock.text()
        change = self._changed()
        if not change.is_empty:
            await self._save(change)
        if publishes:
            await self.publish()
        self._wake()

    def _must_settle(self) -> bool:
        ask = self.match.ask
        if ask is None or self.is_waiting():
            return False
        return ask.seat == NATURE or (len(ask.options) == 1 and not ask.veiled)

    def _count_time(self) -> None:
        """Let the clock run for the seat that is asked, if a person plays it."""
        clock, ask = self.clock, self.match.ask
        if clock is None:
            return
        if ask is None or self.is_waiting() or self.stands:
            clock.hold()
        elif ask.seat < 0 or self.chairs[ask.seat].kind != PERSON:
            clock.pass_by()
        else:
            clock.run(ask.seat)

    def _changed(self) -> Change:
        """What differs from the store."""
        stored, clock = self._stored, self.clock
        running = None if clock is None else clock.running
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
            due=None if clock is None or running is None else time.time() + clock.left(running),
        )

    async def _save(self, change: Change) -> None:
        """Write a change. Where that fails, become what is stored, and raise unless the change is there after all."""
        try:
            outcome = await self.store.change(change)
        except Exception as error:
            LOG.warning("table %s: a change was not saved: %r", self.row.id, error)
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
            raise Unavailable(NOT_SAVED) if outcome is None else Refused("page-stale")

    def _remember(self, change: Change) -> None:
        """The store has now what the room has."""
        self.row.version = change.known + 1
        self.row.over, self.row.asked, self.row.due = int(change.over), change.asked, change.due
        self.opening = []
        self._written = self.match.seq
        saved = {name: text for name, text in self.saved.items() if text}
        row = msgspec.structs.replace(self.row)
        self._stored = StoredTable(row, self.chairs[:], saved, [], self.said[:])

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
        if self.fault is None and self._must_settle():
            async with self.change():
                pass
        elif self.fault is None:
            self._count_time()
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

    # -- playing

    def pick(self, seat: Seat, texts: Sequence[str], how: str = "") -> None:
        """Answer for a seat: all of these, the last in this manner, or none."""
        if self.is_waiting():
            raise Refused("page-why-waiting")
        if self.stands:
            raise Refused("page-clock-stands")
        with timed("rules"):
            self.match.pick_all(texts, seat, how)

    def undo(self, seat: Seat) -> None:
        """Take back the seat's last decision."""
        self._check_running()
        self.match.undo(seat)

    def redo(self, seat: Seat) -> None:
        """Do again what the seat took back."""
        self._check_running()
        self.match.redo(seat)

    def correct(self, seat: Seat) -> None:
        """Take back what was typed last for NATURE: all answers of the same source."""
        self._check_running()
        if not self.match.can_correct():
            raise Refused("page-not-offered")
        source = self.match.typed_source()
        while self.match.can_correct() and self.match.typed_source() == source:
            self.match.correct(seat)

    @property
    def is_practice(self) -> bool:
        """Whether bots let a person go back past what was learnt."""
        return bool(self.saved.get(PRACTICE))

    def bots_mind(self, index: int) -> bool:
        """Whether bots do not agree to go back to this many picks: past chance, or past anything learnt."""
        has_bots = any(chair.kind in (BOT, STANDIN) for chair in self.chairs)
        return has_bots and not self.is_practice and self.match.tells_since(index)

    def _practise(self, says_yes: bool) -> None:
        """The only person at the table makes it a practice table, by saying so."""
        people = {chair.person for chair in self.chairs if chair.person}
        if len(people) > 1:
            raise Refused("page-bots-mind")
        if not says_yes:
            raise Refused("page-practice-first")
        self.saved[PRACTICE] = str(self.match.seq)

    def ask_undo(self, seat: Seat, practises: bool = False) -> None:
        """Ask everyone to go back before the seat's last decision.

        Bots agree unless chance or something learnt lies between; then a person alone with bots may make this a practice table.
        """
        self._check_running()
        index = self.match.last_decision(seat)
        if index is None:
            raise Refused("page-not-offered")
        if self.bots_mind(index):
            self._practise(practises)
        to = self.match.picks[index - 1].seq if index else 0
        request = self.match.ask_undo(seat, to)
        self.agree(seat, request.way)

    def agree(self, seat: Seat, way: tuple[int, int]) -> None:
        """Say yes to the request to go back, if it still goes this way."""
        self._check_running()
        people = [chair.seat for chair in self.chairs if chair.kind == PERSON]
        self.match.agree(seat, people, way)

    def refuse(self, seat: Seat, way: tuple[int, int]) -> None:
        """Say no to the request to go back, if it still goes this way."""
        self._check_running()
        self.match.refuse(seat, way)

    def _check_running(self) -> None:
        if self.lost is not None:
            raise Refused("page-clock-stands")

    # -- showing

    def history(self, eyes: Seat) -> list[Entry]:
        """What has happened, as it is told through these eyes."""
        return self._history.seen(self.match, eyes)

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
