"""The glossary and the map of the code: words that are used, and files that exist."""

import re
from io import StringIO
from pathlib import Path
from tokenize import NAME, generate_tokens

ROOT = Path(__file__).parents[2]
SOURCES = ROOT / "src" / "trollbord"
GLOSSARY = (ROOT / "docs" / "glossary.md").read_text(encoding="utf-8")
ARCHITECTURE = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")


def test_every_word_of_the_glossary_is_used_in_the_code() -> None:
    code = "\n".join(path.read_text(encoding="utf-8") for path in SOURCES.rglob("*.py")).lower()
    words = re.findall(r"^\| \*\*(.+?)\*\* \|", GLOSSARY, re.MULTILINE)

    assert len(words) >= 40 and words == sorted(words, key=str.lower)
    assert [word for word in words if not re.search(rf"\b{word.lower()}", code)] == []


ABOLISHED = {
    "Easel": "PartCache, what one viewer was drawn before",
    "Rack": "ViewCache, drawings of whole views",
    "Film": "ReplayControls",
    "film": "replay",
    "Replayer": "ReplayViewer",
    "Showing": "ReplaySource",
    "TableShowing": "TableSource",
    "FileShowing": "FileSource",
    "Thinkers": "BotPool",
    "Spoken": "ChatRow",
    "Face": "ClockFace",
    "easel": "cache",
}
"""Names from a household that once meant two things or nothing that could be guessed, and what is said in their place."""


def test_no_name_in_the_code_is_one_of_the_dozen_that_nobody_could_guess() -> None:
    names = {
        (token.string, path.relative_to(SOURCES).as_posix())
        for path in SOURCES.rglob("*.py")
        for token in generate_tokens(StringIO(path.read_text(encoding="utf-8")).readline)
        if token.type == NAME and token.string in ABOLISHED
    }

    assert {(name, path, ABOLISHED[name]) for name, path in names} == set()


def test_every_file_on_the_map_of_the_code_exists() -> None:
    named = re.findall(r"`((?:[a-z_]+/)+[a-z_]+\.(?:py|js|md))`", ARCHITECTURE)
    roots = [SOURCES, SOURCES / "server", SOURCES / "games" / "ragnarocks", ROOT]

    assert len(named) > 20
    assert [name for name in named if not any((root / name).is_file() for root in roots)] == []
