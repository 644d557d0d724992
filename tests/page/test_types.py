"""The client is plain JavaScript whose types are checked."""

import shutil
import subprocess
from pathlib import Path

import pytest

import trollbord.page

STATIC = Path(trollbord.page.__file__).parent / "static"


def test_the_client_has_no_type_error() -> None:
    tsc = shutil.which("tsc")
    if tsc is None:
        pytest.skip("no tsc on this machine: npm install typescript")

    checked = subprocess.run([tsc, "-p", str(STATIC)], capture_output=True, text=True, check=False)

    assert checked.returncode == 0, checked.stdout


def test_the_client_imports_only_itself() -> None:
    for module in STATIC.glob("*.js"):
        for line in module.read_text("utf-8").splitlines():
            if line.startswith("import "):
                assert '"./' in line, f"{module.name}: {line}"
