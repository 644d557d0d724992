"""A dataset on disk: a folder with `dataset.json`, shards, and matches that wait to be packed into one.

A match is written as soon as it is over, and a shard when all its matches are there; both are written whole. So a kill
costs only the matches that are being played, and nothing is counted twice: a match has a number, and is taken once.
"""

import json
from collections.abc import Callable, Iterable, Sequence
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

from trollbord.datasets.columns import MATCHES, Columns, joined, of_match
from trollbord.datasets.files import FORMATS, NPZ, BadDataset, is_readable, matches_in, read, write
from trollbord.kernel.atomic import write_whole
from trollbord.kernel.game import Game
from trollbord.kernel.settings import Settings

HEADER: Final = "dataset.json"
PENDING: Final = "pending"
VERSION: Final = 1
SHARD: Final = 100
"""Matches in a shard, if nobody says otherwise."""

Facts = dict[str, Any]
Told = Callable[[int, int], None]
"""Hears how many matches there are, of how many."""


def tell(told: Told | None, done: int, wanted: int) -> None:
    """Say how far it is, if anybody wants to know."""
    if told is not None:
        told(done, wanted)


def table_facts(game: Game, seats: int, settings: Settings) -> Facts:
    """What all matches of a dataset have in common: a learner needs rows and options of one kind."""
    agreed = game.new(seats, **settings).settings
    layout = game.observation.layout(seats, agreed)
    return {
        "version": VERSION,
        "game": game.id,
        "edition": str(game.edition),
        "seats": seats,
        "options": len(game.vocabulary),
        "layout": [[block.name, block.length, block.meaning] for block in layout],
    }


def source_id(source: Facts) -> str:
    """A name for where matches come from, the same wherever and whenever it is asked."""
    return sha256(json.dumps(source, sort_keys=True).encode()).hexdigest()[:12]


class Folder:
    """The files of a dataset; `source` says where the matches come from that are added now."""

    def __init__(
        self, path: Path, facts: Facts, source: Facts, kind: str = NPZ, made: Facts | None = None
    ) -> None:
        assert kind in FORMATS, f"a shard is {FORMATS}, not {kind!r}"
        self.path: Final = path
        self.source: Final = source_id(source)
        self.kind: Final = kind
        self._groups: dict[int, list[int]] = {}
        self._waiting: dict[int, Path] = {}
        path.mkdir(parents=True, exist_ok=True)
        (path / PENDING).mkdir(exist_ok=True)
        header = read_header(path) if (path / HEADER).exists() else {**facts, "sources": {}}
        if common(header) != facts:
            raise BadDataset(
                "error-dataset-other", {"folder": str(path), "why": unlike(header, facts)}
            )
        if self.source not in header["sources"]:
            # How it was made is no part of what a source is: another day makes the same matches.
            header["sources"][self.source] = source | ({"made": made} if made else {})
            write_header(path, header)

    # -- what is there

    def shards(self) -> list[Path]:
        """The shards of this source."""
        return [each for each in shards(self.path) if each.name.startswith(f"{self.source}-")]

    def missing(self, wanted: Iterable[int], size: int) -> list[int]:
        """The matches that are still to be made, in order; those that wait for others of their shard are kept."""
        packed = {match for shard in self.shards() for match in matches_in(shard)}
        self._waiting = self._found_waiting(packed)
        left = [match for match in sorted(wanted) if match not in packed]
        groups = [left[at : at + size] for at in range(0, len(left), size)]
        self._groups = {match: group for group in groups for match in group}
        missing = [match for match in left if match not in self._waiting]
        for group in groups:
            self._pack_if_whole(group)
        return missing

    def _found_waiting(self, packed: set[int]) -> dict[int, Path]:
        """Matches that are in no shard yet; what a kill or a power cut left behind is cleared up."""
        found: dict[int, Path] = {}
        for file in (self.path / PENDING).glob(f"{self.source}-*.npz"):
            match = int(file.stem.rpartition("-")[2])
            if match in packed or not is_readable(file):
                file.unlink()
            else:
                found[match] = file
        return found

    # -- adding

    def add(self, match: int, columns: Columns) -> None:
        """Write a match; with the last one of its shard the shard is written."""
        file = self.path / PENDING / f"{self.source}-{match}.npz"
        write(file, columns, is_lasting=False)
        self._waiting[match] = file
        self._pack_if_whole(self._groups[match])

    def leave_out(self, match: int) -> None:
        """Wait no longer for a match that can't be made."""
        group = self._groups.pop(match)
        group.remove(match)
        self._pack_if_whole(group)

    def _pack_if_whole(self, group: Sequence[int]) -> None:
        if not group or not all([match in self._waiting for match in group]):
            return
        files = [self._waiting.pop(match) for match in group]
        write(self._shard(group[0]), joined([read(file) for file in files]))
        for file in files:
            file.unlink()

    def _shard(self, first: int) -> Path:
        return self.path / f"{self.source}-{first:08}.{self.kind}"


def shards(path: Path) -> list[Path]:
    """All shards of a dataset, in order."""
    return sorted([each for kind in FORMATS for each in path.glob(f"*-*.{kind}")])


def pieces(path: Path) -> list[Path]:
    """All files with decisions: the shards, and matches that are in none of them yet."""
    packed = {(name_of(each), match) for each in shards(path) for match in matches_in(each)}
    waiting = sorted((path / PENDING).glob("*-*.npz"))
    return [
        *shards(path),
        *[each for each in waiting if (name_of(each), matches_in(each)[0]) not in packed],
    ]


def name_of(piece: Path) -> str:
    """The source that a file belongs to."""
    return piece.stem.rpartition("-")[0]


def common(header: Facts) -> Facts:
    """What all matches of a dataset have in common."""
    return {name: fact for name, fact in header.items() if name != "sources"}


def unlike(header: Facts, other: Facts) -> str:
    """The first fact in which two datasets differ, in words."""
    for name, fact in other.items():
        if header.get(name) != fact:
            if name == "layout":
                return name
            return f"{name} {header.get(name)}, {fact}"
    return "version"


def read_header(path: Path) -> Facts:
    """What `dataset.json` says; a `BadDataset`, if there is none."""
    file = path / HEADER
    if not file.exists():
        raise BadDataset("error-dataset-none", {"folder": str(path)})
    header: Facts = json.loads(file.read_text(encoding="utf-8"))
    return header


def write_header(path: Path, header: Facts) -> None:
    """Write `dataset.json`, whole."""
    write_whole(path / HEADER, json.dumps(header, indent=1) + "\n")


def merge(target: Path, sources: Sequence[Path]) -> None:
    """Put all matches of some datasets into one; a match that several of them have is taken once."""
    headers = [read_header(path) for path in sources]
    merged = {**common(headers[0]), "sources": {}}
    if (target / HEADER).exists():
        merged = read_header(target)
    for path, header in zip(sources, headers):
        if common(header) != common(merged):
            why = unlike(common(merged), common(header))
            raise BadDataset("error-dataset-other", {"folder": str(path), "why": why})
        merged["sources"] |= header["sources"]
    target.mkdir(parents=True, exist_ok=True)
    write_header(target, merged)
    known = {(name_of(each), match) for each in pieces(target) for match in matches_in(each)}
    for path in sources:
        for piece in pieces(path):
            known |= _copied(piece, target, known)


def _copied(piece: Path, target: Path, known: set[tuple[str, int]]) -> set[tuple[str, int]]:
    """Copy the matches of a file that are not known yet; which those are."""
    source, columns = name_of(piece), read(piece)
    fresh = [match for match in columns[MATCHES].tolist() if (source, match) not in known]
    if fresh:
        part = joined([of_match(columns, match) for match in fresh])
        write(target / f"{source}-{fresh[0]:08}{piece.suffix}", part)
    return {(source, match) for match in fresh}
