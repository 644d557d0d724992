"""The games on the table: each folder here is one, and is found without being listed."""

from importlib import import_module
from pathlib import Path

from trollbord.kernel.errors import UnknownGame
from trollbord.kernel.game import Game, find_game


def names() -> list[str]:
    """The ids of all games, in alphabetical order."""
    here = Path(__file__).parent
    return sorted(entry.name for entry in here.iterdir() if (entry / "words").is_dir())


def load(id: str) -> Game:
    """The game with this id."""
    if id not in names():
        known = ", ".join(names())
        raise UnknownGame("error-unknown-game", {"given": id, "expected": known})
    module = f"{__name__}.{id}"
    import_module(module)
    return find_game(module, id)
