"""A game's own rule pages: `teach/rules.<language>.md` and `teach/rulings.<language>.md` in its folder.

One numbered statement is one list item, `- **TF-A1.1** The lord must move.`, under the heading of its section;
a ruling is a section of its own or an item of a numbered list. The numbers are the same in every language. The rule
ledger of the tests, the docs site and the page read these files.
"""

import re
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

from trollbord.words.library import ENGLISH, LANGUAGES, home
from trollbord.words.spaces import bound

STATEMENT: Final = re.compile(r"- \*\*([A-Z]+-[\w.]+\.\w+)\*\* (.+)")
RULING: Final = re.compile(
    r"(?:### (?:\S+ |[A-Z]+-R\.)(\d+): ([^\n]+)\n|(\d+)\. \*\*(.+?)\*\*)(.*)", re.DOTALL
)
"""A ruling as a section, `### RR-R.7: title`, or as an item of one list, `7. **Title.** text`."""


RULE_NUMBER: Final = re.compile(r"\b[A-Z]{2}-[A-Z][\w.]*\w")
"""What looks like the number of a rule in a text; a rulebook says whether it is one."""
SPAN: Final = re.compile(r"([A-Z]+-\d+) to ([A-Z]+-\d+)")
"""Several things that a rule names at once, as in `RCA-06 to RCA-08`."""
RULING_NUMBER: Final = re.compile(r"[A-Z]+-R\.\d+")


class Statement(NamedTuple):
    """One numbered rule: its number, the heading it stands under, its text as Markdown; a topic is a smaller heading."""

    number: str
    section: str
    text: str
    topic: str = ""


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
    return bound(page.read_text(encoding="utf-8"), language) if page.is_file() else ""


def statements(text: str) -> dict[str, Statement]:
    """The numbered statements of a page of rules, in its order."""
    found: dict[str, Statement] = {}
    section = topic = ""
    for line in text.splitlines():
        if line.startswith("## "):
            section, topic = line[3:], ""
        elif line.startswith("### "):
            topic = line[4:]
        elif match := STATEMENT.fullmatch(line):
            found[match[1]] = Statement(match[1], section, match[2], topic)
    return found


def rulings(text: str) -> dict[int, Ruling]:
    """The rulings of a page, in its order."""
    found: dict[int, Ruling] = {}
    for part in re.split(r"^(?=#+ |\d+\. \*\*)", text, flags=re.MULTILINE):
        if match := RULING.fullmatch(part):
            number, title = match[1] or match[3], match[2] or match[4]
            found[int(number)] = Ruling(int(number), title.rstrip("."), match[5].strip())
    return found


def chapter(game: str, number: str) -> tuple[str, ...]:
    """The numbers of all rules below this one: of `AM-EVENT.FLOOD` they are `AM-EVENT.FLOOD.1` and so on."""
    known = rulebook(game, ENGLISH).statements
    return tuple([each for each in known if each.startswith(f"{number}.")])


def naming(game: str, number: str, name: str) -> str:
    """The first rule below this number that names a thing in English, alone or within `RCA-06 to RCA-08`; none, if none does."""
    known = rulebook(game, ENGLISH).statements
    alone = re.compile(rf"(?<![\w-]){re.escape(name)}(?![\w-])")
    for each in chapter(game, number):
        spans = SPAN.findall(known[each].text)
        if alone.search(known[each].text) or any(first <= name <= last for first, last in spans):
            return each
    return ""


def rulings_about(game: str, names: Sequence[str], rules: Sequence[str]) -> tuple[str, ...]:
    """The numbers of the rulings that name one of these things in English, or cite one of these rules."""
    book = rulebook(game, ENGLISH)
    if not names and not rules:
        return ()
    about = re.compile("|".join([rf"(?<!\w){re.escape(each)}(?!\w)" for each in (*names, *rules)]))
    told = {
        number: f"{rule.text} {_reasons(book, number)}"
        for number, rule in book.statements.items()
        if RULING_NUMBER.fullmatch(number)
    }
    return tuple([number for number, text in told.items() if about.search(text)])


def _reasons(book: Rulebook, number: str) -> str:
    found = ruling_of(book, number)
    return f"{found.title} {found.text}" if found else ""


def ruling_of(book: Rulebook, number: str) -> Ruling | None:
    """What is said of the ruling with this number, `RR-R.7`, beside its statement; None if it is no ruling."""
    if not RULING_NUMBER.fullmatch(number):
        return None
    return book.rulings.get(int(number.rsplit(".", 1)[1]))
