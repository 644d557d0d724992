"""Reviews as they travel between the server and a bot's process."""

from __future__ import annotations

from typing import Final, NamedTuple

from trollbord.kernel.message import Message

REMEMBERED: Final = 64
"""Reviews that are kept; the one that grew longest ago is forgotten."""


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


class ReviewsKept:
    """Reviews by their records, as far as they have come: who comes later, or again, does not begin anew."""

    def __init__(self) -> None:
        self._kept: Final[dict[str, ReviewTold]] = {}

    def further(self, record: str, known: bytes) -> ReviewTold | None:
        """What is there of a review, if that is all, or more than is known."""
        found = self._kept.get(record)
        is_news = found is not None and (found.is_done or len(found.known) > len(known))
        return found if is_news else None

    def keep(self, record: str, told: ReviewTold) -> None:
        """Remember how far a review has come."""
        self._kept.pop(record, None)
        self._kept[record] = told
        while len(self._kept) > REMEMBERED:
            del self._kept[next(iter(self._kept))]
