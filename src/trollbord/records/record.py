"""Records: a game as a readable text file, header first and one pick per line.

`docs/records.md` has the grammar. `recordreader` reads what this module writes.
"""

import hashlib
from collections.abc import Mapping, Sequence
from typing import Final

from mypy_extensions import mypyc_attr

from trollbord.kernel.line import clean
from trollbord.kernel.seat import NATURE, SPECTATOR, Seat
from trollbord.records.grammar import VERSION

SUFFIX: Final = ".troll"
HIDDEN: Final = "??"
"""What a seat's own record has in place of an answer that the seat can't know."""

PRACTICE: Final = "practice table: from here on bots let a person go back past chance"
"""The remark of a game whose only person made it a practice game."""


def hint_remark(seat: Seat) -> str:
    """The remark before a pick whose player asked what would be good."""
    return f"hint: seat {seat} asked for advice on this question"


SEAL_LINE: Final = 64
"""Hex digits on one line of a seal."""


@mypyc_attr(allow_interpreted_subclasses=True)
class RecordEntry:
    """One line of a record's body, equal to another if it is written alike; `line` is its place in the file."""

    line: int = 0

    def text(self) -> str:
        """The line as it is written."""
        raise NotImplementedError

    def __eq__(self, other: object) -> bool:
        if type(self) is not type(other):
            return NotImplemented
        assert isinstance(other, RecordEntry)
        return self.text() == other.text()

    def __hash__(self) -> int:
        return hash(self.text())

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self.text()!r})"


class PickLine(RecordEntry):
    """An answer: of a seat, or of NATURE with its source, the number of the draw and its origin."""

    def __init__(
        self,
        seq: int,
        seat: Seat,
        option: str | None,
        source: str = "",
        count: int = 0,
        origin: str = "",
        line: int = 0,
    ) -> None:
        self.seq: Final = seq
        self.seat: Final = seat
        self.option: Final = option
        self.source: Final = source
        self.count: Final = count
        self.origin: Final = origin
        self.line = line

    def text(self) -> str:
        """`2 seat 0: place 7` or `1 nature die 1 drawn: roll 4`."""
        answer = HIDDEN if self.option is None else self.option
        if self.seat == NATURE:
            return f"{self.seq} nature {self.source} {self.count} {self.origin}: {answer}"
        return f"{self.seq} seat {self.seat}: {answer}"


class UndoLine(RecordEntry):
    """A taking back: all that came after line `to` is no longer part of the game."""

    def __init__(self, seq: int, seat: Seat, to: int, line: int = 0) -> None:
        self.seq: Final = seq
        self.seat: Final = seat
        self.to: Final = to
        self.line = line

    def text(self) -> str:
        """`18 seat 0: undo 16`."""
        return f"{self.seq} seat {self.seat}: undo {self.to}"


class ResignLine(RecordEntry):
    """A giving up: of two sides the other has won; of more, others play on and the seat comes last."""

    def __init__(self, seq: int, seat: Seat, line: int = 0) -> None:
        self.seq: Final = seq
        self.seat: Final = seat
        self.line = line

    def text(self) -> str:
        """`40 seat 1: resign`."""
        return f"{self.seq} seat {self.seat}: resign"


Line = PickLine | UndoLine | ResignLine
"""A numbered line."""


class ChatLine(RecordEntry):
    """A chat line, by a seat or by a spectator."""

    def __init__(self, seat: Seat, words: str, line: int = 0) -> None:
        self.seat: Final = seat
        self.words: Final = clean(words)
        self.line = line

    def text(self) -> str:
        """`chat 0: well played`."""
        return f"chat {spelt(self.seat)}: {self.words}"


class CommentLine(RecordEntry):
    """A remark for the reader."""

    def __init__(self, words: str, line: int = 0) -> None:
        self.words: Final = clean(words) if words else ""
        self.line = line

    def text(self) -> str:
        """`# a mistake, as it turns out`."""
        return f"# {self.words}" if self.words else "#"


class Header:
    """What is agreed before the first pick."""

    def __init__(
        self,
        game: str,
        seats: int,
        edition: int = 1,
        table: Mapping[str, str] | None = None,
        players: Mapping[Seat, str] | None = None,
        languages: Mapping[Seat, str] | None = None,
        date: str = "",
        commitment: str = "",
        entropy: Mapping[Seat, str] | None = None,
        forked: int = 0,
        view: Seat | None = None,
        comments: Sequence[str] = (),
    ) -> None:
        self.game: Final = game
        self.seats: Final = seats
        self.edition: Final = edition
        self.settings: Final = dict(table or {})
        self.players: Final = {seat: clean(name) for seat, name in (players or {}).items()}
        self.languages: Final = dict(languages or {})
        self.date: Final = date
        self.commitment: Final = commitment
        self.entropy: Final = {seat: clean(words) for seat, words in (entropy or {}).items()}
        self.forked: Final = forked
        self.view: Final = view
        self.comments: Final = tuple(comments)

    def lines(self) -> list[str]:
        """The lines of the header, without comments, in their one order."""
        lines = [f"trollbord {VERSION}", f"game {self.game}", f"edition {self.edition}"]
        lines.append(f"seats {self.seats}")
        lines += [f"table {name} {self.settings[name]}" for name in sorted(self.settings)]
        lines += [f"player {seat} {self.players[seat]}" for seat in sorted(self.players)]
        lines += [f"language {seat} {self.languages[seat]}" for seat in sorted(self.languages)]
        lines += [f"date {self.date}"] if self.date else []
        lines += [f"view {spelt(self.view)}"] if self.view is not None else []
        lines += [f"commitment {self.commitment}"] if self.commitment else []
        lines += [f"entropy {seat} {self.entropy[seat]}" for seat in sorted(self.entropy)]
        lines += [f"forked {self.forked}"] if self.forked else []
        return lines

    def text(self) -> str:
        """The header as it is written, its comments after the first line."""
        first, *rest = self.lines()
        return "\n".join([first, *[CommentLine(words).text() for words in self.comments], *rest])

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Header):
            return NotImplemented
        return self.text() == other.text()

    def __hash__(self) -> int:
        return hash(self.text())

    def __repr__(self) -> str:
        return f"Header({self.text()!r})"


class RecordEnd:
    """How the game ended: the scores by seat and the reason."""

    def __init__(self, scores: Sequence[int], reason: str, line: int = 0) -> None:
        self.scores: Final = tuple(scores)
        self.reason: Final = reason
        self.line = line

    def text(self) -> str:
        """`end 34 28: no-more-stones`."""
        return f"end {' '.join([str(score) for score in self.scores])}: {self.reason}"


class Record:
    """A whole record: header, body, and after the end the scores, the secret and the seal.

    `log` has the numbered lines of the body: picks, takings back and resignations.
    `places` has the lines of the file where the secret and the seal stand; it is no part of the record.
    """

    def __init__(
        self,
        header: Header,
        body: Sequence[RecordEntry] = (),
        end: RecordEnd | None = None,
        secret: str = "",
        seal: str = "",
    ) -> None:
        self.header: Final = header
        self.body: Final = tuple(body)
        self.log: Final = [entry for entry in self.body if isinstance(entry, Line)]
        self.end: Final = end
        self.secret: Final = secret
        self.seal: Final = seal
        self.places: Final[dict[str, int]] = {}

    def text(self) -> str:
        """The file: what `recordreader.parse` reads back to an equal record."""
        lines = [self.header.text(), "", *[entry.text() for entry in self.body]]
        closing = self.closing()
        closing += [
            f"seal {self.seal[at : at + SEAL_LINE]}" for at in range(0, len(self.seal), SEAL_LINE)
        ]
        return "\n".join([*lines, *([""] if closing else []), *closing]) + "\n"

    def said(self) -> dict[int, list[ChatLine]]:
        """What was said at the table, by the number of the line after which it was."""
        remarks = self.remarks().items()
        said = {seq: [each for each in some if isinstance(each, ChatLine)] for seq, some in remarks}
        return {seq: lines for seq, lines in said.items() if lines}

    def remarks(self) -> dict[int, list[RecordEntry]]:
        """What was said, and remarks for the reader, by the number of the line after which they stand."""
        remarks: dict[int, list[RecordEntry]] = {}
        seq = 0
        for entry in self.body:
            if isinstance(entry, Line):
                seq = entry.seq
            else:
                remarks.setdefault(seq, []).append(entry)
        return remarks

    def closing(self) -> list[str]:
        """What follows the body, but for the seal."""
        lines = [self.end.text()] if self.end is not None else []
        return [*lines, f"secret {self.secret}"] if self.secret else lines

    def sealed(self) -> "Record":
        """The same record with its seal."""
        return Record(self.header, self.body, self.end, self.secret, "".join(marks(self)))

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Record):
            return NotImplemented
        return self.text() == other.text()

    def __hash__(self) -> int:
        return hash(self.text())

    def __repr__(self) -> str:
        return f"Record({self.header!r}, {len(self.body)} lines)"


def marks(record: Record) -> list[str]:
    """The parts of a record's seal: two digits for the header, two for each numbered line, 32 for the whole.

    Each mark hangs on everything above its line, so the first that differs shows where a record
    was changed. Comments and chat are outside the seal.
    """
    chain = hashlib.sha256("\n".join(record.header.lines()).encode())
    found = [chain.hexdigest()[:2]]
    for entry in record.log:
        chain.update(f"\n{entry.text()}".encode())
        found.append(chain.hexdigest()[:2])
    chain.update("\n".join(["", *record.closing()]).encode())
    return [*found, chain.hexdigest()[:32]]


def spelt(seat: Seat) -> str:
    """How a record writes who talks or looks: a seat's number or `spectator`."""
    return "spectator" if seat == SPECTATOR else str(seat)
