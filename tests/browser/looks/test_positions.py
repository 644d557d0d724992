"""The named positions lead where they say, at every game that has some."""

import pytest

from tests.browser.looks.positions import HERE, Position, is_there, positions, reached, viewer_of

GAMES = sorted(path.stem for path in HERE.glob("*.toml"))
NAMED = [
    pytest.param(game, each, id=f"{game}-{each.name}") for game in GAMES for each in positions(game)
]


@pytest.mark.parametrize("game", GAMES)
def test_a_game_has_twelve_positions_for_review(game: str) -> None:
    assert len({each.name for each in positions(game)}) == 12


@pytest.mark.parametrize(("game", "position"), NAMED)
def test_a_position_is_what_its_name_says(game: str, position: Position) -> None:
    match = reached(game, position)

    assert is_there(match, position)
    viewer = viewer_of(match, position)
    assert (match.ask is None) == position.end
    assert match.view(viewer).seat == viewer
