"""What mypyc and setuptools are told: for `./compile` and for wheels. A change here compiles everything anew."""

import ast
import os
import re
import sys
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import TYPE_CHECKING, Final

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
from tools import compiled

if TYPE_CHECKING:
    from setuptools import Extension

BOXED: Final = 1 << 62
"""The smallest number that mypyc keeps as an object of Python's: as a literal it is unpacked at each use."""
QUIET: Final = "-Wno-misleading-indentation"
"""A warning of `-Wall`, which Python asks for: gcc looks up how each line of millions is indented, for a third of its time."""
UNSET: Final = re.compile(r'f0 != -113\.0 && PyErr_Occurred\(\)\).*\n.*final name ."(\w+)')


def extensions(
    target: Path, level: Callable[[str], str], wanted: Iterable[str] = ()
) -> "list[Extension]":
    """What setuptools has to build for some groups or all, each at its level of optimisation; the C is written here."""
    from mypyc.build import mypycify
    from setuptools import Extension

    names = compiled.with_kernel(wanted) if wanted else list(compiled.groups())
    modules = [module for name in names for module in compiled.groups()[name]]
    refuse_boxed_literals(modules)
    refuse_stars(modules)
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
    found = [each for each in found if each.name.replace(".", os.sep) in parts]
    return [optimised(each, level) for each in longest_first(found)]


def longest_first(extensions: "list[Extension]") -> "list[Extension]":
    """In this order, two compilers side by side end at nearly the same time."""
    return sorted(extensions, key=lambda each: -sum(map(os.path.getsize, each.sources)))


def optimised(extension: "Extension", level: Callable[[str], str]) -> "Extension":
    """An extension at its level of optimisation, without what a debugger would want."""
    if os.name != "nt":
        more = [f"-O{level(extension.name)}", "-g0", QUIET]
        extension.extra_compile_args = [*extension.extra_compile_args, *more]
    return extension


def refuse_boxed_literals(modules: Iterable[Path]) -> None:
    """Stop at literals that would cost an unpacking wherever they stand beside a native number."""
    found = [
        f"{module.relative_to(compiled.ROOT)}:{node.lineno}: {node.value:#x} is 2^62 or more, "
        "which mypyc unpacks from an object at each use: a smaller literal does not cost that"
        for module in modules
        for node in ast.walk(ast.parse(module.read_text(encoding="utf-8")))
        if isinstance(node, ast.Constant) and isinstance(node.value, int) and node.value >= BOXED
    ]
    if found:
        sys.exit("\n".join(found))


def refuse_stars(modules: Iterable[Path]) -> None:
    """Stop at `x in (a, *b)`, on which mypyc fails without saying what it wants."""
    found = [
        f"{module.relative_to(compiled.ROOT)}:{node.lineno}: mypyc can't compile a star after `in`: "
        "write `x == a or x in b`"
        for module in modules
        for node in ast.walk(ast.parse(module.read_text(encoding="utf-8")))
        if isinstance(node, ast.Compare) and any(map(_has_star, node.comparators))
    ]
    if found:
        sys.exit("\n".join(found))


def _has_star(value: ast.expr) -> bool:
    items = value.elts if isinstance(value, ast.Tuple | ast.List | ast.Set) else []
    return any(isinstance(item, ast.Starred) for item in items)


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
