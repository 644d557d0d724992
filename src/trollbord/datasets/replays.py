"""Datasets from records: the decisions of matches that were played elsewhere."""

from collections.abc import Iterable
from hashlib import sha256
from pathlib import Path
from typing import Final, NamedTuple

from trollbord.arena.spread import spread
from trollbord.datasets.columns import Columns
from trollbord.datasets.files import BadDataset
from trollbord.datasets.folder import SHARD, Folder, Told, table_facts, tell
from trollbord.datasets.samples import Samples
from trollbord.games import load_for_record
from trollbord.kernel.errors import TrollbordError
from trollbord.kernel.result import Result
from trollbord.kernel.seat import NATURE
from trollbord.records.reader import parse
from trollbord.records.record import SUFFIX, Header, Record, ResignLine
from trollbord.records.replaying import ReplayWalk, agreed_settings, answer, opening, standing

UNFINISHED: Final = "unfinished"
OTHER: Final = "other"
BROKEN: Final = "broken"


class LeftOut(NamedTuple):
    """A record that is no part of the dataset: its file, why (one of the words above), and what is wrong with a broken one."""

    file: Path
    reason: str
    error: str = ""


class Found:
    """Records of one kind, by their numbers, and those that were left out: rows of other tables have another layout."""

    def __init__(self, header: Header) -> None:
        game = load_for_record(header.game)
        self.facts: Final = table_facts(game, header.seats, agreed_settings(game, header))
        self.game: Final = header.game
        self.files: Final[dict[int, Path]] = {}
        self.left_out: Final[list[LeftOut]] = []

    def fits(self, header: Header) -> bool:
        """Whether a record is of the same kind."""
        return Found(header).facts == self.facts


def number_of(text: str) -> int:
    """A number for a record, the same wherever it lies: a record that comes twice is counted once."""
    return int.from_bytes(sha256(text.encode()).digest()[:8], "big") >> 1


def files_in(paths: Iterable[Path]) -> list[Path]:
    """The files themselves, and all records in folders."""
    found: list[Path] = []
    for path in paths:
        found += sorted(path.rglob(f"*{SUFFIX}")) if path.is_dir() else [path]
    return found


def look_through(paths: Iterable[Path]) -> Found:
    """The records of the same kind as the first; others, and what can't be read, are left out."""
    found: Found | None = None
    broken: list[LeftOut] = []
    for file in files_in(paths):
        text = file.read_text(encoding="utf-8")
        try:
            header = parse(text).header
            found = found or Found(header)
            is_fit = found.fits(header)
        except TrollbordError as error:
            broken.append(LeftOut(file, BROKEN, str(error)))
            continue
        if is_fit:
            found.files.setdefault(number_of(text), file)
        else:
            found.left_out.append(LeftOut(file, OTHER))
    if found is None:
        raise BadDataset("error-dataset-no-records", {})
    found.left_out.extend(broken)
    return found


def samples_of(job: tuple[int, str]) -> tuple[int, Columns | LeftOut]:
    """Replay a record, given its number and its text; its decisions, or why it has none to give."""
    number, text = job
    try:
        columns = _samples_of(number, parse(text))
    except TrollbordError as error:
        return number, LeftOut(Path(), BROKEN, str(error))
    return number, LeftOut(Path(), UNFINISHED) if columns is None else columns


def _samples_of(number: int, record: Record) -> Columns | None:
    header = record.header
    state = opening(load_for_record(header.game), header)
    names = [header.players.get(seat, str(seat)) for seat in range(header.seats)]
    samples = Samples(state, number, names)
    for line in standing(record.log):
        option = answer(state, line)
        if line.seat != NATURE:
            samples.add(state, option, line.seq - 1, [])
        state.take(option)
    is_given_up = any([isinstance(line, ResignLine) for line in record.log])
    result = _after_all_lines(record) if is_given_up else state.result()
    return None if result is None else samples.columns(result)


def _after_all_lines(record: Record) -> Result | None:
    """How a match ended in which a seat resigned."""
    walk = ReplayWalk(load_for_record(record.header.game), record)
    while walk.line is not None:
        walk.step()
    return walk.result


def make(
    folder: Folder,
    found: Found,
    size: int = SHARD,
    workers: int = 1,
    ray: str | None = None,
    told: Told | None = None,
) -> None:
    """Replay what is missing; records that turn out to be broken or unfinished join those that are left out."""
    missing = folder.missing(found.files, size)
    done = len(found.files) - len(missing)
    jobs = ((number, found.files[number].read_text(encoding="utf-8")) for number in missing)
    tell(told, done, len(found.files))
    for number, columns in spread(samples_of, jobs, workers, ray):
        if isinstance(columns, LeftOut):
            found.left_out.append(columns._replace(file=found.files[number]))
            folder.leave_out(number)
        else:
            folder.add(number, columns)
        done += 1
        tell(told, done, len(found.files))
