"""Attachments: bytes beside the lines of a record: a second file, such as the falls of a tower.

A record alone says what happened; the file beside it says how it looked, so that a game goes on with the same tower and
a replay shows the same fall. It is bound to its record by a hash, and a record without it plays on all the same.
"""

import hashlib
from base64 import b64decode, b64encode
from binascii import Error
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from trollbord.kernel.atomic import write_whole
from trollbord.kernel.errors import RecordError
from trollbord.kernel.match import Match
from trollbord.records.record import Record

SUFFIX: Final = ".beside"
TITLE: Final = "trollbord beside 1"


def attached(match: Match) -> dict[int, bytes]:
    """What lies beside the lines of a match, by their numbers; lines that were taken back have lost it."""
    return {pick.seq: pick.beside for pick in match.picks if pick.beside}


def path_beside(path: Path) -> Path:
    """The second file of a record's file."""
    return path.with_name(path.name + SUFFIX)


def text(record: Record, beside: Mapping[int, bytes]) -> str:
    """The second file of a record."""
    lines = [f"{TITLE} {_digest(record, max(beside, default=0))}"]
    lines += [f"{seq} {b64encode(data).decode()}" for seq, data in sorted(beside.items())]
    return "\n".join(lines) + "\n"


def parse(given: str, record: Record) -> dict[int, bytes]:
    """What a second file says, if it is whole and belongs to this record."""
    first, *lines = given.rstrip("\n").split("\n")
    beside: dict[int, bytes] = {}
    for number, line in enumerate(lines, start=2):
        seq, _, data = line.partition(" ")
        try:
            beside[int(seq)] = b64decode(data, validate=True)
        except (ValueError, Error):
            raise RecordError("error-beside-line", {"line": str(number)}) from None
    last = max(beside, default=0)
    if last > len(record.log) or first != f"{TITLE} {_digest(record, last)}":
        raise RecordError("error-beside-other", {})
    return beside


def load(path: Path, record: Record) -> dict[int, bytes]:
    """What lies beside a record's file; nothing, if there is no second file."""
    second = path_beside(path)
    if not second.exists():
        return {}
    data = second.read_bytes()
    try:
        return parse(data.decode(), record)
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        raise RecordError("error-beside-line", {"line": str(line)}) from None


def save(path: Path, record: Record, beside: Mapping[int, bytes]) -> None:
    """Write the second file of a record's file, or remove it if nothing is attached."""
    second = path_beside(path)
    if not beside:
        second.unlink(missing_ok=True)
        return
    write_whole(second, text(record, beside))  # half of it would stop the game from going on


def _digest(record: Record, last: int) -> str:
    """Of the lines up to the last that something lies beside: a record may have grown since."""
    lines = [line.text() for line in record.log[:last]]
    return hashlib.sha256("\n".join([record.header.game, *lines]).encode()).hexdigest()[:32]
