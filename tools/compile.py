"""Compile the kernel, the games and the bots with mypyc into a folder of their own.

`--clean` starts from nothing, `--list` only prints the names of the modules that are compiled.
"""

import os
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
from tools import compiled, recipe

CORES: Final = min(2, os.cpu_count() or 1)
KEPT: Final = 3  # builds, and of each group its newest ones: switching branches finds its own again


def main(arguments: list[str]) -> int:
    """Make the build of the sources as they are, unless it is there, and say where it lies."""
    if "--list" in arguments:
        print("\n".join(compiled.module_names()))
        return 0
    if not compiled.compiler():
        print(compiled.NO_COMPILER)
        return 0
    if "--clean" in arguments:
        shutil.rmtree(compiled.BUILDS, ignore_errors=True)
    with alone():
        build = compiled.fitting()
        if build is not None:
            print(f"The compiled build is up to date: {shown(build)}")
            return 0
        return make()


def make() -> int:
    """Compile what has changed, put the build together, try it, and only then let it be found."""
    start = time.perf_counter()
    build = compiled.BUILDS / compiled.fingerprint()
    kept = {name: compiled.kept(name) for name in compiled.groups()}
    stale = compiled.stale()
    if stale:
        compile_groups({name: kept[name] for name in stale})
    if compiled.BUILDS / compiled.fingerprint() != build:
        print("The sources changed while they were compiled: run ./compile again")
        return 1
    assemble(build)
    tidy()
    seconds = time.perf_counter() - start
    print(f"Compiled {told(stale)} in {seconds:.0f} s: {shown(build)}")
    return 0


@contextmanager
def alone() -> Iterator[None]:
    """Wait until no other process compiles here: one that was killed holds nobody up."""
    compiled.BUILDS.mkdir(parents=True, exist_ok=True)
    with (compiled.BUILDS / "lock").open("w") as file:
        if sys.platform == "win32":
            import msvcrt

            msvcrt.locking(file.fileno(), msvcrt.LK_LOCK, 1)
        else:
            import fcntl

            fcntl.flock(file, fcntl.LOCK_EX)
        yield


def compile_groups(stale: dict[str, Path]) -> None:
    """Write C with mypyc, compile the groups that changed, and put each where it is found again."""
    from setuptools import Distribution

    os.chdir(compiled.SOURCES)
    work = compiled.BUILDS / f"work-{compiled.compilers()}"
    libraries = work / "libraries"
    shutil.rmtree(libraries, ignore_errors=True)
    parts = recipe.extensions(work / "c", recipe.quick, list(stale))
    distribution = Distribution({"name": "trollbord", "ext_modules": parts})
    command = distribution.get_command_obj("build_ext")
    command.build_lib, command.build_temp = str(libraries), str(work / "objects")
    command.parallel = CORES
    command.ensure_finalized()
    command.run()
    for name, kept in stale.items():
        if compiled.kept(name) == kept:  # else its sources changed meanwhile
            keep_group(name, kept, libraries)


def keep_group(name: str, kept: Path, libraries: Path) -> None:
    """Put the libraries of a group into the store, all of them or none."""
    with whole(kept) as folder:
        for library in sorted(libraries.rglob("*.*")):
            inside = library.relative_to(libraries)
            if str(inside).partition(".")[0] in compiled.libraries(name):
                target = folder / inside
                target.parent.mkdir(parents=True, exist_ok=True)
                shutil.copy2(library, target)


def assemble(build: Path) -> None:
    """Put a build together from the groups in the store and the sources, and try it."""
    with whole(build) as folder:
        for name in compiled.groups():
            shutil.copytree(compiled.kept(name), folder, dirs_exist_ok=True)
        compiled.mirror(folder)
        try_out(folder)


@contextmanager
def whole(target: Path) -> Iterator[Path]:
    """A folder to fill; it gets its name when it is full, in one step, and if anything fails it never does."""
    folder = target.with_name(f"{target.name}.part")
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    yield folder
    (folder / "done").touch()
    shutil.rmtree(target, ignore_errors=True)
    folder.rename(target)


def try_out(build: Path) -> None:
    """Import every compiled module of a build, in a process of its own."""
    code = (
        f"import importlib; [importlib.import_module(name) for name in {compiled.module_names()}]"
    )
    path = os.pathsep.join([str(build), *filter(None, sys.path)])
    subprocess.run([sys.executable, "-c", code], env={**os.environ, "PYTHONPATH": path}, check=True)


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
