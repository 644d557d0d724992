"""A package of somebody else, installed into a fresh environment: nobody there has our sources or our tests."""

import os
import subprocess
import sys
import sysconfig
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
WHEEL = "from setuptools import build_meta; build_meta.build_wheel({target!r})"
PLAYED = """
import sys, trollbord
from trollbord import bots, records
assert "site-packages" in trollbord.__file__, trollbord.__file__
assert "runecards" in trollbord.game_ids() and "runecards" not in sys.modules
assert "miser" in bots.bot_ids()
match = trollbord.play("runecards", ["miser", "greedy", "random"], seed=4)
record = records.recorded(match)
records.save(record, "game.troll")
assert records.verify(records.load("game.troll")).is_good
from trollbord.envs.pettingzoo import env
env("runecards").reset(seed=1)
print(match.result.reason)
"""


@pytest.fixture(scope="module")
def python(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The Python of a fresh environment that has Trollbord and Runecards as wheels, and our dependencies."""
    home = tmp_path_factory.mktemp("fresh")
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", home / "env"], check=True)
    python = home / "env" / "bin" / "python"
    asked = "import sysconfig; print(sysconfig.get_path('purelib'))"
    packages = Path(told(python, "-c", asked).strip())
    for tree in (ROOT, ROOT / "examples" / "runecards"):
        unpack(wheel_of(tree, home), packages)
    # Everything else is installed here already: the test must not need a network.
    others = sysconfig.get_path("purelib")
    (packages / "others.pth").write_text(f"{others}\n")
    return python


def wheel_of(tree: Path, home: Path) -> Path:
    """The pure wheel of a project, built from a copy of it."""
    copy = home / f"copy-of-{tree.name}"
    wanted = ["src", "tools", "pyproject.toml", "setup.py", "README.md", "LICENSE", "runecards"]
    found = [name for name in wanted if (tree / name).exists()]
    copy.mkdir()
    subprocess.run(["cp", "-r", *[tree / name for name in found], copy], check=True)
    target = home / f"wheel-of-{tree.name}"
    target.mkdir()
    subprocess.run(
        [sys.executable, "-c", WHEEL.format(target=str(target))],
        cwd=copy,
        env={**os.environ, "TROLLBORD_PURE": "1"},
        check=True,
        capture_output=True,
    )
    return next(target.glob("*.whl"))


def unpack(wheel: Path, packages: Path) -> None:
    """Install a pure wheel, as pip would: it is a folder in an archive."""
    subprocess.run([sys.executable, "-m", "zipfile", "-e", wheel, packages], check=True)


def told(python: Path, *arguments: str, cwd: Path | None = None) -> str:
    """What a program of the environment prints; it knows nothing of this checkout."""
    bare = {name: os.environ[name] for name in os.environ if not name.startswith("PYTHON")}
    done = subprocess.run(
        [python, *arguments], env=bare, cwd=cwd, text=True, capture_output=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.mark.long_run
def test_it_is_played_recorded_and_verified_by_its_id(python: Path, tmp_path: Path) -> None:
    assert told(python, "-c", PLAYED, cwd=tmp_path) == "played\n"
    listed = told(python, "-m", "trollbord", "--language", "en", "games", cwd=tmp_path)
    assert "Runecards" in listed and "Ragnarocks" in listed
    told(python, "-m", "trollbord", "verify", "game.troll", cwd=tmp_path)
    contest = ("arena", "runecards", "--bots", "miser,random", "--games", "4", "--workers", "1")
    told(python, "-m", "trollbord", *contest, cwd=tmp_path)
    assert (tmp_path / "arena-runecards-2.csv").is_file()


@pytest.mark.long_run
def test_it_is_held_to_the_laws_by_one_command(python: Path, tmp_path: Path) -> None:
    said = told(
        python, "-m", "pytest", "-q", "-p", "no:cacheprovider", "--trollbord-laws", "runecards",
        cwd=tmp_path,
    )  # fmt: skip

    assert " passed" in said and "failed" not in said and "skipped" not in said
