"""Records as text: writer and reader are inverses, and every mistake has a line and a column."""

import random
import time
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from trollbord.kernel.errors import RecordError
from trollbord.kernel.line import unwritable
from trollbord.kernel.nature import ORIGINS
from trollbord.kernel.seat import NATURE, SPECTATOR
from trollbord.records import grammar
from trollbord.records.reader import decode, load, parse
from trollbord.records.record import (
    ChatLine,
    CommentLine,
    Header,
    PickLine,
    Record,
    RecordEnd,
    RecordEntry,
    UndoLine,
    marks,
)

SAMPLE = """\
trollbord 1
# a quiet evening
game millrace
edition 1
seats 2
table flood true
table rounds 12
player 0 Ada Lovelace
player 1 bot: greedy
language 0 en
date 2026-11-15
commitment b6ed1a9a10e04371fc5e79e320a5b0eff96cd1ee946cd29c3edd9658bc9491d0
entropy 1 otter & birch

1 nature pile den 1 drawn: draw dog
2 seat 0: place 7
3 seat 0: undo 1
chat spectator: hm
# better so
4 seat 0: place 8
5 nature die 1 typed: roll 4
6 nature pile den 2 tower: draw cat
chat 1: grüß dich 👩‍🌾

end 34 -2: no-more-sacks
secret 26827dea1ff3fd3a2f044f44069a9424d5617c62fa54379dd5fe0dadb15210a8
"""

# -- any record at all

WORD = st.from_regex(r"[a-z][a-z0-9_'-]{0,9}", fullmatch=True)
OPTION = (
    st.lists(WORD, min_size=1, max_size=4).map(" ".join).filter(lambda text: text[:4] != "undo")
)
TEXT = (
    st.text(st.characters(codec="utf-8"), min_size=1, max_size=40)
    .map(str.strip)
    .filter(lambda text: text != "" and not unwritable(text))
)
HEX64 = st.binary(min_size=32, max_size=32).map(bytes.hex)


@st.composite
def headers(draw: st.DrawFn) -> Header:
    seats = draw(st.integers(1, 6))
    who = st.integers(0, seats - 1)
    return Header(
        draw(WORD),
        seats,
        draw(st.integers(1, 99)),
        draw(st.dictionaries(WORD, WORD | st.integers(-9, 99).map(str), max_size=3)),
        draw(st.dictionaries(who, TEXT)),
        draw(st.dictionaries(who, st.sampled_from(["en", "de", "fr", "cs", "ru"]))),
        draw(st.sampled_from(["", "2026-11-15", "2026-11-15T20:31Z", "2026-11-15T20:31:59Z"])),
        draw(st.just("") | HEX64),
        draw(st.dictionaries(who, TEXT)),
        draw(st.integers(0, 50)),
        draw(st.none() | who | st.just(SPECTATOR)),
        draw(st.lists(st.just("") | TEXT, max_size=2)),
    )


class Scribe:
    """Writes a body that keeps its numbers in order."""

    def __init__(self, draw: st.DrawFn, header: Header) -> None:
        self.draw, self.header = draw, header
        self.seats = st.integers(0, header.seats - 1)
        self.seq = 0
        self.standing: list[int] = []
        self.counts: dict[str, int] = {}

    def entry(self) -> RecordEntry:
        kinds = [
            self.pick,
            self.nature,
            self.chat,
            self.comment,
            *([self.undo] if self.standing else []),
        ]
        return self.draw(st.sampled_from(kinds))()

    def answer(self) -> str | None:
        return self.draw(OPTION if self.header.view is None else OPTION | st.none())

    def number(self) -> int:
        self.seq += 1
        return self.seq

    def pick(self) -> RecordEntry:
        self.standing.append(self.number())
        return PickLine(self.seq, self.draw(self.seats), self.answer())

    def nature(self) -> RecordEntry:
        self.standing.append(self.number())
        source = self.draw(st.sampled_from(["die", "pile den", "deck 2", "seat 0"]))
        self.counts[source] = self.counts.get(source, 0) + 1
        origin = self.draw(st.sampled_from(ORIGINS))
        return PickLine(self.seq, NATURE, self.answer(), source, self.counts[source], origin)

    def undo(self) -> RecordEntry:
        left = self.draw(st.integers(0, len(self.standing) - 1))
        self.standing = self.standing[:left]
        to = self.standing[-1] if self.standing else 0
        return UndoLine(self.number(), self.draw(self.seats), to)

    def chat(self) -> RecordEntry:
        return ChatLine(self.draw(self.seats | st.just(SPECTATOR)), self.draw(TEXT))

    def comment(self) -> RecordEntry:
        return CommentLine(self.draw(st.just("") | TEXT))


@st.composite
def records(draw: st.DrawFn) -> Record:
    header = draw(headers())
    scribe = Scribe(draw, header)
    body = [scribe.entry() for _ in range(draw(st.integers(0, 12)))]
    while body and isinstance(body[0], CommentLine):
        body = body[1:]  # before the first line of the body it would be read as the header's
    scores = draw(st.lists(st.integers(-99, 999), min_size=header.seats, max_size=header.seats))
    end = draw(st.none() | WORD.map(lambda reason: RecordEnd(scores, reason)))
    record = Record(header, body, end, draw(st.just("") | HEX64))
    return record.sealed() if draw(st.booleans()) else record


@given(records())
def test_what_is_written_is_read_back(record: Record) -> None:
    text = record.text()
    again = parse(text)
    assert again == record
    assert again.text() == text
    assert again.log == record.log


@given(records())
def test_a_seal_has_a_mark_for_the_header_each_numbered_line_and_the_whole(record: Record) -> None:
    parts = marks(record)
    assert len(parts) == len(record.log) + 2
    assert "".join(parts) == record.sealed().seal == parse(record.sealed().text()).seal


@given(st.data())
def test_the_first_mark_that_differs_is_at_or_after_the_changed_line(data: st.DataObject) -> None:
    body = [PickLine(seq, 0, f"place {seq}") for seq in range(1, data.draw(st.integers(1, 40)) + 1)]
    record = Record(Header("millrace", 2), body)
    at = data.draw(st.integers(0, len(record.log) - 1))
    changed = [*record.log]
    changed[at] = PickLine(at + 1, 0, "something else")
    before, after = marks(record), marks(Record(record.header, changed, record.end, record.secret))
    assert before[: at + 1] == after[: at + 1]
    assert before[-1] != after[-1]


# -- the sample


def test_the_sample_reads_as_it_is_meant() -> None:
    record = parse(SAMPLE)
    header = record.header
    assert (header.game, header.edition, header.seats) == ("millrace", 1, 2)
    assert header.settings == {"flood": "true", "rounds": "12"}
    assert header.players == {0: "Ada Lovelace", 1: "bot: greedy"}
    assert header.entropy == {1: "otter & birch"}
    assert header.comments == ("a quiet evening",)
    assert [entry.line for entry in record.body] == [15, 16, 17, 18, 19, 20, 21, 22, 23]
    first, second, third, chat, comment, *_ = record.body
    assert first == PickLine(1, NATURE, "draw dog", "pile den", 1, "drawn")
    assert second == PickLine(2, 0, "place 7")
    assert third == UndoLine(3, 0, 1)
    assert chat == ChatLine(SPECTATOR, "hm")
    assert comment == CommentLine("better so")
    assert record.end is not None
    assert (record.end.scores, record.end.reason) == ((34, -2), "no-more-sacks")
    assert record.text() == SAMPLE


def test_windows_line_ends_blank_lines_and_a_byte_order_mark_are_harmless() -> None:
    strange = "\ufeff" + SAMPLE.replace("\n", " \r\n\r\n")
    assert parse(strange) == parse(SAMPLE)
    assert decode(strange.encode()) == parse(SAMPLE)


def test_a_file_is_loaded(tmp_path: Path) -> None:
    path = tmp_path / "sample.troll"
    path.write_text(SAMPLE, encoding="utf-8")
    assert load(path) == parse(SAMPLE)


# -- mistakes

MISTAKES = [
    ("7 seet 0: x", "expected", 24, 3),
    ("7 seat 0 x", "expected", 24, 10),
    ("7 seat 0: a  b", "expected", 24, 14),
    ("7 seat x: a", "expected", 24, 8),
    ("7 seat 2: x", "seat", 24, 8),
    ("8 seat 0: x", "sequence", 24, 1),
    ("6 seat 0: x", "sequence", 24, 1),
    ("07 seat 0: x", "expected", 24, 2),
    ("7 nature die 2 dawn: x", "expected", 24, 16),
    ("7 nature die 3 drawn: x", "count", 24, 14),
    ("7 nature die 1 drawn: x", "count", 24, 14),
    ("7 nature die: x", "expected", 24, 13),
    ("7 nature die 2 drawn: ??", "hidden", 24, 1),
    ("7 seat 0: ??", "hidden", 24, 1),
    ("7 seat 0: undo 2", "undo", 24, 16),
    ("7 seat 0: undo 3", "undo", 24, 16),
    ("7 seat 0: undo 6", "undo", 24, 16),
    ("7 seat 0: undo 9", "undo", 24, 16),
    ("7 seat 0: undo", "cut-short", 24, 15),
    ("7 seat 0: undo x", "expected", 24, 16),
    ("7", "cut-short", 24, 2),
    ("7 seat", "cut-short", 24, 7),
    ("hello", "label", 24, 1),
    ("seats 3", "late-header", 24, 1),
    ("chat 0 x", "expected", 24, 8),
    ("chat 2: x", "seat", 24, 6),
    ("chat 0:", "cut-short", 24, 8),
    ("7 seat 0: p\x07", "character", 24, 12),
    ("chat 0: a\u2028b", "character", 24, 10),
    ("chat 0: " + "x" * 501, "expected", 24, 509),
    ("#" + "x" * 2000, "line-long", 24, 1001),
    ("end 1: x", "scores", 24, 5),
    ("end 1 2 3: x", "scores", 24, 5),
    ("end 1 2: x\nend 1 2: x", "after-end", 25, 1),
    ("end 1 2: x\n7 seat 0: x", "after-end", 25, 1),
    ("secret 0", "expected", 24, 8),
    ("seal 0123456z", "expected", 24, 13),
]


@pytest.mark.parametrize(
    ("line", "problem", "number", "column"), MISTAKES, ids=lambda each: str(each)[:30]
)
def test_a_mistake_in_the_body_names_its_place(
    line: str, problem: str, number: int, column: int
) -> None:
    text = SAMPLE.split("\nend ")[0] + line
    with pytest.raises(RecordError) as caught:
        parse(text)
    error = caught.value
    assert (error.message.id, error.line, error.column) == (
        f"error-record-{problem}",
        number,
        column,
    )


HEADER_MISTAKES = [
    ("trollbord 1", "trolboard 1", "start", 1, 1),
    ("trollbord 1", "trollbord 2", "version", 1, 1),
    ("game millrace\n", "", "missing", 14, 1),
    ("edition 1\n", "", "missing", 14, 1),
    ("seats 2\n", "", "missing", 14, 1),
    ("seats 2", "seats 0", "seats", 5, 7),
    ("seats 2", "seats 13", "seats", 5, 7),
    ("seats 2", "seats two", "expected", 5, 7),
    ("seats 2", "seats 1", "seat", 9, 8),
    ("seats 2", "seats 2\nseats 2", "twice", 6, 1),
    ("table rounds 12", "table flood 12", "twice", 7, 1),
    ("table rounds 12", "table rounds", "cut-short", 7, 13),
    ("language 0 en", "language 0 English", "expected", 10, 12),
    ("date 2026", "date 26", "expected", 11, 6),
    ("commitment b", "commitment B", "expected", 12, 12),
    ("entropy 1", "entropy 7", "seat", 13, 9),
    ("date ", "birthday ", "label", 11, 1),
]


@pytest.mark.parametrize(("old", "new", "problem", "number", "column"), HEADER_MISTAKES)
def test_a_mistake_in_the_header_names_its_place(
    old: str, new: str, problem: str, number: int, column: int
) -> None:
    assert old in SAMPLE
    with pytest.raises(RecordError) as caught:
        parse(SAMPLE.replace(old, new, 1))
    error = caught.value
    assert (error.message.id, error.line, error.column) == (
        f"error-record-{problem}",
        number,
        column,
    )


def test_bytes_that_are_no_text_are_named() -> None:
    with pytest.raises(RecordError) as caught:
        decode(SAMPLE.encode().replace(b"place 7", b"pl\xffce 7"))
    assert (caught.value.message.id, caught.value.line, caught.value.column) == (
        "error-record-not-text",
        16,
        13,
    )


def test_a_record_is_bounded_in_size_lines_and_picks(tmp_path: Path) -> None:
    head = SAMPLE.split("1 nature")[0]
    path = tmp_path / "big.troll"
    with path.open("wb") as file:
        file.truncate(grammar.MOST_BYTES + 1000)
    with pytest.raises(RecordError) as caught:
        load(path)
    assert caught.value.message.args["given"] == str(grammar.MOST_BYTES + 1)
    with pytest.raises(RecordError, match="has 2000015 lines, at most 2000000"):
        parse(head + "\n" * grammar.MOST_LINES)
    with pytest.raises(RecordError, match="at most 1000000 numbered lines"):
        parse(f"{head}{grammar.MOST_NUMBERED + 1} seat 0: a\n")


@pytest.mark.parametrize("words", ["", " x", "x ", "a\nb", "a\x00", "x" * 501])
def test_what_cannot_stand_in_a_record_is_refused_before_it_is_written(words: str) -> None:
    with pytest.raises(RecordError, match="is not allowed in a record"):
        ChatLine(0, words)
    with pytest.raises(RecordError, match="is not allowed in a record"):
        Header("millrace", 2, players={0: words})


# -- noise


def damaged(text: str, rng: random.Random) -> str:
    """The text with a few characters or lines lost, doubled, swapped or replaced."""
    for _ in range(rng.randint(1, 4)):
        lines = text.split("\n")
        at = rng.randrange(len(lines))
        other = rng.randrange(len(lines))
        kind = rng.randrange(5)
        if kind == 0:
            lines[at], lines[other] = lines[other], lines[at]
        elif kind == 1:
            del lines[at]
        elif kind == 2:
            lines.insert(at, lines[other])
        else:
            column = rng.randrange(len(lines[at]) + 1)
            noise = rng.choice(["", "0", " ", ":", "??", "undo", "\t", "\x00", "é", "9" * 30, "-1"])
            lines[at] = lines[at][:column] + noise + lines[at][column + kind - 3 :]
        text = "\n".join(lines)
    return text


def attempt(text: str) -> tuple[Record | None, RecordError | None]:
    """The record, or why there is none."""
    try:
        return parse(text), None
    except RecordError as error:
        return None, error


def test_damaged_records_are_read_or_refused_at_a_place() -> None:
    rng = random.Random(5)
    refused = 0
    for _ in range(1500):
        text = damaged(SAMPLE, rng)
        record, error = attempt(text)
        if error is not None:
            refused += 1
            assert 1 <= error.line <= text.count("\n") + 1
            assert error.column >= 1
        assert record is None or parse(record.text()) == record
    assert 500 < refused < 1500


@given(st.binary(max_size=300))
def test_any_bytes_are_refused_politely(data: bytes) -> None:
    with pytest.raises(RecordError):
        decode(data)


def test_no_line_makes_the_reader_slow() -> None:
    """The longest lines of each form, cut and broken, are refused at once."""
    head = SAMPLE.split("1 nature")[0]
    for line in (
        "1 nature " + "a " * 400,
        "1 seat 0: " + "a " * 400,
        "chat 0: " + " " * 900,
        "end " + "1 " * 400,
    ):
        start = time.process_time()
        with pytest.raises(RecordError):
            parse(head + line + "!")
        assert time.process_time() - start < 0.1


# -- the docs


def test_the_sample_of_the_docs_is_a_record_with_its_seal() -> None:
    page = (Path(__file__).parents[2] / "docs" / "records.md").read_text(encoding="utf-8")
    lines = [line.removeprefix("    ") for line in page.split("## Lines")[0].splitlines()]
    record = parse("\n".join(lines[lines.index("trollbord 1") :]))
    assert record.seal == record.sealed().seal
