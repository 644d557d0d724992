"""Compile the kernel, the games and the bots with mypyc into a folder of their own; `--clean` starts from nothing."""

import os
import shutil
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Final

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
from tools import compiled

if TYPE_CHECKING:
    from setuptools import Extension

CORES: Final = min(2, os.cpu_count() or 1)
KEPT: Final = 3  # builds, the newest ones: switching branches finds its own again


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
    build = compiled.BUILDS / compiled.fingerprint()
    shutil.rmtree(build, ignore_errors=True)
    compile_into(build)
    compiled.mirror(build)
    (build / "done").touch()
    tidy()
    modules = sum(len(each) for each in compiled.groups().values())
    seconds = time.perf_counter() - start
    print(f"Compiled {modules} modules in {seconds:.0f} s: {shown(build)}")
    return 0


def compile_into(build: Path) -> None:
    """Write C with mypyc, one extension group for each game, and compile what changed since the last time."""
    from setuptools import Distribution

    os.chdir(compiled.SOURCES)
    work = compiled.BUILDS / f"work-{compiled.compilers()}"
    libraries = work / "libraries"
    distribution = Distribution({"name": "trollbord", "ext_modules": extensions(work / "c", quick)})
    command = distribution.get_command_obj("build_ext")
    command.build_lib, command.build_temp = str(libraries), str(work / "objects")
    command.parallel = CORES
    command.ensure_finalized()
    command.run()
    forget_removed_modules(libraries)
    shutil.copytree(libraries, build)


def extensions(target: Path, level: Callable[[str], str]) -> "list[Extension]":
    """What setuptools has to build, each group at its level of optimisation; the C is written here."""
    from mypyc.build import mypycify
    from setuptools import Extension

    groups: list[tuple[list[str], str | None]] = [
        ([shown_to_mypy(module) for module in modules], name)
        for name, modules in compiled.groups().items()
    ]
    flags = ["--config-file", str(compiled.ROOT / "pyproject.toml"), "--ignore-missing-imports"]
    # Without mypy's cache: mypyc forgets native attributes of classes that it reads from there.
    flags += ["--cache-dir", os.devnull]
    flags += [module for group, _ in groups for module in group]
    made = mypycify(flags, separate=groups, target_dir=str(target), debug_level="0")
    found = [each for each in made if isinstance(each, Extension)]
    if os.name != "nt":
        for extension in found:
            more = [f"-O{level(extension.name)}", "-g0"]
            extension.extra_compile_args = [*extension.extra_compile_args, *more]
    return found


def quick(name: str) -> str:
    """Little optimisation where the time goes to Python's objects anyway, all of it where it goes to arithmetic."""
    return "3" if "ragnarocks" in name else "1"


def thorough(name: str) -> str:
    """All optimisation, for a wheel that is built once."""
    return "3"


def shown_to_mypy(module: Path) -> str:
    """A module as mypy is told it, from the sources' folder."""
    return str(module.relative_to(compiled.SOURCES))


def forget_removed_modules(libraries: Path) -> None:
    """Throw away libraries whose module is no longer compiled."""
    modules = [module for group in compiled.groups().values() for module in group]
    wanted = {shown_to_mypy(module).removesuffix(".py") for module in modules}
    for library in (libraries / "trollbord").rglob("*.*"):
        if str(library.relative_to(libraries)).partition(".")[0] not in wanted:
            library.unlink()


def tidy() -> None:
    """Throw away all but the newest builds, and the workshop of another compiler."""
    builds = [each for each in compiled.BUILDS.iterdir() if (each / "done").is_file()]
    for old in sorted(builds, key=lambda each: (each / "done").stat().st_mtime)[:-KEPT]:
        shutil.rmtree(old)
    for work in compiled.BUILDS.glob("work-*"):
        if work.name != f"work-{compiled.compilers()}":
            shutil.rmtree(work)


def shown(build: Path) -> str:
    """The path of a build as a person types it."""
    return os.path.relpath(build, compiled.ROOT)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
