"""What is compiled, and where a compiled build lies: for `./compile`, `./check`, `./play`, the bench and wheels.

A build is a folder of its own, named by a hash of all that went into it, so that an old one is never found again
after an edit. It mirrors the package as an installed wheel has it: links to all sources, and beside those that are
compiled their libraries, which Python prefers.

Why so: docs/decisions/mypyc.md.
"""

import hashlib
import os
import shutil
import sys
import sysconfig
from collections.abc import Iterable
from pathlib import Path
from typing import Final, NamedTuple

ROOT: Final = Path(__file__).resolve().parent.parent
SOURCES: Final = ROOT / "src"
PACKAGE: Final = SOURCES / "trollbord"
BUILDS: Final = ROOT / ".cache" / "compiled"

KERNEL: Final = "trollbord_kernel"


class Folder(NamedTuple):
    """Which modules of one folder are compiled: all of them, all but some, or some alone. Never an `__init__`."""

    group: str
    path: str
    but: tuple[str, ...] = ()
    only: tuple[str, ...] | None = None


SEEN: Final = ("game", "view", "catalogue")
"""Modules of every game that stay interpreted: what is asked once a game, or once a look at it."""
LOOKS: Final = {
    "ragnarocks": ("emblems",),
    "trollfjord": ("plan",),
}
"""Modules of a game's look/ that are compiled all the same: tables of constants, places on the board. All else there draws."""

NO_COMPILER: Final = (
    "There is no C compiler here, so Trollbord runs interpreted: everything works, only slower. "
    "To compile it, install gcc or clang (on Debian and Ubuntu: build-essential) and run ./compile again."
)


def folders() -> list[Folder]:
    """What is compiled, folder by folder: a module that moves to a folder without a row here is compiled no more."""
    # Every picture goes through those two of the ink: a page is built and compared for each viewer after each pick.
    found = [
        Folder(KERNEL, "kernel"),
        Folder(KERNEL, "records"),
        Folder("trollbord_ink", "ink", only=("keyed", "markup")),
    ]
    for game in sorted((PACKAGE / "games").iterdir()):
        if (game / "words").is_dir():
            found += _folders_of(game.name)
    # Tables that step together stand in the innermost loop of a training.
    found.append(Folder("trollbord_bots", "envs", only=("tables",)))
    return [*found, Folder("trollbord_bots", "bots")]


def _folders_of(game: str) -> list[Folder]:
    """A game's rules, what is native code for speed, and the bot of its own."""
    group, path = f"trollbord_{game}", f"games/{game}"
    return [
        Folder(group, path, but=SEEN),
        Folder(group, f"{path}/native"),
        Folder(group, f"{path}/duel"),
        Folder(group, f"{path}/look", only=LOOKS.get(game, ())),
    ]


def groups() -> dict[str, list[Path]]:
    """The modules to compile, by extension group: the kernel, the ink, each game, the bots."""
    found: dict[str, list[Path]] = {}
    for folder in folders():
        found.setdefault(folder.group, []).extend(_modules(folder))
    return found


def _modules(folder: Folder) -> list[Path]:
    """The modules of a folder that are compiled."""
    found = sorted((PACKAGE / folder.path).glob("*.py"))
    if folder.only is not None:
        return [each for each in found if each.stem in folder.only]
    return [each for each in found if each.stem not in ("__init__", *folder.but)]


def module_names() -> list[str]:
    """The names of all compiled modules, in alphabetical order."""
    modules = [module for group in groups().values() for module in group]
    return sorted(".".join(each.relative_to(SOURCES).with_suffix("").parts) for each in modules)


def files() -> list[Path]:
    """All files of the package, whatever they are."""
    return sorted(
        path
        for path in PACKAGE.rglob("*")
        if path.is_file() and "__pycache__" not in path.parts and path.suffix != ".pyc"
    )


# -- which build fits


def compiler() -> str:
    """The C compiler, or nothing if there is none."""
    names = [os.environ.get("CC", ""), str(sysconfig.get_config_var("CC") or ""), "cc", "gcc"]
    programs = [name.split()[0] for name in [*names, "clang", "cl"] if name.split()]
    return next((found for found in map(shutil.which, programs) if found), "")


def fingerprint() -> str:
    """What changes when the sources or whatever compiles them change."""
    digest = hashlib.sha256(compilers().encode())
    compiled = {module for modules in groups().values() for module in modules}
    for path in files():
        digest.update(str(path.relative_to(SOURCES)).encode())
        if path in compiled or not _links():
            digest.update(path.read_bytes())
    return digest.hexdigest()[:16]


def compilers() -> str:
    """What changes when Python, the C compiler, the locked mypyc or the way they are called change."""
    program = Path(compiler()).resolve()
    about = program.stat()
    lock = (ROOT / "requirements-dev.lock").read_text(encoding="utf-8")
    recipe = Path(__file__).with_name("recipe.py").read_text(encoding="utf-8")
    suffix = str(sysconfig.get_config_var("EXT_SUFFIX"))
    parts = [sys.version, suffix, f"{program} {about.st_size} {about.st_mtime}", lock, recipe]
    return hashlib.sha256("\n".join(parts).encode()).hexdigest()[:8]


def fitting() -> Path | None:
    """The build of the sources as they are now, if it has been made."""
    if not BUILDS.is_dir() or not compiler():
        return None
    build = BUILDS / fingerprint()
    return build if (build / "done").is_file() else None


# -- the groups of a build


def libraries(name: str) -> list[str]:
    """The libraries of a group as paths without suffix: one for each module, and what they share."""
    modules = [str(each.relative_to(SOURCES).with_suffix("")) for each in groups()[name]]
    return [*modules, f"{name}__mypyc"]


def with_kernel(names: Iterable[str]) -> list[str]:
    """Some groups and the kernel, on which all lean: a game knows no other game."""
    return [name for name in groups() if name in (KERNEL, *names)]


def kept(name: str) -> Path:
    """Where a group lies that was compiled from the sources as they are now."""
    digest = hashlib.sha256(compilers().encode())
    for path in sorted({module for each in with_kernel([name]) for module in groups()[each]}):
        digest.update(str(path.relative_to(SOURCES)).encode())
        digest.update(path.read_bytes())
    return BUILDS / "groups" / f"{name}-{digest.hexdigest()[:16]}"


def stale() -> list[str]:
    """The groups that have to be compiled: they, or the kernel under them, have changed."""
    return [name for name in groups() if not (kept(name) / "done").is_file()]


# -- the mirror


def mirror(build: Path) -> None:
    """Fill a build with the files of the package, beside the libraries that stand there already."""
    for path in files():
        target = build / path.relative_to(SOURCES)
        if target.exists():
            continue
        target.parent.mkdir(parents=True, exist_ok=True)
        if _links():
            target.symlink_to(path)
        else:
            shutil.copy2(path, target)


def _links() -> bool:
    """Whether files can be linked here; otherwise they are copied, and count for the fingerprint."""
    return os.name != "nt"
