"""A person who has never seen a game reads at its table what it is about."""

import pytest

import trollbord
from trollbord.page.shell import helping
from trollbord.words import LANGUAGES, speaker
from trollbord.words.speaker import BRIEF


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", trollbord.game_ids())
def test_the_help_tells_goal_turn_and_end(game: str, language: str) -> None:
    words = speaker(game, language)

    shown = str(helping(words))

    assert len(words.brief()) == len(BRIEF)
    assert all(line in shown for line in words.brief())
    assert shown.index(words.brief()[0]) < shown.index(words.text("page-help-click"))


def test_a_game_without_such_words_has_no_empty_heading() -> None:
    shown = str(helping(speaker("", "en")))

    assert shown.count("<h3>") == 2  # the table and its keys
    assert speaker("", "en").brief() == []
