"""Records: matches as text files, to read, write, replay and verify.

The functions here load the game that a record names; those of the modules below are given it.

>>> import trollbord
>>> from trollbord import records
>>> match = trollbord.play("ragnarocks", ["random", "random"], seed=1)
>>> record = records.recorded(match, players=["Ada", "Ben"])
>>> records.parse(record.text()) == record
True
>>> records.replay(record) == match.state
True
>>> records.verify(record).is_good
True
"""

from pathlib import Path

from trollbord.games import load_for_record
from trollbord.kernel.atomic import write_whole
from trollbord.kernel.errors import RecordError
from trollbord.kernel.match import Match
from trollbord.kernel.state import State
from trollbord.records.reader import load, parse
from trollbord.records.record import ChatLine, Header, PickLine, Record, UndoLine
from trollbord.records.replaying import replay as replayed
from trollbord.records.replaying import resume as resumed
from trollbord.records.verifying import Verdict
from trollbord.records.verifying import verify as looked_through
from trollbord.records.writer import recorded

__all__ = [
    "ChatLine",
    "Header",
    "PickLine",
    "Record",
    "RecordError",
    "UndoLine",
    "Verdict",
    "load",
    "parse",
    "recorded",
    "replay",
    "resume",
    "save",
    "verify",
]


def replay(record: Record, seq: int | None = None) -> State:
    """The table after line `seq` of a record, or after its last."""
    return replayed(load_for_record(record.header.game), record, seq)


def resume(record: Record) -> Match:
    """The match that a record has come to, to be played on: a fork, if its secret is not revealed."""
    return resumed(load_for_record(record.header.game), record)


def verify(record: Record) -> Verdict:
    """What a look through a record shows: the first mistake, or what was recomputed and what could not be."""
    return looked_through(load_for_record(record.header.game), record)


def save(record: Record, path: Path | str) -> None:
    """Write a record to a file; the file is the old one or the new one, never half of it."""
    write_whole(Path(path), record.text())
