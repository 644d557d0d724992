"""Doors at the tables: every question of every game, pressed where it is seen to be pressable."""

from collections.abc import Iterator, Sequence

import pytest
from playwright.sync_api import Browser

from tests.browser.doors.board_law import COUNTS, faults
from tests.browser.doors.boards import SIZES, board
from tests.browser.looks.positions import HERE, Position, positions, reached, viewer_of
from tests.browser.seats import complaints

pytestmark = pytest.mark.ordinary

GAMES = sorted(path.stem for path in HERE.glob("*.toml"))


def wrong(
    browser: Browser, game: str, size: str, theme: str, there: Sequence[Position]
) -> Iterator[str]:
    """What is wrong at some questions of a game; what every question has beside it is pressed at the first."""
    known: set[str] = set()
    with board(browser, size, theme) as shown:
        heard = complaints(shown.page)
        for position in there:
            match = reached(game, position)
            shown.show(match, viewer_of(match, position))
            expected = COUNTS[game][position.name][list(SIZES).index(size)]
            found = [*faults(shown, known, expected), *heard]
            heard.clear()
            yield from [f"{position.name}: {fault}" for fault in found]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", GAMES)
def test_what_can_be_pressed_does_what_it_says(browser: Browser, game: str, size: str) -> None:
    """One question of each game in each size, by mouse or finger, by day or night."""
    number = list(SIZES).index(size)
    question = positions(game)[(3 * number + GAMES.index(game)) % 12]
    assert list(wrong(browser, game, size, "dark" if number % 2 else "light", [question])) == []


@pytest.mark.long_run
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", GAMES)
def test_at_every_question_too(browser: Browser, game: str, size: str) -> None:
    """Every question of each game in one size, never that of the test above, three questions to a size."""
    number = list(SIZES).index(size)
    questions = positions(game)[(3 - number - GAMES.index(game)) % 4 :: 4]
    assert list(wrong(browser, game, size, "light" if number % 2 else "dark", questions)) == []
