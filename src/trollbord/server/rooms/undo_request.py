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
    seq: int = -1  # those that were kept earlier do not say


def recall_wish(match: Match, text: str) -> None:
    """Ask again what was asked before the process ended."""
    if not text:
        return
    asked = msgspec.json.decode(text, type=Asked)
    if asked.seq not in (-1, match.seq):  # somebody has picked without knowing of it
        return
    match.request = Request(asked.seat, asked.to, match.seq)
    match.request.agreed.update(asked.agreed)


def kept_wish(match: Match) -> str:
    """The request to go back as it is kept."""
    request = match.request
    if request is None:
        return ""
    asked = Asked(request.seat, request.to, sorted(request.agreed), request.seq)
    return msgspec.json.encode(asked).decode()
