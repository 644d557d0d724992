"""Saved games: records in the user's own folder."""

from collections.abc import Sequence
from datetime import UTC, datetime
from itertools import chain, count
from pathlib import Path

from trollbord.games import load_for_record
from trollbord.kernel.atomic import write_whole
from trollbord.kernel.match import Match
from trollbord.kernel.nature import Nature
from trollbord.records import attachments
from trollbord.records.reader import load as read
from trollbord.records.record import PRACTICE, SUFFIX, CommentLine, Record
from trollbord.records.replaying import resume
from trollbord.records.writer import recorded


def folder() -> Path:
    """Where games are kept on this system."""
    from platformdirs import user_data_path

    return user_data_path("trollbord", appauthor=False) / "games"


def fresh_path(game: str) -> Path:
    """A file name for a game that begins now."""
    moment = datetime.now(UTC).strftime("%Y-%m-%d-%H%M%S")
    return free(folder() / f"{game}-{moment}{SUFFIX}")


def free(path: Path) -> Path:
    """This name or, if there is such a file already, the first with a number that is free."""
    numbered = (path.with_stem(f"{path.stem}-{number}") for number in count(2))
    return next(name for name in chain([path], numbered) if in_the_way(name) is None)


def in_the_way(path: Path) -> Path | None:
    """The file that a game saved to this path would write over: one of that name, or the one beside it."""
    files = (path, attachments.path_beside(path))
    return next((file for file in files if file.exists()), None)


def save(
    match: Match,
    players: list[str],
    path: Path,
    languages: Sequence[str] = (),
    before: Record | None = None,
    practice: int | None = None,
) -> None:
    """Write the game so that it can go on, or sealed if it is over; the old file stays whole until the new one is.

    What was said and remarked in the record from `before` stays in it, and so does its date. After line `practice` it
    became a practice game, which the record says.
    """
    remarks = {} if before is None else before.remarks()
    if practice is not None and practised(before) is None:
        remarks.setdefault(practice, []).append(CommentLine(PRACTICE))
    record = recorded(
        match,
        players=players,
        languages=languages,
        date="" if before is None else before.header.date,
        said=remarks,
        reveal=True,
    )
    path.parent.mkdir(parents=True, exist_ok=True)
    # The record first: what lay beside the shorter one fits the longer one too, but not the other way round.
    write_whole(path, record.text())
    attachments.save(path, record, attachments.attached(match))


def practised(record: Record | None) -> int | None:
    """After which line a game became a practice game, as its record says."""
    remarks = {} if record is None else record.remarks()
    remark = CommentLine(PRACTICE).text()
    found = [seq for seq, said in remarks.items() if remark in [each.text() for each in said]]
    return found[0] if found else None


def restore(path: Path, nature: Nature | None = None) -> tuple[Match, Record]:
    """The game in a file, and the record of it, which says who played it."""
    record = read(path)
    attached = attachments.load(path, record)
    game = load_for_record(record.header.game)
    match = resume(game, record, holds_veils=True, nature=nature, beside=attached)
    return match, record


def unfinished() -> list[Path]:
    """Saved games that have not ended, the latest first."""
    saved = [path for path in folder().glob(f"*{SUFFIX}") if not _is_over(path)]
    return sorted(saved, key=lambda path: -path.stat().st_mtime)


def _is_over(path: Path) -> bool:
    """Whether a file says how the game ended; to list it, it need not be a good record."""
    with path.open(encoding="utf-8", errors="replace") as lines:
        return any(line.startswith("end ") for line in lines)
