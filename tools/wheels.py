"""Build what is published into dist/: the sources, a compiled wheel for each Python of this machine, and a pure wheel.

    python tools/wheels.py            everything: minutes for each Python
    python tools/wheels.py --here     compiled for the running Python alone
    python tools/wheels.py --pure     the sources and the pure wheel: seconds

Any Python from 3.11 on runs it, without anything installed. The wheels are built from the packed sources, so a file that is
missing there is missed now. A machine without a wheel of its own Python and system installs the pure one, which is slower and
plays the same games.
"""

import os
import shutil
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))
from tools import pythons


def main(target: Path, compiled: Mapping[str, Path]) -> None:
    """Build the sources, then the wheels from them: a pure one, and compiled ones for these Pythons."""
    target.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory() as folder:
        sources = packed(target, Path(folder))
        wheel(Path(sys.executable), sources, target, is_pure=True)
        for name, python in compiled.items():
            print(f"compiling for Python {name} ...", flush=True)
            wheel(python, sources, target, is_pure=False)
    for path in sorted(target.glob("trollbord-*")):
        print(f"{path.stat().st_size / 1e6:6.2f} MB  {path.name}")


def packed(target: Path, folder: Path) -> Path:
    """Pack the sources into one file, and return the folder into which it was unpacked again."""
    built(Path(sys.executable), "--sdist", ROOT, target, {})
    [archive] = target.glob(f"trollbord-{version()}.tar.gz")
    shutil.unpack_archive(archive, folder)
    return folder / archive.name.removesuffix(".tar.gz")


def version() -> str:
    """The version of the sources."""
    text = (ROOT / "src" / "trollbord" / "__init__.py").read_text(encoding="utf-8")
    return text.partition('__version__: Final = "')[2].partition('"')[0]


def wheel(python: Path, sources: Path, target: Path, is_pure: bool) -> None:
    """The wheel of one Python."""
    built(python, "--wheel", sources, target, {"TROLLBORD_PURE": "1" if is_pure else "0"})


def built(python: Path, kind: str, sources: Path, target: Path, more: Mapping[str, str]) -> None:
    """Build in an environment of its own, by uv or by the package `build`: a stock Python has no setuptools, or an old one."""
    uv = shutil.which("uv")
    if uv:
        command = [uv, "build", "--quiet", kind, "--python", str(python), "--out-dir", str(target)]
        subprocess.run([*command, str(sources)], env={**os.environ, **more}, check=True)
        return
    with TemporaryDirectory() as folder:
        subprocess.run([str(python), "-m", "venv", folder], check=True)
        own = str(Path(folder) / ("Scripts" if os.name == "nt" else "bin") / "python")
        subprocess.run([own, "-m", "pip", "install", "--quiet", "build"], check=True)
        command = [own, "-m", "build", kind, "--outdir", str(target), str(sources)]
        subprocess.run(command, env={**os.environ, **more}, stdout=subprocess.DEVNULL, check=True)


def asked(arguments: list[str]) -> Mapping[str, Path]:
    """The Pythons for which the command line wants compiled wheels, by version."""
    if "--pure" in arguments:
        return {}
    return {"here": Path(sys.executable)} if "--here" in arguments else pythons.found()


if __name__ == "__main__":
    if "--help" in sys.argv:
        print(__doc__)
    else:
        main(ROOT / "dist", asked(sys.argv))
