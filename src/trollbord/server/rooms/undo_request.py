"""The request to go back, saved beside the lines so that it outlives the process."""

from __future__ import annotations

from typing import Final

import msgspec

from trollbord.kernel.match import Match
from trollbord.kernel.seat import Seat
from trollbord.kernel.undo import Request

REQUEST: Final = "request"
"""The name under which a table saves it."""


class SavedRequest(msgspec.Struct):
    """A request to go back, as it is saved."""

    seat: Seat
    to: int
    agreed: list[Seat]
    seq: int | None = None  # old ones do not say


def recall_request(match: Match, text: str) -> None:
    """Give the match its saved request, unless a line was written since."""
    if not text:
        return
    asked = msgspec.json.decode(text, type=SavedRequest)
    if asked.seq not in (None, match.seq):
        return
    match.history.request = Request(asked.seat, asked.to, match.seq)
    match.history.request.agreed.update(asked.agreed)


def saved_request(match: Match) -> str:
    """The match's request as it is saved; empty without one."""
    request = match.history.request
    if request is None:
        return ""
    asked = SavedRequest(request.seat, request.to, sorted(request.agreed), request.seq)
    return msgspec.json.encode(asked).decode()
