"""Where the builds lie that a bench compares: the sources, and what `./compile` made of them."""

import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Final

import trollbord

INTERPRETED: Final = "interpreted"
COMPILED: Final = "compiled"
INSTALLED: Final = "installed"

_PACKAGE: Final = Path(trollbord.__file__).resolve().parent  # a build's links lead to the sources
_CHECKOUT: Final = _PACKAGE.parent.parent


def paths() -> dict[str, str]:
    """The builds by name, each with the path that finds it first."""
    recipe = _recipe()
    if recipe is None:
        return {INSTALLED: str(_PACKAGE.parent)}
    found = {INTERPRETED: str(_PACKAGE.parent)}
    build = recipe.fitting()
    if build is not None:
        found[COMPILED] = str(build)
    return found


def compiled_in(tree: Path) -> str | None:
    """The path of the compiled build of another checkout, if it has been made."""
    recipe = _recipe(tree.resolve())
    build = None if recipe is None else recipe.fitting()
    return None if build is None else str(build)


def _recipe(checkout: Path = _CHECKOUT) -> ModuleType | None:
    """The module that knows the builds of a checkout; an installed package has none."""
    file = checkout / "tools" / "compiled.py"
    spec = spec_from_file_location("compiled", file) if file.is_file() else None
    if spec is None or spec.loader is None:
        return None
    module = module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return module


def peers_home() -> Path:
    """Where the peers' environment lies: in the checkout's cache, else in the user's."""
    if _recipe() is not None:
        return _CHECKOUT / ".cache" / "peers"
    from platformdirs import user_cache_path

    return user_cache_path("trollbord") / "peers"
