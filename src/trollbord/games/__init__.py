"""The games on the table: each folder here is one, and is found without being listed."""

from importlib import import_module
from pathlib import Path
from typing import Final

from trollbord.kernel.errors import UnknownGame
from trollbord.kernel.game import Game, broken, find_game

_TOLD: Final[set[str]] = set()


def game_ids() -> list[str]:
    """The ids of all games, in alphabetical order."""
    here = Path(__file__).parent
    return sorted(entry.name for entry in here.iterdir() if (entry / "words").is_dir())


def load(id: str) -> Game:
    """The game with this id; one in the making may fail in any way, which is told in one sentence."""
    if id not in game_ids():
        known = ", ".join(game_ids())
        raise UnknownGame("error-unknown-game", {"given": id, "expected": known})
    module = f"{__name__}.{id}"
    try:
        import_module(module)
        return find_game(module, id)
    except Exception as error:
        raise broken(id, error) from error


def playable() -> list[str]:
    """The ids of all games that can be loaded; why another can't is written to the log, once."""
    import logging

    found = []
    for id in game_ids():
        try:
            found.append(load(id).id)
        except UnknownGame as error:
            if str(error) not in _TOLD:
                _TOLD.add(str(error))
                logging.getLogger(__name__).error("%s", error)
    return found
