"""The review of one replay as one browser sees it grow."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import Final

import msgspec

from trollbord.analysis.result import Candidate, Review, Turn, read
from trollbord.analysis.sheet import Moment, Sheet, Table
from trollbord.kernel.match import Match
from trollbord.page.review_pane import MomentShown, ReviewPane, TableShown
from trollbord.server.live.hints import chalk_of
from trollbord.server.rooms.reviewed import ReviewTold
from trollbord.server.rooms.services import BotService
from trollbord.words import Speaker

WAS: Final = "was-"
"""Before the name of a mark: this was played."""


class ReplayReview:
    """What was judged so far, and the moment that is looked at."""

    def __init__(self, match: Match, speaker: Speaker) -> None:
        self.match: Final = match
        self.speaker: Final = speaker
        self.opened = 0
        self.told: ReviewTold | None = None
        self._task: asyncio.Task[None] | None = None

    @property
    def is_asked(self) -> bool:
        """Whether somebody wants it."""
        return self._task is not None

    def ask(
        self, bots: BotService, record: str, person: str, show: Callable[[], Awaitable[None]]
    ) -> None:
        """Let it grow, a second at a time; what is there is shown."""
        if self._task is None:
            self._task = asyncio.create_task(self._grow(bots, record, person, show))

    async def _grow(
        self, bots: BotService, record: str, person: str, show: Callable[[], Awaitable[None]]
    ) -> None:
        known = b""
        while self.told is None or not self.told.is_done:
            self.told = await bots.review(record, known, person)
            known = self.told.known
            await show()

    def stop(self) -> None:
        """Nobody waits for it any more."""
        if self._task is not None:
            self._task.cancel()

    # -- moments

    def open(self, number: int) -> tuple[int, int] | None:
        """Look at a moment: how many picks stand before it, and whose it is; None, if there is no such moment."""
        moments = self._moments()
        if not 1 <= number <= len(moments):
            return None
        self.opened = number
        turn = moments[number - 1]
        return self._index(turn), turn.seat

    def _moments(self) -> list[Turn]:
        return [] if self.told is None or not self.told.known else self._review().moments()

    def _review(self) -> Review:
        assert self.told is not None
        return read(self.told.known)

    def _index(self, turn: Turn) -> int:
        """How many picks stand before the decision at which a turn was lost."""
        return len([pick for pick in self.match.picks if pick.seq < turn.address])

    # -- what is shown

    def pane(self, names: Sequence[str]) -> ReviewPane:
        """All of it, in the viewer's words."""
        told = self.told
        if told is None:
            return ReviewPane(is_asked=self.is_asked)
        if told.refusal is not None:
            return ReviewPane(is_asked=True, refusal=self.speaker.message(told.refusal))
        review = msgspec.structs.replace(self._review(), players=tuple(names))
        sheet = Sheet(review, self.speaker)
        moments = [each for each in sheet.moments() if each.turn is not None]
        shown = [self._shown(number, each) for number, each in enumerate(moments, 1)]
        pane = ReviewPane(True, told.done, told.of, moments=shown, opened=self.opened)
        return self._whole(pane, sheet) if told.is_done else pane

    def _whole(self, pane: ReviewPane, sheet: Sheet) -> ReviewPane:
        tables = (sheet.shares(), sheet.players(), sheet.account())
        return msgspec.structs.replace(
            pane,
            nothing=sheet.moments()[0].head,
            shares=[*[turn.before for turn in sheet.review], sheet.review.shares],
            names=sheet.players_named,
            tables=[_table(each) for each in tables],
            sentences=sheet.draws(),
            notes=sheet.notes(),
        )

    def _shown(self, number: int, moment: Moment) -> MomentShown:
        turn = moment.turn
        assert turn is not None
        chalk = self._chalk(turn) if number == self.opened else ""
        return MomentShown(number, self._index(turn), moment.head, moment.sentences, chalk)

    def _chalk(self, turn: Turn) -> str:
        """What was played and what was better, as marks on the board of the one who decided."""
        marks = [self._marks(turn, turn.better), self._marks(turn, turn.played, WAS)]
        return ";".join([each for each in marks if each])

    def _marks(self, turn: Turn, way: Candidate | None, kind: str = "") -> str:
        if way is None or not way.line:
            return ""
        view = self.match.at(self._index(turn)).view(turn.seat)
        picks = [self.match.game.find(text) for text in way.line]
        drawn = chalk_of(view, picks[0], picks[1:2])
        return ";".join([kind + mark for mark in drawn.split(";") if mark])


def _table(table: Table) -> TableShown:
    return TableShown(table.title, table.columns, table.rows)
