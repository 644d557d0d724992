"""Reviews in the process of a bot: a second at a time, so that bots who must answer come between."""

from __future__ import annotations

import msgspec

from trollbord.analysis.result import read
from trollbord.analysis.reviewing import Reviewing
from trollbord.kernel.clock import now
from trollbord.kernel.errors import TrollbordError
from trollbord.records.reader import parse
from trollbord.server.rooms.reviewed import ReviewAsked, ReviewTold


class Reviewer:
    """Reviews records; it remembers the last one, and takes up what another process began."""

    def __init__(self) -> None:
        self._text = ""
        self._reviewing: Reviewing | None = None

    def answer(self, asked: ReviewAsked) -> ReviewTold:
        """The review of a record, further than it is known."""
        try:
            reviewing = self._of(asked)
        except TrollbordError as error:
            return ReviewTold(0, 0, b"", error.message)
        end = now() + asked.seconds
        while reviewing.judge_next() and now() < end:
            pass
        known = msgspec.json.encode(reviewing.review())
        return ReviewTold(len(reviewing.turns), reviewing.count, known)

    def _of(self, asked: ReviewAsked) -> Reviewing:
        if self._reviewing is None or self._text != asked.record:
            self._reviewing, self._text = Reviewing(parse(asked.record)), asked.record
        if asked.known and not self._reviewing.turns:
            self._reviewing.turns.extend(read(asked.known).turns)
        return self._reviewing
