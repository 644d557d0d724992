"""Reviews as they travel between the server and a bot's process."""

from __future__ import annotations

from typing import NamedTuple

from trollbord.kernel.message import Message


class ReviewAsked(NamedTuple):
    """A record to review further, for so many seconds; `known` is the review so far."""

    record: str
    known: bytes
    seconds: float


class ReviewTold(NamedTuple):
    """How many turns of how many are judged, and the review so far as JSON; or why there is none."""

    done: int
    of: int
    known: bytes
    refusal: Message | None = None

    @property
    def is_done(self) -> bool:
        """Whether nothing more is coming."""
        return self.refusal is not None or self.done >= self.of
