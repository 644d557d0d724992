"""A law of positions, on every game: a line with a mistake is refused in words, or is a table that can be played: shipped with Trollbord, and held against our games here."""

import pytest

import trollbord
from trollbord.laws.positions import *  # noqa: F403
from trollbord.laws.positions import check_games, check_lines

MANY = 100_000
"""Changed lines in the long run, over all games and numbers of seats."""
TABLES = [(id, seats) for id in trollbord.game_ids() for seats in trollbord.load(id).seats]


@pytest.mark.long_run
@pytest.mark.parametrize(("id", "seats"), TABLES)
def test_many_changed_lines_are_refused_in_words_or_play_on(id: str, seats: int) -> None:
    check_lines(trollbord.load(id), seats, MANY // len(TABLES), seed=1)


@pytest.mark.long_run
@pytest.mark.parametrize(("id", "seats"), TABLES)
def test_what_a_game_writes_with_any_table_option_is_read_back(id: str, seats: int) -> None:
    check_games(trollbord.load(id), seats, MANY, 10)
