"""Questions: one seat is asked to pick one of the options."""

from collections.abc import Sequence
from typing import Final

from trollbord.kernel.message import Word
from trollbord.kernel.option import Option
from trollbord.kernel.seat import NATURE, Seat


class Ask:
    """A question to one seat, with its options in order of id.

    A question to NATURE (see `chance`) has integer weights and the name of a source. `seen_by` are the seats that see the answer
    (None: all of them). Of a veiled question the others see the seat, the prompt and its args only. Questions never change, and
    copies of a table share the one that is open: code that shuffles its lists shuffles them for those copies, until
    the next pick. No other question is spoilt by that, if a game copies the lists that it keeps (`ROLL[:]`). The
    weights may be shared by many questions: read them, never change them.
    """

    __slots__ = ("args", "options", "prompt", "seat", "seen_by", "source", "veiled", "weights")

    def __init__(
        self,
        seat: Seat,
        prompt: str,
        options: list[Option],
        *,
        weights: list[int] | None = None,
        source: str = "",
        veiled: bool = False,
        seen_by: tuple[Seat, ...] | None = None,
        args: tuple[tuple[str, Word], ...] = (),
    ) -> None:
        self.seat: Final = seat
        self.prompt: Final = prompt
        self.options: Final = options
        self.weights: Final = weights
        self.source: Final = source
        self.veiled: Final = veiled
        self.seen_by: Final = seen_by
        self.args: Final = args

    def seen(self, viewer: Seat) -> "Ask":
        """The question as a seat sees it: without NATURE's options, and without another seat's veiled ones.

        Its lists are copies, so that a viewer may shuffle them.
        """
        if self.seat != viewer and self.seat == NATURE:
            source, seen_by = self.source, self.seen_by
            return Ask(NATURE, self.prompt, [], source=source, seen_by=seen_by, args=self.args)
        if self.seat != viewer and self.veiled:
            seen_by, args = self.seen_by, self.args
            return Ask(self.seat, self.prompt, [], veiled=True, seen_by=seen_by, args=args)
        return Ask(
            self.seat,
            self.prompt,
            self.options[:],
            weights=None if self.weights is None else self.weights[:],
            source=self.source,
            veiled=self.veiled,
            seen_by=self.seen_by,
            args=self.args,
        )

    def is_answer_seen_by(self, viewer: Seat) -> bool:
        """Whether this seat sees which option is picked."""
        return self.seen_by is None or viewer == self.seat or viewer in self.seen_by

    def _key(self) -> tuple[object, ...]:
        return (
            self.seat,
            self.prompt,
            self.options,
            self.weights,
            self.source,
            self.veiled,
            self.seen_by,
            self.args,
        )

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Ask):
            return NotImplemented
        return self._key() == other._key()

    def __hash__(self) -> int:
        return hash((self.seat, self.prompt, len(self.options)))

    def __repr__(self) -> str:
        return f"Ask({self.seat}, {self.prompt!r}, {self.options!r})"

    def __reduce__(self) -> tuple[object, ...]:
        return asked, self._key()


def asked(
    seat: Seat,
    prompt: str,
    options: list[Option],
    weights: list[int] | None,
    source: str,
    veiled: bool,
    seen_by: tuple[Seat, ...] | None,
    args: tuple[tuple[str, Word], ...],
) -> Ask:
    """A question from what its pickle holds."""
    return Ask(
        seat,
        prompt,
        options,
        weights=weights,
        source=source,
        veiled=veiled,
        seen_by=seen_by,
        args=args,
    )


def chance(
    prompt: str,
    options: list[Option],
    weights: list[int],
    source: str,
    *,
    seen_by: tuple[Seat, ...] | None = None,
    args: tuple[tuple[str, Word], ...] = (),
) -> Ask:
    """A question to NATURE: options with integer weights, drawn from the source of this name."""
    return Ask(NATURE, prompt, options, weights=weights, source=source, seen_by=seen_by, args=args)


EVEN: Final = [[1] * count for count in range(64)]
"""Equal weights for short option lists, shared by all questions: do not modify them."""


def even(options: list[Option]) -> list[int]:
    """Equal weights for these options."""
    count = len(options)
    return EVEN[count] if count < len(EVEN) else [1] * count


def ordered(options: Sequence[Option]) -> list[Option]:
    """The options in order of id, for a question that collects them in another order."""
    last = -1
    for option in options:
        if option.id < last:
            return sorted(options, key=_id)
        last = option.id
    return list(options)


def _id(option: Option) -> int:
    return option.id
