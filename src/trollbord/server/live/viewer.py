"""Viewers: one browser's connection to a table. It is sent what its seat may know, and only what has changed."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Sequence
from typing import Final

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from trollbord.bots.ladder import ratings
from trollbord.ink.cache import Easel
from trollbord.ink.keyed import Seen, diff
from trollbord.ink.screen import Draft, Form
from trollbord.kernel.seat import SPECTATOR, Seat
from trollbord.kernel.view import View
from trollbord.page.chat_pane import Spoken, Talk
from trollbord.page.clockface import Face
from trollbord.page.hint import Hint
from trollbord.page.question import paths_of
from trollbord.page.screens import game_screen
from trollbord.page.sitting import Chair, Ending, Newcomer, Sitting, Thought
from trollbord.page.table_page import table_page
from trollbord.page.told_table import Table
from trollbord.server.jobs.explain import asked_about, reasons, thought
from trollbord.server.jobs.hint import hint_of, lone
from trollbord.server.live.frame import Frame
from trollbord.server.live.stories import story_at
from trollbord.server.people.names import is_program
from trollbord.server.profile import timed
from trollbord.server.rooms.chat import PHRASE, may_speak, muted_by, note_of, spoken
from trollbord.server.rooms.ending import agreed_to_end, awaited, may_end
from trollbord.server.rooms.hints import counted, may_ask
from trollbord.server.rooms.left_chairs import is_guarded, newcomer_of, players
from trollbord.server.rooms.occupants import PERSON, STANDIN, bot_levels
from trollbord.server.rooms.room import Room
from trollbord.server.rooms.seating import called, leavable, playing
from trollbord.server.rooms.services import BotService
from trollbord.server.rooms.watcher import Watcher
from trollbord.tables.terms import ADVISER
from trollbord.words import Speaker, speaker

NO_TABLE: Final = 4404
"""The connection is closed with this code where there is no table, or none any more."""
COME_AGAIN: Final = 1012
"""The connection is closed with this code where the browser should open it anew."""
HEARD: Final = 80
"""Rows of chat that are shown."""
LONGEST_PACE: Final = 5000
"""Milliseconds for a step of a bot, at most."""
REPLAYED: Final = 24
"""At most this many picks that a player missed are shown one by one."""


class Viewer(Watcher):
    """One browser's connection to a table."""

    def __init__(
        self,
        room: Room,
        bots: BotService,
        socket: WebSocket,
        person: str,
        form: Form,
        language: str,
    ) -> None:
        self.room: Final = room
        self.bots: Final = bots
        self.socket: Final = socket
        self.person = person
        self.has_name = True
        """Whether this person has said what they are called."""
        self.form: Final[Form] = form
        self.speaker: Final[Speaker] = speaker(room.row.game, language)
        self.eyes: Seat = SPECTATOR
        self.looking: int | None = None
        """The number of picks after which the browser looks at the table; None is now."""
        self.lists = False
        self.tells = False
        """Whether the board is told in words."""
        self._explained: tuple[int, Thought] | None = None
        self._explaining: asyncio.Task[None] | None = None
        self._hint: tuple[int, Hint] | None = None
        """The line after which a hint was asked for, and the hint."""
        self._hinting: asyncio.Task[None] | None = None
        self.seen: Seen = {}
        self._paths: list[tuple[str, str]] | None = None
        self._was_asked = True
        self._chosen_pace: float | None = None
        self._told = 0
        self._easel: Final = Easel()
        self.breath: Final[list[float]] = []

    def set_pace(self, text: str) -> None:
        """How many milliseconds this person wants to see each step of a bot; nothing: as the server does."""
        self._chosen_pace = min(int(text), LONGEST_PACE) / 1000 if text.isdecimal() else None
        self.pace = self._chosen_pace

    def skip(self) -> None:
        """Let bots play on at once until this person is asked."""
        self.pace = 0.0

    # -- what this browser may see

    def mine(self) -> list[Seat]:
        """The seats that this person plays."""
        return self.room.seats_of(self.person)

    def wanted_eyes(self) -> Seat:
        """Through whose eyes the table should be seen now."""
        mine, ask = self.mine(), self.room.match.ask
        if len(mine) < 2:
            return mine[0] if mine else SPECTATOR
        if ask is not None and ask.seat in mine:
            return ask.seat
        # Chance may be about to deal: no hand is shown until a player has taken the device.
        is_chance = ask is not None and ask.seat < 0
        return SPECTATOR if is_chance or self.room.hides(mine) else mine[0]

    def settle_eyes(self) -> bool:
        """Change the eyes unless the device must be handed over first; return whether a curtain must fall."""
        wanted, mine = self.wanted_eyes(), self.mine()
        if wanted == self.eyes or wanted not in mine or len(mine) < 2 or not self.room.hides(mine):
            self.eyes = wanted
            return False
        return True

    def seen_view(self) -> View:
        """What this browser shows: now or at the position it looks at, and no hand behind a curtain."""
        return self._view(self.looking, SPECTATOR if self.settle_eyes() else self.eyes)

    def _view(self, index: int | None, eyes: Seat) -> View:
        """What these eyes see after `index` picks, or now (None): then they know who gave up."""
        match = self.room.match
        return match.view(eyes) if index is None else match.at(index).view(eyes)

    # -- showing

    async def welcome(self, since: int) -> None:
        """The whole page; what happened since the last visit is played first."""
        self.settle_eyes()
        missed = self._missed(since)
        if missed:
            await self._show(self._sitting(missed[0], replays=True), whole=True)
            for index in missed[1:]:
                await self._show(self._sitting(index, replays=True))
        await self.refresh(whole=not missed)

    def _missed(self, since: int) -> list[int]:
        """How many picks stood after each thing that this browser has not seen yet, the old table first."""
        picks = self.room.match.picks
        if not 0 <= since < self.room.match.seq or self.mine() == []:
            return []
        known = len([pick for pick in picks if pick.seq <= since])
        undone = since > 0 and (known == 0 or picks[known - 1].seq != since)
        if undone or not 0 < len(picks) - known <= REPLAYED:
            return []
        return list(range(known, len(picks)))

    async def refresh(self, whole: bool = False, note: str = "") -> None:
        """Show how it lies now, or the position that this browser looks at."""
        curtain = self.settle_eyes()
        with timed("view"):
            sitting = self._sitting(self.looking, is_curtain=curtain)
        await self._show(sitting, whole, note)

    def look_at(self, picks: int | None) -> None:
        """Look at the table after this number of picks; None, and a number that is not past, is now."""
        is_past = picks is not None and 0 <= picks < len(self.room.match.picks)
        self.looking = picks if is_past else None

    def forget_paths(self) -> None:
        """The browser has put its options away; the next ones are sent even if they are the same."""
        self._paths = None

    async def _show(self, sitting: Sitting, whole: bool = False, note: str = "") -> None:
        with timed("screen"):
            page = table_page(sitting)
            paths = paths_of(sitting)
        with timed("diff"):
            self.seen, changed = diff({} if whole else self.seen, page)
        asked = sitting.acts
        frame = Frame(
            sitting.seq,
            changed or None,
            whole,
            paths if paths != self._paths or whole else None,
            self._title(sitting),
            asked and not self._was_asked,
            self._sounds(sitting),
            note,
        )
        self._paths, self._was_asked = paths, asked
        if asked:
            self.pace = self._chosen_pace
        await self.send(frame)

    async def send(self, frame: Frame) -> None:
        """Send a frame; if the browser has gone, its connection will end by itself."""
        with timed("diff"):
            data = msgspec.json.encode(frame).decode()
        try:
            with timed("compress"):
                await self.socket.send_text(data)
        except (WebSocketDisconnect, RuntimeError):
            self.room.viewers.discard(self)

    async def depart(self) -> None:
        """Close the connection; the browser goes where that is explained."""
        await self._close(NO_TABLE)

    async def reconnect(self) -> None:
        """Close the connection; the browser opens it anew."""
        await self._close(COME_AGAIN)

    async def _close(self, code: int) -> None:
        with contextlib.suppress(WebSocketDisconnect, RuntimeError):
            await self.socket.close(code)

    # -- a bot's reasons

    def asked_about(self) -> int | None:
        """The decision of a bot whose reasons this browser may ask for."""
        shown = len(self.room.match.picks) if self.looking is None else self.looking
        return asked_about(self.room, self.person, shown)

    def explain(self, index: int) -> None:
        """Ask a bot for its reasons without waiting; a second question replaces the first."""
        if self._explaining is not None:
            self._explaining.cancel()
        self._explaining = asyncio.create_task(self._explain(index))

    async def _explain(self, index: int) -> None:
        room, pick = self.room, self.room.match.picks[index]
        bot = room.chairs[pick.seat].bot
        told = await reasons(self.bots, room.match, bot, index, self.person)
        async with room.lock:
            picks = room.match.picks
            if index < len(picks) and picks[index] is pick and self.asked_about() == index:
                names = [chair.name for chair in self.chairs()]
                self._explained = index, thought(room.game, told, pick, self.speaker, names)
                await self.refresh()

    # -- a good move

    def ask_hint(self) -> None:
        """Ask for advice on the own question without waiting; the answer holds for this question alone."""
        self.stop_hint()
        view, names = self.seen_view(), [chair.name for chair in self.chairs()]
        assert view.ask is not None
        if len(view.ask.options) == 1:
            self._hint = self.room.match.seq, lone(view, self.speaker, names)
            return
        self._hint = self.room.match.seq, Hint(is_thinking=True)
        self._hinting = asyncio.create_task(self._advise(view, names))

    def stop_thinking(self) -> None:
        """The browser has left: nobody waits for what is still thought of for it."""
        self.stop_hint()
        if self._explaining is not None:
            self._explaining.cancel()

    def stop_hint(self) -> None:
        """Wipe the chalk; a thought that still goes on ends."""
        if self._hinting is not None:
            self._hinting.cancel()
        self._hinting = self._hint = None

    async def _advise(self, view: View, names: list[str]) -> None:
        seq = self.room.match.seq
        told = await self.bots.reasons(ADVISER, view, self.person)
        async with self.room.lock:
            if self.room.match.seq == seq:
                self._hint = seq, hint_of(view, told, self.speaker, names)
                await self.refresh()

    def _with_hint(self, sitting: Sitting) -> Sitting:
        """The hint for the question that is shown; after a pick it is gone."""
        hint = self._hint
        if hint is not None and (hint[0] != self.room.match.seq or not sitting.acts):
            hint = None
        return msgspec.structs.replace(
            sitting,
            can_hint=may_ask(self.room, self.person),
            hint=None if hint is None else hint[1],
            hinted=counted(self.room),
        )

    def _title(self, sitting: Sitting) -> str:
        name = self.speaker.text("game-name")
        if sitting.acts:
            return f"● {self.speaker.text('page-your-turn')} · {name}"
        return f"{name} · Trollbord"

    def _sounds(self, sitting: Sitting) -> list[str]:
        """What is to be heard of what has happened since the last frame."""
        fresh, self._told = sitting.draft.news(self._told), sitting.draft.told()
        sounds = game_screen(sitting.game).sounds
        return list(dict.fromkeys([sounds[event.id] for event in fresh[:8] if event.id in sounds]))

    # -- what is shown

    def _sitting(
        self, index: int | None, is_curtain: bool = False, replays: bool = False
    ) -> Sitting:
        """The table after `index` picks, or as it is now (None)."""
        room, match = self.room, self.room.match
        if index is not None and index >= len(match.picks):
            index = None
        eyes = SPECTATOR if is_curtain else self.eyes
        count = len(match.picks) if index is None else index
        chairs = self.chairs()
        names = [chair.name for chair in chairs]
        # Sequence numbers tell how far this browser has seen; a position of the past is no news.
        seq = (match.picks[count - 1].seq if count else 0) if replays else match.seq
        sitting = Sitting(
            table=room.row.id,
            game=room.row.game,
            view=self._view(index, eyes),
            draft=self._draft(count, eyes, names, live=index is None),
            speaker=self.speaker,
            chairs=chairs,
            seq=seq,
            standing=len(match.picks),
            looking=None if replays else index,
            is_curtain=is_curtain,
            lists=self.lists,
            tells=self.tells,
            replays=replays,
            talk=self._talk(),
            face=self._face(names),
            easel=self._easel,
        )
        playing = index is None and not is_curtain and not room.is_over
        sitting = self._with_ways(self._with_room(sitting))
        sitting = self._with_undo(sitting, eyes if playing and eyes in self.mine() else None)
        return sitting if is_curtain or replays else self._with_hint(self._with_reasons(sitting))

    def _with_room(self, sitting: Sitting) -> Sitting:
        """What everyone sees of the room beside the game."""
        room, row = self.room, self.room.row
        return msgspec.structs.replace(
            sitting,
            is_host=row.host == self.person,
            is_waiting=room.is_waiting(),
            is_closed=room.fault is not None,
            may_sit=self._may_sit(),
            asks_name="" if self.has_name else room.called(self.person),
            bots=bot_levels(),
            ratings=ratings(row.game, self.bots.build),
            next=row.next,
            lost=room.lost,
            out=room.out,
            newcomer=self._newcomer(),
            ending=self._ending(),
            is_ended=room.is_ended,
            resigned=room.match.resigned,
            is_alone=players(room) <= {self.person},
            is_practice=room.is_practice,
            story=story_at(room) if sitting.looking is None and not sitting.replays else None,
        )

    def _with_ways(self, sitting: Sitting) -> Sitting:
        """The ways to go that this person has: none in a game that is over."""
        room = self.room
        if room.is_over or room.fault is not None:
            return sitting
        mine = playing(room, self.person)
        begun = bool(room.match.seq) or not room.is_waiting()
        return msgspec.structs.replace(
            sitting,
            can_leave=bool(leavable(room, self.person)),
            can_resign=begun and (len(mine) == 1 or self.eyes in mine),
            can_end=may_end(room, self.person),
        )

    def _ending(self) -> Ending | None:
        """Who asks to end the game, as this browser sees it."""
        room = self.room
        agreed, missing = agreed_to_end(room), awaited(room)
        if not agreed:
            return None
        may_agree = self.person in players(room) and self.person not in agreed
        return Ending(room.called(agreed[0]), [room.called(each) for each in missing], may_agree)

    def _may_sit(self) -> bool:
        """Whether this person is offered a free chair: nobody who plays gets a second hidden hand."""
        room = self.room
        is_let_in = room.row.join != "nobody" or room.row.host == self.person
        return (
            is_let_in
            and room.has_free_chair()
            and not room.is_over
            and not (self.mine() and is_guarded(room))
        )

    def _newcomer(self) -> Newcomer | None:
        """Who asks for a left chair, as this browser sees it."""
        asking = newcomer_of(self.room)
        if asking is None:
            return None
        may_answer = self.person in players(self.room) and self.person not in asking.agreed
        return Newcomer(self.room.called(asking.person), asking.seat, may_answer)

    def _with_undo(self, sitting: Sitting, seat: Seat | None) -> Sitting:
        """The request to go back, and what a seat that plays may take back."""
        match, request = self.room.match, self.room.match.history.request
        if request is not None:
            agreed = any(each in request.agreed for each in self.mine())
            sitting = msgspec.structs.replace(
                sitting, request=request.seat, way=request.way, has_agreed=agreed
            )
        if seat is None:
            return sitting
        return msgspec.structs.replace(
            sitting,
            can_undo=match.can_undo(seat),
            can_redo=match.can_redo(seat),
            can_request=self._can_request(seat),
            asks_practice=self._asks_practice(seat),
            can_correct=match.history.can_correct(),
        )

    def _with_reasons(self, sitting: Sitting) -> Sitting:
        why, explained = self.asked_about(), self._explained
        thought = explained[1] if explained is not None and explained[0] == why else None
        return msgspec.structs.replace(sitting, why=why, thought=thought)

    def _face(self, names: Sequence[str]) -> Face | None:
        """The clock as this person sees it."""
        clock, mine = self.room.clock, self.mine()
        if clock is None:
            return None
        return Face(
            [clock.left(seat) for seat in range(self.room.row.seats)],
            clock.running,
            clock.wait,
            clock.times.paused,
            [names[seat] for seat in clock.times.asking],
            any(seat in clock.times.asking for seat in mine),
            bool(mine),
        )

    def _talk(self) -> Talk:
        """What this person hears, and may say."""
        room = self.room
        muted = muted_by(room, self.person)
        said = spoken(room)
        silent = {row.person: row.number for row in said if row.person in muted}
        heard = [row for row in said if row.person not in muted]
        rows = [
            Spoken(
                row.number,
                row.seat,
                room.called(row.person),
                self.speaker.text(f"page-phrase-{row.text}") if row.kind == PHRASE else row.text,
                row.person == self.person,
            )
            for row in heard[-HEARD:]
        ]
        return Talk(
            rows,
            may_speak(room, self.person),
            [(number, room.called(person)) for person, number in silent.items()],
            note_of(room, self.person),
        )

    def _asks_practice(self, seat: Seat) -> bool:
        """Whether going back makes this a practice table, which the person is asked first."""
        index = self.room.match.history.last_decision(seat)
        return index is not None and self.room.bots_mind(index)

    def _can_request(self, seat: Seat) -> bool:
        match = self.room.match
        return (
            match.history.request is None
            and not match.can_undo(seat)
            and match.history.last_decision(seat) is not None
        )

    def _draft(self, count: int, eyes: Seat, names: Sequence[str], live: bool) -> Draft:
        history = self.room.history(eyes)
        told = history if count == len(history) else history[:count]
        return Draft(self.form, names, self.mine(), told, live)

    def told_table(self) -> Table:
        """The table that is told to this person: what is seen now, and what was told up to there."""
        names = [chair.name for chair in self.chairs()]
        view, here = self.seen_view(), self.looking
        told = self.room.history(view.seat)
        seen = [entry for entry in told if here is None or entry.index <= here]
        return Table(view, self.speaker, names, seen)

    def chairs(self) -> list[Chair]:
        """The chairs as this browser sees them."""
        room = self.room
        return [
            Chair(
                chair.seat,
                chair.kind,
                called(room, chair, self.speaker),
                chair.bot,
                chair.person == self.person,
                chair.kind not in (PERSON, STANDIN) or room.is_here(chair.person),
                bool(chair.accepts),
                is_program(chair.person),
            )
            for chair in room.chairs
        ]
