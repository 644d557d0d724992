"""A process that runs tests against mutants: it loads pytest once and forks for each of them.

Started as a script, so that no module of the package is loaded here: the forked child imports the package afresh from
the folder that holds the mutant. Jobs and reports are lines of JSON.
"""

import importlib
import json
import os
import resource
import select
import signal
import sys
import time
from contextlib import suppress
from types import CodeType, FrameType
from typing import IO, Any

PRELOADED = ("pytest", "hypothesis", "hypothesis.strategies", "yaml")
OPTIONS = ("-x", "-q", "--tb=no", "-p", "no:cacheprovider", "--import-mode=importlib")
MOST_MEMORY = 4 << 30


def main() -> None:
    """Answer jobs until nobody sends any more."""
    signal.signal(signal.SIGTERM, leave)
    os.environ["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"
    sys.dont_write_bytecode = True
    for name in PRELOADED:
        with suppress(ImportError):
            importlib.import_module(name)
    for line in sys.stdin:
        sys.stdout.write(json.dumps(report(json.loads(line))) + "\n")
        sys.stdout.flush()


def leave(signum: int, frame: object) -> None:
    """End as after an exception, so that a running child ends too."""
    sys.exit()


def report(job: dict[str, Any]) -> dict[str, Any]:
    """Run the tests of a job in a child; say how they ended, and stop them when time is up."""
    start = time.monotonic()
    reader, writer = os.pipe()
    child = os.fork()
    if child == 0:
        os.close(reader)
        in_the_child(job, writer)
    os.close(writer)
    with os.fdopen(reader) as answers:
        ended = wait_for(answers, child, job["seconds"])
        answer = answers.read()
    if ended:
        os.waitpid(child, 0)
    found: dict[str, Any] = {"code": -1, "failed": "", "tests": {}, "collection": 0.0, "calls": {}}
    found |= json.loads(answer) if answer else {"failed": "" if ended else "timeout"}
    return found | {"seconds": time.monotonic() - start}


def wait_for(answers: IO[str], child: int, seconds: float) -> bool:
    """Wait for a child's answer; end it when time is up, or when the sender of the job has gone."""
    ready: list[Any] = []
    try:
        ready = select.select([answers, sys.stdin], [], [], seconds)[0]
    finally:
        if answers not in ready:
            with suppress(ProcessLookupError):
                os.killpg(child, signal.SIGKILL)
            os.waitpid(child, 0)
    # The next job comes only after this answer: something to read now means that nobody is there any more.
    if answers not in ready and sys.stdin in ready:
        sys.exit()
    return answers in ready


def in_the_child(job: dict[str, Any], writer: int) -> None:
    """Run pytest and write what it found; never return."""
    watch = Watch(job["order"], job["limits"], job.get("only"), job.get("traced", ""))
    code = -1
    try:
        os.setsid()
        signal.signal(signal.SIGTERM, signal.SIG_DFL)
        silence()
        code = run_pytest(job, watch)
    finally:
        with os.fdopen(writer, "w") as answers:
            json.dump({"code": code, **watch.told()}, answers)
        os._exit(0)


def silence() -> None:
    """Send what pytest prints nowhere."""
    nowhere = os.open(os.devnull, os.O_RDWR)
    for stream in (0, 1, 2):
        os.dup2(nowhere, stream)


def run_pytest(job: dict[str, Any], watch: "Watch") -> int:
    """Run the tests with the mutant's folder first on the path, within bounds of time and memory."""
    import pytest

    resource.setrlimit(resource.RLIMIT_AS, (MOST_MEMORY, MOST_MEMORY))
    signal.signal(signal.SIGPROF, out_of_time)
    without_shrinking()
    bare = ("-o", "addopts=", "-o", f"pythonpath='{job['folder']}' .")
    watch.allow(job["collection"])
    return int(pytest.main([*OPTIONS, *bare, *job["tests"]], plugins=[watch]))


def out_of_time(signum: int, frame: object) -> None:
    """Stop a test that a mutant keeps from ending."""
    raise TimeoutError


def without_shrinking() -> None:
    """A failure is enough: Hypothesis need not look for the smallest one, nor remember it."""
    with suppress(ImportError):
        from hypothesis import Phase, settings

        phases = (Phase.explicit, Phase.generate)
        settings.register_profile("mutate", database=None, phases=phases)
        settings.load_profile("mutate")


class Watch:
    """A plugin that runs the likeliest tests first, times them, stops the endless ones and notes the first failure.

    `only` names the tests to run, if not all. With a folder as `traced` it notes which tests call which functions of
    the modules there; what is called while they are collected is under no test's name.
    """

    def __init__(
        self,
        order: dict[str, float],
        limits: dict[str, float],
        only: list[str] | None = None,
        traced: str = "",
    ) -> None:
        self.order = order
        self.limits = limits
        self.only = None if only is None else set(only)
        self.traced = traced
        self.calls: dict[str, list[str]] = {}
        self._called: set[CodeType] = set()
        self.trace()
        self.start = time.process_time()
        self.collection = 0.0
        self.seconds: dict[str, float] = {}
        self.failed = ""

    def told(self) -> dict[str, Any]:
        """What was seen."""
        return {
            "failed": self.failed,
            "tests": self.seconds,
            "collection": self.collection,
            "calls": self.calls,
        }

    def trace(self) -> None:
        """Begin to note calls."""
        if self.traced:
            self._called = set()
            sys.setprofile(self._call)

    def _call(self, frame: FrameType, event: str, argument: object) -> None:
        if event == "call":
            self._called.add(frame.f_code)

    def traced_to(self, name: str) -> None:
        """Put what was called since under a name: the files below the folder, and the lines where functions begin."""
        if not self.traced:
            return
        sys.setprofile(None)
        for code in self._called:
            if code.co_filename.startswith(self.traced):
                place = f"{code.co_filename[len(self.traced) :]}:{code.co_firstlineno}"
                self.calls.setdefault(place, []).append(name)

    def allow(self, seconds: float) -> None:
        """Give the coming part of the run so much of the processor, and its repetitions as much again.

        Time on the wall would let a busy machine notice mutants that no test does.
        """
        signal.setitimer(signal.ITIMER_PROF, seconds, seconds)

    def pytest_collection_modifyitems(self, items: list[Any]) -> None:
        """Sort by the given order; what is not in it comes last. What looks through a browser is left out."""
        self.traced_to("")
        self.collection = time.process_time() - self.start
        items[:] = [item for item in items if "browser" not in getattr(item, "fixturenames", ())]
        if self.only is not None:
            items[:] = [item for item in items if item.nodeid in self.only]
        items.sort(key=lambda item: self.order.get(item.nodeid, float("inf")))

    def pytest_runtest_logstart(self, nodeid: str) -> None:
        """Set the clock for a test; one that nobody has timed has no limit."""
        self.allow(self.limits.get(nodeid, 0.0))
        self.start = time.process_time()
        self.trace()

    def pytest_runtest_logfinish(self, nodeid: str) -> None:
        """Note the test's time and what it has called."""
        self.seconds[nodeid] = time.process_time() - self.start
        self.traced_to(nodeid)

    def pytest_runtest_logreport(self, report: Any) -> None:
        """Note the first failure."""
        if report.failed and not self.failed:
            self.failed = report.nodeid

    def pytest_collectreport(self, report: Any) -> None:
        """A module that can't be imported is a failure as well."""
        if report.failed and not self.failed:
            self.failed = report.nodeid


if __name__ == "__main__":
    main()
