"""Reads records, naming line and column of the first mistake, bounded in size and length."""

from pathlib import Path
from typing import Final

from trollbord.kernel.errors import RecordError
from trollbord.kernel.line import unwritable
from trollbord.kernel.seat import NATURE, SPECTATOR, Seat
from trollbord.records import grammar
from trollbord.records.grammar import mistake
from trollbord.records.record import (
    HIDDEN,
    ChatLine,
    CommentLine,
    Header,
    Line,
    PickLine,
    Record,
    RecordEnd,
    RecordEntry,
    ResignLine,
    UndoLine,
)

_FIRST: Final = f"trollbord {grammar.VERSION}"


def load(path: Path | str) -> Record:
    """The record in this file; no more is read than a record may hold."""
    with Path(path).open("rb") as file:
        return decode(file.read(grammar.MOST_BYTES + 1))


def decode(data: bytes) -> Record:
    """The record in these bytes."""
    _bound("size", len(data), grammar.MOST_BYTES)
    try:
        return parse(data.decode())
    except UnicodeDecodeError as error:
        before = data[: error.start]
        column = error.start - before.rfind(b"\n")
        raise mistake("not-text", before.count(b"\n") + 1, column) from None


def parse(text: str) -> Record:
    """The record that this text is."""
    if len(text) > grammar.MOST_BYTES:
        _bound("size", len(text), grammar.MOST_BYTES)
    lines = text.removeprefix("\ufeff").split("\n")
    _bound("lines", len(lines), grammar.MOST_LINES)
    return _Reader().read(lines)


def _bound(problem: str, given: int, most: int) -> None:
    if given > most:
        raise RecordError(f"error-record-{problem}", {"given": str(given), "most": str(most)})


class _Reader:
    """What has been read so far."""

    def __init__(self) -> None:
        self.fields: dict[str, dict[str, str]] = {}
        self.places: dict[str, int] = {}
        self.comments: list[str] = []
        self.header: Header | None = None
        self.body: list[RecordEntry] = []
        self.seq = 0
        self.standing: list[int] = []
        self.counts: dict[str, int] = {}
        self.end: RecordEnd | None = None
        self.secret = ""
        self.seal: list[str] = []

    def read(self, lines: list[str]) -> Record:
        first = lines[0].rstrip()
        if first != _FIRST:
            problem = "version" if first.startswith("trollbord ") else "start"
            raise mistake(problem, 1, 1, given=first, expected=_FIRST)
        for number, text in enumerate(lines[1:], 2):
            text = text.rstrip()
            if text:
                self.line(text, number)
        header = self.headed(len(lines))
        record = Record(header, self.body, self.end, self.secret, "".join(self.seal))
        record.places.update(self.places)
        return record

    def line(self, text: str, line: int) -> None:
        if len(text) > grammar.LONGEST_LINE:
            most = grammar.LONGEST_LINE
            raise mistake("line-long", line, most + 1, given=len(text), most=most)
        column = 0 if text.isascii() and text.isprintable() else unwritable(text)
        if column:
            raise mistake("character", line, column, given=f"U+{ord(text[column - 1]):04X}")
        if "0" <= text[0] <= "9":
            self.numbered(text, line)
        elif text[0] == "#":
            self.comment(text, line)
        else:
            self.labelled(text, line)

    # -- the header

    def labelled(self, text: str, line: int) -> None:
        label = text.split(" ", 1)[0]
        if label in grammar.HEADER:
            self.field(label, text, line)
        elif label == "chat":
            self.chat(text, line)
        elif label in ("end", "secret", "seal"):
            self.closing(label, text, line)
        else:
            raise mistake("label", line, 1, given=label)

    def field(self, label: str, text: str, line: int) -> None:
        if self.header is not None:
            raise mistake("late-header", line, 1, given=label)
        groups = grammar.HEADER[label].read(text, line)
        key = groups[0] if len(groups) > 1 else ""
        known = self.fields.setdefault(label, {})
        if key in known:
            raise mistake("twice", line, 1, given=f"{label} {key}".strip())
        known[key] = groups[-1]
        self.places[f"{label} {key}"] = line

    def headed(self, line: int) -> Header:
        """The header, complete with the first line that is not part of it."""
        if self.header is None:
            for label in ("game", "edition", "seats"):
                if label not in self.fields:
                    raise mistake("missing", line, 1, expected=label)
            seats = int(self.one("seats"))
            if not 1 <= seats <= grammar.MOST_SEATS:
                raise mistake(
                    "seats", self.places["seats "], 7, given=seats, most=grammar.MOST_SEATS
                )
            self.header = self.made(seats)
        return self.header

    def made(self, seats: int) -> Header:
        by_seat: dict[str, dict[Seat, str]] = {label: {} for label in grammar.BY_SEAT}
        for label, words in by_seat.items():
            for key, word in self.fields.get(label, {}).items():
                place = self.places[f"{label} {key}"]
                words[self.seat(key, seats, place, len(label) + 2)] = word
        view = self.one("view")
        return Header(
            self.one("game"),
            seats,
            int(self.one("edition")),
            self.fields.get("table"),
            by_seat["player"],
            by_seat["language"],
            self.one("date"),
            self.one("commitment"),
            by_seat["entropy"],
            int(self.one("forked") or 0),
            self.seat(view, seats, self.places["view "], 6) if view else None,
            self.comments,
        )

    def one(self, label: str) -> str:
        return self.fields.get(label, {}).get("", "")

    def seat(self, text: str, seats: int, line: int, column: int) -> Seat:
        seat = SPECTATOR if text == "spectator" else int(text)
        if seat >= seats:
            raise mistake("seat", line, column, given=seat, last=seats - 1)
        return seat

    # -- the body

    def comment(self, text: str, line: int) -> None:
        (words,) = grammar.COMMENT.read(text, line)
        if self.header is None:
            self.comments.append(words)
        else:
            self.body.append(CommentLine(words, line))

    def chat(self, text: str, line: int) -> None:
        who, words = grammar.CHAT.read(text, line)
        seat = self.seat(who, self.headed(line).seats, line, 6)
        self.body.append(ChatLine(seat, words, line))

    def numbered(self, text: str, line: int) -> None:
        header = self.headed(line)
        if self.end is not None or self.secret or self.seal:
            raise mistake("after-end", line, 1, given=text)
        entry = self.pick(text, line, header)
        if entry.seq > grammar.MOST_NUMBERED:
            raise mistake("numbered", line, 1, most=grammar.MOST_NUMBERED)
        if entry.seq != self.seq + 1:
            raise mistake("sequence", line, 1, given=entry.seq, expected=self.seq + 1)
        self.seq = entry.seq
        if isinstance(entry, UndoLine):
            self.go_back(entry)
        elif isinstance(entry, PickLine):
            self.standing.append(entry.seq)
        self.body.append(entry)

    def pick(self, text: str, line: int, header: Header) -> Line:
        found = grammar.SEAT_LINE.whole.fullmatch(text)
        if found is None:
            return self.drawn(text, line, header)
        seq, who, answer = found.groups()
        seat = self.seat(who, header.seats, line, found.start(2) + 1)
        if answer == "undo" or answer.startswith("undo "):
            (to,) = grammar.UNDO.read(text, line, found.start(3))
            return UndoLine(int(seq), seat, int(to), line)
        if answer == "resign":
            return ResignLine(int(seq), seat, line)
        return PickLine(int(seq), seat, self.known(answer, line, header), "", 0, "", line)

    def drawn(self, text: str, line: int, header: Header) -> PickLine:
        if text.partition(" ")[2].startswith("seat"):
            raise grammar.SEAT_LINE.mistake(text, line)
        seq, source, count, origin, answer = grammar.NATURE_LINE.read(text, line)
        expected = self.counts.get(source, 0) + 1
        if int(count) != expected:
            column = len(f"{seq} nature {source} ") + 1
            raise mistake("count", line, column, source=source, given=int(count), expected=expected)
        self.counts[source] = expected
        by = origin.partition(" ")[2]
        if by:
            self.seat(by, header.seats, line, len(f"{seq} nature {source} {count} typed ") + 1)
        option = self.known(answer, line, header)
        return PickLine(int(seq), NATURE, option, source, expected, origin, line)

    def known(self, answer: str, line: int, header: Header) -> str | None:
        if answer != HIDDEN:
            return answer
        if header.view is None:
            raise mistake("hidden", line)
        return None

    def go_back(self, undo: UndoLine) -> None:
        """Leave standing what came up to the line that the undo names; it has to be one of those."""
        standing = self.standing
        last = standing[-1] if standing else 0
        while standing and standing[-1] > undo.to:
            standing.pop()
        if undo.to >= last or undo.to != (standing[-1] if standing else 0):
            column = len(undo.text()) - len(str(undo.to)) + 1
            raise mistake("undo", undo.line, column, given=undo.to)

    # -- the end

    def closing(self, label: str, text: str, line: int) -> None:
        seats = self.headed(line).seats
        self.places.setdefault(label, line)
        if label == "seal":
            self.seal.append(grammar.SEAL.read(text, line)[0])
        elif self.seal or (label == "secret" and self.secret) or (label == "end" and self.end):
            raise mistake("after-end", line, 1, given=text)
        elif label == "secret":
            self.secret = grammar.SECRET.read(text, line)[0]
        else:
            scores, reason = grammar.END.read(text, line)
            points = [int(score) for score in scores.split(" ")]
            if len(points) != seats:
                raise mistake("scores", line, 5, given=len(points), expected=seats)
            self.end = RecordEnd(points, reason, line)
