"""The books beside the table: every rule is there, and a search finds it by word or number, in any language."""

import html
import re

import pytest

import trollbord
from trollbord.page.book.aid_leaf import aid_leaf
from trollbord.page.book.almanac_leaf import all_things, almanac_leaf, almanac_of
from trollbord.page.book.prose import cited, inline
from trollbord.page.book.rules_leaf import rules_leaf
from trollbord.page.book.search import rules_index
from trollbord.page.table_shell import table_shell
from trollbord.words import LANGUAGES, speaker
from trollbord.words.rulebook import rulebook

GAMES = trollbord.game_ids()


def found(query: str, language: str = "en", game: str = "ragnarocks") -> list[str]:
    return list(rules_index(game).find(query, language).hits)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", ["en", "ru"])
def test_the_book_has_an_address_for_every_rule(game: str, language: str) -> None:
    shown = str(rules_leaf(game, speaker(game, language)))

    listed = re.findall(r'<li id="([^"]+)"', shown)
    assert listed == list(rulebook(game, language).statements)


def test_a_rule_is_found_by_its_number_in_any_case() -> None:
    assert found("RR-TURN.10") == ["RR-TURN.10"]
    assert "RR-TURN.10" in found("turn.10")


def test_a_rule_is_found_by_words_of_any_language() -> None:
    """RR-REGION.6: a region that holds no Viking is wild."""
    for query in (
        "wild region",
        "wildes Gebiet",
        "région sauvage",
        "divoká oblast",
        "дикий регион",
    ):
        assert "RR-REGION.6" in found(query), query


def test_accents_case_and_endings_do_not_matter() -> None:
    assert found("REGION SAUVAGE") == found("région sauvage")
    assert set(found("stones")) == set(found("stone"))


def test_a_hit_in_another_language_says_which_sentence_it_was() -> None:
    shown = str(rules_leaf("ragnarocks", speaker("ragnarocks", "en"), "umkämpft"))

    assert 'lang="de"' in shown and "<mark>umkämpft</mark>" in shown


def test_a_search_that_finds_nothing_names_a_word_that_is_there() -> None:
    shown = str(rules_leaf("ragnarocks", speaker("ragnarocks", "en"), "regoin"))

    assert "Nothing about" in shown and "?q=region" in shown


def test_what_is_searched_is_no_markup() -> None:
    shown = str(rules_leaf("ragnarocks", speaker("ragnarocks", "en"), '"><script>x'))

    assert "<script" not in shown


def test_only_numbers_of_rules_become_links() -> None:
    said = str(inline("**Mind** RR-TURN.10, not RR-NO.1.", "ragnarocks"))

    assert said.count("<a ") == 1 and 'href="/rules/ragnarocks#RR-TURN.10"' in said
    assert said.startswith("<b>Mind</b>")


def test_a_ruling_gives_its_reasons_below_its_sentence() -> None:
    shown = str(rules_leaf("ragnarocks", speaker("ragnarocks", "en"), "RR-R.2"))

    assert "no tie-break" in shown and "<details" in shown


def test_chips_of_the_almanac_show_one_kind() -> None:
    words = speaker("ragnarocks", "en")
    shown = str(almanac_leaf("ragnarocks", words, "character"))

    listed = re.findall(r'id="almanac-([^"]+)"', shown)
    assert listed == [entry.id for entry in almanac_of("ragnarocks").of("character")]


def test_the_almanac_is_searched_in_every_language() -> None:
    words = speaker("ragnarocks", "en")

    assert 'id="almanac-wild"' in str(almanac_leaf("ragnarocks", words, query="дикая земля"))


def test_the_first_page_of_a_table_holds_no_book() -> None:
    """Books come when they are asked for; the page only knows where they lie."""
    shown = table_shell("t", "ragnarocks", "en", "Anna")

    assert 'data-rules="/rules/ragnarocks"' in shown
    assert "RR-TURN" not in shown and 'href="/a/' in shown
    assert not re.search(r"<link[^>]+book\.css", shown)


def test_a_sentence_ends_with_the_numbers_of_its_rules() -> None:
    said = str(cited("Move (RR-TURN.5, RR-TURN.6, RR-END.1). Then stop.", "ragnarocks"))

    assert said.startswith('Move. <span class="cites">') and said.endswith("</span> Then stop.")
    assert re.findall(r">([^<>]+)</a>", said) == ["RR-TURN.5", "6", "RR-END.1"]
    assert 'href="/rules/ragnarocks#RR-TURN.6" aria-label="RR-TURN.6"' in said


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_the_almanac_cuts_no_sentence(game: str, language: str) -> None:
    words = speaker(game, language)
    shown = html.unescape(str(all_things(game, words, "")))

    for entry in almanac_of(game):
        first = words.message(entry.lines[0])[1:] if entry.lines else ""
        start = re.split(r"(?<=[.!?])\s+", first)[0]
        assert re.search(rf'class="line">[^<]*{re.escape(start)}', shown), entry.id


def test_signs_that_begin_a_line_of_the_aid_have_a_column() -> None:
    shown = str(aid_leaf("ragnarocks", speaker("ragnarocks", "en")))

    assert shown.count('class="signs"') == 3
