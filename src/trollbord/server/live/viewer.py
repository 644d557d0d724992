"""Viewers: one browser that looks at a table, a lesson or a replay. It is sent what it may know, and only what has changed.

A kind of viewing says what is shown (`sitting`), what browsers may say (`obey`) and what else a frame tells; whatever has to do
with frames, patches and messages is here, once.
"""

from __future__ import annotations

import asyncio
from abc import abstractmethod
from collections.abc import Awaitable, Callable
from typing import Final, TypeVar

from trollbord.ink.cache import PartCache
from trollbord.ink.keyed import Seen, diff
from trollbord.ink.screen import Form
from trollbord.kernel.errors import TrollbordError
from trollbord.kernel.view import View
from trollbord.page.help_card import help_card
from trollbord.page.question import paths_of
from trollbord.page.screens import game_screen
from trollbord.page.sitting import Sitting
from trollbord.page.table_page import table_page
from trollbord.server.errors import Refused
from trollbord.server.live.aside import Aside
from trollbord.server.live.channel import Channel, ChannelClosed
from trollbord.server.live.frame import Frame
from trollbord.server.live.messages import Command, read
from trollbord.server.profile import timed
from trollbord.server.rooms.told import ToldReasons
from trollbord.server.rooms.watcher import Watcher
from trollbord.words import Speaker

NO_TABLE: Final = 4404
"""The channel is closed with this code where there is no table, or none any more."""
COME_AGAIN: Final = 1012
"""The channel is closed with this code where the browser should open it anew."""
HEARD_AT_ONCE: Final = 8
"""Events of a frame that can be heard."""

Paths = list[tuple[str, str]]
T = TypeVar("T")


class Viewer(Watcher):
    """One browser's connection, whatever it looks at."""

    def __init__(
        self, channel: Channel, person: str, form: Form, words: Speaker, lock: asyncio.Lock
    ) -> None:
        self.channel: Final = channel
        self.person = person
        self.form: Final[Form] = form
        self.speaker: Final = words
        self.lock: Final = lock
        """Held while something is shown or changed."""
        self.lists = False
        """Whether all options are shown as buttons."""
        self.seen: Seen = {}
        self.cache: Final = PartCache()
        self._paths: Paths | None = None
        self._told = 0

    # -- what a kind of viewing says

    @property
    @abstractmethod
    def seq(self) -> int:
        """The number of the last line that this browser is shown."""

    @abstractmethod
    def sitting(self) -> Sitting:
        """What is shown now."""

    @abstractmethod
    def seen_view(self) -> View:
        """The table as this browser sees it."""

    @abstractmethod
    def names(self) -> list[str]:
        """The players by their seats."""

    @abstractmethod
    async def obey(self, command: Command) -> None:
        """Do what the browser says."""

    @abstractmethod
    async def change(self, deed: Callable[[], None]) -> None:
        """Change what is looked at, and show it to everyone who looks at it."""

    @abstractmethod
    async def welcome(self) -> None:
        """The browser has come: show it everything."""

    async def leave(self) -> None:
        """The browser has gone."""

    def lose(self) -> None:
        """The browser could not be reached; its connection will end by itself."""

    def stop_thinking(self) -> None:
        """Nobody waits any more for what is still thought of for this browser."""

    def title(self, sitting: Sitting) -> str:
        """What stands on the browser's tab."""
        return f"{self.speaker.text('game-name')} · Trollbord"

    def calls(self, sitting: Sitting) -> bool:
        """Whether this person is called to the table: they are asked, and were not before."""
        return False

    def paths(self, sitting: Sitting, whole: bool) -> Paths | None:
        """The options with what is clicked for them; None if the browser has them already."""
        paths = paths_of(sitting)
        fresh = None if paths == self._paths and not whole else paths
        self._paths = paths
        return fresh

    def sounds(self, sitting: Sitting, whole: bool) -> list[str]:
        """What is to be heard of what has happened since the last frame."""
        fresh, self._told = sitting.draft.news(self._told), sitting.draft.told()
        sounds = game_screen(sitting.game).sounds
        heard = [sounds[event.id] for event in fresh[:HEARD_AT_ONCE] if event.id in sounds]
        return list(dict.fromkeys(heard))

    # -- hearing

    async def run(self) -> None:
        """Show what there is, then do what the browser says, until it goes."""
        try:
            await self.welcome()
            while (text := await self.channel.receive()) is not None:
                await self.hear(text)
        except ChannelClosed:
            pass  # it went while we spoke
        finally:
            self.stop_thinking()
            await self.leave()

    async def hear(self, text: str) -> None:
        """Do what the browser says, or tell it why not; what can't be read or done changes nothing."""
        try:
            await self.obey(read(text))
        except Refused as refused:
            await self.refuse(self.speaker.text(str(refused)))
        except TrollbordError as error:
            await self.refuse(self.speaker.error(error, self.names()))

    async def refuse(self, note: str) -> None:
        """Tell why not, and show all anew: what the browser has may be stale."""
        async with self.lock:
            await self.refresh(whole=True, note=note)

    async def show_help(self, keys: list[str]) -> None:
        """Tell what was pointed at, if the game knows it."""
        shown = help_card(self.seen_view(), keys, self.speaker, self.names())
        if shown is not None:
            await self.send(Frame(self.seq, help=str(shown)))

    # -- showing

    async def refresh(self, whole: bool = False, note: str = "") -> None:
        """Show how it is now."""
        with timed("view"):
            sitting = self.sitting()
        await self.show(sitting, whole, note)

    async def show(self, sitting: Sitting, whole: bool = False, note: str = "") -> None:
        """Send what has changed on the page, or the whole of it."""
        with timed("screen"):
            page = table_page(sitting)
            paths = self.paths(sitting, whole)
        with timed("diff"):
            self.seen, changed = diff({} if whole else self.seen, page)
        await self.send(
            Frame(
                sitting.moment.seq,
                changed or None,
                whole,
                paths,
                self.title(sitting),
                self.calls(sitting),
                self.sounds(sitting, whole),
                note,
            )
        )

    def forget_paths(self) -> None:
        """The browser has put its options away; the next ones are sent even if they are the same."""
        self._paths = None

    async def send(self, frame: Frame) -> None:
        """Send a frame; if the browser has gone, its connection will end by itself."""
        try:
            await self.channel.send(frame)
        except ChannelClosed:
            self.lose()

    async def depart(self) -> None:
        """Close the channel; the browser goes where that is explained."""
        await self.channel.close(NO_TABLE)

    async def reconnect(self) -> None:
        """Close the channel; the browser opens it anew."""
        await self.channel.close(COME_AGAIN)

    # -- what bots are asked beside the game

    def ask(
        self,
        aside: Aside[T],
        about: int,
        think: Callable[[], Awaitable[ToldReasons | None]],
        words: Callable[[ToldReasons | None], T | None],
    ) -> None:
        """Ask a bot without waiting, for a hint or its reasons; no words are for a question that no longer stands."""
        aside.ask(self._answer(aside, about, think, words))

    async def _answer(
        self,
        aside: Aside[T],
        about: int,
        think: Callable[[], Awaitable[ToldReasons | None]],
        words: Callable[[ToldReasons | None], T | None],
    ) -> None:
        told = await think()
        async with self.lock:
            answer = words(told)
            if answer is not None:
                aside.tell(about, answer)
                await self.refresh()
