"""Replays: one browser that looks at a game again, at any position and through any eyes that it may have."""

from __future__ import annotations

import asyncio
import math
from collections.abc import Sequence
from typing import Final

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from trollbord.bots import REASONERS
from trollbord.ink.cache import Easel
from trollbord.ink.keyed import Seen, diff
from trollbord.ink.screen import Draft, Entry, Form
from trollbord.kernel.errors import TrollbordError
from trollbord.kernel.event import Event
from trollbord.kernel.seat import NATURE, SPECTATOR, Seat
from trollbord.kernel.state import State
from trollbord.page.help_card import help_card
from trollbord.page.replay_controls import Film
from trollbord.page.sitting import Sitting, Thought
from trollbord.page.table_page import SAID, table_page
from trollbord.records.record import ChatLine
from trollbord.server.errors import Refused
from trollbord.server.jobs.explain import decision_before, reasons, thought
from trollbord.server.live.frame import Frame
from trollbord.server.live.messages import Command, read
from trollbord.server.live.replay_source import Showing
from trollbord.server.rooms.happenings import resignations
from trollbord.server.rooms.services import BotService
from trollbord.words import speaker

EVERYONE: Final = "open"
"""The eyes of the seat that is asked, with everything that any seat was told."""


class Replayer:
    """The connection of one browser to one replay."""

    def __init__(
        self,
        showing: Showing,
        socket: WebSocket,
        form: Form,
        language: str,
        bots: BotService | None = None,
        person: str = "",
    ) -> None:
        self.showing: Final = showing
        self.bots: Final = bots
        self.person: Final = person
        self._explained: tuple[int, Thought] | None = None
        self._explaining: asyncio.Task[None] | None = None
        self.socket: Final = socket
        self.form: Final[Form] = form
        self.speaker: Final = speaker(showing.game, language)
        self.at = 0
        self.eyes = self.choices()[0][0]
        self.verdict: tuple[Sequence[str], bool] = ((), True)
        self._said: Final = showing.record().said()
        self.seen: Seen = {}
        self._easel: Final = Easel()

    def choices(self) -> list[tuple[str, str]]:
        """The eyes that may be chosen: a seat's own first, while the game goes on."""
        names = [chair.name for chair in self.showing.chairs(self.speaker)]
        said = self.speaker.text
        found = [(str(seat), names[seat]) for seat in self.showing.eyes() if seat >= 0]
        watcher = [(str(SPECTATOR), said("page-film-spectator"))]
        everyone = [(EVERYONE, said("page-film-open"))] if self.showing.is_open else []
        seen = watcher if SPECTATOR in self.showing.eyes() else []
        return [*everyone, *found, *seen]

    # -- hearing

    def choose_eyes(self, wanted: str) -> None:
        """Look through other eyes, if they may be looked through."""
        if wanted not in [id for id, _ in self.choices()]:
            raise Refused("page-not-offered")
        self.eyes = wanted

    def go(self, wanted: str) -> None:
        """Go to the position after this number of picks."""
        if not wanted.isdecimal() or len(wanted) > 6:
            raise Refused("page-bad-form")
        self.at = min(int(wanted), len(self.showing.match.picks))

    def check(self) -> None:
        """Verify the record, and say what was found."""
        try:
            found = self.showing.check()
        except TrollbordError as error:
            self.verdict = ([self.speaker.error(error)], False)
            return
        words = [self.speaker.message(message) for message in found.messages()]
        head = self.speaker.text("page-verify-good" if found.is_good else "page-verify-bad")
        self.verdict = ([head, *words], found.is_good)

    async def hear(self, text: str) -> None:
        """Do what the browser says, or tell it why not."""
        note = ""
        try:
            command = read(text)
            if command.act == "help":
                await self._help(command.keys)
                return
            self._do(command)
        except Refused as refused:
            note = self.speaker.text(str(refused))
        await self.refresh(note=note)

    async def _help(self, keys: list[str]) -> None:
        sitting = self._sitting()
        shown = help_card(sitting.view, keys, self.speaker, sitting.players)
        if shown is not None:
            await self.send(Frame(self.at, help=str(shown)))

    def _do(self, command: Command) -> None:
        if command.act == "look":
            self.go(command.arg)
        elif command.act == "eyes":
            self.choose_eyes(command.arg)
        elif command.act == "verify":
            self.check()
        elif command.act == "reasons":
            self._explain(command.arg)
        else:
            raise Refused("page-bad-form")

    # -- a bot's reasons

    def asked_about(self) -> int | None:
        """The decision that led to the position, if a bot made it and everything may be seen."""
        picks = self.showing.match.picks
        index = decision_before(picks, min(self.at, len(picks)) - 1)
        may_know = self.showing.is_open and self.bots is not None and index >= 0
        return index if may_know and self.showing.bot_at(picks[index].seat) in REASONERS else None

    def _explain(self, wanted: str) -> None:
        """Let the bot think again without waiting; a second question replaces the first."""
        index = self.asked_about()
        if index is None or wanted != str(index):
            raise Refused("page-why-hidden")
        self.stop()
        self._explaining = asyncio.create_task(self._tell(index))

    def stop(self) -> None:
        """End a thought that goes on."""
        if self._explaining is not None:
            self._explaining.cancel()

    async def _tell(self, index: int) -> None:
        assert self.bots is not None
        match = self.showing.match
        pick, names = (
            match.picks[index],
            [chair.name for chair in self.showing.chairs(self.speaker)],
        )
        bot = self.showing.bot_at(pick.seat)
        told = await reasons(self.bots, match, bot, index, self.person)
        self._explained = index, thought(match.game, told, pick, self.speaker, names)
        await self.refresh()

    # -- showing

    async def refresh(self, whole: bool = False, note: str = "") -> None:
        """Show the position."""
        page = table_page(self._sitting())
        self.seen, changed = diff({} if whole else self.seen, page)
        title = f"{self.speaker.text('game-name')} · Trollbord"
        await self.send(Frame(self.at, changed or None, whole, title=title, note=note))

    async def send(self, frame: Frame) -> None:
        """Send a frame; if the browser has gone, its connection will end by itself."""
        try:
            await self.socket.send_text(msgspec.json.encode(frame).decode())
        except (WebSocketDisconnect, RuntimeError):
            return

    def _eyes_at(self, state: State) -> Seat:
        if self.eyes != EVERYONE:
            return int(self.eyes)
        if state.ask is not None and state.ask.seat >= 0:
            return state.ask.seat
        played = [pick.seat for pick in self.showing.match.picks[: self.at] if pick.seat >= 0]
        return played[-1] if played else 0

    def _sitting(self) -> Sitting:
        showing, match = self.showing, self.showing.match
        self.at = min(self.at, len(match.picks))
        state = match.at(self.at)
        eyes = self._eyes_at(state)
        is_last = self.at == len(match.picks)
        chairs = showing.chairs(self.speaker)
        draft = Draft(
            self.form,
            [chair.name for chair in chairs],
            [eyes] if eyes >= 0 else [],
            self._history(eyes),
            live=False,
        )
        return Sitting(
            table="",
            game=showing.game,
            view=match.view(eyes) if is_last else state.view(eyes),
            draft=draft,
            speaker=self.speaker,
            chairs=[msgspec.structs.replace(chair, is_mine=chair.seat == eyes) for chair in chairs],
            seq=self.at,
            standing=len(match.picks),
            looking=self.at,
            film=self._film(eyes),
            thought=self._thought(),
            easel=self._easel,
        )

    def _history(self, eyes: Seat) -> list[Entry]:
        """What was told of each pick, who gave up after it, and what was said, where the record keeps that."""
        tells_all, match = self.eyes == EVERYONE, self.showing.match
        entries = _talk(0, self._said.get(0, ()))
        given_up = resignations(match)
        for index, pick in enumerate(match.picks[: self.at], 1):
            events = pick.events if tells_all else [event.seen(eyes) for event in pick.events]
            entries.append(Entry(index, pick.seat, events))
            following = match.picks[index].seq if index < len(match.picks) else math.inf
            told = [event for seq, event in given_up if pick.seq < seq < following]
            entries += [Entry(index, SPECTATOR, [event]) for event in told]
            entries += _talk(index, self._said.get(pick.seq, ()))
        return entries

    def _thought(self) -> Thought | None:
        """What was told of the decision that is shown."""
        told = self._explained
        return told[1] if told is not None and told[0] == self.asked_about() else None

    def _film(self, eyes: Seat) -> Film:
        showing = self.showing
        is_last = self.at == len(showing.match.picks) and showing.match.result is not None
        words, is_good = self.verdict
        return Film(
            showing.home,
            self.at,
            showing.turns(),
            self.eyes,
            self.choices(),
            can_fork=showing.is_open and not is_last,
            fork_seat=max(eyes, 0),
            can_verify=any([pick.seat == NATURE for pick in showing.match.picks]),
            verdict=words,
            is_good=is_good,
            why=self.asked_about(),
        )


def _talk(index: int, said: Sequence[ChatLine]) -> list[Entry]:
    """Chat, as entries of the history that belong to no turn."""
    told = [Event(SAID, {"seat": line.seat, "given": line.words}) for line in said]
    return [Entry(index, SPECTATOR, [each]) for each in told]
