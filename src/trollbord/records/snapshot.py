"""Snapshots: positions along a record, in a cache, so that a jump to any line takes no time.

A snapshot is a position, one line of text. The cache is only ever a shortcut: a file of another engine or another
record, or one that is damaged, is thrown away and made anew from the record.
"""

import hashlib
import os
import tempfile
from collections.abc import Sequence
from contextlib import suppress
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Final

from trollbord.kernel.errors import RecordError
from trollbord.kernel.game import Game
from trollbord.kernel.state import State
from trollbord.records.record import PickLine, Record
from trollbord.records.replaying import ReplayWalk, answer, opening, standing, within

EVERY: Final = 32
"""Standing picks from one snapshot to the next."""
MOST_FILES: Final = 500
"""Records in the cache, those that were looked at last."""

Positions = dict[int, str]
"""Positions by the number of the line after which they lay on the table."""


class Snapshots:
    """A folder of snapshots, one file for each record."""

    def __init__(self, folder: Path, most: int = MOST_FILES) -> None:
        self.folder: Final = folder
        self.most: Final = most

    def at(self, game: Game, record: Record, seq: int) -> State:
        """The table after line `seq` of the record."""
        picks = standing(record.log[: within(record, seq)])
        positions = self.positions(game, record)
        start = len(picks)
        while start > 0 and picks[start - 1].seq not in positions:
            start -= 1
        if start == 0:
            state = opening(game, record.header)
        else:
            state = game.position(positions[picks[start - 1].seq])
        for line in picks[start:]:
            state.take(answer(state, line))
        return state

    def positions(self, game: Game, record: Record) -> Positions:
        """The snapshots of a record: from the cache if it has them, otherwise from a walk through the record."""
        digest = digested(record)
        path = self.path(digest)
        title = f"trollbord snapshots 1 {fingerprint(game)} {digest}"
        positions = _load(path, title)
        if positions is not None:
            with suppress(OSError):
                os.utime(path)  # looked at last
        else:
            positions = taken(game, record)
            self._store(path, title, positions)
        return positions

    def path(self, digest: str) -> Path:
        """The file for the record of this digest."""
        return self.folder / f"{digest[:32]}.snapshots"

    def _store(self, path: Path, title: str, positions: Positions) -> None:
        """Write a file whole or not at all; a cache that can't be written is a slow cache, no error."""
        text = "\n".join([title, *[f"{seq} {position}" for seq, position in positions.items()]])
        with suppress(OSError):
            self.folder.mkdir(parents=True, exist_ok=True)
            self._make_room()
            with tempfile.TemporaryDirectory(dir=self.folder) as draft:
                whole = Path(draft) / path.name
                whole.write_text(f"{text}\n{_sum(text)}\n", encoding="utf-8")
                whole.replace(path)

    def _make_room(self) -> None:
        files = sorted(self.folder.glob("*.snapshots"), key=lambda path: path.stat().st_mtime)
        for old in files[: max(0, len(files) - self.most + 1)]:
            old.unlink(missing_ok=True)


def taken(game: Game, record: Record) -> Positions:
    """Walk through a record and take a snapshot now and then, on lines that were taken back as well.

    The walk ends at the first line that can't be played; the replay reports an error for later ones.
    """
    walk = ReplayWalk(game, record)
    positions: Positions = {}
    while walk.line is not None:
        try:
            line = walk.step()
        except RecordError:
            break
        if walk.depth % EVERY == 0 and isinstance(line, PickLine):
            positions[line.seq] = walk.state.position()
    return positions


@cache
def fingerprint(game: Game) -> str:
    """A hash of all code that the course of a game hangs on: the kernel's, the replay's and the game's own."""
    return hashed([*code("trollbord.kernel"), *code("trollbord.records"), *code(game.module)])


def hashed(files: Sequence[Path]) -> str:
    """A hash of the names and contents of files."""
    digest = hashlib.sha256()
    for path in files:
        digest.update(f"{path.parent.name} {path.name} ".encode())
        digest.update(hashlib.sha256(path.read_bytes()).digest())
    return digest.hexdigest()


def code(module: str) -> list[Path]:
    """The files of a package and the folders in it, or of the one module."""
    loaded = import_module(module)
    folders = [Path(folder) for folder in getattr(loaded, "__path__", [])]
    if not folders:
        assert loaded.__file__ is not None, f"{module} has no file"
        return [Path(loaded.__file__)]
    files = [path for folder in folders for path in folder.rglob("*")]
    return sorted([path for path in files if path.suffix in (".py", ".so", ".pyd")])


def _load(path: Path, title: str) -> Positions | None:
    """The snapshots in a file, if they have this title and are whole; otherwise the file goes."""
    try:
        text, _, rest = path.read_text(encoding="utf-8").rstrip("\n").rpartition("\n")
    except (OSError, UnicodeDecodeError):
        text, rest = "", ""
    first, *lines = text.split("\n")
    if first != title or rest != _sum(text):
        with suppress(OSError):
            path.unlink(missing_ok=True)
        return None
    pairs = [line.split(" ", 1) for line in lines]
    return {int(seq): position for seq, position in pairs}


def digested(record: Record) -> str:
    """A hash of all that the tables along a record hang on."""
    lines = [*record.header.lines(), *[line.text() for line in record.log]]
    return hashlib.sha256("\n".join(lines).encode()).hexdigest()


def _sum(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()
