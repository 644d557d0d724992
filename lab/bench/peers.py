"""The peers: other projects' engines, in an environment of their own that `lab/run bench games --peers` makes."""

import os
import subprocess
import sys
from pathlib import Path
from typing import Final

from lab.bench.contest import DRIVERS, Entry

REQUIREMENTS: Final = (
    "open_spiel==2.0.2",
    "catanatron==3.2.1",
    "rlcard==1.2.0",
    "pettingzoo==1.27.0",
    "chess==1.11.2",
    "pygame==2.6.1",
)

AMAZONS: Final = "OpenSpiel amazons"
CATAN: Final = "Catanatron"
UNO: Final = "RLCard UNO"
GIN: Final = "OpenSpiel gin rummy"

DRIVEN: Final = "from Python"
CHECKED: Final = "from Python, each action checked"
ROLLOUTS: Final = "C++ rollouts"
MCTS: Final = "MCTS in C++"
ISMCTS: Final = "ISMCTS in Python"
ISMCTS_CPP: Final = "ISMCTS in C++"


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
        entry(home, AMAZONS, DRIVEN, "amazons.py", "python"),
        entry(home, AMAZONS, CHECKED, "amazons.py", "checked"),
        entry(home, AMAZONS, ROLLOUTS, "amazons.py", "cpp"),
        entry(home, AMAZONS, MCTS, "amazons.py", "search"),
        entry(home, AMAZONS, "copy", "amazons.py", "copy"),
        entry(home, catan(2), "play", "catan.py", "play", "2"),
        entry(home, catan(4), "play", "catan.py", "play", "4"),
        entry(home, catan(4), "copy", "catan.py", "copy", "4"),
        entry(home, UNO, "play", "uno.py"),
        entry(home, GIN, ISMCTS, "gin.py", "python"),
        entry(home, GIN, ISMCTS_CPP, "gin.py", "cpp"),
    ]


def entry(home: Path, game: str, mode: str, driver: str, *arguments: str) -> Entry:
    """What a driver does in the peers' environment."""
    command = (str(python_of(home)), str(DRIVERS / driver), *arguments)
    return Entry(game, mode, "", command, peer=True)
