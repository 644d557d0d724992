"""Notes: verdicts on disk, so that a run can be broken off and taken up again."""

import hashlib
import json
from collections.abc import Iterable
from pathlib import Path
from typing import Final

from lab.mutate.ground import Verdict


class Notes:
    """Verdicts by mutant. What was noticed stays noticed; what was not is tried again when the tests have changed."""

    def __init__(self, path: Path, tests: str) -> None:
        self.path: Final = path
        self.tests: Final = tests
        self.verdicts: Final[dict[str, Verdict]] = {}
        if path.exists():
            for line in path.read_text(encoding="utf-8").splitlines():
                self._recall(json.loads(line))

    def _recall(self, note: dict[str, object]) -> None:
        verdict = Verdict(bool(note["noticed"]), str(note["by"]), float(str(note["seconds"])))
        if verdict.noticed or note["tests"] == self.tests:
            self.verdicts[str(note["mutant"])] = verdict

    def add(self, key: str, verdict: Verdict) -> None:
        """Write a verdict down at once."""
        self.verdicts[key] = verdict
        note = {"mutant": key, "tests": self.tests, **verdict._asdict()}
        self.path.parent.mkdir(parents=True, exist_ok=True)
        with self.path.open("a", encoding="utf-8") as file:
            file.write(json.dumps(note) + "\n")


def fingerprint(files: Iterable[Path]) -> str:
    """A short text that changes with any of these files."""
    digest = hashlib.sha256()
    for path in sorted(files):
        digest.update(path.name.encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()[:16]
