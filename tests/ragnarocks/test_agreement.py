"""Two implementations written apart agree at every question of a game."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.ragnarocks.scene import Scene, new_game
from tests.ragnarocks.slow import Slow
from tests.ragnarocks.slow import labels as names

MOST_PICKS = 200
MANY = 1_000
"""Games in the long run."""


def assert_agreement(table: Scene, slow: Slow) -> None:
    """Assert that both see the same question, regions, scores and pieces."""
    assert sorted(table.options) == sorted(slow.options())
    assert table.seat == (None if slow.is_over else slow.seat)
    assert [table.vikings(seat) for seat in (0, 1)] == [names(each) for each in slow.vikings]
    assert table.stones == names(slow.stones)
    assert table.state.supply == slow.supply
    if slow.mover is None:
        regions = {(slow.status(region), frozenset(names(region))) for region in slow.regions()}
        assert {(status, frozenset(cells)) for status, cells in table.regions} == regions
        assert tuple(table.state.land()) == slow.scores()


def play(table: Scene, slow: Slow, choices: list[int]) -> tuple[Scene, Slow]:
    """Play both tables on, comparing them at every question."""
    for choice in choices:
        assert_agreement(table, slow)
        if slow.is_over:
            break
        option = table.options[choice % len(table.options)]
        table.pick(option)
        slow = slow.pick(option)
    return table, slow


@settings(max_examples=25, deadline=None)
@given(st.lists(st.integers(0, 2**31), min_size=MOST_PICKS, max_size=MOST_PICKS))
def test_random_games_agree_from_the_first_question_to_the_scores(choices: list[int]) -> None:
    check_game(choices)


@pytest.mark.long_run
def test_a_thousand_games_agree_from_the_first_question_to_the_scores() -> None:
    rng = Random("a thousand games")
    for _ in range(MANY):
        check_game([rng.randrange(2**31) for _ in range(MOST_PICKS)])


def check_game(choices: list[int]) -> None:
    """Play a whole game on both tables, and compare its end."""
    table, slow = play(new_game(), Slow(), choices)

    assert slow.is_over
    assert table.result is not None
    assert table.result.scores == slow.scores()
