"""Laws of screens, on every game: equal views give equal bytes, every page is drawn, and every option can be reached: shipped with Trollbord, and held against our games here."""

import pytest

import trollbord
from trollbord.laws.screens import *  # noqa: F403
from trollbord.laws.screens import draw

MANY = 3_000
"""Questions of each game in the long run; `lab/run soak pages` draws 20,000."""
TABLES = [(id, seats) for id in trollbord.game_ids() for seats in trollbord.load(id).seats]


@pytest.mark.long_run
@pytest.mark.parametrize(("id", "seats"), TABLES)
def test_every_viewers_page_is_drawn_at_many_questions(id: str, seats: int) -> None:
    game = trollbord.load(id)
    draw(game, seats, MANY // len(game.seats), seed=1)
