"""Where results and data come from: enough to make them again."""

import platform
import subprocess
import sys
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Final

import trollbord
from trollbord.kernel.state import COMPILED

LICENCE: Final = "MIT"
Facts = dict[str, Any]


def typed() -> str:
    """The command as a person typed it."""
    return " ".join(["trollbord", *sys.argv[1:]])


def origin(command: str) -> Facts:
    """Version and commit, build, Python, machine, date, licence and command."""
    return {
        "version": trollbord.__version__,
        "commit": commit(),
        "is_compiled": COMPILED,
        "python": platform.python_version(),
        "machine": platform.machine(),
        "date": datetime.now(UTC).date().isoformat(),
        "licence": LICENCE,
        "command": command,
    }


def commit() -> str:
    """The commit of the clone that runs; nothing, where there is none."""
    here = Path(trollbord.__file__).resolve().parent
    if not (here.parents[1] / ".git").exists():
        return ""
    asked = ["git", "-C", str(here), "rev-parse", "--short", "HEAD"]
    return subprocess.run(asked, text=True, capture_output=True, check=False).stdout.strip()
