"""Hosted CI: its files can't run here, so they are read as its machines would read them."""

import re
import shutil
import subprocess
import tomllib
from pathlib import Path
from typing import Any

import pytest
import yaml

from tools import pythons, wheels

ROOT = Path(__file__).parents[2]
FILES = sorted((ROOT / ".github" / "workflows").glob("*.yml"))
CLASSIFIED = re.compile(r"Programming Language :: Python :: (3\.\d+)")


def jobs(file: Path) -> dict[str, Any]:
    """The jobs of a workflow."""
    found: dict[str, Any] = yaml.safe_load(file.read_text(encoding="utf-8"))
    return dict(found["jobs"])


def steps(file: Path) -> list[dict[str, Any]]:
    """The steps of all its jobs."""
    return [step for job in jobs(file).values() for step in job["steps"]]


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.name)
def test_a_workflow_is_whole(file: Path) -> None:
    """YAML reads the key `on` as true."""
    whole = yaml.safe_load(file.read_text(encoding="utf-8"))

    assert set(whole) == {"name", True, "jobs"}
    for job in whole["jobs"].values():
        assert re.fullmatch(r"ubuntu-\d+\.04", job["runs-on"]), "a runner of a fixed version"
        assert 0 < job["timeout-minutes"] <= 120
    for step in steps(file):
        assert ("run" in step) != ("uses" in step)
        assert "uses" not in step or re.fullmatch(r"actions/[a-z-]+@v\d+", step["uses"])


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.name)
def test_what_a_workflow_runs_is_there_and_can_be_read_by_a_shell(file: Path) -> None:
    for script in [step["run"] for step in steps(file) if "run" in step]:
        subprocess.run(["sh", "-n"], input=script, text=True, check=True)
        for name in re.findall(r"(?:^|\s)((?:\.ci|tools|lab)/[\w./]+)", script):
            assert (ROOT / name).is_file(), name


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.name)
def test_what_a_workflow_takes_from_its_matrix_stands_there(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    rows = {
        name for job in jobs(file).values() for name in job.get("strategy", {}).get("matrix", {})
    }

    assert set(re.findall(r"\$\{\{ matrix\.(\w+) \}\}", text)) == rows


def test_wheels_are_built_for_every_python_that_the_package_names() -> None:
    [job] = jobs(ROOT / ".github/workflows/wheels.yml").values()
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    named = CLASSIFIED.findall("\n".join(project["classifiers"]))

    assert job["strategy"]["matrix"]["python"] == named == pythons.VERSIONS
    assert any("tools/wheels.py --here" in step.get("run", "") for step in job["steps"])


def test_the_script_knows_what_the_workflow_asks() -> None:
    assert list(wheels.asked(["--pure"])) == []
    assert list(wheels.asked(["--here"])) == ["here"]
    assert set(wheels.asked([])) <= set(pythons.VERSIONS)


def test_a_stock_python_can_pack(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Without uv it makes an environment of its own, and asks nothing of the Python that runs it."""
    commands: list[list[str]] = []
    monkeypatch.setattr(shutil, "which", lambda name: None)
    monkeypatch.setattr(subprocess, "run", lambda command, **_: commands.append(command))

    wheels.built(Path("stock"), "--sdist", ROOT, tmp_path, {})

    made, installed, packed = commands
    assert made[:3] == ["stock", "-m", "venv"]
    assert installed[-1] == "build" and installed[0] == packed[0] != "stock"
    assert packed[2:] == ["build", "--sdist", "--outdir", str(tmp_path), str(ROOT)]
