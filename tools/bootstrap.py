"""Make .venv once from a hashed lock, then run Python in it.

Only the standard library, and only words that every Python understands: an old one must get as far
as the sentence that says it is too old. Hence type comments, os.path and str.format.
"""

import hashlib
import os
import shutil
import subprocess
import sys

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
VENV = os.path.join(ROOT, ".venv")
PYTHON = os.path.join(VENV, *(("Scripts", "python.exe") if os.name == "nt" else ("bin", "python")))
OLDEST = (3, 11)
PLAY = "requirements.lock"
RESEARCH = "requirements-research.lock"  # packages of the field that long tests drive, beside CHECK
COMPILE = (
    "requirements-compile.lock"  # mypyc, which CHECK holds too: fetched while people play already
)
TORCH = "requirements-torch.lock"  # PyTorch for a plain processor, beside CHECK
CHECK = "requirements-dev.lock"  # holds everything that PLAY holds, in the same versions


def ready(lock):  # type: (str) -> None
    """Make sure that .venv holds what the lock lists, and Trollbord itself."""
    refuse_old_python()
    if is_ready(lock):
        return
    sys.stderr.write("Setting up Trollbord in .venv, once ...\n")
    pip = installer()
    pip.extend(["--require-hashes", "-r", os.path.join(ROOT, lock)])
    if subprocess.call(pip):
        sys.exit("Trollbord could not install {0}; the lines above say why.".format(lock))
    link_sources()
    for name in {PLAY, lock}:
        with open(stamp(name), "w") as file:
            file.write(fingerprint(name))


def add(lock):  # type: (str) -> None
    """Install another lock beside what .venv holds already."""
    if is_ready(lock):
        return
    pip = installer()
    pip.extend(["--require-hashes", "-r", os.path.join(ROOT, lock)])
    if subprocess.call(pip):
        sys.exit("Trollbord could not install {0}; the lines above say why.".format(lock))
    with open(stamp(lock), "w") as file:
        file.write(fingerprint(lock))


def run(*arguments):  # type: (str) -> None
    """Run .venv's Python with these arguments instead of this process."""
    command = [PYTHON]
    command.extend(arguments)
    if os.name == "nt":
        sys.exit(subprocess.call(command))
    os.execv(PYTHON, command)


def refuse_old_python():  # type: () -> None
    """End with one sentence if this Python is too old."""
    if sys.version_info < OLDEST:
        sys.exit(
            "Trollbord needs Python {0}.{1} or newer and this is {2}; try: python3.13 {3}".format(
                OLDEST[0], OLDEST[1], sys.version.split()[0], sys.argv[0]
            )
        )


def is_ready(lock):  # type: (str) -> bool
    """Whether .venv was made from the lock as it is now."""
    if not os.path.exists(PYTHON) or not os.path.exists(stamp(lock)):
        return False
    with open(stamp(lock)) as file:
        return file.read() == fingerprint(lock)


def stamp(lock):  # type: (str) -> str
    """Where .venv remembers which lock was installed."""
    return os.path.join(VENV, lock + ".installed")


def fingerprint(lock):  # type: (str) -> str
    """What changes when the lock changes."""
    with open(os.path.join(ROOT, lock), "rb") as file:
        return hashlib.sha256(file.read()).hexdigest()


def installer():  # type: () -> list[str]
    """Make .venv if there is no whole one, and return the command that installs into it."""
    uv = shutil.which("uv")
    whole = os.path.exists(PYTHON) and os.path.exists(stamp(PLAY))
    if not whole or not (uv or os.path.exists(PYTHON.replace("python", "pip"))):
        shutil.rmtree(VENV, ignore_errors=True)  # dead, half made, or made by a uv that has gone
        make_environment(uv)
    if uv:
        return [uv, "pip", "install", "--quiet", "--python", PYTHON]
    return [PYTHON, "-m", "pip", "install", "-qq", "--disable-pip-version-check"]


def make_environment(uv):  # type: (str | None) -> None
    """Make an empty .venv, or end with one sentence."""
    if uv:
        command = [uv, "venv", "--quiet", "--python", sys.executable, VENV]
    else:
        command = [sys.executable, "-m", "venv", VENV]
    made = subprocess.run(command, capture_output=True, text=True, check=False)
    if made.returncode:
        shutil.rmtree(VENV, ignore_errors=True)
        sys.exit(
            "This Python cannot make environments; "
            "on Debian and Ubuntu install python3-venv, elsewhere a complete Python from python.org."
        )


def link_sources():  # type: () -> None
    """Put src/ on .venv's path: an editable install that builds, and downloads, nothing."""
    where = [PYTHON, "-c", "import sysconfig; print(sysconfig.get_path('purelib'))"]
    packages = subprocess.check_output(where, text=True).strip()
    with open(os.path.join(packages, "trollbord.pth"), "w", encoding="utf-8") as file:
        file.write(os.path.join(ROOT, "src") + "\n")
