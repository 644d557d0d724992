"""What a card still lacks: a new one is a row, a name, an emblem and a rule, and a test says in a sentence which is missing."""

import re
from collections.abc import Callable, Sequence
from functools import cache

from trollbord.words import LANGUAGES
from trollbord.words.library import home
from trollbord.words.rulebook import languages_of, rulebook
from trollbord.words.speaker import name_id


@cache
def said(game: str, language: str) -> frozenset[str]:
    """The ids of a game's own messages in a language: a speaker would take what is missing from English."""
    page = home(game) / "words" / f"{language}.ftl"
    return frozenset(re.findall(r"^([\w-]+) =", page.read_text(encoding="utf-8"), re.MULTILINE))


def within(page: str, languages: Sequence[str]) -> str:
    """The pages of these languages: `words/{de,fr}.ftl`."""
    return page.format(languages[0] if len(languages) == 1 else f"{{{','.join(languages)}}}")


def lacking(game: str, card: str, rule: str, draw: Callable[[], object], *messages: str) -> str:
    """What the card with this row has not, and where it belongs; empty if it has all.

    `rule` is its number, empty if no rule names it; `draw` makes its picture and raises a KeyError if there is no emblem;
    `messages` are those that it needs beside its name.
    """
    missing = [
        f"no message {message} in {within('words/{}.ftl', silent)}"
        for message in (name_id(card), *messages)
        if (silent := [each for each in LANGUAGES if message not in said(game, each)])
    ]
    unruled = [
        each for each in languages_of(game, "rules") if rule not in rulebook(game, each).statements
    ]
    if unruled:
        missing.append(
            f"no rule {rule or 'that names it'} in {within('teach/rules.{}.md', unruled)}"
        )
    try:
        draw()
    except KeyError as error:
        missing.append(f"no emblem in look/ ({error.args[0]!r} is not drawn)")
    return f"{card} of {game} has {', '.join(missing)}" if missing else ""
