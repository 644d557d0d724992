"""Results on disk: a row as soon as a match is over, so that a contest can be killed and resumed."""

import csv
import os
import time
from pathlib import Path
from typing import Final

from trollbord.arena.plan import BadPlan, Contest
from trollbord.arena.played import COLUMNS, Played, read_row

RARELY: Final = 0.5
"""Seconds between two moments at which the disk itself is waited for: short matches would wait longer than they last."""


class Matches:
    """The matches of a contest that have ended, by their numbers."""

    def __init__(self) -> None:
        self.played: Final[dict[int, Played]] = {}

    def add(self, match: Played) -> None:
        """Count a match."""
        self.played[match.index] = match

    def matches(self) -> list[Played]:
        """All matches in order."""
        return [self.played[index] for index in sorted(self.played)]


class Results(Matches):
    """A CSV file of matches, with the contest it belongs to in a file beside it."""

    def __init__(self, path: Path, contest: Contest) -> None:
        super().__init__()
        self.path: Final = path
        self.plan: Final = path.with_suffix(".contest.json")
        self._safe_at = -RARELY
        path.parent.mkdir(parents=True, exist_ok=True)
        if path.exists():
            self._resume(contest)
        else:
            self.plan.write_text(contest.text() + "\n", encoding="utf-8")
            self._write(path, [], "w")

    def _resume(self, contest: Contest) -> None:
        """Take over what was played; a last row that was cut off is played again."""
        known = self.plan.read_text(encoding="utf-8").strip() if self.plan.exists() else ""
        if known != contest.text():
            raise BadPlan(
                "error-arena-other-contest",
                {"file": str(self.path), "given": contest.text(), "expected": known},
            )
        lines = self.path.read_text(encoding="utf-8").splitlines(keepends=True)
        ended = [line for line in lines if line.endswith("\n")]
        if ended and next(csv.reader(ended[:1])) != list(COLUMNS):
            raise BadPlan("error-arena-other-columns", {"file": str(self.path)})
        for row in csv.reader(ended[1:]):
            match = read_row(row)
            self.played[match.index] = match
        if ended != lines or not lines:
            whole = self.path.with_suffix(".whole")
            self._write(whole, self.matches(), "w")
            whole.replace(self.path)

    def add(self, match: Played) -> None:
        """Keep a match: what kills this program after that can't take it back, and a power cut only the very last ones."""
        super().add(match)
        self._write(self.path, [match], "a")

    def _write(self, path: Path, matches: list[Played], mode: str) -> None:
        """Rows at the end of a file, or a new file with its head."""
        head = [list(COLUMNS)] if mode == "w" else []
        with path.open(mode, newline="", encoding="utf-8") as file:
            csv.writer(file).writerows([*head, *[match.row() for match in matches]])
            file.flush()
            if mode == "w" or time.monotonic() >= self._safe_at + RARELY:
                os.fsync(file.fileno())
                self._safe_at = time.monotonic()
