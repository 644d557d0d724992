"""Viewers of a replay: one browser looks at a game again, at any position and through any eyes that it may have."""

from __future__ import annotations

import asyncio
import math
from collections.abc import Callable, Sequence
from typing import Final

import msgspec

from trollbord.bots import REASONERS
from trollbord.ink.screen import Draft, Entry, Form
from trollbord.kernel.errors import TrollbordError
from trollbord.kernel.event import Event
from trollbord.kernel.seat import NATURE, SPECTATOR, Seat
from trollbord.kernel.state import State
from trollbord.kernel.view import View
from trollbord.page.replay_controls import ReplayControls
from trollbord.page.sitting import AidsPart, MomentPart, Sitting, Thought
from trollbord.page.table_page import SAID
from trollbord.records.record import ChatLine
from trollbord.server.errors import Refused
from trollbord.server.live.aside import Aside
from trollbord.server.live.channel import Channel
from trollbord.server.live.commands import BrowserCommands
from trollbord.server.live.messages import Command
from trollbord.server.live.reasons import decision_before, reasons, thought
from trollbord.server.live.replay_source import ReplaySource
from trollbord.server.live.reviews import ReplayReview
from trollbord.server.live.viewer import Viewer
from trollbord.server.rooms.happenings import resignations
from trollbord.server.rooms.services import BotService
from trollbord.words import speaker

EVERYONE: Final = "open"
"""The eyes of the seat that is asked, with everything that any seat was told."""


class ReplayViewer(Viewer):
    """The connection of one browser to one replay."""

    def __init__(
        self,
        source: ReplaySource,
        channel: Channel,
        form: Form,
        language: str,
        bots: BotService | None = None,
        person: str = "",
    ) -> None:
        super().__init__(channel, person, form, speaker(source.game, language), asyncio.Lock())
        self.source: Final = source
        self.bots: Final = bots
        self.reasons: Final[Aside[Thought]] = Aside()
        """What a bot says about its decision of this number."""
        self.review: Final = ReplayReview(source.match, self.speaker)
        self.at = 0
        self.eyes = self.choices()[0][0]
        self.verdict: tuple[Sequence[str], bool] = ((), True)
        self._said: Final = source.record().said()

    def choices(self) -> list[tuple[str, str]]:
        """The eyes that may be chosen: a seat's own first, while the game goes on."""
        names = [chair.name for chair in self.source.chairs(self.speaker)]
        said = self.speaker.text
        found = [(str(seat), names[seat]) for seat in self.source.eyes() if seat >= 0]
        watcher = [(str(SPECTATOR), said("page-film-spectator"))]
        everyone = [(EVERYONE, said("page-film-open"))] if self.source.is_open else []
        seen = watcher if SPECTATOR in self.source.eyes() else []
        return [*everyone, *found, *seen]

    @property
    def seq(self) -> int:
        return self.at

    def seen_view(self) -> View:
        return self.sitting().view

    def names(self) -> list[str]:
        return [chair.name for chair in self.source.chairs(self.speaker)]

    async def welcome(self) -> None:
        await self.refresh(whole=True)

    async def obey(self, command: Command) -> None:
        await COMMANDS.obey(self, command)

    async def change(self, deed: Callable[[], None]) -> None:
        """Nobody else looks at this replay."""
        async with self.lock:
            deed()
            await self.refresh()

    async def refuse(self, note: str) -> None:
        """Tell why not: nothing of a replay is ever stale."""
        async with self.lock:
            await self.refresh(note=note)

    def paths(self, sitting: Sitting, whole: bool) -> None:
        """Nothing is picked here."""

    def sounds(self, sitting: Sitting, whole: bool) -> list[str]:
        return []

    # -- what may be chosen

    def choose_eyes(self, wanted: str) -> None:
        """Look through other eyes, if they may be looked through."""
        if wanted not in [id for id, _ in self.choices()]:
            raise Refused("page-not-offered")
        self.eyes = wanted

    def go(self, wanted: str) -> None:
        """Go to the position after this number of picks."""
        if not wanted.isdecimal() or len(wanted) > 6:
            raise Refused("page-bad-form")
        self.at = min(int(wanted), len(self.source.match.picks))

    def check(self) -> None:
        """Verify the record, and say what was found."""
        try:
            found = self.source.check()
        except TrollbordError as error:
            self.verdict = ([self.speaker.error(error)], False)
            return
        words = [self.speaker.message(message) for message in found.messages()]
        head = self.speaker.text("page-verify-good" if found.is_good else "page-verify-bad")
        self.verdict = ([head, *words], found.is_good)

    # -- a bot's reasons

    def asked_about(self) -> int | None:
        """The decision that led to the position, if a bot made it and everything may be seen."""
        picks = self.source.match.picks
        index = decision_before(picks, min(self.at, len(picks)) - 1)
        may_know = self.source.is_open and self.bots is not None and index >= 0
        return index if may_know and self.source.bot_at(picks[index].seat) in REASONERS else None

    def explain(self, wanted: str) -> None:
        """Let the bot think again without waiting; a second question replaces the first."""
        index, bots, match = self.asked_about(), self.bots, self.source.match
        if index is None or bots is None or wanted != str(index):
            raise Refused("page-why-hidden")
        pick = match.picks[index]
        bot = self.source.bot_at(pick.seat)
        self.ask(
            self.reasons,
            index,
            lambda: reasons(bots, match, bot, index, self.person),
            lambda told: thought(match.game, told, pick, self.speaker, self.names()),
        )

    def stop_thinking(self) -> None:
        self.reasons.stop()
        self.review.stop()

    # -- the review

    def may_review(self) -> bool:
        """Whether the game is over, and all of it may be seen."""
        return (
            self.source.is_open and self.bots is not None and self.source.match.result is not None
        )

    def ask_review(self) -> None:
        """Let the game be reviewed without waiting: it fills while one looks."""
        if not self.may_review() or self.bots is None:
            raise Refused("page-not-offered")
        self.review.ask(self.bots, self.source.record().text(), self.person, self._show_again)

    async def _show_again(self) -> None:
        async with self.lock:
            await self.refresh()

    def open_moment(self, wanted: str) -> None:
        """Go to a moment, and look at it with the eyes of who decided."""
        if not wanted.isdecimal() or len(wanted) > 2:
            raise Refused("page-bad-form")
        found = self.review.open(int(wanted))
        if found is None:
            raise Refused("page-not-offered")
        self.at, seat = found
        self.choose_eyes(str(seat))

    # -- what is shown

    def _eyes_at(self, state: State) -> Seat:
        if self.eyes != EVERYONE:
            return int(self.eyes)
        if state.ask is not None and state.ask.seat >= 0:
            return state.ask.seat
        played = [pick.seat for pick in self.source.match.picks[: self.at] if pick.seat >= 0]
        return played[-1] if played else 0

    def sitting(self) -> Sitting:
        source, match = self.source, self.source.match
        self.at = min(self.at, len(match.picks))
        state = match.at(self.at)
        eyes = self._eyes_at(state)
        is_last = self.at == len(match.picks)
        chairs = source.chairs(self.speaker)
        draft = Draft(
            self.form,
            [chair.name for chair in chairs],
            [eyes] if eyes >= 0 else [],
            self._history(eyes),
            live=False,
        )
        why = self.asked_about()
        return Sitting(
            match.view(eyes) if is_last else state.view(eyes),
            draft,
            self.speaker,
            [msgspec.structs.replace(chair, is_mine=chair.seat == eyes) for chair in chairs],
            MomentPart(self.at, len(match.picks), looking=self.at),
            aids=AidsPart(thought=self.reasons.told(why)),
            replay=self._controls(eyes, why),
            cache=self.cache,
        )

    def _history(self, eyes: Seat) -> list[Entry]:
        """What was told of each pick, who gave up after it, and what was said, where the record keeps that."""
        tells_all, match = self.eyes == EVERYONE, self.source.match
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

    def _controls(self, eyes: Seat, why: int | None) -> ReplayControls:
        source = self.source
        is_last = self.at == len(source.match.picks) and source.match.result is not None
        words, is_good = self.verdict
        return ReplayControls(
            source.home,
            self.at,
            source.turns(),
            self.eyes,
            self.choices(),
            can_fork=source.is_open and not is_last,
            fork_seat=max(eyes, 0),
            can_verify=any([pick.seat == NATURE for pick in source.match.picks]),
            verdict=words,
            is_good=is_good,
            why=why,
            review=self.review.pane(self.names()) if self.may_review() else None,
        )


COMMANDS: Final[BrowserCommands[ReplayViewer]] = BrowserCommands(
    deeds={
        "look": lambda viewer, command: viewer.go(command.arg),
        "eyes": lambda viewer, command: viewer.choose_eyes(command.arg),
        "verify": lambda viewer, command: viewer.check(),
        "reasons": lambda viewer, command: viewer.explain(command.arg),
        "review": lambda viewer, command: viewer.ask_review(),
        "moment": lambda viewer, command: viewer.open_moment(command.arg),
    },
    looks={},
)
"""All that a browser may say at a replay."""


def _talk(index: int, said: Sequence[ChatLine]) -> list[Entry]:
    """Chat, as entries of the history that belong to no turn."""
    told = [Event(SAID, {"seat": line.seat, "given": line.words}) for line in said]
    return [Entry(index, SPECTATOR, [each]) for each in told]
