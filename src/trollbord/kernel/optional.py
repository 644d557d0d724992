"""The parts of a game that it may have or lack: its screen, its description, its almanac."""

from importlib import import_module
from importlib.util import find_spec
from types import ModuleType


def part(module: str, name: str) -> ModuleType | None:
    """The module of this name in a game's folder `look` or `teach`, or beside the game; None if there is none."""
    for full in (f"{module}.look.{name}", f"{module}.teach.{name}", f"{module}.{name}"):
        if _is_there(full):
            return import_module(full)
    return None


def _is_there(full: str) -> bool:
    try:
        return find_spec(full) is not None
    except ModuleNotFoundError:
        return False
