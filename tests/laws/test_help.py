"""Laws of help, on every game: shipped with Trollbord, and held against our games here."""

import pytest

import trollbord
from trollbord.laws.help import *  # noqa: F403
from trollbord.laws.help import check_screens
from trollbord.words import LANGUAGES

HUNDREDS = 200
"""Screens of each game in the long run."""


@pytest.mark.long_run
@pytest.mark.parametrize("id", trollbord.game_ids())
def test_nothing_on_hundreds_of_screens_is_without_help_in_any_language(id: str) -> None:
    game = trollbord.load(id)
    seen, seed = 0, 0
    while seen < HUNDREDS:
        seed += 1
        seen += check_screens(game, game.seats[seed % len(game.seats)], seed, list(LANGUAGES))
