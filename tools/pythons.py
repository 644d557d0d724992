"""The Pythons of this machine that Trollbord can run on, one for each minor version: PATH's, pyenv's and uv's."""

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

OLDEST: Final = (3, 11)
NEWEST: Final = (3, 14)
VERSIONS: Final = [f"3.{minor}" for minor in range(OLDEST[1], NEWEST[1] + 1)]


def found() -> dict[str, Path]:
    """A Python for each version that is there; the running one comes first for its own."""
    pythons = {f"{sys.version_info[0]}.{sys.version_info[1]}": Path(sys.executable)}
    for candidate in _candidates():
        version = _version(candidate)
        if version in VERSIONS:
            pythons.setdefault(version, candidate)
    return dict(sorted(pythons.items(), key=lambda each: VERSIONS.index(each[0])))


def _candidates() -> Iterator[Path]:
    """Programs that may be Pythons: some shims of pyenv are none."""
    root = Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv"))
    yield from sorted(root.glob("versions/3.*/bin/python"), reverse=True)
    uv = shutil.which("uv")
    if uv:
        command = [uv, "python", "list", "--only-installed", "--output-format", "json"]
        listed = subprocess.run(command, capture_output=True, text=True, check=False)
        for each in json.loads(listed.stdout or "[]"):
            yield Path(each["path"])
    for version in VERSIONS:
        program = shutil.which(f"python{version}")
        if program:
            yield Path(program)


def _version(python: Path) -> str:
    """The version of a Python as 3.12; nothing if it does not run."""
    code = "import sys; print('%d.%d' % sys.version_info[:2])"
    asked = subprocess.run([python, "-c", code], capture_output=True, text=True, check=False)
    return asked.stdout.strip()
