"""Records as JSON, for programs that would rather not read our notation."""

from typing import Any, Final, Literal

import msgspec

from trollbord.kernel.errors import RecordError
from trollbord.kernel.line import LONGEST_TEXT, quoted
from trollbord.kernel.seat import NATURE
from trollbord.records import grammar
from trollbord.records.reader import parse
from trollbord.records.record import (
    HIDDEN,
    ChatLine,
    CommentLine,
    Header,
    PickLine,
    Record,
    RecordEntry,
    ResignLine,
    UndoLine,
    spelt,
)

MOST_BYTES: Final = 4 * grammar.MOST_BYTES

Texts = dict[str, str]


class HeaderJson(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A header; what goes by seat has the seat's number as its key."""

    game: str
    edition: int
    seats: int
    table: Texts = {}
    players: Texts = {}
    languages: Texts = {}
    date: str = ""
    view: str = ""
    commitment: str = ""
    entropy: Texts = {}
    forked: int = 0
    comments: list[str] = []


class PickJson(msgspec.Struct, forbid_unknown_fields=True, tag_field="kind", tag="pick"):
    """A seat's answer."""

    seq: int
    seat: int
    option: str


class DrawJson(msgspec.Struct, forbid_unknown_fields=True, tag_field="kind", tag="draw"):
    """NATURE's answer."""

    seq: int
    source: str
    count: int
    origin: str
    option: str


class ResignJson(msgspec.Struct, forbid_unknown_fields=True, tag_field="kind", tag="resign"):
    """A seat gives up."""

    seq: int
    seat: int


class UndoJson(msgspec.Struct, forbid_unknown_fields=True, tag_field="kind", tag="undo"):
    """A taking back."""

    seq: int
    seat: int
    to: int


class ChatJson(msgspec.Struct, forbid_unknown_fields=True, tag_field="kind", tag="chat"):
    """Something said."""

    seat: str
    words: str


class CommentJson(msgspec.Struct, forbid_unknown_fields=True, tag_field="kind", tag="comment"):
    """A remark."""

    words: str


class EndJson(msgspec.Struct, forbid_unknown_fields=True):
    """How the game ended."""

    scores: list[int]
    reason: str


LineJson = PickJson | DrawJson | UndoJson | ResignJson | ChatJson | CommentJson


class RecordJson(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A whole record."""

    trollbord: Literal[1]
    header: HeaderJson
    body: list[LineJson]
    end: EndJson | None = None
    secret: str = ""
    seal: str = ""


def to_json(record: Record) -> str:
    """A record as JSON, one line of the body per line of text."""
    whole = RecordJson(
        1,
        _header(record.header),
        [_line(entry) for entry in record.body],
        None if record.end is None else EndJson(list(record.end.scores), record.end.reason),
        record.secret,
        record.seal,
    )
    plain: dict[str, Any] = msgspec.to_builtins(whole)
    body = ",\n".join([f"    {_encoded(line)}" for line in plain.pop("body")])
    parts = [f'  "{name}": {_encoded(value)}' for name, value in plain.items()]
    parts.insert(2, f'  "body": [\n{body}\n  ]' if body else '  "body": []')
    return "{\n" + ",\n".join(parts) + "\n}\n"


def from_json(data: bytes | str) -> Record:
    """The record that this JSON says; it goes through the reader of records, so that the same bounds hold."""
    if len(data) > MOST_BYTES:
        raise RecordError("error-record-size", {"given": str(len(data)), "most": str(MOST_BYTES)})
    try:
        whole = msgspec.json.decode(data, type=RecordJson)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise RecordError("error-record-json", {"why": str(error)}) from None
    return parse(_text(whole))


def _text(whole: RecordJson) -> str:
    """The lines that a record of this content has."""
    lines = [*_header_lines(whole.header), "", *[_entry_line(line) for line in whole.body]]
    if whole.end is not None:
        scores = " ".join([str(score) for score in whole.end.scores])
        lines.append(f"end {scores}: {_one(whole.end.reason)}")
    lines += [f"secret {_one(whole.secret)}"] if whole.secret else []
    lines += [f"seal {_one(whole.seal[at : at + 64])}" for at in range(0, len(whole.seal), 64)]
    return "\n".join(lines)


def _header(header: Header) -> HeaderJson:
    return HeaderJson(
        header.game,
        header.edition,
        header.seats,
        header.settings,
        {str(seat): name for seat, name in header.players.items()},
        {str(seat): language for seat, language in header.languages.items()},
        header.date,
        "" if header.view is None else spelt(header.view),
        header.commitment,
        {str(seat): words for seat, words in header.entropy.items()},
        header.forked,
        list(header.comments),
    )


def _line(entry: RecordEntry) -> LineJson:
    if isinstance(entry, UndoLine):
        return UndoJson(entry.seq, entry.seat, entry.to)
    if isinstance(entry, ResignLine):
        return ResignJson(entry.seq, entry.seat)
    if isinstance(entry, ChatLine):
        return ChatJson(spelt(entry.seat), entry.words)
    if isinstance(entry, CommentLine):
        return CommentJson(entry.words)
    assert isinstance(entry, PickLine)
    option = HIDDEN if entry.option is None else entry.option
    if entry.seat != NATURE:
        return PickJson(entry.seq, entry.seat, option)
    return DrawJson(entry.seq, entry.source, entry.count, entry.origin, option)


def _header_lines(header: HeaderJson) -> list[str]:
    lines = [f"trollbord {grammar.VERSION}"]
    lines += [f"# {_one(words)}" for words in header.comments]
    lines += [f"game {_one(header.game)}", f"edition {header.edition}", f"seats {header.seats}"]
    tables = {
        "table": header.table,
        "player": header.players,
        "language": header.languages,
        "entropy": header.entropy,
    }
    for label, texts in tables.items():
        lines += [f"{label} {_one(key)} {_one(value)}" for key, value in texts.items()]
    for label, text in (
        ("date", header.date),
        ("view", header.view),
        ("commitment", header.commitment),
        ("forked", str(header.forked) if header.forked else ""),
    ):
        lines += [f"{label} {_one(text)}"] if text else []
    return lines


def _entry_line(line: LineJson) -> str:
    match line:
        case PickJson(seq, seat, option):
            return f"{seq} seat {seat}: {_one(option)}"
        case DrawJson(seq, source, count, origin, option):
            return f"{seq} nature {_one(source)} {count} {origin}: {_one(option)}"
        case ResignJson(seq, seat):
            return f"{seq} seat {seat}: resign"
        case UndoJson(seq, seat, to):
            return f"{seq} seat {seat}: undo {to}"
        case ChatJson(who, words):
            return f"chat {_one(who)}: {_one(words)}"
        case CommentJson(words):
            return f"# {_one(words)}"


def _one(text: str) -> str:
    """The text, if it stays on one line."""
    if "\n" in text:
        raise RecordError("error-record-text", {"given": quoted(text), "most": str(LONGEST_TEXT)})
    return text


def _encoded(value: object) -> str:
    return msgspec.json.encode(value).decode()
