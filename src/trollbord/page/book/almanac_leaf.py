"""The almanac on the page: every thing with its picture, by kind, and opened with its rules and rulings."""

from __future__ import annotations

import re
from functools import cache, partial
from typing import Final
from urllib.parse import urlencode

from trollbord.games import module_for
from trollbord.ink.almanac import Almanac, AlmanacEntry
from trollbord.ink.markup import Element, Markup, el
from trollbord.kernel.optional import part
from trollbord.page.book.cover import book, finder, place_of
from trollbord.page.book.prose import inline, rule_link
from trollbord.page.book.search import NOTHING_ASKED, Index, SearchHit, marked
from trollbord.words import LANGUAGES, Speaker, speaker
from trollbord.words.rulebook import rulebook

NAME: Final = "almanac"
LONGEST: Final = 110
"""Letters of what is said of a thing that is not opened, if its first sentence has no more."""
_END: Final = re.compile(r"(?<=[.!?])\s+(?=\S)")
"""Between two sentences."""


@cache
def almanac_of(game: str) -> Almanac:
    """What a game's almanac lists; nothing if it has none."""
    module = part(module_for(game), NAME)
    return module.almanac() if module is not None else Almanac([])


@cache
def almanac_index(game: str) -> Index:
    """The words of all entries, in all languages."""
    return Index(
        {
            entry.id: {each: _words(entry, speaker(game, each)) for each in LANGUAGES}
            for entry in almanac_of(game)
        }
    )


def _words(entry: AlmanacEntry, words: Speaker) -> str:
    said = [words.message(line) for line in (entry.name, *entry.lines)]
    return " ".join([*said, words.text(f"kind-{entry.kind}"), *entry.rules])


def almanac_leaf(game: str, words: Speaker, kind: str = "", query: str = "") -> Element:
    """The entries of one kind, of all kinds, or those that a search has found."""
    kind = kind if kind in almanac_of(game).kinds else ""
    return _drawn(game, words, kind, query) if query else all_things(game, words, kind)


@cache
def all_things(game: str, words: Speaker, kind: str) -> Element:
    """All entries, or all of a kind: drawn once."""
    return _drawn(game, words, kind, "")


def _drawn(game: str, words: Speaker, kind: str, query: str) -> Element:
    almanac = almanac_of(game)
    found = almanac_index(game).find(query, words.language) if query else NOTHING_ASKED
    shown = [
        entry
        for entry in almanac
        if kind in ("", entry.kind) and (not found.stems or entry.id in found.hits)
    ]
    told = words.text("page-find-things", count=len(shown))
    more = {"kind": kind} if kind else {}
    nothing = el("p", words.text("page-find-nothing", given=query), class_="nothing")
    return book(
        game,
        NAME,
        words,
        finder(game, NAME, query, told, words, **more),
        el(
            "div",
            [_chip(game, each, kind, query, words) for each in ("", *almanac.kinds)],
            class_="chips",
        ),
        el("div", [_entry(game, entry, found, words) for entry in shown], class_="things"),
        None if shown else nothing,
    )


def _chip(game: str, kind: str, chosen: str, query: str, words: Speaker) -> Markup:
    almanac = almanac_of(game)
    given = {name: value for name, value in (("kind", kind), ("q", query)) if value}
    place = place_of(game, NAME)
    return el(
        "a",
        words.text(f"kinds-{kind}") if kind else words.text("page-find-kinds"),
        el("span", len(almanac.of(kind)) if kind else len(almanac)),
        class_="chip",
        href=f"{place}?{urlencode(given)}" if given else place,
        aria_current="true" if kind == chosen else None,
    )


def _entry(game: str, entry: AlmanacEntry, found: SearchHit, words: Speaker) -> Markup:
    """Closed, the picture with name and first line; opened, all of it."""
    leaf = partial(marked, stems=found.stems)
    lines = [_sentence(words.message(line)) for line in entry.lines]
    head = el(
        "summary",
        entry.picture,
        el("b", leaf(_sentence(words.message(entry.name)))),
        el("span", leaf(_short(lines)), class_="line"),
    )
    opened = el(
        "div",
        el("p", words.text(f"kind-{entry.kind}"), class_="label"),
        [el("p", leaf(line)) for line in lines],
        _numbers(game, entry.rules, words),
        _numbers(game, entry.rulings, words),
        class_="opened",
    )
    return el("details", head, opened, class_="thing", id=f"almanac-{entry.id}")


def _short(lines: list[str]) -> str:
    """The first sentence, and those after it while they fit: all of them whole."""
    first, *others = [sentence for line in lines for sentence in _END.split(line)] or [""]
    for sentence in others:
        if len(first) + len(sentence) >= LONGEST:
            break
        first = f"{first} {sentence}"
    return first


def _numbers(game: str, numbers: tuple[str, ...], words: Speaker) -> Markup | None:
    """Rules or rulings with their sentences."""
    known = rulebook(game, words.language).statements
    rows = [
        el("li", rule_link(game, number), el("span", inline(known[number].text, game)))
        for number in numbers
    ]
    return el("ul", rows, class_="cited") if rows else None


def _sentence(text: str) -> str:
    """A text that begins like a sentence: names and signs stand in the middle of one elsewhere."""
    return text[:1].upper() + text[1:]
