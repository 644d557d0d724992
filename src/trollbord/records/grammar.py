"""The grammar of records: what each kind of line is made of, and how a mistake is named.

`docs/records.md` says the same for people. A line's form is a list of parts; the line is matched by
one expression made of all of them, and where that fails the longest run of parts that fits gives
the column and what was expected there.
"""

import re
from typing import Final

from trollbord.kernel.errors import RecordError
from trollbord.kernel.line import TEXT, quoted
from trollbord.kernel.message import Word

VERSION: Final = 1
MOST_NUMBERED: Final = 1_000_000  # games that are played without aim have taken 312,000
MOST_LINES: Final = 2 * MOST_NUMBERED
MOST_BYTES: Final = 64 * MOST_NUMBERED
LONGEST_LINE: Final = 1_000
MOST_SEATS: Final = 12

WORD: Final = r"[A-Za-z0-9_'.+-]{1,80}"
WORDS: Final = rf"{WORD}(?: {WORD}){{0,11}}"
NUMBER: Final = r"(?:0|[1-9][0-9]{0,8})"
DATE: Final = r"[0-9]{4}-[0-9]{2}-[0-9]{2}(?:T[0-9]{2}:[0-9]{2}(?::[0-9]{2})?Z)?"
HEX64: Final = r"[0-9a-f]{64}"


def mistake(problem: str, line: int, column: int = 1, **args: Word) -> RecordError:
    """The error of this name at this place; what it quotes is cut to a readable length."""
    words: dict[str, Word] = {"line": str(line), "column": str(column)}
    for name, word in args.items():
        words[name] = quoted(word) if isinstance(word, str) else str(word)
    return RecordError(f"error-record-{problem}", words)


class Form:
    """The form of one kind of line: parts in order, each a pattern and the name of what it is.

    The names are those in the message `error-record-expected`.
    """

    def __init__(self, *parts: tuple[str, str]) -> None:
        self.expected: Final = [expected for _, expected in parts]
        patterns = [pattern for pattern, _ in parts]
        self.whole: Final = re.compile("".join(patterns))
        self.runs: Final = [
            re.compile("".join(patterns[: count + 1])) for count in range(len(patterns))
        ]

    def read(self, text: str, line: int, start: int = 0) -> tuple[str, ...]:
        """The groups of a line of this form from `start` on; otherwise the first place where it is none."""
        found = self.whole.fullmatch(text, start)
        if found is None:
            raise self.mistake(text, line, start)
        return found.groups()

    def mistake(self, text: str, line: int, start: int = 0) -> RecordError:
        """What keeps this line from having this form."""
        at = start
        for run, expected in zip(self.runs, self.expected):
            found = run.match(text, start)
            if found is None:
                return unexpected(text, line, at, expected)
            at = found.end()
        return unexpected(text, line, at, "line-end")


def unexpected(text: str, line: int, at: int, expected: str) -> RecordError:
    """Something else was expected from column `at` on."""
    given = text[at:].lstrip()
    if not given:
        return mistake("cut-short", line, at + 1, expected=expected)
    column = len(text) - len(given) + 1
    return mistake("expected", line, column, given=given.split(" ", 1)[0], expected=expected)


def _labelled(label: str, *parts: tuple[str, str]) -> Form:
    return Form((label, "label"), *parts)


_SEAT: Final = (f" ({NUMBER})", "seat")
_WHO: Final = (f" ({NUMBER}|spectator)", "viewer")
_SEQ: Final = (f"({NUMBER})", "seq")
_COLON: Final = (":", "colon")
_ANSWER: Final = (rf" ({WORDS}|\?\?)", "answer")
_TEXT_PART: Final = (f" ({TEXT})", "text")
_HEX: Final = (f" ({HEX64})", "hex")
_NUMBER_PART: Final = (f" ({NUMBER})", "number")

SEAT_LINE: Final = Form(_SEQ, (" seat", "who"), _SEAT, _COLON, _ANSWER)
NATURE_LINE: Final = Form(
    _SEQ,
    (" nature", "who"),
    (f" ({WORDS})", "source"),
    (f" ({NUMBER})", "count"),
    (rf" (drawn|tower|typed(?: {NUMBER})?)", "origin"),
    _COLON,
    _ANSWER,
)
UNDO: Final = Form(("undo", "undo"), (f" ({NUMBER})", "undo"))
CHAT: Final = _labelled("chat", _WHO, _COLON, _TEXT_PART)
COMMENT: Final = Form((r"#\s*", "text"), (f"({TEXT}|)", "text"))
END: Final = _labelled(
    "end",
    (f" (-?{NUMBER}(?: -?{NUMBER}){{0,{MOST_SEATS - 1}}})", "scores"),
    _COLON,
    (f" ({WORD})", "reason"),
)
SECRET: Final = _labelled("secret", _HEX)
SEAL: Final = _labelled("seal", (" ([0-9a-f]{2,64})", "hex"))

HEADER: Final = {
    "game": _labelled("game", (f" ({WORD})", "game")),
    "edition": _labelled("edition", _NUMBER_PART),
    "seats": _labelled("seats", _NUMBER_PART),
    "table": _labelled("table", (f" ({WORD})", "table"), (f" ({WORD})", "value")),
    "player": _labelled("player", _SEAT, _TEXT_PART),
    "language": _labelled("language", _SEAT, (" ([a-z]{2,3})", "language")),
    "date": _labelled("date", (f" ({DATE})", "date")),
    "view": _labelled("view", _WHO),
    "commitment": _labelled("commitment", _HEX),
    "entropy": _labelled("entropy", _SEAT, _TEXT_PART),
    "forked": _labelled("forked", _NUMBER_PART),
}
"""The lines of a header after the first, by their first word."""

BY_SEAT: Final = ("player", "language", "entropy")
"""The header's lines that each seat can have."""
