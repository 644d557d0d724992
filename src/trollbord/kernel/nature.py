"""The sources of NATURE's answers in a match: fair draws, a tower, or a person who types them.

Why so: docs/decisions/no-generator.md.
"""

from typing import Final

from mypy_extensions import mypyc_attr

from trollbord.kernel.ask import Ask
from trollbord.kernel.errors import IllegalPick
from trollbord.kernel.fairness import draw
from trollbord.kernel.option import Option
from trollbord.kernel.seat import Seat
from trollbord.kernel.state import State

DRAWN: Final = "drawn"
TOWER: Final = "tower"
TYPED: Final = "typed"
ORIGINS: Final = (DRAWN, TOWER, TYPED)


def typed_by(seat: Seat | None) -> str:
    """The origin of what this seat typed; `typed 1` is how the log and records spell it."""
    return TYPED if seat is None else f"{TYPED} {seat}"


def kind_of(origin: str) -> str:
    """The kind of an origin, one of `ORIGINS`, without the seat."""
    return origin.partition(" ")[0]


def typist(origin: str) -> Seat | None:
    """The seat that typed, if the origin names one."""
    _, _, seat = origin.partition(" ")
    return int(seat) if seat else None


class Answer:
    """NATURE's answer, where it comes from, and the attachment of its line: bytes that nature itself reads."""

    def __init__(self, option: Option, origin: str, beside: bytes = b"") -> None:
        if origin not in ORIGINS:
            known = ", ".join([f"'{each}'" for each in ORIGINS])
            raise ValueError(f"an answer of chance comes from one of {known}, got {origin!r}")
        self.option: Final = option
        self.origin: Final = origin
        self.beside: Final = beside


@mypyc_attr(allow_interpreted_subclasses=True)
class Nature:
    """Answers NATURE's questions, or leaves one open (None) for a person to type.

    A match that is copied or unpickled writes all its lines again. So a nature comes back as it was made: one that
    remembers lines says in `__reduce__` what it was made of, and is told of them once more.
    """

    def __reduce__(self) -> tuple[object, ...]:
        return remade, (type(self), dict(getattr(self, "__dict__", {})))

    def answer(self, state: State, ask: Ask, count: int) -> Answer | None:
        """The answer to the `count`-th question to this source."""
        raise NotImplementedError

    def manner(self, option: Option, how: str) -> bytes:
        """The attachment of a seat's pick that was made in some manner, such as a swing's timing; most know of none."""
        if how:
            raise IllegalPick("error-manner", {"given": how, "option": option.text})
        return b""

    def repeats(self, ask: Ask, beside: bytes) -> bool:
        """Whether an answer that was no draw can be worked out again here, by what lies beside its line."""
        return False

    def noted(self, seq: int, source: str, option: Option, beside: bytes) -> None:
        """Line `seq` was written, NATURE's or a seat's; most natures remember nothing."""

    def undone(self, state: State, to: int) -> None:
        """All lines after `to` were taken back, and this is the table now."""


def remade(kind: type[Nature], attributes: dict[str, object]) -> Nature:
    """A nature of this kind with these attributes."""
    nature = kind.__new__(kind)
    for name, value in attributes.items():
        setattr(nature, name, value)
    return nature


class FairNature(Nature):
    """Draws every answer from the match's secret, so that it can be checked after the game."""

    def __init__(self, secret: bytes) -> None:
        self.secret: Final = secret

    def __reduce__(self) -> tuple[object, ...]:
        return FairNature, (self.secret,)

    def answer(self, state: State, ask: Ask, count: int) -> Answer | None:
        assert ask.weights is not None, f"{ask!r} has no weights"
        return Answer(ask.options[draw(self.secret, ask.source, count, ask.weights)], DRAWN)


class TypedNature(Nature):
    """Leaves every question open: people roll real dice and type what they see."""

    def answer(self, state: State, ask: Ask, count: int) -> Answer | None:
        return None
