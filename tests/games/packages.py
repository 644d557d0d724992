"""Packages of others, laid where Python finds them as if they were installed; gone after the test."""

import shutil
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from trollbord.kernel.game import made_by, unmake
from trollbord.kernel.outside import offers

EXAMPLES = Path(__file__).parents[2] / "examples"
PEBBLES = EXAMPLES / "pebbles"
RUNECARDS = EXAMPLES / "runecards" / "runecards"
BOT = """
from trollbord import Player
class Last(Player):
    def choose(self, decision):
        return decision.options[-1]
"""


class Packages:
    """A folder of packages, each with its metadata."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def install(self, package: str, group: str, point: str, source: str | None = None) -> None:
        """A package with one entry point, and its module if it is given."""
        module = point.partition("=")[2].partition(":")[0].strip()
        if source is not None:
            (self.folder / module).mkdir()
            (self.folder / module / "__init__.py").write_text(source)
        about = self.folder / f"{package}-1.0.dist-info"
        about.mkdir()
        (about / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {package}\nVersion: 1.0\n")
        (about / "entry_points.txt").write_text(f"[trollbord.{group}]\n{point}\n")
        offers.cache_clear()

    def install_pebbles(self, id: str, package: str = "") -> None:
        """The guide's game under another id."""
        source = (
            (PEBBLES / "__init__.py").read_text().replace('"pebbles", __name__', '"ID", __name__')
        )
        self.install(package or id, "games", f"{id} = {id}", source.replace('"ID"', f'"{id}"'))
        shutil.copytree(PEBBLES / "words", self.folder / id / "words")

    def install_runecards(self) -> None:
        """The guide's package, as it is: its name is in its own imports, so one test module at a time has it."""
        self.install("runecards", "games", "runecards = runecards")
        shutil.copytree(RUNECARDS, self.folder / "runecards")


@contextmanager
def installable(folder: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Packages]:
    """A folder on Python's path; afterwards nothing remembers what was in it."""
    modules = set(sys.modules)
    monkeypatch.syspath_prepend(str(folder))
    yield Packages(folder)
    for name in set(sys.modules) - modules:
        if str(folder) in str(getattr(sys.modules[name], "__file__", "")):
            unmake(made_by(name))
            del sys.modules[name]
    offers.cache_clear()
