"""The end of a game: a headline, a kind word for who lost, one primary button, and what was given up told once."""

import re

import pytest

from tests.browser.looks.positions import positions, reached, sitting
from trollbord.kernel.match import Match
from trollbord.kernel.result import RESIGNED, Result
from trollbord.page.end_panel import kind_to
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
    kind = words.text(kind_to(match.result, 1 - winner, is_counted=True))
    assert kind in lost and kind not in won


def test_the_kind_word_fits_the_game() -> None:
    """Neither a defeat by far nor a game that was given up is called a good game."""

    def kind(scores: tuple[int, int], reason: str = "", is_counted: bool = True) -> str:
        return kind_to(Result(scores, (2, 1), reason), 0, is_counted)

    assert kind((29, 30)) == "page-kind" and kind((3, 30)) == "page-kind-far"
    assert kind((3, 30), is_counted=False) == "page-kind", "points decide nothing there"
    assert kind((3, 30), RESIGNED) == "" and kind_to(Result((3, 30), (2, 1), ""), 1, True) == ""


@pytest.mark.parametrize("game", ["ragnarocks", "trollfjord"])
def test_one_button_is_primary_and_the_rest_is_quiet(game: str) -> None:
    shown = panel(sitting(ended(game), 0, "desk", speaker(game, "en")))

    assert shown.count("btn go") == 1
    assert len(re.findall(r'class="fold"', shown)) == 3


def test_the_land_bar_of_a_finished_duel_stands_below_the_headline() -> None:
    shown = str(table_page(sitting(ended("ragnarocks"), 0, "desk", speaker("ragnarocks", "en"))))

    assert shown.count('id="land"') == 1
    assert shown.index("<h2>") < shown.index('id="land"') < shown.index('class="scores"')
