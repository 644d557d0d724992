"""The terms of the docs are those of the rules, in every language; words that were given up are gone."""

import re
from pathlib import Path

import pytest

from trollbord.page.book.search import folded
from trollbord.words.library import COMMON, own_texts
from trollbord.words.rulebook import rulebook

PAGE = (Path(__file__).parents[2] / "docs" / "terms.md").read_text(encoding="utf-8")
GAMES = {
    "Ragnarocks": "ragnarocks",
    "Trollfjord": "trollfjord",
    "Discworld: Ankh-Morpork": "ankh_morpork",
    "Trolls & Princesses": "trolls_princesses",
}
LANGUAGES = ("en", "de", "fr", "cs", "ru")
SHARED = "page"
"""How the docs call what all games share."""
STEM = 3
"""Letters of a word that no case changes."""


def rows(heading: str) -> list[list[str]]:
    part = PAGE.split(f"## {heading}\n", 1)[1].split("\n## ", 1)[0]
    table = [line for line in part.splitlines() if line.startswith("| ")][1:]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in table]


def stem(term: str) -> str:
    """The beginning of the longest word."""
    word = max(re.findall(r"\w+", re.sub(r"\(.*?\)", "", term)), key=len)
    return folded(word)[: max(STEM, len(word) * 3 // 5)]


TERMS = [
    pytest.param(game, *row, id=f"{game}-{row[0]}")
    for heading, game in GAMES.items()
    for row in rows(heading)
    if row[-1]
]


@pytest.mark.parametrize(("game", "en", "de", "fr", "cs", "ru", "rule"), TERMS)
def test_a_term_stands_in_its_rule_in_every_language(
    game: str, en: str, de: str, fr: str, cs: str, ru: str, rule: str
) -> None:
    for language, term in zip(LANGUAGES, (en, de, fr, cs, ru), strict=True):
        said = folded(rulebook(game, language).statements[rule].text)
        assert stem(term) in said, f"{language}: {term} is not in {said!r}"


def pattern(words: str) -> str:
    """These words, whole; a star stands for any ending. What an id is called does not count."""
    return rf"(?<![\w-]){re.escape(words.casefold()).replace(re.escape('*'), '[^ ]*')}(?![\w-])"


@pytest.mark.parametrize(
    ("game", "language", "given_up", "instead"), rows("Words that are not used")
)
def test_a_word_that_was_given_up_is_in_no_message(
    game: str, language: str, given_up: str, instead: str
) -> None:
    leaves = own_texts(COMMON if game == SHARED else game, language)
    said = "\n".join(leaves).casefold().replace("\u00a0", " ")

    assert not re.findall(rf".*{pattern(given_up)}.*", said)
    assert folded(instead)[:STEM] in folded(said)


def test_a_star_stands_for_any_ending_and_an_id_does_not_count() -> None:
    assert re.search(pattern("blow*"), "two blows")
    assert not re.search(pattern("blow"), "two blows")
    assert not re.search(pattern("blow*"), "screen-blow = hit")
