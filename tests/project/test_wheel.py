"""What is installed is what stands in the tree."""

import os
import shutil
import subprocess
import sys
from pathlib import Path
from zipfile import ZipFile

import pytest

import trollbord

ROOT = Path(__file__).parents[2]
BUILD = "from setuptools import build_meta; build_meta.build_wheel('dist')"


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> ZipFile:
    """The pure wheel, built from a copy of the tree."""
    tree = tmp_path_factory.mktemp("tree")
    unwanted = shutil.ignore_patterns("__pycache__", "*.egg-info", "*.so")
    shutil.copytree(ROOT / "src", tree / "src", ignore=unwanted)
    shutil.copytree(ROOT / "tools", tree / "tools", ignore=unwanted)
    for name in ("pyproject.toml", "setup.py", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, tree)
    subprocess.run(
        [sys.executable, "-c", BUILD],
        cwd=tree,
        env={**os.environ, "TROLLBORD_PURE": "1"},
        check=True,
        capture_output=True,
    )
    return ZipFile(next((tree / "dist").glob("*.whl")))


def test_the_wheel_holds_every_file(wheel: ZipFile) -> None:
    source = ROOT / "src"
    tree = {
        path.relative_to(source).as_posix()
        for path in (source / "trollbord").rglob("*")
        if path.is_file() and "__pycache__" not in path.parts and path.suffix != ".so"
    }

    assert tree - set(wheel.namelist()) == set()


SHEETS = """
import sys
sys.path.insert(0, sys.argv[1])
import trollbord
from trollbord.page.assets import asset
assert trollbord.__file__.startswith(sys.argv[1]), trollbord.__file__
for game in trollbord.game_ids():
    print(asset(f"{game}.css").content.decode())
"""


def test_the_wheel_opens_every_style_sheet_of_the_games(wheel: ZipFile, tmp_path: Path) -> None:
    wheel.extractall(tmp_path)
    command = [sys.executable, "-c", SHEETS, str(tmp_path)]
    shown = subprocess.run(command, check=True, capture_output=True, text=True).stdout

    sheets = sorted((ROOT / "src" / "trollbord" / "games").glob("*/look/*.css"))
    assert len({sheet.parts[-3] for sheet in sheets}) == 4
    for sheet in sheets:
        assert sheet.read_text("utf-8") in shown, sheet


def test_the_wheel_knows_its_version_and_its_command(wheel: ZipFile) -> None:
    info = f"trollbord-{trollbord.__version__}.dist-info"

    assert "trollbord = trollbord.cli:main" in wheel.read(f"{info}/entry_points.txt").decode()
    assert f"Version: {trollbord.__version__}\n" in wheel.read(f"{info}/METADATA").decode()
