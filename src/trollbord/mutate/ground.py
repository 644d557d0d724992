"""The ground on which mutants are tried: a copy of the package, its one broken module, and a worker."""

import compileall
import json
import py_compile
import shutil
import subprocess
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from types import TracebackType
from typing import Any, Final, NamedTuple

from trollbord.mutate.mutants import Mutant

SLOWER: Final = 10.0  # a test that takes so many times its usual time, and some seconds of patience, will not end
PATIENCE: Final = 5.0
LONGEST_REHEARSAL: Final = 900.0
WORKER: Final = Path(__file__).with_name("worker.py")


class Verdict(NamedTuple):
    """How the tests took a mutant: which one failed first, or that time ran out, or that none noticed."""

    noticed: bool
    by: str
    seconds: float


class Trial(NamedTuple):
    """A run of the tests without any mutant: whether they pass, and how long everything takes."""

    passed: bool
    failed: str
    seconds: float
    collection: float
    tests: Mapping[str, float]


class Ground:
    """A copy of a package in which one module at a time is broken."""

    def __init__(
        self,
        root: Path,
        package: Path,
        folder: Path,
        tests: Sequence[str],
        patience: float = PATIENCE,
    ) -> None:
        self.patience: Final = patience
        self.package: Final = package
        self.folder: Final = folder
        self.tests: Final = list(tests)
        shutil.copytree(package, folder / package.name, ignore=shutil.ignore_patterns("*.so"))
        # By hash, not by time: a mutant of the same length may be written within the same second.
        by_hash = py_compile.PycInvalidationMode.CHECKED_HASH
        compileall.compile_dir(folder, quiet=2, invalidation_mode=by_hash)
        self._worker: Final = subprocess.Popen(
            [sys.executable, str(WORKER)],
            cwd=root,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def __enter__(self) -> "Ground":
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._worker.terminate()
        self._worker.communicate()

    def rehearse(self) -> Trial:
        """Run the tests on the unbroken copy."""
        told = self._run({}, {}, 0.0, LONGEST_REHEARSAL)
        passed = told["code"] == 0
        return Trial(passed, told["failed"], told["seconds"], told["collection"], told["tests"])

    def judge(self, mutant: Mutant, rehearsal: Trial, order: Mapping[str, float]) -> Verdict:
        """Run the tests against a mutant until one of them fails."""
        place = self.folder / self.package.name / mutant.module
        source = place.read_text(encoding="utf-8")
        place.write_text(mutant.applied(source), encoding="utf-8")
        limits = {test: self._limit(seconds) for test, seconds in rehearsal.tests.items()}
        collection, whole = self._limit(rehearsal.collection), self._limit(rehearsal.seconds)
        try:
            told = self._run(order, limits, collection, whole)
        finally:
            place.write_text(source, encoding="utf-8")
        code = told["code"]
        by = "" if code == 0 else told["failed"] or f"exit {code}"
        return Verdict(code != 0, by, told["seconds"])

    def _limit(self, seconds: float) -> float:
        return self.patience + SLOWER * seconds

    def _run(
        self,
        order: Mapping[str, float],
        limits: Mapping[str, float],
        collection: float,
        seconds: float,
    ) -> dict[str, Any]:
        assert self._worker.stdin is not None and self._worker.stdout is not None
        job = {
            "folder": str(self.folder),
            "tests": self.tests,
            "order": dict(order),
            "limits": dict(limits),
            "collection": collection,
            "seconds": seconds,
        }
        self._worker.stdin.write(json.dumps(job) + "\n")
        self._worker.stdin.flush()
        line = self._worker.stdout.readline()
        assert line, "the worker has died"
        told: dict[str, Any] = json.loads(line)
        return told
