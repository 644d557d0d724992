"""Rooms: one table in this process. The store is the truth; everything here can be built anew from it."""

from __future__ import annotations

import asyncio
import logging
import random
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final

import msgspec

from trollbord import bots
from trollbord.games import load
from trollbord.ink.screen import Entry
from trollbord.kernel.ask import Ask
from trollbord.kernel.errors import IllegalPick
from trollbord.kernel.match import Match, Pick, Request, Undo
from trollbord.kernel.option import Option
from trollbord.kernel.result import Result
from trollbord.kernel.seat import NATURE, Seat
from trollbord.kernel.state import State
from trollbord.kernel.tableoption import Table
from trollbord.page.clockface import placed_last
from trollbord.table import shelf
from trollbord.table.clock import LOSS, SKIP, TIMES, Clock
from trollbord.table.meter import timed
from trollbord.table.shelf import SaidRow
from trollbord.table.store import ChairRow, Gone, PickRow, Store, TableRow, Taken

if TYPE_CHECKING:
    from trollbord.table.thinkers import Thinkers
    from trollbord.table.watcher import Watcher

LOG: Final = logging.getLogger(__name__)

OPEN: Final = "open"
PERSON: Final = "person"
BOT: Final = "bot"
STANDIN: Final = "standin"
UNDO: Final = "undo"


FORKED: Final = "forked"
REQUEST: Final = "request"
HEARTBEAT: Final = 10.0
"""So many seconds pass at most until the time that is left is written down."""
PASSING: Final = ("pass", "skip", "done", "decline", "refuse", "accept", "end", "stop")
"""The verbs of options that let a turn or an offer pass, the first one offered."""
USUAL_BOT: Final = 1
"""Which of the levels sits down where nobody said otherwise."""


class Asked(msgspec.Struct):
    """A request to go back, as it is kept."""

    seat: Seat
    to: int
    agreed: list[Seat]


class Refused(Exception):
    """What somebody wanted can't be done: the id of the message that says so."""


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
        self._alarm: asyncio.TimerHandle | None = None
        self._ringing: asyncio.Task[None] | None = None
        self._histories: Final[dict[Seat, tuple[list[Pick], list[Entry]]]] = {}
        self._thought: asyncio.Task[None] | None = None

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
        options: Table = msgspec.json.decode(self.row.options)
        secret = self.row.secret
        return Match(
            self.game, self.row.seats, secret=secret, table=options, holds_veils=True, begun=False
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
        self._recall_request()

    def _recall_request(self) -> None:
        """Ask again what was asked before the process ended."""
        if not self.kept.get(REQUEST):
            return
        asked = msgspec.json.decode(self.kept[REQUEST], type=Asked)
        self.match.request = Request(asked.seat, asked.to)
        self.match.request.agreed.update(asked.agreed)

    def _asked(self) -> str:
        """The request to go back as it is kept."""
        request = self.match.request
        if request is None:
            return ""
        asked = Asked(request.seat, request.to, sorted(request.agreed))
        return msgspec.json.encode(asked).decode()

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
        self.stop_thinking()
        await self.begin()

    async def begin(self) -> None:
        """Let NATURE and the bots go on, where all are seated; show everyone how it lies."""
        if self._stands_still():
            before = self.match.seq
            self.match.settle()
            await self.write(before)
        self.wind()
        await self.publish()
        self.think()

    async def wake(self) -> None:
        """Let NATURE and the bots go on, if the table stands still since it was opened here."""
        if self._thought is None and (self._thinker() is not None or self._stands_still()):
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
            for option in options[-1:]:
                self.match.nature.manner(option, how)  # before anything is picked
            for option in options[:-1]:
                self.match.pick(option, seat)
            for option in options[-1:]:
                self.match.pick(option, seat, how)
        await self.write(before)
        await self.publish()
        self.think()

    async def type(self, texts: Sequence[str]) -> None:
        """Answer in NATURE's place what people saw for themselves: all of these, or none."""
        await self.pick(NATURE, texts)

    def tried(self, seat: Seat, texts: Sequence[str]) -> list[Option]:
        """The options, if each is offered when its turn comes."""
        if self.is_waiting():
            raise Refused("page-why-waiting")
        if self.lost >= 0 or (self.clock is not None and self.clock.times.paused):
            raise Refused("page-clock-stands")
        trial = self.match.state.copy()
        chosen: list[Option] = []
        lone: list[str] = []
        for text in texts:
            if text in lone:  # it was said together with another, and there was no choice
                lone = lone[lone.index(text) + 1 :]
                continue
            asked = trial.ask.seat if trial.ask is not None else None
            if asked is not None and asked != seat:
                given: dict[str, str | int] = {"seat": seat, "asked": asked, "given": text}
                raise IllegalPick("error-not-your-question", given, self.game.id)
            option = trial.offered(text)
            trial.take(option)
            chosen.append(option)
            lone = self._pass_lone(trial, seat)
        return chosen

    @staticmethod
    def _pass_lone(trial: State, seat: Seat) -> list[str]:
        """Answer what the match answers by itself, and say what of it was this seat's; where NATURE is asked, a message ends."""
        lone: list[str] = []
        while trial.ask is not None and trial.ask.seat >= 0:
            if len(trial.ask.options) > 1 or trial.ask.veiled:
                break
            if trial.ask.seat == seat:
                lone.append(trial.ask.options[0].text)
            trial.take(trial.ask.options[0])
        return lone

    async def write(self, before: int) -> None:
        """Write the lines after `before` down; if somebody was faster, take theirs."""
        self.wind()
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
        self.stop_thinking()
        self._silence()
        for viewer in list(self.viewers):
            await viewer.depart()

    def _changed_keeps(self) -> dict[str, str]:
        """What has to be kept with the lines, or instead of them."""
        now = {REQUEST: self._asked()}
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
        self.match.ask_undo(seat, to)
        await self.agree(seat)

    def last_decision(self, seat: Seat) -> int:
        """The index of the last pick that this seat chose among several."""
        picks = self.match.picks
        for index in range(len(picks) - 1, -1, -1):
            if picks[index].seat == seat and not picks[index].is_lone:
                return index
        return -1

    async def agree(self, seat: Seat) -> None:
        """Say yes to the request."""
        people = [chair.seat for chair in self.chairs if chair.kind == PERSON]
        await self._changed(lambda: self.match.agree(seat, people))

    async def refuse(self, seat: Seat) -> None:
        """Say no to the request."""
        await self._changed(lambda: self.match.refuse(seat))

    async def _changed(self, change: Callable[[], object]) -> None:
        if self.lost >= 0:
            raise Refused("page-clock-stands")
        before = self.match.seq
        self.stop_thinking()
        change()
        await self.write(before)
        await self.publish()
        self.think()

    # -- time

    def _stands(self) -> bool:
        """Whether the clock has stopped the game, by consent or for good."""
        return self.clock is not None and (self.clock.times.paused or self.clock.times.lost >= 0)

    def wind(self) -> None:
        """Let the clock run for whoever is asked now, if that is a person."""
        self._silence()
        clock, ask = self.clock, self.match.ask
        if clock is None or self.gone:
            return
        if ask is None or self.is_waiting() or self._stands():
            clock.hold()
        elif ask.seat < 0 or self.chairs[ask.seat].kind != PERSON:
            clock.pass_by()
        else:
            clock.run(ask.seat)
            wait = min(max(0.0, clock.left(ask.seat)), HEARTBEAT)
            self._alarm = asyncio.get_running_loop().call_later(wait, self._ring)

    def _silence(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None

    async def stop_clock(self) -> None:
        """The process ends: count what was spent until now, and no more."""
        self._silence()
        if self.clock is not None and self.clock.running >= 0:
            await self.store.keep(self.row.id, {TIMES: self.clock.text()})
            self.clock.hold()

    def _ring(self) -> None:
        self._ringing = asyncio.create_task(self._heard_ringing())

    async def _heard_ringing(self) -> None:
        try:
            await self._rung()
        except Exception:
            # A worker may die of anything; the clock rings again, a little later.
            LOG.exception("the clock of table %s failed", self.row.id)
            self._alarm = asyncio.get_running_loop().call_later(1.0, self._ring)

    async def _rung(self) -> None:
        """Write down what is left; where nothing is, do what was agreed."""
        clock, seq = self.clock, self.match.seq
        if clock is None or clock.running < 0:
            return
        seat = clock.running
        if clock.left(seat) > 0:
            async with self.lock:
                await self.write(self.match.seq)
            return
        option = await self._skipping(seat) if clock.rules.zero == SKIP else ""
        async with self.lock:
            if self.match.seq == seq and clock.running == seat:
                await self._time_is_up(seat, option)

    async def _skipping(self, seat: Seat) -> str:
        """What is picked for somebody whose time is up: to let it pass, else what the gentlest bot would."""
        ask = self.match.ask
        assert ask is not None
        passing = [option.text for option in ask.options if option.verb in PASSING]
        if passing or len(ask.options) == 1:
            return passing[0] if passing else ask.options[0].text
        return await self.thinkers.choose(bot_levels()[0], self.match.view(seat))

    async def _time_is_up(self, seat: Seat, option: str) -> None:
        assert self.clock is not None
        if option:
            await self._answer(seat, option)
            self.think()
        elif self.clock.rules.zero == LOSS and not self._goes_on_without(seat):
            self.clock.hold()
            self.clock.times.lost = seat
            await self.store.change_table(self.row.id, over=1)
            await self.write(self.match.seq)
            await self.publish()
        else:
            if self.clock.rules.zero == LOSS:
                self.clock.times.out.append(seat)
                await self.write(self.match.seq)
            await self.seat(self.chairs[seat], kind=STANDIN, bot=bot_levels()[USUAL_BOT])

    def _goes_on_without(self, seat: Seat) -> bool:
        """Whether the others have a game left: two seats at least, and a person on one of them."""
        others = [chair for chair in self.chairs if chair.seat not in (seat, *self.out)]
        return len(others) > 1 and any(chair.kind == PERSON for chair in others)

    async def pause(self, seat: Seat) -> None:
        """Ask to stop the clock; when all people have, it stands."""
        if self.clock is None or self.is_over:
            raise Refused("page-not-offered")
        times = self.clock.times
        people = {chair.seat for chair in self.chairs if chair.kind == PERSON}
        times.asking = sorted({*times.asking, seat} & people)
        times.paused = people.issubset(times.asking)
        if times.paused:
            times.asking = []
            self.stop_thinking()
        await self._retimed()

    async def go_on(self, seat: Seat) -> None:
        """Let the clock run again, or take back the wish for a pause."""
        if self.clock is None:
            raise Refused("page-not-offered")
        self.clock.times.asking = []
        self.clock.times.paused = False
        await self._retimed()
        self.think()

    async def _retimed(self) -> None:
        await self.write(self.match.seq)
        await self.publish()

    # -- showing

    def history(self, eyes: Seat) -> list[Entry]:
        """What has happened, as it is told through these eyes; only what is new since the last time is told anew."""
        known, picks = self._histories.setdefault(eyes, ([], [])), self.match.picks
        told, entries = known
        while told and (len(told) > len(picks) or told[-1] is not picks[len(told) - 1]):
            told.pop()
            entries.pop()
        for pick in picks[len(told) :]:
            told.append(pick)
            events = [event.seen(eyes) for event in pick.events]
            before = entries[-1].before + len(entries[-1].events) if entries else 0
            beside = pick.seq if pick.beside and pick.seen_by is None else 0
            entries.append(Entry(len(told), pick.seat, events, beside, before))
        return entries

    async def publish(self) -> None:
        """Show every viewer what has changed."""
        for viewer in list(self.viewers):
            await viewer.refresh()

    # -- bots

    def think(self) -> None:
        """Let a bot answer, if one is asked."""
        if self._thought is None and self._thinker() is not None:
            self._thought = asyncio.create_task(self._think())

    def stop_thinking(self) -> None:
        """Nobody needs this thought any more."""
        if self._thought is not None and self._thought is not asyncio.current_task():
            self._thought.cancel()
        self._thought = None

    def _thinker(self) -> ChairRow | None:
        """The chair whose answer this process gives: a bot's, or one that accepts unseen."""
        ask = self.match.ask
        if ask is None or ask.seat < 0 or self.is_waiting() or self._stands() or self.gone:
            return None
        chair = self.chairs[ask.seat]
        accepts = ask.veiled and len(ask.options) == 1 and bool(chair.accepts)
        return chair if chair.kind in (BOT, STANDIN) or accepts else None

    async def _think(self) -> None:
        """Answer for bots, one question after the other, until a person is asked."""
        while (chair := self._thinker()) is not None:
            seq, ask = self.match.seq, self.match.ask
            assert ask is not None
            try:
                option = await self._thought_of(chair, ask)
                async with self.lock:
                    if self.match.seq == seq:
                        await self._answer(chair.seat, option)
            except Exception:
                # A worker may die of anything; the next one thinks again, a little later.
                LOG.exception("bot %s at table %s failed to answer", chair.bot, self.row.id)
                await asyncio.sleep(1)
        self._thought = None

    async def _thought_of(self, chair: ChairRow, ask: Ask) -> str:
        pause = asyncio.create_task(asyncio.sleep(self.thinkers.pause * random.uniform(0.5, 1.1)))
        option = ask.options[0].text
        if len(ask.options) > 1:
            view, turn = self.match.view(chair.seat), turn_of(self.match, chair.seat)
            option = await self.thinkers.choose(chair.bot, view, self.row.id, turn)
        await pause
        return option

    async def _answer(self, seat: Seat, option: str) -> None:
        before = self.match.seq
        self.match.pick(option, seat)
        try:
            await self.write(before)
        except Refused:
            return
        await self.publish()


def turn_of(match: Match, seat: Seat) -> int:
    """Where a seat's turn began: behind the last decision of another seat."""
    for index in range(len(match.picks) - 1, -1, -1):
        pick = match.picks[index]
        if pick.seat not in (seat, NATURE) and not pick.is_lone:
            return index + 1
    return 0


def bot_levels() -> tuple[str, ...]:
    """The bots that people meet, the gentlest first."""
    return tuple(bots.LEVELS)
