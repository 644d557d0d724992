"""The wish to go back, kept beside the lines so that it outlives the process."""

from __future__ import annotations

from typing import Final

import msgspec

from trollbord.kernel.match import Match, Request
from trollbord.kernel.seat import Seat

REQUEST: Final = "request"


class Asked(msgspec.Struct):
    """A request to go back, as it is kept."""

    seat: Seat
    to: int
    agreed: list[Seat]


def recall_wish(match: Match, text: str) -> None:
    """Ask again what was asked before the process ended."""
    if not text:
        return
    asked = msgspec.json.decode(text, type=Asked)
    match.request = Request(asked.seat, asked.to)
    match.request.agreed.update(asked.agreed)


def kept_wish(match: Match) -> str:
    """The request to go back as it is kept."""
    request = match.request
    if request is None:
        return ""
    asked = Asked(request.seat, request.to, sorted(request.agreed))
    return msgspec.json.encode(asked).decode()
