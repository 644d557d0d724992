"""What `./check --quick` looks at: the files that differ from main, or those that are named, and the tests about them."""

import re
import subprocess
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Final

from tools.compiled import ROOT

SOURCES: Final = "src/trollbord/"
BROWSER: Final = "tests/browser"
"""Its tests run in a process of their own, and take too long here."""
TYPED: Final = ("src/", "lab/", "tests/", "tools/", "art/", "examples/")
SAID: Final = ("tests/project/test_docs.py", "tests/project/test_guide.py")
"""The tests of what stands in pages."""


def files(paths: Sequence[str] = ()) -> list[str]:
    """The files below these paths; without a path those that differ from main, or that git does not know yet."""
    if paths:
        found = git("ls-files", "--cached", "--others", "--exclude-standard", "--", *paths)
    else:
        found = git("diff", "--name-only", base()) + git(
            "ls-files", "--others", "--exclude-standard"
        )
    return sorted({name for name in found if (ROOT / name).is_file()})


def base() -> str:
    """The commit of main from which this work began."""
    for main in ("origin/main", "main", "HEAD"):
        if found := git("merge-base", "HEAD", main):
            return found[0]
    raise SystemExit("--quick compares with main, and this folder is no clone: name a path")


def git(*words: str) -> list[str]:
    """The lines that git answers; none if it can't."""
    done = subprocess.run(["git", *words], cwd=ROOT, capture_output=True, text=True, check=False)
    return done.stdout.splitlines()


def python(names: Iterable[str]) -> list[str]:
    """The modules among some files that have types."""
    return [name for name in names if name.endswith(".py") and name.startswith(TYPED)]


def tests(names: Sequence[str]) -> list[str]:
    """The tests about some files, the nearest first: those among them, those that name a module, the folder that mirrors theirs."""
    own = [name for name in names if re.fullmatch(r"tests/.*/test_\w+\.py", name)]
    modules = [pattern for name in names if (pattern := named(name))]
    folders = [folder for name in names if (folder := mirror(name))]
    said = SAID if any(name.endswith(".md") for name in names) else ()
    found = dict.fromkeys([*own, *naming(modules), *folders, *said])
    return [path for path in found if not path.startswith(BROWSER)]


def named(name: str) -> str:
    """How a test names the module of a file, as a pattern; nothing if it is none."""
    if not name.endswith(".py") or name.startswith("tests/"):
        return ""
    package, _, module = (
        name.removeprefix("src/").removesuffix(".py").replace("/", ".").rpartition(".")
    )
    if module == "__init__":
        return ""
    return rf"{re.escape(package)}(\.{module}\b| import [^\n]*\b{module}\b)"


def naming(modules: Sequence[str]) -> list[str]:
    """The tests whose source names one of these modules."""
    if not modules:
        return []
    pattern = re.compile("|".join(modules))
    paths = sorted((ROOT / "tests").rglob("test_*.py"))
    return [
        path.relative_to(ROOT).as_posix()
        for path in paths
        if pattern.search(path.read_text(encoding="utf-8"))
    ]


def mirror(name: str) -> str:
    """The folder of tests that mirrors the folder of a file, as far as there is one."""
    if name.startswith("tools/"):
        return "tests/project"
    if not name.startswith((SOURCES, "lab/")):
        return ""
    folder = Path(name.removeprefix(SOURCES).removeprefix("games/")).parent
    while folder.name and not (ROOT / "tests" / folder).is_dir():
        folder = folder.parent
    return f"tests/{folder.as_posix()}" if folder.name else ""
