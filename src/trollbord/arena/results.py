"""Results on disk: a row as soon as a match is over, so that a contest can be killed and resumed."""

import csv
import os
from pathlib import Path
from typing import Final

from trollbord.arena.plan import BadPlan, Contest
from trollbord.arena.played import COLUMNS, Played, read_row


class Results:
    """A CSV file of matches, with the contest it belongs to in a file beside it."""

    def __init__(self, path: Path, contest: Contest) -> None:
        self.path: Final = path
        self.plan: Final = path.with_suffix(".contest.json")
        self.played: Final[dict[int, Played]] = {}
        path.parent.mkdir(parents=True, exist_ok=True)
        if path.exists():
            self._resume(contest)
        else:
            self.plan.write_text(contest.text() + "\n", encoding="utf-8")
            self._write([list(COLUMNS)], "w")

    def _resume(self, contest: Contest) -> None:
        """Take over what was played; a last row that was cut off is played again."""
        known = self.plan.read_text(encoding="utf-8").strip() if self.plan.exists() else ""
        if known != contest.text():
            raise BadPlan(
                "error-arena-other-contest",
                {"file": str(self.path), "given": contest.text(), "expected": known},
            )
        lines = self.path.read_text(encoding="utf-8").splitlines(keepends=True)
        if lines and next(csv.reader(lines[:1])) != list(COLUMNS):
            raise BadPlan("error-arena-other-columns", {"file": str(self.path)})
        whole_lines = [line for line in lines[1:] if line.endswith("\n")]
        for row in csv.reader(whole_lines):
            match = read_row(row)
            self.played[match.index] = match
        whole = [match.row() for match in self.matches()]
        self._write([list(COLUMNS), *whole], "w")

    def add(self, match: Played) -> None:
        """Keep a match; when this returns, it is on the disk."""
        self.played[match.index] = match
        self._write([match.row()], "a")

    def matches(self) -> list[Played]:
        """All matches in order."""
        return [self.played[index] for index in sorted(self.played)]

    def _write(self, rows: list[list[str]], mode: str) -> None:
        with self.path.open(mode, newline="", encoding="utf-8") as file:
            csv.writer(file).writerows(rows)
            file.flush()
            os.fsync(file.fileno())
