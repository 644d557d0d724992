"""Where the builds lie that a bench compares: the sources, and what `./compile` made of them."""

import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Final

from tools import compiled

INTERPRETED: Final = "interpreted"
COMPILED: Final = "compiled"
PEERS: Final = compiled.ROOT / ".cache" / "peers"
"""The environment of the peers."""


def paths() -> dict[str, str]:
    """The builds by name, each with the path that finds it first."""
    found = {INTERPRETED: str(compiled.SOURCES)}
    build = compiled.fitting()
    if build is not None:
        found[COMPILED] = str(build)
    return found


def compiled_in(tree: Path) -> str | None:
    """The path of the compiled build of another checkout, if it has been made; its own recipe says where."""
    file = tree.resolve() / "tools" / "compiled.py"
    spec = spec_from_file_location("compiled", file) if file.is_file() else None
    if spec is None or spec.loader is None:
        return None
    recipe = module_from_spec(spec)
    sys.modules[spec.name] = recipe
    spec.loader.exec_module(recipe)
    build = recipe.fitting()
    return None if build is None else str(build)
