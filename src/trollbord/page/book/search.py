"""The search of the books: words and rule numbers, in all languages at once."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Iterable, Mapping, Sequence
from difflib import get_close_matches
from functools import cache, lru_cache
from typing import Final, NamedTuple

from trollbord.ink.markup import Child, el
from trollbord.words.library import LANGUAGES
from trollbord.words.rulebook import rulebook, ruling_of

LONGEST: Final = 80
"""Letters of a search that are read."""
MOST_WORDS: Final = 6
WORD: Final = re.compile(r"\w+", re.UNICODE)
_SPLIT: Final = re.compile(r"(\w+)")


class SearchHit(NamedTuple):
    """What a search has found: the ids in their order, each with the languages in which all words stand."""

    hits: dict[str, tuple[str, ...]]
    stems: tuple[str, ...]
    nearest: str = ""
    """A word of the book that is spelt nearly so, where nothing was found."""


@lru_cache(65_536)
def folded(text: str) -> str:
    """Letters without case and accents."""
    apart = unicodedata.normalize("NFKD", text.casefold())
    return "".join([letter for letter in apart if not unicodedata.combining(letter)])


def stems_of(query: str) -> tuple[str, ...]:
    """What is looked for: each word without an ending that another case or number may change."""
    words = folded(query[:LONGEST]).replace(",", " ").split()[:MOST_WORDS]
    return tuple([_stem(word.strip("()\"'«»„“.")) for word in words if word.strip("()\"'«»„“.")])


def _stem(word: str) -> str:
    if not word.isalpha() or len(word) < 5:
        return word
    return word[:-1] if len(word) < 6 else word[:-2]


NOTHING_ASKED: Final = SearchHit({}, ())


class Index:
    """Texts by id and language."""

    def __init__(self, texts: Mapping[str, Mapping[str, str]]) -> None:
        self.texts: Final = {
            id: {language: folded(text) for language, text in said.items()}
            for id, said in texts.items()
        }

    def find(self, query: str, language: str) -> SearchHit:
        """Everything in which all words stand, in one language; where there is nothing, in which any of them does."""
        stems = stems_of(query)
        if not stems:
            return NOTHING_ASKED
        hits = self._hits(stems, all) or self._hits(stems, any)
        return SearchHit(hits, stems, "" if hits else self._nearest(stems, language))

    def _hits(
        self, stems: Sequence[str], is_enough: Callable[[Iterable[object]], bool]
    ) -> dict[str, tuple[str, ...]]:
        found = {
            id: tuple(
                [
                    language
                    for language, text in said.items()
                    if is_enough([_stands(stem, text) for stem in stems])
                ]
            )
            for id, said in self.texts.items()
        }
        return {id: languages for id, languages in found.items() if languages}

    def _nearest(self, stems: Sequence[str], language: str) -> str:
        words = {
            word for said in self.texts.values() for word in WORD.findall(said.get(language, ""))
        }
        close = get_close_matches(stems[0], sorted(words), 1, 0.6)
        return close[0] if close else ""


def _stands(stem: str, text: str) -> bool:
    """Whether a word stands there: short ones and numbers at the beginning of a word, long ones anywhere."""
    if len(stem) > 3 and stem.isalpha():
        return stem in text
    return re.search(rf"(?<!\w){re.escape(stem)}", text) is not None


def marked(text: str, stems: Sequence[str]) -> Child:
    """A text in which the words that were found are marked."""
    if not stems:
        return text
    return [
        el("mark", part)
        if part and index % 2 and any([_stands(stem, folded(part)) for stem in stems])
        else part
        for index, part in enumerate(_SPLIT.split(text))
    ]


@cache
def rules_index(game: str) -> Index:
    """The rules of a game: number, headings and text of each, with the reasons of rulings."""
    texts: dict[str, dict[str, str]] = {}
    for language in LANGUAGES:
        book = rulebook(game, language)
        for number, rule in book.statements.items():
            ruling = ruling_of(book, number)
            why = f"{ruling.title} {ruling.text}" if ruling else ""
            said = f"{number} {rule.topic} {rule.text} {why}"
            texts.setdefault(number, {})[language] = said
    return Index(texts)
