"""Run every check of the project, print one line for each, and end with pytest's own last lines: `./check --help`."""

import os
import subprocess
import sys
import threading
import time
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Final, NamedTuple

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
from tools import compiled, quick

ROOT: Final = Path(__file__).resolve().parent.parent
BIN: Final = Path(sys.executable).parent
CACHE: Final = ROOT / ".cache"
CORES: Final = 2
KEEPING: Final = {
    name: os.environ[name] for name in os.environ if name != "PYTHONDONTWRITEBYTECODE"
}
"""Python keeps what it has compiled: the tests start hundreds of processes, and each would begin with that."""
QUIET: Final = {**KEEPING, "NO_MKDOCS_2_WARNING": "1"}  # the theme's advertisement

LONGEST: Final = "types"
"""The stage that holds one core for long: what follows need not wait for it."""
STATIC: Final = {
    LONGEST: ("mypy",),
    "style": ("ruff", "check", "."),
    "format": ("ruff", "format", "--check", "."),
    "layers": ("lint-imports",),
    # With --quiet, mkdocs hides warnings from --strict too.
    "docs": ("mkdocs", "build", "--strict", "--site-dir", str(CACHE / "site")),
}

TWICE: Final = ("tests/laws", "tests/kernel", "tests/replays", "tests/project/test_guide.py")
ONCE: Final = ("tests/laws/test_screens.py", "tests/laws/test_words.py")  # never compiled
LONG: Final = "--long"
QUICK: Final = "--quick"
SHORTLY: Final = ("--within", "35")
"""Seconds for the tests of `--quick`: with style and types beside them it ends within a minute."""
NOTHING: Final = 5
"""What pytest returns if no test was asked for: a folder may have none that takes minutes."""
SLOWEST: Final = ("--durations=30", "--durations-min=2")
"""A run ends with its thirty slowest tests: what takes long is seen when it comes."""
SERVER: Final = "tests/server"
BROWSER: Final = "tests/browser"
"""What people meet is tried on what they get: the compiled build, where there is one."""
RUNS: Final = ("tests", "compiled", "browser")
HALF: Final = {"TROLLBORD_LAWS": "0.5"}
"""Where the laws are tried on both builds, the slower one plays half the games."""
BUDGETS: Final = {False: 480, True: 1500}
"""Seconds that all stages but the compiling may take on two free cores, without and with `--long`; more is said, not failed."""
PATIENCE: Final = 1200
"""Seconds: a stage of tests that takes longer hangs, and is ended. Single tests have a limit in pyproject.toml."""
LONG_PATIENCE: Final = ("-o", "faulthandler_timeout=1300")
"""What takes minutes has a limit of its own; .ci/run has one for all of it."""


class Outcome(NamedTuple):
    """How one stage went."""

    stage: str
    passed: bool
    seconds: float
    output: str

    def __str__(self) -> str:
        mark = "ok    " if self.passed else "FAILED"
        return f"{mark}  {self.stage:<8}{self.seconds:7.1f} s"


def main(arguments: list[str]) -> int:
    """Run the checks that are asked for, and say how they went."""
    start = time.perf_counter()
    outcomes = checks(arguments)
    report(outcomes, time.perf_counter() - start, arguments)
    return 0 if all(outcome.passed for outcome in outcomes) else 1


def checks(arguments: list[str]) -> list[Outcome]:
    """What the arguments ask for: everything, what takes minutes, what changed, or some tests."""
    if arguments == [LONG]:
        return long_tests()
    if arguments[:1] == [QUICK]:
        return quick_checks(arguments[1:])
    if arguments:
        return [tests("tests", arguments, {})]
    with ThreadPoolExecutor(1) as beside:
        longest = beside.submit(static, LONGEST)
        outcomes = [static(stage) for stage in STATIC if stage != LONGEST]
        return [*outcomes, *all_tests(), longest.result()]


def quick_checks(paths: list[str]) -> list[Outcome]:
    """Style and types of the files below these paths, or of those that differ from main, and the tests about them."""
    names = quick.files(paths)
    modules, wanted = quick.python(names), quick.tests(names)
    print(f"{len(names)} files; tests: {' '.join(wanted) or 'none'}", flush=True)
    with ThreadPoolExecutor(1) as beside:
        stages = (
            {"style": modules, "format": modules, LONGEST: modules, "layers": []} if modules else {}
        )
        found = beside.submit(lambda: [static(stage, stages[stage]) for stage in stages])
        ran = [tests("tests", [*wanted, *SHORTLY], {})] if wanted else []
        return [*found.result(), *ran]


def static(stage: str, names: Sequence[str] = ()) -> Outcome:
    """Run one stage silently, on everything or on some files, and then say how it went."""
    program, *rest = STATIC[stage]
    rest = [*[word for word in rest if word != "."], *names] if names else rest
    start = time.perf_counter()
    done = subprocess.run(
        [BIN / program, *rest],
        cwd=ROOT,
        env=QUIET,
        text=True,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        check=False,
    )
    outcome = Outcome(stage, done.returncode == 0, time.perf_counter() - start, done.stdout)
    print(outcome if outcome.passed else f"{outcome}\n{outcome.output}", flush=True)
    return outcome


def compilation() -> list[Outcome]:
    """Compile the hot parts; nothing without a C compiler."""
    if not compiled.compiler():
        print(compiled.NO_COMPILER)
        return []
    start = time.perf_counter()
    done = subprocess.run(
        [sys.executable, ROOT / "tools" / "compile.py"],
        text=True,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        check=False,
    )
    outcome = Outcome("compile", done.returncode == 0, time.perf_counter() - start, "")
    print(outcome if outcome.passed else f"{outcome}\n{done.stdout[-3000:]}", flush=True)
    return [outcome]


def all_tests() -> list[Outcome]:
    """Compile, if that can be done, and run what each of the two builds has to show."""
    outcomes = compilation()
    build = compiled.fitting()
    if build is None:
        return [*outcomes, tests("tests", [], {}), tests("browser", [BROWSER], {})]
    interpreted = tests("tests", [], {**HALF, "TROLLBORD_ELSEWHERE": SERVER})
    return [*outcomes, interpreted, compiled_tests(build), on(build, "browser", [BROWSER])]


def long_tests() -> list[Outcome]:
    """Compile, and run what takes minutes on the compiled build, where there is one; browsers by themselves."""
    outcomes = compilation()
    build = compiled.fitting()
    long = [LONG, *LONG_PATIENCE]
    if build is None:
        return [*outcomes, tests("tests", long, {}), tests("browser", [*long, BROWSER], {})]
    return [*outcomes, on(build, "compiled", long), on(build, "browser", [*long, BROWSER])]


def compiled_tests(build: Path) -> Outcome:
    """The server on the compiled build, and laws, scenes and replays once more; twice as many games."""
    games = [f"tests/{game.name}" for game in (ROOT / "src/trollbord/games").iterdir()]
    scenes = sorted(game for game in games if (ROOT / game).is_dir())
    unseen = [f"--ignore={path}" for path in ONCE]
    return on(build, "compiled", [SERVER, *TWICE, *scenes, *unseen])


def on(build: Path, stage: str, arguments: list[str]) -> Outcome:
    """Run pytest with a compiled build in place of the sources."""
    where = ["-o", f"pythonpath={build} ."]
    return tests(stage, [*where, *arguments], {"PYTHONPATH": str(build)})


def tests(stage: str, arguments: list[str], more: Mapping[str, str]) -> Outcome:
    """Run pytest, show what it prints as it comes, and keep its last line."""
    colour = ["--color=yes"] if sys.stdout.isatty() else []
    command = [
        sys.executable,
        "-m",
        "pytest",
        "-n",
        str(CORES),
        "--dist=worksteal",
        *SLOWEST,
        *colour,
    ]
    start = time.perf_counter()
    last = ""
    with subprocess.Popen(
        [*command, *arguments],
        cwd=ROOT,
        env={**KEEPING, **more},
        text=True,
        stdout=subprocess.PIPE,
    ) as process:
        assert process.stdout is not None
        with ended_after(PATIENCE if LONG not in arguments else None, process):
            for line in process.stdout:
                print(line, end="", flush=True)
                last = line.strip() or last
    return Outcome(stage, process.returncode in (0, NOTHING), time.perf_counter() - start, last)


@contextmanager
def ended_after(seconds: float | None, process: subprocess.Popen[str]) -> Iterator[None]:
    """Kill the process, and say so, if the block takes longer; None means no limit."""

    def end() -> None:
        print(f"\nkilled: the tests took longer than {seconds} s", flush=True)
        process.kill()

    watch = threading.Timer(seconds, end) if seconds else None
    if watch:
        watch.start()
    try:
        yield
    finally:
        if watch:
            watch.cancel()


def report(outcomes: list[Outcome], seconds: float, arguments: list[str]) -> None:
    """Print one line for each stage and, last of all, the lines that pytest ended with."""
    print()
    for outcome in outcomes:
        print(outcome)
    failed = [outcome.stage for outcome in outcomes if not outcome.passed]
    print(
        f"check failed: {', '.join(failed)}" if failed else f"all checks passed in {seconds:.0f} s"
    )
    if arguments in ([], [LONG]):
        say_overspent(outcomes, seconds, BUDGETS[arguments == [LONG]])
    for outcome in outcomes:
        if outcome.stage in RUNS:
            print(outcome.output)


def say_overspent(outcomes: list[Outcome], seconds: float, budget: int) -> None:
    """Say that the run took longer than it may: the machine was busy, or a test should be cheaper."""
    compiling = sum(outcome.seconds for outcome in outcomes if outcome.stage == "compile")
    if seconds - compiling > budget:
        print(f"longer than the {budget} s that two free cores should need, without compiling")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
