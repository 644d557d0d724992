"""The parts of a game that it may have or lack: its screen, its sheets."""

from importlib import import_module
from importlib.util import find_spec
from types import ModuleType


def part(module: str, name: str) -> ModuleType | None:
    """The module of this name beside a game, if there is one: the game may live elsewhere, or do without it."""
    full = f"{module}.{name}"
    try:
        found = find_spec(full)
    except ModuleNotFoundError:
        return None
    return import_module(full) if found is not None else None
