"""What a review says: plain values, which are saved as JSON and read back."""

from collections.abc import Iterator
from typing import Final, Literal

import msgspec

SCALE: Final = 10_000
"""Shares in an account are whole ten-thousandths, so that it adds up to the last digit."""


Label = Literal["as-good", "inaccuracy", "mistake", "blunder"]
"""How much was lost for certain; `as-good` is all that lies within the interval or below the least limit."""
AS_GOOD: Final = "as-good"
LABELS: Final[tuple[Label, ...]] = ("as-good", "inaccuracy", "mistake", "blunder")
MOMENTS: Final = 3


class Candidate(msgspec.Struct, frozen=True):
    """What was done, or could have been: the picks of the turn as they are spelt, and what the seat counts after them."""

    line: tuple[str, ...]
    counts: dict[str, int]


class Choice(msgspec.Struct, frozen=True):
    """One decision with more than one option: what was picked, what looked better, and what that cost.

    `loss` and `half` are shares of the first place, `half` the half width of the interval. `better` is None where nothing
    looked better.
    """

    seq: int
    options: int
    played: str
    better: str | None
    loss: float
    half: float
    label: Label


class Turn(msgspec.Struct, frozen=True):
    """All decisions of a seat until another decides, judged as one.

    `before` are the shares of all seats at its first decision; `open` says how open the game was, from 0 to 1. The worst
    choice is told with what was played and what was better.
    """

    number: int
    seat: int
    first: int
    last: int
    before: tuple[float, ...]
    open: float
    choices: tuple[Choice, ...]
    loss: float
    half: float
    label: Label
    worst: int | None = None
    played: Candidate | None = None
    better: Candidate | None = None

    @property
    def address(self) -> int:
        """The line of the record at which the turn was lost, or at which it began."""
        return self.first if self.worst is None else self.choices[self.worst].seq


class Draw(msgspec.Struct, frozen=True):
    """What chance answered up to the next decision, and what that changed for each seat, in ten-thousandths.

    `odds` of so many fresh draws were at least as good, or as bad, for the seat that it mattered to most.
    """

    seq: int
    answers: tuple[str, ...]
    change: tuple[int, ...]
    seat: int
    odds: tuple[int, int]


class Entry(msgspec.Struct, frozen=True):
    """The account of one seat, in ten-thousandths: start + draws + own + others = result. Halves of intervals in order."""

    start: int
    draws: int
    own: int
    others: int
    result: int
    halves: tuple[int, int, int]


class Summary(msgspec.Struct, frozen=True):
    """A seat in numbers: decisions that counted, turns, how many were best or as good, and what was lost a decision."""

    seat: int
    decisions: int
    turns: int
    good: int
    loss: float
    half: float


class Judged(msgspec.Struct, frozen=True):
    """Who judged: the engine, its budget and memory, what its value was made from, how far that is from what was seen."""

    engine: str
    budget: dict[str, int]
    seed: int
    value: str
    matches: int
    gap: float
    is_told: bool
    factor: tuple[float, float, int]


class Review(msgspec.Struct, frozen=True):
    """A finished game, turn by turn."""

    game: str
    seats: int
    players: tuple[str, ...]
    date: str
    scores: tuple[int, ...]
    shares: tuple[float, ...]
    judged: Judged
    turns: tuple[Turn, ...]
    draws: tuple[Draw, ...]
    account: tuple[Entry, ...]
    summaries: tuple[Summary, ...]

    def __iter__(self) -> Iterator[Turn]:
        return iter(self.turns)

    def __len__(self) -> int:
        return len(self.turns)

    def turn(self, number: int) -> Turn:
        """The turn of this number, from 1."""
        return self.turns[number - 1]

    def moments(self, seat: int | None = None, most: int = MOMENTS) -> list[Turn]:
        """The turns in which most was lost while the game was still open: of a seat, or of all."""
        lost = [turn for turn in self.turns if turn.label != AS_GOOD and seat in (None, turn.seat)]
        return sorted(lost, key=lambda turn: -turn.loss * turn.open)[:most]

    def json(self) -> str:
        """The whole of it as text; `read` makes it again."""
        return msgspec.json.format(msgspec.json.encode(self), indent=1).decode()

    def anonymous(self) -> "Review":
        """The same without names and date."""
        return msgspec.structs.replace(self, players=("",) * self.seats, date="")


def read(text: str | bytes) -> Review:
    """A review from its JSON."""
    return msgspec.json.decode(text, type=Review)
