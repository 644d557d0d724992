"""The rule pages of the games: the same numbers in every language, and all of them can be read."""

import re

import pytest

import trollbord
from trollbord.words.rulebook import languages_of, page_of, rulebook, rulings, statements

GAMES = trollbord.game_ids()


@pytest.mark.parametrize("game", GAMES)
def test_every_language_has_the_same_numbers_in_the_same_order(game: str) -> None:
    english = rulebook(game, "en")
    for language in languages_of(game, "rules"):
        assert list(rulebook(game, language).statements) == list(english.statements), language
    for language in languages_of(game, "rulings"):
        text = page_of(game, "rulings", language).read_text(encoding="utf-8")
        assert list(rulings(text)) == list(english.rulings), language


@pytest.mark.parametrize("game", GAMES)
def test_no_line_that_looks_like_a_rule_is_passed_over(game: str) -> None:
    for language in languages_of(game, "rules"):
        text = page_of(game, "rules", language).read_text(encoding="utf-8")
        assert len(statements(text)) == len(re.findall(r"^- \*\*", text, re.MULTILINE)), language


@pytest.mark.parametrize("game", GAMES)
def test_a_ruling_has_a_title_and_says_something(game: str) -> None:
    found = rulebook(game, "en").rulings

    assert len(found) >= 40
    assert all(each.title and len(each.text) > 20 for each in found.values())


def test_a_language_without_a_page_gets_the_english_one() -> None:
    assert rulebook("ragnarocks", "xx").language == "en"


def test_a_statement_knows_its_section() -> None:
    found = statements("## Turn\n\n- **MR-TURN.1** Play a card.\n\n## End\n- **MR-END.1** Stop.\n")

    assert [(each.number, each.section) for each in found.values()] == [
        ("MR-TURN.1", "Turn"),
        ("MR-END.1", "End"),
    ]
    assert found["MR-END.1"].text == "Stop."


def test_a_ruling_ends_where_the_next_heading_begins() -> None:
    found = rulings("## A\n\n### Ruling 2: ties\n\nDrawn.\n\n## B\n\n3. **Cows.** None.\n")

    assert found[2].text == "Drawn." and found[3].title == "Cows"
