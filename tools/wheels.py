"""Build what is published into dist/: the sources, a compiled wheel for each Python of this machine, and a pure wheel.

    python tools/wheels.py            everything: minutes for each Python
    python tools/wheels.py --pure     the sources and the pure wheel: seconds

The wheels are built from the packed sources, so a file that is missing there is missed now. A machine that has no wheel of
their own Python and system installs the pure one, which is slower and plays the same games.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))
from tools import pythons

SDIST: Final = "from setuptools import build_meta; print(build_meta.build_sdist({!r}))"


def main(target: Path, is_pure: bool) -> None:
    """Build the sources, then the wheels from them."""
    target.mkdir(parents=True, exist_ok=True)
    sources = packed(target)
    wheel(Path(sys.executable), sources, target, is_pure=True)
    for version, python in pythons.found().items():
        if not is_pure:
            print(f"compiling for Python {version} ...", flush=True)
            wheel(python, sources, target, is_pure=False)
    for path in sorted(target.glob("trollbord-*")):
        print(f"{path.stat().st_size / 1e6:6.2f} MB  {path.name}")


def packed(target: Path) -> Path:
    """The sources as one file."""
    command = [sys.executable, "-c", SDIST.format(str(target))]
    done = subprocess.run(command, cwd=ROOT, stdout=subprocess.PIPE, text=True, check=True)
    return target / done.stdout.split()[-1]


def wheel(python: Path, sources: Path, target: Path, is_pure: bool) -> None:
    """The wheel of one Python, in an environment that uv or pip makes for it."""
    uv = shutil.which("uv")
    if uv:
        command = [uv, "build", "--quiet", "--wheel", "--python", str(python), "--out-dir"]
    else:
        command = [str(python), "-m", "pip", "wheel", "--quiet", "--no-deps", "--wheel-dir"]
    environment = {**os.environ, "TROLLBORD_PURE": "1" if is_pure else "0"}
    subprocess.run([*command, str(target), str(sources)], env=environment, check=True)


if __name__ == "__main__":
    if "--help" in sys.argv:
        print(__doc__)
    else:
        main(ROOT / "dist", "--pure" in sys.argv)
