"""The two commands: what they say to a Python that cannot run Trollbord, and what they lean on."""

import ast
import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
OLD = "import runpy, sys; sys.version_info = (3, 8, 2); sys.argv = [{0!r}]; runpy.run_path({0!r})"
UNABLE = """
import subprocess, sys
sys.path.insert(0, {tools!r})
import bootstrap
bootstrap.VENV = {venv!r}
bootstrap.PYTHON = {venv!r} + "/bin/python"
bootstrap.shutil.which = lambda name: None
bootstrap.sys.executable = {executable!r}
bootstrap.ready(bootstrap.PLAY)
"""


@pytest.mark.parametrize("command", ["play", "check"])
def test_an_old_python_gets_one_sentence(command: str) -> None:
    code = OLD.format(str(ROOT / command))
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)

    assert done.returncode == 1
    assert done.stdout == ""
    assert re.fullmatch(r"Trollbord needs Python 3\.11 or newer and this is \S+; .+\n", done.stderr)


@pytest.mark.parametrize("script", ["play", "check", "tools/bootstrap.py"])
def test_an_old_python_can_read_the_commands(script: str) -> None:
    source = (ROOT / script).read_text(encoding="utf-8")
    tree = ast.parse(source, feature_version=(3, 7))

    modern = (ast.JoinedStr, ast.AnnAssign, ast.NamedExpr, ast.AsyncFunctionDef)
    assert not [node for node in ast.walk(tree) if isinstance(node, modern)]
    functions = [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]
    assert not [node.name for node in functions if node.returns]


def test_a_python_without_venv_gets_one_sentence(tmp_path: Path) -> None:
    python = tmp_path / "python"
    python.write_text("#!/bin/sh\necho 'ensurepip is not available' >&2\nexit 1\n")
    python.chmod(0o755)
    code = UNABLE.format(
        tools=str(ROOT / "tools"), venv=str(tmp_path / "venv"), executable=str(python)
    )

    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)

    assert done.returncode == 1
    assert "install python3-venv" in done.stderr
    assert "Traceback" not in done.stderr
    assert not (tmp_path / "venv").exists()
