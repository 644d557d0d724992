"""Viewers: one browser at a table. It is shown what its seat may know, and only what has changed."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Sequence
from typing import Final

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from trollbord.ink.cache import Easel
from trollbord.ink.keyed import Seen, diff
from trollbord.ink.screen import Draft, Form
from trollbord.kernel.seat import SPECTATOR, Seat
from trollbord.kernel.state import State
from trollbord.page.chat_pane import Spoken, Talk
from trollbord.page.clockface import Face
from trollbord.page.question import paths_of
from trollbord.page.screens import game_screen
from trollbord.page.sitting import Chair, Sitting, Thought
from trollbord.page.table_page import table_page
from trollbord.server.jobs.explain import asked_about
from trollbord.server.live.frame import Frame
from trollbord.server.live.watcher import Watcher
from trollbord.server.profile import timed
from trollbord.server.rooms.chat import PHRASE, may_speak, muted_by, note_of
from trollbord.server.rooms.occupants import PERSON, STANDIN, bot_levels
from trollbord.server.rooms.room import Room
from trollbord.server.rooms.seating import called
from trollbord.server.web.tokens import is_program
from trollbord.words import Speaker, speaker

NO_TABLE: Final = 4404
"""The line is closed with this where there is no table, or none any more."""
HEARD: Final = 80
"""So much of what was said is shown."""
REPLAYED: Final = 24
"""So many picks that somebody missed are shown one by one; more are too many to watch."""


class Viewer(Watcher):
    """One line to one browser."""

    def __init__(
        self, room: Room, socket: WebSocket, person: str, form: Form, language: str
    ) -> None:
        self.room: Final = room
        self.socket: Final = socket
        self.person = person
        self.form: Final[Form] = form
        self.speaker: Final[Speaker] = speaker(room.row.game, language)
        self.eyes: Seat = SPECTATOR
        self.looking = -1
        self.lists = False
        self.reasons: tuple[int, Thought] | None = None
        self.asking: asyncio.Task[None] | None = None
        self.seen: Seen = {}
        self._paths: list[tuple[str, str]] | None = None
        self._was_asked = True
        self._told = 0
        self._easel: Final = Easel()
        self.breath: Final[list[float]] = []

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
        # Chance may be about to deal: nobody's hand is shown until somebody has taken the device.
        is_chance = ask is not None and ask.seat < 0
        return SPECTATOR if is_chance or self.hides(mine) else mine[0]

    def hides(self, seats: Sequence[Seat]) -> bool:
        """Whether these seats, at one device, have secrets from each other."""
        views = [self.room.match.view(seat) for seat in seats]
        known = [[getattr(view, name) for name in view.FIELDS] for view in views]
        return any(each != known[0] for each in known)

    def settle_eyes(self) -> bool:
        """Change the eyes if nobody must leave the device first; whether a curtain must fall."""
        wanted, mine = self.wanted_eyes(), self.mine()
        if wanted == self.eyes or wanted not in mine or len(mine) < 2 or not self.hides(mine):
            self.eyes = wanted
            return False
        return True

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
        if since < 0 or since >= self.room.match.seq or self.mine() == []:
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
        await self.send(frame)

    async def send(self, frame: Frame) -> None:
        """Say something to the browser; if it has gone, its line will end by itself."""
        with timed("diff"):
            data = msgspec.json.encode(frame).decode()
        try:
            with timed("compress"):
                await self.socket.send_text(data)
        except (WebSocketDisconnect, RuntimeError):
            self.room.viewers.discard(self)

    async def depart(self) -> None:
        """Close the line; the browser goes where that is explained."""
        with contextlib.suppress(WebSocketDisconnect, RuntimeError):
            await self.socket.close(NO_TABLE)

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

    def _sitting(self, index: int, is_curtain: bool = False, replays: bool = False) -> Sitting:
        room, match = self.room, self.room.match
        eyes = SPECTATOR if is_curtain else self.eyes
        past = 0 <= index < len(match.picks)
        state: State = match.at(index) if past else match.state
        shown = match.picks[:index] if past else match.picks
        mine, request = self.mine(), match.request
        chairs = self.chairs()
        names = [chair.name for chair in chairs]
        playing = not past and not is_curtain and eyes in mine and not room.is_over
        # Sequence numbers tell how far this browser has seen; a position of the past is no news.
        why = asked_about(self) if not is_curtain and not replays else -1
        seq = (shown[-1].seq if shown else 0) if replays else match.seq
        return Sitting(
            table=room.row.id,
            game=room.row.game,
            view=state.view(eyes),
            draft=self._draft(len(shown), eyes, names, live=not past),
            speaker=self.speaker,
            chairs=chairs,
            seq=seq,
            standing=len(match.picks),
            looking=index if past and not replays else -1,
            is_host=room.row.host == self.person,
            is_waiting=room.is_waiting(),
            is_curtain=is_curtain,
            can_undo=playing and match.can_undo(eyes),
            can_redo=playing and match.can_redo(eyes),
            can_request=playing and self._can_request(eyes),
            can_correct=playing and match.can_correct(),
            request=request.seat if request is not None else -9,
            way=request.way if request is not None else (0, 0),
            has_agreed=request is not None and any(seat in request.agreed for seat in mine),
            may_sit=room.row.join != "nobody" or room.row.host == self.person,
            bots=bot_levels(),
            lists=self.lists,
            next=room.row.next,
            replays=replays,
            talk=self._talk(),
            face=self._face(names),
            lost=room.lost,
            out=room.out,
            why=why,
            thought=self.reasons[1] if self.reasons and self.reasons[0] == why else None,
            easel=self._easel,
        )

    def _face(self, names: Sequence[str]) -> Face | None:
        """The clock as this person sees it."""
        clock, mine = self.room.clock, self.mine()
        if clock is None:
            return None
        return Face(
            [clock.left(seat) for seat in range(self.room.row.seats)],
            clock.running,
            clock.times.paused,
            [names[seat] for seat in clock.times.asking],
            any(seat in clock.times.asking for seat in mine),
            bool(mine),
        )

    def _talk(self) -> Talk:
        """What this person hears, and may say."""
        room = self.room
        muted = muted_by(room, self.person)
        silent = {row.person: row.number for row in room.said if row.person in muted}
        heard = [row for row in room.said if row.person not in muted]
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

    def _can_request(self, seat: Seat) -> bool:
        match = self.room.match
        return (
            match.request is None
            and not match.can_undo(seat)
            and self.room.last_decision(seat) >= 0
        )

    def _draft(self, count: int, eyes: Seat, names: Sequence[str], live: bool) -> Draft:
        history = self.room.history(eyes)
        told = history if count == len(history) else history[:count]
        return Draft(self.form, names, self.mine(), told, live)

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
