"""The levels play the golden matches again: on this Python, and in the long run on every other that is found."""

import builtins
import os
import shutil
import subprocess
import tomllib
import venv
from pathlib import Path

import pytest

import trollbord
from tests.replays.matches import FILE, golden_match
from tools import pythons
from trollbord.bots.levels import LEVELS, REASONERS
from trollbord.laws.bots import strict

ROOT = Path(__file__).parents[2]
GOLDEN = FILE.read_text(encoding="utf-8").splitlines()
LINES = {tuple(line.split()[:2]): line for line in GOLDEN}
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


@pytest.mark.long_run
def test_the_same_seed_gives_the_same_match_on_every_python_that_is_found(tmp_path: Path) -> None:
    """This one is always among them; which others are depends on the machine, and is printed."""
    paths = os.pathsep.join([str(ROOT / "src"), str(ROOT)])
    for version, found in pythons.found().items():
        print(f"Python {version}: {found}")
        done = subprocess.run(
            [environment(found, tmp_path / version), "-m", "tests.replays.matches"],
            cwd=ROOT,
            env={**os.environ, "PYTHONPATH": paths, "PYTHONDONTWRITEBYTECODE": "1"},
            text=True,
            capture_output=True,
            check=False,
        )
        assert done.stdout.splitlines() == GOLDEN, f"Python {version}: {done.stderr}"


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
