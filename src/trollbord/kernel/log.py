"""The log of a match: what each of its lines says."""

from typing import Any, Final

from trollbord.kernel.ask import Ask
from trollbord.kernel.event import Event
from trollbord.kernel.nature import TYPED, kind_of
from trollbord.kernel.option import Option
from trollbord.kernel.seat import Seat


class Pick:
    """A line of the log: a seat or NATURE picked an option."""

    def __init__(
        self,
        seq: int,
        seat: Seat,
        option: Option,
        ask: Ask,
        count: int,
        origin: str,
        events: list[Event],
        learners: frozenset[Seat],
        beside: bytes = b"",
    ) -> None:
        self.seq: Final = seq
        self.seat: Final = seat
        self.option: Final = option
        self.prompt: Final = ask.prompt
        self.source: Final = ask.source
        self.seen_by: Final = ask.seen_by
        self.is_lone: Final = len(ask.options) == 1
        self.is_veiled: Final = ask.veiled
        self.count: Final = count
        self.origin: Final = origin
        self.events: Final = events
        self.learners: Final = learners
        self.beside: Final = beside

    @property
    def is_typed(self) -> bool:
        """Whether a person typed it for NATURE."""
        return kind_of(self.origin) == TYPED

    def is_seen_by(self, viewer: Seat) -> bool:
        """Whether this seat may know which option was picked."""
        return self.seen_by is None or viewer == self.seat or viewer in self.seen_by

    def key(self) -> tuple[Any, ...]:
        """What it takes to write this line again."""
        return self.seat, self.option, self.origin, self.beside

    def __repr__(self) -> str:
        return f"{self.seq} {self.seat} {self.option}"


class Undo:
    """A line of the log: all that came after line `to` was taken back."""

    def __init__(self, seq: int, seat: Seat, to: int) -> None:
        self.seq: Final = seq
        self.seat: Final = seat
        self.to: Final = to

    def key(self) -> tuple[Any, ...]:
        """What it takes to write this line again."""
        return self.seat, self.to

    def __repr__(self) -> str:
        return f"{self.seq} undo {self.to}"


class Resignation:
    """A line of the log: a seat gave up. It stands, whatever is taken back around it."""

    def __init__(self, seq: int, seat: Seat) -> None:
        self.seq: Final = seq
        self.seat: Final = seat

    def key(self) -> tuple[Any, ...]:
        """What it takes to write this line again."""
        return (self.seat,)

    def __repr__(self) -> str:
        return f"{self.seq} {self.seat} resign"


Line = Pick | Undo | Resignation
