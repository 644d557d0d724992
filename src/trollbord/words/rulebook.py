"""A game's own rule pages: `teach/rules.<language>.md` and `teach/rulings.<language>.md` in its folder.

One numbered statement is one list item, `- **TF-A1.1** The lord must move.`, under the heading of its section;
a ruling is a section of its own or an item of a numbered list. The numbers are the same in every language. The rule
ledger of the tests, the docs site and the page read these files.
"""

import re
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

from trollbord.words.library import ENGLISH, LANGUAGES, home

STATEMENT: Final = re.compile(r"- \*\*([A-Z]+-[\w.]+\.\w+)\*\* (.+)")
RULING: Final = re.compile(
    r"(?:### (?:\S+ |[A-Z]+-R\.)(\d+): ([^\n]+)\n|(\d+)\. \*\*(.+?)\*\*)(.*)", re.DOTALL
)
"""A ruling as a section, `### RR-R.7: title`, or as an item of one list, `7. **Title.** text`."""


class Statement(NamedTuple):
    """One numbered rule: its number, the heading it stands under, its text as Markdown."""

    number: str
    section: str
    text: str


class Ruling(NamedTuple):
    """What was decided where the printed rules are silent: its number, its title, its text as Markdown."""

    number: int
    title: str
    text: str


class Rulebook(NamedTuple):
    """The rules and rulings of a game in one language."""

    game: str
    language: str
    statements: dict[str, Statement]
    rulings: dict[int, Ruling]


def page_of(game: str, kind: str, language: str) -> Path:
    """The file of a kind of page ("rules", "rulings", "guide") in this language; it may be missing."""
    return home(game) / "teach" / f"{kind}.{language}.md"


def languages_of(game: str, kind: str) -> list[str]:
    """The languages in which a game has this kind of page, in the order of the language menu."""
    return [each for each in LANGUAGES if page_of(game, kind, each).is_file()]


@cache
def rulebook(game: str, language: str) -> Rulebook:
    """The rules of a game in this language, or in English where they are not translated."""
    spoken = language if language in languages_of(game, "rules") else ENGLISH
    return Rulebook(
        game,
        spoken,
        statements(_text(game, "rules", spoken)),
        rulings(_text(game, "rulings", spoken)),
    )


def _text(game: str, kind: str, language: str) -> str:
    page = page_of(game, kind, language)
    return page.read_text(encoding="utf-8") if page.is_file() else ""


def statements(text: str) -> dict[str, Statement]:
    """The numbered statements of a page of rules, in its order."""
    found: dict[str, Statement] = {}
    section = ""
    for line in text.splitlines():
        if line.startswith("## "):
            section = line[3:]
        elif match := STATEMENT.fullmatch(line):
            found[match[1]] = Statement(match[1], section, match[2])
    return found


def rulings(text: str) -> dict[int, Ruling]:
    """The rulings of a page, in its order."""
    found: dict[int, Ruling] = {}
    for part in re.split(r"^(?=#+ |\d+\. \*\*)", text, flags=re.MULTILINE):
        if match := RULING.fullmatch(part):
            number, title = match[1] or match[3], match[2] or match[4]
            found[int(number)] = Ruling(int(number), title.rstrip("."), match[5].strip())
    return found
