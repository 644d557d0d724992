"""Observations: a seat's table as a row of numbers between -1 and 1, for programs that learn.

A game's `Observation` names the blocks of a row (its layout) and writes a row straight from the state, reading only what
the seat may know. A law holds that: the row of a table equals the row of every world that the seat's view allows.

Rows lie in a `vec[i32]` that holds the bits of 32-bit floats, because compiled code writes an `i32` in one store and
NumPy sees the memory as float32 without a copy.
"""

from collections.abc import Sequence
from random import Random
from struct import pack, unpack
from typing import Final

from librt.vecs import vec
from mypy_extensions import i32, i64, mypyc_attr

from trollbord.kernel.errors import UnknownSeat
from trollbord.kernel.seat import Seat
from trollbord.kernel.settings import Settings
from trollbord.kernel.state import AnyState, State
from trollbord.kernel.view import View

MOST: Final = 255
"""The greatest denominator of a share."""


def _bits(value: float) -> int:
    found: int = unpack("<i", pack("<f", value))[0]
    return found


_SHARES: Final = vec[i32](
    [_bits(part / whole) if whole else 0 for whole in range(MOST + 1) for part in range(MOST + 1)]
)
"""The bits of part / whole, so that writing a share is one look-up and no division."""
_SIGN: Final = -(1 << 31)
_ONE: Final = 0x3F800000
_WORD_BITS: Final = 60
_WORD: Final = (1 << _WORD_BITS) - 1


class Block:
    """Some neighbouring numbers of a row: their name, how many they are, and what they say."""

    def __init__(self, name: str, length: int, meaning: str) -> None:
        self.name: Final = name
        self.length: Final = length
        self.meaning: Final = meaning

    def __repr__(self) -> str:
        return f"Block({self.name!r}, {self.length})"


Layout = list[Block]


def row_length(layout: Sequence[Block]) -> int:
    """The length of a row with these blocks."""
    return sum([block.length for block in layout])


def place_of(layout: Sequence[Block], name: str) -> slice:
    """Where a block lies in a row with this layout."""
    at = 0
    for block in layout:
        if block.name == name:
            return slice(at, at + block.length)
        at += block.length
    raise KeyError(f"no block {name!r}: the blocks are {', '.join([b.name for b in layout])}")


class Rows:
    """Rows of one length in one piece of memory; a cursor walks along the row that is being written.

    `begin(row)` clears it. Each writing method fills the next places; `mark` sets one place of the block that
    begins at the cursor, and `skip` leaves that block.
    """

    def __init__(self, count: int, length: int) -> None:
        self.count: Final = count
        self.length: Final[i64] = length
        self.memory: vec[i32] = vec[i32]([0] * (count * length))
        self.at: i64 = 0

    def begin(self, row: i64) -> None:
        """Clear a row and go to its first place."""
        memory = self.memory
        at: i64 = row * self.length
        end: i64 = at + self.length
        self.at = at
        while at < end:
            memory[at] = 0
            at += 1

    def share(self, part: i64, whole: i64) -> None:
        """Write a number as a part of the most that it can be; more than that counts as the most."""
        size: i64 = part if part >= 0 else -part
        if size > whole:
            size = whole
        found: i32 = _SHARES[whole * (MOST + 1) + size]
        self.memory[self.at] = found if part >= 0 else found ^ i32(_SIGN)
        self.at += 1

    def shares(self, parts: list[int], whole: i64) -> None:
        """Write each number as a part of the same whole."""
        for part in parts:
            self.share(part, whole)

    def flag(self, is_so: bool) -> None:
        """Write 1 or 0."""
        self.memory[self.at] = i32(_ONE) if is_so else 0
        self.at += 1

    def mask(self, bits: int, width: i64) -> None:
        """Write the lowest bits of a number, one place each."""
        memory = self.memory
        at: i64 = self.at
        end: i64 = at + width
        while at < end and bits != 0:
            # A native word at a time: shifting a long number bit by bit makes a new one each time.
            word: i64 = bits & _WORD
            place: i64 = at
            while word != 0 and place < end:
                if word & 1:
                    memory[place] = i32(_ONE)
                word >>= 1
                place += 1
            bits >>= _WORD_BITS
            at += _WORD_BITS
        self.at = end

    def one_of(self, index: i64, width: i64) -> None:
        """Write 1 at one place of the next block; an index outside of it leaves all at 0."""
        if 0 <= index < width:
            self.memory[self.at + index] = i32(_ONE)
        self.at += width

    def each_of(self, items: Sequence[int], width: i64) -> None:
        """Write 1 at the places of these items in the next block."""
        for item in items:
            self.mark(item)
        self.at += width

    def mark(self, index: i64) -> None:
        """Write 1 at a place of the block that begins at the cursor, which stays."""
        self.memory[self.at + index] = i32(_ONE)

    def skip(self, width: i64) -> None:
        """Go on behind a block."""
        self.at += width

    def row(self, row: int) -> list[float]:
        """The numbers of a row."""
        first = row * self.length
        last = first + self.length
        return [_float(int(self.memory[at])) for at in range(first, last)]


def _float(bits: int) -> float:
    found: float = unpack("<f", pack("<i", bits))[0]
    return found


class Prompts:
    """All questions that a game asks, and the blocks `prompt` and `asked`: which is open, and who of `seats` is asked."""

    def __init__(self, prompts: str, seats: int) -> None:
        self.names: Final = tuple(prompts.split())
        self.seats: Final[i64] = seats
        self.blocks: Final = (
            Block("prompt", len(self.names), "the open question"),
            _asked(seats),
        )
        self._places: Final = {prompt: place for place, prompt in enumerate(self.names)}

    def fill(self, rows: Rows, state: State, seat: Seat) -> None:
        """Write both blocks."""
        ask = state.ask
        rows.one_of(-1 if ask is None else self._places.get(ask.prompt, -1), len(self.names))
        fill_asked(rows, state, seat, self.seats)


def _asked(seats: int) -> Block:
    return Block("asked", seats, "who is asked, from the viewer's left: the viewer first")


def fill_asked(rows: Rows, state: State, seat: Seat, width: i64) -> None:
    """Write the block `asked`: who is asked, the viewer first and the others from its left."""
    ask = state.ask
    asked = -1 if ask is None or ask.seat < 0 else (ask.seat - seat) % state.seats
    rows.one_of(asked, width)


NO_PROMPTS: Final = Prompts("", 0)
"""Of a game that writes no row: a constant, since compiled classes take no other defaults."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Observation:
    """How a game's table is told in numbers: a layout, and a writer that fills a row for a seat."""

    questions: Prompts = NO_PROMPTS
    each: tuple[Block, ...] = ()
    """What is told of every seat, the viewer first."""
    table: tuple[Block, ...] = ()
    """What is told after it, once."""

    @property
    def prompts(self) -> tuple[str, ...]:
        """All questions that the game asks, in the order of the block `prompt`."""
        return self.questions.names

    def layout(self, seats: int, settings: Settings) -> Layout:
        """The blocks of a row at such a table, in order; a game that writes none tells only who is asked."""
        return [*seat_blocks(seats, self.each), *self.table] or [_asked(seats)]

    def fill(self, rows: Rows, state: AnyState, seat: Seat) -> None:
        """Write all blocks at the cursor, reading nothing that the seat may not know."""
        fill_asked(rows, state, seat, state.seats)

    def write(self, rows: Rows, row: int, state: State, seat: Seat) -> None:
        """Write the row of a seat straight from a state."""
        rows.begin(row)
        self.fill(rows, state, seat)

    def of(self, view: View) -> list[float]:
        """The row of a view, for programs that hold one: as the law says, that of any world it allows."""
        if view.seat < 0:
            raise UnknownSeat("error-spectator-row", {})
        rows = Rows(1, row_length(self.layout(view.seats, view.settings)))
        self.write(rows, 0, view.world(Random(0)), view.seat)
        return rows.row(0)


STEP: Final = Block(
    "step",
    4,
    "for who is asked: the first numbers that the question stands on besides its seat, such as how many are left, "
    "as a share of 255; a seat counted from the viewer's left",
)
_OF_SEATS: Final = (
    "victim",
    "taker",
    "buyer",
    "user",
    "remover",
    "payer",
    "payee",
    "owner",
    "comrade",
)
"""Fields of steps that hold a seat."""


def fill_step(rows: Rows, state: State, seat: Seat) -> None:
    """Write the block `step`: two questions with one prompt and the same options may still be about different things."""
    ask, step, told = state.ask, state.step, 0
    if ask is not None and step is not None and ask.seat == seat:
        for name in step.FIELDS:
            value: object = getattr(step, name)
            if name == "seat" or not isinstance(value, int) or told == STEP.length:
                continue
            number: int = value
            if name in _OF_SEATS and 0 <= number < state.seats:
                number = (number - seat) % state.seats
            rows.share(number, MOST)
            told += 1
    rows.skip(STEP.length - told)


def seat_blocks(seats: int, blocks: Sequence[Block]) -> Layout:
    """The same blocks for every seat, the viewer first and the others from its left."""
    return [
        Block(f"seat+{step}.{block.name}", block.length, block.meaning)
        for step in range(seats)
        for block in blocks
    ]


def from_left(viewer: Seat, seats: int) -> list[Seat]:
    """All seats, the viewer first."""
    return [(viewer + step) % seats for step in range(seats)]
