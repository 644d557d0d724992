"""The levels play the golden matches and decisions again: on this Python, and in the long run on every other and in WebAssembly."""

import builtins
import os
import shutil
import subprocess
import tomllib
import venv
from collections.abc import Sequence
from pathlib import Path

import pytest

import trollbord
from tests.replays import decisions
from tests.replays.decisions import first_difference, golden_decisions
from tests.replays.matches import FILE, golden_match
from tools import pyodide, pythons
from trollbord.bots.levels import LEVELS, REASONERS
from trollbord.laws.bots import strict

ROOT = Path(__file__).parents[2]
GOLDEN = FILE.read_text(encoding="utf-8").splitlines()
LINES = {tuple(line.split()[:2]): line for line in GOLDEN}
DECISIONS = decisions.FILE.read_text(encoding="utf-8").splitlines()
PROGRAMS = {"tests.replays.matches": GOLDEN, "tests.replays.decisions": DECISIONS}
"""What each prints, wherever it runs."""
CORE = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["dependencies"]
ANEW = "if a level was changed on purpose, this writes the matches anew: .venv/bin/python tools/golden.py --matches"


def slow(level: str) -> list[pytest.MarkDecorator]:
    return [pytest.mark.long_run] if level in REASONERS else []


@pytest.mark.parametrize("level", [pytest.param(each, marks=slow(each)) for each in LEVELS])
@pytest.mark.parametrize("game", trollbord.game_ids())
def test_a_level_plays_its_golden_match(
    game: str, level: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """No sum of floats on the way."""
    monkeypatch.setattr(builtins, "sum", strict)
    assert golden_match(game, level) == LINES[game, level], ANEW


def test_every_game_and_level_has_a_golden_match() -> None:
    assert list(LINES) == [(game, level) for game in trollbord.game_ids() for level in LEVELS]


@pytest.mark.parametrize("bot", [pytest.param(each, marks=slow(each)) for each in decisions.BOTS])
@pytest.mark.parametrize("game", trollbord.game_ids())
def test_a_bot_decides_as_it_did(game: str, bot: str) -> None:
    """At every number of seats. If a bot was changed on purpose: tools/golden.py --decisions writes them anew."""
    numbers = [at for at, table in enumerate(decisions.tables()) if table[::2] == (game, bot)]
    found = [golden_decisions(*decisions.tables()[at]) for at in numbers]
    assert not first_difference(found, [DECISIONS[at] for at in numbers])


def test_every_game_number_of_seats_and_bot_has_golden_decisions() -> None:
    named = [f"{game} {seats} {bot}" for game, seats, bot in decisions.tables()]
    assert [line.partition(":")[0] for line in DECISIONS] == named
    assert all(line.count(decisions.BETWEEN) == decisions.DECISIONS - 1 for line in DECISIONS)


def test_the_first_decision_that_differs_is_named() -> None:
    lines = ["a game 2 tomte: build; pass", "a game 3 tomte: sow; reap"]
    assert first_difference(lines, lines) == ""
    other = first_difference(lines, [lines[0], "a game 3 tomte: sow; grind"])
    assert other == "line 2: a game 3 tomte, decision 2: reap, expected grind"
    longer = first_difference(lines, [lines[0] + "; sow", lines[1]])
    assert longer == "line 1: a game 2 tomte, decision 3: nothing, expected sow"
    assert first_difference(lines[:1], lines) == "line 2: nothing, expected a game 3 tomte"


def assert_the_same_everywhere(command: Sequence[str], name: str) -> None:
    """Let a Python play all golden matches and decisions."""
    paths = os.pathsep.join([str(ROOT / "src"), str(ROOT)])
    for program, golden in PROGRAMS.items():
        done = subprocess.run(
            [*command, program],
            cwd=ROOT,
            env={**os.environ, "PYTHONPATH": paths, "PYTHONDONTWRITEBYTECODE": "1"},
            text=True,
            capture_output=True,
            check=False,
        )
        differs = first_difference(done.stdout.splitlines(), golden)
        assert not differs, f"{name}, {program}, {differs}\n{done.stderr[-2000:]}"


@pytest.mark.long_run
def test_the_same_seed_gives_the_same_match_on_every_python_that_is_found(tmp_path: Path) -> None:
    """This one is always among them; which others are depends on the machine, and is printed."""
    for version, found in pythons.found().items():
        print(f"Python {version}: {found}")
        own = environment(found, tmp_path / version)
        assert_the_same_everywhere([own, "-m"], f"Python {version}")


@pytest.mark.long_run
def test_the_same_seed_gives_the_same_match_in_webassembly() -> None:
    """Another C library (musl), and pointers of 32 bits."""
    if pyodide.missing():
        pytest.skip(f"no {pyodide.missing()} on this machine")
    assert_the_same_everywhere(pyodide.command(), "Pyodide")


def environment(python: Path, folder: Path) -> str:
    """A Python of this kind with what the core needs."""
    made = folder / "venv"
    folder.mkdir()
    uv = shutil.which("uv")
    if uv:
        subprocess.run([uv, "venv", "-q", "--python", str(python), str(made)], check=True)
    else:
        subprocess.run([str(python), "-m", venv.__name__, str(made)], check=True)
    own = str(made / "bin" / "python")
    install = [uv, "pip", "install", "-q", "--python", own] if uv else [own, "-m", "pip", "install"]
    subprocess.run([*install, *CORE], check=True, capture_output=True)
    return own
