"""Python in WebAssembly: fetch Pyodide from npm once into .cache, and run a module of this clone in it with node.

`python tools/pyodide.py MODULE` runs `python -m MODULE` so, with `src` and the clone on its path and what the core needs.
Pyodide is pinned by its integrity; the wheels by the hashes of requirements.lock.
"""

import base64
import hashlib
import re
import shutil
import subprocess
import sys
import tarfile
import tempfile
import zipfile
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
VERSION: Final = "314.0.7"
INTEGRITY: Final = (
    "0YvXxEhfEdpLfb/XkM2BFAeMROq0iMUX2bzzH9pOttyMcWkwq+HbE5uyuGD82LN7y2q+SNvi/6V5JEsOlD2R1A=="
)
"""SHA-512 of the package, in base64, as npm writes it."""
PYTHON: Final = "3.14"
PLATFORM: Final = "pyemscripten_2026_0_wasm32"
CORE: Final = ("librt", "mypy-extensions")
"""What the kernel, the games and the bots need."""
LOCK: Final = ROOT / "requirements.lock"
PLACE: Final = ROOT / ".cache" / f"pyodide-{VERSION}"
RUNNER: Final = Path(__file__).with_suffix(".mjs")


def missing() -> str:
    """The programs that are not there; nothing, if it can run."""
    return ", ".join([each for each in ("node", "npm") if not shutil.which(each)])


def ready() -> Path:
    """The folder with Pyodide in `package` and what the core needs in `site`, fetched if it is not there."""
    if not PLACE.exists():
        PLACE.parent.mkdir(exist_ok=True)
        with tempfile.TemporaryDirectory(dir=PLACE.parent) as folder:
            made = Path(folder) / "made"
            made.mkdir()
            _fetch_pyodide(made)
            _fetch_wheels(made / "site")
            # Whole or not at all: a fetch that breaks off leaves nothing behind.
            made.rename(PLACE)
    return PLACE


def _fetch_pyodide(folder: Path) -> None:
    packed = folder / f"pyodide-{VERSION}.tgz"
    subprocess.run(
        ["npm", "pack", "--silent", f"pyodide@{VERSION}"],
        cwd=folder,
        check=True,
        capture_output=True,
    )
    digest = base64.b64encode(hashlib.sha512(packed.read_bytes()).digest()).decode()
    if digest != INTEGRITY:
        sys.exit(f"{packed.name} has the integrity {digest}, expected {INTEGRITY}")
    with tarfile.open(packed) as archive:
        archive.extractall(folder, filter="data")
    packed.unlink()


def _fetch_wheels(site: Path) -> None:
    """Unpack the wheels of the core for this platform, of the versions and hashes in the lock."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        wanted = folder / "wanted.txt"
        wanted.write_text("".join(locked()), encoding="utf-8")
        uv = shutil.which("uv")
        pip = [uv, "tool", "run", "pip"] if uv else [sys.executable, "-m", "pip"]
        platform = ["--platform", PLATFORM, "--python-version", PYTHON, "--only-binary", ":all:"]
        hashed = ["--no-deps", "--require-hashes", "-r", str(wanted), "-d", str(folder)]
        subprocess.run([*pip, "download", "-qq", *platform, *hashed], check=True)
        for wheel in folder.glob("*.whl"):
            with zipfile.ZipFile(wheel) as archive:
                archive.extractall(site)


def locked() -> list[str]:
    """The requirements of the core with their hashes, as the lock has them."""
    entries = re.split(r"^(?=\S)", LOCK.read_text(encoding="utf-8"), flags=re.MULTILINE)
    return [entry for entry in entries if entry.partition("==")[0] in CORE]


def command() -> list[str]:
    """What runs a module of this clone in WebAssembly, named behind it."""
    return ["node", str(RUNNER), str(ready()), str(ROOT)]


if __name__ == "__main__":
    if len(sys.argv) != 2 or sys.argv[1] == "--help":
        sys.exit(__doc__)
    sys.exit(subprocess.call([*command(), sys.argv[1]]))
