"""Markdown of the books as markup: emphasis, code, lists and paragraphs; rule numbers lead to their rules."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Final, TypeAlias

from trollbord.ink.markup import Child, Markup, el, join
from trollbord.words.library import ENGLISH
from trollbord.words.rulebook import RULE_NUMBER, rulebook

Leaf: TypeAlias = Callable[[str], Child]
"""What becomes of plain text between the marks."""

_MARKS: Final = re.compile(
    r"\*\*(?P<bold>.+?)\*\*|\*(?P<soft>[^*]+)\*|`(?P<code>[^`]+)`|\[(?P<said>[^\]]+)\]\((?P<to>[^)]+)\)"
    rf"|(?P<rule>{RULE_NUMBER.pattern})"
)
_CITED: Final = re.compile(
    rf"\s*\((?P<rules>(?:{RULE_NUMBER.pattern})(?:, (?:{RULE_NUMBER.pattern}))*)\)(?P<stop>[.:;,!?]?)"
)
"""The rules behind a sentence, in brackets at its end."""
_BOOK_LINK: Final = re.compile(r"\.\./rul(?:es|ings)/(\w+)(?:\.\w+)?\.md")


def plain(text: str) -> Child:
    """Text as it is."""
    return text


def rules_address(game: str, number: str = "") -> str:
    """Where the rules of a game are read, or one of them."""
    return f"/rules/{game}#{number}" if number else f"/rules/{game}"


def rule_link(game: str, number: str) -> Markup:
    """A number that leads to its rule."""
    return el("a", number, class_="rule", href=rules_address(game, number))


def inline(text: str, game: str, leaf: Leaf = plain) -> Markup:
    """One paragraph."""
    parts: list[Child] = []
    end = 0
    for found in _MARKS.finditer(text):
        parts += [leaf(text[end : found.start()]), _marked(found, game, leaf)]
        end = found.end()
    return join(parts, leaf(text[end:]))


def _marked(found: re.Match[str], game: str, leaf: Leaf) -> Child:
    if bold := found["bold"]:
        return el("b", inline(bold, game, leaf))
    if soft := found["soft"]:
        return el("i", inline(soft, game, leaf))
    if code := found["code"]:
        return el("code", code)
    if said := found["said"]:
        return _linked(said, found["to"], leaf)
    is_known = found["rule"] in rulebook(game, ENGLISH).statements
    return rule_link(game, found["rule"]) if is_known else leaf(found["rule"])


def _linked(said: str, to: str, leaf: Leaf) -> Child:
    """A link to another book of this server; what leads to a page of the docs is only said."""
    book = _BOOK_LINK.match(to)
    return el("a", leaf(said), href=rules_address(book[1])) if book else leaf(said)


def cited(text: str, game: str) -> Markup:
    """One paragraph whose sentences end with the numbers of their rules, small and without brackets."""
    parts: list[Child] = []
    end = 0
    for found in _CITED.finditer(text):
        numbers = found["rules"].split(", ")
        parts += [inline(text[end : found.start()], game), found["stop"], " ", cites(game, numbers)]
        end = found.end()
    return join(parts, inline(text[end:], game))


def cites(game: str, numbers: Sequence[str]) -> Markup:
    """Numbers that lead to their rules; of those in the same chapter as the one before, only the last part is printed."""
    links: list[Child] = []
    before = ""
    for number in numbers:
        chapter, dot, last = number.rpartition(".")
        is_same = bool(dot) and chapter == before
        label = last if is_same else number
        link = el(
            "a",
            label,
            class_="rule",
            href=rules_address(game, number),
            aria_label=number if label != number else None,
        )
        links += [("\N{NO-BREAK SPACE}" if is_same else " ") if links else None, link]
        before = chapter
    return el("span", links, class_="cites")


def paragraphs(text: str, game: str) -> Markup:
    """Several paragraphs and plain lists."""
    return join([_block(block, game) for block in re.split(r"\n\s*\n", text.strip()) if block])


def _block(block: str, game: str) -> Markup:
    if not block.startswith("- "):
        return el("p", inline(" ".join(block.split("\n")), game))
    items = re.split(r"\n(?=- )", block)
    return el("ul", [el("li", inline(" ".join(each[2:].split("\n")), game)) for each in items])
