"""Where the words lie: one `.ftl` file for each language, in common and for each game."""

from collections.abc import Iterable
from importlib import import_module
from pathlib import Path
from typing import Final

from trollbord.kernel.game import module_of
from trollbord.kernel.outside import GAMES, offers
from trollbord.words.spaces import bound

ENGLISH: Final = "en"
LANGUAGES: Final[dict[str, str]] = {
    ENGLISH: "English",
    "de": "Deutsch",
    "fr": "Français",
    "cs": "Čeština",
    "ru": "Русский",
}

COMMON: Final = ""  # the id of no game: only what all share
LAYERS: Final = (
    "teach",
    "bots",
    "page",
    "arena",
    "adapters",
    "server",
    "cli",
)  # may have words of their own
ELSEWHERE: Final[list[Path]] = []
"""Folders with words of commands that are not of this package."""


def folders(game: str) -> list[Path]:
    """The folders with the words of this game, or with those that all games share."""
    if game != COMMON:
        return [home(game) / "words", lessons_of(game)]
    root = Path(__file__).parents[1]
    return [root / "words", *[root / layer / "words" for layer in LAYERS]]


def lessons_of(game: str) -> Path:
    """The folder of a game's lessons, with what they say; it may be missing."""
    return home(game) / "teach" / "lessons"


def own_texts(game: str, language: str) -> list[str]:
    """What stands in this language in the folders of this game."""
    return read(folders(game), language)


def read(folders: Iterable[Path], language: str) -> list[str]:
    """What stands in this language in these folders."""
    leaves = [folder / f"{language}.ftl" for folder in folders]
    found = [leaf.read_text(encoding="utf-8") for leaf in leaves if leaf.is_file()]
    return [bound(text, language) for text in found]


def texts(game: str, language: str) -> list[str]:
    """All that a game can say in a language: what all share, then its own, which may override it."""
    shared = own_texts(COMMON, language) + read(ELSEWHERE, language)
    return shared if game == COMMON else shared + own_texts(game, language)


def home(game: str) -> Path:
    """The folder of a game, in this package or in the package that brings it."""
    module = module_of(game)
    ours = Path(__file__).parents[1] / "games" / game
    if not module and (ours.is_dir() or game not in offers(GAMES)):
        return ours
    module = module or offers(GAMES)[game][0].module
    made = import_module(module).__file__
    assert made is not None, f"{module} has no file, so its words can't be found"
    return Path(made).parent
