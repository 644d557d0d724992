"""The component pages of the docs: complete, in every language, with links that lead somewhere."""

import re

import pytest

from tools import components
from trollbord.games.ankh_morpork.box import AREAS, CARDS, EVENTS, PERSONALITIES
from trollbord.games.ragnarocks.box import CELLS, NAMES, ROW_LENGTHS
from trollbord.words import LANGUAGES, speaker
from trollbord.words.rulebook import rulebook

LINK = re.compile(r"\[([^\]]+)\]\(\.\./rules/(\w+)(?:\.\w+)?\.md#([^)]+)\)")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", components.games())
def test_every_rule_on_a_page_is_a_link_to_it(game: str, language: str) -> None:
    page = components.page(game, language)
    links = LINK.findall(page)

    assert links
    for shown, of, number in links:
        assert shown == number and of == game and number in rulebook(game, language).statements
    left = components.RULE.findall(LINK.sub("", page))
    assert left == [], "numbers that lead nowhere"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", components.games())
def test_every_table_has_as_many_columns_in_each_row(game: str, language: str) -> None:
    page = components.page(game, language)
    for table in re.findall(r"(?:^\|.*\n)+", page, re.MULTILINE):
        widths = {len(re.findall(r"(?<!\\)\|", row)) for row in table.splitlines()}
        assert len(widths) == 1, table[:200]


@pytest.mark.parametrize("game", components.games())
def test_a_turn_is_worked_out(game: str) -> None:
    turn = list(components.worked_turn(game, speaker(game, "en")))

    assert 2 <= len(turn) < components.MOST and all(len(line) > 5 for line in turn)


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_in_the_box_of_ankh_morpork_is_listed(language: str) -> None:
    page, words = components.page("ankh_morpork", language), speaker("ankh_morpork", language)

    for name in (*AREAS, *CARDS, *EVENTS, *PERSONALITIES):
        assert words.name(name) in page
    assert all(f"#AM-CARD.{card})" in page for card in CARDS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_in_the_box_of_ragnarocks_is_listed(language: str) -> None:
    page, words = components.page("ragnarocks", language), speaker("ragnarocks", language)

    for name in NAMES:
        assert f"| {words.name(name)} | {words.text(f'power-{name}')} |" in page
    assert all(f"\n| {cell} | " in page for cell in CELLS)
    assert all(
        f"\n| {'ABCDEFGHIJ'[row]} | {length} | " in page for row, length in enumerate(ROW_LENGTHS)
    )
    rules = [number for number in rulebook("ragnarocks", language).statements if "POWER" in number]
    assert len(rules) > 32 and all(f"#{number})" in page for number in rules)
