"""The ground on which mutants are tried: a copy of the package, its one broken module, and a worker."""

import compileall
import json
import os
import py_compile
import shutil
import subprocess
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from types import TracebackType
from typing import Any, Final, NamedTuple

from lab.mutate.mutants import Mutant

SLOWER: Final = 10.0  # a test that takes this many times its usual time, and some seconds of patience, will not end
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
    calls: Mapping[str, Sequence[str]] = {}

    def callers(self, mutant: Mutant) -> list[str] | None:
        """The tests that call the function around a mutant; None if it concerns them all."""
        first, last = mutant.scope
        found: set[str] = set()
        for line in range(first, last + 1):
            found.update(self.calls.get(f"{mutant.module}:{line}", ()))
        return None if last == 0 or "" in found else sorted(found)


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
        traced = f"{self.folder / self.package.name}{os.sep}"
        told = self._run({"seconds": LONGEST_REHEARSAL, "traced": traced})
        passed = told["code"] == 0
        return Trial(
            passed,
            told["failed"],
            told["seconds"],
            told["collection"],
            told["tests"],
            told["calls"],
        )

    def judge(self, mutant: Mutant, rehearsal: Trial, order: Mapping[str, float]) -> Verdict:
        """Run the tests that call a mutant's function until one of them fails."""
        callers = rehearsal.callers(mutant)
        if callers == []:
            return Verdict(False, "", 0.0)
        place = self.folder / self.package.name / mutant.module
        source = place.read_text(encoding="utf-8")
        place.write_text(mutant.applied(source), encoding="utf-8")
        job = {
            "order": dict(order),
            "limits": {test: self._limit(each) for test, each in rehearsal.tests.items()},
            "collection": self._limit(rehearsal.collection),
            "seconds": self._limit(rehearsal.seconds),
            "only": callers,
            "tests": self.tests if callers is None else files(callers),
        }
        try:
            told = self._run(job)
        finally:
            place.write_text(source, encoding="utf-8")
        code = told["code"]
        by = "" if code == 0 else told["failed"] or f"exit {code}"
        return Verdict(code != 0, by, told["seconds"])

    def _limit(self, seconds: float) -> float:
        return self.patience + SLOWER * seconds

    def _run(self, job: Mapping[str, Any]) -> dict[str, Any]:
        assert self._worker.stdin is not None and self._worker.stdout is not None
        plain = {"order": {}, "limits": {}, "collection": 0.0}
        whole = {**plain, "folder": str(self.folder), "tests": self.tests, **job}
        self._worker.stdin.write(json.dumps(whole) + "\n")
        self._worker.stdin.flush()
        line = self._worker.stdout.readline()
        assert line, "the worker has died"
        told: dict[str, Any] = json.loads(line)
        return told


def files(tests: Sequence[str]) -> list[str]:
    """The files in which these tests stand: nothing else has to be collected."""
    return sorted({test.partition("::")[0] for test in tests})
