"""One browser that shows a lesson: it is sent what has changed, and says what the learner does."""

from __future__ import annotations

import contextlib
from typing import Final

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from trollbord.ink.cache import Easel
from trollbord.ink.keyed import Seen, diff
from trollbord.ink.screen import Draft, Entry, Form
from trollbord.kernel.errors import TrollbordError
from trollbord.page.coach import Coach, coach_of
from trollbord.page.help_card import help_card, refusal_note
from trollbord.page.hint import Hint
from trollbord.page.meaning import clicked, meanings, refusal
from trollbord.page.question import paths_of
from trollbord.page.screens import game_screen
from trollbord.page.sitting import Chair, Sitting
from trollbord.page.table_page import table_page
from trollbord.server.errors import Refused
from trollbord.server.jobs.hint import hint_of
from trollbord.server.live.frame import Frame
from trollbord.server.live.messages import Command, read
from trollbord.server.rooms.lesson_room import LessonRoom
from trollbord.server.rooms.watcher import Watcher
from trollbord.teach import Kind, lessons
from trollbord.words import speaker

COME_AGAIN: Final = 1012
"""The close code of a connection that the browser should open anew."""


class LessonViewer(Watcher):
    """The connection of one browser to a lesson."""

    def __init__(
        self, room: LessonRoom, socket: WebSocket, name: str, form: Form, language: str
    ) -> None:
        self.room: Final = room
        self.socket: Final = socket
        self.person = room.person
        self.name: Final = name
        self.form: Final[Form] = form
        self.speaker: Final = speaker(room.tutor.lesson.game.id, language)
        self.lists = False
        self.seen: Seen = {}
        self._paths: list[tuple[str, str]] | None = None
        self._told = 0
        self._easel: Final = Easel()

    # -- hearing

    async def hear(self, text: str) -> None:
        """Do what the browser says, or tell it why not."""
        try:
            await self._do(read(text))
        except Refused as refused:
            await self._resync(self.speaker.text(str(refused)))
        except TrollbordError as error:
            await self._resync(self.speaker.error(error, self._players()))

    async def _resync(self, note: str) -> None:
        async with self.room.lock:
            await self.refresh(whole=True, note=note)

    async def _do(self, command: Command) -> None:
        if command.act == "list":
            self.lists = not self.lists
            async with self.room.lock:
                await self.refresh()
        elif command.act == "why":
            await self._why(clicked(self.room.tutor.view(), command.keys, command.arg))
        elif command.act == "help":
            shown = help_card(self.room.tutor.view(), command.keys, self.speaker, self._players())
            if shown is not None:
                await self.send(Frame(self.room.seq, help=str(shown)))
        else:
            async with self.room.change():
                self._act(command)

    def _act(self, command: Command) -> None:
        """What the learner does; the advice of a moment ago is wiped off."""
        room, tutor = self.room, self.room.tutor
        if command.act != "show-me":
            room.advised, room.is_advising = None, False
        match command.act:
            case "pick":
                self._pick(command)
            case "guess":
                tutor.guess(command.arg)
            case "next":
                tutor.go_on()
            case "retry":
                tutor.retry()
            case "show-me":
                room.advise()
            case "back":
                tutor.back()
            case "skip":
                tutor.skip()
            case "step":
                tutor.open(tutor.lesson.place_of(command.arg))
            case _:
                raise Refused("page-bad-form")

    def _pick(self, command: Command) -> None:
        if command.seq != self.room.seq:
            raise Refused("page-stale")
        self._paths = None
        self.room.tutor.pick(command.options)

    async def _why(self, keys: list[str]) -> None:
        """A click that leads to nothing: the game's reason; where a note invites to it, that is the lesson."""
        tutor = self.room.tutor
        if not tutor.acts:
            return
        view = tutor.view()
        meant = meanings(view, keys)
        wanted = [option for option in meant if tutor.note.invites(option)]
        if tutor.note.kind is Kind.TRY and wanted:
            async with self.room.change():
                tutor.refuse(wanted[0])
            return
        words, rule = refusal(view, keys, self.speaker, self._players())
        told = refusal_note(view.game.id, words, rule)
        await self.send(Frame(self.room.seq, refusal=str(told)))

    # -- showing

    async def refresh(self, whole: bool = False, note: str = "") -> None:
        """Show the lesson as it stands."""
        sitting = self._sitting()
        page, paths = table_page(sitting), paths_of(sitting)
        self.seen, changed = diff({} if whole else self.seen, page)
        fresh, self._told = sitting.draft.news(self._told), sitting.draft.told()
        sounds = game_screen(sitting.game).sounds
        heard = [sounds[event.id] for event in fresh[:8] if event.id in sounds]
        frame = Frame(
            sitting.seq,
            changed or None,
            whole,
            paths if paths != self._paths or whole else None,
            f"{self._coach().title} · {self.speaker.text('game-name')} · Trollbord",
            sounds=[] if whole else list(dict.fromkeys(heard)),
            note=note,
        )
        self._paths = paths
        await self.send(frame)

    async def send(self, frame: Frame) -> None:
        """Send a frame; if the browser has gone, its connection will end by itself."""
        try:
            await self.socket.send_text(msgspec.json.encode(frame).decode())
        except (WebSocketDisconnect, RuntimeError):
            self.room.viewers.discard(self)

    async def depart(self) -> None:
        """Close the connection."""
        await self.reconnect()

    async def reconnect(self) -> None:
        """Close the connection; the browser opens it anew."""
        with contextlib.suppress(WebSocketDisconnect, RuntimeError):
            await self.socket.close(COME_AGAIN)

    # -- what is shown

    def _players(self) -> list[str]:
        tutor = self.room.tutor
        bot = self.speaker.name(tutor.note.bot)
        seats = range(tutor.scene.state.seats)
        return [self.name if seat == tutor.lesson.learner else bot for seat in seats]

    def _coach(self) -> Coach:
        tutor, words = self.room.tutor, self.speaker
        known = lessons(tutor.lesson.game.id)
        later = known[known.index(tutor.lesson) + 1 :]
        following = [(each.id, words.text(each.title)) for each in later]
        return coach_of(tutor, words, self._players(), self._hint(), following)

    def _hint(self) -> Hint | None:
        """What the adviser says in free play, as at any table."""
        room = self.room
        if room.is_advising:
            return Hint(is_thinking=True)
        return hint_of(*room.advised, self.speaker, self._players()) if room.advised else None

    def _chairs(self) -> list[Chair]:
        tutor = self.room.tutor
        return [
            Chair(seat, "person" if is_own else "bot", name, "", is_own)
            for seat, name in enumerate(self._players())
            for is_own in [seat == tutor.lesson.learner]
        ]

    def _sitting(self) -> Sitting:
        tutor = self.room.tutor
        learner = tutor.lesson.learner
        history = [
            Entry(index, taken.seat, [event.seen(learner) for event in taken.events])
            for index, taken in enumerate(tutor.scene.history, 1)
        ]
        return Sitting(
            table="",
            game=tutor.lesson.game.id,
            view=tutor.view(),
            draft=Draft(self.form, self._players(), [learner], history),
            speaker=self.speaker,
            chairs=self._chairs(),
            seq=self.room.seq,
            standing=len(history),
            lists=self.lists,
            coach=self._coach(),
            easel=self._easel,
        )
