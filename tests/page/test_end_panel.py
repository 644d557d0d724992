"""The end of a game: a headline, a kind word for who lost, one primary button, and what was given up told once."""

import re

import pytest

from tests.browser.looks.positions import positions, reached, sitting
from trollbord.kernel.match import Match
from trollbord.page.sitting import Sitting
from trollbord.page.table_page import table_page
from trollbord.words import LANGUAGES, speaker


def ended(game: str) -> Match:
    return reached(game, next(each for each in positions(game) if each.name == "end"))


def panel(shown: Sitting) -> str:
    found = re.search(r'id="ask".*', str(table_page(shown)), re.DOTALL)
    assert found is not None
    return found[0]


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_won_reads_it_large_and_who_lost_a_kind_word(language: str) -> None:
    match = ended("ragnarocks")
    words = speaker("ragnarocks", language)
    assert match.result is not None
    winner = match.result.winners[0]

    won, lost = [panel(sitting(match, seat, "desk", words)) for seat in (winner, 1 - winner)]

    assert f"<h2>{words.text('page-you-won')}</h2>" in won
    assert words.text("page-kind") in lost and words.text("page-kind") not in won


@pytest.mark.parametrize("game", ["ragnarocks", "trollfjord"])
def test_one_button_is_primary_and_the_rest_is_quiet(game: str) -> None:
    shown = panel(sitting(ended(game), 0, "desk", speaker(game, "en")))

    assert shown.count("btn go") == 1
    assert len(re.findall(r'class="fold"', shown)) == 3


def test_the_land_bar_of_a_finished_duel_stands_below_the_headline() -> None:
    shown = str(table_page(sitting(ended("ragnarocks"), 0, "desk", speaker("ragnarocks", "en"))))

    assert shown.count('id="land"') == 1
    assert shown.index("<h2>") < shown.index('id="land"') < shown.index('class="scores"')
