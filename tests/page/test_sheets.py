"""Style sheets that meet on one page: none of them says how another one's class looks."""

import re
from itertools import combinations
from pathlib import Path

import pytest

import trollbord
from trollbord.page.screens import game_screen

STATIC = Path(trollbord.__file__).parent / "page" / "static"
COMMENT = re.compile(r"/\*.*?\*/", re.DOTALL)
RULE = re.compile(r"([^{}]+)\{")
INSIDE = re.compile(r"\([^()]*\)")
ALONE = re.compile(r"\w*\.([\w-]+)")

MEANT: dict[frozenset[str], set[str]] = {
    frozenset({"house.css", "table.css"}): {"bar", "dialog", "plate"},
    frozenset({"house.css", "book.css"}): {"bar"},
    frozenset({"table.css", "book.css"}): {"bar"},
    frozenset({"house.css", "lobby.css"}): {"bot", "chair"},
    frozenset({"table.css", "lobby.css"}): {"table"},
}
"""Classes of the house that a kind of page dresses differently on purpose."""


def sheet(name: str) -> str:
    """The text of a sheet: a file's, or what a game's screen brings."""
    file = STATIC / name
    return file.read_text(encoding="utf-8") if file.suffix == ".css" else game_screen(name).style


def styled_alone(text: str) -> set[str]:
    """The classes that a sheet styles wherever they stand: `.sign`, but not `.card .sign`."""
    text = COMMENT.sub("", text)
    found: set[str] = set()
    for selectors in RULE.findall(text):
        while INSIDE.search(selectors):
            selectors = INSIDE.sub("", selectors)
        for each in selectors.split(","):
            match = ALONE.fullmatch(each.strip())
            found |= {match[1]} if match else set()
    return found


def pages() -> dict[str, tuple[str, ...]]:
    """The sheets of each kind of page; those of book, chalk and lesson come to a table when they are needed."""
    tables = {
        f"table of {game}": ("house.css", "table.css", "book.css", "chalk.css", "lesson.css", game)
        for game in trollbord.game_ids()
    }
    return {"lobby": ("house.css", "table.css", "lobby.css"), **tables}


@pytest.mark.parametrize("kind", sorted(pages()))
def test_no_class_is_styled_by_two_sheets_of_a_page(kind: str) -> None:
    """A name of one's own (`am-pips`) or a place (`.lobby .pips`) keeps a class apart."""
    styled = {name: styled_alone(sheet(name)) for name in pages()[kind]}
    for one, other in combinations(styled, 2):
        clash = styled[one] & styled[other] - MEANT.get(frozenset({one, other}), set())
        assert clash == set(), f"{one} and {other}"


def test_a_class_is_alone_only_where_nothing_stands_before_it() -> None:
    text = "/* .not{} */ .one,p.two{x:y} @media (width > 3px){.three .four{x:y} .five:has(.six,.seven){x:y}}"

    assert styled_alone(text) == {"one", "two"}
