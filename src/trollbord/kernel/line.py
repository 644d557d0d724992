"""Text that fits on one line of the log: what players are called, say and type."""

import re
from typing import Final

from trollbord.kernel.errors import RecordError

LONGEST_TEXT: Final = 500
TEXT: Final = rf"\S(?:.{{0,{LONGEST_TEXT - 2}}}\S)?"

_UNWRITABLE: Final = re.compile(r"[\x00-\x08\x0a-\x1f\x7f-\x9f\u2028\u2029\ud800-\udfff\ufeff]")
_TEXT: Final = re.compile(TEXT)


def quoted(text: str) -> str:
    """A piece of a file as an error shows it: short, and with nothing that a terminal would obey."""
    shown = text if len(text) <= 60 else text[:57] + "..."
    return _UNWRITABLE.sub("\N{REPLACEMENT CHARACTER}", shown)


def unwritable(text: str) -> int:
    """The column of the first character that can't stand in a line, or 0."""
    found = _UNWRITABLE.search(text)
    return found.start() + 1 if found else 0


def clean(text: str) -> str:
    """The text itself, if it can stand in a record: one line, not empty, no space at its ends."""
    if unwritable(text) or not _TEXT.fullmatch(text):
        raise RecordError("error-record-text", {"given": quoted(text), "most": str(LONGEST_TEXT)})
    return text
