"""`./check`: what it runs when."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tools import check, compiled, quick
from tools.check import Outcome

ROOT = Path(__file__).parents[2]


@pytest.fixture
def ran(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The stages that a run goes through, none of which does anything."""
    stages: list[str] = []

    def done(stage: str, *_: object) -> Outcome:
        stages.append(stage)
        return Outcome(stage, True, 0.0, "")

    monkeypatch.setattr(check, "static", done)
    monkeypatch.setattr(check, "tests", done)
    monkeypatch.setattr(check, "compilation", lambda: [done("compile")])
    monkeypatch.setattr(compiled, "fitting", lambda: None)
    return stages


def test_everything_is_checked_once(ran: list[str]) -> None:
    assert check.main([]) == 0
    assert sorted(ran) == sorted([*check.STATIC, "compile", "tests", "browser"])


def test_the_long_run_checks_nothing_that_the_other_has_checked(ran: list[str]) -> None:
    """CI runs both, one after the other: the docs alone take a minute there."""
    assert check.main([check.LONG]) == 0
    assert ran == ["compile", "tests", "browser"]


def test_a_failed_stage_fails_the_run(ran: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(check, "tests", lambda stage, *_: Outcome(stage, stage != "browser", 0, ""))

    assert check.main([]) == 1
    assert check.main([check.LONG]) == 1


def test_some_tests_are_run_without_the_static_stages(ran: list[str]) -> None:
    assert check.main(["tests/ragnarocks", "-k", "stone"]) == 0
    assert ran == ["tests"]


def test_a_quick_run_checks_what_changed(ran: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(quick, "files", lambda paths: ["src/trollbord/kernel/dice.py", *paths])

    assert check.main([check.QUICK]) == 0
    assert sorted(ran) == ["format", "layers", "style", "tests", "types"]


def test_a_quick_run_of_a_page_leaves_the_types(
    ran: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(quick, "files", lambda paths: paths)

    assert check.main([check.QUICK, "docs/records.md"]) == 0
    assert ran == ["tests"]


@pytest.mark.parametrize(
    ("name", "some"),
    [
        ("src/trollbord/kernel/dice.py", ["tests/kernel"]),
        ("src/trollbord/games/trollfjord/tower.py", ["tests/trollfjord/test_tower.py", "tests/trollfjord"]),
        ("src/trollbord/games/trollfjord/words/cs.ftl", ["tests/trollfjord"]),
        ("src/trollbord/server/rooms/clock.py", ["tests/server/test_clock.py", "tests/server"]),
        ("lab/ladder/tuning.py", ["tests/lab/ladder/test_tuning.py", "tests/lab/ladder"]),
        ("tools/bootstrap.py", ["tests/project"]),
        ("docs/guide/api.md", ["tests/project/test_docs.py", "tests/project/test_guide.py"]),
        ("tests/kernel/test_dice.py", ["tests/kernel/test_dice.py"]),
        ("tests/browser/test_clock.py", []),
    ],
)  # fmt: skip
def test_a_file_has_tests_about_it(name: str, some: list[str]) -> None:
    """The nearest first, so that a run that is out of time has tried them."""
    found = quick.tests([name])

    assert [test for test in found if test in some] == some
    assert all((ROOT / test).exists() for test in found)


def test_files_below_a_path_are_those_that_git_knows() -> None:
    assert "tools/quick.py" in quick.files(["tools"])
    assert quick.files(["tools/quick.py", "nowhere"]) == ["tools/quick.py"]


def test_help_is_there_before_anything_is_installed(tmp_path: Path) -> None:
    """In a tree without `.venv`, where the first run would make one."""
    (tmp_path / "tools").mkdir()
    for name in ("check", "tools/bootstrap.py"):
        (tmp_path / name).write_text((ROOT / name).read_text(encoding="utf-8"))
    done = subprocess.run(
        [sys.executable, tmp_path / "check", "--help"], capture_output=True, text=True, check=True
    )

    assert "./check --quick" in done.stdout
    assert not (tmp_path / ".venv").exists()


def test_a_test_that_begins_too_late_is_left_out() -> None:
    command = [sys.executable, "-m", "pytest", "-q", "--within", "0", "tests/kernel/test_dice.py"]
    free = {name: os.environ[name] for name in os.environ if name != "TROLLBORD_COMPLETE"}
    done = subprocess.run(command, cwd=ROOT, env=free, capture_output=True, text=True, check=True)

    assert "skipped" in done.stdout and "passed" not in done.stdout
