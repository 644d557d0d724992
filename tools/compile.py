"""Compile the kernel, the games and the bots with mypyc into a folder of their own; `--clean` starts from nothing."""

import os
import re
import shutil
import sys
import time
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import TYPE_CHECKING, Final

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
from tools import compiled

if TYPE_CHECKING:
    from setuptools import Extension

CORES: Final = min(2, os.cpu_count() or 1)
KEPT: Final = 3  # builds, and of each group its newest ones: switching branches finds its own again
UNSET: Final = re.compile(r'f0 != -113\.0 && PyErr_Occurred\(\)\).*\n.*final name ."(\w+)')


def main(arguments: list[str]) -> int:
    """Make the build of the sources as they are, unless it is there, and say where it lies."""
    if not compiled.compiler():
        print(compiled.NO_COMPILER)
        return 0
    if "--clean" in arguments:
        shutil.rmtree(compiled.BUILDS, ignore_errors=True)
    build = compiled.fitting()
    if build is not None:
        print(f"The compiled build is up to date: {shown(build)}")
        return 0
    start = time.perf_counter()
    build, stale = compiled.BUILDS / compiled.fingerprint(), compiled.stale()
    if stale:
        compile_groups(stale)
    assemble(build)
    tidy()
    seconds = time.perf_counter() - start
    print(f"Compiled {told(stale)} in {seconds:.0f} s: {shown(build)}")
    return 0


def compile_groups(stale: list[str]) -> None:
    """Write C with mypyc, compile the groups that changed, and put each where it is found again."""
    from setuptools import Distribution

    os.chdir(compiled.SOURCES)
    work = compiled.BUILDS / f"work-{compiled.compilers()}"
    libraries = work / "libraries"
    shutil.rmtree(libraries, ignore_errors=True)
    parts = extensions(work / "c", quick, stale)
    distribution = Distribution({"name": "trollbord", "ext_modules": parts})
    command = distribution.get_command_obj("build_ext")
    command.build_lib, command.build_temp = str(libraries), str(work / "objects")
    command.parallel = CORES
    command.ensure_finalized()
    command.run()
    for name in stale:
        keep_group(name, libraries)


def keep_group(name: str, libraries: Path) -> None:
    """Put the libraries of a group into the store, all of them or none."""
    kept = compiled.kept(name)
    shutil.rmtree(kept, ignore_errors=True)
    for library in sorted(libraries.rglob("*.*")):
        inside = library.relative_to(libraries)
        if str(inside).partition(".")[0] in compiled.libraries(name):
            target = kept / inside
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(library, target)
    (kept / "done").touch()


def assemble(build: Path) -> None:
    """Put a build together from the groups in the store and the sources."""
    shutil.rmtree(build, ignore_errors=True)
    for name in compiled.groups():
        shutil.copytree(compiled.kept(name), build, dirs_exist_ok=True)
    compiled.mirror(build)
    (build / "done").touch()


# -- what mypyc is told


def extensions(
    target: Path, level: Callable[[str], str], wanted: Iterable[str] = ()
) -> "list[Extension]":
    """What setuptools has to build for some groups or all, each at its level of optimisation; the C is written here."""
    from mypyc.build import mypycify
    from setuptools import Extension

    names = compiled.with_kernel(wanted) if wanted else list(compiled.groups())
    groups: list[tuple[list[str], str | None]] = [
        ([shown_to_mypy(module) for module in compiled.groups()[name]], name) for name in names
    ]
    flags = ["--config-file", str(compiled.ROOT / "pyproject.toml"), "--ignore-missing-imports"]
    # Without mypy's cache: mypyc forgets native attributes of classes that it reads from there.
    flags += ["--cache-dir", os.devnull]
    flags += [module for group, _ in groups for module in group]
    made = mypycify(flags, separate=groups, target_dir=str(target), debug_level="0")
    refuse_unset_floats(target)
    parts = {part for name in wanted or names for part in compiled.libraries(name)}
    found = [each for each in made if isinstance(each, Extension)]
    return [optimised(each, level) for each in found if each.name.replace(".", os.sep) in parts]


def optimised(extension: "Extension", level: Callable[[str], str]) -> "Extension":
    """An extension at its level of optimisation, without what a debugger would want."""
    if os.name != "nt":
        more = [f"-O{level(extension.name)}", "-g0"]
        extension.extra_compile_args = [*extension.extra_compile_args, *more]
    return extension


def refuse_unset_floats(target: Path) -> None:
    """Stop at a constant that mypyc would always find unset: a tuple of fixed length that begins with a float."""
    for source in sorted(target.glob("*.c")):
        found = UNSET.search(source.read_text(encoding="utf-8"))
        if found:
            sys.exit(f"{found[1]} must be a Final[tuple[float, ...]]: mypyc misreads it otherwise")


def quick(name: str) -> str:
    """Little optimisation where the time goes to Python's objects anyway, all of it where it goes to arithmetic."""
    return "3" if "ragnarocks" in name else "1"


def thorough(name: str) -> str:
    """All optimisation, for a wheel that is built once."""
    return "3"


def shown_to_mypy(module: Path) -> str:
    """A module as mypy is told it, from the sources' folder."""
    return str(module.relative_to(compiled.SOURCES))


# -- housekeeping


def tidy() -> None:
    """Throw away all but the newest builds and groups, and the workshop of another compiler."""
    drop_oldest([each for each in compiled.BUILDS.iterdir() if (each / "done").is_file()])
    for name in compiled.groups():
        drop_oldest(list((compiled.BUILDS / "groups").glob(f"{name}-*")))
    for work in compiled.BUILDS.glob("work-*"):
        if work.name != f"work-{compiled.compilers()}":
            shutil.rmtree(work)


def drop_oldest(folders: list[Path]) -> None:
    """Keep the newest few of some finished folders."""
    finished = [each for each in folders if (each / "done").is_file()]
    for old in sorted(finished, key=lambda each: (each / "done").stat().st_mtime)[:-KEPT]:
        shutil.rmtree(old)


def told(names: list[str]) -> str:
    """What was compiled, in words."""
    if not names:
        return "nothing anew"
    modules = sum(len(compiled.groups()[name]) for name in names)
    if len(names) == len(compiled.groups()):
        return f"{modules} modules"
    return f"{modules} modules of {', '.join(name.partition('_')[2] for name in names)}"


def shown(build: Path) -> str:
    """The path of a build as a person types it."""
    return os.path.relpath(build, compiled.ROOT)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
