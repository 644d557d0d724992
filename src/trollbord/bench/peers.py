"""The peers: other projects' engines, in an environment of their own that `trollbord bench --peers` makes."""

import os
import subprocess
import sys
from pathlib import Path
from typing import Final

from trollbord.bench.contest import DRIVERS, Entry

REQUIREMENTS: Final = ("open_spiel==2.0.2", "catanatron==3.2.1", "rlcard==1.2.0")

AMAZONS: Final = "OpenSpiel amazons"
CATAN: Final = "Catanatron"
UNO: Final = "RLCard UNO"
GIN: Final = "OpenSpiel gin rummy"

DRIVEN: Final = "from Python"
CHECKED: Final = "from Python, each action checked"
ROLLOUTS: Final = "C++ rollouts"
MCTS: Final = "MCTS in C++"
ISMCTS: Final = "ISMCTS in Python"


class NoPeers(RuntimeError):
    """The peers could not be installed; the message is pip's last line."""


def python_of(home: Path) -> Path:
    """The Python of the peers' environment."""
    return home / ("Scripts/python.exe" if os.name == "nt" else "bin/python")


def are_installed(home: Path) -> bool:
    """Whether the environment holds the peers in the versions that are asked for."""
    stamp = home / "peers.txt"
    return stamp.is_file() and stamp.read_text(encoding="utf-8") == "\n".join(REQUIREMENTS)


def install(home: Path) -> None:
    """Make the environment and install the peers into it by ordinary pip."""
    if are_installed(home):
        return
    subprocess.run([sys.executable, "-m", "venv", "--clear", str(home)], check=True)
    pip = [str(python_of(home)), "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    done = subprocess.run([*pip, *REQUIREMENTS], text=True, capture_output=True, check=False)
    if done.returncode:
        raise NoPeers((done.stderr.strip().splitlines() or ["pip failed"])[-1])
    (home / "peers.txt").write_text("\n".join(REQUIREMENTS), encoding="utf-8")


def catan(players: int) -> str:
    """Catanatron at a table of this size."""
    return f"{CATAN}, {players} players"


def entries(home: Path) -> list[Entry]:
    """What the peers do in a bench; nothing, if they are not installed."""
    if not are_installed(home):
        return []
    return [
        _entry(home, AMAZONS, DRIVEN, "amazons.py", "python"),
        _entry(home, AMAZONS, CHECKED, "amazons.py", "checked"),
        _entry(home, AMAZONS, ROLLOUTS, "amazons.py", "cpp"),
        _entry(home, AMAZONS, MCTS, "amazons.py", "search"),
        _entry(home, AMAZONS, "copy", "amazons.py", "copy"),
        _entry(home, catan(2), "play", "catan.py", "play", "2"),
        _entry(home, catan(4), "play", "catan.py", "play", "4"),
        _entry(home, catan(4), "copy", "catan.py", "copy", "4"),
        _entry(home, UNO, "play", "uno.py"),
        _entry(home, GIN, ISMCTS, "gin.py"),
    ]


def _entry(home: Path, game: str, mode: str, driver: str, *arguments: str) -> Entry:
    command = (str(python_of(home)), str(DRIVERS / driver), *arguments)
    return Entry(game, mode, "", command, peer=True)
