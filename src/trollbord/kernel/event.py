"""Events: what happened, for the log, motion and sound, with an audience."""

from collections.abc import Mapping
from typing import Final

from trollbord.kernel.message import Word
from trollbord.kernel.seat import Seat

UNKNOWN: Final = "unknown"


class Event:
    """Something that happened; arguments that are secret reach only the seats in `to`."""

    def __init__(
        self,
        id: str,
        args: Mapping[str, Word],
        secret: tuple[str, ...] = (),
        to: tuple[Seat, ...] = (),
    ) -> None:
        self.id: Final = id
        self.args: Final[dict[str, Word]] = dict(args)
        self.secret: Final = secret
        self.to: Final = to

    def seen(self, viewer: Seat) -> "Event":
        """The event as this seat learns of it."""
        if not self.secret or viewer in self.to:
            return Event(self.id, self.args)
        masked = {
            name: UNKNOWN if name in self.secret else word for name, word in self.args.items()
        }
        return Event(self.id, masked)

    def _key(self) -> tuple[object, ...]:
        return self.id, self.args, self.secret, self.to

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Event):
            return NotImplemented
        return self._key() == other._key()

    def __hash__(self) -> int:
        return hash(self.id)

    def __repr__(self) -> str:
        return f"Event({self.id!r}, {self.args!r})"

    def __reduce__(self) -> tuple[object, ...]:
        return Event, self._key()


class Listener:
    """Collects the events, and the seats that learnt something hidden, since the driver last asked."""

    def __init__(self) -> None:
        self.events: list[Event] = []
        self.learners: set[Seat] = set()

    def drain(self) -> tuple[list[Event], frozenset[Seat]]:
        """Hand over what was heard and listen afresh."""
        heard = self.events, frozenset(self.learners)
        self.events, self.learners = [], set()
        return heard
