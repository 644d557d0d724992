"""Bots that think in the loop that asks them: where there are no processes, as in a browser."""

from __future__ import annotations

import asyncio
from typing import Final

from trollbord.bots.ladder import running
from trollbord.kernel.view import View
from trollbord.server.jobs.reviewing import Reviewer
from trollbord.server.jobs.thinking import ThinkingBots, fresh_seed
from trollbord.server.rooms.pace import PAUSE
from trollbord.server.rooms.reviewed import ReviewAsked, ReviewTold
from trollbord.server.rooms.told import ToldReasons

AT_ONCE: Final = 0.1
"""Seconds of a review at a time: everything else waits."""


class LoopBots:
    """Answers as a `BotPool` does; while a bot thinks, everything else in its loop waits."""

    def __init__(self, pause: float = PAUSE) -> None:
        self.pause: Final = pause
        self.build: Final = running()
        self._thinking: Final = ThinkingBots()
        self._reviewer: Final = Reviewer()

    async def choose(
        self,
        bot: str,
        view: View,
        table: str = "",
        turn: int = 0,
        *,
        owner: str = "",
        most: float = 0.0,
    ) -> str:
        """The option that a bot picks in this turn of this table, within `most` seconds if that is not 0."""
        await asyncio.sleep(0)  # what is to be shown before the thought is shown
        return self._thinking.choose(bot, view, fresh_seed(view), table, turn, most)

    async def reasons(
        self, bot: str, view: View, owner: str = "", about: str = ""
    ) -> ToldReasons | None:
        """Why a bot would pick what it would pick, and what speaks for the option `about`; the best, if none is named."""
        await asyncio.sleep(0)
        return self._thinking.reasons(bot, view, fresh_seed(view), about)

    async def review(self, record: str, known: bytes, owner: str = "") -> ReviewTold:
        """The review of a finished game, a little further than it is known."""
        await asyncio.sleep(0)
        return self._reviewer.answer(ReviewAsked(record, known, AT_ONCE))
