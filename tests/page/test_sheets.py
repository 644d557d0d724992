"""Style sheets: every rule can be read, and of those that meet on one page none says how another one's class looks."""

import re
from itertools import combinations
from pathlib import Path

import pytest

import trollbord
from tests.page.sheets import rules, sheets
from trollbord.page.screens import game_screen

STATIC = Path(trollbord.__file__).parent / "page" / "static"
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
    found: set[str] = set()
    for each in [selector for rule in rules(text) for selector in rule.selectors]:
        while INSIDE.search(each):
            each = INSIDE.sub("", each)
        match = ALONE.fullmatch(each.strip())
        found |= {match[1]} if match else set()
    return found


def pages() -> dict[str, tuple[str, ...]]:
    """The sheets of each kind of page; those of book, chalk and lesson come to a table when they are needed."""
    tables = {
        f"table of {game}": (
            "house.css",
            "table.css",
            "book.css",
            "chalk.css",
            "lesson.css",
            "review.css",
            game,
        )
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


@pytest.mark.parametrize("path", sorted(sheets()))
def test_a_sheet_can_be_read_to_its_end(path: str) -> None:
    """What a browser would pass over in silence is a fault: a brace too many, a rule that is not closed, half a declaration."""
    assert rules(sheets()[path])


@pytest.mark.parametrize(
    "wrong",
    [".a{b:c}}", ".a{b:c", ".a{b}", "{b:c}", ".a{b:(c}", '.a{b:"c}', ".a{b:c} d:e;", ".a{b:}"],
)
def test_a_fault_in_a_sheet_is_found(wrong: str) -> None:
    with pytest.raises(AssertionError):
        rules(wrong)


def test_rules_within_rules_have_whole_selectors() -> None:
    text = "@media (a:b){.one,.two{c:d;.three{e:f} &.four{g:h;} .five &{i:j}}}"

    assert [(rule.selectors, rule.declarations) for rule in rules(text)] == [
        ([".one", ".two"], {"c": "d"}),
        ([":is(.one,.two) .three"], {"e": "f"}),
        ([":is(.one,.two).four"], {"g": "h"}),
        ([".five :is(.one,.two)"], {"i": "j"}),
    ]
