"""Whole runs over a tiny package whose tests notice some mistakes and miss others."""

import json
import os
import subprocess
import sys
import time
from pathlib import Path
from textwrap import dedent

import pytest

import trollbord
from lab.mutate.ground import WORKER, Ground, Verdict, files
from lab.mutate.mutants import Mutant
from lab.mutate.run import Field, Run, notes_of, rule_modules, sampled
from tools import compiled
from trollbord.kernel.errors import TrollbordError


@pytest.fixture(autouse=True)
def _lenient(monkeypatch: pytest.MonkeyPatch) -> None:
    """The small projects of these tests may skip what they like, and need no plugins."""
    monkeypatch.delenv("TROLLBORD_COMPLETE", raising=False)
    monkeypatch.setenv("PYTEST_DISABLE_PLUGIN_AUTOLOAD", "1")


RULES = """\
    SACKS = 3
    SPARE = 5

    def grind(sacks: int) -> int:
        turns = 0
        while sacks > 0:
            sacks -= 1
            turns += 1
        return turns

    def rest() -> int:
        return 8
    """
TESTS = """\
    from mill import rules

    def test_there_are_three_sacks():
        assert rules.SACKS == 3

    def test_each_sack_takes_a_turn():
        assert rules.grind(3) == 3
    """


ENDLESS = """\
    import os, pathlib, time

    def test_endless():
        pathlib.Path("running").write_text(str(os.getpid()))
        time.sleep(60)
    """


@pytest.fixture
def mill(tmp_path: Path) -> Field:
    """A checkout with one module and two tests, which never look at SPARE."""
    write(tmp_path / "src/mill/__init__.py", "")
    write(tmp_path / "src/mill/rules.py", RULES)
    write(tmp_path / "tests/test_mill.py", TESTS)
    write(tmp_path / "pytest.ini", "[pytest]\npythonpath = src\n")
    return Field(tmp_path, tmp_path / "src/mill", ("rules.py",), ("tests",))


def write(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(dedent(text), encoding="utf-8")


def place(mutant: Mutant) -> str:
    return f"{mutant.line} {mutant.after}"


def judged(field: Field, todo: list[Mutant]) -> dict[str, Verdict]:
    """Try these mutants; the verdicts by what was changed."""
    told: dict[str, Verdict] = {}
    run = Run(field, notes_of(field, "mill"), patience=1.0)
    run.judge(todo, lambda mutant, verdict: told.update({place(mutant): verdict}))
    return told


def test_mistakes_that_no_test_notices_survive(mill: Field) -> None:
    places = {"1 2", "1 4", "2 4", "2 6", "6 False"}
    told = judged(mill, [each for each in sampled(mill, None, 0) if place(each) in places])

    assert told.keys() == places
    assert {where for where, verdict in told.items() if not verdict.noticed} == {"2 4", "2 6"}
    assert told["1 4"].by == "tests/test_mill.py::test_there_are_three_sacks"
    assert told["6 False"].by == "tests/test_mill.py::test_each_sack_takes_a_turn"
    assert (mill.package / "rules.py").read_text(encoding="utf-8") == dedent(RULES)


def test_only_the_tests_that_call_a_function_are_run(mill: Field) -> None:
    """Nobody calls `rest`, so no test is run; what stands outside of functions concerns them all."""
    found = {place(each): each for each in sampled(mill, None, 0)}
    idle, spare, turn = found["12 9"], found["2 6"], found["8 turns -= 1"]
    assert (idle.scope, spare.scope) == ((11, 12), (0, 0))

    with Ground(mill.root, mill.package, mill.root / "ground", mill.tests) as ground:
        trial = ground.rehearse()
        assert trial.callers(turn) == ["tests/test_mill.py::test_each_sack_takes_a_turn"]
        assert trial.callers(idle) == [] and trial.callers(spare) is None
        assert files(trial.callers(turn) or []) == ["tests/test_mill.py"]
        assert ground.judge(idle, trial, {}) == Verdict(False, "", 0.0)
        assert ground.judge(turn, trial, {}).noticed


def test_an_endless_loop_is_noticed(mill: Field) -> None:
    endless = [mutant for mutant in sampled(mill, None, 0) if mutant.after == "sacks += 1"]

    (verdict,) = judged(mill, endless).values()

    assert verdict.noticed
    assert verdict.by == "tests/test_mill.py::test_each_sack_takes_a_turn"


def test_a_worker_leaves_nothing_running(mill: Field) -> None:
    """The sender of the jobs goes away in the middle of one: the tests that still run are ended."""
    write(mill.root / "tests/test_mill.py", ENDLESS)
    mark = mill.root / "running"
    job = {"folder": str(mill.root / "src"), "tests": ["tests"], "order": {}, "limits": {}}
    worker = subprocess.Popen([sys.executable, str(WORKER)], cwd=mill.root, stdin=subprocess.PIPE)
    assert worker.stdin is not None
    worker.stdin.write(json.dumps(job | {"collection": 0.0, "seconds": 60.0}).encode() + b"\n")
    worker.stdin.flush()
    process = int(awaited(mark))

    worker.stdin.close()

    assert worker.wait(10) == 0
    with pytest.raises(ProcessLookupError):
        os.kill(process, 0)


def awaited(path: Path) -> str:
    """What a file says as soon as it says something."""
    for _ in range(400):
        if path.exists() and (text := path.read_text()):
            return text
        time.sleep(0.05)
    raise AssertionError(f"{path} has not come")


def test_a_run_goes_on_where_it_stopped(mill: Field) -> None:
    found = sampled(mill, None, 0)
    judged(mill, found[:4])

    run = Run(mill, notes_of(mill, "mill"))
    assert [run.known(mutant) is not None for mutant in found] == [True] * 4 + [False] * (
        len(found) - 4
    )


def test_survivors_are_tried_again_when_the_tests_have_changed(mill: Field) -> None:
    found = sampled(mill, None, 0)[:4]
    judged(mill, found)
    write(mill.root / "tests/test_more.py", "def test_more():\n    pass\n")

    run = Run(mill, notes_of(mill, "mill"))
    assert [run.known(mutant) is not None for mutant in found] == [True, True, False, False]


def test_tests_that_fail_by_themselves_are_no_measure(mill: Field) -> None:
    write(mill.root / "tests/test_broken.py", "def test_broken():\n    assert not 1\n")

    with pytest.raises(TrollbordError, match=r"fail before anything is broken: .*test_broken"):
        judged(mill, sampled(mill, 1, 0))


def test_a_sample_is_the_same_for_the_same_seed(mill: Field) -> None:
    assert sampled(mill, 5, 1) == sampled(mill, 5, 1) != sampled(mill, 5, 2)
    assert len(sampled(mill, 5, 1)) == 5


@pytest.mark.parametrize("id", trollbord.game_ids())
def test_the_rules_of_a_game_are_what_it_is_loaded_from(id: str) -> None:
    names = {name.rpartition(".")[2] for name in rule_modules(trollbord.load(id))}

    assert {"box", "state", "rules"} <= names
    assert not names & {id, "game", "view", "draw", "screen", "evaluate", "features", "policy"}


def test_the_command_finds_sources_and_tests_from_a_build_of_links(tmp_path: Path) -> None:
    """What a compiled build holds are links to the sources."""
    compiled.mirror(tmp_path)
    listed = subprocess.run(
        [sys.executable, compiled.ROOT / "lab", "mutate", "ragnarocks", "--list", "--sample", "3"],
        env={**os.environ, "PYTHONPATH": str(tmp_path)},
        cwd=tmp_path,
        text=True,
        stdout=subprocess.PIPE,
        check=True,
    )

    assert len(listed.stdout.splitlines()) == 3
