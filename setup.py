"""Wheels are compiled with mypyc unless TROLLBORD_PURE=1; editable installs never are. Everything else is in pyproject.toml."""

import os
import sys
from pathlib import Path

from setuptools import Extension, setup

ROOT = Path(__file__).resolve().parent
sys.path.insert(0, str(ROOT))


def extensions() -> list[Extension]:
    """What to compile for this command."""
    if os.environ.get("TROLLBORD_PURE") == "1" or not {"bdist_wheel", "build_ext"} & set(sys.argv):
        return []
    from tools import compiled, recipe

    if not compiled.compiler():
        sys.stderr.write(compiled.NO_COMPILER + "\n")
        return []
    os.chdir(compiled.SOURCES)
    made = recipe.extensions(ROOT / "build" / "c", recipe.thorough)
    os.chdir(ROOT)
    return made


# Two C compilers side by side, as ./compile has them: each takes up to 1 GB.
CORES = str(min(2, os.cpu_count() or 1))
setup(ext_modules=extensions(), options={"build_ext": {"parallel": CORES}})
