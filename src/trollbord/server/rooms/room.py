"""Rooms: one table in this process. The store is the truth; everything here can be built anew from it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final

import msgspec

from trollbord.games import load
from trollbord.ink.screen import Entry
from trollbord.kernel.match import Match, Pick, Undo
from trollbord.kernel.option import Option
from trollbord.kernel.result import Result
from trollbord.kernel.seat import NATURE, Seat
from trollbord.kernel.settings import Settings
from trollbord.page.clockface import placed_last
from trollbord.server.errors import Refused
from trollbord.server.jobs.bot_driver import Answering
from trollbord.server.live.history import History
from trollbord.server.profile import timed
from trollbord.server.rooms.clock import TIMES, Clock
from trollbord.server.rooms.clock_runner import Timekeeper
from trollbord.server.rooms.occupants import OPEN, PERSON
from trollbord.server.rooms.trying import tried
from trollbord.server.rooms.undo_request import REQUEST, kept_wish, recall_wish
from trollbord.server.store import shelf
from trollbord.server.store.shelf import SaidRow
from trollbord.server.store.store import ChairRow, Gone, PickRow, Store, TableRow, Taken
from trollbord.server.web.tokens import first_name

if TYPE_CHECKING:
    from trollbord.server.jobs.bot_pool import Thinkers
    from trollbord.server.live.watcher import Watcher

UNDO: Final = "undo"
FORKED: Final = "forked"


class Room:
    """A table with its match, its chairs and whoever looks at it."""

    def __init__(
        self, store: Store, thinkers: Thinkers, row: TableRow, chairs: list[ChairRow]
    ) -> None:
        self.store: Final = store
        self.thinkers: Final = thinkers
        self.row: Final = row
        self.chairs: Final = chairs
        self.names: Final[dict[str, str]] = {}
        self.viewers: Final[set[Watcher]] = set()
        self.lock: Final = asyncio.Lock()
        self.kept: Final[dict[str, str]] = {}
        self.said: Final[list[SaidRow]] = []
        self.game: Final = load(row.game)
        self.match: Match = self._blank()
        self.clock: Clock | None = None
        self.gone = False
        """Whether the table was deleted under us."""
        self.time: Final = Timekeeper(self)
        self.bots: Final = Answering(self)
        self._history: Final = History()

    @classmethod
    async def find(cls, store: Store, thinkers: Thinkers, id: str) -> Room | None:
        """The table of this id, as the store has it."""
        found = await store.table(id)
        if found is None:
            return None
        row, chairs, lines = found
        room = cls(store, thinkers, row, chairs)
        room.kept.update(await store.kept(id))
        room.said.extend(await shelf.said(store, id))
        room.clock = Clock.kept(room.kept, row.seats)
        room.replay(lines)
        for person in {chair.person for chair in chairs} | {row.person for row in room.said}:
            if person:
                room.names[person] = await store.name_of(person)
        return room

    def _blank(self) -> Match:
        options: Settings = msgspec.json.decode(self.row.options)
        secret = self.row.secret
        return Match(
            self.game,
            self.row.seats,
            secret=secret,
            settings=options,
            holds_veils=True,
            begun=False,
        )

    def replay(self, lines: Sequence[PickRow]) -> None:
        """Bring the match to where the log is."""
        self.match = self._blank()
        for line in lines:
            if line.origin == UNDO:
                self.match.replay_undo(line.seat, int(line.option))
            else:
                option = self.game.vocabulary.find(line.option)
                self.match.record(option, line.origin, line.beside)
        self.match.forked = int(self.kept.get(FORKED, "0"))
        recall_wish(self.match, self.kept.get(REQUEST, ""))

    # -- who sits where

    @property
    def is_over(self) -> bool:
        """Whether nobody plays any more."""
        return self.match.result is not None or self.lost >= 0

    @property
    def lost(self) -> Seat:
        """Who has lost the game because their time was up, so that it has ended."""
        return self.clock.times.lost if self.clock is not None else -1

    @property
    def out(self) -> list[Seat]:
        """Who has lost by the clock while the others play on."""
        return self.clock.times.out if self.clock is not None else []

    @property
    def result(self) -> Result | None:
        """How the game ended; who ran out of time is last."""
        ended = self.match.result
        return None if ended is None else placed_last(ended, self.out)

    def seats_of(self, person: str) -> list[Seat]:
        """The seats that somebody holds, also through a stand-in."""
        return [chair.seat for chair in self.chairs if chair.person == person]

    def called(self, person: str) -> str:
        """What somebody is called here."""
        return self.names.get(person) or first_name(person)

    def is_waiting(self) -> bool:
        """Whether somebody has still to sit down."""
        return any(chair.kind == OPEN for chair in self.chairs)

    def is_here(self, person: str) -> bool:
        """Whether somebody looks at the table now."""
        return any(viewer.person == person for viewer in self.viewers)

    async def seat(self, chair: ChairRow, **changes: str | int) -> None:
        """Change who sits on a chair, write it down, tell everyone."""
        fresh = msgspec.structs.replace(chair, **changes)
        await self.store.change_chair(fresh)
        self.chairs[chair.seat] = fresh
        self.bots.stop()
        await self.begin()

    async def begin(self) -> None:
        """Let NATURE and the bots go on, where all are seated; show everyone how it lies."""
        if self._stands_still():
            before = self.match.seq
            self.match.settle()
            await self.write(before)
        self.time.wind()
        await self.publish()
        self.bots.think()

    async def wake(self) -> None:
        """Let NATURE and the bots go on, if the table stands still since it was opened here."""
        if not self.bots.is_thinking and (self.bots.thinker() is not None or self._stands_still()):
            async with self.lock:
                await self.begin()

    def _stands_still(self) -> bool:
        return not self.is_waiting() and self._must_settle()

    def _must_settle(self) -> bool:
        ask = self.match.ask
        return ask is not None and (ask.seat < 0 or (len(ask.options) == 1 and not ask.veiled))

    # -- picking

    async def pick(self, seat: Seat, texts: Sequence[str], how: str = "") -> None:
        """Answer for a seat: all of these, the last in this manner, or none."""
        before = self.match.seq
        with timed("rules"):
            options = self.tried(seat, texts)
            if options:
                self.match.nature.manner(options[-1], how)  # before anything is picked
            for option in options[:-1]:
                self.match.pick(option, seat)
            for option in options[-1:]:
                self.match.pick(option, seat, how)
        await self.write(before)
        await self.publish()
        self.bots.think()

    async def answer(self, seat: Seat, option: str) -> None:
        """Pick for a seat what was thought of in its place."""
        before = self.match.seq
        self.match.pick(option, seat)
        try:
            await self.write(before)
        except Refused:
            return
        await self.publish()

    async def type(self, texts: Sequence[str]) -> None:
        """Answer in NATURE's place what people saw for themselves: all of these, or none."""
        await self.pick(NATURE, texts)

    def tried(self, seat: Seat, texts: Sequence[str]) -> list[Option]:
        """The options, if each is offered when its turn comes."""
        if self.is_waiting():
            raise Refused("page-why-waiting")
        if self.time.stands():
            raise Refused("page-clock-stands")
        return tried(self.match.state.copy(), seat, texts)

    async def write(self, before: int) -> None:
        """Write the lines after `before` down; if somebody was faster, take theirs."""
        self.time.wind()
        lines = [self._line(line) for line in self.match.log[before:]]
        kept = self._changed_keeps()
        if not lines:
            if kept:
                await self.store.keep(self.row.id, kept)
            return
        try:
            await self.store.append(self.row.id, lines, self.match.result is not None, kept)
        except Taken:
            await self.reload()
            await self.publish()
            raise Refused("page-stale") from None
        except Gone:
            await self.vanish()
            raise Refused("page-not-found") from None

    async def vanish(self) -> None:
        """Somebody has deleted the table elsewhere: nobody plays or thinks here any more, and everyone is told."""
        self.gone = True
        self.bots.stop()
        self.time.silence()
        for viewer in list(self.viewers):
            await viewer.depart()

    def _changed_keeps(self) -> dict[str, str]:
        """What has to be kept with the lines, or instead of them."""
        now = {REQUEST: kept_wish(self.match)}
        if self.clock is not None:
            now[TIMES] = self.clock.text()
        changed = {name: text for name, text in now.items() if text != self.kept.get(name, "")}
        self.kept.update(changed)
        return changed

    def _line(self, line: Pick | Undo) -> PickRow:
        if isinstance(line, Undo):
            return PickRow(self.row.id, line.seq, line.seat, str(line.to), UNDO)
        text, origin = line.option.text, line.origin
        return PickRow(self.row.id, line.seq, line.seat, text, origin, line.beside)

    async def reload(self) -> None:
        """Forget the match and read it again."""
        found = await self.store.table(self.row.id)
        assert found is not None, f"table {self.row.id} is gone"
        self.kept.clear()
        self.kept.update(await self.store.kept(self.row.id))
        self.replay(found[2])

    # -- taking back

    async def undo(self, seat: Seat) -> None:
        """Take back the seat's last decision."""
        await self._changed(lambda: self.match.undo(seat))

    async def redo(self, seat: Seat) -> None:
        """Do again what the seat took back."""
        await self._changed(lambda: self.match.redo(seat))

    async def correct(self, seat: Seat) -> None:
        """Take back what was typed last, all answers of it."""
        if not self.match.can_correct():
            raise Refused("page-not-offered")
        await self._changed(lambda: self._corrected(seat))

    def _corrected(self, seat: Seat) -> None:
        source = ""
        while self.match.can_correct() and source in ("", self.match.typed_source()):
            source = self.match.typed_source()
            self.match.correct(seat)

    async def ask_undo(self, seat: Seat) -> None:
        """Ask everyone to go back before the seat's last decision; bots agree."""
        index = self.last_decision(seat)
        if index < 0:
            raise Refused("page-not-offered")
        to = self.match.picks[index - 1].seq if index else 0
        request = self.match.ask_undo(seat, to)
        await self.agree(seat, request.way)

    def last_decision(self, seat: Seat) -> int:
        """The index of the last pick that this seat chose among several."""
        picks = self.match.picks
        for index in range(len(picks) - 1, -1, -1):
            if picks[index].seat == seat and not picks[index].is_lone:
                return index
        return -1

    async def agree(self, seat: Seat, way: tuple[int, int]) -> None:
        """Say yes to the request, if it is the one that was seen."""
        people = [chair.seat for chair in self.chairs if chair.kind == PERSON]
        await self._changed(lambda: self.match.agree(seat, people, way))

    async def refuse(self, seat: Seat, way: tuple[int, int]) -> None:
        """Say no to the request, if it is the one that was seen."""
        await self._changed(lambda: self.match.refuse(seat, way))

    async def _changed(self, change: Callable[[], object]) -> None:
        if self.lost >= 0:
            raise Refused("page-clock-stands")
        before = self.match.seq
        self.bots.stop()
        change()
        await self.write(before)
        await self.publish()
        self.bots.think()

    # -- showing

    def history(self, eyes: Seat) -> list[Entry]:
        """What has happened, as it is told through these eyes."""
        return self._history.seen(self.match, eyes)

    async def publish(self) -> None:
        """Show every viewer what has changed."""
        for viewer in list(self.viewers):
            await viewer.refresh()
