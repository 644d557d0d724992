"""Four games, one shape: every folder of a game holds the common files, and of its own only what is listed here."""

from pathlib import Path

import pytest

import trollbord

GAMES = Path(trollbord.__file__).parent / "games"

COMMON = {"__init__", "box", "state", "rules", "view", "catalogue", "advice", "policy", "game"}
"""Modules that every game has."""
KNOWN = COMMON | {"deck", "effects", "deal", "check", "evaluate", "features", "observe", "why_not"}
"""Modules that a game may have, under these names."""
FOLDERS = {"look", "words"}
"""Folders that every game has."""
MORE_FOLDERS = {"teach", "weights"}
"""Folders that a game may have: lessons, rules, almanac and puzzles; learned numbers."""
LOOKS = {"__init__", "describe", "draw", "help", "screen", "scenery"}
"""Modules that every folder `look` has; what else draws may lie there under any name."""

OWN: dict[str, set[str]] = {
    "ankh_morpork": {
        "answers", "asking", "belief", "board", "building", "cards", "city", "dragon", "events", "gambling", "goal", "hands",
        "memory", "message_ids", "money", "moving", "personalities", "placing", "removing", "trouble",
    },
    "ragnarocks": {
        "advanced", "advanced_powers", "draft", "obstacles", "power", "simple_powers", "turns",
    },
    "trollfjord": {
        "chart", "collecting", "falls", "fortress", "gifts", "hammering", "moving", "nature",
        "own_tower", "quick", "setup", "shaft", "technique", "tower",
    },
    "trolls_princesses": {
        "actions", "choices", "clans", "counters", "gaining", "goods", "network", "picks", "places", "scoring", "spaces",
        "tiles",
    },
}  # fmt: skip
"""Modules of one game: chapters of its rulebook, and what only this game needs."""
OWN_FOLDERS: dict[str, set[str]] = {"ragnarocks": {"native", "duel"}}
STYLE = "style.css"
"""The style sheet that every folder `look` has; other sheets of the page's parts, or of phones, may lie beside it."""


def modules(folder: Path) -> set[str]:
    return {path.stem for path in folder.glob("*.py")}


def folders(folder: Path) -> set[str]:
    return {path.name for path in folder.iterdir() if path.is_dir() and path.name != "__pycache__"}


def home(game: str) -> Path:
    return GAMES / game


@pytest.mark.parametrize("game", trollbord.game_ids())
def test_a_game_has_the_files_that_all_have(game: str) -> None:
    assert COMMON - modules(home(game)) == set()
    assert FOLDERS - folders(home(game)) == set()
    assert LOOKS - modules(home(game) / "look") == set()
    assert (home(game) / "look" / STYLE).is_file()


@pytest.mark.parametrize("game", trollbord.game_ids())
def test_a_game_has_no_file_of_an_unknown_name(game: str) -> None:
    """A new name is added to the list of its game, or better to the shape of all."""
    known = KNOWN | OWN[game]
    assert modules(home(game)) - known == set()
    assert folders(home(game)) - FOLDERS - MORE_FOLDERS - OWN_FOLDERS.get(game, set()) == set()


@pytest.mark.parametrize("game", trollbord.game_ids())
def test_the_list_holds_no_name_that_is_gone(game: str) -> None:
    assert OWN[game] - modules(home(game)) == set()
    assert OWN_FOLDERS.get(game, set()) - folders(home(game)) == set()


@pytest.mark.parametrize("game", trollbord.game_ids())
def test_whatever_is_not_code_lies_in_a_folder(game: str) -> None:
    files = {path.name for path in home(game).iterdir() if path.is_file()}
    assert {name for name in files if not name.endswith(".py")} == set()
